"""What a player should look at in a position: what scores this turn, and what to beware of.

What holds for everybody is in :mod:`~rootlab.analysis.watch.general`.  What a faction brings is in a module
of its own, found by its name: ``rootlab/analysis/watch/<faction>.py`` may give

* ``points(look)``: what scores for the faction itself in its turn;
* ``own(look)``: what the faction itself should beware of;
* ``others(look)``: what everybody else should beware of because of it;
* ``battle_sites(state)``: the clearings where it can still battle this turn, a bit each, if its turn has
  a rule of its own for that.

The first three yield :class:`~rootlab.analysis.watch.look.Note` values.
"""

from __future__ import annotations

from rootlab.analysis.watch import general
from rootlab.analysis.watch.look import Look, Note
from rootlab.analysis.watch.registry import part

__all__ = ["Look", "Note", "points_of", "watch_of"]


def points_of(look: Look) -> tuple[Note, ...]:
    """What scores for a seat this turn, each with its points; nothing in the turn of another."""
    if not look.mine or look.on_dominance(look.f):
        return ()
    own = part(look.f, "points")
    found = (*general.points(look), *(own(look) if own is not None else ()))
    return tuple(note for note in found if note.points)


def watch_of(look: Look) -> tuple[Note, ...]:
    """What a seat should beware of, the most urgent first."""
    if look.setting_up:
        return ()
    found = list(general.watch(look))
    for f in look.s.match.seats:
        tell = part(f, "own" if f == look.f else "others")
        if tell is not None:
            found += tell(look)
    return tuple(sorted(found, key=lambda note: not note.urgent))
