### What is wrong with a data file of the kit: a map, a deck, a board. $file says which, and where in it.

## Any file

data-lacks-entry = A { $file } le falta la entrada «{ $name }».
data-not-positive = { $file } debe dar una cantidad positiva de «{ $name }», no { $given }.

## Decks

data-card-item = { $file } debe tener un objeto y sus puntos si es una carta de objeto, y solo entonces.
data-card-cost = { $file } debe tener un coste si no es una carta de emboscada o de dominancia, y solo entonces.
data-same-card = { $file } tiene dos cartas con el mismo id.
data-number-of-cards = { $file } debe tener { $wanted ->
    [one] 1 carta
   *[other] { $wanted } cartas
  }, no { $number }.
data-cards-of-suit = { $file } debe tener { $wanted ->
    [one] 1 carta
   *[other] { $wanted } cartas
  } del palo { $suit }, no { $number }.

## Boards, items, leaders, characters and quests

data-board-entry = El tablero { $file } no tiene la entrada «{ $name }».
data-board-number = El tablero { $file } no tiene un número en «{ $name }».
data-board-numbers = El tablero { $file } no tiene una serie de números en «{ $name }».
data-other-board = { $file } es el tablero «{ $name }».
data-item-count = { $file } debe dar en «{ $place }» una cantidad de «{ $name }», no { $given }.
data-item-supply = { $file } debe tener { $wanted ->
    [one] 1 objeto
   *[other] { $wanted } objetos
  } en la reserva, no { $number }.
data-item-points = { $file } no da puntos por «{ $name }».
data-in-order = { $file } debe tener esto, en este orden: { $wanted }.
data-leader-columns = { $file } debe dar dos columnas distintas al líder «{ $name }».
data-quest-items = { $file } debe dar dos objetos a la misión «{ $name }».

## Maps

data-map-clearings = { $file } debe tener los claros 1 a 12, en este orden.
data-map-suits = { $file } debe tener { $wanted ->
    [one] 1 claro
   *[other] { $wanted } claros
  } de cada palo, { $number } en total.
data-map-slots = { $file } debe dar a cada claro de uno a tres espacios.
data-map-ruins = { $file } debe tener 4 ruinas, no { $number }.
data-map-pair = { $file }: { $given } no es un par de claros en orden ascendente.
data-map-pair-twice = { $file }: un par aparece dos veces.
data-map-closed-path = { $file }: un camino cerrado no está entre los caminos.
data-map-paths = { $file }: los caminos abiertos deben unir todos los claros.
data-map-river = { $file }: river_order y rivers no coinciden.
data-map-lake = { $file }: el lago debe unir cada dos claros de la orilla, entre ellos el del transbordador.
data-map-corners = { $file } debe tener cuatro esquinas en dos pares opuestos.
data-map-forest = { $file }: el bosque { $given } debe nombrar claros del mapa en orden ascendente.
data-map-forest-twice = { $file }: un bosque aparece dos veces.
data-map-border = { $file }: { $given } no es un límite entre dos bosques.
