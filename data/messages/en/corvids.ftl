### The Corvid Conspiracy (chapter 13): its actions, questions, events, and why something is not legal.

# “a bomb”, “an extortion”.
one-plot =
    { $plot-id ->
        [extortion] an { $plot }
       *[other] a { $plot }
    }

## Actions

action-corvids-scatter = Place a warrior in { $clearing }
action-corvids-flip = Flip the plot in { $clearing }
action-corvids-recruit = Recruit in { $suit } clearings with { named-card }
action-corvids-plot = Plot in { $clearing }: { one-plot }
action-corvids-plot-hidden = Plot in { $clearing }
action-corvids-trick = Swap the plots of { $clearing } and { $destination }
action-corvids-continue = Continue
# Exposure, of another faction.
action-expose = Guess { one-plot } in { $clearing }, showing { named-card }
action-expose-hidden = Guess { one-plot } in { $clearing }

verb-corvids-scatter = Place a first warrior
verb-corvids-flip = Flip a plot
verb-corvids-recruit = Recruit
verb-corvids-plot = Plot
verb-corvids-trick = Trick
verb-expose = Expose a plot

## Questions

question-setup-scatter = In which { $suit } clearing does the first warrior of the { $player-short } stand?
# $points: what the next plot that is flipped scores.
question-flip-plots =
    { $points ->
        [one] The { $player-short } may flip plots, and the next one scores 1 point. Flip one, or continue?
       *[other] The { $player-short } may flip plots, and the next one scores { $points } points. Flip one, or continue?
    }
question-recruit-with-a-card = The { $player-short } may spend a card for a warrior in every clearing of its suit. Which card, or continue?
# $left: how many actions are left.
question-corvids-actions =
    { $left ->
        [0] The { $player-short } have no action left. End Daylight?
        [one] The { $player-short } have 1 action left. What now?
       *[other] The { $player-short } have { $left } actions left. What now?
    }
question-exert = The { $player-short } may take one more action instead of drawing cards. Take one, or continue to the draw?

## Events

# To other eyes: without the plot.
event-plotted = The { $faction-short } plotted { one-plot } in { $clearing }.
event-plotted-hidden = The { $faction-short } plotted in { $clearing }.
event-flipped = The { $faction-short } flipped { one-plot } in { $clearing }.
event-tricked = The { $faction-short } swapped the plots of { $origin } and { $destination }.
event-raid = The raid removed from { $clearing } brings warriors of the { $faction-short } to the clearings around it.
event-exerted = The { $faction-short } exerted: one more action, and no cards in this Evening.
event-guessed = The { $faction-short } guessed { one-plot } in { $clearing }.
event-right-guess = The guess was right, and the { $faction-short } only showed { $card } to the { $target-short }.
event-right-guess-hidden = The guess was right, and the { $faction-short } only showed a card to the { $target-short }.
event-wrong-guess = The guess was wrong, and the { $faction-short } gave { $card } to the { $target-short }.
event-wrong-guess-hidden = The guess was wrong, and the { $faction-short } gave a card to the { $target-short }.

## Why something is not legal

reason-other-suit-first = { $clearing } is a { $clearing_suit } clearing, and now the warrior of a { $suit } clearing is placed.
reason-no-face-down-plot-there = No plot lies face down in { $clearing }.
reason-no-warrior-to-flip = { the-faction-has } no warrior in { $clearing } to flip a plot there.
reason-recruited-with-a-card-already = { the-faction-has } recruited in this turn already, and that is for once a turn.
reason-no-clearings-of-that-suit = No clearing is of the suit { $suit }: a bird card is spent for fox, rabbit or mouse clearings.
reason-no-corvid-action-left = { the-faction-has } no action left in this Daylight: there are three.
reason-exerted-already = { the-faction-has } exerted in this Evening already, and that is for one action.
reason-plot-already-there = A plot lies in { $clearing } already, and a clearing holds one at most.
reason-no-plot-of-that-kind-left = Both plots of that kind are on the map: no { $plot } is left.
reason-too-few-warriors-to-plot =
    { $clearing_warriors ->
        [0] A plot in { $clearing } costs { $cost ->
            [one] 1 warrior
           *[other] { $cost } warriors
        } there, and the { $faction-short } have none.
       *[other] A plot in { $clearing } costs { $cost ->
           [one] 1 warrior
          *[other] { $cost } warriors
         } there, one more for each plot placed this turn, and the { $faction-short } have { $clearing_warriors }.
    }
remedy-too-few-warriors-to-plot =
    { $missing ->
        [one] With 1 more warrior there it could be placed.
       *[other] With { $missing } more warriors there it could be placed.
    }
reason-no-plot-to-swap = Two plots are swapped, and none lies in { $plotless }.
reason-plots-with-different-sides-up = Of the plots in { $clearing } and { $destination } one lies face up and one face down; two are swapped only if they lie alike.
reason-plots-are-alike = In { $clearing } and in { $destination } lies { one-plot }, face up: nothing would change.
reason-lower-clearing-first =
    { $cause ->
        [same] A swap is of two plots, and { $clearing } is named twice.
       *[order] A swap is named with the lower clearing first, not as { $clearing } and { $destination }.
    }
remedy-lower-clearing-first =
    { $cause ->
        [same] { "" }
       *[order] Name { $destination } first.
    }
reason-not-an-enemy-of-the-corvids = Only an enemy of the Corvids guesses their plots, on a turn of its own.
reason-no-piece-beside-the-plot = { the-faction-has } no piece in { $clearing }, where the plot lies.
reason-snare-forbids-placing = A snare lies face up in { $clearing }, and no enemy of the Corvids can place pieces there.
reason-snare-forbids-leaving = A snare lies face up in { $clearing }, and no enemy of the Corvids can move away from there.
