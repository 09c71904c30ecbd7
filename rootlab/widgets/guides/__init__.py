"""Guided rounds: what to do next and why, told beside the table while a person plays.

A module ``rootlab/widgets/guides/<faction>.py`` gives ``STEPS``.  What has been done is read from
the events of the game, so a guide knows after undo, redo and a restart where it stands.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from rootlab.widgets.guides.step import Step, Story

if TYPE_CHECKING:
    from rootlab.widgets.session import Session

__all__ = ["Step", "Story", "guides", "progress", "steps_of"]


def guides() -> tuple[str, ...]:
    """The factions that have a guided round."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.name != "step"))


def steps_of(faction: str) -> tuple[Step, ...]:
    """The steps of a faction's guided round; none where it has no guide."""
    if find_spec(f"{__name__}.{faction}") is None:
        return ()
    found: tuple[Step, ...] = import_module(f"{__name__}.{faction}").STEPS
    return found


def progress(session: Session, faction: str) -> int:
    """How many steps of the guide are behind us."""
    story = Story(faction, session.moment.events(-1), session.moment.decision)
    steps = steps_of(faction)
    gone = 0
    for number, step in enumerate(steps):
        # Whoever did otherwise and went on is not held up: a later gate opens all before it.
        if not step.done(story) and not any(later.gate and later.done(story) for later in steps[number:]):
            break
        gone += 1
    return gone
