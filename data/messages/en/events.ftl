### What happened, in whole sentences for the log.
### event-<kind>; event-<kind>-hidden for a reader who may not see the card.

# $count of one $piece.
some-pieces =
    { $piece-id ->
        [keep] the keep
       *[other] { $count ->
            [one] a { $piece }
           *[other] { $count } { $piece }
        }
    }
some-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## The turn

# $count: the round.
event-turn = Round { $count }: the turn of the { $faction-short } begins.
event-phase = { $phase } of the { $faction-short } begins.
event-won = The { $faction-short } won the game.

## Pieces and points

event-placed = The { $faction-short } placed { some-pieces } in { $clearing }.
event-placed-each = The { $faction-short } placed { some-pieces } in each of { $clearings }.
# The pieces belong to $faction.
event-removed =
    { $piece-id ->
        [keep] The keep was removed from { $clearing }.
       *[other] { $count ->
            [one] A { $piece } of the { $faction-short } was removed from { $clearing }.
           *[other] { $count } { $piece } of the { $faction-short } were removed from { $clearing }.
        }
    }
event-removed-each =
    { $count ->
        [one] A { $piece } of the { $faction-short } was removed from each of { $clearings }.
       *[other] { $count } { $piece } of the { $faction-short } were removed from each of { $clearings }.
    }
event-moved = The { $faction-short } moved { some-warriors } from { $origin } to { $destination }.
event-scored = The { $faction-short } scored { some-points }.
event-lost-points = The { $faction-short } lost { some-points }.

## Cards

event-drew = The { $faction-short } drew { $card }.
event-drew-hidden =
    { $count ->
        [other] The { $faction-short } drew { $count } cards.
       *[one] The { $faction-short } drew a card.
    }
event-spent = The { $faction-short } spent { $card }.
# $count: the cards of the discard pile.
event-reshuffled =
    { $count ->
        [one] The deck was empty, so the 1 discarded card became the new deck.
       *[other] The deck was empty, so the { $count } discarded cards were shuffled into a new deck.
    }
event-crafted =
    { $item-id ->
        [none] The { $faction-short } crafted { $card }.
        [tea] The { $faction-short } crafted { $card } and took tea.
       *[other] The { $faction-short } crafted { $card } and took a { $item }.
    }
event-card-used =
    { $target-id ->
        [none] The { $faction-short } used { $card }.
       *[other] { $card-id ->
            [better-burrow-bank] The { $faction-short } used { $card } together with the { $target-short }.
           *[other] The { $faction-short } used { $card } on the { $target-short }.
        }
    }
event-took = The { $faction-short } took { $card } from the hand of the { $target-short }.
event-took-hidden = The { $faction-short } took a card from the hand of the { $target-short }.
event-saw = The { $faction-short } saw { $card } in the hand of the { $target-short }.
event-saw-hidden = The { $faction-short } saw a card in the hand of the { $target-short }.
event-dominance = The { $faction-short } activated { $card } and no longer { $faction-number ->
    [many] score
   *[one] scores
  } points.
event-took-dominance = The { $faction-short } took the available { $card } into hand.

## Battle

event-battle = The { $faction-short } attacked the { $target-short } in { $clearing }.
event-ambush = The { $faction-short } played { $card } in { $clearing }.
event-foiled = The { $faction-short } foiled the ambush in { $clearing } with { $card }.
event-rolled = The dice showed { $high } and { $low } in { $clearing }.
# $high: hits on $target, the defender; $low: hits on $faction, the attacker.
event-hits = In { $clearing } the { $faction-short } dealt { $high ->
    [one] 1 hit
   *[other] { $high } hits
  } and took { $low }.
event-hospitals = Field Hospitals saved { some-warriors } of the { $faction-short } from { $clearing }.

## The Marquise

event-extra-action = The { $faction-short } gained an extra action with { $card }.

## The Eyrie

event-leader = The { $leader } became the leader of the { $faction-short }.
event-decree = The { $faction-short } added { $card } to { $column } in the Decree.
event-resolving = The { $faction-short } turned to a { $suit } card of the Decree: { $column }.
# $count: the bird cards in the Decree.
event-turmoil =
    { $count ->
        [0] The { $faction-short } fell into turmoil, with no bird card in the Decree.
        [one] The { $faction-short } fell into turmoil, with 1 bird card in the Decree.
       *[other] The { $faction-short } fell into turmoil, with { $count } bird cards in the Decree.
    }
event-purged = { $card } was purged from the Decree.
event-deposed = The { $leader } was deposed.
event-new-clutch = All leaders of the { $faction-short } were face down and are face up again.
