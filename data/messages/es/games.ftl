### Games that are kept

# $name: the name of a game; $why: a sentence; $reason: the end of one.
ui-goes-on = Sigue tu última partida: «{ $name }». En el menú están las demás, y una nueva.
ui-earlier-game = Tu partida anterior, «{ $name }», está guardada: la encuentras en el menú.
ui-last-elsewhere = Tu última partida, «{ $name }», está abierta en otra ventana; sigue en el menú.
ui-last-damaged = { $why } Sigue en el menú.
ui-game-elsewhere = «{ $name }» está abierta en otra ventana. Lo que juegues aquí se guarda como una partida aparte.
ui-kept-anew-elsewhere = «{ $name }»: la partida se juega también en otra ventana; lo que juegas aquí se guarda con este nombre.
ui-kept-anew-changed = «{ $name }»: alguien cambió el archivo de la partida desde fuera; lo que juegas aquí se guarda con este nombre.
ui-kept-again = La partida se guarda de nuevo, como «{ $name }».
ui-not-kept = Esta partida no se está guardando: { $reason }. Puedes seguir jugando; el menú puede copiarla a tu ordenador.

# $folder: a folder; $name: the name of a game or a file; $time: a time of day.
ui-games = Tus partidas
ui-games-kept = Cada paso se guarda solo, en { $folder }.
ui-games-not-yet = Esta partida se guarda sola desde tu primer paso, en { $folder }.
ui-games-more = Ver más partidas
ui-game-here = en la mesa
ui-game-is-elsewhere = abierta en otra ventana
ui-game-open = Abrir
ui-game-open-label = Abrir «{ $name }»
ui-game-opened = «{ $name }» está en la mesa.
ui-game-rename = Cambiar nombre
ui-game-rename-label = Dar otro nombre a «{ $name }»
ui-game-name = Nombre de la partida
ui-game-name-keep = Poner este nombre
ui-game-leave = Dejarlo
ui-game-delete = Borrar
ui-game-delete-label = Borrar «{ $name }»
ui-game-delete-sure = ¿Borrar «{ $name }»?
ui-game-delete-yes = Sí, bórrala
ui-game-delete-no = No, consérvala
ui-game-deleted = «{ $name }» ya no está en la lista. Su archivo está en { $folder }, por si la quieres de vuelta.
ui-game-gone = Esa partida ya no está en la lista.
ui-when-today = hoy, { $time }
ui-when-yesterday = ayer, { $time }
ui-save-copy = Guardar una copia junto al cuaderno
ui-download = Copiar la partida a tu ordenador
ui-download-now = Guardar «{ $name }»
ui-position = Posición
ui-guide = Rondas guiadas
ui-guide-show = Volver a mostrar la guía
