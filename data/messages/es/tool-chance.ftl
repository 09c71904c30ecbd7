### Dados y robos: una persona responde por el azar.

tool-chance = Dados y robos
tool-chance-help = Elige qué muestran los dados y qué carta se roba
ui-set-ask-chance = Pregúntame en cada tirada y en cada robo
ui-chance = Decide el azar
ui-chance-dice = Los dados de la batalla
# $player: el asiento que roba.
ui-chance-draw = { $player-start } { $player-number ->
    [many] roban
   *[one] roba
  } una carta
ui-chance-take = Se toma una carta de una mano, sin verla
ui-chance-ruin = Se encuentra un objeto bajo una ruina
ui-chance-quest = Se saca una misión
ui-chance-choose = Elige qué ocurre o deja que salga al azar. Junto a cada resultado está su probabilidad.
ui-chance-odds = Puede salir esto, con su probabilidad según lo que ves:
# $share: número con un decimal.
ui-chance-share = { $share } %
ui-chance-let = Dejarlo al azar
ui-chance-hidden = Con las manos ocultas solo se pueden elegir los dados, los objetos de las ruinas y las misiones; para elegir una carta, descubre todas las manos.
ui-chance-open = Descubrir todas las manos
ui-chance-help = Si lo activas, la mesa se detiene donde decide el azar, también en el turno de un agente: ves las probabilidades y eliges el resultado o lo dejas al azar. Las cartas que otro roba sin enseñarlas se roban enseguida.
ui-chance-brought = Lo que ha traído el azar
ui-chance-none = Todavía nada en esta línea.
ui-chance-again = Elegir otro
# $ply: número.
ui-chance-at = Decisión { $ply }
