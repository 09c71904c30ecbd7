### What is wrong with a position file. A fault is a clause without its full stop, so that it can stand
### alone (position-fault) or before its place and the number of other faults (position-error).

# $text: a fault
position-fault = { $text }.
# $more: how many other faults there are; $place: file and path, such as x.json, clearings.5.buildings
position-error = { $text }{ $more ->
    [0] {""}
    [one] {" "}(and one more fault)
   *[other] {" "}(and { $more } more faults)
  }.
position-error-placed = { $text } ({ $place }{ $more ->
    [0] {""}
    [one] ; and one more fault
   *[other] ; and { $more } more faults
  }).
# There are more faults than were collected.
position-error-many = { $text } (and more than { $more } other faults).
position-error-many-placed = { $text } ({ $place }; and more than { $more } other faults).

## The file

fault-text-not-path = This is the text of a position, not the name of a file; read it with json.loads first
fault-no-file = There is no such file
fault-not-text = The file is not text in UTF-8
# $why: what the operating system said
fault-unreadable = The file cannot be read: { $why }
# $most: a number of letters, far above one
fault-long-file = { $most ->
   *[other] The file is too long for a position: it has more than { $most } letters
  }
fault-empty-file = The file is empty
fault-cut-off = The file is not whole: it breaks off in line { $line }, column { $column_number }
fault-not-json = The file is not JSON: line { $line }, column { $column_number } cannot be read
# $name: a key
fault-key-twice = The file has “{ $name }” twice in one object
fault-not-a-position = The file is not a position
fault-other = { $why }

## The format

# $found: a type of JSON, see fault-wrong-type
fault-not-an-object = A position is a JSON object, not { $found ->
    [array] a list
    [string] a text
    [integer] a number
    [number] a number
    [boolean] true or false
    [null] null
   *[other] this
  }
# $version: of the file; $known: the newest that is known
fault-too-new = The position is of format { $version }; this rootlab reads format { $known }, a newer one is needed
fault-missing = “{ $name }” is missing
# $hint: near or known (then $names has names) or none
fault-hint = { $hint ->
    [near] ; the nearest is “{ $names }”
    [known] ; known are { $names }
   *[none] {""}
  }
fault-unknown-key = A position has no entry “{ $name }” here{ fault-hint }
fault-unknown-name = “{ $name }” is not known here{ fault-hint }
fault-unknown-faction = There is no faction “{ $name }”{ fault-hint }
fault-unknown-map = There is no map “{ $name }”{ fault-hint }
fault-unknown-deck = There is no deck “{ $name }”{ fault-hint }
fault-unknown-card = There is no card “{ $name }”{ fault-hint }
fault-unknown-dominance-card = “{ $name }” is no dominance card{ fault-hint }
fault-unknown-building = There is no building “{ $name }”{ fault-hint }
fault-unknown-token = There is no token “{ $name }”{ fault-hint }
fault-unknown-plot = There is no plot “{ $name }”{ fault-hint }
fault-unknown-suit = There is no suit “{ $name }”{ fault-hint }
fault-unknown-item = There is no item “{ $name }”{ fault-hint }
fault-unknown-phase = There is no phase “{ $name }”{ fault-hint }
fault-unknown-leader = There is no leader “{ $name }”{ fault-hint }
fault-unknown-column = The Decree has no column “{ $name }”{ fault-hint }
fault-unknown-clearing = There is no clearing “{ $name }”; the clearings are 1 to 12
# $wanted: what the schema wants; $found: what is there
fault-wrong-type = This must be { $wanted ->
    [integer] a whole number
    [string] a text
    [boolean] true or false
    [array] a list
    [object] an object
    [integer-or-null] a whole number or null
    [string-or-null] a name or null
    [string-or-object] a name or an object
    [array-or-boolean] true, false or a list
    [null-or-string] a name or null
    [array-or-object] a list or an object
    [boolean-or-integer-or-object] a whole number, true or false
   *[other] something else
  }, not { $found ->
    [array] a list
    [object] an object
    [string] a text
    [integer] a number
    [number] a number with a fraction
    [boolean] true or false
    [null] null
   *[other] this
  }
fault-negative = The number { $number } is below zero
fault-out-of-range = The number { $number } is not possible here; the bound is { $bound }
fault-number-of-seats = A game has two to six seats, not { $number }
fault-number-of-entries = { $number ->
    [0] The list is empty
   *[other] The list has { $number ->
       [one] 1 entry
      *[other] { $number } entries
     }; the bound is { $bound }
  }
fault-too-long = { $number ->
   *[other] There is too much in it: { $number ->
       [one] 1 entry
      *[other] { $number } entries
     }, where no position has more than { $most }
  }
fault-listed-twice = “{ $name }” is in the list twice
# $why: in the words of the library that checks the schema
fault-schema = This does not fit the format: { $why }
fault-unknown-use = The turn has no counter “{ $name }”; those of this faction are { $names }
fault-not-a-count = “{ $name }” must be a whole number, true or false

## Seats and the turn

fault-two-seats = “{ $name }” has two seats; a faction takes one only
fault-not-playable = { $faction } cannot be played yet; those who can are { $factions }
fault-no-seat = { $faction } has no seat in this game; the seats are { $seats }
# $name: a step; $names: the steps that there are
fault-unknown-step = There is no step “{ $name }” in { $phase } for { $faction }; the steps are { $names }
fault-other-sets-up = The step “{ $name }” of setup is taken by { $faction }

## Pieces

fault-no-ruin-there = Clearing { $clearing } has no place for a ruin on this map
fault-too-many-warriors = { $number ->
    [one] 1 warrior of { $faction } is
   *[other] { $number } warriors of { $faction } are
  } on the map; there are only { $most }
# $piece: in the plural of $count, which is $most
fault-too-many-pieces = There { $most ->
    [one] is only 1 { $piece }
   *[other] are only { $most } { $piece }
  }, but { $number ->
      [one] 1 is
     *[other] { $number } are
    } on the map
fault-no-slot = Clearing { $clearing } cannot hold { $number ->
    [one] 1 building
   *[other] { $number } buildings
  }; it has { $most ->
    [one] 1 slot
   *[other] { $most } slots
  }
fault-no-slot-beside-ruin = Clearing { $clearing } cannot hold { $number ->
    [one] 1 building
   *[other] { $number } buildings
  }; it has { $most ->
    [one] 1 slot
   *[other] { $most } slots
  }, one of them under a ruin
fault-two-roosts = Clearing { $clearing } has two roosts; a clearing takes one only

## Seats

fault-score-wins = With { $number ->
    [one] 1 point
   *[other] { $number } points
  } the game would be over; a score is from 0 to { $most }
fault-score-with-dominance = A seat with an active dominance card has no score: write null
fault-no-score = A score is a number; null is only for a seat with an active dominance card
fault-hidden-hand = These cards are hidden in part: a view cannot be played on, its cards must be dealt first
fault-not-lasting = { $card } has no lasting effect, so it cannot lie in front of a seat
fault-crafted-twice = { $card } lies here twice; a second one cannot be crafted
fault-too-many-items = There { $most ->
    [0] are no { $item }
    [one] is only 1 { $item }
   *[other] are only { $most } { $item }
  } in the item supply and the Crafted Items boxes together

## Cards

fault-too-many-cards = { $card } is named { $number ->
    [one] once
   *[other] { $number } times
  }; the deck holds { $most ->
    [one] one
   *[other] { $most }
  }
fault-not-in-deck = The deck { $deck } has no card { $card }
fault-no-dominance = { $card } takes no part in this game; “dominance” would bring it in
fault-only-dominance = { $card } is no dominance card; it belongs on the discard pile
fault-dominance-discarded = { $card } is never on the discard pile; it lies beside the map, in “available_dominance”
fault-nobody-uses = No seat of this game uses “{ $name }”
fault-knows-own-hand = What { $faction } holds is no secret to its own seat; leave it out
fault-not-in-that-pile = { $card } is not so often in the face-down pile of { $faction }, so nobody can know of it there
# $name: what the file calls a pile of cards
fault-no-such-pile = There is no face-down pile “{ $name }” of { $faction }
fault-not-in-that-hand = { $card } is not so often in the hand of { $faction }, so nobody can know of it there

## The Eyrie

fault-no-leader = The Eyrie need a leader, except before setup gave them one and in turmoil
fault-leader-deposed = { $leader } leads the Eyrie, so this leader cannot lie face down too
fault-decree-without-leader = Without a leader the Decree is empty
fault-viziers = The Decree has { $wanted ->
    [one] 1 Loyal Vizier
   *[other] { $wanted } Loyal Viziers
  } at most, not { $number }
fault-vizier-columns = The Loyal Viziers of { $leader } are in the columns { $columns }
fault-decree-done = { $number ->
    [one] 1 card
   *[other] { $number } cards
  } cannot be done there; the column { $column } has { $most } of the suit { $suit }

## The Alliance

fault-too-many-officers = { $number ->
    [one] 1 warrior of the Alliance is
   *[other] { $number } warriors of the Alliance are
  } on the map and in the Officers box; there are only { $most }
fault-two-sympathy = Clearing { $clearing } has two sympathy tokens; a clearing holds one only
fault-two-bases = Two bases are in clearings of the suit { $suit }; there is one base of each suit
fault-too-many-supporters = Without a base the Supporters stack holds { $most ->
    [one] 1 card
   *[other] { $most } cards
  } at most, not { $number }

## The Corvids

fault-hidden-plot = The plot in { $clearing } is hidden: a view cannot be played on, its plots must be dealt first
fault-two-plots = Clearing { $clearing } has two plots; a clearing holds one only
fault-plot-ruled-out = This plot is { one-plot }, and what it is cannot be among what everybody knows it not to be
fault-no-plot-there = No plot lies face down in { $clearing }
fault-more-than-one = Two { $piece } lie in these clearings, and it is said that there is at most one

## What is under way

fault-unknown-procedure = “{ $name }” under “pending” is nothing that this rootlab knows
fault-procedure-fields = “{ $name }” under “pending” must have exactly the entries { $names }
fault-pending-does-not-fit = What is under way does not fit the rest of the position

## The Vagabond

fault-unknown-character = There is no character “{ $name }”{ fault-hint }
fault-unknown-quest = There is no quest “{ $name }”{ fault-hint }
fault-unknown-place = An item cannot lie in “{ $name }”{ fault-hint }
fault-unknown-relationship = There is no relationship “{ $name }”; it is hostile or a number from 0 to 3
fault-no-character = The Vagabond needs a character once the setup is over
fault-no-pawn = The pawn of the Vagabond must be somewhere once the setup is over
# $places: clearings
fault-not-a-forest = There is no forest between { $places } on this map
fault-no-such-track = There is no track for the { $item }; it lies in the Satchel or is damaged
fault-track = The { $item } on a track is always face up
fault-track-full = The track for the { $item } holds { $most } and is full
# $number: items that are named; $ruins: ruins on the map
fault-ruin-items = { $ruins ->
    [one] 1 ruin is left on the map
   *[other] { $ruins } ruins are left on the map
  }, but { $number ->
    [one] 1 item is named
   *[other] { $number } items are named
  }; one lies under each
fault-too-many-carried = There are only { $most } { $item } in the game, those of a second Vagabond included
fault-not-under-a-ruin = No (further) { $item } can lie under a ruin
fault-no-relationship = The Vagabond has no relationship with { $faction }; the other seats are { $seats }
fault-quest-twice = { $quest } is named twice
fault-too-many-quests = { $number ->
    [one] 1 quest lies
   *[other] { $number } quests lie
  } open; there are { $most } at most
fault-no-coalition = A Vagabond with an active dominance card is in a coalition; with whom is not said
fault-no-partner = { $faction } cannot be the partner of the Vagabond; the other seats are { $seats }
fault-coalition-without-card = The Vagabond is in a coalition only with an active dominance card
fault-coalition-seats = A coalition needs a game of { $most } or more players
