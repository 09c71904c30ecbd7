### Why something is not legal, with the facts of the position; and what would make it legal (remedy-…).

# A verb was asked about; $sentence is about the action that comes closest.
ruling-closest = “{ $verb }” is not possible now. The nearest case: { $sentence }

## Parts that several messages share

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
reason-hidden-hand = What the { $faction-short } can do now depends on what this seat cannot see.

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
       *[early] Name a card that stands before it first.
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

reason-forest-for-a-clearing =
    { $forest_known ->
        [yes] “{ $verb }” is for a clearing, and what lies between { $forest } is a forest.
       *[no] The map has no forest between { $forest }.
    }
reason-not-to-another-clearing = A move goes from one clearing to another, and { $origin } is where the warriors are already.
reason-not-adjacent = No path joins { $origin } and { $destination }.
remedy-not-adjacent = From { $origin } paths lead to { $adjacent }.
reason-rules-neither = The { $faction-short } cannot move from { $origin } to { $destination } without rule of one of them. Counting warriors and buildings, { rule-in-clearing }; { rule-in-destination }.
remedy-rules-neither =
    { $clearing_needed ->
        [one] It would be legal with 1 more warrior in { $clearing }, or { $destination_needed } more in { $destination }.
       *[other] It would be legal with { $clearing_needed } more warriors in { $clearing }, or { $destination_needed } more in { $destination }.
    }
reason-no-warriors-there = { the-faction-has } no warrior in { $clearing }.
reason-no-warrior-to-remove = “{ $verb }” removes a warrior of its owner, and the { $faction-short } { $faction-number ->
    [many] have
   *[one] has
  } none in { $clearing }.
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

reason-no-warriors-to-attack = A battle needs an attacking warrior, and there is none of the { $faction-short } in { $clearing }.
reason-no-enemy-there =
    { $target-number ->
        [many] The { $target-short } have no pieces in { $clearing }.
       *[one] The { $target-short } has no pieces in { $clearing }.
    }
reason-not-an-enemy = A battle is against an enemy, a player of this game who is no partner in a coalition: here the { $enemies-short }.
reason-not-an-ambush = { named-card } is not an ambush card.
reason-not-a-side-of-the-battle = Only the two sides of the battle use effects: the { $attacker-short } and the { $defender-short }.
reason-cannot-lose-this-piece =
    { $cause ->
        [none] No { $piece } in { $clearing } is still to be named.
        [passed] Losses are named in a fixed order, and a kind that comes after { $piece } was already named.
       *[early] Losses are named in a fixed order, and after { $piece } too few pieces would follow for the hits.
    }
reason-nothing-follows-there = No choice of that kind waits because of { $clearing }.
reason-nothing-follows-for-that-side =
    { $target-number ->
        [many] The { $target-short } have no choice that follows this battle.
       *[one] The { $target-short } has no choice that follows this battle.
    }

## Cards in play

reason-card-not-in-play = Only a player who has crafted “{ $verb }” can use it, and it does not lie in front of the { $faction-short }.
reason-card-used-this-turn = { the-faction-has } used “{ $verb }” in this turn already, and it is for once a turn.
reason-card-used-this-battle = { the-faction-has } used “{ $verb }” in this battle already, and it is for once a battle.
reason-only-as-defender = “{ $verb }” is for the defender, and in { $clearing } the { $faction-short } { $faction-number ->
    [many] are
   *[one] is
  } the attacker.
reason-only-as-attacker = “{ $verb }” is for the attacker, and in { $clearing } the { $faction-short } { $faction-number ->
    [many] are
   *[one] is
  } the defender.
reason-no-rolled-hits-to-stop = “{ $verb }” stops rolled hits, and none are coming at the { $faction-short } in { $clearing }.
reason-rules-no-clearing =
    { $faction-number ->
        [many] The { $faction-short } rule no clearing, so “{ $verb }” would score nothing.
       *[one] The { $faction-short } rules no clearing, so “{ $verb }” would score nothing.
    }
reason-not-another-player = “{ $verb }” names another player of this game: here the { $others-short }.
reason-target-has-no-card =
    { $target-number ->
        [many] The { $target-short } have no card in hand.
       *[one] The { $target-short } has no card in hand.
    }

## Dominance

reason-not-a-dominance-card = { named-card } is not a dominance card.
reason-fewer-than-ten-points =
    { $score ->
        [one] A dominance card needs 10 points, and the { $faction-short } { $faction-number ->
            [many] have
           *[one] has
        } only 1.
       *[other] A dominance card needs 10 points, and the { $faction-short } { $faction-number ->
            [many] have
           *[one] has
        } only { $score }.
    }
reason-dominance-already-active = { the-faction-has } a dominance card active already, and it cannot be replaced.
reason-dominance-card-not-in-hand = { the-faction-has } no dominance card in hand.
reason-no-dominance-card-available = No dominance card lies beside the map.
reason-dominance-not-available = { $card } is not among the available dominance cards beside the map.
reason-no-card-to-spend-for-dominance =
    { $card_suit-id ->
        [bird] { $card } is taken by spending a bird card, and the { $faction-short } { $faction-number ->
            [many] have
           *[one] has
        } none.
       *[other] { $card } is taken by spending a { $card_suit } or bird card, and the { $faction-short } { $faction-number ->
            [many] have
           *[one] has
        } none.
    }

## Placing

reason-no-open-slot =
    { $clearing_slots ->
        [0] There is no slot for a building in { $clearing }.
        [one] The only slot in { $clearing } is taken{ $clearing_ruins ->
            [0] .
           *[other] , by a ruin.
        }
       *[other] All { $clearing_slots } slots in { $clearing } are taken{ $clearing_ruins ->
            [0] .
           *[other] , one of them by a ruin.
        }
    }
reason-no-warrior-in-supply = { the-faction-has } no warrior left in the supply.
reason-keep-forbids-placing = The keep stands in { $clearing }, and there only the Marquise places pieces.
reason-nothing-to-place-there =
    { $cause ->
        [none] Nothing of that kind is still to be placed in { $clearing }.
        [taken] One was already placed in { $clearing }, and each of the clearings takes only one.
        [passed] The clearings are named from the lowest up, and one after { $clearing } was already named.
       *[early] The clearings are named from the lowest up, and from { $clearing } on there is too little room for all that is left.
    }

## Setup

reason-not-a-corner = { $clearing } is not a corner: the corners are { $corners }.
reason-keep-not-in-a-corner = { reason-not-a-corner }
reason-corner-taken = Another player starts in { $clearing } already.
reason-not-the-opposite-corner = The start is in the corner diagonally opposite another start, where one is free: { $opposite }.
reason-other-building-first = Now the { $building } is placed.
reason-not-by-the-keep = { $clearing } is neither the clearing with the keep, { $keep }, nor next to it.
remedy-not-by-the-keep = It can be { $keep }, { $near }.

## The Marquise

reason-no-action-left = { the-faction-has } no action left in this Daylight.
remedy-no-action-left = A bird card spent gives one more.
reason-recruited-already = { the-faction-has } recruited in this turn already, and that is for once a turn.
reason-no-recruiter-to-place-at = No recruiter stands where the { $faction-short } can place a warrior.
reason-no-sawmill-there = { the-faction-has } no sawmill in { $clearing }.
reason-no-wood-in-supply = All wood tokens are on the map, so none is left to place.
reason-marquise-does-not-rule = The { $faction-short } cannot build in { $clearing } without rule of it. Counting warriors and buildings, { rule-in-clearing }.
remedy-marquise-does-not-rule =
    { $clearing_needed ->
        [one] With 1 more warrior there the { $faction-short } would rule.
       *[other] With { $clearing_needed } more warriors there the { $faction-short } would rule.
    }
reason-not-a-marquise-building = The { $faction-short } builds sawmills, workshops and recruiters, and nothing else.
reason-no-building-left = Every { $piece } is on the map already.
reason-too-little-wood = The next { $piece } costs { $cost } wood, and { $wood ->
    [0] no wood lies
   *[other] only { $wood } lies
  } in { $clearing } or is connected to it through clearings that the { $faction-short } rules.
remedy-too-little-wood = With { $missing } more wood it could be built.
reason-no-wood-to-pay-there =
    { $cause ->
        [none] No wood in { $clearing } can pay for this building.
        [passed] Wood is named from the lowest clearing up, and one after { $clearing } was already named.
       *[early] Wood is named from the lowest clearing up, and from { $clearing } on too little is left to pay.
    }

## The Eyrie

reason-must-add-a-card = { the-faction-has } a card in hand, so at least one goes to the Decree.
reason-one-bird-a-turn = { $card } is a bird card, and one bird card was added to the Decree in this turn already.
reason-not-the-fewest-warriors = { $warriors_here ->
    [one] 1 warrior stands
   *[other] { $warriors_here } warriors stand
  } in { $clearing }, and the new roost goes where the fewest stand: { $fewest_warriors } in { $fewest }.
reason-no-such-card-in-column =
    { $at_work-id ->
        [none] Nothing is left to resolve in the Decree.
       *[other] No { $suit } card is left to resolve in the column { $at_work }.
    }
remedy-no-such-card-in-column =
    { $decree_suits-id ->
        [none] { "" }
       *[other] What is left there: { $decree_suits }.
    }
reason-clearing-does-not-match-decree = { $clearing_suit-id ->
    [none] { $clearing } is no clearing of a suit
   *[other] { $clearing } is a { $clearing_suit } clearing
  }, and the { $decree_suit } card of the Decree wants a { $decree_suit } clearing.
reason-no-roost-there = { the-faction-has } no roost in { $clearing }.
reason-roost-already-there = { the-faction-has } a roost in { $clearing } already, and a clearing has one at most.
reason-no-roost-left = { the-faction-has } { $roosts ->
    [one] its only roost
   *[other] all { $roosts } roosts
  } on the map already.
reason-eyrie-do-not-rule = The { $faction-short } cannot build in { $clearing } without rule of it. Counting warriors and buildings, { rule-in-clearing }.
remedy-eyrie-do-not-rule =
    { $clearing_needed ->
        [one] With 1 more warrior there the { $faction-short } would rule.
       *[other] With { $clearing_needed } more warriors there the { $faction-short } would rule.
    }
reason-leader-face-down = The { $leader } was deposed and lies face down.
remedy-leader-face-down =
    { $leaders-id ->
        [none] { "" }
       *[other] Face up: { $leaders }.
    }
