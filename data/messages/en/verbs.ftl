### What can be done, as on a button; and what chance brought.
### verb-<faction>-<verb> where a faction has its own word, else verb-<verb>.

## Setup

verb-place-keep = Place the keep
verb-place-building = Place a building
verb-place-roost = Place a roost
verb-choose-leader = Choose a leader

## The key actions

verb-craft = Craft
verb-activate = Activate a crafting piece
verb-move = Move
verb-marquise-move = March
verb-battle = Battle
verb-recruit = Recruit
verb-build = Build
verb-overwork = Overwork
verb-extra-action = Extra action
verb-pay-wood = Pay with wood
verb-place = Place a piece

## The Eyrie

verb-add-to-decree = Add to the Decree
verb-resolve = Resolve a Decree card
verb-new-roost = A new roost

## In and after a battle

verb-ambush = Play an ambush
verb-foil = Foil the ambush
verb-first = Say who is first
verb-lose = Lose a piece
verb-field-hospitals = Field Hospitals
verb-first-trigger = Say what comes first
verb-first-side = Say which side is first
verb-pass = Pass

## Cards

verb-discard = Discard
verb-spend = Spend a card
verb-activate-dominance = Activate dominance
verb-take-dominance = Take a dominance card
verb-armorers = { card-armorers }
verb-sappers = { card-sappers }
verb-brutal-tactics = { card-brutal-tactics }
verb-better-burrow-bank = { card-better-burrow-bank }
verb-stand-and-deliver = { card-stand-and-deliver }
verb-royal-claim = { card-royal-claim }
verb-command-warren = { card-command-warren }
verb-tax-collector = { card-tax-collector }
verb-codebreakers = { card-codebreakers }
verb-cobbler = { card-cobbler }

## Going on

verb-continue = Continue
verb-end = End Daylight
verb-marquise-done = End the March
verb-eyrie-done = Add no more cards

## Chance

outcome-dice = The dice show { $high } and { $low }.
outcome-draw = The card drawn is { $card }.
outcome-take = The card taken is { $card }.
outcome-ruin = Under the ruin lies { $item-id ->
    [tea] tea
   *[other] a { $item }
  }.
outcome-quest = The quest is { $quest }.
