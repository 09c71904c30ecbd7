### Simulations, and the command `rootlab simulate`.

# $what: games or processes, the name of the parameter; $given: what was given.
simulate-not-a-number = { $what } must be a whole number from 1 up, not { $given }.
simulate-no-such-seat = { $given } has no seat in these games; the seats are { $seats }.
# $why: in the words of Python.
simulate-not-sendable = These players cannot be sent to other processes; define them in a module of their own, or use one process ({ $why }).
# $count: a number of processes, always more than one.
simulate-workers-died = Other processes cannot play here: the last { $count } of them ended at once. In a script, put the call under “if __name__ == "__main__":”, or use one process.
simulate-agent-illegal = The agent of { $player } chose { $given }, which is not legal there.

cli-simulate-help = Play many games between random agents and show who wins how often, how long games last, and how fast they were played. The same seed gives the same games.
cli-simulate-games = How many games to play (100 unless you say otherwise).
cli-simulate-factions = The factions in turn order, separated by commas.
cli-simulate-seed = The seed, a number or a word (1 unless you say otherwise).
cli-simulate-map = The map.
cli-simulate-deck = The deck.
cli-simulate-processes = How many processes play at the same time (one for each core unless you say otherwise).

simulate-progress = Games
# $games, $asked, $count: numbers of games; $seed: a number or a word.
simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
  }, seed { $seed }
simulate-partial = Interrupted: { $games } of { $asked ->
    [one] 1 game
   *[other] { $asked } games
  } were played.
simulate-none = Interrupted before the first game was over.
simulate-head-faction = Faction
simulate-head-wins = Wins
simulate-head-share = Share
simulate-head-interval = 95 % interval
# $rounds: a number with one decimal; $choices, $speed: numbers; $seconds: a number with one decimal.
simulate-rounds = Rounds per game: { $rounds } on average.
simulate-stopped = { $count ->
    [one] One game was
   *[other] { $count } games were
  } stopped after { $rounds ->
      [one] 1 round
     *[other] { $rounds } rounds
    } and { $count ->
    [one] counts
   *[other] count
  } as nobody's win.
simulate-speed = Speed: { $speed ->
    [one] 1 choice
   *[other] { $speed } choices
  } a second ({ $choices ->
      [one] 1 choice
     *[other] { $choices } choices
    } with two or more options in { $seconds } s, { $processes ->
    [one] one process
   *[other] { $processes } processes
  }).
