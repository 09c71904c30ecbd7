"""Boxes with classes of the style sheet, and the columns that a table, a dispute and the editor stand in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import ipywidgets

from rootlab.widgets.stock import page_layout


def box(children: Sequence[Any], *classes: str) -> Any:
    """A box of widgets with these classes."""
    made = ipywidgets.Box(list(children), layout=page_layout())
    for name in classes:
        made.add_class(name)
    return made


def grid(columns: Mapping[str, Sequence[Any]], *classes: str) -> Any:
    """The grid of the page: a column for each name (``rl-col-<name>``), its widgets from top to bottom."""
    boxes = [box(children, "rl-col", f"rl-col-{name}") for name, children in columns.items()]
    return box(boxes, "rl-grid", *classes)
