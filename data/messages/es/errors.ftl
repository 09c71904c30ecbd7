### Errors, each one sentence: a name that nothing has, an action that cannot be made, damaged data.

## Names that nothing has

# $what: the kind of thing (map, card, …); $name: what was given; $known: names that there are; $near: the nearest.
error-no-such =
    { $what ->
        [agent] ningún agente
        [card] ninguna carta
        [card-kind] ningún tipo de carta
        [chance] ningún tipo de azar
        [clearing-suit] ningún palo de claro
        [crafting-suit] ningún palo de fabricación
        [deck] ningún mazo
        [faction] ninguna facción
        [field] ningún campo de acción
        [graph] ningún tipo de grafo
        [item] ningún objeto
        [map] ningún mapa
        [piece] ninguna pieza
        [plot] ningún plan
        [quest-suit] ningún palo de misión
        [suit] ningún palo
        [target] ningún objetivo
       *[other] nada llamado
    }
error-unknown-name = No hay { error-no-such } «{ $name }»; lo que hay: { $known }.
error-unknown-name-near = No hay { error-no-such } «{ $name }»; ¿querías decir «{ $near }»? Lo que hay: { $known }.
error-no-such-verb = { the-faction-has.not } ningún verbo «{ $verb }». { error-verbs-now }
error-no-such-verb-near = { the-faction-has.not } ningún verbo «{ $verb }»; ¿querías decir «{ $near }»? { error-verbs-now }
error-verbs-now =
    { $number ->
        [0] Los enumera todos rl.verbs("{ $name }").
       *[other] Ahora se puede escoger: { $known }.
    }

## Games

error-not-playable = «{ $name }» todavía no se puede jugar; escoge entre { $known }.
error-seats-list = Los asientos son una lista de nombres de facción, como ["marquise", "eyrie"].
error-seat-twice = Cada facción puede ocupar un solo asiento.
error-seat-number = Una partida tiene de dos a seis asientos, no { $number }.
error-no-seat = «{ $name }» no tiene asiento en esta partida; los asientos son { $known }.

## Actions and outcomes that cannot be made

error-not-a-state = «{ $given }» no es un momento de una partida; da un estado, como game.state, o una vista suya.
error-not-a-game = «{ $given }» no es una partida; da lo que hizo rl.new_game o rl.load_game.
error-no-action-asked = «{ $given }» no es una acción; da una acción, como las de legal_actions(), o un verbo, como "move".
error-no-such-deal = Lo que se declaró en esta posición no puede ser cierto: ningún reparto de las cartas ocultas concuerda con ello.
error-not-an-action = «{ $given }» no es una acción: necesita una facción y un verbo.
# $wanted: the fields, $needed of them; $given: those that were given, $number of them.
error-verb-fields = «{ $verb }» { $needed ->
    [0] no lleva campos
   *[other] lleva { $wanted }
  }, y se ha dado { $number ->
    [0] nada.
   *[other] { $given }.
  }
error-not-a-clearing = «{ $given }» no puede ser el campo «{ $field }»: los mapas tienen los claros 1 a 12, y un bosque se nombra por los claros que lo rodean.
error-no-such-clearing = «{ $given }» no es un claro; este mapa tiene los claros 1 a { $most }.
error-not-a-count = «{ $given }» no puede ser el campo «count»: es un número de 1 a 25.
error-not-an-outcome = «{ $given }» no es un resultado: necesita «chance» y «values».
# $what came out; $given: $number values.
error-not-an-outcome-of =
    { $what ->
        [roll] Una tirada son dos números de 0 a 3, y se ha dado { error-given }.
        [item] Se espera un objeto, y se ha dado { error-given }.
        [quest] Se espera una misión, y se ha dado { error-given }.
       *[card] Se espera una carta de los mazos, y se ha dado { error-given }.
    }
error-given =
    { $number ->
        [0] nada
       *[other] «{ $given }»
    }

## Conjuntos

# $part, $given: words for a part of the set; $known: those that there are.
error-no-set-asked = Ahora no se pide ningún conjunto: responde con una sola acción.
error-set-not-among = «{ $given }» no puede estar en el conjunto que se pide; lo que puede estar: { $known }.
error-set-which = «{ $given }» puede ser más de una cosa aquí; di cuál: { $known }.
error-set-too-often =
    { $number ->
        [one] «{ $part }» se ha nombrado más de una vez, y solo hay 1.
       *[other] «{ $part }» se ha nombrado demasiadas veces: solo hay { $number }.
    }
error-set-too-many =
    { $most ->
        [one] Se han nombrado demasiados: { $given }, y solo se pide 1.
       *[other] Se han nombrado demasiados: { $given }, y solo se piden { $most }.
    }
error-set-too-few =
    { $most ->
        [one] Se han nombrado muy pocos: { $given }, y se pide 1.
       *[other] Se han nombrado muy pocos: { $given }, y se piden { $most }.
    }
error-set-forced =
    { $number ->
        [one] «{ $part }» no puede faltar: sin eso hay muy pocos.
       *[other] «{ $part }» no puede faltar: tienen que ser al menos { $number }, o hay muy pocos.
    }

## Damaged data files

error-data-missing = Falta el archivo de datos { $file }.
error-data-not-json = El archivo de datos { $file } no es JSON: { $why }.
error-data-not-an-object = El archivo de datos { $file } debe contener un objeto.
error-schema-keyword = El esquema de las posiciones usa la palabra clave «{ $name }», que es nueva.

## Elecciones que no se pueden tomar

# $given: what was given, as Python writes it.
choice-not-a-choice = { $given } no se puede jugar: play acepta una de state.legal_actions(), o un resultado cuando le toca responder al azar.
choice-no-chance = Aquí el azar no tiene nada que responder; juega una acción.
choice-impossible-outcome = { $given } no puede salir aquí; state.chance_outcomes() dice lo que puede salir.
