### Lo que dice la mesa que cabe en una sola pantalla.

## Una sola pantalla: las pestañas junto a la pregunta

ui-tab-coach = Entrenador
ui-tab-coach-help = Qué puedes hacer ahora, qué puntúa, qué vigilar
ui-tab-log = Registro
ui-tab-log-help = Lo que pasó, y el camino de vuelta a cualquier momento
ui-tab-seats = Jugadores
ui-tab-seats-help = El tablero de cada jugador y lo que hay en la mesa
ui-tab-tools = Útiles
ui-tab-tools-help = Ramas, probabilidades, medidas y más
ui-tab-law = Ley
ui-tab-law-help = Buscar y leer las reglas
ui-full = Ventana completa (Esc vuelve)
ui-own-board = Tu tablero en breve
ui-law-seek = Busca en la Ley, por ejemplo: emboscada
ui-law-chapters = Capítulos

## Respuestas desde dentro

ui-tab-help = Ayuda
ui-tab-help-help = Cómo ganar, quién gobierna, qué significan las marcas, las teclas
ui-answer-win = ¿Cómo gano?
ui-answer-legend = ¿Qué significan las marcas?
ui-answer-keys = Teclas, ratón y dedos
ui-win-rule = Quien llega primero a { $points } en el contador gana en ese momento.
ui-win-seat = Jugador
ui-win-score = Puntos
ui-win-reach = Al alcance
ui-win-turns = Turnos hasta 30
ui-win-note = «Al alcance» es lo que puede dar el próximo turno tal como está el tablero, sin dados, movimientos ni reclutar; de las manos ocultas solo cuenta lo que puedes saber. «Turnos hasta 30» dice cuántos turnos así hacen falta.
ui-win-dominance = Con una carta de dominio: claros que faltan por gobernar
ui-win-dominance-note = Con 10 puntos se puede jugar una carta de dominio; entonces gana quien gobierna al empezar su Alba tres claros del palo, o con el ave dos esquinas opuestas.
ui-win-there = basta
ui-rule-title = – ¿quién gobierna aquí y por qué?
ui-rule-empty = Nadie gobierna: aquí no hay guerreros ni edificios.
ui-rule-tie = Nadie gobierna: { $players } tienen los mismos.
ui-rule-tie-won = Gobierna { $player }: hay empate, y los empates son suyos.
ui-rule-most = Gobierna { $player }: nadie más tiene tantos.
# $fighters and $houses: so many warriors and buildings; $total is their sum.
ui-rule-force = { $player-short }: { $fighters ->
    [one] 1 guerrero
   *[other] { $fighters } guerreros
} + { $houses ->
    [one] 1 edificio
   *[other] { $houses } edificios
} = { $total }
ui-rule-note = Cuentan los guerreros y los edificios. Las fichas y los peones no.
ui-who-rules = ¿Quién gobierna?
ui-who-rules-help = Quién gobierna el claro { $clearing } y por qué
ui-legend-suit = Los palos: zorro, conejo, ratón y ave. La etiqueta de un claro dice su palo y su número.
ui-legend-ruler = Un anillo de color: esa facción gobierna el claro.
ui-legend-slot = Un cuadro discontinuo: un espacio libre para un edificio.
ui-legend-lit = Dorado con anillo discontinuo: puedes elegir este claro.
ui-legend-chosen = Un anillo claro: el claro que has elegido.
ui-legend-arrow = Una flecha: alguien acaba de moverse allí.
ui-legend-ruin = Una ruina: ocupa un espacio; el Vagabundo puede explorarla.
ui-legend-forest = Un árbol: un bosque, adonde solo va el Vagabundo.
ui-legend-warrior = Guerreros de { $player }; el número dice cuántos.
ui-legend-pawn = El peón de { $player }.
ui-legend-piece = { $piece } ({ $player-short })
ui-key-undo = Deshacer y rehacer
ui-key-ends = Al comienzo de la partida, al último momento
ui-key-map = El mapa (Tab pasa de claro en claro)
ui-key-question = La pregunta
ui-key-hand = Tu mano
ui-key-board = Tu tablero
ui-key-coach = El entrenador
ui-key-log = El registro
ui-key-seats = Los jugadores
ui-key-tools = Los útiles
ui-key-law = La Ley
ui-key-help = Esta página
ui-key-zoom = Más cerca, más lejos, el mapa entero
ui-key-full = La ventana completa
ui-key-close = Cerrar lo que está abierto
ui-keys-mouse = En el mapa: la rueda o dos dedos lo acercan; luego arrastra para mirar alrededor. Arrastra de un claro a otro para mover guerreros. Antes pulsa el mapa o la mesa, para que las teclas lleguen.
ui-map-whole = Mapa entero

## Visto otra vez en el mapa

ui-watch = Verlo en el mapa
ui-watch-turn = Ver el último turno de { $player-short }
ui-watch-skip = Saltar
ui-pace = Enseñar lo que hicieron los demás
ui-pace-off = de una vez
ui-pace-seconds = { $seconds ->
    [one] 1 segundo por paso
   *[other] { $seconds } segundos por paso
}

## Lo que trae un botón

ui-gain = { $player-short }: al instante { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
ui-loss = { $player-short }: al instante menos { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
