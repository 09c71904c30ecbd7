### The record of a game: its tree and its file.

# $given: what was given, as it is written in Python or in the file.
record-not-a-state = Una partida empieza desde un estado, como el que da load_position, y no desde un { $given }.
record-bad-seed = Una semilla es un número o un texto, no { $given }.
record-bad-seats = Los asientos son una lista de nombres de facción, como ["marquise", "eyrie"], y no { $given }.
record-bad-dominance = dominance es True, False o None (lo que diga la Ley para ese número de jugadores), no { $given }.
record-nothing-to-undo = No hay nada que deshacer: esta es la primera decisión de la partida.
record-nothing-to-redo = No hay nada que rehacer: este es el final de la línea.
record-foreign-node = Este nodo no está en el árbol de esta partida, o ya no está.
record-bad-place = Un punto de la partida es una jugada, que es un número, o un nodo, y no { $given }.
# $ply: how many actions were played; $length: how many there are.
record-no-such-ply = No hay jugada { $ply }: esta línea va de 0 a { $length }.
record-start-stays = El comienzo de una partida no se puede borrar.
record-nothing-to-take-back = No se ha cambiado nada en este árbol que se pueda recuperar.
# $given: what was given; $colors: the names of the colours.
record-not-a-mark = { $given } no es una marca: una marca tiene un claro, quizá un segundo al que apunta la flecha, y un color.
record-mark-entry = Una marca tiene las entradas clearing, to y color, y no { $key }.
record-mark-place = Una marca se dibuja en un claro, del 1 al 12, y no en { $given }.
record-mark-loop = Una flecha va a otro claro, y no de { $clearing } a { $clearing }.
record-mark-color = { $given } no es un color para una marca; los colores son { $colors }.
record-no-such-seat = { $given } no tiene asiento en esta partida; los asientos son { $seats-short }.

record-not-a-path = Un archivo se nombra por su ruta, no por { $given }.

# $path: a file; $reason: what the operating system said.
record-cannot-write = La partida no se puede guardar en { $path }: { $reason }.

# $name: the name of a game; $reason: what the operating system said.
record-cannot-move = La partida «{ $name }» no se puede mover: { $reason }.
record-played-elsewhere = La partida «{ $name }» se está jugando en otra ventana; ciérrala antes allí.
games-none = Aquí aún no hay ninguna partida guardada.
games-round = { $round ->
    [0] preparación
   *[other] ronda { $round }
 }

# $file: the name of the file; $path: where in the file; $ply: the ply there; $given: what stands there.
record-cannot-read = { $file } no se puede leer: { $reason }.
record-not-text = { $file } no es una partida guardada: desde el byte { $byte } ya no es texto.
record-empty = { $file } está vacío.
record-not-json = { $file } está dañado o cortado: desde la línea { $line }, columna { $char }, ya no es JSON.
record-not-a-game = { $file } no es una partida guardada de rootlab.
record-wrong-version = { $file } usa la versión { $version } del formato; este rootlab lee la versión { $known }.
record-bad-start = La partida de { $file } no se puede empezar: { $reason }
record-bad-entry = { $file } está dañado en { $path }: ahí no puede estar { $given }.
record-unknown-entry = { $file } está dañado en { $path }: no existe esa entrada.
record-bad-choice = { $file } está dañado en { $path } (jugada { $ply }): { $reason }
record-impossible-here = { $file } está dañado en { $path } (jugada { $ply }): ahí el azar no puede dar { $given }.
record-illegal = { $file } está dañado en { $path } (jugada { $ply }): ahí { $given } no es legal. { $reason }
record-twin = { $file } está dañado en { $path } (jugada { $ply }): la misma elección aparece ahí dos veces.
record-bad-mark = { $file } está dañado en { $path }: { $reason }

# $ply: a number; $action, $outcome: words; $comment: a person's words.
record-line = { $ply }. { $player }: { $action }
record-chance-line = { "   " }{ $outcome }
record-comment-line = { "   " }({ $comment })
record-not-a-text = Un { $kind ->
    [name] nombre
   *[other] comentario
  } es un texto, no { $given }.
