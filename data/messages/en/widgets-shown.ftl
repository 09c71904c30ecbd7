# What a page says where a widget does not live, or does not live any more.

shown-table = A table with a game of Root ({ $seats }), to see and to play. To bring it to life, open the notebook in JupyterLab, Notebook 7 or Voila and run its cells.
shown-editor = An editor for positions of Root. To bring it to life, open the notebook in JupyterLab, Notebook 7 or Voila and run its cells.
shown-dispute = Dispute { $number } of “Who is right?”, to be predicted on a map. To bring it to life, open the notebook in JupyterLab, Notebook 7 or Voila and run its cells.
shown-board = The map of a game of Root ({ $seats }). This page cannot draw it: open the notebook in JupyterLab or Notebook 7, trust it or run its cells, and the map appears.
closed-table = This table was closed: its cell ran again, or many others were opened. Run the cell again to open it.
closed-editor = This editor was closed: its cell ran again, or many others were opened. Run the cell again to open it.
closed-dispute = This dispute was closed: its cell ran again, or many others were opened. Run the cell again to open it.
