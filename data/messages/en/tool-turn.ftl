### The tool for a turn as a whole, its chart, and the Decree.

tool-turn = My turn
tool-turn-help = All that the turn can end in, and the way there
turn-tool-help = Searches everything that can be done until the turn ends. You can go on at the table meanwhile, and stop it at any time: what was found stays.
turn-tool-seconds = Stop after seconds
turn-tool-outcomes = or after different endings
turn-tool-start = Search the turn
turn-tool-again = Search again
turn-tool-stop = Stop
turn-tool-running = The search runs
turn-tool-begins = The search begins …
turn-tool-bad-limit = A limit is a number above zero, or nothing for no limit.
# $share, $seconds: numbers with one decimal.
turn-tool-progress = { $outcomes ->
    [one] 1 ending
   *[other] { $outcomes } different endings
  }, { $states ->
      [one] 1 state
     *[other] { $states } states
    }, { $share } % of the turn covered, { $seconds } s
turn-tool-decree-progress = The Decree: { $done } of { $all ->
    [one] 1 way
   *[other] { $all } ways
  } to add cards
# $ply: a number.
turn-tool-old = This was found for decision { $ply }; the table has moved on. Search again for this moment.
turn-tool-whose = The turn of the { $player-short }
turn-tool-best-by = Best line by
# $measure: words; $value: a number with two decimals.
turn-tool-expected = { $measure }: { $value } on average
turn-tool-picked = A line to the ending that you picked
turn-tool-to-best = Back to the best line
turn-tool-end = { $measure }: { $value }
# $share: a number with one decimal; $certain: yes where it is 100.
turn-tool-chance = { $certain ->
    [yes] This line hangs neither on chance nor on the other players.
   *[no] The line takes what is likeliest of chance and of the other players. All of it together comes with { $share } %.
  }
# The buttons below a line.
turn-tool-play = Play the next step
turn-tool-play-on = Play on until chance or another player decides
turn-tool-lay = Lay it as a branch
turn-tool-lay-help = Puts the line into the tree of the game without playing it
# The name of a branch. $best: yes for the best line by $measure.
turn-tool-branch = { $best ->
    [yes] Best line: { $measure }
   *[no] Line to an ending
  }
# $name: a branch’s name; $whole: yes where all of it could be laid.
turn-tool-laid = { $whole ->
    [yes] The line is in the tree now, under Branches: “{ $name }”.
   *[no] { $laid ->
        [0] Nothing could be laid: the first step rests on a card that you cannot see.
        [one] Its first step is in the tree now, under Branches: “{ $name }”. What follows rests on a card that you cannot see.
       *[other] Its first { $laid } steps are in the tree now, under Branches: “{ $name }”. What follows rests on a card that you cannot see.
    }
  }
# $ply: a number.
turn-tool-played = { $done ->
    [one] 1 step
   *[other] { $done } steps
  } of { $steps } played. The figures are those of decision { $ply }, where the search began.
turn-tool-ended = This line is played to its end.
turn-tool-chance-now = Chance decides now. The line goes on if it brings what the line expects.
turn-tool-not-yours = It is not your turn to decide: the { $player-short } { $player-number ->
    [many] do
   *[one] does
  }.
turn-tool-ways = Endings that no other beats in points and risk
turn-tool-way = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $risk } at risk
turn-tool-dots = Any ending of the chart
turn-tool-shown = The ending shown above
# $share: a number with one decimal; $whole: yes where everything was searched.
turn-chart-title = How the turn of the { $player-short } can end:<br>points against pieces at risk<br>({ $count ->
    [one] one ending
   *[other] { $count } endings
  }{ $whole ->
    [yes] , all there are
   *[no] , { $share } % of the turn covered
  })
turn-chart-dot = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $risk ->
      [one] 1 piece
     *[other] { $risk } pieces
    } at risk: { $count ->
    [one] one ending
   *[other] { $count } different endings
  }
decree-tool = The Decree in the coming Daylight: chance of turmoil
decree-tool-none = Without a card added:
decree-tool-one = One card added
decree-tool-pairs = Two cards added: { $count ->
    [one] there is 1 way
   *[other] the safest of { $count } ways
  }
# $low, $high: numbers with one decimal.
decree-tool-range = { $low } to { $high } %
decree-tool-note = Resolved as well as it can be, with the others where they stand now. Two figures: the search of that way was cut short, and the truth lies between them.
decree-tool-partial = Not every way to add cards was looked at: the time was up, or it was stopped.
