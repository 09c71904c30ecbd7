### Lo que dice la mesa que cabe en una sola pantalla.

## Una sola pantalla: las pestañas junto a la pregunta

ui-tab-coach = Consejero
ui-tab-coach-help = Qué puedes hacer ahora, qué puntúa, qué vigilar
ui-tab-log = Registro
ui-tab-log-help = Lo que pasó, y el camino de vuelta a cualquier momento
ui-tab-seats = Jugadores
ui-tab-seats-help = El tablero de cada jugador y lo que hay en la mesa
ui-tab-tools = Útiles
ui-tab-tools-help = Ramas, probabilidades, medidas y más
ui-tab-law = Ley
ui-tab-law-help = Buscar y leer las reglas
ui-full = Ventana completa (Esc vuelve)
ui-own-board = Tu tablero en breve
ui-law-seek = Busca en la Ley, por ejemplo: emboscada
ui-law-chapters = Capítulos
