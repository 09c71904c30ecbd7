### The cards of both decks: names, and what each does in the project’s own words.
### A name that several cards share is told apart by its suit.

## Effects that several cards share

-take-item =
    Toma { $item ->
       *[boot] una bota
        [bag] una bolsa
        [coin] una moneda
        [hammer] un martillo
        [sword] una espada
        [tea] una tetera
        [crossbow] una ballesta
    } de la reserva común de objetos y obtén { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } (3.2.2). Después la carta se descarta. No se puede fabricar si en la reserva no queda ese objeto (4.1.2).
-ambush =
    Cuando te atacan en { $suit ->
       *[bird] cualquier claro
        [fox] un claro de zorro
        [rabbit] un claro de conejo
        [mouse] un claro de ratón
    }, puedes jugarla antes de que se tiren los dados: el atacante recibe 2 golpes en el acto. Si no queda ningún atacante, la batalla termina. El atacante puede anularla con otra emboscada que valga en ese claro (4.3.1). No se puede fabricar, pero sí gastar por su palo (2.1.2).
-dominance =
    Con 10 puntos o más puedes activarla en tu Día. Desde entonces ya no obtienes puntos. Ganas si justo al principio de tu Alba gobiernas { $suit ->
       *[bird] dos claros en esquinas opuestas del mapa
        [fox] tres claros de zorro
        [rabbit] tres claros de conejo
        [mouse] tres claros de ratón
    } (3.3.1). El Vagabundo solo la usa para entrar en una coalición, en partidas de cuatro o más (9.2.8).
-favor =
    Se retiran todas las piezas enemigas de todos los claros de { $suit ->
        [fox] zorro
        [rabbit] conejo
       *[mouse] ratón
    }, y obtienes 1 punto por cada edificio y cada ficha que haya entre ellas (3.2.1). El peón de un Vagabundo se queda, pero daña tres objetos en cada uno de esos claros (9.2.2.1); el señor de la guerra de los Cientos también se queda. Después la carta se descarta.
-partisans =
    En una batalla en un claro de { $suit ->
        [fox] zorro
        [rabbit] conejo
       *[mouse] ratón
    }, ataques o defiendas, puedes dar 1 golpe adicional. Después descartas de tu mano todas las cartas de otro palo, también las aves (2.1.1.1).

## Cards: ambush

card-ambush-bird = Emboscada (ave)
card-ambush-bird-effect = { -ambush(suit: "bird") }
card-ambush-fox = Emboscada (zorro)
card-ambush-fox-effect = { -ambush(suit: "fox") }
card-ambush-mouse = Emboscada (ratón)
card-ambush-mouse-effect = { -ambush(suit: "mouse") }
card-ambush-rabbit = Emboscada (conejo)
card-ambush-rabbit-effect = { -ambush(suit: "rabbit") }

## Cards: dominance

card-dominance-bird = Dominancia (ave)
card-dominance-bird-effect = { -dominance(suit: "bird") }
card-dominance-fox = Dominancia (zorro)
card-dominance-fox-effect = { -dominance(suit: "fox") }
card-dominance-mouse = Dominancia (ratón)
card-dominance-mouse-effect = { -dominance(suit: "mouse") }
card-dominance-rabbit = Dominancia (conejo)
card-dominance-rabbit-effect = { -dominance(suit: "rabbit") }

## Cards: immediate

card-favor-of-the-foxes = Favor de los Zorros
card-favor-of-the-foxes-effect = { -favor(suit: "fox") }
card-favor-of-the-mice = Favor de los Ratones
card-favor-of-the-mice-effect = { -favor(suit: "mouse") }
card-favor-of-the-rabbits = Favor de los Conejos
card-favor-of-the-rabbits-effect = { -favor(suit: "rabbit") }

## Cards: item

card-a-visit-to-friends = Visita a los Amigos
card-a-visit-to-friends-effect = { -take-item(item: "boot", points: 1) }
card-anvil = Yunque
card-anvil-effect = { -take-item(item: "hammer", points: 2) }
card-arms-trader = Mercader de Armas
card-arms-trader-effect = { -take-item(item: "sword", points: 2) }
card-bake-sale = Venta de Pasteles
card-bake-sale-effect = { -take-item(item: "coin", points: 3) }
card-birdy-bindle = Hatillo de Pájaro
card-birdy-bindle-effect = { -take-item(item: "bag", points: 1) }
card-crossbow-bird = Ballesta (ave)
card-crossbow-bird-effect = { -take-item(item: "crossbow", points: 1) }
card-crossbow-mouse = Ballesta (ratón)
card-crossbow-mouse-effect = { -take-item(item: "crossbow", points: 1) }
card-foxfolk-steel = Acero Zorruno
card-foxfolk-steel-effect = { -take-item(item: "sword", points: 2) }
card-gently-used-knapsack = Mochila Poco Usada
card-gently-used-knapsack-effect = { -take-item(item: "bag", points: 1) }
card-investments = Inversiones
card-investments-effect = { -take-item(item: "coin", points: 3) }
card-mouse-in-a-sack = Ratón en un Saco
card-mouse-in-a-sack-effect = { -take-item(item: "bag", points: 1) }
card-protection-racket = Pago por Protección
card-protection-racket-effect = { -take-item(item: "coin", points: 3) }
card-root-tea-fox = Té de Raíces (zorro)
card-root-tea-fox-effect = { -take-item(item: "tea", points: 2) }
card-root-tea-mouse = Té de Raíces (ratón)
card-root-tea-mouse-effect = { -take-item(item: "tea", points: 2) }
card-root-tea-rabbit = Té de Raíces (conejo)
card-root-tea-rabbit-effect = { -take-item(item: "tea", points: 2) }
card-smugglers-trail = Senda del Contrabandista
card-smugglers-trail-effect = { -take-item(item: "bag", points: 1) }
card-sword = Espada
card-sword-effect = { -take-item(item: "sword", points: 2) }
card-travel-gear-fox = Equipo de Viaje (zorro)
card-travel-gear-fox-effect = { -take-item(item: "boot", points: 1) }
card-travel-gear-mouse = Equipo de Viaje (ratón)
card-travel-gear-mouse-effect = { -take-item(item: "boot", points: 1) }
card-woodland-runners = Corredores del Bosque
card-woodland-runners-effect = { -take-item(item: "boot", points: 1) }

## Cards: persistent

card-armorers = Pertrechados
card-armorers-effect = En una batalla, ataques o defiendas, puedes descartar esta carta: los golpes de la tirada no te hacen nada. Los golpes adicionales y los de emboscada sí cuentan (4.3.3).
card-better-burrow-bank = Banco Buena Madriguera
card-better-burrow-bank-effect = Justo al principio de tu Alba robas una carta, y otro jugador también: tú escoges quién. Es obligatorio.
card-boat-builders = Carpinteros de Ribera
card-boat-builders-effect = Los ríos son caminos para ti (2.3).
card-brutal-tactics = Tácticas Brutales
card-brutal-tactics-effect = En una batalla en la que atacas puedes dar 1 golpe adicional; el defensor obtiene entonces 1 punto. La carta sigue en juego: un uso por batalla (4.3.3.1).
card-charm-offensive = Ofensiva de Encanto
card-charm-offensive-effect = Justo al principio de tu Noche puedes robar una carta; otro jugador que tú escojas obtiene 1 punto.
card-cobbler = Zapatero
card-cobbler-effect = Justo al principio de tu Noche puedes hacer un movimiento (4.2).
card-codebreakers = Descifradores
card-codebreakers-effect = Una vez en tu Día puedes mirar todas las cartas de la mano de otro jugador.
card-coffin-makers = Fabricantes de Ataúdes
card-coffin-makers-effect = Los guerreros de cualquier jugador que fueran a volver a una reserva se reúnen sobre esta carta. Justo al principio de tu Alba obtén 1 punto por cada 5 de ellos; después todos vuelven a sus reservas.
card-command-warren = Madriguera de Mando
card-command-warren-effect = Justo al principio de tu Día puedes iniciar una batalla (4.3).
card-corvid-planners = Planificadores Córvidos
card-corvid-planners-effect = Puedes mover sin gobernar ni el claro del que sales ni el claro al que entras (4.2.1).
card-eyrie-emigre = Emigrante del Nido
card-eyrie-emigre-effect = Al final de tu Alba debes hacer un movimiento y después iniciar una batalla en el claro en el que acabó. Si no haces las dos cosas, esta carta se descarta.
card-false-orders = Órdenes Falsas
card-false-orders-effect = En tu Alba puedes descartar esta carta para mover fuera de un claro a la mitad de los guerreros de un enemigo (redondeando hacia arriba). Van a donde tú digas, y da igual quién gobierne.
card-fox-partisans = Zorros Partisanos
card-fox-partisans-effect = { -partisans(suit: "fox") }
card-informants = Informantes
card-informants-effect = En tu Noche, cuando fueras a robar cartas, puedes tomar en su lugar una emboscada de la pila de descartes.
card-league-of-adventurous-mice = Liga de Ratones Aventureros
card-league-of-adventurous-mice-effect = Una vez en tu Día puedes agotar uno de tus objetos fabricados para hacer un movimiento o iniciar una batalla.
card-master-engravers = Maestros Grabadores
card-master-engravers-effect = Cada vez que fabricas un objeto, obtienes 1 punto más.
card-mouse-partisans = Ratones Partisanos
card-mouse-partisans-effect = { -partisans(suit: "mouse") }
card-murine-broker = Intermediario Ratonil
card-murine-broker-effect = Cada vez que otro jugador fabrica un objeto, robas una carta.
card-propaganda-bureau = Oficina de Propaganda
card-propaganda-bureau-effect = Una vez en tu Día puedes gastar una carta: un guerrero enemigo deja un claro del palo de esa carta, y un guerrero tuyo ocupa su lugar. Si el tuyo no se puede colocar, el enemigo se retira igualmente.
card-rabbit-partisans = Conejos Partisanos
card-rabbit-partisans-effect = { -partisans(suit: "rabbit") }
card-royal-claim = Reclamación Real
card-royal-claim-effect = En tu Alba puedes descartar esta carta para obtener 1 punto por cada claro que gobiernas (2.5). Hasta entonces espera delante de ti.
card-saboteurs = Saboteadores
card-saboteurs-effect = Justo al principio de tu Alba puedes descartar esta carta para descartar una carta fabricada que un enemigo tenga delante.
card-sappers = Zapadores
card-sappers-effect = En una batalla en la que defiendes puedes descartar esta carta para dar 1 golpe adicional (4.3.3.1).
card-scouting-party = Partida de Exploradores
card-scouting-party-effect = Mientras atacas, las emboscadas no te hacen nada (4.3.1).
card-soup-kitchens = Comedores Populares
card-soup-kitchens-effect = Tus fichas te ayudan a gobernar: cada una cuenta como dos piezas (2.5).
card-stand-and-deliver = La Bolsa o la Vida
card-stand-and-deliver-effect = Una vez en tu Alba puedes quitarle a otro jugador una carta de la mano, tomada a ciegas. Ese jugador obtiene 1 punto.
card-swap-meet = Mercado de Trueque
card-swap-meet-effect = Una vez en tu Alba puedes quitarle a otro jugador una carta de la mano, tomada a ciegas. Después le das una carta que tú escojas.
card-tax-collector = Recaudador de Impuestos
card-tax-collector-effect = Una vez en tu Día puedes quitar del mapa un guerrero tuyo para robar una carta.
card-tunnels = Túneles
card-tunnels-effect = Todos los claros en los que tienes piezas de fabricación son adyacentes entre sí para ti.

## Cards that are no part of a deck

card-vizier = Visir Leal
card-vizier-effect = Una carta de ave del Decreto del Nido que nunca se descarta (7.7.2). En el Caos cuesta un punto, como cualquier ave (7.7.1).
card-hidden =
    { $count ->
        [one] una carta oculta
       *[other] cartas ocultas
    }
card-hidden-effect = Desde tu asiento no puedes ver esta carta (1.2.1).
card-unknown = una carta desconocida
card-unknown-effect = Nadie ha dicho qué carta es.
