### What is wrong with a data file of the kit: a map, a deck, a board. $file says which, and where in it.

## Any file

data-lacks-entry = { $file } lacks the entry “{ $name }”.
data-not-positive = { $file } must have a positive count of “{ $name }”, not { $given }.

## Decks

data-card-item = { $file } must have an item and its points if it is an item card, and only then.
data-card-cost = { $file } must have a cost unless it is an ambush or a dominance card, and only then.
data-same-card = { $file } has two cards with the same id.
data-number-of-cards = { $file } must have { $wanted ->
    [one] 1 card
   *[other] { $wanted } cards
  }, not { $number }.
data-cards-of-suit = { $file } must have { $wanted ->
    [one] 1 card
   *[other] { $wanted } cards
  } of the suit { $suit }, not { $number }.

## Boards, items, leaders, characters and quests

data-board-entry = The board { $file } has no entry “{ $name }”.
data-board-number = The board { $file } has no single number at “{ $name }”.
data-board-numbers = The board { $file } has no row of numbers at “{ $name }”.
data-other-board = { $file } is the board “{ $name }”.
data-item-count = { $file } must have a count in “{ $place }” for “{ $name }”, not { $given }.
data-item-supply = { $file } must have { $wanted ->
    [one] 1 item
   *[other] { $wanted } items
  } in the supply, not { $number }.
data-item-points = { $file } gives no points for “{ $name }”.
data-in-order = { $file } must have these, in this order: { $wanted }.
data-leader-columns = { $file } must give the leader “{ $name }” two different columns.
data-quest-items = { $file } must give the quest “{ $name }” two items.

## Maps

data-map-clearings = { $file } must have the clearings 1 to 12, in this order.
data-map-suits = { $file } must have { $wanted ->
    [one] 1 clearing
   *[other] { $wanted } clearings
  } of each suit, { $number } in all.
data-map-slots = { $file } must give every clearing one to three slots.
data-map-ruins = { $file } must have 4 ruins, not { $number }.
data-map-pair = { $file }: { $given } is not a pair of two clearings in ascending order.
data-map-pair-twice = { $file }: a pair stands there twice.
data-map-closed-path = { $file }: a closed path is not among the paths.
data-map-paths = { $file }: the open paths must join all clearings.
data-map-river = { $file }: river_order and rivers differ.
data-map-lake = { $file }: the lake must join every two coastal clearings, the ferry’s among them.
data-map-corners = { $file } must have four corners in two opposite pairs.
data-map-forest = { $file }: the forest { $given } must be ascending clearings of the map.
data-map-forest-twice = { $file }: a forest stands there twice.
data-map-border = { $file }: { $given } is not a border of two forests.
