"""The modules of the factions, found by their names."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rootlab.components.names import FACTIONS

_HOME = __name__.rpartition(".")[0]


@cache
def part(f: int, name: str) -> Any:
    """What a faction's module gives under a name; None where it, or its module, is missing."""
    module = f"{_HOME}.{FACTIONS[f]}"
    return None if find_spec(module) is None else getattr(import_module(module), name, None)
