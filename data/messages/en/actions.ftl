### Actions in words, as in a list to choose from.
### action-<faction>-<verb> where a faction has its own words, else action-<verb>.

## Parts that several messages share

# $count warriors.
some-warriors =
    { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    }
# One $piece.
one-piece =
    { $piece-id ->
        [keep] the keep
       *[other] a { $piece }
    }
# A card of the decks, or a leader of the Eyrie.
named-card =
    { $card-id ->
        [none] { $leader }
       *[other] { $card }
    }

## Setup

action-place-keep = Place the keep in { $clearing }
action-place-building = Place { one-piece } in { $clearing }
action-place-roost = Place a roost and warriors in { $clearing }
action-choose-leader = Choose the { named-card } as leader

## The key actions

action-craft = Craft { named-card }
action-activate = Activate a crafting piece in { $clearing }
action-move = Move { some-warriors } from { $origin } to { $destination }
action-battle = Battle the { $target-short } in { $clearing }
action-recruit = Recruit in { $clearing }
action-marquise-recruit = Recruit at every recruiter
action-build = Build a roost in { $clearing }
action-marquise-build = Build { one-piece } in { $clearing }
action-overwork = Overwork in { $clearing } with { named-card }
action-extra-action = Spend { named-card } for an extra action
action-pay-wood = Pay with a wood token from { $clearing }
action-place = Place { one-piece } in { $clearing }

## The Eyrie

action-add-to-decree = Add { named-card } to { $column }
action-resolve = Resolve a { $suit } card
action-new-roost = Place a new roost in { $clearing }

## In and after a battle

action-ambush = Play { named-card }
action-foil = Foil the ambush with { named-card }
action-first = The { $target-short } { $target-number ->
    [many] use
   *[one] uses
  } effects first
action-lose = Lose { one-piece }
action-field-hospitals = Field Hospitals with { named-card }
# What follows from the loss of a $piece.
action-first-trigger = First the { $target-short }: { $piece } in { $clearing }
action-first-side = First what follows for the { $target-short }
action-pass = Pass

## Cards

action-discard = Discard { named-card }
action-spend = Spend { named-card }
action-activate-dominance = Activate { named-card }
action-take-dominance = Take { named-card }
action-armorers = { card-armorers }: take no rolled hits
action-sappers = { card-sappers }: deal 1 extra hit
action-brutal-tactics = { card-brutal-tactics }: deal 1 extra hit, and the defender scores 1 point
action-better-burrow-bank = { card-better-burrow-bank }: the { $target-short } { $target-number ->
    [many] draw
   *[one] draws
  } a card too
action-stand-and-deliver = { card-stand-and-deliver } Steal a card from the { $target-short }
action-royal-claim = { card-royal-claim }: score 1 point for every clearing you rule
action-command-warren = { card-command-warren }: battle the { $target-short } in { $clearing }
action-tax-collector = { card-tax-collector }: remove a warrior from { $clearing } to draw a card
action-codebreakers = { card-codebreakers }: look at the hand of the { $target-short }
action-cobbler = { card-cobbler }: move { some-warriors } from { $origin } to { $destination }

## Going on

action-continue = Continue
action-end = End Daylight
action-marquise-done = End the March
action-eyrie-done = Add no more cards
