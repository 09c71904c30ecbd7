### La herramienta del turno entero, su gráfico y el Decreto.

tool-turn = Mi turno
tool-turn-help = Todo en lo que puede acabar el turno, y el camino hasta allí
turn-tool-help = Examina todo lo que se puede hacer hasta que acabe el turno. Mientras tanto puedes seguir en la mesa y pararla cuando quieras: lo encontrado se queda.
turn-tool-seconds = Parar a los segundos
turn-tool-outcomes = o con tantos finales distintos
turn-tool-start = Examinar el turno
turn-tool-again = Examinar otra vez
turn-tool-stop = Parar
turn-tool-running = La búsqueda está en marcha
turn-tool-begins = Empieza la búsqueda …
turn-tool-bad-limit = Un límite es un número mayor que cero, o nada si no hay límite.
# $share, $seconds: números con un decimal.
turn-tool-progress = { $outcomes ->
    [one] 1 final
   *[other] { $outcomes } finales distintos
  }, { $states ->
      [one] 1 estado
     *[other] { $states } estados
    }, { $share } % del turno cubierto, { $seconds } s
turn-tool-decree-progress = El Decreto: { $done } de { $all ->
    [one] 1 manera
   *[other] { $all } maneras
  } de añadir cartas
# $ply: número.
turn-tool-old = Esto se encontró para la decisión { $ply }; la mesa ha seguido adelante. Examina otra vez este momento.
turn-tool-whose = El turno { $player-of }
turn-tool-best-by = La mejor línea según
# $measure: palabras; $value: número con dos decimales.
turn-tool-expected = { $measure }: { $value } de media
turn-tool-picked = Una línea hasta el final que has escogido
turn-tool-to-best = Volver a la mejor línea
turn-tool-end = { $measure }: { $value }
# $share: número con un decimal.
turn-tool-chance = { $certain ->
    [yes] Esta línea no depende ni del azar ni de los demás jugadores.
   *[no] La línea toma lo más probable del azar y de los demás jugadores. Todo ello junto sale con un { $share } %.
  }
# The buttons below a line.
turn-tool-play = Jugar el paso siguiente
turn-tool-play-on = Seguir hasta que decida el azar u otro jugador
turn-tool-lay = Ponerla como variante
turn-tool-lay-help = Pone la línea en el árbol de la partida sin jugarla
# The name of a branch. $best: yes for the best line by $measure.
turn-tool-branch = { $best ->
    [yes] Mejor línea: { $measure }
   *[no] Línea hasta un final
  }
# $name: a branch’s name; $whole: yes where all of it could be laid.
turn-tool-laid = { $whole ->
    [yes] La línea ya está en el árbol, en Variantes: «{ $name }».
   *[no] { $laid ->
        [0] No se pudo poner nada: el primer paso depende de una carta que no puedes ver.
        [one] Su primer paso ya está en el árbol, en Variantes: «{ $name }». Lo que sigue depende de una carta que no puedes ver.
       *[other] Sus primeros { $laid } pasos ya están en el árbol, en Variantes: «{ $name }». Lo que sigue depende de una carta que no puedes ver.
    }
  }
# $ply: a number.
turn-tool-played = { $done ->
    [one] 1 paso jugado
   *[other] { $done } pasos jugados
  } de { $steps }. Las cifras son las de la decisión { $ply }, donde empezó la búsqueda.
turn-tool-ended = Esta línea está jugada hasta el final.
turn-tool-chance-now = Ahora decide el azar. La línea sigue si trae lo que la línea espera.
turn-tool-not-yours = No te toca decidir: decide { $player-short }.
turn-tool-ways = Finales que ningún otro supera en puntos y riesgo
turn-tool-way = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }, { $risk } en peligro
turn-tool-dots = Cualquier final del gráfico
turn-tool-shown = El final que se muestra arriba
turn-chart-title = Cómo puede acabar el turno { $player-of }:<br>puntos y piezas en peligro<br>({ $count ->
    [one] un final
   *[other] { $count } finales
  }{ $whole ->
    [yes] , no hay más
   *[no] , { $share } % del turno cubierto
  })
turn-chart-dot = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }, { $risk ->
      [one] 1 pieza
     *[other] { $risk } piezas
    } en peligro: { $count ->
    [one] un final
   *[other] { $count } finales distintos
  }
decree-tool = El Decreto en el próximo Día: probabilidad de caos
decree-tool-none = Sin añadir cartas:
decree-tool-one = Una carta añadida
decree-tool-pairs = Dos cartas añadidas: { $count ->
    [one] hay 1 manera
   *[other] las más seguras de { $count } maneras
  }
# $low, $high: números con un decimal.
decree-tool-range = de { $low } a { $high } %
decree-tool-note = Resuelto lo mejor posible, con los demás donde están ahora. Dos cifras: esa manera no se examinó entera y la verdad está entre las dos.
decree-tool-partial = No se miraron todas las maneras de añadir cartas: se acabó el tiempo, o se paró.
