### The tool for battle odds, and its chart.

tool-odds = Battle odds
tool-odds-help = Every battle where the attacker stands, with its exact odds, and whether it is open now
# $value: a number with two decimals.
odds-number = { $value }
# $share: a number with one decimal.
chart-share = { $share } %
odds-chart-title = { $attacker-short } against { $defender-short } in clearing { $clearing }:<br>who loses how many (exact)
odds-chart-attacker = Pieces lost by the { $attacker-short }
odds-chart-defender = Pieces lost by the { $defender-short }
odds-chart-cell = Attacker loses { $attacker_losses }, defender loses { $defender_losses }: { $share } %
odds-tool-attacker = Attacker
odds-tool-none = There is no battle open to the { $attacker-short } where { $attacker-number ->
    [many] they stand
   *[one] it stands
  } now.
odds-tool-open = Battles where the { $attacker-short } { $attacker-number ->
    [many] stand
   *[one] stands
  }; those open now come first
odds-tool-now = now
# $reason: a sentence that says why not.
odds-tool-why-not = Not now: { $reason }
odds-tool-not-now = not now
# The words for a screen reader on a row's button.
odds-tool-battle = Battle in clearing { $clearing } against the { $defender-short }
odds-column-clearing = Where
odds-column-clearing-help = The clearing and the defender
odds-column-defender_losses = Defender loses
odds-column-defender_losses-help = Pieces that the defender loses on average
odds-column-attacker_losses = Attacker loses
odds-column-attacker_losses-help = Pieces that the attacker loses on average
odds-column-attacker_points = Attacker’s points
odds-column-attacker_points-help = Points that the attacker scores on average
odds-column-defender_points = Defender’s points
odds-column-defender_points-help = Points that the defender scores on average
odds-column-cleared = Cleared
odds-column-cleared-help = The chance that no piece of the defender is left there
odds-tool-ambush = The { $defender-short } { $defender-number ->
    [many] hold
   *[one] holds
  } a matching ambush with a probability of { $share } %.
odds-tool-open-hands = All hands are open.
odds-tool-eyes = Hands are seen through the eyes of the { $player-short }; unseen cards count with their odds.
odds-tool-exact = Exact: every roll and every way the unseen cards may be dealt is counted, nothing is sampled.
odds-tool-policies = What if only some of the optional effects are used
odds-tool-numbers = The losses as a table
odds-tool-corner = { $attacker-short } ↓ { $defender-short } →
