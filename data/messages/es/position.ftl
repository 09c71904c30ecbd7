### What is wrong with a position file. A fault is a clause without its full stop, so that it can stand
### alone (position-fault) or before its place and the number of other faults (position-error).

# $text: a fault
position-fault = { $text }.
# $more: how many other faults there are; $place: file and path, such as x.json, clearings.5.buildings
position-error = { $text }{ $more ->
    [0] {""}
    [one] {" "}(y un fallo más)
   *[other] {" "}(y { $more } fallos más)
  }.
position-error-placed = { $text } ({ $place }{ $more ->
    [0] {""}
    [one] ; y un fallo más
   *[other] ; y { $more } fallos más
  }).
# There are more faults than were collected.
position-error-many = { $text } (y más de { $more } fallos más).
position-error-many-placed = { $text } ({ $place }; y más de { $more } fallos más).

## The file

fault-text-not-path = Este es el texto de una posición, no el nombre de un archivo; léelo antes con json.loads
fault-no-file = No existe ese archivo
fault-not-text = El archivo no es texto en UTF-8
# $why: what the operating system said
fault-unreadable = El archivo no se puede leer: { $why }
# $most: a number of letters, far above one
fault-long-file = { $most ->
   *[other] El archivo es demasiado largo para una posición: tiene más de { $most } letras
  }
fault-empty-file = El archivo está vacío
fault-cut-off = El archivo no está entero: se corta en la línea { $line }, columna { $column_number }
fault-not-json = El archivo no es JSON: la línea { $line }, columna { $column_number }, no se puede leer
# $name: a key
fault-key-twice = El archivo tiene «{ $name }» dos veces en un mismo objeto
fault-not-a-position = El archivo no es una posición
fault-other = { $why }

## The format

# $found: a type of JSON, see fault-wrong-type
fault-not-an-object = Una posición es un objeto JSON, no { $found ->
    [array] una lista
    [string] un texto
    [integer] un número
    [number] un número
    [boolean] true o false
    [null] null
   *[other] esto
  }
# $version: of the file; $known: the newest that is known
fault-too-new = La posición usa el formato { $version }; este rootlab lee el formato { $known }, hace falta uno más nuevo
fault-missing = Falta «{ $name }»
# $hint: near or known (then $names has names) or none
fault-hint = { $hint ->
    [near] ; lo más parecido es «{ $names }»
    [known] ; se conocen { $names }
   *[none] {""}
  }
fault-unknown-key = Aquí una posición no tiene la entrada «{ $name }»{ fault-hint }
fault-unknown-name = «{ $name }» no se conoce aquí{ fault-hint }
fault-unknown-faction = No existe la facción «{ $name }»{ fault-hint }
fault-unknown-map = No existe el mapa «{ $name }»{ fault-hint }
fault-unknown-deck = No existe el mazo «{ $name }»{ fault-hint }
fault-unknown-card = No existe la carta «{ $name }»{ fault-hint }
fault-unknown-dominance-card = «{ $name }» no es una carta de dominancia{ fault-hint }
fault-unknown-building = No existe el edificio «{ $name }»{ fault-hint }
fault-unknown-token = No existe la ficha «{ $name }»{ fault-hint }
fault-unknown-plot = No existe el plan «{ $name }»{ fault-hint }
fault-unknown-suit = No existe el palo «{ $name }»{ fault-hint }
fault-unknown-item = No existe el objeto «{ $name }»{ fault-hint }
fault-unknown-phase = No existe la fase «{ $name }»{ fault-hint }
fault-unknown-leader = No existe el líder «{ $name }»{ fault-hint }
fault-unknown-column = El Decreto no tiene la columna «{ $name }»{ fault-hint }
fault-unknown-clearing = No existe el claro «{ $name }»; los claros van de 1 a 12
# $wanted: what the schema wants; $found: what is there
fault-wrong-type = Aquí tiene que haber { $wanted ->
    [integer] un número entero
    [string] un texto
    [boolean] true o false
    [array] una lista
    [object] un objeto
    [integer-or-null] un número entero o null
    [string-or-null] un nombre o null
    [string-or-object] un nombre o un objeto
    [array-or-boolean] true, false o una lista
    [null-or-string] un nombre o null
    [array-or-object] una lista o un objeto
    [boolean-or-integer-or-object] un número entero, true o false
   *[other] otra cosa
  }, no { $found ->
    [array] una lista
    [object] un objeto
    [string] un texto
    [integer] un número
    [number] un número con decimales
    [boolean] true o false
    [null] null
   *[other] esto
  }
fault-negative = El número { $number } es menor que cero
fault-out-of-range = El número { $number } no es posible aquí; el límite es { $bound }
fault-number-of-seats = Una partida tiene de dos a seis asientos, no { $number }
fault-number-of-entries = { $number ->
    [0] La lista está vacía
   *[other] La lista tiene { $number ->
       [one] 1 entrada
      *[other] { $number } entradas
     }; el límite es { $bound }
  }
fault-too-long = { $number ->
   *[other] Hay demasiado dentro: { $number ->
       [one] 1 entrada
      *[other] { $number } entradas
     }, y ninguna posición tiene más de { $most }
  }
fault-listed-twice = «{ $name }» está dos veces en la lista
# $why: in the words of the library that checks the schema
fault-schema = Esto no encaja en el formato: { $why }
fault-unknown-use = El turno no tiene el contador «{ $name }»; los de esta facción son { $names }
fault-not-a-count = «{ $name }» tiene que ser un número entero, true o false

## Seats and the turn

fault-two-seats = «{ $name }» tiene dos asientos; una facción ocupa solo uno
fault-not-playable = Todavía no se puede jugar con { $faction-short }; sí con { $factions-short }
fault-no-seat = { $faction-start } no { $faction-number ->
    [many] tienen
   *[one] tiene
  } asiento en esta partida; los asientos son { $seats-short }
# $name: a step; $names: the steps that there are
fault-unknown-step = No existe el paso «{ $name }» en { $phase-the } { $faction-of }; los pasos son { $names }
fault-other-sets-up = El paso «{ $name }» de la preparación le toca { $faction-to }

## Pieces

fault-no-ruin-there = El claro { $clearing } no tiene sitio para una ruina en este mapa
fault-too-many-warriors = En el mapa hay { $number ->
    [one] 1 guerrero
   *[other] { $number } guerreros
  } { $faction-of }; solo existen { $most }
# $piece: in the plural of $count, which is $most
fault-too-many-pieces = Solo { $most ->
    [one] existe 1 { $piece }
   *[other] existen { $most } { $piece }
  }, pero en el mapa hay { $number }
fault-no-slot = En el claro { $clearing } no { $number ->
    [one] cabe 1 edificio
   *[other] caben { $number } edificios
  }; tiene { $most ->
    [one] 1 espacio
   *[other] { $most } espacios
  }
fault-no-slot-beside-ruin = En el claro { $clearing } no { $number ->
    [one] cabe 1 edificio
   *[other] caben { $number } edificios
  }; tiene { $most ->
    [one] 1 espacio
   *[other] { $most } espacios
  }, uno de ellos bajo una ruina
fault-two-roosts = El claro { $clearing } tiene dos nidos; en cada claro cabe solo uno

## Seats

fault-score-wins = Con { $number ->
    [one] 1 punto
   *[other] { $number } puntos
  } la partida habría terminado; una puntuación va de 0 a { $most }
fault-score-with-dominance = Un asiento con una dominancia activa no tiene puntuación: escribe null
fault-no-score = Una puntuación es un número; null es solo para un asiento con una dominancia activa
fault-hidden-hand = Parte de estas cartas está oculta: desde una vista no se puede jugar, antes hay que repartirlas
fault-not-lasting = { $card } no tiene efecto persistente, así que no puede estar delante de un asiento
fault-crafted-twice = { $card } está aquí dos veces; no se puede fabricar una segunda
fault-too-many-items = Entre la reserva común y los objetos fabricados { $most ->
    [0] no hay { $item-no }
    [one] solo hay 1 { $item }
   *[other] solo hay { $most } { $item }
  }

## Cards

fault-too-many-cards = { $card } aparece { $number ->
    [one] 1 vez
   *[other] { $number } veces
  }; el mazo tiene { $most ->
    [one] una
   *[other] { $most }
  }
fault-not-in-deck = El { $deck } no tiene la carta { $card }
fault-no-dominance = { $card } no participa en esta partida; «dominance» la haría entrar
fault-only-dominance = { $card } no es una carta de dominancia; su sitio es la pila de descartes
fault-dominance-discarded = { $card } nunca está en la pila de descartes; está junto al mapa, en «available_dominance»
fault-nobody-uses = Ningún asiento de esta partida usa «{ $name }»
fault-knows-own-hand = Lo que { $faction-number ->
    [many] tienen
   *[one] tiene
  } { $faction-short } no es un secreto para su propio asiento; no lo pongas
fault-not-in-that-pile = { $card } no está tantas veces en la pila bocabajo { $faction-of }, así que nadie puede saber que está ahí
# $name: what the file calls a pile of cards
fault-no-such-pile = No existe la pila bocabajo «{ $name }» { $faction-of }
fault-not-in-that-hand = { $card } no está tantas veces en la mano { $faction-of }, así que nadie puede saber que está ahí

## The Eyrie

fault-no-leader = El Nido necesita un líder, salvo antes de que la preparación se lo dé y en el Caos
fault-leader-deposed = { $leader-start } dirige el Nido, así que este líder no puede estar también bocabajo
fault-decree-without-leader = Sin líder, el Decreto está vacío
fault-viziers = El Decreto tiene { $wanted ->
    [one] 1 Visir Leal
   *[other] { $wanted } Visires Leales
  } como mucho, no { $number }
fault-vizier-columns = Los Visires Leales { $leader-of } están en las columnas { $columns }
fault-decree-done = Ahí no { $number ->
    [one] se puede haber resuelto 1 carta
   *[other] se pueden haber resuelto { $number } cartas
  }; la columna { $column } tiene { $most } del palo { $suit }

## The Alliance

fault-too-many-officers = { $number ->
    [one] 1 guerrero de la Alianza está
   *[other] { $number } guerreros de la Alianza están
  } en el mapa y entre los oficiales; solo existen { $most }
fault-two-sympathy = El claro { $clearing } tiene dos fichas de simpatía; en cada claro cabe solo una
fault-two-bases = Hay dos bases en claros del palo { $suit }; existe una base de cada palo
fault-too-many-supporters = Sin una base, el montón de Simpatizantes admite { $most ->
    [one] 1 carta
   *[other] { $most } cartas
  } como mucho, no { $number }

## The Corvids

fault-hidden-plot = El plan del claro { $clearing } está oculto: desde una vista no se puede jugar, antes hay que repartir sus planes
fault-two-plots = El claro { $clearing } tiene dos planes; en cada claro cabe solo uno
fault-plot-ruled-out = Este plan es { one-plot }, y lo que es no puede estar entre lo que todos saben que no es
fault-no-plot-there = En el claro { $clearing } no hay ningún plan bocabajo
fault-more-than-one = En estos claros hay dos { $piece }, y se ha dicho que no hay más de { $piece-one }

## What is under way

fault-unknown-procedure = «{ $name }», en «pending», no es nada que conozca este rootlab
fault-procedure-fields = «{ $name }», en «pending», tiene que tener exactamente las entradas { $names }
fault-pending-does-not-fit = Lo que está en marcha no encaja con el resto de la posición

## The Vagabond

fault-unknown-character = No existe el personaje «{ $name }»{ fault-hint }
fault-unknown-quest = No existe la misión «{ $name }»{ fault-hint }
fault-unknown-place = Un objeto no puede estar en «{ $name }»{ fault-hint }
fault-unknown-relationship = No existe la relación «{ $name }»; es hostile o un número de 0 a 3
fault-no-character = El Vagabundo necesita un personaje cuando ha terminado la preparación
fault-no-pawn = El peón del Vagabundo tiene que estar en algún sitio cuando ha terminado la preparación
# $places: clearings
fault-not-a-forest = En este mapa no hay ningún bosque entre { $places }
fault-no-such-track = No hay contador para { $item-the }; su sitio es el hatillo o la zona de dañados
fault-track = En un contador, { $item-the } siempre está bocarriba
fault-track-full = El contador { $item-of } admite { $most } y está lleno
# $number: items that are named; $ruins: ruins on the map
fault-ruin-items = { $ruins ->
    [one] Queda 1 ruina en el mapa
   *[other] Quedan { $ruins } ruinas en el mapa
  }, pero se { $number ->
    [one] nombra 1 objeto
   *[other] nombran { $number } objetos
  }; hay uno bajo cada una
fault-too-many-carried = En el juego solo hay { $most } { $item }, incluyendo los de un segundo Vagabundo
fault-not-under-a-ruin = Bajo una ruina no puede haber { $item-no } (más)
fault-no-relationship = El Vagabundo no tiene relación con { $faction-short }; los otros asientos son { $seats-short }
fault-quest-twice = { $quest } se nombra dos veces
fault-too-many-quests = Hay { $number ->
    [one] 1 misión
   *[other] { $number } misiones
  } a la vista; son { $most } como mucho
fault-no-coalition = Un Vagabundo con una carta de dominancia activa está en una coalición; falta decir con quién
fault-no-partner = { $faction-start } no { $faction-number ->
    [many] pueden formar coalición
   *[one] puede formar coalición
  } con el Vagabundo; los otros asientos son { $seats-short }
fault-coalition-without-card = El Vagabundo solo está en una coalición con una carta de dominancia activa
fault-coalition-seats = Una coalición necesita una partida de { $most ->
    [one] 1 jugador
   *[other] { $most } jugadores
  } o más
