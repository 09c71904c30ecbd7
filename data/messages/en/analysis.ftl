### Odds, measures and searches: what they refuse, and their figures in words.

## Battle odds

# $given: what was given; $seats, $policies: what there is.
odds-no-seat = { $given } has no seat in this game; the seats are { $seats }.
odds-no-policy = { $given } is no policy; the policies are { $policies }.
odds-no-clearing = { $given } is not a clearing: the maps have clearings 1 to 12.
odds-no-enemies = There can be no battle between the { $attacker-short } and the { $defender-short }: they are not enemies (4.3).
odds-no-attacker = The { $attacker-short } cannot attack in clearing { $clearing }: nobody of theirs can fight there (4.3).
odds-no-defender = The { $defender-short } cannot be attacked in clearing { $clearing }: they have no piece there (4.3).
odds-game-over = The game is over: there are no more battles.
# $eyes: a seat; $faction: the seat whose view it is.
odds-other-eyes = A view of the { $faction-short } cannot be seen through other eyes.
# The numbers are expectations with two decimals.
odds-summary = { $attacker } against { $defender } in clearing { $clearing }: on average the attacker loses { $attacker_losses ->
    [one] 1 piece
   *[other] { $attacker_losses } pieces
  } and scores { $attacker_points ->
      [one] 1 point
     *[other] { $attacker_points } points
    }, the defender loses { $defender_losses ->
        [one] 1 piece
       *[other] { $defender_losses } pieces
      } and scores { $defender_points ->
          [one] 1 point
         *[other] { $defender_points } points
        }.

odds-policy-all = Both sides use whatever helps them.
odds-policy-attacker = Only the attacker uses what helps.
odds-policy-defender = Only the defender uses what helps.
odds-policy-none = Nobody uses anything optional.

## Measures of a position

measure-rules = Rules the clearing (2.5)
measure-power = Warriors and buildings
measure-margin = Power beyond the strongest other faction
measure-articulation = The network of ruled clearings falls apart without it
measure-network = Clearings in its network of ruled clearings
measure-wood = Wood that could pay for a building there (6.5.4.2)
measure-reach_1 = Most warriors there after one turn’s moves
measure-reach_2 = Most warriors there after two turns’ moves
measure-threatened_buildings = Buildings that one enemy battle could remove next turn
measure-threatened_tokens = Tokens that one enemy battle could remove next turn
measure-clearings_ruled = Clearings ruled
measure-networks = Separate networks of ruled clearings
measure-wood_most = Most wood in one network
measure-points_craft = Points within reach by crafting (3.2.2)
measure-points_build = Points within reach by building (6.5.4)
measure-points_sympathy = Points within reach by sympathy (8.4.2, 8.6.1.4)
measure-points_plots = Points within reach by turning up plots (13.4.2)
measure-points_roosts = Points within reach by roosts, less turmoil (7.6.1, 7.7.1)
measure-points_quests = Points within reach by quests, a ruin and strikes (9.5.3, 9.5.5, 9.5.6)
measure-points_aid = Points within reach by aid (9.5.4)
measure-points_claim = Points within reach by a royal claim (4.1.3)
measure-points_reach = Points within reach, without dice and moves (own turn: at least)
measure-dominance_fox = Fox clearings short of dominance (3.3.1)
measure-dominance_rabbit = Rabbit clearings short of dominance (3.3.1)
measure-dominance_mouse = Mouse clearings short of dominance (3.3.1)
measure-dominance_bird = Corners short of dominance (3.3.1)
measure-dominance_fox_warriors = Warriors short of fox dominance
measure-dominance_rabbit_warriors = Warriors short of rabbit dominance
measure-dominance_mouse_warriors = Warriors short of mouse dominance
measure-dominance_bird_warriors = Warriors short of bird dominance

## A turn as a whole

# $given: what was given; $names, $measures: what there is.
turn-no-chance = { $given } is no way to treat chance; choose one of { $names }.
turn-no-reactions = { $given } says nothing about the others; choose one of { $names }.
turn-no-turn = No turn is under way: the game is being set up, or it is over.
turn-no-measure = { $given } is no measure of an outcome; the measures are { $measures }.
# $name: the name of the limit.
turn-no-number = { $given } is no number; give a number for { $name }.
turn-no-function = { $given } cannot be the value; give a function of a state that returns a number.
# $error: what went wrong, as Python says it.
turn-value-failed = Your value function failed at the end of a line: { $error }.
turn-value-no-number = Your value function gave { $given }; it must return a number.
turn-no-row = There is no outcome { $given }: { $count } were found.
turn-nothing-found = No line to the end of the turn was found within the limits; give the search more time.
turn-complete = { $count ->
    [one] The turn can end in one way
   *[other] The turn can end in { $count } different ways
  } ({ $states ->
      [one] 1 state,
     *[other] { $states } states, all of them
    } searched).
# $share: a number with one decimal; $limit: states, seconds, progress or none.
turn-partial = { $count ->
    [one] One ending was
   *[other] { $count } different endings were
  } found among { $states ->
      [one] 1 state
     *[other] { $states } states
    }; { $limit ->
    [states] then the limit of states was reached
    [outcomes] then the limit of endings was reached
    [seconds] then the time was up
    [progress] then the search was stopped
   *[none] chance was sampled
  }. A player who picks evenly among the kinds of action, then among the ways of one, comes to an ending that was found with { $share } % probability.
# $states, $outcomes: how many so far; $share: a number with one decimal.
turn-progress = { $outcomes ->
    [one] 1 ending
   *[other] { $outcomes } endings
  }, { $states ->
      [one] 1 state
     *[other] { $states } states
    }, { $share } % of the turn covered. Interrupt to stop and keep what was found.
turn-measure-points = Points scored
turn-measure-cards = Cards in hand
turn-measure-clearings = Clearings ruled
turn-measure-risk = Pieces at risk
turn-measure-warriors = Warriors on the map
turn-measure-buildings = Buildings on the map
turn-measure-turmoil = Turmoil
turn-measure-value = Your own measure

## What keeps the Decree alive

decree-no-eyrie = The Eyrie has no seat in this game.
# $given: pairs of suit and column.
decree-no-way = { $given } is no way to add cards here.
