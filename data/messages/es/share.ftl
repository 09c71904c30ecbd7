### A position or a game as a short text that is copied and pasted.

# $given: the Python type of what was given.
share-not-shareable = Se puede compartir un estado, una vista o una partida, y no un { $given }.
share-not-a-text = Una posición compartida se pega como texto, y no como un { $given }.
share-empty = No hay texto que leer; pega uno que empiece por rootlab-.
share-foreign = Esto no es una posición ni una partida compartida; un texto así empieza por rootlab- y viene de «Copiar» en el menú o de rl.share.
share-cut = El texto está cortado; cópialo otra vez de la primera letra a la última.
share-damaged = El texto está dañado, porque le falta al menos una letra o alguna ha cambiado; cópialo otra vez.
# $version: of the text; $known: the newest that is known.
share-newer = El texto viene de un rootlab más nuevo (su formato es { $version }, este lee { $known }); actualiza rootlab para leerlo.
# $reason: a sentence.
share-impossible = El texto está entero, pero lo que dice no puede ser: { $reason }
share-view = Esta es la posición como la { $player-number ->
    [many] ven
   *[one] ve
  } { $player-short }. Lo oculto no está en el texto, así que se puede leer, pero no seguir jugando; deal(seed) reparte al azar las cartas ocultas.
# $given: a name in Python.
share-view-only = Esto es solo lo que { $player-number ->
    [many] ven
   *[one] ve
  } { $player-short }, así que aquí «{ $given }» no es posible; deal(seed) reparte al azar las cartas ocultas y da un estado completo.
