### Branches of a game: the tree, marks drawn on the map, and comparing two places.

## Marks

# $clearing, $to: numbers; $color: a colour's name.
mark-circle = Circle round clearing { $clearing } ({ $color })
mark-arrow = Arrow from { $clearing } to { $to } ({ $color })
mark-color-blue = blue
mark-color-orange = orange
mark-color-green = green
mark-color-purple = purple

## The tree

tool-branches = Branches
tool-branches-help = The tree of the game: what was played and what was tried
tool-marks = Draw
tool-marks-help = Circles and arrows on the map; they are kept with the game
tool-compare = Compare
tool-compare-help = Two places of the game side by side

branches-title = What was played and tried
branches-scores = Points at the end of each turn
branches-turn = Round { $round }, { $player-short }
branches-turns =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
# $branches: how many branches leave the turns that are not shown.
branches-folded =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }{ $branches ->
        [0] {""}
        [one] , with 1 branch
       *[other] , with { $branches } branches
    }
branches-more =
    { $count ->
        [one] 1 more branch
       *[other] { $count } more branches
    }
branches-above =
    { $count ->
        [one] this lies within 1 more branch: go up
       *[other] this lies within { $count } more branches: go up
    }
branches-open =
    { $count ->
        [one] Open this branch (1 turn)
       *[other] Open this branch ({ $count } turns)
    }
branches-close = Fold this branch
branches-within = here, step { $index } of { $count }
branches-marks =
    { $count ->
        [one] 1 mark on the map
       *[other] { $count } marks on the map
    }
branches-here = This place (decision { $ply })
branches-name = Name
branches-comment = Comment
branches-keep = Keep name and comment
branches-promote = Make it the main line
branches-promote-help = The line to this place comes first from now on
branches-delete = Delete from here on
branches-delete-help = This step and all that was played after it; it can be taken back
branches-delete-branch = Delete the branch
branches-delete-branch-help = The whole branch in which this place lies; it can be taken back
branches-back-name = Take back the name
branches-back-comment = Take back the comment
branches-back-marks = Take back the drawing
branches-back-promote = Take back the new main line
branches-back-delete = Take back the deletion

## Drawing

marks-draws = A click on the map draws
marks-kinds = What is drawn
marks-circle = Circle
marks-arrow = Arrow
marks-colors = Colour
marks-ask-circle = Pick a clearing, on the map or here: a circle is drawn round it; the same again rubs it out.
marks-ask-origin = Pick the clearing where the arrow starts, on the map or here.
marks-ask-to = The arrow starts in { $clearing }. Pick the clearing where it ends.
marks-none = Nothing is drawn at this place of the game.
marks-erase = Rub out: { $mark }
marks-erase-all = Rub out everything

## Comparing

compare-here = This place
compare-swap = Swap A and B
compare-what = What differs
compare-same = The two positions are the same.
compare-more =
    { $count ->
        [one] and 1 more difference
       *[other] and { $count } more differences
    }
# $side: A or B.
compare-map = Map { $side }; what differs is lit, and stands in the table below
# $ply: a number.
compare-ply = decision { $ply }
compare-clearing = Clearing { $clearing }
compare-whole = Turn and points
compare-supply = Decks, supplies and quests

# What stands in a position, by its name in the file.
difference-round = Round
difference-player = Turn of
difference-phase = Phase
difference-score = Points
difference-result = Result
difference-winners = Winners
difference-article = Article
difference-rule = Ruled by
difference-hand = Hand
difference-crafted = Crafted
difference-items = Items
difference-dominance = Dominance
difference-leader = Leader
difference-deposed = Deposed
difference-decree = Decree
difference-supporters = Supporters
difference-officers = Officers
difference-character = Character
difference-pawn = Pawn
difference-relationships = Relationship
difference-quests = Quests done
difference-coalition = Coalition with
difference-scorched = Torch in clearing
difference-discard = Discard pile
difference-removed = Out of the game
difference-available_dominance = Dominance to take
difference-item_supply = Item supply
difference-quests_open = Open quests
difference-ruin_items = Items under ruins
difference-satchel = satchel
difference-track = on its track
difference-damaged = damaged
difference-down = exhausted
difference-face-down = face down
difference-hostile = hostile
