### What the table in a notebook says: the map, the panels, the buttons.

## The map

ui-clearing-title = Clearing { $clearing } ({ $suit })
ui-clearing-ruler = ruled by { $ruler-short }
ui-clearing-no-ruler = nobody rules here
# $count of one kind of piece that belongs to $owner.
ui-clearing-pieces = { $owner-short }: { $count } { $piece }
ui-clearing-ruin = a ruin
ui-clearing-slots =
    { $slots ->
        [one] { $count ->
            [0] no free slot
           *[other] 1 free slot
        }
       *[other] { $count ->
            [0] no free slot of { $slots }
            [one] 1 free slot of { $slots }
           *[other] { $count } free slots of { $slots }
        }
    }
ui-places = Clearings of the map
ui-lit = you can pick this one

## Whose turn

ui-round = Round { $round }
ui-before-round = Setup
ui-seat-order = The seats in turn order
ui-seat-agent = (agent)
ui-score-of =
    { $player-short }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ui-plays-dominance = { $player-short } no longer { $player-number ->
        [many] score: they play
       *[one] scores: the faction plays
    } for dominance
ui-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## What can be done

ui-verbs = What you can do
ui-pick-verb = Choose what to do, or click a clearing on the map.
ui-ask-plot = Which one?
ui-ask-card = Which card?
ui-ask-suit = Which suit?
ui-ask-item = Which item?
ui-ask-origin = From which clearing? Click it on the map or here.
ui-ask-clearing = In which clearing? Click it on the map or here.
ui-ask-destination = To which clearing? Click it on the map or here.
ui-ask-piece = Which piece?
ui-ask-target = Against whom?
ui-crumb-at = in clearing { $clearing }
ui-crumb-origin = from clearing { $clearing }
ui-crumb-clearing = in clearing { $clearing }
ui-crumb-destination = to clearing { $clearing }
ui-clear = Start this choice again

# A set to be marked: $most things of it, $count of them marked so far.
ui-set-ask = Mark { $most }, in any order; press again to unmark.
ui-set-locked = What has a lock cannot be left out.
ui-set-must = This cannot be left out: without it there are too few.
ui-set-full =
    { $most ->
        [one] 1 is marked already: unmark it first.
       *[other] { $most } are marked already: unmark one of them first.
    }
ui-set-marked = { $count } of { $most } marked
ui-set-confirm = Confirm: { $count } of { $most } marked
# What a screen reader calls the sheet beside what was pressed.
ui-note = Answer
ui-note-in-book = Keep it open beside the question
ui-set-clear = Unmark all

# A click on a place where nothing can be done; $why is a sentence.
ui-refused-verb = { $verb }: { $why }
ui-no-place-asked = What is asked now has nothing to do with that place.

# Beside a quest to choose; and where a question can only be passed.
ui-quest-told = Exhaust its two items; then score 1 point for each quest of its suit that you have completed, this one too, or draw two cards (9.5.5).
ui-asked-all-the-same = You can only pass. It is asked all the same, so that nobody can tell from the question what you hold.
ui-how-many = How many?
# The largest number that can be chosen.
ui-all = all { $count }
ui-by-law =
    Law { $articles }
ui-law-open = Read article { $article } of the Law
ui-agent-decides = { $player-short } { $player-number ->
        [many] are
       *[one] is
    } played by an agent and { $player-number ->
        [many] decide
       *[one] decides
    } now.
ui-play-on = Play to my next decision
ui-one-step = One step
ui-undo = Undo
ui-undo-help = Back to the last choice that you made
ui-redo = Redo
ui-redo-help = Forward to the next choice
ui-pass-always = Always pass this
ui-pass-always-help = Pass now, and whenever this is asked again. You can change it in the menu.
ui-looking-back = You are looking back. What you do now starts a new line; the old one is kept.

## What happened

ui-news = Just now
ui-news-more =
    { $count ->
        [one] one more before this; see the log
       *[other] { $count } more before this; see the log
    }
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-log-more = Show more
ui-timeline = Move through the game
ui-to-start = To the start
ui-back = One decision back
ui-forward = One decision forward
ui-to-end = To the latest moment
ui-ply = { $ply } of { $length }
ui-go-here = Go back to just before this

## The seats

ui-played-by-person = a person
ui-played-by-agent =
    { $agent ->
        [random] random agent
       *[other] agent “{ $agent }”
    }
ui-hand = Hand
ui-no-cards = no cards
ui-hidden-cards =
    { $count ->
        [one] 1 hidden card
       *[other] { $count } hidden cards
    }
ui-crafted = Crafted
ui-items = Items
ui-supply = Supply
ui-none = none
# $count of $total warriors are in the supply.
ui-warriors-left = { $count } { $total ->
    [one] of 1 warrior
   *[other] of { $total } warriors
  } left
ui-actions = Actions
ui-actions-left =
    { $count ->
        [0] none left
        [one] 1 left
       *[other] { $count } left
    }
ui-wood = Wood
ui-wood-count = { $count } on the map, { $left } in the supply
ui-track-next =
    next: costs { $cost } wood, gives { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ui-track-full = all are built
ui-track-draw = From here on you draw one more card in Evening
ui-leader = Leader
ui-no-leader = none at the moment
ui-deposed = Deposed: { $leaders }
ui-decree = The Decree
ui-roosts-now =
    { $count ->
        [0] no roost on the map
        [one] 1 roost gives { $points } points in Evening
       *[other] { $count } roosts give { $points ->
            [one] 1 point
           *[other] { $points } points
        } in Evening
    }

## What belongs to nobody

ui-commons = Table
ui-deck = Deck
ui-deck-size =
    { $count ->
        [0] empty
        [one] 1 card
       *[other] { $count } cards
    }
ui-item-supply = Items
ui-available = Dominance
ui-discard-pile =
    { $count ->
        [0] Discard pile (empty)
        [one] Discard pile (1 card)
       *[other] Discard pile ({ $count } cards)
    }
ui-card-cost = costs
ui-card-no-cost = cannot be crafted
ui-close = Close

## The menu

ui-menu = Menu
ui-new-game = New game
ui-seat = Seat { $number }
ui-who = Who plays seat { $number }
ui-no-seat = nobody
ui-person = a person
ui-agent-name =
    { $agent ->
        [random] random agent
       *[other] agent “{ $agent }”
    }
ui-seed = Seed
ui-seed-any = any
ui-start = Start
ui-file-name = Name of the file
ui-save = Save
ui-load = Load
ui-upload = From your computer:
ui-saved = Saved in { $file }.
ui-loaded = Loaded from { $file }.
ui-settings = Settings
ui-eyes = Whose eyes
ui-eyes-follow = whoever decides
ui-eyes-seat = { $player }
ui-eyes-open = open: everybody sees everything
ui-language = Language

## The end

ui-winner =
    { $winners-count ->
        [one] { $winners } { $winners-number ->
            [many] win
           *[one] wins
        }
       *[other] { $winners } win together
    }
ui-nobody-won = Nobody won
ui-dominance = dominance

## Two people at one screen

ui-hand-over = The next decision belongs to { $player }. Hand the screen over, then press Ready.
ui-ready = Ready

## The guide

ui-guide-title = Guided round: { $player }
ui-guide-count = Step { $count } of { $steps }
ui-guide-start = Round with the { $player-short }
ui-guide-start-free = Free play
ui-guide-others = Other rounds
ui-guide-hide = Hide the guide
ui-guide-free-title = Free play
ui-guide-free =
    Play as you like: every rule is enforced, Undo takes anything back, and a click on an article number opens the Law. The menu has new games, saving, and who plays which seat.

ui-guide-marquise-keep =
    You are the Marquise de Cat. You own the Woodland and mean to build it up.
    Choose the corner for your keep: click one of the four lit clearings on the map. Nobody else may place pieces there.
ui-guide-marquise-buildings =
    Your warriors now stand in every clearing but the corner across from the keep, where the Eyrie will begin.
    Place a sawmill, a workshop and a recruiter: click a lit clearing for each, with the keep or next to it.
ui-guide-marquise-march =
    Birdsong went by itself: your sawmill made a wood token. Now it is Daylight, and you have three actions.
    First a March, which is up to two moves. Click a clearing with your warriors, then a lit one next to it, and say how many go. Make a second move in the same way, or press the button that ends the March. You must rule one of the two clearings of a move.
ui-guide-marquise-build =
    Warriors and buildings together decide who rules a clearing: the ring around it shows whose it is.
    Now build. Press Build and choose a clearing that you rule and that has a free slot. Your panel shows what each building costs in wood and how many points it gives.
ui-guide-marquise-recruit =
    The wood left the map and your marker moved on the score track.
    Recruit next: press the button, and each recruiter on the map gets a warrior. You can do that once a turn.
ui-guide-marquise-end =
    Your three actions are spent. A bird card would buy one more.
    Press End Daylight. In Evening you draw a card by yourself.
ui-guide-marquise-opponent =
    It is the turn of the Eyrie, an agent that chooses at random. If you are asked something, the rules let you answer in its turn.
ui-guide-marquise-over =
    That was a whole round. “Just now” tells what the Eyrie did, and arrows on the map show where they went.
    Undo takes you back to any of your choices, and the log remembers everything. Play on, or try a round with the Eyrie.

ui-guide-eyrie-leader =
    You are the Eyrie Dynasties. Your first roost and six warriors stand in one corner, and the Marquise holds the rest.
    Choose a leader. Each puts two Loyal Viziers into your Decree, the orders that you must carry out every turn.
ui-guide-eyrie-decree =
    Birdsong: add one or two cards to the Decree. A card asks for its column's action in a clearing of its suit, this turn and in every turn to come. A bird card fits any clearing, but only one may be added in a turn.
    Choose a card and a column. Think of what you can do in clearings where your warriors stand.
ui-guide-eyrie-resolve =
    Daylight: your Decree is carried out from left to right: Recruit, Move, Battle, Build. The card at work has a golden frame in your panel.
    Do what each card asks: click a lit clearing or press a button. When a card cannot be done, your dynasty falls into turmoil: you lose points and your leader.
ui-guide-eyrie-opponent =
    In Evening you scored for your roosts and drew a card. Now the Marquise plays, an agent that chooses at random.
ui-guide-eyrie-over =
    That was a whole round. Your Decree only grows, so a good turn today may be turmoil tomorrow.
    Play on, go back with Undo and try another Decree, or start a free game.
ui-edit = Edit this position
ui-edit-help = Put pieces, hands and tracks as you like, then play from there. The editor shows every hand.
ui-edit-again = The editor shows every hand. Press “Edit this position” once more to open it.
ui-no-such-guide = There is no guided round “{ $given }”; choose one of { $guides }.
ui-no-such-eyes = Nobody has the eyes “{ $given }”; choose one of { $eyes }.
ui-no-such-seat = “{ $given }” does not sit at this table; the seats are { $known }.
ui-no-such-agent = There is no agent “{ $given }”; choose one of { $names }.
