### Games that are kept

# $name: the name of a game; $why: a sentence; $reason: the end of one.
ui-goes-on = Your last game goes on: “{ $name }”. The menu has your other games, and a new one.
ui-earlier-game = Your earlier game “{ $name }” is kept: you find it in the menu.
ui-last-elsewhere = Your last game, “{ $name }”, is open in another window; it stays in the menu.
ui-last-damaged = { $why } It stays in the menu.
ui-game-elsewhere = “{ $name }” is open in another window. What you play here is kept as a game of its own.
ui-kept-anew-elsewhere = “{ $name }”: the game is being played in another window too, so what you play here is kept under this name.
ui-kept-anew-changed = “{ $name }”: the file of the game was changed from outside, so what you play here is kept under this name.
ui-kept-again = The game is kept again, as “{ $name }”.
ui-not-kept = This game is not being saved: { $reason }. You can play on; the menu can copy it to your computer.

# $folder: a folder; $name: the name of a game or a file; $time: a time of day.
ui-games = Your games
ui-games-kept = Every step is saved by itself, in { $folder }.
ui-games-not-yet = This game is saved by itself from your first step on, in { $folder }.
ui-games-more = Show more games
ui-game-here = on the table
ui-game-is-elsewhere = open in another window
ui-game-open = Open
ui-game-open-label = Open “{ $name }”
ui-game-opened = “{ $name }” is on the table.
ui-game-rename = Rename
ui-game-rename-label = Give “{ $name }” another name
ui-game-name = Name of the game
ui-game-name-keep = Keep the name
ui-game-leave = Leave it
ui-game-delete = Delete
ui-game-delete-label = Delete “{ $name }”
ui-game-delete-sure = Delete “{ $name }”?
ui-game-delete-yes = Yes, delete it
ui-game-delete-no = No, keep it
ui-game-deleted = “{ $name }” is out of the list. Its file is in { $folder }, should you want it back.
ui-game-gone = This game is no longer in the list.
ui-when-today = today, { $time }
ui-when-yesterday = yesterday, { $time }
ui-save-copy = Save a copy beside the notebook
ui-download = Copy the game to your computer
ui-download-now = Save “{ $name }”
ui-position = Position
ui-guide = Guided rounds
ui-guide-show = Show the guide again
