### Why something is legal, by the chapters of the factions (see grounds.ftl).

## The Marquise

ground-no-action-left = { the-faction-has } todavía { $left ->
    [one] 1 acción
   *[other] { $left } acciones
  } en este Día.
ground-recruited-already = { the-faction-has-not } reclutado todavía en este turno.
ground-no-recruiter-to-place-at = Hay un reclutador donde { $faction-short } puede colocar un guerrero.
ground-no-sawmill-there = { the-faction-has } un aserradero en el claro { $clearing }.
ground-no-wood-in-supply = En la reserva queda madera.
ground-marquise-does-not-rule = { rule-won-clearing }
ground-no-building-left = Queda { one-piece } por construir.
ground-too-little-wood =
    { $cost ->
        [0] Construir ahora { $piece-one } no cuesta madera.
       *[other] Construir ahora { $piece-one } cuesta { $cost } de madera, y { $wood ->
            [one] hay 1
           *[other] hay { $wood }
        } en el claro { $clearing } o en claros conectados con él por claros que gobierna { $faction-short }.
    }
ground-no-wood-to-pay-there = En el claro { $clearing } hay madera con la que pagar.

## The Eyrie

ground-must-add-a-card = En este turno ya se ha añadido al menos una carta al Decreto.
ground-one-bird-a-turn =
    { $card_suit-id ->
        [bird] En este turno no se ha añadido ninguna otra ave al Decreto.
       *[other] { "" }
    }
ground-not-the-fewest-warriors = En el claro { $clearing } { $warriors_here ->
    [0] no hay ningún guerrero
    [one] hay 1 guerrero
   *[other] hay { $warriors_here } guerreros
  }, y ningún claro donde quepa un nido tiene menos.
ground-no-such-card-in-column = En la columna { $at_work } queda una carta de { $suit } por resolver.
ground-clearing-does-not-match-decree =
    { $decree_suit-id ->
        [bird] La carta del Decreto es un ave, así que vale cualquier claro.
       *[other] El claro { $clearing } es de { $clearing_suit }, como pide la carta del Decreto.
    }
ground-no-roost-there = { the-faction-has } un nido en el claro { $clearing }.
ground-roost-already-there = { the-faction-has.not } todavía ningún nido en el claro { $clearing }.
ground-no-roost-left = { $roosts ->
    [0] No hay ningún nido en el mapa
    [one] Hay 1 nido en el mapa
   *[other] Hay { $roosts } nidos en el mapa
  }, y queda al menos uno por construir.
ground-eyrie-do-not-rule = { rule-won-clearing }
ground-leader-face-down = { $leader-start } está bocarriba.

## The Alliance

ground-no-sympathy-there = El claro { $clearing } es afín.
ground-base-already-on-map = La base de { $clearing_suit } no está todavía en el mapa.
ground-too-few-supporters-to-revolt = Una revuelta en el claro { $clearing } cuesta { $cost ->
    [one] 1 simpatizante
   *[other] { $cost } simpatizantes
  } de su palo, { $clearing_suit }, o aves, y de los que tiene { $faction-short } sirven { $matching }.
# $enemy: who has three warriors or more there, or nobody.
ground-too-few-supporters-to-spread = La simpatía en el claro { $clearing } cuesta { $cost ->
    [one] 1 simpatizante
   *[other] { $cost } simpatizantes
  } de su palo, { $clearing_suit }, o aves{ $enemy-id ->
    [none] { "" }
   *[other] {" "}(uno de ellos por la Ley Marcial: { $enemy-short } { $enemy-number ->
        [one] tiene
       *[many] tienen
    } allí tres guerreros o más)
  }, y de los que tiene { $faction-short } { $matching ->
    [one] sirve 1.
   *[other] sirven { $matching }.
  }
ground-sympathy-already-there = El claro { $clearing } no es afín todavía.
ground-no-sympathy-left = Queda alguna ficha de simpatía por colocar.
# $spread: the sympathy tokens on the map.
ground-not-next-to-sympathy =
    { $spread ->
        [0] Todavía no hay ningún claro afín, así que la simpatía puede empezar en cualquiera.
       *[other] Un claro vecino del { $clearing } es afín.
    }
ground-not-a-supporter = { $card } está entre los simpatizantes.
ground-must-give-a-supporter = { the-faction-has.not } ninguna carta de { $suit } ni de ave en la mano.
ground-no-base-of-that-suit =
    { $card_suit-id ->
        [bird] { $card } es una carta de ave, y hay una base en el mapa.
       *[other] { $card } es una carta de { $card_suit }, y la base de { $card_suit } está en el mapa.
    }
ground-no-officer-left = { the-faction-has } { $left ->
    [one] 1 oficial que todavía no ha actuado en esta Noche.
   *[other] { $left } oficiales que todavía no han actuado en esta Noche.
  }
ground-no-base-there = { the-faction-has } una base en el claro { $clearing }.
ground-no-warrior-to-organize = { the-faction-has } { warriors-in-clearing } en el claro { $clearing }, y uno deja su sitio a la simpatía.

## The Corvids

ground-other-suit-first = El claro { $clearing } es de { $suit }, como pide este primer guerrero.
ground-no-face-down-plot-there = En el claro { $clearing } hay un plan bocabajo.
ground-no-warrior-to-flip = { the-faction-has } { warriors-in-clearing } en el claro { $clearing }.
ground-recruited-with-a-card-already = { the-faction-has-not } reclutado todavía en este turno.
ground-no-corvid-action-left =
    { $phase-id ->
        [daylight] { the-faction-has } todavía { $left ->
            [one] 1 acción
           *[other] { $left } acciones
        } en este Día.
       *[other] { "" }
    }
ground-exerted-already =
    { $phase-id ->
        [evening] { the-faction-has-not } hecho todavía la acción de Agotarse en esta Noche: es una, en vez de robar cartas.
       *[other] { "" }
    }
ground-plot-already-there = Todavía no hay ningún plan en el claro { $clearing }.
ground-no-plot-of-that-kind-left = Queda { one-plot } por colocar.
ground-too-few-warriors-to-plot = Un plan en el claro { $clearing } cuesta { $cost ->
    [one] 1 guerrero
   *[other] { $cost } guerreros
  } de allí, y { $faction-short } tienen { $clearing_warriors }.
ground-no-plot-to-swap = Hay un plan en el claro { $clearing } y otro en el { $destination }.
ground-plots-with-different-sides-up =
    { $side ->
        [up] Los dos planes están bocarriba.
       *[down] Los dos planes están bocabajo.
    }
ground-plots-are-alike =
    { $side ->
        [up] Los dos planes son de tipos distintos.
       *[down] { "" }
    }
ground-not-an-enemy-of-the-corvids = { $faction-start } y los Córvidos son enemigos en esta partida.
ground-no-piece-beside-the-plot = { the-faction-has } alguna pieza en el claro { $clearing }.

## The Vagabond: items

ground-no-such-item = { the-faction-has } { the-item }.
ground-no-item-to-exhaust = { the-faction-has } algún objeto bocarriba y sin daños.
ground-no-face-up-sword = { the-faction-has } una espada bocarriba que agotar.
ground-no-face-up-torch = { the-faction-has } una antorcha bocarriba que agotar.
ground-no-face-up-crossbow = { the-faction-has } una ballesta bocarriba que agotar.
ground-no-face-up-hammer = { the-faction-has } un martillo bocarriba que agotar.
ground-no-torch-for-special-action = { the-faction-has } una antorcha bocarriba para una acción especial.
ground-too-few-hammers = { $card } cuesta { $cost ->
    [one] 1 martillo
   *[other] { $cost } martillos
  }{ $suit-id ->
    [any] { "" }
   *[other] {" "}del palo { $suit }
  }, y { $hammers ->
    [one] hay 1
   *[other] hay { $hammers }
  } bocarriba. El peón está { where-the-pawn-is }.
ground-too-few-boots = El viaje { $cost ->
    [0] no cuesta botas
    [one] cuesta 1 bota
   *[other] cuesta { $cost } botas
  }, y { $boots ->
    [0] no hay ninguna
    [one] hay 1
   *[other] hay { $boots }
  } bocarriba.

## The Vagabond: the pawn and his allies

ground-not-a-forest = El peón empieza en un bosque, como lo es { the-place-clearing }.
ground-not-next-to-the-pawn = El peón está { where-the-pawn-is }, y { the-place-destination } está al lado.
ground-no-pawn-there = El peón está en { the-place-origin }.
ground-pawn-is-there = El peón está { where-the-pawn-is }, y { the-place-destination } es otro lugar.
ground-pawn-elsewhere = El peón está en el claro { $clearing }.
ground-pawn-in-a-forest = El peón está { where-the-pawn-is }.
ground-not-allied =
    { $target-number ->
        [many] { $target-start } son aliados { $faction-of }.
       *[one] { $target-gender ->
            [f] { $target-start } es aliada { $faction-of }.
           *[m] { $target-start } es aliado { $faction-of }.
        }
    }
# Of allies that come along, the number of warriors says it all.
ground-no-allied-warriors-to-fight = { the-target-has } guerreros en el claro { $clearing }.
# $ally_rules: the clearing that the ally rules, or 0.
ground-ally-rules-neither =
    { $ally_rules ->
        [0] { $target-start } { $target-number ->
            [many] mueven
           *[one] mueve
        } gobierne quien gobierne.
       *[other] { $target-start } { $target-number ->
            [many] gobiernan
           *[one] gobierna
        } el claro { $ally_rules }.
    }
ground-too-few-allied-warriors = { the-target-has } { $allies ->
    [one] 1 guerrero
   *[other] { $allies } guerreros
  } en el claro { $origin }, y { $count ->
    [one] 1 acompaña al peón.
   *[other] { $count } acompañan al peón.
  }
ground-ally-is-the-defender = { $defender-number ->
    [many] Defienden
   *[one] Defiende
  } { $defender-short }, no { $target-short }.
ground-items-take-the-other-hits =
    { $left ->
        [one] Queda 1 golpe por recibir
       *[other] Quedan { $left } golpes por recibir
    }, y { $allies ->
        [one] 1 guerrero { $ally-of } puede recibir uno.
       *[other] { $allies } guerreros { $ally-of } pueden recibir uno cada uno.
    }
ground-undamaged-items-left = No queda ningún objeto sin daños.

## The Vagabond: aid, exploring, striking

ground-no-card-to-give = { the-faction-has } una carta de { $clearing_suit } o de ave que dar en el claro { $clearing }.
ground-no-pieces-of-theirs-here = { the-target-has } piezas en el claro { $clearing }.
ground-item-not-in-their-box = Entre esos objetos fabricados hay { $item-one }.
ground-no-ruin-here = En el claro { $clearing } hay una ruina.
ground-not-an-enemy-to-strike = { $faction-start } y { $target-short } son enemigos en esta partida.
ground-no-such-piece-to-strike = { the-target-has } { one-piece } en el claro { $clearing }.
ground-warriors-before-other-pieces =
    { $piece-id ->
        [warrior] { "" }
       *[other] { the-target-has.not } guerreros en el claro { $clearing }, así que se puede golpear otra pieza.
    }

## The Vagabond: quests

ground-quest-not-open = { $quest } está a la vista.
ground-quest-of-another-suit = { $quest } se completa en un claro de { $suit }, y el peón está en uno.
ground-quest-items-missing = Los dos objetos que pide { $quest } están bocarriba.
ground-no-points-for-quests = { $faction-start } sigue obteniendo puntos.
ground-nothing-to-draw = Quedan cartas que robar.
ground-improvised-already = { the-faction-has-not } improvisado todavía en este turno.
ground-item-not-on-the-quest = { $quest } pide { $item-one }.
ground-nothing-to-improvise-with = Hay bocarriba otro objeto que se puede usar en vez { $item-of }, y también el otro objeto de { $quest }.

## The Vagabond: special actions

ground-another-character = { $faction-start } juega con { $character-the }.
ground-no-pieces-of-theirs-to-steal-from = { ground-no-pieces-of-theirs-here }
ground-card-not-in-discard-pile = { $card } está en la pila de descartes.
ground-nobody-to-attack-with = { the-target-has } en el claro { $clearing } algo con lo que atacar.
ground-no-enemy-of-the-attacker-there = Algún enemigo { $target-of } tiene piezas en el claro { $clearing }.
ground-not-an-enemy-of-the-attacker = { $attacker-start } y { $target-short } son enemigos en esta partida.
ground-scorched-already = Todavía no hay ninguna antorcha en el claro { $clearing }.
ground-struck-swiftly-already = { the-faction-has-not } dado todavía un Golpe Rápido en esta batalla.

## The Vagabond: a coalition

ground-too-few-players-for-a-coalition = Una coalición necesita una partida de cuatro jugadores o más, y aquí hay { $number }.
ground-not-the-fewest-points = Ningún otro jugador tiene menos puntos que { $target-short }.
