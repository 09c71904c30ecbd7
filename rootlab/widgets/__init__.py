"""What a person sees in a notebook.  Knows everything below; nothing below knows it.

The table is :func:`rootlab.widgets.opening.table`; the map alone is
:func:`rootlab.widgets.map.figure.board_figure`.
"""
