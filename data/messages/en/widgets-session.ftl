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
