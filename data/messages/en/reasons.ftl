### Why something is not legal, with the facts of the position; and what would make it legal (remedy-…).

# A verb was asked about; $sentence is about the action that comes closest.
ruling-closest = “{ $verb }” is not possible anywhere now. What comes closest: { $sentence }

## Parts that several messages share

-have =
    { $number ->
        [many] have
       *[one] has
    }
# Who rules in $clearing, and by how much.
rule-in-clearing =
    { $clearing_rule ->
        [rules] in { $clearing } the { $faction-short } { $faction-number ->
            [many] rule
           *[one] rules
        }
        [empty] in { $clearing } nobody has a warrior or a building
        [behind] in { $clearing } it is { $clearing_power } against { $clearing_rival_power } of the { $clearing_rival-short }
        [tie-lost] in { $clearing } it is { $clearing_power } against { $clearing_rival_power } of the { $clearing_rival-short }, and the { $clearing_rival-short } { $clearing_rival-number ->
            [many] rule
           *[one] rules
        } ties ({ $ties_law })
        [others-tie] in { $clearing } it is { $clearing_power } against { $clearing_rival_power } each of the { $clearing_rival-short }, so nobody rules
       *[tie] in { $clearing } it is { $clearing_power } against { $clearing_rival_power } of the { $clearing_rival-short }, a tie in which nobody rules
    }
# The same for $destination.
rule-in-destination =
    { $destination_rule ->
        [rules] in { $destination } the { $faction-short } { $faction-number ->
            [many] rule
           *[one] rules
        }
        [empty] in { $destination } nobody has a warrior or a building
        [behind] in { $destination } it is { $destination_power } against { $destination_rival_power } of the { $destination_rival-short }
        [tie-lost] in { $destination } it is { $destination_power } against { $destination_rival_power } of the { $destination_rival-short }, and the { $destination_rival-short } { $destination_rival-number ->
            [many] rule
           *[one] rules
        } ties ({ $ties_law })
        [others-tie] in { $destination } it is { $destination_power } against { $destination_rival_power } each of the { $destination_rival-short }, so nobody rules
       *[tie] in { $destination } it is { $destination_power } against { $destination_rival_power } of the { $destination_rival-short }, a tie in which nobody rules
    }
# “The Eyrie have”, “The Marquise has”.
the-faction-has =
    { $faction-number ->
        [many] The { $faction-short } have
       *[one] The { $faction-short } has
    }

## Not your decision

reason-game-over = The game is over: the { $winners-short } won.
reason-chance-first = Chance comes first: a die roll or a card must be known before anybody decides.
reason-not-your-decision =
    { $player-number ->
        [many] “{ $verb }” is not for the { $faction-short } to choose now: the { $player-short } decide.
       *[one] “{ $verb }” is not for the { $faction-short } to choose now: the { $player-short } decides.
    }
reason-hidden-hand = What the { $faction-short } can do now depends on cards that this seat cannot see.

## Phase and step

reason-not-now =
    { $timing ->
        [setup-over] “{ $verb }” belongs to the setup of the game, and that is over.
        [in-setup] “{ $verb }” comes at another moment of the setup.
        [before-play] The game is still being set up; “{ $verb }” comes when the turns have begun.
        [asked] “{ $verb }” can be chosen only when the game asks for it, and now it asks for something else.
        [other-turn] “{ $verb }” is for the turn of the { $faction-short }; now it is the turn of the { $turn_of-short }.
        [other-phase] “{ $verb }” belongs to { $phases }; now it is { $phase } of the { $turn_of-short }.
        [under-way] “{ $verb }” must wait until what is under way has come to its end.
        [start] “{ $verb }” can be used only at the very start of { $phase }, and that moment has passed.
        [later] “{ $verb }” comes at a later step of { $phase }.
       *[over] The step for “{ $verb }” is already over in this { $phase }.
    }
remedy-not-now =
    { $timing ->
        [under-way] Answer first what is asked now.
        [later] Finish the step that is asked now; then it comes.
       *[other] { "" }
    }
reason-only-at-the-start-of-the-phase = “{ $verb }” can be used only at the very start of { $phase }, and something else was done in it already.

## Cards in hand

reason-card-not-in-hand =
    { $hand_size ->
        [0] { the-faction-has } no card in hand.
       *[other] { the-faction-has } no { named-card } in hand.
    }
reason-card-does-not-match =
    { $suit-id ->
        [bird] Only a bird card will do, and { $card } is a { $card_suit } card.
       *[other] { $card } is a { $card_suit } card, and a { $suit } card is needed.
    }
remedy-card-does-not-match =
    { $suit-id ->
        [bird] { "" }
       *[other] A { $suit } card or a bird card would do.
    }
reason-not-a-bird-card = { $card } is a { $card_suit } card, and only a bird card will do: no other suit can stand in for it.
reason-discard-out-of-order =
    { $cause ->
        [passed] Cards to discard are named in the order of the hand, and one after { $card } was already named.
       *[early] Cards to discard are named in the order of the hand, and after { $card } too few are left: { $over } must go.
    }
remedy-discard-out-of-order =
    { $cause ->
        [passed] { "" }
       *[early] Name the other card first, then { $card }.
    }

## Crafting

reason-cannot-be-crafted = { named-card } cannot be crafted: ambush and dominance cards have another use.
reason-already-in-play = { the-faction-has } { $card } in play already, and the same card cannot be crafted twice.
reason-item-not-in-supply = No { $item } is left in the item supply, so { $card } cannot be crafted.
reason-crafting-cost-not-met =
    { $suit-id ->
        [any] { $card } costs { $cost ->
            [one] 1 crafting piece
           *[other] { $cost } crafting pieces
        }, and { $idle ->
            [0] no { $building } of the { $faction-short } is left to activate this turn.
            [one] only 1 { $building } of the { $faction-short } is left to activate this turn.
           *[other] only { $idle } of the { $faction-short } are left to activate this turn.
        }
       *[other] { $card } costs { $cost ->
            [one] 1 crafting piece in a { $suit } clearing
           *[other] { $cost } crafting pieces in { $suit } clearings
        }, and { $idle ->
            [0] no { $building } of the { $faction-short } is left there to activate this turn.
            [one] only 1 { $building } of the { $faction-short } is left there to activate this turn.
           *[other] only { $idle } of the { $faction-short } are left there to activate this turn.
        }
    }
reason-no-piece-to-activate =
    { $cause ->
        [none] In { $clearing } no crafting piece of the { $faction-short } is left to activate this turn.
        [passed] The pieces are named from the lowest clearing up, and one after { $clearing } was already named.
       *[early] The pieces are named from the lowest clearing up, and from { $clearing } on too few are left to pay.
    }

## Moving

reason-not-adjacent = No path joins { $origin } and { $destination }. { $adjacent ->
   *[other] From { $origin } paths lead to { $adjacent }.
  }
reason-rules-neither = A move needs rule of the clearing it leaves or of the one it enters, and the { $faction-short } { $faction-number ->
    [many] rule
   *[one] rules
  } neither. Of warriors and buildings, { rule-in-clearing }; { rule-in-destination }.
remedy-rules-neither =
    { $clearing_needed ->
        [one] It would be legal with 1 more warrior in { $clearing }, or { $destination_needed } more in { $destination }.
       *[other] It would be legal with { $clearing_needed } more warriors in { $clearing }, or { $destination_needed } more in { $destination }.
    }
reason-no-warriors-there = { the-faction-has } no warrior in { $clearing }.
reason-too-few-warriors =
    { $clearing_warriors ->
        [0] { the-faction-has } no warrior in { $clearing } to move.
        [one] { the-faction-has } only 1 warrior in { $clearing }, not { $count }.
       *[other] { the-faction-has } only { $clearing_warriors } warriors in { $clearing }, not { $count }.
    }
remedy-too-few-warriors =
    { $clearing_warriors ->
        [0] { "" }
        [one] Move 1.
       *[other] Move { $clearing_warriors } or fewer.
    }

## Battle

reason-no-warriors-to-attack = A battle needs an attacking warrior, and the { $faction-short } { -have(number: "one") } none in { $clearing }.
