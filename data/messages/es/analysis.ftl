### Odds, measures and searches: what they refuse, and their figures in words.

## Battle odds

# $given: what was given; $seats, $policies: what there is.
odds-no-seat = { $given } no tiene asiento en esta partida; los asientos son { $seats-short }.
odds-no-policy = { $given } no es una estrategia; las estrategias son { $policies }.
odds-no-clearing = { $given } no es un claro: los mapas tienen los claros 1 a 12.
odds-no-enemies = No puede haber batalla entre { $attacker-short } y { $defender-short }: no son enemigos (4.3).
odds-no-attacker = { $attacker-start } no { $attacker-number ->
    [many] pueden
   *[one] puede
  } atacar en el claro { $clearing }: allí no { $attacker-number ->
    [many] tienen
   *[one] tiene
  } a nadie que pueda luchar (4.3).
odds-no-defender = No se puede atacar { $defender-to } en el claro { $clearing }: allí no { $defender-number ->
    [many] tienen
   *[one] tiene
  } ninguna pieza (4.3).
odds-game-over = La partida ha terminado: ya no hay batallas.
# $eyes: a seat; $faction: the seat whose view it is.
odds-other-eyes = Una vista { $faction-of } no se puede mirar con otros ojos.
# The numbers are expectations with two decimals.
odds-summary = { $attacker-start } contra { $defender-short } en el claro { $clearing }: de media, el atacante pierde { $attacker_losses ->
    [one] 1 pieza
   *[other] { $attacker_losses } piezas
  } y obtiene { $attacker_points ->
      [one] 1 punto
     *[other] { $attacker_points } puntos
    }; el defensor pierde { $defender_losses ->
        [one] 1 pieza
       *[other] { $defender_losses } piezas
      } y obtiene { $defender_points ->
          [one] 1 punto
         *[other] { $defender_points } puntos
        }.

odds-policy-all = Los dos bandos usan todo lo que les ayuda.
odds-policy-attacker = Solo el atacante usa lo que le ayuda.
odds-policy-defender = Solo el defensor usa lo que le ayuda.
odds-policy-none = Nadie usa nada opcional.

## Measures of a position

measure-rules = Gobierna el claro (2.5)
measure-power = Guerreros y edificios
measure-margin = Ventaja sobre la otra facción más fuerte
measure-articulation = Sin él se parte la red de claros gobernados
measure-network = Claros de su red de claros gobernados
measure-wood = Madera que podría pagar un edificio allí (6.5.4.2)
measure-reach_1 = Máximo de guerreros allí tras los movimientos de un turno
measure-reach_2 = Máximo de guerreros allí tras los movimientos de dos turnos
measure-threatened_buildings = Edificios que una batalla enemiga podría retirar el turno siguiente
measure-threatened_tokens = Fichas que una batalla enemiga podría retirar el turno siguiente
measure-clearings_ruled = Claros gobernados
measure-networks = Redes separadas de claros gobernados
measure-wood_most = Máximo de madera en una misma red
measure-points_craft = Puntos al alcance fabricando (3.2.2)
measure-points_build = Puntos al alcance construyendo (6.5.4)
measure-points_sympathy = Puntos al alcance con simpatía (8.4.2, 8.6.1.4)
measure-points_plots = Puntos al alcance volteando planes (13.4.2)
measure-points_roosts = Puntos al alcance por nidos, menos el Caos (7.6.1, 7.7.1)
measure-points_quests = Puntos al alcance con misiones, una ruina y golpes (9.5.3, 9.5.5, 9.5.6)
measure-points_aid = Puntos al alcance con ayudas (9.5.4)
measure-points_claim = Puntos al alcance con la Reclamación Real (4.1.3)
measure-points_reach = Puntos al alcance sin dados ni movimientos (en su turno: al menos)
measure-dominance_fox = Claros de zorro que faltan para la dominancia (3.3.1)
measure-dominance_rabbit = Claros de conejo que faltan para la dominancia (3.3.1)
measure-dominance_mouse = Claros de ratón que faltan para la dominancia (3.3.1)
measure-dominance_bird = Esquinas que faltan para la dominancia (3.3.1)
measure-dominance_fox_warriors = Guerreros que faltan para la dominancia de zorro
measure-dominance_rabbit_warriors = Guerreros que faltan para la dominancia de conejo
measure-dominance_mouse_warriors = Guerreros que faltan para la dominancia de ratón
measure-dominance_bird_warriors = Guerreros que faltan para la dominancia de ave

## A turn as a whole

# $given: what was given; $names, $measures: what there is.
turn-no-chance = { $given } no es una manera de tratar el azar; escoge una de { $names }.
turn-no-reactions = { $given } no dice nada de los demás; escoge una de { $names }.
turn-no-turn = No hay ningún turno en marcha: la partida se está preparando, o ha terminado.
turn-no-measure = { $given } no es una medida de un resultado; las medidas son { $measures }.
# $name: el nombre del límite.
turn-no-number = { $given } no es un número; da un número para { $name }.
turn-no-function = { $given } no puede ser el valor; da una función de un estado que devuelva un número.
# $error: lo que falló, como lo dice Python.
turn-value-failed = Tu función de valor falló al final de una línea: { $error }.
turn-value-no-number = Tu función de valor dio { $given }; tiene que devolver un número.
turn-no-row = No hay resultado { $given }: se encontraron { $count }.
turn-nothing-found = No se encontró ninguna línea hasta el final del turno dentro de los límites; dale más tiempo a la búsqueda.
turn-complete = { $count ->
    [one] El turno puede acabar de una manera
   *[other] El turno puede acabar de { $count } maneras distintas
  } ({ $states ->
      [one] 1 estado, ya examinado
     *[other] { $states } estados, todos examinados
    }).
# $share: a number with one decimal; $limit: states, seconds, progress or none.
turn-partial = { $count ->
    [one] Se encontró un final
   *[other] Se encontraron { $count } finales distintos
  } entre { $states ->
      [one] 1 estado
     *[other] { $states } estados
    }; { $limit ->
    [states] después se alcanzó el límite de estados
    [outcomes] después se alcanzó el límite de finales
    [seconds] después se acabó el tiempo
    [progress] después se paró la búsqueda
   *[none] el azar se tomó por muestras
  }. Un jugador que escoge por igual entre los tipos de acción, y después entre las maneras de hacer uno, llega a un final encontrado con una probabilidad del { $share } %.
# $states, $outcomes: cuántos hasta ahora; $share: número con un decimal.
turn-progress = { $outcomes ->
    [one] 1 final
   *[other] { $outcomes } finales
  }, { $states ->
      [one] 1 estado
     *[other] { $states } estados
    }, { $share } % del turno cubierto. Interrumpe para parar y conservar lo encontrado.
turn-measure-points = Puntos obtenidos
turn-measure-cards = Cartas en la mano
turn-measure-clearings = Claros gobernados
turn-measure-risk = Piezas en peligro
turn-measure-warriors = Guerreros en el mapa
turn-measure-buildings = Edificios en el mapa
turn-measure-turmoil = Caos
turn-measure-value = Tu propia medida

## What keeps the Decree alive

decree-no-eyrie = El Nido no tiene asiento en esta partida.
# $given: pairs of suit and column.
decree-no-way = { $given } no es una manera de añadir cartas aquí.
