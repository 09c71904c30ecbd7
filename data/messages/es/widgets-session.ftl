### What the table says about its settings, the cover between seats, and copying a position.

## What the table answers for a person

ui-set-answer-pass = Responder por mí cuando solo puedo pasar
ui-set-forced = Responder por mí cuando solo hay otra respuesta (no la que termina una fase o una acción)
ui-set-at-once = Los agentes siguen jugando hasta que me toca decidir
ui-set-cover = Tapar la mesa entre asientos, para quienes comparten esta pantalla
ui-always-pass = Pasar siempre por mí
ui-reaction-ambush = Emboscada, cuando me atacan
ui-reaction-foil = Una emboscada contra su emboscada
ui-reaction-effects = Efectos de mis cartas en batalla
ui-reaction-field-hospitals = Hospitales de Campaña
# $answer: the pass in words; $title: what the question is about.
ui-log-passed = { $answer } ({ $title })

## The cover

ui-cover = Pasa la pantalla { $player-to }
ui-cover-ready = Juego con { $player-short }: mostrar mi mesa
ui-cover-help = La mesa está tapada para que nadie vea las cartas de otro asiento.

## Copy and paste

ui-share = Copiar y pegar
ui-copy-seen = Copiar la posición como la veo yo
ui-copy-open = Copiar la posición, con las manos a la vista
ui-copy-game = Copiar la partida entera
ui-copied-seen = Selecciona y copia este texto. Lo que tú no ves no está en él.
ui-copied-open = Selecciona y copia este texto. Quien lo tenga puede ver todas las manos.
ui-copied-game = Selecciona y copia este texto. Contiene la partida entera con sus ramas y todas las manos.
ui-paste = Pegar
ui-paste-here = Pega aquí una posición o una partida copiada
ui-pasted-seen = Esta es una posición como la { $player-number ->
    [many] vieron
   *[one] vio
  } { $player-short }; las cartas ocultas no estaban en el texto y se han repartido al azar.
ui-pasted-open = La posición pegada está en la mesa.
ui-pasted-game = La partida pegada está en la mesa.

## Guided rounds of the Alliance, the Vagabond and the Corvids

ui-guide-alliance-spread =
    Juegas con la Alianza. Todavía no tienes piezas en el mapa: tu fuerza son tus simpatizantes, las cartas que están bocabajo en tu panel.
    Extiende simpatía: haz clic en un claro iluminado y después gasta un simpatizante de su palo (un ave vale para cualquiera). Tu primera ficha puede ir a donde sea.
ui-guide-alliance-more =
    Hay una ficha de simpatía en el mapa. Quien mueva guerreros a su claro, o la retire, tiene que darte una carta de ese palo: eso es la Indignación.
    Las fichas siguientes van al lado de un claro afín y dan puntos. Extiende más, o pulsa Continuar. Conviene guardar dos simpatizantes de un mismo palo: con ellos se hace una revuelta.
ui-guide-alliance-mobilize =
    Día: movilizar convierte cartas de tu mano en simpatizantes.
    Pulsa Movilizar y escoge cartas. Sin una base puedes tener cinco simpatizantes.
ui-guide-alliance-end =
    Se fabrica con fichas de simpatía, y para entrenar hace falta una base, así que por ahora eso es todo.
    Pulsa Terminar el Día. Por la Noche robas una carta sin hacer nada.
ui-guide-alliance-opponent =
    Ahora juega el Marquesado, un agente que escoge al azar. Mira «Ahora mismo»: los guerreros que entraron en tu simpatía le costaron una carta.
ui-guide-alliance-revolt =
    Otra vez tu Alba. Si se te ofrece Revuelta, es tu momento: dos simpatizantes del palo del claro retiran todas las piezas enemigas de allí y colocan una base con guerreros.
    Haz clic en un claro iluminado, o pulsa Continuar y extiende antes más simpatía.
ui-guide-alliance-over =
    Eso ha sido una ronda de la Alianza: la simpatía da puntos, simpatizantes y, al final, una revuelta.
    Deshacer te lleva de vuelta a cualquiera de tus elecciones. Sigue jugando, o prueba otra facción.

ui-guide-vagabond-character =
    Juegas con el Vagabundo: un peón, ningún guerrero y un hatillo de objetos. Casi todo lo que haces agota un objeto.
    Escoge un personaje. El Ladrón es bueno para empezar: una bota para moverse, una antorcha para explorar y una acción especial que quita una carta.
ui-guide-vagabond-pawn =
    Tu peón empieza en un bosque. En los claros 6, 10, 11 y 12 hay ruinas, y bajo ellas hay objetos.
    Escoge un bosque que esté al lado de una ruina, por ejemplo el que está entre 2, 6, 10, 11 y 12.
ui-guide-vagabond-slip =
    Alba: tus objetos se han refrescado. Ahora puedes infiltrarte en un claro o un bosque de al lado sin agotar botas.
    Infíltrate en un claro que tenga una ruina.
ui-guide-vagabond-explore =
    Día. Explorar agota una antorcha, toma un objeto de debajo de la ruina y da un punto.
    Pulsa Explorar. (¿No estás en una ruina, o no tienes antorcha? Entonces sigue con Ayudar.)
ui-guide-vagabond-aid =
    Después, una ayuda: agotas cualquier objeto y das una carta del palo del claro a una facción que esté allí. Así se hacen amigos, que dan puntos, y puedes tomar un objeto que ellos hayan fabricado.
    Pulsa Ayudar, o muévete antes: cada movimiento agota una bota, y una más si en el claro hay guerreros hostiles. Sin una carta del palo aquí no puedes ayudar; ve hacia el final del Día.
ui-guide-vagabond-end =
    Usa lo que quede en tu hatillo como quieras: misiones, batallar, golpear, tu acción especial.
    Después pulsa Terminar el Día. Por la Noche robas una carta, y otra por cada moneda de su contador.
ui-guide-vagabond-opponent =
    Ahora juega el Marquesado, un agente que escoge al azar.
ui-guide-vagabond-over =
    Eso ha sido una ronda del Vagabundo: entran objetos, salen acciones. Más objetos dan turnos más largos, y los amigos dan puntos.
    Deshacer te lleva de vuelta a cualquiera de tus elecciones. Sigue jugando, o prueba otra facción.

ui-guide-corvids-scatter =
    Juegas con la Conspiración Córvida. Ganas con planes, fichas que están bocabajo hasta que llega el Alba oportuna.
    Coloca tus tres primeros guerreros, uno en un claro de cada palo: haz clic en claros iluminados.
ui-guide-corvids-recruit =
    Alba: una vez por turno puedes gastar una carta y colocar un guerrero en cada claro de su palo.
    Pulsa Reclutar y escoge una carta, o pulsa Continuar.
ui-guide-corvids-plot =
    El Día te da tres acciones. Primero, planea: pulsa Planear y escoge qué es y dónde. Cuesta un guerrero de ese claro, y uno más por cada plan que ya hayas colocado este turno.
    Solo tú ves lo que hay allí. Un plan en un claro donde se queda otro guerrero tuyo se puede voltear el turno que viene.
ui-guide-corvids-move =
    Hay un plan bocabajo en el mapa. Los enemigos que tengan una pieza allí pueden intentar adivinar qué es: si aciertan, desaparece; si no, recibes una carta.
    Ahora mueve guerreros al claro de tu plan, para que haya uno allí cuando llegue tu próxima Alba.
ui-guide-corvids-end =
    Batallar, mover, planear otra vez o trucar, que cambia un plan por otro: lo que queda de tus tres acciones es tuyo.
    Después pulsa Terminar el Día.
ui-guide-corvids-exert =
    Noche: agótate para hacer una acción más, o pulsa Continuar para robar una carta, y otra por cada extorsión bocarriba.
ui-guide-corvids-opponent =
    Ahora juega el Marquesado, un agente que escoge al azar. Puede que intente adivinar tu plan.
ui-guide-corvids-flip =
    Otra vez tu Alba. Donde un guerrero tuyo esté junto a un plan bocabajo, puedes voltearlo: obtienes puntos por cada plan bocarriba del mapa, y el plan hace su efecto.
    Voltéalo, o pulsa Continuar y espera.
ui-guide-corvids-over =
    Eso ha sido una ronda de los Córvidos: colocar, guardar, voltear. Lo que está bocabajo vale más mientras nadie sabe qué es.
    Deshacer te lleva de vuelta a cualquiera de tus elecciones. Sigue jugando, o prueba otra facción.
