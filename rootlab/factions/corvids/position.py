"""What a position file says of the Corvids: their plots, and what everybody knows of them."""

from __future__ import annotations

from typing import Any, Final

from rootlab.components.names import CORVIDS
from rootlab.components.pieces import BOMB, KIND_COUNT, KIND_ID, KINDS, PLOT
from rootlab.engine.faults import Faults
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.state import State
from rootlab.factions.corvids.board import ACTIONS_USED, EXERTED, PLOTS_PLACED, RECRUITED
from rootlab.factions.corvids.plots import (
    ONE,
    PLOT_KINDS,
    at_most_one,
    bit,
    face_down,
    in_supply,
    place_plot,
    plot_at,
    rule_out,
    ruled_out,
    tidy,
    turn_up,
)

AT_MOST_ONE: Final = "at_most_one"


def names(mask: int) -> list[str]:
    """The plots of a mask."""
    return [KINDS[kind] for kind in PLOT_KINDS if mask & bit(kind)]


# --- tokens on the map -----------------------------------------------------------------------------------
def dump_token(s: State, c: int, kind: int) -> dict[str, Any]:
    """13.2.2: which plot it is (None where that cannot be seen), which side is up, what it is known not to
    be."""
    if kind != PLOT:
        return {"plot": KINDS[kind], "up": True}
    hidden = plot_at(s, c)
    out: dict[str, Any] = {"plot": None if hidden == PLOT else KINDS[hidden], "up": False}
    if ruled_out(s, c):
        out["not"] = names(ruled_out(s, c))
    return out


def load_token(s: State, c: int, token: dict[str, Any], faults: Faults) -> None:
    """Place a plot of the supply; one in a clearing, two of a kind (13.2.2)."""
    if token["plot"] is None:
        faults.add("plot", "13.2.2.1", "fault-hidden-plot", clearing=c)
        return
    kind = KIND_ID[token["plot"]]
    if plot_at(s, c):
        faults.add("plot", "13.2.2.2", "fault-two-plots", clearing=c)
        return
    if not in_supply(s, kind):
        most = KIND_COUNT[kind]
        facts = {"piece": KINDS[kind], "number": most + 1, "most": most, "count": most}
        faults.add("plot", "1.5.1", "fault-too-many-pieces", **facts)
        return
    place_plot(s, kind, c, "")
    known = [KIND_ID[name] for name in token.get("not", ()) if isinstance(name, str)]
    if token.get("up", False):
        turn_up(s, c)
    elif kind in known:
        faults.add("not", "13.2.4", "fault-plot-ruled-out", plot=KINDS[kind])
    else:
        for other in known:
            rule_out(s, c, other)


# --- what is known besides -------------------------------------------------------------------------------
def dump(s: State) -> dict[str, Any]:
    """By kind: the clearings of which at most one is known to hold a face-down plot of it."""
    known = {
        KINDS[kind]: list(CLEARINGS[at_most_one(s, kind)]) for kind in PLOT_KINDS if at_most_one(s, kind)
    }
    return {AT_MOST_ONE: known} if known else {}


def load(s: State, data: dict[str, Any], faults: Faults) -> None:
    """Read that, and check that it holds."""
    own = list(s.own_n[CORVIDS])
    for name, clearings in data.get(AT_MOST_ONE, {}).items():
        kind = KIND_ID[name]
        known = sorted({c for c in clearings if c})
        bare = [c for c in known if not face_down(s) >> c & 1]
        if bare:
            faults.add(f"{AT_MOST_ONE}.{name}", "13.2.2.1", "fault-no-plot-there", clearing=bare[0])
        elif sum(1 for c in known if own[c] == kind) > 1:
            faults.add(f"{AT_MOST_ONE}.{name}", "13.2.2", "fault-more-than-one", piece=name, count=2)
        else:
            own[ONE + kind - BOMB] = sum(1 << c for c in known)
    s.own_n[CORVIDS] = tidy(own)


def dump_used(s: State) -> dict[str, Any]:
    """13.5, 13.6.1: actions taken, plots placed, and whether they recruited (13.4.3) and exerted."""
    counts = {"actions": s.used_n[ACTIONS_USED], "plots": s.used_n[PLOTS_PLACED]}
    out: dict[str, Any] = {name: n for name, n in counts.items() if n}
    for name, i in (("recruit", RECRUITED), ("exert", EXERTED)):
        if s.used_n[i]:
            out[name] = True
    return out
