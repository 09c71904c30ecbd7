### Branches of a game: the tree, marks drawn on the map, and comparing two places.

## Marks

# $clearing, $to: numbers; $color: a colour's name.
mark-circle = Círculo alrededor del claro { $clearing } ({ $color })
mark-arrow = Flecha del { $clearing } al { $to } ({ $color })
mark-color-blue = azul
mark-color-orange = naranja
mark-color-green = verde
mark-color-purple = violeta

## The tree

tool-branches = Variantes
tool-branches-help = El árbol de la partida: lo jugado y lo probado
tool-marks = Dibujar
tool-marks-help = Círculos y flechas sobre el mapa; se guardan con la partida
tool-compare = Comparar
tool-compare-help = Dos momentos de la partida, uno al lado del otro

branches-title = Lo jugado y lo probado
branches-scores = Puntos al final de cada turno
branches-turn = Ronda { $round }, { $player-short }
branches-turns =
    { $count ->
        [one] 1 turno
       *[other] { $count } turnos
    }
# $branches: how many branches leave the turns that are not shown.
branches-folded =
    { $count ->
        [one] 1 turno
       *[other] { $count } turnos
    }{ $branches ->
        [0] {""}
        [one] , con 1 variante
       *[other] , con { $branches } variantes
    }
branches-more =
    { $count ->
        [one] 1 variante más
       *[other] { $count } variantes más
    }
branches-above =
    { $count ->
        [one] está dentro de 1 variante más: sube
       *[other] está dentro de { $count } variantes más: sube
    }
branches-open =
    { $count ->
        [one] Abrir esta variante (1 turno)
       *[other] Abrir esta variante ({ $count } turnos)
    }
branches-close = Plegar esta variante
branches-within = aquí, paso { $index } de { $count }
branches-marks =
    { $count ->
        [one] 1 marca en el mapa
       *[other] { $count } marcas en el mapa
    }
branches-here = Este momento (decisión { $ply })
branches-name = Nombre
branches-comment = Comentario
branches-keep = Guardar nombre y comentario
branches-promote = Convertir en línea principal
branches-promote-help = La línea hasta este momento pasa a ser la primera
branches-delete = Borrar desde aquí
branches-delete-help = Este paso y todo lo que se jugó después; se puede recuperar
branches-delete-branch = Borrar la variante
branches-delete-branch-help = Toda la variante a la que pertenece este momento; se puede recuperar
branches-back-name = Deshacer el nombre
branches-back-comment = Deshacer el comentario
branches-back-marks = Deshacer el dibujo
branches-back-promote = Deshacer el cambio de línea principal
branches-back-delete = Recuperar lo borrado

## Drawing

marks-draws = Un clic en el mapa dibuja
marks-kinds = Qué se dibuja
marks-circle = Círculo
marks-arrow = Flecha
marks-colors = Color
marks-ask-circle = Elige un claro, en el mapa o aquí: se dibuja un círculo a su alrededor; si lo repites, se borra.
marks-ask-origin = Elige el claro donde empieza la flecha, en el mapa o aquí.
marks-ask-to = La flecha empieza en el { $clearing }. Elige el claro donde termina.
marks-none = No hay nada dibujado en este momento de la partida.
marks-erase = Borrar: { $mark }
marks-erase-all = Borrarlo todo

## Comparing

compare-here = Este momento
compare-swap = Intercambiar A y B
compare-what = Qué cambia
compare-same = Las dos posiciones son iguales.
compare-more =
    { $count ->
        [one] y 1 diferencia más
       *[other] y { $count } diferencias más
    }
# $side: A or B.
compare-map = Mapa { $side }; lo que difiere está iluminado y figura en la tabla de abajo
# $ply: a number.
compare-ply = decisión { $ply }
compare-clearing = Claro { $clearing }
compare-whole = Turno y puntos
compare-supply = Mazos, reservas y misiones

# What stands in a position, by its name in the file.
difference-round = Ronda
difference-player = Turno de
difference-phase = Fase
difference-score = Puntos
difference-result = Resultado
difference-winners = Ganadores
difference-article = Artículo
difference-rule = Gobernado por
difference-hand = Mano
difference-crafted = Fabricadas
difference-items = Objetos
difference-dominance = Dominancia
difference-leader = Líder
difference-deposed = Depuestos
difference-decree = Decreto
difference-supporters = Simpatizantes
difference-officers = Oficiales
difference-character = Personaje
difference-pawn = Peón
difference-relationships = Relación
difference-quests = Misiones cumplidas
difference-coalition = Coalición con
difference-scorched = Antorcha en el claro
difference-discard = Descartes
difference-removed = Fuera de la partida
difference-available_dominance = Dominancia disponible
difference-item_supply = Reserva de objetos
difference-quests_open = Misiones abiertas
difference-ruin_items = Objetos bajo las ruinas
difference-satchel = hatillo
difference-track = en su marcador
difference-damaged = dañado
difference-down = agotado
difference-face-down = bocabajo
difference-hostile = hostil
