### What the table in a notebook says: the map, the panels, the buttons.

## The map

ui-clearing-title = Claro { $clearing } ({ $suit })
ui-clearing-ruler = { $ruler-number ->
    [many] gobiernan
   *[one] gobierna
  } { $ruler-short }
ui-clearing-no-ruler = aquí no gobierna nadie
# $count of one kind of piece that belongs to $owner.
ui-clearing-pieces = { $owner-name }: { $count } { $piece }
ui-clearing-ruin = una ruina
ui-clearing-slots =
    { $slots ->
        [one] { $count ->
            [0] ningún espacio libre
           *[other] 1 espacio libre
        }
       *[other] { $count ->
            [0] ningún espacio libre de { $slots }
            [one] 1 espacio libre de { $slots }
           *[other] { $count } espacios libres de { $slots }
        }
    }
ui-places = Claros del mapa
ui-lit = puedes escoger este

## Whose turn

ui-round = Ronda { $round }
ui-before-round = Preparación
ui-seat-order = Los asientos en orden de turno
ui-seat-agent = (agente)
ui-score-of =
    { $player-name }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
ui-plays-dominance = { $player-start } ya no { $player-number ->
        [many] obtienen puntos: juegan
       *[one] obtiene puntos: juega
    } por la dominancia
ui-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }

## What can be done

ui-verbs = Lo que puedes hacer
ui-pick-verb = Escoge qué hacer, o haz clic en un claro del mapa.
ui-ask-plot = ¿Cuál?
ui-ask-card = ¿Qué carta?
ui-ask-suit = ¿Qué palo?
ui-ask-item = ¿Qué objeto?
ui-ask-origin = ¿Desde qué claro? Haz clic en el mapa o aquí.
ui-ask-clearing = ¿En qué claro? Haz clic en el mapa o aquí.
ui-ask-destination = ¿A qué claro? Haz clic en el mapa o aquí.
ui-ask-piece = ¿Qué pieza?
ui-ask-target = ¿Contra quién?
ui-crumb-at = en el claro { $clearing }
ui-crumb-origin = desde el claro { $clearing }
ui-crumb-clearing = en el claro { $clearing }
ui-crumb-destination = al claro { $clearing }
ui-clear = Empezar de nuevo esta elección

# A set to be marked: $most things of it, $count of them marked so far.
ui-set-ask = Marca { $most }, en cualquier orden; pulsa otra vez para desmarcar.
ui-set-locked = Lo que lleva un candado no puede faltar.
ui-set-must = Esto no puede faltar: sin ello hay muy pocos.
ui-set-full =
    { $most ->
        [one] Ya hay 1 marcado: desmárcalo antes.
       *[other] Ya hay { $most } marcados: desmarca uno antes.
    }
ui-set-marked = { $count } de { $most } marcados
ui-set-confirm = Confirmar: { $count } de { $most } marcados
# What a screen reader calls the sheet beside what was pressed.
ui-note = Respuesta
ui-note-in-book = Dejarlo abierto junto a la pregunta
ui-set-clear = Desmarcar todo

# A click on a place where nothing can be done; $why is a sentence.
ui-refused-verb = { $verb }: { $why }
ui-no-place-asked = Lo que se pregunta ahora no tiene que ver con ese lugar.

# Beside a quest to choose; and where a question can only be passed.
ui-quest-told = Agota sus dos objetos; luego obtén 1 punto por cada misión de su palo que hayas completado, contando esta, o roba dos cartas (9.5.5).
ui-asked-all-the-same = Solo puedes pasar. Se pregunta de todos modos, para que nadie sepa por la pregunta qué cartas tienes.
ui-how-many = ¿Cuántos?
# The largest number that can be chosen.
ui-all = todos: { $count }
ui-by-law =
    Ley { $articles }
ui-law-open = Leer el artículo { $article } de la Ley
ui-agent-decides = Un agente juega con { $player-short } y ahora decide él.
ui-play-on = Seguir hasta mi próxima decisión
ui-one-step = Un paso
ui-undo = Deshacer
ui-undo-help = Volver a la última elección que hiciste
ui-redo = Rehacer
ui-redo-help = Avanzar a la elección siguiente
ui-pass-always = Pasar siempre en esto
ui-pass-always-help = Pasa ahora y cada vez que se vuelva a preguntar esto. Puedes cambiarlo en el menú.
ui-looking-back = Estás mirando atrás. Lo que hagas ahora empieza una línea nueva; la anterior se conserva.

## What happened

ui-news = Ahora mismo
ui-news-more =
    { $count ->
        [one] una cosa más antes de esto; mira el registro
       *[other] { $count } cosas más antes de esto; mira el registro
    }
ui-log = Registro
ui-log-empty = Todavía no ha pasado nada.
ui-log-more = Mostrar más
ui-timeline = Moverse por la partida
ui-to-start = Al principio
ui-back = Una decisión atrás
ui-forward = Una decisión adelante
ui-to-end = Al último momento
ui-ply = { $ply } de { $length }
ui-go-here = Volver justo antes de esto

## The seats

ui-played-by-person = una persona
ui-played-by-agent =
    { $agent ->
        [random] agente al azar
       *[other] agente «{ $agent }»
    }
ui-hand = Mano
ui-no-cards = sin cartas
ui-hidden-cards =
    { $count ->
        [one] 1 carta oculta
       *[other] { $count } cartas ocultas
    }
ui-crafted = Fabricadas
ui-items = Objetos
ui-supply = Reserva
ui-none = nada
# $count of $total warriors are in the supply.
ui-warriors-left = quedan { $count } { $total ->
    [one] de 1 guerrero
   *[other] de { $total } guerreros
  }
ui-actions = Acciones
ui-actions-left =
    { $count ->
        [0] no queda ninguna
        [one] queda 1
       *[other] quedan { $count }
    }
ui-wood = Madera
ui-wood-count = { $count } en el mapa, { $left } en la reserva
ui-track-next =
    próximo: cuesta { $cost } de madera, da { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
ui-track-full = están todos construidos
ui-track-draw = Desde aquí robas una carta más por la Noche
ui-leader = Líder
ui-no-leader = ninguno por el momento
ui-deposed = Depuestos: { $leaders }
ui-decree = El Decreto
ui-roosts-now =
    { $count ->
        [0] ningún nido en el mapa
        [one] 1 nido da { $points } puntos por la Noche
       *[other] { $count } nidos dan { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        } por la Noche
    }

## What belongs to nobody

ui-commons = Mesa
ui-deck = Mazo
ui-deck-size =
    { $count ->
        [0] vacío
        [one] 1 carta
       *[other] { $count } cartas
    }
ui-item-supply = Objetos
ui-available = Dominancia
ui-discard-pile =
    { $count ->
        [0] Pila de descartes (vacía)
        [one] Pila de descartes (1 carta)
       *[other] Pila de descartes ({ $count } cartas)
    }
ui-card-cost = cuesta
ui-card-no-cost = no se puede fabricar
ui-close = Cerrar

## The menu

ui-menu = Menú
ui-new-game = Partida nueva
ui-seat = Asiento { $number }
ui-who = Quién juega en el asiento { $number }
ui-no-seat = nadie
ui-person = una persona
ui-agent-name =
    { $agent ->
        [random] agente al azar
       *[other] agente «{ $agent }»
    }
ui-seed = Semilla
ui-seed-any = cualquiera
ui-start = Empezar
ui-file-name = Nombre del archivo
ui-save = Guardar
ui-load = Cargar
ui-upload = Desde tu equipo:
ui-saved = Guardada en { $file }.
ui-loaded = Cargada desde { $file }.
ui-settings = Ajustes
ui-eyes = Con los ojos de
ui-eyes-follow = quien decide
ui-eyes-seat = { $player }
ui-eyes-open = todos: se ve todo
ui-language = Idioma

## The end

ui-winner =
    { $winners-count ->
        [one] { $winners-number ->
            [many] ¡Ganan { $winners-short }!
           *[one] ¡Gana { $winners-short }!
        }
       *[other] ¡Ganan a la vez { $winners-short }!
    }
ui-nobody-won = No ganó nadie
ui-dominance = dominancia

## Two people at one screen

ui-hand-over = La próxima decisión es { $player-of }. Pasa la pantalla y después pulsa Listo.
ui-ready = Listo

## The guide

ui-guide-title = Ronda guiada: { $player }
ui-guide-count = Paso { $count } de { $steps }
ui-guide-start = Ronda con { $player-short }
ui-guide-start-free = Juego libre
ui-guide-others = Otras rondas
ui-guide-hide = Ocultar la guía
ui-guide-free-title = Juego libre
ui-guide-free =
    Juega como quieras: todas las reglas se cumplen solas, Deshacer da marcha atrás a lo que sea y un clic en el número de un artículo abre la Ley. En el menú están las partidas nuevas, guardar, y quién juega en cada asiento.

ui-guide-marquise-keep =
    Juegas con el Marquesado. El Bosque es tuyo y quieres llenarlo de edificios.
    Escoge la esquina de tu fortaleza: haz clic en uno de los cuatro claros iluminados del mapa. Nadie más podrá colocar piezas allí.
ui-guide-marquise-buildings =
    Ya hay guerreros tuyos en todos los claros menos en la esquina opuesta a la fortaleza, donde empezará el Nido.
    Coloca un aserradero, un taller y un reclutador: para cada uno haz clic en un claro iluminado, el de la fortaleza o uno de al lado.
ui-guide-marquise-march =
    El Alba ha pasado sola: tu aserradero ha hecho una ficha de madera. Ahora es el Día y tienes tres acciones.
    Primero, una marcha, que son hasta dos movimientos. Haz clic en un claro con guerreros tuyos, después en uno iluminado de al lado, y di cuántos van. Haz un segundo movimiento igual, o pulsa el botón que termina la marcha. De los dos claros de un movimiento tienes que gobernar uno.
ui-guide-marquise-build =
    Los guerreros y los edificios deciden juntos quién gobierna un claro: el anillo que lo rodea muestra de quién es.
    Ahora construye. Pulsa Construir y escoge un claro que gobiernes y que tenga un espacio libre. Tu panel muestra cuánta madera cuesta cada edificio y cuántos puntos da.
ui-guide-marquise-recruit =
    La madera ha dejado el mapa y tu marcador ha avanzado en el contador de puntuación.
    Después, recluta: pulsa el botón, y cada reclutador del mapa recibe un guerrero. Puedes hacerlo una vez por turno.
ui-guide-marquise-end =
    Has gastado tus tres acciones. Una carta de ave te daría una más.
    Pulsa Terminar el Día. Por la Noche robas una carta sin hacer nada.
ui-guide-marquise-opponent =
    Es el turno del Nido, un agente que escoge al azar. Si se te pregunta algo, es que las reglas te dejan responder en su turno.
ui-guide-marquise-over =
    Eso ha sido una ronda entera. «Ahora mismo» cuenta lo que hizo el Nido, y las flechas del mapa muestran adónde fue.
    Deshacer te lleva de vuelta a cualquiera de tus elecciones, y el registro lo recuerda todo. Sigue jugando, o prueba una ronda con el Nido.

ui-guide-eyrie-leader =
    Juegas con el Nido de Águilas. Tu primer nido y seis guerreros están en una esquina, y el Marquesado ocupa lo demás.
    Escoge un líder. Cada uno pone dos Visires Leales en tu Decreto, las órdenes que tienes que cumplir todos los turnos.
ui-guide-eyrie-decree =
    Alba: añade una o dos cartas al Decreto. Una carta pide la acción de su columna en un claro de su palo, este turno y todos los que vengan. Un ave vale para cualquier claro, pero solo se puede añadir una por turno.
    Escoge una carta y una columna. Piensa en lo que puedes hacer en los claros donde están tus guerreros.
ui-guide-eyrie-resolve =
    Día: tu Decreto se cumple de izquierda a derecha: Reclutar, Mover, Batallar, Construir. La carta que toca tiene un marco dorado en tu panel.
    Haz lo que pide cada carta: haz clic en un claro iluminado o pulsa un botón. Si una carta no se puede cumplir, tu dinastía cae en el Caos: pierdes puntos y a tu líder.
ui-guide-eyrie-opponent =
    Por la Noche has obtenido puntos por tus nidos y has robado una carta. Ahora juega el Marquesado, un agente que escoge al azar.
ui-guide-eyrie-over =
    Eso ha sido una ronda entera. Tu Decreto no deja de crecer, así que un buen turno de hoy puede ser el Caos de mañana.
    Sigue jugando, vuelve con Deshacer y prueba otro Decreto, o empieza una partida libre.
ui-edit = Editar esta posición
ui-edit-help = Pon a tu gusto piezas, manos y pistas, y juega desde ahí. El editor enseña todas las manos.
ui-edit-again = El editor enseña todas las manos. Pulsa «Editar esta posición» otra vez para abrirlo.
ui-no-such-guide = No hay ronda guiada «{ $given }»; elige una de { $guides }.
ui-no-such-eyes = Nadie tiene los ojos «{ $given }»; elige entre { $eyes }.
ui-no-such-seat = «{ $given }» no se sienta a esta mesa; los asientos son { $known }.
ui-no-such-agent = No hay agente «{ $given }»; elige entre { $names }.
