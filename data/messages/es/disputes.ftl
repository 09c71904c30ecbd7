### «¿Quién tiene razón?»: doce situaciones discutidas (data/lessons/disputes.json) y el widget que las muestra.

## The people at the table

dispute-person-1 = Ana
dispute-person-2 = Bruno
dispute-person-3 = Clara

## The widget

dispute-head = ¿Quién tiene razón?
dispute-number = Disputa { $number } de { $count }
dispute-list = { $count ->
    [one] La disputa
   *[other] Las { $count } disputas
  }
dispute-list-open = { $number }: { $title }
dispute-list-hit = { $number }: { $title }, acertada
dispute-list-missed = { $number }: { $title }, fallada
# $hits predictions were right, of $tried that were made.
dispute-score =
    { $tried ->
        [0] Aún no has predicho nada: te esperan doce.
       *[other] Has acertado { $hits } de { $tried } ({ $count ->
           [one] 1 disputa
          *[other] { $count } disputas
         } en total).
    }
dispute-predict = ¿Quién tiene razón? Elige antes de mirar.
dispute-right = Tiene razón { $person }.
dispute-you-hit = Lo has visto venir.
dispute-you-missed = Habías elegido a { $person }.
dispute-your-choice = tu elección
dispute-is-right = acierta
dispute-is-wrong = se equivoca
dispute-ruling = Lo que dice el motor
dispute-findings = Lo que salió al jugarlo
dispute-law = Los artículos
dispute-steps = Mira cómo se juega
dispute-step-start = Antes
dispute-steps-none = Aquí no hace falta jugar nada: se lee en el mapa.
dispute-next = Disputa siguiente
dispute-previous = Disputa anterior
dispute-again = Olvidar mis predicciones
dispute-unknown = No hay ninguna disputa { $given }: van de la 1 a la { $count }.
dispute-undecided = La disputa «{ $dispute }» está mal hecha: se cumplen { $count } de sus afirmaciones y debería cumplirse una.

## What the engine finds

dispute-fact-rules =
    { $ruler-id ->
        [none] En el claro { $clearing } no gobierna nadie.
       *[other] En el claro { $clearing } { $ruler-number ->
            [many] gobiernan
           *[one] gobierna
        } { $ruler-short }.
    }
dispute-fact-legal = Es legal: { $action }.
dispute-fact-not-legal = No es legal: { $action }.
dispute-fact-score = Puntos { $faction-of }: { $count }.
dispute-fact-no-score = { $faction-start } ya no { $faction-number ->
    [many] tienen
   *[one] tiene
  } puntos.
dispute-fact-pieces =
    { $faction-id ->
        [none] En el claro { $clearing }: { $count } { $piece }.
       *[other] En el claro { $clearing }: { $count } { $piece } { $faction-of }.
    }
dispute-fact-hand = Cartas en la mano { $faction-of }: { $count }.
dispute-fact-supporters = Cartas en la pila de simpatizantes: { $count }.
dispute-fact-ready = Sin agotar: { $count } { $item }.
dispute-fact-winners =
    { $winners-id ->
        [none] Todavía no ha ganado nadie.
       *[other] { $winners-number ->
            [one] Ha ganado
           *[many] Han ganado
        } { $winners-short }.
    }
dispute-fact-rolled = Tiradas de dados en esta batalla: { $count }.
dispute-fact-turmoil =
    { $count ->
        [0] El Nido se libra del Caos.
       *[other] El Nido cae en el Caos.
    }

## 1

dispute-tie-title = Dos contra dos
dispute-tie-situation =
    En el claro 2 hay un guerrero, un taller y una ficha de madera del Marquesado; un guerrero y un nido de las águilas; y un guerrero y una ficha de simpatía de la Alianza.
dispute-tie-question = ¿Quién gobierna el claro 2?
dispute-tie-claim-1 = El Marquesado: guerrero, taller y madera suman tres, y nadie más tiene tres piezas que cuenten.
dispute-tie-claim-2 = El Nido: empata a dos con el Marquesado, y los empates son suyos.
dispute-tie-claim-3 = Nadie: son dos contra dos, y con un empate no gobierna nadie.
dispute-tie-why =
    Cuentan los guerreros y los edificios, no las fichas: el Marquesado tiene dos, el Nido dos y la Alianza uno. Por lo general, un empate por el primer puesto deja el claro sin gobernador. Pero el Nido está entre los que empatan y tiene una pieza allí, así que gobierna él.

## 2

dispute-two-ends-title = Con un extremo basta
dispute-two-ends-situation =
    En el claro 12 hay dos guerreros del Marquesado y dos del Nido. En el 7 solo hay un aserradero del Marquesado, y el 4 está vacío. El Marquesado quiere marchar desde el 12 con sus dos guerreros.
dispute-two-ends-question = ¿A dónde pueden ir, al 7 o al 4?
dispute-two-ends-claim-1 = A ninguno: en el 12 el empate es del Nido, y quien no gobierna el claro del que sale no puede moverse.
dispute-two-ends-claim-2 = A los dos: allá donde lleguen sus dos guerreros, gobierna.
dispute-two-ends-claim-3 = Al 7, que gobierna solo con el aserradero; pero no al 4, que no gobierna nadie.
dispute-two-ends-why =
    Basta con gobernar uno de los dos extremos, cualquiera de ellos. En el 12 no gobierna, porque el Nido gana el empate; pero un aserradero sin rivales al lado le da el gobierno del 7. Se mira quién gobierna antes de mover, así que los dos guerreros que llegarían al 4 no le sirven allí.

## 3

dispute-last-warrior-title = El segundo golpe
dispute-last-warrior-situation =
    En el claro 5 el Marquesado tiene un guerrero y un taller, y el Nido dos guerreros. El Marquesado, que no tiene cartas en la mano, ataca. El Nido responde con una emboscada de conejo.
dispute-last-warrior-question = ¿Qué pasa con el taller y con la batalla?
dispute-last-warrior-claim-1 = El taller se queda. Una emboscada golpea a los guerreros, así que su segundo golpe se pierde.
dispute-last-warrior-claim-2 = El taller también se retira, con un punto para el Nido, y la batalla acaba sin que se tiren los dados.
dispute-last-warrior-claim-3 = El taller también se retira, pero la batalla ya había empezado, así que aún se tiran los dados.
dispute-last-warrior-why =
    Los golpes de una emboscada se reciben como los demás: primero los guerreros y, cuando no queda ninguno, un edificio o una ficha. El segundo golpe se lleva, pues, el taller, y el Nido puntúa por él. Después ya no queda ningún atacante en el 5, y ahí acaba la batalla.

## 4

dispute-hospitals-title = Heridos en la fortaleza
dispute-hospitals-situation =
    La fortaleza está en el claro 3, rodeada de tres guerreros del Marquesado. Los Córvidos atacan allí con tres guerreros y sacan un 2 y un 1. El Marquesado pierde dos guerreros; en la mano tiene Venta de Pasteles, una carta de conejo, y Yunque, una carta de zorro.
dispute-hospitals-question = ¿Pueden devolverlos los Hospitales de Campaña?
dispute-hospitals-claim-1 = Sí: con una carta de conejo vuelven los dos al 3, donde lucharon.
dispute-hospitals-claim-2 = No: irían al claro de la fortaleza, y es justo de ahí de donde se acaban de retirar.
dispute-hospitals-claim-3 = Solo uno: cada guerrero cuesta una carta, y solo tiene una que sirva.
dispute-hospitals-why =
    Los hospitales atienden a los guerreros de cualquier claro, también del de la fortaleza, y una sola carta que corresponda paga por todos los que lo dejan a la vez. El ataque le ha costado una carta, y allí vuelve a haber tres.

## 5

dispute-craft-title = El color del precio
dispute-craft-situation =
    La Alianza tiene simpatía en el 4 (conejo) y en el 11 (ratón), y en los dos gobierna el Marquesado. En la mano tiene Té de Raíces, una carta de conejo, y Ratón en un Saco, una carta de ratón. El coste impreso en cada una es un ratón.
dispute-craft-question = ¿Qué puede fabricar la Alianza este turno?
dispute-craft-claim-1 = Nada: no gobierna en ninguno de los dos claros.
dispute-craft-claim-2 = Las dos: la carta de conejo con la ficha del 4 y la de ratón con la del 11.
dispute-craft-claim-3 = Solo una de las dos, la que quiera: ambas necesitan la ficha del 11.
dispute-craft-why =
    Lo que cuenta es el coste de abajo a la izquierda, no el palo de la propia carta, y las dos piden un ratón. La ficha del 11 lo paga, gobierne quien gobierne allí, pero solo se puede activar una vez por turno. Después del Té de Raíces no queda nada para el Ratón en un Saco.

## 6

dispute-dominance-title = Tres claros de zorro
dispute-dominance-situation =
    El Marquesado tiene 11 puntos y gobierna los claros de zorro 1, 6 y 8. Durante el Día activa la dominancia de zorro. Luego ataca el nido que está indefenso en el 8, saca un 1 y un 0, y lo retira.
dispute-dominance-question = ¿Cómo está ahora?
dispute-dominance-claim-1 = Ha ganado: en cuanto puso la carta gobernaba tres claros de zorro.
dispute-dominance-claim-2 = Tiene 12 puntos y dos caminos para ganar: los 30 puntos o la carta.
dispute-dominance-claim-3 = Ya no tiene puntos, y el nido no le da ninguno; gana si sigue gobernando tres cuando empiece su próxima Alba.
dispute-dominance-why =
    Al activarla, el marcador sale del contador para siempre, así que el nido no le vale nada. Y los tres claros se miran cuando empieza su Alba, no ahora: los demás tienen una ronda para impedírselo.

## 7

dispute-turmoil-title = La carta que no se puede cumplir
dispute-turmoil-situation =
    El Déspota lidera el Nido, que tiene 8 puntos. El movimiento ya está hecho. En Construir hay un Visir Leal y una carta de ratón. Con el visir construye en el 3. Para la carta de ratón no hay sitio: en el 7 ya hay un nido, en el 9 gobierna pero los dos espacios están ocupados, y el 2 y el 11 son del Marquesado.
dispute-turmoil-question = ¿Qué trae la carta de ratón?
dispute-turmoil-claim-1 = El Caos, y se pierden 2 puntos: uno por cada uno de los dos visires.
dispute-turmoil-claim-2 = Nada. Ya ha construido una vez este turno, y la carta que no se puede cumplir se pasa por alto.
dispute-turmoil-claim-3 = El Caos, y se pierden 3 puntos: uno por cada carta del Decreto.
dispute-turmoil-why =
    Hay que cumplir todas las cartas del Decreto, y la que no se puede cumplir trae el Caos, sea por lo que sea y se haya hecho antes lo que se haya hecho. El Nido pierde entonces un punto por cada ave del Decreto. Los visires son aves; la carta de ratón, no: 8 menos 2 son 6.

## 8

dispute-outrage-title = Una marcha, dos claros
dispute-outrage-situation =
    Hay simpatía en el 9 (ratón) y en el 4 (conejo). El Marquesado marcha: cuatro guerreros van del 12 al 9, y los mismos cuatro siguen del 9 al 4. En la mano tiene Zapadores, una carta de ave, y Yunque, una carta de zorro.
dispute-outrage-question = ¿Qué le cuesta la marcha?
dispute-outrage-claim-1 = Una carta: una marcha es una sola acción, así que hay una sola Indignación.
dispute-outrage-claim-2 = Zapadores por el primer movimiento; por el segundo muestra la mano, y la Alianza toma una carta del mazo.
dispute-outrage-claim-3 = Las dos cartas: Zapadores por el primer movimiento y Yunque por el segundo, ya que no tiene nada mejor.
dispute-outrage-why =
    Lo que indigna no es la acción, ni cada guerrero por separado, sino cada movimiento que entra en un claro con simpatía: dos movimientos, dos veces Indignación. En el 9 el ave sirve y hay que darla. En el 4 Yunque no sirve y se queda: lo muestra, y el mazo pone el segundo simpatizante.

## 9

dispute-martial-law-title = Bajo la Ley Marcial
dispute-martial-law-situation =
    La Alianza extiende simpatía desde el claro 5. En el 2 (ratón) hay dos guerreros y un aserradero del Marquesado y dos guerreros del Nido. En el 1 (zorro) hay tres guerreros del Marquesado. La próxima ficha cuesta un simpatizante, y la Alianza tiene uno de ratón y uno de zorro.
dispute-martial-law-question = ¿A dónde puede extenderla?
dispute-martial-law-claim-1 = Al 2, pero no al 1.
dispute-martial-law-claim-2 = A ninguno: en el 2 hay cuatro guerreros enemigos y en el 1 hay tres, y las dos veces cuesta un simpatizante más.
dispute-martial-law-claim-3 = A los dos: tres guerreros se quedan justo cortos para la Ley Marcial, hacen falta más de tres.
dispute-martial-law-why =
    La Ley Marcial pide tres guerreros de un mismo jugador. En el 2 nadie tiene más de dos, y los edificios no cuentan, así que basta un simpatizante. En el 1 el Marquesado tiene tres, y con tres ya hay Ley Marcial: harían falta dos zorros.

## 10

dispute-hostile-boots-title = Dos enemigos a la vez
dispute-hostile-boots-situation =
    El Vagabundo está en el 12 con dos botas bocarriba. En el 7 hay un guerrero del Marquesado y dos del Nido, y las dos facciones le son hostiles.
dispute-hostile-boots-question = ¿Qué hace falta para ir al 7?
dispute-hostile-boots-claim-1 = Tres botas: una para moverse y una más por cada facción hostil. No puede.
dispute-hostile-boots-claim-2 = Dos botas, y después no le queda ninguna.
dispute-hostile-boots-claim-3 = Una bota: ni el gobierno ni los guerreros lo detienen, es grácil.
dispute-hostile-boots-why =
    Ser grácil quiere decir que no necesita gobernar. Pero los guerreros hostiles le complican el camino: una bota más, y solo una más por muchos que sean los guerreros o las facciones.

## 11

dispute-infamy-title = Una espada agotada
dispute-infamy-situation =
    Es el turno del Marquesado, que es hostil al Vagabundo. Lo ataca en el 10 con dos guerreros y saca un 2 y un 1. La única espada del Vagabundo está agotada, pero no dañada, y él tiene 9 puntos.
dispute-infamy-question = ¿Qué le da al Vagabundo ese 1?
dispute-infamy-claim-1 = Nada: con una espada agotada no se golpea, así que no inflige ningún golpe.
dispute-infamy-claim-2 = Un guerrero del Marquesado, y un punto de infamia por él.
dispute-infamy-claim-3 = Un guerrero del Marquesado, y ningún punto.
dispute-infamy-why =
    Una espada lo protege y cuenta para sus golpes mientras no esté dañada, agotada o no. Así que se retira un guerrero. Pero la infamia solo se paga en las batallas de su propio turno, y este es del Marquesado.

## 12

dispute-exposure-title = Adivinar sin guerreros
dispute-exposure-situation =
    En el 10 (conejo) hay un plan bocabajo junto a dos guerreros de los Córvidos, y el Marquesado no tiene allí más que una ficha de madera. En su turno muestra Té de Raíces, una carta de conejo, y dice que es una extorsión. Lo es.
dispute-exposure-question = ¿Puede hacerlo, y qué gana?
dispute-exposure-claim-1 = Puede: el plan se retira, obtiene 1 punto y conserva la carta.
dispute-exposure-claim-2 = No puede: quien adivina debe tener allí un guerrero.
dispute-exposure-claim-3 = Puede: el plan se retira y obtiene 1 punto, pero los Córvidos se quedan la carta que mostró.
dispute-exposure-why =
    Basta cualquier pieza de su facción en el claro, y una ficha de madera lo es. La carta solo se muestra, y cambia de manos únicamente si se falla. Si se acierta, el plan se retira antes de hacer nada, y una ficha retirada vale un punto.
