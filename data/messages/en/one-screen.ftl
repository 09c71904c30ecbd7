### What the table says that stands on one screen.

## One screen: the tabs beside the question

ui-tab-coach = Coach
ui-tab-coach-help = What you can do now, what scores, what to watch
ui-tab-log = Log
ui-tab-log-help = What happened, and the way back to any moment
ui-tab-seats = Players
ui-tab-seats-help = Every player’s board, and what lies on the table
ui-tab-tools = Tools
ui-tab-tools-help = Branches, odds, measures and more
ui-tab-law = Law
ui-tab-law-help = Search and read the rules
ui-full = Full window (Esc comes back)
ui-own-board = Your board in short
ui-law-seek = Search the Law, for example: ambush
ui-law-chapters = Chapters

## Answers from inside

ui-tab-help = Help
ui-tab-help-help = How to win, who rules, what the marks mean, the keys
ui-answer-win = How do I win?
ui-answer-legend = What do the marks mean?
ui-answer-keys = Keys, mouse and fingers
ui-win-rule = Whoever first comes to { $points } on the score track wins at once.
ui-win-seat = Player
ui-win-score = Points
ui-win-reach = Within reach
ui-win-turns = Turns to 30
ui-win-note = “Within reach” is what the next turn can bring as the board stands, without dice, moves or recruiting; of hidden hands only what you may know counts. “Turns to 30” is how many such turns it takes.
ui-win-dominance = With a dominance card: clearings still to rule
ui-win-dominance-note = Whoever has 10 points may play a dominance card and then wins by ruling at the start of Birdsong: three clearings of the suit, or with the bird two opposite corners.
ui-win-there = enough
ui-rule-title = – who rules here, and why?
ui-rule-empty = Nobody rules: there is no warrior and no building here.
ui-rule-tie = Nobody rules: { $players } have equally many.
ui-rule-tie-won = { $player } rules: there is a tie, and ties are theirs.
ui-rule-most = { $player } rules: nobody else has as many.
# $fighters and $houses: so many warriors and buildings; $total is their sum.
ui-rule-force = { $player-short }: { $fighters ->
    [one] 1 warrior
   *[other] { $fighters } warriors
} + { $houses ->
    [one] 1 building
   *[other] { $houses } buildings
} = { $total }
ui-rule-note = Warriors and buildings count. Tokens and pawns do not.
ui-who-rules = Who rules?
ui-who-rules-help = Who rules clearing { $clearing }, and why
ui-legend-suit = The suits: fox, rabbit, mouse and bird. The label of a clearing shows its suit and number.
ui-legend-ruler = A coloured ring: that faction rules the clearing.
ui-legend-slot = A dashed square: a free slot for a building.
ui-legend-lit = Gold with a dashed ring: you can pick this clearing.
ui-legend-chosen = A bright ring: the clearing that you picked.
ui-legend-arrow = An arrow: somebody just moved there.
ui-legend-ruin = A ruin: it fills a slot; the Vagabond can explore it.
ui-legend-forest = A tree: a forest, where only the Vagabond goes.
ui-legend-warrior = Warriors of { $player }; the number says how many.
ui-legend-pawn = The pawn of { $player }.
ui-legend-piece = { $piece } ({ $player-short })
ui-key-undo = Undo and redo
ui-key-ends = To the start of the game, to the latest moment
ui-key-map = The map (Tab goes from clearing to clearing)
ui-key-question = The question
ui-key-hand = Your hand
ui-key-board = Your board
ui-key-coach = The coach
ui-key-log = The log
ui-key-seats = The players
ui-key-tools = The tools
ui-key-law = The Law
ui-key-help = This page
ui-key-zoom = Closer, farther, the whole map
ui-key-full = The full window
ui-key-close = Close what is open
ui-keys-mouse = On the map: the wheel or two fingers bring it closer, then drag to look around. Drag from one clearing to another to move warriors. Click the map or the table first, so that the keys reach it.
ui-map-whole = Whole map

## Seen again on the map

ui-watch = Watch it on the map
ui-watch-turn = Watch the last turn of the { $player-short }
ui-watch-skip = Skip
ui-pace = Show what others did
ui-pace-off = at once
ui-pace-seconds = { $seconds ->
    [one] 1 second a step
   *[other] { $seconds } seconds a step
}

## What a button brings

ui-gain = { $player-short }: at once { $points ->
    [one] 1 point
   *[other] { $points } points
}
ui-loss = { $player-short }: at once less { $points ->
    [one] 1 point
   *[other] { $points } points
}
