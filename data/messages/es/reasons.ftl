### Why something is not legal, with the facts of the position; and what would make it legal (remedy-…).

# A verb was asked about; $sentence is about the action that comes closest.
ruling-closest = «{ $verb }» no es posible ahora. El caso más cercano: { $sentence }

## Parts that several messages share

# Who rules in $clearing, and by how much.
rule-in-clearing =
    { $clearing_rule ->
        [rules] en el claro { $clearing } { $faction-number ->
            [many] gobiernan
           *[one] gobierna
        } { $faction-short }
        [empty] en el claro { $clearing } nadie tiene guerreros ni edificios
        [behind] en el claro { $clearing } hay { $clearing_power } contra { $clearing_rival_power } { $clearing_rival-of }
        [tie-lost] en el claro { $clearing } hay { $clearing_power } contra { $clearing_rival_power } { $clearing_rival-of }, y los empates los { $clearing_rival-number ->
            [many] ganan
           *[one] gana
        } { $clearing_rival-short } ({ $ties_law })
        [others-tie] en el claro { $clearing } hay { $clearing_power } contra { $clearing_rival_power } por bando ({ $clearing_rival-short }), así que no gobierna nadie
       *[tie] en el claro { $clearing } hay { $clearing_power } contra { $clearing_rival_power } ({ $clearing_rival-short }), y con ese empate no gobierna nadie
    }
# The same for $destination.
rule-in-destination =
    { $destination_rule ->
        [rules] en el claro { $destination } { $faction-number ->
            [many] gobiernan
           *[one] gobierna
        } { $faction-short }
        [empty] en el claro { $destination } nadie tiene guerreros ni edificios
        [behind] en el claro { $destination } hay { $destination_power } contra { $destination_rival_power } { $destination_rival-of }
        [tie-lost] en el claro { $destination } hay { $destination_power } contra { $destination_rival_power } { $destination_rival-of }, y los empates los { $destination_rival-number ->
            [many] ganan
           *[one] gana
        } { $destination_rival-short } ({ $ties_law })
        [others-tie] en el claro { $destination } hay { $destination_power } contra { $destination_rival_power } por bando ({ $destination_rival-short }), así que no gobierna nadie
       *[tie] en el claro { $destination } hay { $destination_power } contra { $destination_rival_power } ({ $destination_rival-short }), y con ese empate no gobierna nadie
    }
# “El Nido tiene”, “Los Córvidos tienen”; .not: “El Nido no tiene”; .did: “El Nido ha”.
the-faction-has =
    { $faction-number ->
        [many] { $faction-start } tienen
       *[one] { $faction-start } tiene
    }
    .not =
    { $faction-number ->
        [many] { $faction-start } no tienen
       *[one] { $faction-start } no tiene
    }
    .did =
    { $faction-number ->
        [many] { $faction-start } han
       *[one] { $faction-start } ha
    }

## Not your decision

reason-game-over =
    { $winners-number ->
        [one] La partida ha terminado: ganó { $winners-short }.
       *[many] La partida ha terminado: ganaron { $winners-short }.
    }
reason-chance-first = Primero decide el azar: antes de que nadie escoja hay que conocer una tirada o una carta.
reason-not-your-decision =
    { $faction-number ->
        [many] Ahora la decisión es { $player-of }, así que { $faction-short } no pueden escoger «{ $verb }».
       *[one] Ahora la decisión es { $player-of }, así que { $faction-short } no puede escoger «{ $verb }».
    }
reason-hidden-hand =
    { $faction-number ->
        [many] Lo que { $faction-short } pueden hacer ahora depende de algo que no se ve desde este asiento.
       *[one] Lo que { $faction-short } puede hacer ahora depende de algo que no se ve desde este asiento.
    }

## Phase and step

reason-not-now =
    { $timing ->
        [setup-over] «{ $verb }» es de la preparación de la partida, y esa ya terminó.
        [in-setup] «{ $verb }» llega en otro momento de la preparación.
        [before-play] La partida todavía se está preparando; «{ $verb }» llega cuando empiezan los turnos.
        [asked] «{ $verb }» solo se puede escoger cuando la partida lo pregunta, y ahora pregunta otra cosa.
        [other-turn] «{ $verb }» es para el turno { $faction-of }; ahora es el turno { $turn_of-of }.
        [other-phase] «{ $verb }» es { $phases-count ->
            [one] de la fase de { $phases }
           *[other] de las fases de { $phases }
        }; ahora es { $phase-the } { $turn_of-of }.
        [under-way] «{ $verb }» tiene que esperar a que acabe lo que está en marcha.
        [start] «{ $verb }» solo se puede usar justo al principio { $phase-of }, y ese momento ya pasó.
        [later] «{ $verb }» llega en un paso posterior { $phase-of }.
       *[over] El paso de «{ $verb }» ya terminó en { $phase-this }.
    }
remedy-not-now =
    { $timing ->
        [under-way] Responde antes a lo que se pregunta ahora.
        [later] Termina el paso que se pregunta ahora; después llega.
       *[other] { "" }
    }
reason-only-at-the-start-of-the-phase = «{ $verb }» solo se puede usar justo al principio { $phase-of }, y en esa fase ya se ha hecho otra cosa.

## Cards in hand

reason-card-not-in-hand =
    { $hand_size ->
        [0] { the-faction-has.not } ninguna carta en la mano.
       *[other] { the-faction-has.not } { named-card } en la mano.
    }
reason-card-does-not-match =
    { $suit-id ->
        [bird] Solo vale una carta de ave, y { $card } es de { $card_suit }.
       *[other] { $card } es de { $card_suit }, y hace falta una carta de { $suit }.
    }
remedy-card-does-not-match =
    { $suit-id ->
        [bird] { "" }
       *[other] Valdría una carta de { $suit } o de ave.
    }
reason-not-a-bird-card = { $card } es de { $card_suit }, y solo vale una carta de ave: ningún otro palo puede sustituirla.
reason-discard-out-of-order =
    { $cause ->
        [passed] Las cartas que se descartan se nombran en el orden de la mano, y ya se ha nombrado una que va después de { $card }.
       *[early] Las cartas que se descartan se nombran en el orden de la mano, y después de { $card } quedan muy pocas: hay que descartar { $over }.
    }
remedy-discard-out-of-order =
    { $cause ->
        [passed] { "" }
       *[early] Nombra primero una carta que vaya antes.
    }

## Crafting

reason-cannot-be-crafted = { named-card } no se puede fabricar: las cartas de emboscada y de dominancia tienen otro uso.
reason-already-in-play = { the-faction-has } ya { $card } en juego, y la misma carta no se puede fabricar dos veces.
reason-item-not-in-supply = En la reserva común de objetos no queda { $item-no }, así que { $card } no se puede fabricar.
reason-crafting-cost-not-met =
    { $suit-id ->
        [any] { $card } cuesta { $cost ->
            [one] 1 pieza de fabricación
           *[other] { $cost } piezas de fabricación
        }, y { $idle ->
            [0] este turno no queda { $building-no } { $faction-of } por activar.
            [one] este turno solo queda { $building-one } { $faction-of } por activar.
           *[other] este turno solo quedan { $idle } { $faction-of } por activar.
        }
       *[other] { $card } cuesta { $cost ->
            [one] 1 pieza de fabricación en un claro de { $suit }
           *[other] { $cost } piezas de fabricación en claros de { $suit }
        }, y { $idle ->
            [0] allí este turno no queda { $building-no } { $faction-of } por activar.
            [one] allí este turno solo queda { $building-one } { $faction-of } por activar.
           *[other] allí este turno solo quedan { $idle } { $faction-of } por activar.
        }
    }
reason-no-piece-to-activate =
    { $cause ->
        [none] En el claro { $clearing } este turno no queda ninguna pieza de fabricación { $faction-of } por activar.
        [passed] Las piezas se nombran del claro más bajo al más alto, y ya se ha nombrado una de un claro posterior al { $clearing }.
       *[early] Las piezas se nombran del claro más bajo al más alto, y del claro { $clearing } en adelante quedan muy pocas para pagar.
    }

## Moving

reason-forest-for-a-clearing =
    { $forest_known ->
        [yes] «{ $verb }» es para un claro, y entre los claros { $forest } lo que hay es un bosque.
       *[no] El mapa no tiene ningún bosque entre los claros { $forest }.
    }
reason-not-to-another-clearing = Un movimiento va de un claro a otro, y en el claro { $origin } los guerreros ya están.
reason-not-adjacent = Ningún camino une los claros { $origin } y { $destination }.
remedy-not-adjacent = Desde el claro { $origin } los caminos llevan a { $adjacent }.
reason-rules-neither =
    { $faction-number ->
        [many] { $faction-start } no pueden mover del claro { $origin } al { $destination } sin gobernar uno de los dos. Contando guerreros y edificios, { rule-in-clearing }; { rule-in-destination }.
       *[one] { $faction-start } no puede mover del claro { $origin } al { $destination } sin gobernar uno de los dos. Contando guerreros y edificios, { rule-in-clearing }; { rule-in-destination }.
    }
remedy-rules-neither =
    { $clearing_needed ->
        [one] Sería legal con 1 guerrero más en el claro { $clearing }, o { $destination_needed } más en el { $destination }.
       *[other] Sería legal con { $clearing_needed } guerreros más en el claro { $clearing }, o { $destination_needed } más en el { $destination }.
    }
reason-no-warriors-there = { the-faction-has.not } guerreros en el claro { $clearing }.
reason-no-warrior-to-remove = «{ $verb }» retira un guerrero de quien la usa, y { the-faction-has.not } guerreros en el claro { $clearing }.
reason-too-few-warriors =
    { $clearing_warriors ->
        [0] { the-faction-has.not } guerreros que mover en el claro { $clearing }.
        [one] { the-faction-has } solo 1 guerrero en el claro { $clearing }, no { $count }.
       *[other] { the-faction-has } solo { $clearing_warriors } guerreros en el claro { $clearing }, no { $count }.
    }
remedy-too-few-warriors =
    { $clearing_warriors ->
        [0] { "" }
        [one] Mueve 1.
       *[other] Mueve { $clearing_warriors } o menos.
    }

## Battle

reason-no-warriors-to-attack = Una batalla necesita un guerrero que ataque, y en el claro { $clearing } no hay ninguno { $faction-of }.
reason-no-enemy-there =
    { $target-number ->
        [many] { $target-start } no tienen piezas en el claro { $clearing }.
       *[one] { $target-start } no tiene piezas en el claro { $clearing }.
    }
reason-not-an-enemy = Se batalla contra un enemigo, un jugador de esta partida que no sea socio en una coalición: aquí, { $enemies-short }.
reason-not-an-ambush = { named-card } no es una carta de emboscada.
reason-not-a-side-of-the-battle = Solo los dos bandos de la batalla usan efectos: { $attacker-short } y { $defender-short }.
reason-cannot-lose-this-piece =
    { $cause ->
        [none] En el claro { $clearing } no queda { $piece-no } por nombrar.
        [passed] Las pérdidas se nombran en un orden fijo, y ya se ha nombrado un tipo que va después de «{ $piece }».
       *[early] Las pérdidas se nombran en un orden fijo, y después de «{ $piece }» vendrían muy pocas piezas para los golpes.
    }
reason-nothing-follows-there = No hay ninguna elección de ese tipo pendiente por el claro { $clearing }.
reason-nothing-follows-for-that-side =
    { $target-number ->
        [many] { $target-start } no tienen nada que escoger después de esta batalla.
       *[one] { $target-start } no tiene nada que escoger después de esta batalla.
    }

## Cards in play

reason-card-not-in-play =
    { $faction-number ->
        [many] «{ $verb }» solo la puede usar quien la ha fabricado, y { $faction-short } no la tienen en juego.
       *[one] «{ $verb }» solo la puede usar quien la ha fabricado, y { $faction-short } no la tiene en juego.
    }
reason-card-used-this-turn = { the-faction-has.did } usado ya «{ $verb }» en este turno, y solo se puede una vez por turno.
reason-card-used-this-battle = { the-faction-has.did } usado ya «{ $verb }» en esta batalla, y solo se puede una vez por batalla.
reason-only-as-defender = «{ $verb }» es para quien defiende, y en el claro { $clearing } { $faction-short } { $faction-number ->
    [many] atacan
   *[one] ataca
  }.
reason-only-as-attacker = «{ $verb }» es para quien ataca, y en el claro { $clearing } { $faction-short } { $faction-number ->
    [many] defienden
   *[one] defiende
  }.
reason-no-rolled-hits-to-stop = «{ $verb }» detiene los golpes de la tirada, y en el claro { $clearing } ninguno va contra { $faction-short }.
reason-rules-no-clearing =
    { $faction-number ->
        [many] { $faction-start } no gobiernan ningún claro, así que «{ $verb }» no daría puntos.
       *[one] { $faction-start } no gobierna ningún claro, así que «{ $verb }» no daría puntos.
    }
reason-not-another-player = «{ $verb }» se usa con otro jugador de esta partida: aquí, { $others-short }.
reason-target-has-no-card =
    { $target-number ->
        [many] { $target-start } no tienen cartas en la mano.
       *[one] { $target-start } no tiene cartas en la mano.
    }

## Dominance

reason-not-a-dominance-card = { named-card } no es una carta de dominancia.
reason-fewer-than-ten-points = Una carta de dominancia pide 10 puntos, y { $faction-short } { $faction-number ->
    [many] tienen
   *[one] tiene
  } solo { $score }.
reason-dominance-already-active = { the-faction-has } ya una carta de dominancia activa, y no se puede cambiar por otra.
reason-dominance-card-not-in-hand = { the-faction-has.not } ninguna carta de dominancia en la mano.
reason-no-dominance-card-available = Junto al mapa no hay ninguna carta de dominancia.
reason-dominance-not-available = { $card } no está entre las cartas de dominancia disponibles junto al mapa.
reason-no-card-to-spend-for-dominance =
    { $card_suit-id ->
        [bird] { $card } se toma gastando una carta de ave, y { $faction-short } no { $faction-number ->
            [many] tienen
           *[one] tiene
        } ninguna.
       *[other] { $card } se toma gastando una carta de { $card_suit } o de ave, y { $faction-short } no { $faction-number ->
            [many] tienen
           *[one] tiene
        } ninguna.
    }

## Placing

reason-no-open-slot =
    { $clearing_slots ->
        [0] En el claro { $clearing } no hay espacios para edificios.
        [one] El único espacio del claro { $clearing } está ocupado{ $clearing_ruins ->
            [0] .
           *[other] {" "}por una ruina.
        }
       *[other] Los { $clearing_slots } espacios del claro { $clearing } están ocupados{ $clearing_ruins ->
            [0] .
           *[other] , uno de ellos por una ruina.
        }
    }
reason-no-warrior-in-supply = { the-faction-has.not } más guerreros en la reserva.
reason-keep-forbids-placing = La fortaleza está en el claro { $clearing }, y allí solo el Marquesado coloca piezas.
reason-nothing-to-place-there =
    { $cause ->
        [none] En el claro { $clearing } no queda nada de ese tipo por colocar.
        [taken] En el claro { $clearing } ya se ha colocado una pieza, y en cada claro cabe solo una.
        [passed] Los claros se nombran del más bajo al más alto, y ya se ha nombrado uno posterior al { $clearing }.
       *[early] Los claros se nombran del más bajo al más alto, y del claro { $clearing } en adelante no cabe todo lo que queda.
    }

## Setup

reason-not-a-corner = El claro { $clearing } no es una esquina: las esquinas son { $corners }.
reason-keep-not-in-a-corner = { reason-not-a-corner }
reason-corner-taken = Otro jugador empieza ya en el claro { $clearing }.
reason-not-the-opposite-corner = Se empieza en la esquina diagonalmente opuesta a otro claro inicial, si hay alguna libre: { $opposite }.
reason-other-building-first = Ahora se coloca { $building-the }.
reason-not-by-the-keep = El claro { $clearing } no es el de la fortaleza, el { $keep }, ni está a su lado.
remedy-not-by-the-keep = Los claros posibles son { $keep }, { $near }.

## The Marquise

reason-no-action-left = { the-faction-has.not } más acciones en este Día.
remedy-no-action-left = Gastar una carta de ave da una más.
reason-recruited-already = { the-faction-has.did } reclutado ya en este turno, y solo se puede una vez por turno.
reason-no-recruiter-to-place-at = No hay ningún reclutador donde { $faction-short } pueda colocar un guerrero.
reason-no-sawmill-there = { the-faction-has.not } ningún aserradero en el claro { $clearing }.
reason-no-wood-in-supply = Todas las fichas de madera están en el mapa, así que no queda ninguna por colocar.
reason-marquise-does-not-rule = { $faction-start } no puede construir en el claro { $clearing } sin gobernarlo. Contando guerreros y edificios, { rule-in-clearing }.
remedy-marquise-does-not-rule =
    { $clearing_needed ->
        [one] Con 1 guerrero más allí, { $faction-short } gobernaría.
       *[other] Con { $clearing_needed } guerreros más allí, { $faction-short } gobernaría.
    }
reason-not-a-marquise-building = { $faction-start } construye aserraderos, talleres y reclutadores, y nada más.
reason-no-building-left = No queda { $piece-no } por construir: ya están todos en el mapa.
reason-too-little-wood = Construir ahora { $piece-one } cuesta { $cost } de madera, y { $wood ->
    [0] no hay ninguna
   *[other] solo hay { $wood }
  } en el claro { $clearing } o conectada con él por claros que gobierna { $faction-short }.
remedy-too-little-wood = Con { $missing } más de madera se podría construir.
reason-no-wood-to-pay-there =
    { $cause ->
        [none] En el claro { $clearing } no hay madera que pueda pagar este edificio.
        [passed] La madera se nombra del claro más bajo al más alto, y ya se ha nombrado la de un claro posterior al { $clearing }.
       *[early] La madera se nombra del claro más bajo al más alto, y del claro { $clearing } en adelante queda muy poca para pagar.
    }

## The Eyrie

reason-must-add-a-card = { the-faction-has } cartas en la mano, así que al menos una va al Decreto.
reason-one-bird-a-turn = { $card } es un ave, y en este turno ya se ha añadido un ave al Decreto.
reason-not-the-fewest-warriors = En el claro { $clearing } hay { $warriors_here ->
    [one] 1 guerrero
   *[other] { $warriors_here } guerreros
  }, y el nuevo nido va donde menos hay: { $fewest_warriors } (claros posibles: { $fewest }).
reason-no-such-card-in-column =
    { $at_work-id ->
        [none] En el Decreto no queda nada por resolver.
       *[other] En la columna { $at_work } no queda ninguna carta de { $suit } por resolver.
    }
remedy-no-such-card-in-column =
    { $decree_suits-id ->
        [none] { "" }
       *[other] Lo que queda allí: { $decree_suits }.
    }
reason-clearing-does-not-match-decree = { $clearing_suit-id ->
    [none] { $clearing } no es un claro con palo
   *[other] El claro { $clearing } es de { $clearing_suit }
  }, y la carta de { $decree_suit } del Decreto pide un claro de { $decree_suit }.
reason-no-roost-there = { the-faction-has.not } ningún nido en el claro { $clearing }.
reason-roost-already-there = { the-faction-has } ya un nido en el claro { $clearing }, y en cada claro cabe uno como mucho.
reason-no-roost-left = { the-faction-has } ya { $roosts ->
    [one] su único nido
   *[other] los { $roosts } nidos
  } en el mapa.
reason-eyrie-do-not-rule = { $faction-start } no puede construir en el claro { $clearing } sin gobernarlo. Contando guerreros y edificios, { rule-in-clearing }.
remedy-eyrie-do-not-rule =
    { $clearing_needed ->
        [one] Con 1 guerrero más allí, { $faction-short } gobernaría.
       *[other] Con { $clearing_needed } guerreros más allí, { $faction-short } gobernaría.
    }
reason-leader-face-down = { $leader-start } fue depuesto y está bocabajo.
remedy-leader-face-down =
    { $leaders-id ->
        [none] { "" }
       *[other] Bocarriba: { $leaders }.
    }
