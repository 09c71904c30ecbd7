### Dice and draws: a person answers for chance.

tool-chance = Dice and draws
tool-chance-help = Choose what the dice show and which card is drawn
ui-set-ask-chance = Ask me at every die and draw
ui-chance = Chance decides
ui-chance-dice = The dice of the battle
# $player: the seat that draws.
ui-chance-draw = The { $player-short } { $player-number ->
    [many] draw
   *[one] draws
  } a card
ui-chance-take = A card is taken from a hand, unseen
ui-chance-ruin = An item is found under a ruin
ui-chance-quest = A quest is drawn
ui-chance-choose = Choose what happens, or let it be drawn. The odds stand beside each outcome.
ui-chance-odds = This may be drawn, with its odds as you see them:
# $share: a number with one decimal.
ui-chance-share = { $share } %
ui-chance-let = Let it be drawn
ui-chance-hidden = While hands are hidden, only dice, ruins and quests can be chosen; to choose a card, open all hands.
ui-chance-open = Open all hands
ui-chance-help = When this is on, the table stops wherever chance decides, in an agent’s turn too: you see the odds, and choose the outcome or let it be drawn. Cards that another seat draws unseen are drawn at once.
ui-chance-brought = What chance has brought
ui-chance-none = Nothing yet on this line.
ui-chance-again = Choose another
# $ply: a number.
ui-chance-at = Decision { $ply }
