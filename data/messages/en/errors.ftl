### Errors, each one sentence: a name that nothing has, an action that cannot be made, damaged data.

## Names that nothing has

# $what: the kind of thing (map, card, …); $name: what was given; $known: names that there are; $near: the nearest.
error-no-such =
    { $what ->
        [agent] no agent
        [card] no card
        [card-kind] no kind of card
        [chance] no kind of chance
        [clearing-suit] no suit of a clearing
        [crafting-suit] no crafting suit
        [deck] no deck
        [faction] no faction
        [field] no field of an action
        [graph] no kind of graph
        [item] no item
        [map] no map
        [piece] no piece
        [plot] no plot
        [quest-suit] no suit of a quest
        [suit] no suit
        [target] no target
       *[other] nothing called
    }
error-unknown-name = There is { error-no-such } “{ $name }”; known: { $known }.
error-unknown-name-near = There is { error-no-such } “{ $name }”; did you mean “{ $near }”? Known: { $known }.
# $near: a verb that looks alike; $known: what can be chosen now, $number verbs; $name: the plain name of the faction.
error-no-such-verb = { the-faction-has } no verb “{ $verb }”. { error-verbs-now }
error-no-such-verb-near = { the-faction-has } no verb “{ $verb }”; did you mean “{ $near }”? { error-verbs-now }
error-verbs-now =
    { $number ->
        [0] All of them are listed by rl.verbs("{ $name }").
       *[other] What can be chosen now: { $known }.
    }

## Games

error-not-playable = “{ $name }” cannot be played yet; choose from { $known }.
error-seats-list = The seats are a list of faction names, such as ["marquise", "eyrie"].
error-seat-twice = Each faction can take one seat only.
error-seat-number = A game has two to six seats, not { $number }.
error-no-seat = “{ $name }” has no seat in this game; the seats are { $known }.

## Actions and outcomes that cannot be made

error-not-a-state = “{ $given }” is no moment of a game; give a state, such as game.state, or a view of one.
error-not-a-game = “{ $given }” is no game; give what rl.new_game or rl.load_game made.
error-no-action-asked = “{ $given }” is no action; give an action, such as one of legal_actions(), or a verb, such as "move".
error-no-such-deal = What was declared in this position cannot be true: no deal of the unseen cards agrees with it.
error-not-an-action = “{ $given }” is not an action: it needs a faction and a verb.
# $wanted: the fields, $needed of them; $given: those that were given, $number of them.
error-verb-fields = “{ $verb }” takes { $needed ->
    [0] no fields
   *[other] { $wanted }
  }; given: { $number ->
    [0] nothing.
   *[other] { $given }.
  }
error-not-a-clearing = “{ $given }” cannot be the field “{ $field }”: the maps have the clearings 1 to 12, and a forest is named by the clearings around it.
error-no-such-clearing = “{ $given }” is no clearing; this map has the clearings 1 to { $most }.
error-not-a-count = “{ $given }” cannot be the field “count”: it is a number from 1 to 25.
error-not-an-outcome = “{ $given }” is not an outcome: it needs “chance” and “values”.
# $what came out; $given: $number values.
error-not-an-outcome-of =
    { $what ->
        [roll] A roll is two numbers from 0 to 3; given: { error-given }.
        [item] An item is expected; given: { error-given }.
        [quest] A quest is expected; given: { error-given }.
       *[card] A card of the decks is expected; given: { error-given }.
    }
error-given =
    { $number ->
        [0] nothing
       *[other] “{ $given }”
    }

## Sets

# $part, $given: words for a part of the set; $known: those that there are.
error-no-set-asked = No set is asked for now: answer with one action.
error-set-not-among = “{ $given }” cannot belong to the set that is asked for; what can: { $known }.
error-set-which = “{ $given }” can mean more than one thing here; say which: { $known }.
error-set-too-often =
    { $number ->
        [one] “{ $part }” was named more than once, and there is only 1.
       *[other] “{ $part }” was named too often: there are only { $number }.
    }
error-set-too-many =
    { $most ->
        [one] Too many were named: { $given }, and only 1 is asked for.
       *[other] Too many were named: { $given }, and only { $most } are asked for.
    }
error-set-too-few =
    { $most ->
        [one] Too few were named: { $given }, and 1 is asked for.
       *[other] Too few were named: { $given }, and { $most } are asked for.
    }
error-set-forced =
    { $number ->
        [one] “{ $part }” cannot be left out: without it there are too few.
       *[other] “{ $part }” cannot be left out: at least { $number } of them must go, or there are too few.
    }

## Damaged data files

error-data-missing = The data file { $file } is missing.
error-data-not-json = The data file { $file } is not JSON: { $why }.
error-data-not-an-object = The data file { $file } must hold an object.
error-schema-keyword = The schema of positions uses the keyword “{ $name }”, which is new.

## Choices that cannot be taken

# $given: what was given, as Python writes it.
choice-not-a-choice = { $given } cannot be played: play takes one of state.legal_actions(), or an outcome where chance must answer.
choice-no-chance = Chance has nothing to answer here; play an action.
choice-impossible-outcome = { $given } cannot happen here; state.chance_outcomes() lists what can.
