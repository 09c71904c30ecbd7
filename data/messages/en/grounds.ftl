### Why something is legal, with the facts of the position: the counterparts of the reasons (reason-…).
### A ground without words says nothing about this action.

# $question: what is asked, in words.
ground-decision =
    { $player-number ->
        [many] The { $player-short } decide now: “{ $question }”
       *[one] The { $player-short } decides now: “{ $question }”
    }
ground-verb = “{ $verb }” is among what can be chosen here.

## Parts that several messages share

# How $faction rules $clearing.
rule-won-clearing =
    { $clearing_won ->
        [alone] In { $clearing } nobody else has a warrior or a building, so the { $faction-short } { $faction-number ->
            [many] rule
           *[one] rules
        } there.
        [tie] In { $clearing } it is { $clearing_power } against { $clearing_rival_power } { $clearing_rival-count ->
            [one] of
           *[other] each of
        } the { $clearing_rival-short }, and the { $faction-short } { $faction-number ->
            [many] rule
           *[one] rules
        } ties ({ $ties_law }).
       *[more] In { $clearing } it is { $clearing_power } against { $clearing_rival_power } { $clearing_rival-count ->
            [one] of
           *[other] each of
        } the { $clearing_rival-short }: the { $faction-short } { $faction-number ->
            [many] rule
           *[one] rules
        } there.
    }
# The same for $destination.
rule-won-destination =
    { $destination_won ->
        [alone] In { $destination } nobody else has a warrior or a building, so the { $faction-short } { $faction-number ->
            [many] rule
           *[one] rules
        } there.
        [tie] In { $destination } it is { $destination_power } against { $destination_rival_power } { $destination_rival-count ->
            [one] of
           *[other] each of
        } the { $destination_rival-short }, and the { $faction-short } { $faction-number ->
            [many] rule
           *[one] rules
        } ties ({ $ties_law }).
       *[more] In { $destination } it is { $destination_power } against { $destination_rival_power } { $destination_rival-count ->
            [one] of
           *[other] each of
        } the { $destination_rival-short }: the { $faction-short } { $faction-number ->
            [many] rule
           *[one] rules
        } there.
    }
# “The Eyrie have not”, “The Marquise has not”.
the-faction-has-not =
    { $faction-number ->
        [many] The { $faction-short } have not
       *[one] The { $faction-short } has not
    }
# The warriors of $faction in $clearing.
warriors-in-clearing =
    { $clearing_warriors ->
        [one] 1 warrior
       *[other] { $clearing_warriors } warriors
    }

## Cards in hand

ground-card-not-in-hand = { the-faction-has } { named-card } in hand.
ground-card-does-not-match =
    { $suit-id ->
        [bird] { $card } is a bird card, as it must be.
       *[other] { $card_suit-id ->
            [bird] { $card } is a bird card, which stands in for a { $suit } card.
           *[other] { $card } is a { $card_suit } card, as it must be.
        }
    }
ground-not-a-bird-card = { $card } is a bird card.

## Crafting

ground-already-in-play =
    { $card_kind ->
        [persistent] { the-faction-has } no { $card } in play yet.
       *[other] { "" }
    }
ground-item-not-in-supply =
    { $item-id ->
        [none] { "" }
       *[other] In the item supply { a-item } is left.
    }
ground-crafting-cost-not-met =
    { $suit-id ->
        [any] { $card } costs { $cost ->
            [one] 1 crafting piece of any suit
           *[other] { $cost } crafting pieces of any suit
        }, and { $idle ->
            [one] 1 { $building } of the { $faction-short } is left to activate this turn.
           *[other] { $idle } of the { $faction-short } are left to activate this turn.
        }
       *[other] { $card } costs { $cost ->
            [one] 1 crafting piece in a { $suit } clearing
           *[other] { $cost } crafting pieces in { $suit } clearings
        }, and { $idle ->
            [one] 1 { $building } of the { $faction-short } is left there to activate this turn.
           *[other] { $idle } of the { $faction-short } are left there to activate this turn.
        }
    }
ground-no-piece-to-activate = In { $clearing } a crafting piece of the { $faction-short } is left to activate this turn.

## Moving

ground-not-adjacent = { $origin } and { $destination } are adjacent.
ground-rules-neither =
    { $clearing_won ->
        [none] { $destination_won ->
            [none] The { $faction-short } { $faction-number ->
                [many] move
               *[one] moves
            } whoever rules ({ $free_law }).
           *[other] { rule-won-destination }
        }
       *[other] { rule-won-clearing }
    }
# Of a move, the number of warriors says it all.
ground-no-warrior-to-remove = { the-faction-has } { warriors-in-clearing } in { $clearing }.
ground-too-few-warriors = { the-faction-has } { warriors-in-clearing } in { $clearing }, and { $count ->
    [one] 1 moves.
   *[other] { $count } move.
  }

## Battle

ground-no-warriors-to-attack = { the-faction-has } { warriors-in-clearing } in { $clearing } to attack with.
ground-no-enemy-there = { the-target-has } pieces in { $clearing }.
ground-not-an-enemy = The { $faction-short } and the { $target-short } are enemies in this game.
ground-not-an-ambush = { $card } is an ambush card.
ground-not-a-side-of-the-battle = The two sides of the battle are the { $attacker-short } and the { $defender-short }.
ground-cannot-lose-this-piece = A hit can remove { one-piece } from { $clearing }.
ground-nothing-follows-there = A choice waits because of what was removed from { $clearing }.
ground-nothing-follows-for-that-side = { the-target-has } a choice that follows this battle.

## Cards in play

ground-card-not-in-play = { the-faction-has } “{ $verb }” in play.
ground-card-used-this-turn = “{ $verb }” has not been used in this turn yet.
ground-card-used-this-battle = “{ $verb }” has not been used in this battle yet.
ground-only-at-the-start-of-the-phase = It is the very start of { $phase }.
ground-only-as-defender = In { $clearing } the { $faction-short } { $faction-number ->
    [many] are
   *[one] is
  } the defender.
ground-only-as-attacker = In { $clearing } the { $faction-short } { $faction-number ->
    [many] are
   *[one] is
  } the attacker.
ground-no-rolled-hits-to-stop = In { $clearing } rolled hits are coming at the { $faction-short }.
# $ruled: how many clearings $faction rules.
ground-rules-no-clearing = The { $faction-short } { $faction-number ->
    [many] rule
   *[one] rules
  } { $ruled ->
    [one] 1 clearing.
   *[other] { $ruled } clearings.
  }
ground-not-another-player =
    { $target-number ->
        [many] The { $target-short } play in this game too.
       *[one] The { $target-short } plays in this game too.
    }
ground-target-has-no-card = { the-target-has } at least 1 card in hand.

## Dominance

ground-not-a-dominance-card = { $card } is a dominance card.
ground-fewer-than-ten-points = { the-faction-has } { $score ->
    [one] 1 point
   *[other] { $score } points
  }, and a dominance card needs 10.
ground-dominance-already-active = { the-faction-has } no dominance card active yet.
ground-dominance-not-available = { $card } lies among the available dominance cards beside the map.
ground-no-card-to-spend-for-dominance =
    { $card_suit-id ->
        [bird] { the-faction-has } a bird card to spend for { $card }.
       *[other] { the-faction-has } a { $card_suit } or bird card to spend for { $card }.
    }

## Placing

# With no open slot, a revolt removes what stands in one.
ground-no-open-slot =
    { $clearing_open ->
        [0] In { $clearing } a slot opens when the enemy pieces are removed.
        [one] 1 slot is open in { $clearing }.
       *[other] { $clearing_open } slots are open in { $clearing }.
    }
ground-no-warrior-in-supply = { the-faction-has } { $supply ->
    [one] 1 warrior in the supply.
   *[other] { $supply } warriors in the supply.
  }
ground-nothing-to-place-there = In { $clearing } there is room for { one-piece }.

## Setup

ground-not-a-corner = { $clearing } is a corner.
ground-keep-not-in-a-corner = { ground-not-a-corner }
ground-corner-taken = Nobody else starts in { $clearing }.
ground-not-the-opposite-corner =
    { $facing ->
        [start] { $clearing } is diagonally opposite another start.
       *[nobody] { "" }
    }
ground-other-building-first = The { $building } is what is placed now.
ground-not-by-the-keep =
    { $beside ->
        [same] The keep stands in { $clearing }.
       *[next] { $clearing } is next to { $keep }, where the keep stands.
    }
