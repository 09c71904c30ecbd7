### What the table says of the Alliance, the Vagabond and the Corvids: panels, forests, plots.

## The map

ui-forest-title = Forest between { $clearings }
ui-forest-empty = nobody is here
ui-forest-pawn = the pawn of the { $owner-short }
ui-clearing-pawn = { $owner-short }: the pawn
# The Scoundrel's torch.
ui-clearing-scorched = the torch of the { $owner-short }: nothing can be placed or move in here
ui-clearing-plot-up =
    { $owner-short }: { $plot-id ->
        [plot] a plot, face up
       *[other] the plot { $plot }, face up
    }
ui-clearing-plot-down =
    { $owner-short }: { $plot-id ->
        [plot] a plot, face down
       *[other] the plot { $plot }, face down
    }
ui-plot-not = not { $plots }
ui-forests = Forests of the map
ui-forest = Forest { $clearings }

## What can be done

ui-ask-column = Which column of the Decree?
ui-ask-item-place = Which one?
ui-ask-place = Where to? Click it on the map or here.
ui-without = without
ui-crumb-at-forest = in the forest between { $clearings }
ui-crumb-origin-forest = from the forest between { $clearings }
ui-crumb-clearing-forest = in the forest between { $clearings }
ui-crumb-destination-forest = to the forest between { $clearings }

## The Alliance

ui-supporters-label = Supporters
ui-supporters =
    { $count ->
        [0] none
        [one] 1 card
       *[other] { $count } cards
    }
ui-supporters-capped =
    { $count ->
        [0] none; the stack holds { $most } without a base
       *[other] { $count } of { $most } without a base
    }
ui-supporters-cards = The cards
ui-officers-label = Officers
ui-officers =
    { $count ->
        [0] none
        [one] 1 officer
       *[other] { $count } officers
    }
ui-operations-left =
    { $officers ->
        [one] 1 officer
       *[other] { $officers } officers
    }, { $count ->
        [0] no operation left
        [one] 1 operation left
       *[other] { $count } operations left
    }
ui-base-stands = The { $suit } base stands in clearing { $clearing }.
ui-base-left = The { $suit } base is not on the map.
# $count: bases on the map.
ui-bases-draw =
    { $count ->
        [0] draw 1 card in Evening
       *[other] draw 1 + { $count ->
           [one] 1 card
          *[other] { $count } cards
         } in Evening
    }
# $count: officers.
ui-base-loss =
    Losing one costs all supporters of its suit and all birds{ $count ->
        [0] .
        [one] , and 1 officer.
       *[other] , and { $count } officers.
    }
# $costs: one part for each base on the map.
ui-base-loss-known =
    Losing one costs supporters ({ $costs }){ $count ->
        [0] .
        [one] {" "}and 1 officer.
       *[other] {" "}and { $count } officers.
    }
ui-base-loss-suit = { $suit } and birds: { $count }
ui-base-loss-last = It is the last: of the supporters { $most } stay at most.
ui-sympathy = Sympathy
ui-sympathy-next =
    next: costs { $cost ->
        [one] 1 supporter
       *[other] { $cost } supporters
    }, gives { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ui-sympathy-full = all tokens are on the map
# $count: clearings under martial law; $extra: supporters more.
ui-martial-law =
    { $count ->
        [0] martial law ({ $extra } more): nowhere now
       *[other] martial law ({ $extra } more): in { $clearings }
    }

## The Vagabond

ui-character = Character
ui-no-character = not chosen yet
ui-pawn = Pawn
ui-in-forest = in the forest between { $clearings }
ui-coalition = Coalition
ui-coalition-with = with the { $player-short }: they win together, and the Vagabond scores no points
ui-item-up = { $item }, face up
ui-item-exhausted = { $item }, exhausted
ui-item-tracks = Tracks
ui-track-holds = { $number } of { $most } on the track: { $item }
ui-track-tea = refreshes { $count }
ui-track-coin = draws { $count }
ui-track-bag = holds { $count }
ui-satchel = Satchel
ui-damaged = Damaged
# $count: items in the Satchel and the Damaged box.
ui-item-limit = { $count } of { $most }, the damaged ones counted
ui-relationships = Relationships
ui-relation =
    { $space ->
        [hostile] hostile
        [0] indifferent
        [3] allied
       *[other] { $space }
    }
ui-relation-of =
    { $player-short }: { $space ->
        [hostile] hostile
        [0] indifferent
        [3] allied
       *[other] space { $space } of the track
    }
ui-aid-hostile = no points for aid; to their warriors a boot more
ui-aid-allied =
    each aid: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# $count: aids still needed this turn.
ui-aid-next =
    { $count ->
        [one] next aid
       *[other] { $count } more aids in one turn
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $space ->
        [3] {" "}and allied
       *[other] { "" }
    }
ui-quests-open = Quests
ui-quests-done = Completed
ui-quest-next =
    The next { $suit } quest scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }, or two cards.

## The Corvids

ui-plots-down = Face down
ui-plots-up = Face up
ui-plots-supply = Plots
ui-plots-next = Next
ui-plot-up = face up
ui-plot-down = face down
ui-plot-in = Clearing { $clearing }: { $plot }, { $side }
ui-plot-at-most-one = at most one { $plot } in { $clearings }
ui-plots-left =
    { $count ->
        [0] none left
        [one] 1 plot left
       *[other] { $count } plots left
    }
ui-plot-kind-left =
    { $plot }: { $count ->
        [0] none left
       *[other] { $count } left
    }
ui-plot-effect-bomb = When it is flipped, all enemy pieces in its clearing are removed, then the bomb itself.
ui-plot-effect-snare = While it lies face up, enemies can neither place pieces in its clearing nor move out of it.
ui-plot-effect-extortion = When it is flipped, it takes a random card of every enemy with pieces in its clearing. Face up, it draws one more card each Evening.
ui-plot-effect-raid = When it is removed, but not by exposure, a warrior comes to each clearing next to it.
ui-plot-price =
    placing a plot costs { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    } there
ui-flip-points =
    flipping one scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ui-corvids-draw =
    draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in Evening

## A new game

ui-reach =
    Reach { $reach }; { $least } or more is recommended { $count ->
        [one] for 1 player
       *[other] for { $count } players
      }.
ui-reach-low = Less than recommended, so the Woodland may stay quiet; you can play all the same.
ui-advice-two = For a first game with two: Marquise and Eyrie, without the Alliance and the Vagabond.
ui-advice-three = For a first game with three: Marquise, Eyrie and Alliance, without the Vagabond.
ui-advice-many = With four or more, any mix is good.
