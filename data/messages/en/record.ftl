### The record of a game: its tree and its file.

# $given: what was given, as it is written in Python or in the file.
record-not-a-state = A game starts from a state, such as load_position gives, and not from a { $given }.
record-bad-seed = A seed is a number or a text, not { $given }.
record-bad-seats = The seats are a list of faction names, such as ["marquise", "eyrie"], and not { $given }.
record-bad-dominance = dominance is True, False or None (as the Law has it for this number of players), not { $given }.
record-nothing-to-undo = There is nothing to take back: this is the first decision of the game.
record-nothing-to-redo = There is nothing to go forward to: this is the end of the line.
record-foreign-node = This node is not, or no longer, in the tree of this game.
record-bad-place = A place in a game is a ply, which is a number, or a node, and not { $given }.
# $ply: how many actions were played; $length: how many there are.
record-no-such-ply = There is no ply { $ply }: this line goes from 0 to { $length }.
record-start-stays = The start of a game cannot be deleted.
record-nothing-to-take-back = Nothing was done to this tree that could be taken back.
# $given: what was given; $colors: the names of the colours.
record-not-a-mark = { $given } is not a mark: a mark has a clearing, perhaps a second one that its arrow goes to, and a colour.
record-mark-entry = A mark has the entries clearing, to and color, and not { $key }.
record-mark-place = A mark is drawn at a clearing, 1 to 12, and not at { $given }.
record-mark-loop = An arrow goes to another clearing, and not from { $clearing } to { $clearing }.
record-mark-color = { $given } is no colour for a mark; the colours are { $colors }.
record-no-such-seat = { $given } has no seat in this game; the seats are { $seats }.

record-not-a-path = A file is named by its path, not by { $given }.

# $path: a file; $reason: what the operating system said.
record-cannot-write = The game cannot be written to { $path }: { $reason }.

# $name: the name of a game; $reason: what the operating system said.
record-cannot-move = The game “{ $name }” cannot be moved: { $reason }.
record-played-elsewhere = The game “{ $name }” is being played in another window; close it there first.
games-none = No games are kept here yet.
games-round = { $round ->
    [0] setup
   *[other] round { $round }
 }

# $file: the name of the file; $path: where in the file; $ply: the ply there; $given: what stands there.
record-cannot-read = { $file } cannot be read: { $reason }.
record-not-text = { $file } is not the record of a game: from byte { $byte } on it is not text.
record-empty = { $file } is empty.
record-not-json = { $file } is damaged or cut short: from line { $line }, column { $char } on it is not JSON.
record-not-a-game = { $file } is not the record of a game of rootlab.
record-wrong-version = { $file } has version { $version } of the format; this rootlab reads version { $known }.
record-bad-start = The game in { $file } cannot be started: { $reason }
record-bad-entry = { $file } is damaged at { $path }: { $given } cannot stand there.
record-unknown-entry = { $file } is damaged at { $path }: there is no such entry.
record-bad-choice = { $file } is damaged at { $path } (ply { $ply }): { $reason }
record-impossible-here = { $file } is damaged at { $path } (ply { $ply }): chance cannot bring { $given } there.
record-illegal = { $file } is damaged at { $path } (ply { $ply }): { $given } is not legal there. { $reason }
record-twin = { $file } is damaged at { $path } (ply { $ply }): the same choice stands there twice.
record-bad-mark = { $file } is damaged at { $path }: { $reason }

# $ply: a number; $action, $outcome: words; $comment: a person's words.
record-line = { $ply }. { $player }: { $action }
record-chance-line = { "   " }{ $outcome }
record-comment-line = { "   " }({ $comment })
record-not-a-text = A { $kind ->
    [name] name
   *[other] comment
  } is a text, not { $given }.
