# What a page says where a widget does not live, or does not live any more.

shown-table = Una mesa con una partida de Root ({ $seats }), para verla y jugarla. Para darle vida, abre el cuaderno en JupyterLab, Notebook 7 o Voila y ejecuta sus celdas.
shown-editor = Un editor de posiciones de Root. Para darle vida, abre el cuaderno en JupyterLab, Notebook 7 o Voila y ejecuta sus celdas.
shown-dispute = Disputa { $number } de «¿Quién tiene razón?», para predecirla sobre un mapa. Para darle vida, abre el cuaderno en JupyterLab, Notebook 7 o Voila y ejecuta sus celdas.
shown-board = El mapa de una partida de Root ({ $seats }). Esta página no puede dibujarlo: abre el cuaderno en JupyterLab o Notebook 7, confía en él o ejecuta sus celdas, y el mapa aparece.
closed-table = Esta mesa se cerró: su celda se ejecutó otra vez, o se abrieron muchas otras. Ejecuta la celda otra vez para abrirla.
closed-editor = Este editor se cerró: su celda se ejecutó otra vez, o se abrieron muchos otros. Ejecuta la celda otra vez para abrirlo.
closed-dispute = Esta disputa se cerró: su celda se ejecutó otra vez, o se abrieron muchas otras. Ejecuta la celda otra vez para abrirla.
