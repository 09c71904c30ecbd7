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
