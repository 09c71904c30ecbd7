### Simulations, and the command `rootlab simulate`.

# $what: games or processes, the name of the parameter; $given: what was given.
simulate-not-a-number = { $what } tiene que ser un número entero desde 1, no { $given }.
simulate-no-such-seat = { $given } no tiene asiento en estas partidas; los asientos son { $seats-short }.
# $why: in the words of Python.
simulate-not-sendable = Estos jugadores no se pueden enviar a otros procesos; defínelos en un módulo propio o usa un solo proceso ({ $why }).
# $count: a number of processes, always more than one.
simulate-workers-died = Aquí no pueden jugar otros procesos: los últimos { $count } terminaron enseguida. En un script, pon la llamada bajo «if __name__ == "__main__":», o usa un solo proceso.
simulate-agent-illegal = El agente { $player-of } escogió { $given }, que ahí no es legal.

cli-simulate-help = Juega muchas partidas entre agentes al azar y muestra quién gana y cuántas veces, cuánto duran las partidas y a qué velocidad se jugaron. La misma semilla da las mismas partidas.
cli-simulate-games = Cuántas partidas jugar (100 si no dices otra cosa).
cli-simulate-factions = Las facciones en orden de turno, separadas por comas.
cli-simulate-seed = La semilla, un número o una palabra (1 si no dices otra cosa).
cli-simulate-map = El mapa.
cli-simulate-deck = El mazo.
cli-simulate-processes = Cuántos procesos juegan a la vez (uno por núcleo si no dices otra cosa).

simulate-progress = Partidas
# $games, $asked, $count: numbers of games; $seed: a number or a word.
simulate-title = { $games ->
    [one] Una partida
   *[other] { $games } partidas
  }, semilla { $seed }
simulate-partial = Interrumpido: se jugaron { $games } de { $asked ->
    [one] 1 partida
   *[other] { $asked } partidas
  }.
simulate-none = Interrumpido antes de que acabara la primera partida.
simulate-head-faction = Facción
simulate-head-wins = Victorias
simulate-head-share = Proporción
simulate-head-interval = Intervalo del 95 %
# $rounds: a number with one decimal; $choices, $speed: numbers; $seconds: a number with one decimal.
simulate-rounds = Rondas por partida: { $rounds } de media.
simulate-stopped = { $count ->
    [one] Una partida se detuvo
   *[other] { $count } partidas se detuvieron
  } a las { $rounds ->
      [one] 1 ronda
     *[other] { $rounds } rondas
    } y { $count ->
    [one] no cuenta
   *[other] no cuentan
  } como victoria de nadie.
simulate-speed = Velocidad: { $speed ->
    [one] 1 elección
   *[other] { $speed } elecciones
  } por segundo ({ $choices ->
      [one] 1 elección
     *[other] { $choices } elecciones
    } con dos opciones o más en { $seconds } s, { $processes ->
    [one] un proceso
   *[other] { $processes } procesos
  }).
