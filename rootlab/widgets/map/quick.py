"""Loading plotly's figure widget without seconds of waiting.

plotly's widgets load nbformat and jsonschema, and jsonschema loads ``rfc3987_syntax``, which builds
some forty grammars (1 s, in a kernel up to 7 s) for two formats of addresses that notebooks never
use.  While jsonschema is loaded, a stand-in takes its place and builds them when somebody asks.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Final

_SLOW: Final = "rfc3987_syntax"


def load_figure_widget() -> None:
    """Import ``plotly.basewidget`` quickly; what it brings along is complete afterwards."""
    if "jsonschema" in sys.modules or _SLOW in sys.modules:
        import_module("plotly.basewidget")
        return
    stand_in = ModuleType(_SLOW)
    stand_in.is_valid_syntax = _is_valid_syntax  # type: ignore[attr-defined]
    sys.modules[_SLOW] = stand_in
    try:
        import_module("plotly.basewidget")
    finally:
        if sys.modules.get(_SLOW) is stand_in:
            del sys.modules[_SLOW]


def _is_valid_syntax(term: str, value: str) -> bool:
    """What ``rfc3987_syntax.is_valid_syntax`` answers, loaded when it is first asked."""
    return bool(import_module(_SLOW).is_valid_syntax(term, value))
