### What the table says about its settings, the cover between seats, and copying a position.

## What the table answers for a person

ui-set-answer-pass = Answer for me when I can only pass
ui-set-forced = Answer for me when there is only one other answer (not what ends a phase or an action)
ui-set-at-once = Agents play on until it is my decision
ui-set-cover = Cover the table between seats, for people who share this screen
ui-always-pass = Always pass for me
ui-reaction-ambush = Ambush, when I am attacked
ui-reaction-foil = An ambush against their ambush
ui-reaction-effects = Effects of my cards in battle
ui-reaction-field-hospitals = Field Hospitals
# $answer: the pass in words; $title: what the question is about.
ui-log-passed = { $answer } ({ $title })

## The cover

ui-cover = Pass the screen to the { $player-short }
ui-cover-ready = I am the { $player-short }: show my table
ui-cover-help = The table is covered, so that nobody sees another seat’s cards.

## Copy and paste

ui-share = Copy and paste
ui-copy-seen = Copy position as I see it
ui-copy-open = Copy position, open hands
ui-copy-game = Copy the whole game
ui-copied-seen = Select and copy this text. What is hidden from you is not in it.
ui-copied-open = Select and copy this text. Whoever has it can see every hand.
ui-copied-game = Select and copy this text. It holds the whole game with its branches, every hand included.
ui-paste = Paste
ui-paste-here = Paste a copied position or game here
ui-pasted-seen = This is a position as the { $player-short } { $player-number ->
    [many] saw
   *[one] saw
  } it; the hidden cards were not in the text and have been dealt at random.
ui-pasted-open = The pasted position is on the table.
ui-pasted-game = The pasted game is on the table.

## Guided rounds of the Alliance, the Vagabond and the Corvids

ui-guide-alliance-spread =
    You are the Woodland Alliance. You have no piece on the map yet: your strength is your supporters, the cards that lie face down in your panel.
    Spread sympathy: click a lit clearing, then spend a supporter of its suit (a bird fits any). Your first token may go anywhere.
ui-guide-alliance-more =
    A sympathy token is on the map. Whoever moves warriors into its clearing, or removes it, must give you a matching card: that is outrage.
    The next tokens go next to a sympathetic clearing and give points. Spread more, or press Continue. Two supporters of one suit are worth keeping: they make a revolt.
ui-guide-alliance-mobilize =
    Daylight: mobilize turns cards of your hand into supporters.
    Press Mobilize and choose cards. Without a base you can hold five supporters.
ui-guide-alliance-end =
    Crafting goes by sympathy tokens, and training needs a base, so that is all for now.
    Press End Daylight. In Evening you draw a card by yourself.
ui-guide-alliance-opponent =
    Now the Marquise plays, an agent that chooses at random. Look at “Just now”: warriors that moved into sympathy cost it a card.
ui-guide-alliance-revolt =
    Your Birdsong again. If Revolt is offered, this is your moment: two supporters of the clearing’s suit remove every enemy piece there and place a base with warriors.
    Click a lit clearing, or press Continue and spread more sympathy first.
ui-guide-alliance-over =
    That was a round of the Alliance: sympathy gives points, supporters and in the end a revolt.
    Undo takes you back to any of your choices. Play on, or try another faction.

ui-guide-vagabond-character =
    You are the Vagabond: one pawn, no warriors, and a satchel of items. Nearly everything that you do exhausts an item.
    Choose a character. The Thief is good for a start: boots to move, a torch to explore, and a special action that takes a card.
ui-guide-vagabond-pawn =
    Your pawn starts in a forest. Ruins stand in clearings 6, 10, 11 and 12, and items lie under them.
    Choose a forest next to a ruin, for example the one between 2, 6, 10, 11 and 12.
ui-guide-vagabond-slip =
    Birdsong: your items were refreshed. Now you may slip, into a clearing or a forest next to you and for no boot.
    Slip into a clearing with a ruin.
ui-guide-vagabond-explore =
    Daylight. Explore exhausts a torch, takes an item from under the ruin and gives a point.
    Press Explore. (Not in a ruin, or without a torch? Then go on with Aid.)
ui-guide-vagabond-aid =
    Next an aid: you exhaust any item and give a card of the clearing’s suit to a faction there. That makes friends, which gives points, and you may take an item that they made.
    Press Aid, or move first: each move exhausts a boot, and one more into a clearing with hostile warriors. Without a card of the suit you cannot aid here; go on to the end of Daylight.
ui-guide-vagabond-end =
    Use what is left in your satchel as you like: quests, battle, strike, your special action.
    Then press End Daylight. In Evening you draw a card and one for each coin on its track.
ui-guide-vagabond-opponent =
    Now the Marquise plays, an agent that chooses at random.
ui-guide-vagabond-over =
    That was a round of the Vagabond: items in, actions out. More items mean longer turns, and friends mean points.
    Undo takes you back to any of your choices. Play on, or try another faction.

ui-guide-corvids-scatter =
    You are the Corvid Conspiracy. You win with plots, tokens that lie face down until the right Birdsong.
    Place your first three warriors, one in a clearing of each suit: click lit clearings.
ui-guide-corvids-recruit =
    Birdsong: once a turn you may spend a card and place a warrior in every clearing of its suit.
    Press Recruit and choose a card, or press Continue.
ui-guide-corvids-plot =
    Daylight gives you three actions. Plot first: press Plot, choose what it is and where. It takes a warrior from that clearing, and one more for each plot placed before this turn.
    Only you see what lies there. A plot in a clearing where another warrior of yours stays can be flipped next turn.
ui-guide-corvids-move =
    A plot lies face down on the map. Enemies with a piece there may guess what it is: if they are right, it is gone; if not, you get a card.
    Now move warriors into the clearing with your plot, so that one stands there when your next Birdsong comes.
ui-guide-corvids-end =
    Battle, move, plot again or trick two plots into each other’s place: what is left of your three actions is yours.
    Then press End Daylight.
ui-guide-corvids-exert =
    Evening: exert yourself for one more action, or press Continue to draw a card, and one more for each face-up extortion.
ui-guide-corvids-opponent =
    Now the Marquise plays, an agent that chooses at random. It may well guess at your plot.
ui-guide-corvids-flip =
    Your Birdsong again. Where one of your warriors stands with a face-down plot, you may flip it: you score for every face-up plot on the map, and it takes effect.
    Flip it, or press Continue and wait.
ui-guide-corvids-over =
    That was a round of the Corvids: place, guard, flip. What lies face down is worth most while nobody knows what it is.
    Undo takes you back to any of your choices. Play on, or try another faction.
