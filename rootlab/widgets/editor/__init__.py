"""The position editor: a map to put pieces on, panes for everything else, and the faults as they arise.

:mod:`rootlab.widgets.editor.opening` opens one; what a faction has of its own stands in
:mod:`rootlab.widgets.editor.factions`, one module per faction.
"""
