### The Woodland Alliance (chapter 8): its actions, questions, events, and why something is not legal.

## Actions

action-alliance-revolt = Revolt in { $clearing }
action-alliance-spread-sympathy = Spread sympathy to { $clearing }
action-alliance-spend-supporter = Spend the supporter { named-card }
action-alliance-discard-supporter = Discard the supporter { named-card }
action-alliance-mobilize = Mobilize { named-card }
action-alliance-mobilize-hidden = Mobilize a card
action-alliance-train = Train an officer with { named-card }
action-alliance-organize = Organize in { $clearing }
action-alliance-done = End the military operations
# Outrage, of another faction.
action-give-supporter = Give { named-card } to the Supporters
action-give-supporter-hidden = Give a card to the Supporters
action-show-hand = Show the hand to the Alliance

verb-alliance-revolt = Revolt
verb-alliance-spread-sympathy = Spread sympathy
verb-alliance-spend-supporter = Spend a supporter
verb-alliance-discard-supporter = Discard a supporter
verb-alliance-mobilize = Mobilize
verb-alliance-train = Train an officer
verb-alliance-organize = Organize
verb-alliance-done = End the operations
verb-give-supporter = Give a supporter
verb-show-hand = Show the hand

## Questions

question-revolt = The { $player-short } may revolt in a sympathetic clearing. Revolt, or continue?
# $left: sympathy tokens on the track; $cost: supporters for the next one.
question-spread-sympathy =
    { $left ->
        [0] All sympathy of the { $player-short } is on the map. Continue?
       *[other] The { $player-short } may spread sympathy, and the next token costs { $cost ->
            [one] 1 supporter
           *[other] { $cost } supporters
        }. Spread it, or continue?
    }
# $clearing: what the supporters must match; $left: how many are still to be spent.
question-spend-supporters =
    { $left ->
        [one] 1 supporter of the suit of { $clearing } ({ $suit }) is still to be spent, or a bird. Which one?
       *[other] { $left } supporters of the suit of { $clearing } ({ $suit }) are to be spent, or birds. Which one next?
    }
question-discard-supporters =
    { $left ->
        [one] Without a base the { $player-short } must discard 1 supporter, down to five. Which one?
       *[other] Without a base the { $player-short } must discard { $left } supporters, down to five. Which one next?
    }
question-alliance-actions = The { $player-short } may craft, mobilize and train. What now?
# $left: officers that have not acted this Evening.
question-military-operations =
    { $left ->
        [one] The { $player-short } has 1 military operation left. What now?
       *[other] The { $player-short } has { $left } military operations left. What now?
    }
question-outrage = Outrage in { $clearing } ({ $suit }): which { $suit } or bird card { $player-number ->
    [many] do
   *[one] does
  } the { $player-short } give to the Supporters of the Alliance? Without one, the hand is shown.

## Events

event-outrage = The { $faction-short } caused Outrage in { $clearing }.
event-gave-supporter = The { $faction-short } gave { $card } to the Supporters of the { $target-short }.
event-gave-supporter-hidden = The { $faction-short } gave a card to the Supporters of the { $target-short }.
event-showed-hand = The { $faction-short } showed { $faction-number ->
    [many] their
   *[one] the
  } whole hand to the { $target-short }, without a card that matches.
event-drew-supporter = The { $faction-short } drew the supporter { $card }.
event-drew-supporter-hidden = The { $faction-short } drew a supporter.
event-mobilized = The { $faction-short } mobilized { $card }.
event-mobilized-hidden = The { $faction-short } mobilized a card.
event-supporter-not-held = The Supporters stack of the { $faction-short } is full, so { $card } was discarded.
event-supporter-left =
    { $card-count ->
        [one] The supporter { $card } of the { $faction-short } was discarded.
       *[other] The supporters { $card } of the { $faction-short } were discarded.
    }
event-revolt = The { $faction-short } revolted in { $clearing }.
event-officer = A warrior of the { $faction-short } became an officer.
# $count: the officers that went back to the supply.
event-officers-lost =
    { $count ->
        [one] The { $faction-short } lost 1 officer.
       *[other] The { $faction-short } lost { $count } officers.
    }

## Why something is not legal

# $supporters: on the stack; $matching: how many of them would do.
supporters-match = of { $supporters ->
    [one] 1 supporter
   *[other] { $supporters } supporters
  } of the { $faction-short } { $matching ->
    [0] none matches
    [one] only 1 matches
   *[other] only { $matching } match
  }

reason-no-sympathy-there = { $clearing } is not sympathetic, and a revolt is in a sympathetic clearing.
reason-base-already-on-map = The { $clearing_suit } base is on the map already, and there is one of each suit.
reason-too-few-supporters-to-revolt = A revolt in { $clearing } costs { $cost ->
    [one] 1 supporter
   *[other] { $cost } supporters
  } of its suit, { $clearing_suit }, or birds, and { $supporters ->
    [0] the { $faction-short } has no supporters.
   *[other] { supporters-match }.
  }
remedy-too-few-supporters-to-revolt =
    { $missing ->
        [one] With 1 more { $clearing_suit } or bird supporter it would be paid.
       *[other] With { $missing } more { $clearing_suit } or bird supporters it would be paid.
    }
reason-sympathy-already-there = { $clearing } is sympathetic already, and a clearing holds one sympathy token.
reason-no-sympathy-left = All sympathy tokens are on the map, so none is left to place.
reason-not-next-to-sympathy = No clearing next to { $clearing } is sympathetic, and sympathy spreads from there.
remedy-not-next-to-sympathy =
    { $near ->
        [none] { "" }
       *[other] It can spread to { $near }.
    }
# $enemy: who has three warriors or more there, or nobody.
reason-too-few-supporters-to-spread = Sympathy in { $clearing } costs { $cost ->
    [one] 1 supporter
   *[other] { $cost } supporters
  } of its suit, { $clearing_suit }, or birds{ $enemy-id ->
    [none] { "" }
   *[other] {" "}(one of them for martial law: the { $enemy-short } { $enemy-number ->
        [many] have
       *[one] has
    } three warriors or more there)
  }, and { $supporters ->
    [0] the { $faction-short } has no supporters.
   *[other] { supporters-match }.
  }
remedy-too-few-supporters-to-spread =
    { $missing ->
        [one] With 1 more { $clearing_suit } or bird supporter it would be paid.
       *[other] With { $missing } more { $clearing_suit } or bird supporters it would be paid.
    }
reason-not-a-supporter = { named-card } is not among the supporters.
reason-supporter-out-of-order =
    { $cause ->
        [passed] Supporters are named in a fixed order, and one after { $card } was already named.
       *[early] Supporters are named in a fixed order, and after { $card } too few are left: { $left } must go.
    }
reason-must-give-a-supporter = A hand with a { $suit } or bird card cannot be shown instead: one of them goes to the Supporters.
reason-no-base-of-that-suit =
    { $suits-id ->
        [none] No base is on the map, and officers are trained with a card of a base’s suit.
       *[other] { $card } is a { $card_suit } card, and officers are trained with a card of a base’s suit.
    }
remedy-no-base-of-that-suit =
    { $suits-id ->
        [none] { "" }
       *[other] A bird card or one of these suits would do: { $suits }.
    }
reason-no-officer-left =
    { $officers ->
        [0] { the-faction-has } no officer, and each military operation needs one.
        [one] The only officer of the { $faction-short } has acted in this Evening already.
       *[other] All { $officers } officers of the { $faction-short } have acted in this Evening already.
    }
reason-no-base-there = { the-faction-has } no base in { $clearing }, and warriors are recruited at a base.
reason-no-warrior-to-organize = { the-faction-has } no warrior in { $clearing } that could give way to sympathy.
