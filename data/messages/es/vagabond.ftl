### The Vagabond (chapter 9, 16.3): his characters and quests, and what can be done, asked, told and refused.

## Characters

character-thief = Ladrón
    .the = el Ladrón
character-tinker = Chatarrero
    .the = el Chatarrero
character-ranger = Montaraz
    .the = el Montaraz
character-vagrant = Agitador
    .the = el Agitador
character-arbiter = Árbitro
    .the = el Árbitro
character-scoundrel = Bribón
    .the = el Bribón
character-adventurer = Aventurero
    .the = el Aventurero
character-ronin = Ronin
    .the = el Ronin
character-harrier = Hostigador
    .the = el Hostigador

character-thief-ability = Robar: agota una antorcha y toma una carta al azar de la mano de un jugador con piezas en tu claro (16.3.1.2).
character-tinker-ability = Trabajo Diurno: agota una antorcha y toma de la pila de descartes una carta del palo de tu claro; las aves siempre valen (16.3.2.2).
character-ranger-ability = Escondite: agota una antorcha y repara tres objetos. Con eso termina tu Día (16.3.3.2).
character-vagrant-ability = Instigar: agota una antorcha para que haya una batalla en tu claro entre dos jugadores que tú nombras. Escoges lo que pierden los dos, y obtienes puntos por cada edificio y ficha que se retire, y por cada pieza hostil (16.3.4.2).
character-arbiter-ability = Proteger: antes de que se tiren los dados en tu claro, el defensor de una batalla puede pedirte ayuda. Obtienes 1 punto, y tus espadas no dañadas suben el límite de golpes que el defensor puede sacar en la tirada (16.3.5.2).
character-scoundrel-ability = Tierra Quemada: agota una antorcha y déjala en tu claro para siempre. Se retiran todas las piezas enemigas que haya allí, y ya nada puede colocarse ni entrar (16.3.6.2).
character-adventurer-ability = Improvisar: una vez por turno puedes usar cualquier objeto bocarriba en vez de uno que pida una misión. Se agota y se daña (16.3.7.2).
character-ronin-ability = Golpe Rápido: después de la tirada de tu batalla puedes agotar una espada para dar 1 golpe adicional (16.3.8.2).
character-harrier-ability = Vuelo sin motor: agota una antorcha y mueve solo tu peón a cualquier claro del mapa, sin gastar botas (16.3.9.2).

## Quests

quest-fundraising-fox = Recaudar Fondos (zorro)
quest-errand-fox = Recado (zorro)
quest-logistics-help-fox = Ayuda Logística (zorro)
quest-repair-a-shed-fox = Reparar un Cobertizo (zorro)
quest-give-a-speech-fox = Dar un Discurso (zorro)
quest-guard-duty-rabbit = Turno de Guardia (conejo)
quest-errand-rabbit = Recado (conejo)
quest-give-a-speech-rabbit = Dar un Discurso (conejo)
quest-fend-off-a-bear-rabbit = Ahuyentar a un Oso (conejo)
quest-expel-bandits-rabbit = Expulsar Bandidos (conejo)
quest-expel-bandits-mouse = Expulsar Bandidos (ratón)
quest-guard-duty-mouse = Turno de Guardia (ratón)
quest-fend-off-a-bear-mouse = Ahuyentar a un Oso (ratón)
quest-escort-mouse = Escolta (ratón)
quest-logistics-help-mouse = Ayuda Logística (ratón)

## Where an item lies

item-place-ready = en el hatillo, bocarriba
item-place-exhausted = en el hatillo, bocabajo
item-place-track = en su contador
item-place-damaged = entre los dañados
item-place-damaged-exhausted = entre los dañados, bocabajo

## Parts that several messages share

# An item of the Vagabond: which, and where it lies.
the-item =
    { $item_place-id ->
        [exhausted] { $item-the } { $item-gender ->
            [f] agotada
           *[m] agotado
        }
        [track] { $item-the } de su contador
        [damaged] { $item-the } { $item-gender ->
            [f] dañada
           *[m] dañado
        }
        [damaged-exhausted] { $item-the } { $item-gender ->
            [f] dañada y agotada
           *[m] dañado y agotado
        }
       *[other] { $item-the }
    }
# A clearing by its number, or a forest by its clearings; .of and .to: “del claro 5”, “al claro 5”.
the-place-clearing =
    { $clearing_forest ->
        [0] el claro { $clearing }
       *[other] el bosque entre { $clearing }
    }
the-place-origin =
    { $origin_forest ->
        [0] el claro { $origin }
       *[other] el bosque entre { $origin }
    }
    .of =
    { $origin_forest ->
        [0] del claro { $origin }
       *[other] del bosque entre { $origin }
    }
the-place-destination =
    { $destination_forest ->
        [0] el claro { $destination }
       *[other] el bosque entre { $destination }
    }
    .to =
    { $destination_forest ->
        [0] al claro { $destination }
       *[other] al bosque entre { $destination }
    }
# “El Nido tiene”, “Los Córvidos tienen”: another faction than the Vagabond; .not: “El Nido no tiene”.
the-target-has =
    { $target-number ->
        [many] { $target-start } tienen
       *[one] { $target-start } tiene
    }
    .not =
    { $target-number ->
        [many] { $target-start } no tienen
       *[one] { $target-start } no tiene
    }
the-target-is =
    { $target-number ->
        [many] { $target-start } son
       *[one] { $target-start } es
    }
# $pawn: a clearing, or the clearings around a forest.
where-the-pawn-is =
    { $pawn_forest ->
        [0] en el claro { $pawn }
        [1] en el bosque entre { $pawn }
       *[other] todavía fuera del mapa
    }
# “el Nido no tiene”; .while: “el Nido tenga”.
the-target-lacks =
    { $target-number ->
        [many] { $target-short } no tienen
       *[one] { $target-short } no tiene
    }
    .while =
    { $target-number ->
        [many] { $target-short } tengan
       *[one] { $target-short } tenga
    }

## Actions

action-vagabond-choose-character = Escoger personaje: { $character }
action-vagabond-place-pawn = Colocar el peón en { the-place-clearing }
action-vagabond-refresh = Refrescar { the-item }
action-vagabond-slip = Infiltrarse en { the-place-destination }
action-vagabond-move = Mover { the-place-destination.to }
action-vagabond-bring = Llevar { some-warriors } { $target-of }
action-vagabond-done = Ir solo
action-vagabond-explore = Explorar la ruina
action-vagabond-aid = Ayudar { $target-to }
action-vagabond-exhaust = Agotar { the-item }
action-vagabond-give = Dar { named-card }
action-vagabond-give-hidden = Dar una carta
action-vagabond-take = Tomar { $item-the }
action-vagabond-quest = Completar { $quest }
action-vagabond-improvise = Completar { $quest } con otro objeto en vez { $item-of }
action-vagabond-quest-points = Obtener puntos por las misiones de este palo
action-vagabond-quest-cards = Robar dos cartas
action-vagabond-strike = Golpear: { one-piece } { $target-of }
action-vagabond-repair = Reparar { the-item }
action-vagabond-steal = Robar una carta { $target-to }
action-vagabond-day-labor = Tomar { named-card } de la pila de descartes
action-vagabond-hideout = Reparar tres objetos y terminar el Día
action-vagabond-instigate = Hacer que { $target-number ->
    [many] ataquen
   *[one] ataque
  } { $target-short }
action-vagabond-against = Batallar contra { $target-short }
action-vagabond-scorched-earth = Tierra Quemada: dejar aquí la antorcha
action-vagabond-glide = Volar { the-place-destination.to }
action-vagabond-form-coalition = Formar una coalición con { $target-short } mediante { $card }
action-vagabond-ally = Luchar con los guerreros { $target-of }
action-vagabond-damage = Dañar { the-item }
action-vagabond-lose-ally = Que un guerrero aliado reciba el golpe
action-vagabond-swift-strike = Golpe Rápido: agotar una espada para dar 1 golpe adicional
action-vagabond-remove-item = Retirar { the-item } para siempre
action-vagabond-cobbler = { card-cobbler }: mover el peón { the-place-origin.of } { the-place-destination.to }
# Of the defender, whoever it is.
action-enlist = Pedir ayuda al Árbitro

verb-vagabond-choose-character = Escoger personaje
verb-vagabond-place-pawn = Colocar el peón
verb-vagabond-refresh = Refrescar
verb-vagabond-slip = Infiltrarse
verb-vagabond-bring = Llevar aliados
verb-vagabond-done = Ir solo
verb-vagabond-explore = Explorar
verb-vagabond-aid = Ayudar
verb-vagabond-exhaust = Agotar un objeto
verb-vagabond-give = Dar una carta
verb-vagabond-take = Tomar un objeto
verb-vagabond-quest = Misión
verb-vagabond-improvise = Improvisar
verb-vagabond-quest-points = Puntos por misiones
verb-vagabond-quest-cards = Cartas por la misión
verb-vagabond-strike = Golpear
verb-vagabond-repair = Reparar
verb-vagabond-steal = Robar
verb-vagabond-day-labor = Trabajo Diurno
verb-vagabond-hideout = Escondite
verb-vagabond-instigate = Instigar
verb-vagabond-against = Decir contra quién
verb-vagabond-scorched-earth = Tierra Quemada
verb-vagabond-glide = Vuelo sin motor
verb-vagabond-form-coalition = Formar una coalición
verb-vagabond-ally = Luchar con un aliado
verb-vagabond-damage = Dañar un objeto
verb-vagabond-lose-ally = Perder a un aliado
verb-vagabond-swift-strike = Golpe Rápido
verb-vagabond-remove-item = Retirar un objeto
verb-enlist = Pedir ayuda al Árbitro

## Questions

question-setup-character = ¿Con qué personaje { $player-number ->
    [many] juegan
   *[one] juega
  } { $player-short }?
question-setup-pawn = ¿En qué bosque empieza el peón { $player-of }?
# $left: how many exhausted items are still flipped face up.
question-vagabond-refresh =
    { $left ->
        [one] { $player-start } refresca 1 objeto más. ¿Cuál?
       *[other] { $player-start } refresca { $left } objetos más. ¿Cuál ahora?
    }
question-vagabond-slip = { $player-start } puede infiltrarse en un claro o bosque vecino de su peón, sin agotar botas. ¿Adónde?
question-vagabond-company = El peón fue del claro { $origin } al { $destination }. ¿Van con él guerreros aliados?
question-vagabond-actions = { $player-start } agota objetos para hacer acciones. ¿Y ahora?
question-vagabond-exhaust = { $player-start } ayuda { $target-to }: ¿qué objeto se agota para eso?
question-vagabond-give = ¿Qué carta de { $suit } o de ave da { $player-short } { $target-to }?
question-vagabond-take = ¿Toma { $player-short } un objeto de los fabricados { $target-of }?
# $points: what the quests of the suit would score; $number: how many cards would be drawn.
question-vagabond-reward = { $quest }, completada: ¿{ $points ->
    [one] 1 punto
   *[other] { $points } puntos
  } o { $number ->
      [one] 1 carta
     *[other] { $number } cartas
    }?
question-vagabond-improvise = ¿Qué objeto usa { $player-short } en vez { $item-of } que pide { $quest }? Se dañará.
# $left: items that are still repaired.
question-vagabond-hideout =
    { $left ->
        [one] { $player-start } repara 1 objeto más. ¿Cuál?
       *[other] { $player-start } repara { $left } objetos más. ¿Cuál ahora?
    }
question-vagabond-instigate = ¿A quién { $attacker-number ->
    [many] atacan
   *[one] ataca
  } { $attacker-short } en el claro { $clearing }?
question-vagabond-ally = { $player-start } ataca { $defender-to } en el claro { $clearing }. ¿Luchan con él guerreros aliados?
# $left: hits, or items for a full removal, that are still to be taken.
question-vagabond-damage =
    { $left ->
        [one] { $player-start } debe dañar 1 objeto más. ¿Cuál?
       *[other] { $player-start } debe dañar { $left } objetos más. ¿Cuál ahora?
    }
# $ally: whose warriors fight along; $allies: how many are left.
question-vagabond-hit =
    { $left ->
        [one] { $player-start } recibe 1 golpe más, en un objeto o en un guerrero { $ally-of }. ¿Cuál?
       *[other] { $player-start } recibe { $left } golpes más, en objetos o en guerreros { $ally-of }. ¿Cuál primero?
    }
# $swords: how far the limit would rise.
question-vagabond-enlist = { $attacker-start } { $attacker-number ->
    [many] atacan
   *[one] ataca
  } { $player-to } en el claro { $clearing }. ¿Pedir ayuda al Árbitro, que sube en { $swords } el límite de golpes de la tirada y obtiene 1 punto?
# $left: items over the limit.
question-vagabond-capacity =
    { $left ->
        [one] { $player-start } lleva 1 objeto de más. ¿Cuál se retira para siempre?
       *[other] { $player-start } lleva { $left } objetos de más. ¿Cuál se retira ahora para siempre?
    }

## Events

event-vagabond-placed = El peón { $faction-of } se colocó en { the-place-clearing }.
event-vagabond-moved = El peón { $faction-of } fue { the-place-origin.of } { the-place-destination.to }.
event-character = { $faction-start } juega como { $character-the }.
event-quest-open = La misión { $quest } está a la vista.
event-quest-done = { $faction-start } completó { $quest }.
event-item-gained = { $faction-start } consiguió { a-item }.
event-item-exhausted = { $faction-start } agotó { a-item }.
event-item-refreshed = { $faction-start } refrescó { a-item }.
event-item-damaged = { $faction-start } dañó { a-item }.
event-item-repaired = { $faction-start } reparó { a-item }.
event-item-removed = { $faction-start } retiró de la partida { a-item }.
a-item = { $item-one }
event-explored = { $faction-start } exploró la ruina del claro { $clearing } y encontró { a-item }.
event-gave = { $faction-start } dio { $card } { $target-to }.
event-gave-hidden = { $faction-start } dio una carta { $target-to }.
event-day-labor = { $faction-start } tomó { $card } de la pila de descartes.
event-instigated = { $faction-start } provocó una batalla en el claro { $clearing }.
event-scorched = { $faction-start } dejó la antorcha en el claro { $clearing }: allí ya nada puede colocarse ni entrar.
event-enlisted = { $faction-start } { $faction-number ->
    [many] pidieron
   *[one] pidió
  } ayuda al Árbitro en el claro { $clearing }.
event-swift-strike = { $faction-start } dio un Golpe Rápido en el claro { $clearing }: 1 golpe adicional.
event-ally = Guerreros { $target-of } lucharon por { $faction-short } en el claro { $clearing }.
event-hostile = { $target-start } { $target-number ->
    [many] son ahora hostiles
   *[one] es ahora hostil
  } { $faction-to }.
event-indifferent = { $target-start } { $target-number ->
    [many] son ahora indiferentes
   *[one] es ahora indiferente
  } { $faction-to }.
# $count: the space on the track of relationships; 3 is Allied.
event-improved =
    { $count ->
        [3] { $target-start } y { $faction-short } son ahora aliados.
       *[other] La relación { $faction-of } con { $target-short } mejoró.
    }
event-coalition = { $faction-start } formó una coalición con { $target-short } mediante { $card } y ya no obtiene puntos.

## Why not: items

reason-no-such-item =
    { $item_place-id ->
        [ready] En el hatillo no hay bocarriba { $item-no }, o no es lo que se pide.
        [exhausted] En el hatillo no hay bocabajo { $item-no }, o no es lo que se pide.
        [track] En los contadores no hay { $item-no }, o no es lo que se pide.
        [damaged] Entre los dañados no hay bocarriba { $item-no }, o no es lo que se pide.
       *[other] Entre los dañados no hay bocabajo { $item-no }, o no es lo que se pide.
    }
reason-item-out-of-order =
    { $cause ->
        [ally] Los objetos se nombran antes que los guerreros aliados, y ya se ha nombrado un guerrero aliado.
        [passed] Los objetos se nombran en un orden fijo, y ya se ha nombrado uno que va detrás: { the-item } llega tarde.
       *[early] Los objetos se nombran en un orden fijo, y quedarían muy pocos detrás: { the-item } llega demasiado pronto.
    }
reason-no-item-to-exhaust = { the-faction-has.not } ningún objeto bocarriba y sin daños.
reason-no-face-up-sword = { the-faction-has.not } ninguna espada bocarriba que agotar.
reason-no-face-up-torch = { the-faction-has.not } ninguna antorcha bocarriba que agotar.
reason-no-face-up-crossbow = { the-faction-has.not } ninguna ballesta bocarriba que agotar.
reason-no-face-up-hammer = { the-faction-has.not } ningún martillo bocarriba que agotar.
reason-nothing-damaged = { the-faction-has.not } ningún objeto dañado, así que no hay nada que reparar.
reason-no-torch-for-special-action = { the-faction-has.not } ninguna antorcha bocarriba para una acción especial.
reason-too-few-hammers =
    { $suit-id ->
        [any] { $card } cuesta { $cost ->
            [one] 1 martillo
           *[other] { $cost } martillos
        }, y { $hammers ->
            [0] no hay ninguno
            [one] solo hay 1
           *[other] solo hay { $hammers }
        } bocarriba.
       *[other] { $card } cuesta { $cost ->
            [one] 1 martillo del palo { $suit }
           *[other] { $cost } martillos del palo { $suit }
        }. { $pawn_forest ->
            [1] Los martillos tienen el palo del claro del peón, y { where-the-pawn-is } no tienen ninguno.
           *[other] Los martillos tienen el palo del claro del peón, que está { where-the-pawn-is }, y { $hammers ->
                [0] no hay ninguno
                [one] solo hay 1
               *[other] hay { $hammers }
            } bocarriba.
        }
    }
reason-too-few-boots =
    { $boots ->
        [0] { the-faction-has.not } ninguna bota bocarriba, y el viaje cuesta { $cost }{ $hostile ->
            [0] .
           *[other] , porque allí hay guerreros de una facción hostil.
        }
       *[other] { the-faction-has } bocarriba solo { $boots } de { $cost ->
           [one] la bota
          *[other] las { $cost } botas
         } que cuesta el viaje{ $hostile ->
            [0] .
           *[other] , porque allí hay guerreros de una facción hostil.
        }
    }

## Why not: the pawn

reason-not-a-forest = El peón empieza en un bosque, y el claro { $clearing } no lo es.
reason-not-next-to-the-pawn = El peón está { where-the-pawn-is }, y { the-place-destination } no está al lado.
remedy-not-next-to-the-pawn =
    { $ways ->
        [0] { "" }
       *[other] Claros que están al lado: { $near }.
    }
reason-no-pawn-there = El peón está { where-the-pawn-is }, no en { the-place-origin }.
reason-only-one-pawn = { $faction-start } mueve un peón y nada más.
reason-no-move-into-a-forest = El peón solo entra en un bosque al infiltrarse en el Alba.
reason-scorched-earth = En un claro con la antorcha del Bribón nada puede colocarse ni entrar.
reason-pawn-is-there = El peón ya está { where-the-pawn-is }.
reason-pawn-elsewhere =
    { $pawn_forest ->
        [1] El peón está { where-the-pawn-is }, y una batalla necesita un claro.
       *[other] El peón está { where-the-pawn-is }, no en el claro { $clearing }.
    }
reason-pawn-in-a-forest = El peón está { where-the-pawn-is }, y «{ $verb }» necesita un claro.

## Why not: allies

reason-not-allied =
    { $target-id ->
        [vagabond] Nadie es aliado de sí mismo.
       *[other] { $target-number ->
            [many] { $target-start } no son aliados { $faction-of }.
           *[one] { $target-gender ->
                [f] { $target-start } no es aliada { $faction-of }.
               *[m] { $target-start } no es aliado { $faction-of }.
            }
        }
    }
reason-no-allied-warriors-there = { the-target-has.not } guerreros allí.
reason-no-allied-warriors-to-fight = { reason-no-allied-warriors-there }
reason-ally-rules-neither = Los guerreros aliados mueven por su propio derecho, y { $target-short } no { $target-number ->
    [many] gobiernan
   *[one] gobierna
  } ni el claro { $origin } ni el { $destination }.
reason-too-few-allied-warriors = { the-target-has } solo { $allies } { $count ->
    [one] de 1 guerrero
   *[other] de { $count } guerreros
  } en el claro { $origin }.
reason-ally-is-the-defender = Los guerreros { $target-of } no luchan contra los suyos.
reason-items-take-the-other-hits = Los objetos se nombran antes que los guerreros aliados, y de estos quedan muy pocos para los golpes que faltan.
reason-undamaged-items-left = Los golpes solo se ignoran cuando no queda ningún objeto sin daños.

## Why not: aid, explore, strike

reason-no-card-to-give = { the-faction-has.not } ninguna carta de { $clearing_suit } o de ave que dar en el claro { $clearing }.
reason-no-pieces-of-theirs-here = El peón está { where-the-pawn-is }, y allí { the-target-lacks } piezas.
reason-item-not-in-their-box = Entre esos objetos fabricados no hay { $item-no }.
reason-no-ruin-here = El peón está { where-the-pawn-is }, y allí no hay ninguna ruina.
reason-not-an-enemy-to-strike = «{ $verb }» es para una pieza de un enemigo de esta partida.
reason-not-a-piece-of-theirs = { the-target-has.not } { $piece-no } en absoluto.
reason-no-such-piece-to-strike = El peón está { where-the-pawn-is }, y allí { the-target-lacks } { $piece-no }.
reason-warriors-before-other-pieces = El peón está { where-the-pawn-is }, y mientras { the-target-lacks.while } guerreros allí, solo se les puede golpear a ellos.

## Why not: quests

reason-quest-not-open = { $quest } no está a la vista.
reason-quest-of-another-suit = { $quest } se completa en un claro de { $suit }, y el peón está { where-the-pawn-is }.
reason-quest-items-missing = Para completar { $quest } { $missing ->
    [one] falta un objeto bocarriba: { $items }.
   *[other] faltan dos objetos bocarriba: { $items }.
  }
reason-no-points-for-quests = En una coalición, { $faction-short } no obtiene puntos.
reason-nothing-to-draw = El mazo y la pila de descartes están vacíos.
reason-improvised-already = { the-faction-has.did } improvisado ya en este turno, y solo se puede una vez por turno.
reason-item-not-on-the-quest = { $quest } no pide { $item-no }.
reason-nothing-to-improvise-with = { the-faction-has.not } nada bocarriba que pueda usarse en vez { $item-of }, o le falta el otro objeto de { $quest }.
reason-the-same-item = Un objeto no puede sustituir a otro igual: { $item }.
reason-item-needed-itself = La misión también pide { $item-the }, y no hay { $item-gender ->
    [f] otra
   *[m] otro
  } bocarriba.

## Why not: special actions

reason-another-character = Eso solo puede hacerlo { $character-the }.
reason-no-pieces-of-theirs-to-steal-from = { reason-no-pieces-of-theirs-here }
reason-discard-pile-empty = La pila de descartes está vacía.
reason-card-not-in-discard-pile = { named-card } no está en la pila de descartes.
reason-nobody-to-attack-with = El peón está { where-the-pawn-is }, y allí { the-target-lacks } nada que pueda atacar.
reason-no-enemy-of-the-attacker-there = El peón está { where-the-pawn-is }, y allí ningún enemigo { $target-of } tiene piezas.
reason-not-an-enemy-of-the-attacker = { $target-start } y { $attacker-short } no son enemigos en esta partida.
reason-scorched-already = La antorcha ya está allí.
reason-struck-swiftly-already = { the-faction-has.did } dado ya un Golpe Rápido en esta batalla.

## Why not: dominance

reason-no-dominance-for-the-vagabond = { $faction-start } no puede ganar con una carta de dominancia; en una partida de cuatro o más forma una coalición.
reason-too-few-players-for-a-coalition = Una coalición necesita una partida de cuatro jugadores o más, y aquí hay { $number }.
reason-not-the-fewest-points =
    { $targets-id ->
        [none] Una coalición se forma con quien tiene menos puntos, y nadie más tiene ya puntos.
       *[other] Una coalición se forma con quien tiene menos puntos: aquí, { $targets-short }.
    }
