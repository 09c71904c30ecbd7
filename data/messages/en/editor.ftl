### The position editor: pieces on the map, the panes around it, faults, files and playing from here.

edit-title = Position editor

## The bar

edit-empty = Empty board
edit-empty-help = Begin again with nothing on the map and all cards in the deck. Undo brings everything back.
edit-current = From the table
edit-current-help = Begin with the game that is on the table now. Undo brings back what is here.
edit-play = Play from here
edit-leave = Back to the table
edit-leave-help = Leave the editor; the game is as it was
edit-play-help = Put a game on the table that begins with this position
edit-play-faults =
    { $count ->
        [one] One fault is left. Mend it, then you can play from here.
       *[other] { $count } faults are left. Mend them, then you can play from here.
    }
edit-back = Back to the editor
edit-back-help = The position waits as you left it.
edit-files = Save, load, language
edit-load-which = Which position or game to load
# $count: faults that the position still has.
edit-saved =
    { $count ->
        [0] Saved in { $file }.
        [one] Saved in { $file }, with one fault still in it.
       *[other] Saved in { $file }, with { $count } faults still in it.
    }
edit-replaces = There is a file { $file } already. Press Save again to replace it, or give another name.
# $reason: what the operating system said.
edit-file-trouble = The file could not be used: { $reason }.
edit-not-understood = That value cannot be used here; nothing was changed.
edit-stepped-back =
    { $count ->
        [one] Something was under way, so this is the position one decision earlier.
       *[other] Something was under way, so this is the position { $count } decisions earlier.
    }
edit-pending-left-out = Something was under way, such as a battle or a march: it is left out, and the step begins anew.
# $place: a path in the file; $why: a fault.
edit-left-out =
    { $count ->
        [one] One entry could not be read and is left out ({ $place }): { $why }.
       *[other] { $count } entries could not be read and are left out; the first ({ $place }): { $why }.
    }

## Faults

edit-faults =
    { $count ->
        [0] No faults: this position can be played.
        [one] 1 fault
       *[other] { $count } faults
    }
edit-go-clearing = Clearing { $clearing }
edit-go-turn = in the pane of the turn
edit-go-commons = in the pane of the table

## The tray and the map

edit-tray = Pieces to put on the map
edit-hint-pick = Pick a piece here, then click clearings on the map. Or click a clearing first and set the numbers.
edit-hint-put = Now click a clearing: each click puts one there ({ $name }).
edit-hint-take = Now click a clearing: each click takes one away ({ $name }).
edit-hint-pawn = Now click a clearing or a forest: the { $name } goes there.
edit-way-put = Put
edit-way-take = Take away
edit-let-go = Let go of the piece
edit-nobodys = Ruins
# $left: how many are still in the box.
edit-piece-left = { $name }: { $left } left
edit-face-up = face up
edit-clearing = Clearing { $clearing }

## Lists and cards

edit-add = Add
edit-add-card = Add a card
edit-add-item = Add an item
edit-add-quest = Add a quest
edit-add-clearing = Add a clearing
edit-add-deposed = Add a deposed leader
edit-take-out = Take out: { $name }
# $left: how many of it are still in the deck.
edit-card-left = { $card } ×{ $left }

## The seats

edit-whose = Whose things
edit-all-hands = The editor sees every hand.
edit-score = Points
edit-dominance = Dominance
edit-deck = all cards that are nowhere else
edit-removed =
    { $count ->
        [0] Out of the game (none)
        [one] Out of the game (1 card)
       *[other] Out of the game ({ $count } cards)
    }
edit-derive-items = All that nobody has
edit-known = Known
edit-known-some = The seats know some cards of each other.
edit-forget = Forget it
edit-viziers = Loyal Viziers of this leader
edit-deposed = Deposed
edit-used-column = Done: { $column }
edit-plots = Pick a plot in the tray and put it on the map. Turn it over in its clearing.
edit-plots-known = { $plot }: at most one in { $clearings }
edit-pawn = pick the pawn in the tray and click where it stands
edit-ruin-items = Under ruins
edit-scorched = Torches
edit-start-items = Starting items
edit-where-lies = Where it lies: { $name }
edit-relation = Relationship with the { $player-short }

## The turn

edit-turn = The turn
edit-player = Whose turn
edit-phase = Phase
edit-step = Step
edit-round = Round
edit-window = The moment before this step, for card effects, is over
edit-over = The end
edit-goes-on = The game is over. Let it go on
edit-seats = Who plays
edit-seat-new = Seat the { $player-short }
edit-seat-up = Move earlier in turn order: { $name }
edit-seat-gone = Take out of the game: { $name }
edit-used = Used this turn
edit-used-begun = Something was already done in this phase
edit-used-cards = Card effects
edit-used-crafting = crafting pieces here
edit-used-actions = Actions taken
edit-used-extra_actions = Actions gained
edit-used-recruit = Recruited already
edit-used-added = Added to the Decree
edit-used-added_birds = A bird card was added to the Decree
edit-used-operations = Military operations
edit-used-plots = Plots placed
edit-used-exert = Exerted themselves
edit-used-slip = Slipped already
edit-used-improvised = Improvised already
edit-used-aids = Aids not yet counted

## The steps of a turn and of setup

edit-step-start = start
edit-step-wood = place wood
edit-step-end = end of the phase
edit-step-craft = craft
edit-step-actions = actions
edit-step-draw = draw cards
edit-step-discard = discard down to five
edit-step-emergency_orders = emergency orders
edit-step-add_to_decree = add to the Decree
edit-step-new_roost = a new roost
edit-step-decree = resolve the Decree
edit-step-score = score points
edit-step-revolt = revolt
edit-step-spread = spread sympathy
edit-step-operations = military operations
edit-step-refresh = refresh items
edit-step-slip = slip
edit-step-rest = rest in a forest
edit-step-capacity = item limit
edit-step-flip = flip plots
edit-step-recruit = recruit
edit-step-exert = exert
edit-step-hands = deal hands
edit-step-keep = place the keep
edit-step-sawmill = first sawmill
edit-step-workshop = first workshop
edit-step-recruiter = first recruiter
edit-step-roost = first roost
edit-step-leader = choose a leader
edit-step-supporters = first supporters
edit-step-character = choose a character
edit-step-pawn = place the pawn
edit-step-quests = lay out quests
edit-step-items = items under ruins
edit-step-scatter_fox = a warrior in a fox clearing
edit-step-scatter_rabbit = a warrior in a rabbit clearing
edit-step-scatter_mouse = a warrior in a mouse clearing
edit-not-a-start = A position to edit is a game, a state, a position or a file, not { $given }.
