"""rootlab: learn, play and analyse the board game Root.  This is the public face, and nothing else."""

from typing import TYPE_CHECKING, Any

import rootlab.cards
import rootlab.engine.state
import rootlab.factions
from rootlab.components.errors import RootlabError
from rootlab.engine.action import action
from rootlab.engine.outcome import outcome
from rootlab.engine.playout import playout
from rootlab.engine.state import State
from rootlab.engine.verbs import verbs
from rootlab.language import language, set_language
from rootlab.law import law
from rootlab.record.errors import RecordError
from rootlab.record.game import Game
from rootlab.record.reading import load_game
from rootlab.record.start import new_game

if TYPE_CHECKING:
    from rootlab.about import about
    from rootlab.analysis.compare import compare
    from rootlab.analysis.measures.table import measures
    from rootlab.analysis.odds.battle_odds import battle_odds
    from rootlab.analysis.odds.open_battles import open_battles
    from rootlab.analysis.turn.options import turn_options
    from rootlab.analysis.watch.coaching import coach
    from rootlab.engine.position import PositionError, load_position
    from rootlab.engine.ruling import IllegalAction
    from rootlab.record.games import games
    from rootlab.record.share import load_shared, share
    from rootlab.widgets.dispute import dispute
    from rootlab.widgets.editor.opening import edit
    from rootlab.widgets.map.coloured import board
    from rootlab.widgets.opening import table

__all__ = [
    "Game",
    "IllegalAction",
    "PositionError",
    "RecordError",
    "RootlabError",
    "State",
    "about",
    "action",
    "battle_odds",
    "board",
    "coach",
    "compare",
    "compiled",
    "dispute",
    "edit",
    "games",
    "language",
    "law",
    "load_game",
    "load_position",
    "load_shared",
    "measures",
    "new_game",
    "open_battles",
    "outcome",
    "playout",
    "set_language",
    "share",
    "table",
    "turn_options",
    "verbs",
]

compiled: bool = not rootlab.engine.state.__file__.endswith(".py")
"""Whether the engine is the compiled one (see the README); the games are the same."""

# What needs more than the engine is imported when it is asked for, so that `import rootlab` stays quick.
_LATER = {
    "about": "rootlab.about",
    "IllegalAction": "rootlab.engine.ruling",
    "PositionError": "rootlab.engine.position",
    "battle_odds": "rootlab.analysis.odds.battle_odds",
    "board": "rootlab.widgets.map.coloured",
    "coach": "rootlab.analysis.watch.coaching",
    "compare": "rootlab.analysis.compare",
    "dispute": "rootlab.widgets.dispute",
    "edit": "rootlab.widgets.editor.opening",
    "games": "rootlab.record.games",
    "load_position": "rootlab.engine.position",
    "load_shared": "rootlab.record.share",
    "measures": "rootlab.analysis.measures.table",
    "open_battles": "rootlab.analysis.odds.open_battles",
    "share": "rootlab.record.share",
    "table": "rootlab.widgets.opening",
    "turn_options": "rootlab.analysis.turn.options",
}


def __getattr__(name: str) -> Any:
    if name in _LATER:
        from importlib import import_module

        value = getattr(import_module(_LATER[name]), name)
        globals()[name] = value
        return value
    raise AttributeError(f"module 'rootlab' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
