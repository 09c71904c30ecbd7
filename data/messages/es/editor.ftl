### El editor de posiciones: piezas en el mapa, los paneles de alrededor, fallos, archivos y jugar desde aquí.

edit-title = Editor de posiciones

## The bar

edit-empty = Tablero vacío
edit-empty-help = Empieza de nuevo sin nada en el mapa y con todas las cartas en el mazo. Deshacer lo trae todo de vuelta.
edit-current = De la mesa
edit-current-help = Empieza con la partida que está ahora en la mesa. Deshacer trae de vuelta lo que hay aquí.
edit-play = Jugar desde aquí
edit-leave = Volver a la mesa
edit-leave-help = Sale del editor; la partida sigue como estaba
edit-play-help = Pone en la mesa una partida que empieza con esta posición
edit-play-faults =
    { $count ->
        [one] Queda un fallo. Corrígelo y podrás jugar desde aquí.
       *[other] Quedan { $count } fallos. Corrígelos y podrás jugar desde aquí.
    }
edit-back = Volver al editor
edit-back-help = La posición te espera como la dejaste.
edit-files = Guardar, cargar, idioma
edit-load-which = Qué posición o partida cargar
# $count: faults that the position still has.
edit-saved =
    { $count ->
        [0] Guardada en { $file }.
        [one] Guardada en { $file }, todavía con un fallo.
       *[other] Guardada en { $file }, todavía con { $count } fallos.
    }
edit-replaces = Ya hay un archivo { $file }. Pulsa Guardar otra vez para sustituirlo, o ponle otro nombre.
# $reason: what the operating system said.
edit-file-trouble = No se pudo usar el archivo: { $reason }.
edit-not-understood = Ese valor no se puede usar aquí; no ha cambiado nada.
edit-stepped-back =
    { $count ->
        [one] Había algo a medias, así que esta es la posición de una decisión antes.
       *[other] Había algo a medias, así que esta es la posición de { $count } decisiones antes.
    }
edit-pending-left-out = Había algo a medias, como una batalla o una marcha: se deja fuera y el paso empieza de nuevo.
# $place: a path in the file; $why: a fault.
edit-left-out =
    { $count ->
        [one] Una entrada no se pudo leer y se deja fuera ({ $place }): { $why }.
       *[other] { $count } entradas no se pudieron leer y se dejan fuera; la primera ({ $place }): { $why }.
    }

## Faults

edit-faults =
    { $count ->
        [0] Sin fallos: esta posición se puede jugar.
        [one] 1 fallo
       *[other] { $count } fallos
    }
edit-go-clearing = Claro { $clearing }
edit-go-turn = en el panel del turno
edit-go-commons = en el panel de la mesa

## The tray and the map

edit-tray = Piezas para poner en el mapa
edit-hint-pick = Escoge aquí una pieza y luego haz clic en los claros del mapa. O haz clic primero en un claro y ajusta los números.
edit-hint-put = Ahora haz clic en un claro: cada clic pone una pieza ({ $name }).
edit-hint-take = Ahora haz clic en un claro: cada clic quita una pieza ({ $name }).
edit-hint-pawn = Ahora haz clic en un claro o en un bosque: allí irá esta pieza ({ $name }).
edit-way-put = Poner
edit-way-take = Quitar
edit-let-go = Soltar la pieza
edit-nobodys = Ruinas
# $left: how many are still in the box.
edit-piece-left = { $name }: { $left ->
        [one] queda 1
       *[other] quedan { $left }
    }
edit-face-up = boca arriba
edit-clearing = Claro { $clearing }

## Lists and cards

edit-add = Añadir
edit-add-card = Añadir una carta
edit-add-item = Añadir un objeto
edit-add-quest = Añadir una misión
edit-add-clearing = Añadir un claro
edit-add-deposed = Añadir un líder depuesto
edit-take-out = Sacar: { $name }
# $left: how many of it are still in the deck.
edit-card-left = { $card } ×{ $left }

## The seats

edit-whose = De quién son las cosas
edit-all-hands = El editor ve todas las manos.
edit-score = Puntos
edit-dominance = Dominancia
edit-deck = todas las cartas que no están en otro sitio
edit-removed =
    { $count ->
        [0] Fuera del juego (ninguna)
        [one] Fuera del juego (1 carta)
       *[other] Fuera del juego ({ $count } cartas)
    }
edit-derive-items = Todos los que no tiene nadie
edit-known = Se sabe
edit-known-some = Los jugadores conocen algunas cartas de los demás.
edit-forget = Olvidarlo
edit-viziers = Visires Leales de este líder
edit-deposed = Depuestos
edit-used-column = Hecho: { $column }
edit-plots = Escoge un plan en la bandeja y ponlo en el mapa. Dale la vuelta en su claro.
edit-plots-known = { $plot }: como mucho uno en { $clearings }
edit-pawn = escoge el peón en la bandeja y haz clic donde está
edit-ruin-items = Bajo ruinas
edit-scorched = Antorchas
edit-start-items = Objetos iniciales
edit-where-lies = Dónde está: { $name }
edit-relation = Relación con: { $player-name }

## The turn

edit-turn = El turno
edit-player = De quién es
edit-phase = Fase
edit-step = Paso
edit-round = Ronda
edit-window = Ya pasó el momento antes de este paso, para efectos de cartas
edit-over = El final
edit-goes-on = La partida ha terminado. Dejar que siga
edit-seats = Quién juega
edit-seat-new = Sentar: { $player-name }
edit-seat-up = Antes en el orden de turno: { $name }
edit-seat-gone = Sacar de la partida: { $name }
edit-used = Usado este turno
edit-used-begun = Ya se hizo algo en esta fase
edit-used-cards = Efectos de cartas
edit-used-crafting = piezas de fabricación aquí
edit-used-actions = Acciones hechas
edit-used-extra_actions = Acciones ganadas
edit-used-recruit = Ya reclutó
edit-used-added = Añadidas al Decreto
edit-used-added_birds = Ya se añadió un ave al Decreto
edit-used-operations = Operaciones militares
edit-used-plots = Planes puestos
edit-used-exert = Ya se agotaron
edit-used-slip = Ya se infiltró
edit-used-improvised = Ya improvisó
edit-used-aids = Ayudas sin contar aún

## The steps of a turn and of setup

edit-step-start = comienzo
edit-step-wood = poner madera
edit-step-end = fin de la fase
edit-step-craft = fabricar
edit-step-actions = acciones
edit-step-draw = robar cartas
edit-step-discard = descartar hasta cinco
edit-step-emergency_orders = órdenes de emergencia
edit-step-add_to_decree = ampliar el Decreto
edit-step-new_roost = un nido nuevo
edit-step-decree = cumplir el Decreto
edit-step-score = obtener puntos
edit-step-revolt = revuelta
edit-step-spread = extender simpatía
edit-step-operations = operaciones militares
edit-step-refresh = refrescar objetos
edit-step-slip = infiltrarse
edit-step-rest = descansar en un bosque
edit-step-capacity = límite de objetos
edit-step-flip = voltear planes
edit-step-recruit = reclutar
edit-step-exert = agotarse
edit-step-hands = repartir las manos
edit-step-keep = poner la fortaleza
edit-step-sawmill = primer aserradero
edit-step-workshop = primer taller
edit-step-recruiter = primer reclutador
edit-step-roost = primer nido
edit-step-leader = elegir un líder
edit-step-supporters = primeros simpatizantes
edit-step-character = elegir un personaje
edit-step-pawn = poner el peón
edit-step-quests = mostrar misiones
edit-step-items = objetos bajo las ruinas
edit-step-scatter_fox = un guerrero en un claro de zorro
edit-step-scatter_rabbit = un guerrero en un claro de conejo
edit-step-scatter_mouse = un guerrero en un claro de ratón
edit-not-a-start = Se edita una partida, un estado, una posición o un archivo, no { $given }.
