### What the table says of the Alliance, the Vagabond and the Corvids: panels, forests, plots.

## The map

ui-forest-title = Bosque entre { $clearings }
ui-forest-empty = aquí no hay nadie
ui-forest-pawn = el peón { $owner-of }
ui-clearing-pawn = { $owner-name }: el peón
# The Scoundrel's torch.
ui-clearing-scorched = la antorcha { $owner-of }: aquí nada puede colocarse ni entrar
ui-clearing-plot-up =
    { $owner-name }: { $plot-id ->
        [plot] un plan, bocarriba
       *[other] un plan ({ $plot }), bocarriba
    }
ui-clearing-plot-down =
    { $owner-name }: { $plot-id ->
        [plot] un plan, bocabajo
       *[other] un plan ({ $plot }), bocabajo
    }
ui-plot-not = no es: { $plots }
ui-forests = Bosques del mapa
ui-forest = Bosque { $clearings }

## What can be done

ui-ask-column = ¿Qué columna del Decreto?
ui-ask-item-place = ¿Cuál?
ui-ask-place = ¿Adónde? Haz clic en el mapa o aquí.
ui-without = sin
ui-crumb-at-forest = en el bosque entre { $clearings }
ui-crumb-origin-forest = desde el bosque entre { $clearings }
ui-crumb-clearing-forest = en el bosque entre { $clearings }
ui-crumb-destination-forest = al bosque entre { $clearings }

## The Alliance

ui-supporters-label = Simpatizantes
ui-supporters =
    { $count ->
        [0] ninguno
        [one] 1 carta
       *[other] { $count } cartas
    }
ui-supporters-capped =
    { $count ->
        [0] ninguno; sin una base caben { $most }
       *[other] { $count } de { $most } sin una base
    }
ui-supporters-cards = Las cartas
ui-officers-label = Oficiales
ui-officers =
    { $count ->
        [0] ninguno
        [one] 1 oficial
       *[other] { $count } oficiales
    }
ui-operations-left =
    { $officers ->
        [one] 1 oficial
       *[other] { $officers } oficiales
    }, { $count ->
        [0] no queda ninguna operación
        [one] queda 1 operación
       *[other] quedan { $count } operaciones
    }
ui-base-stands = La base de { $suit } está en el claro { $clearing }.
ui-base-left = La base de { $suit } no está en el mapa.
# $count: bases on the map.
ui-bases-draw =
    { $count ->
        [0] roba 1 carta por la Noche
       *[other] roba 1 + { $count ->
           [one] 1 carta
          *[other] { $count } cartas
         } por la Noche
    }
# $count: officers.
ui-base-loss =
    Perder una cuesta todos los simpatizantes de su palo y todas las aves{ $count ->
        [0] .
        [one] , y 1 oficial.
       *[other] , y { $count } oficiales.
    }
# $costs: one part for each base on the map.
ui-base-loss-known =
    Perder una cuesta simpatizantes ({ $costs }){ $count ->
        [0] .
        [one] {" "}y 1 oficial.
       *[other] {" "}y { $count } oficiales.
    }
ui-base-loss-suit = { $suit } y aves: { $count }
ui-base-loss-last = Es la última: { $most ->
    [one] se conserva 1 simpatizante
   *[other] se conservan { $most } simpatizantes
  } como mucho.
ui-sympathy = Simpatía
ui-sympathy-next =
    próxima: cuesta { $cost ->
        [one] 1 simpatizante
       *[other] { $cost } simpatizantes
    }, da { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
ui-sympathy-full = todas las fichas están en el mapa
# $count: clearings under martial law; $extra: supporters more.
ui-martial-law =
    { $count ->
        [0] Ley Marcial ({ $extra } más): ahora en ningún claro
       *[other] Ley Marcial ({ $extra } más): en { $clearings }
    }

## The Vagabond

ui-character = Personaje
ui-no-character = todavía sin escoger
ui-pawn = Peón
ui-in-forest = en el bosque entre { $clearings }
ui-coalition = Coalición
ui-coalition-with = con { $player-short }: ganan juntos, y el Vagabundo no obtiene puntos
ui-item-up = { $item }, bocarriba
ui-item-exhausted = { $item }, bocabajo
ui-item-tracks = Contadores
ui-track-holds = { $number } de { $most } en el contador: { $item }
ui-track-tea = refresca { $count }
ui-track-coin = roba { $count }
ui-track-bag = caben { $count }
ui-satchel = Hatillo
ui-damaged = Dañados
# $count: items in the Satchel and the Damaged box.
ui-item-limit = { $count } de { $most }, contando los dañados
ui-relationships = Relaciones
ui-relation =
    { $space ->
        [hostile] hostil
        [0] indiferente
        [3] aliado
       *[other] { $space }
    }
ui-relation-of =
    { $player-name }: { $space ->
        [hostile] { $player-number ->
            [many] hostiles
           *[one] hostil
        }
        [0] { $player-number ->
            [many] indiferentes
           *[one] indiferente
        }
        [3] { $player-number ->
            [many] aliados
           *[one] { $player-gender ->
                [f] aliada
               *[m] aliado
            }
        }
       *[other] espacio { $space } del contador
    }
ui-aid-hostile = ayudar no da puntos; ir a sus guerreros, una bota más
ui-aid-allied =
    cada ayuda: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
# $count: aids still needed this turn.
ui-aid-next =
    { $count ->
        [one] próxima ayuda
       *[other] { $count } ayudas más en un turno
    }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }{ $space ->
        [3] {" "}y alianza
       *[other] { "" }
    }
ui-quests-open = Misiones
ui-quests-done = Completadas
ui-quest-next =
    La próxima misión de { $suit } da { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, o dos cartas.

## The Corvids

ui-plots-down = Bocabajo
ui-plots-up = Bocarriba
ui-plots-supply = Planes
ui-plots-next = Después
ui-plot-up = bocarriba
ui-plot-down = bocabajo
ui-plot-in = Claro { $clearing }: { $plot }, { $side }
ui-plot-at-most-one = como mucho { $plot-one } en { $clearings }
ui-plots-left =
    { $count ->
        [0] no queda ninguno
        [one] queda 1 plan
       *[other] quedan { $count } planes
    }
ui-plot-kind-left =
    { $plot }: { $count ->
        [0] no quedan
        [one] queda 1
       *[other] quedan { $count }
    }
ui-plot-effect-bomb = Al voltearla se retiran todas las piezas enemigas de su claro, y después la propia bomba.
ui-plot-effect-snare = Mientras está bocarriba, los enemigos no pueden colocar piezas en su claro ni mover desde él.
ui-plot-effect-extortion = Al voltearla toma una carta al azar de cada enemigo con piezas en su claro. Bocarriba, roba una carta más cada Noche.
ui-plot-effect-raid = Al retirarlo, si no es por Exposición, llega un guerrero a cada claro de al lado.
ui-plot-price =
    colocar un plan cuesta { $count ->
        [one] 1 guerrero
       *[other] { $count } guerreros
    } de allí
ui-flip-points =
    voltear uno da { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
ui-corvids-draw =
    roban { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } por la Noche

## A new game

ui-reach =
    Alcance { $reach }; para { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
      } se recomienda { $least } o más.
ui-reach-low = Menos de lo recomendado, así que el Bosque puede quedar tranquilo; se puede jugar igualmente.
ui-advice-two = Para una primera partida de dos: Marquesado y Nido, sin la Alianza ni el Vagabundo.
ui-advice-three = Para una primera partida de tres: Marquesado, Nido y Alianza, sin el Vagabundo.
ui-advice-many = Con cuatro o más, cualquier mezcla vale.
