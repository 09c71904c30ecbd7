"""13.5 Daylight of the Corvids: three actions; 13.6.1 takes one of them in the Evening."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rootlab.components.names import CORVIDS, DAYLIGHT, EVENING, NF
from rootlab.components.pieces import KINDS
from rootlab.engine.action import Action, intern
from rootlab.engine.event import Event
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.pieces import remove_warriors
from rootlab.engine.procedure import Deed, Question, Step
from rootlab.engine.reason import NUMBER, PLACE, RESOURCES, Reason, reason
from rootlab.engine.state import State
from rootlab.factions.corvids.board import (
    ACTIONS_USED,
    EXERTED,
    NAME,
    PLOTS_PLACED,
    actions_left,
    plot_price,
)
from rootlab.factions.corvids.plots import (
    PLOT_KINDS,
    face_down,
    face_up,
    in_supply,
    place_plot,
    plot_at,
    swap_plots,
)
from rootlab.rules.battle_start import BATTLE_CHECKS, battle_reasons, battles_of, offer_battles, start_battle
from rootlab.rules.general import GoOn
from rootlab.rules.move import MOVE_CHECKS, do_move, move_reasons, moves_of, offer_moves
from rootlab.rules.placing import cannot_place, closed_to_pieces

NO_ACTION_LEFT: Final = reason("no-corvid-action-left", RESOURCES, "13.5")
EXERTED_ALREADY: Final = reason("exerted-already", RESOURCES, "13.6.1")
PLOT_ALREADY: Final = reason("plot-already-there", PLACE, "13.2.2.2", "13.5.2")
NONE_OF_THAT_KIND: Final = reason("no-plot-of-that-kind-left", RESOURCES, "13.2.2", "1.5.1")
TOO_FEW_TO_PLOT: Final = reason("too-few-warriors-to-plot", NUMBER, "13.5.2")
NO_PLOT_THERE: Final = reason("no-plot-to-swap", PLACE, "13.5.4")
OTHER_SIDE_UP: Final = reason("plots-with-different-sides-up", PLACE, "13.5.4")
NOTHING_CHANGES: Final = reason("plots-are-alike", PLACE, "13.5.4")
LOWER_FIRST: Final = reason("lower-clearing-first", NUMBER, "13.5.4")
ACTION_CHECKS: Final = (NO_ACTION_LEFT, EXERTED_ALREADY)
"""What every action is checked for, in Daylight and in the Evening."""

MOVES: Final = moves_of(CORVIDS, "move")
BATTLES: Final = battles_of(CORVIDS, "battle")
PLOTTING: Final = tuple(
    tuple(intern(NAME, "plot", clearing=max(c, 1), plot=KINDS[kind]) for kind in PLOT_KINDS)
    for c in range(13)
)
TRICKS: Final = tuple(
    tuple(intern(NAME, "trick", clearing=max(a, 1), destination=max(b, 1)) for b in range(13))
    for a in range(13)
)


def no_action(s: State) -> Reason | None:
    """13.5, 13.6.1: why no action is left: three in Daylight, one in the Evening."""
    if s.phase_n == EVENING:
        return EXERTED_ALREADY if s.used_n[EXERTED] else None
    return None if actions_left(s) > 0 else NO_ACTION_LEFT


def use_action(s: State) -> None:
    """Count an action; in the Evening it stands for the draw (13.6.1)."""
    if s.phase_n == EVENING:
        s.used_n[EXERTED] = 1
        if s.log is not None:
            s.log.append(Event("exerted", "13.6.1", NAME))
    else:
        s.used_n[ACTIONS_USED] += 1


class Fight(Deed):
    """13.5.3 Battle."""

    verb = "battle"
    fields: tuple[str, ...] = ("clearing", "target")
    law: tuple[str, ...] = ("13.5.3", "13.6.1", "4.3")
    checks: tuple[Reason, ...] = (*ACTION_CHECKS, *BATTLE_CHECKS)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if no_action(s) is None:
            offer_battles(s, f, BATTLES, out)

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if (why := no_action(s)) is not None:
            yield why
        yield from battle_reasons(s, a)

    def do(self, s: State, a: Action) -> None:
        use_action(s)
        start_battle(s, a)


class Move(Deed):
    """13.5.1 Move, whoever rules (13.2.3)."""

    verb = "move"
    fields: tuple[str, ...] = ("origin", "destination", "count")
    law: tuple[str, ...] = ("13.5.1", "13.6.1", "4.2")
    checks: tuple[Reason, ...] = (*ACTION_CHECKS, *MOVE_CHECKS)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if no_action(s) is None:
            offer_moves(s, f, MOVES, out)

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if (why := no_action(s)) is not None:
            yield why
        yield from move_reasons(s, a)

    def do(self, s: State, a: Action) -> None:
        use_action(s)
        do_move(s, a, "13.5.1")


class Plot(Deed):
    """13.5.2 Plot: warriors give way to a face-down plot in their clearing."""

    verb = "plot"
    fields: tuple[str, ...] = ("clearing", "plot")
    secret: tuple[str, ...] = ("plot",)
    law: tuple[str, ...] = ("13.5.2", "13.6.1")
    checks: tuple[Reason, ...] = (*ACTION_CHECKS, NONE_OF_THAT_KIND, PLOT_ALREADY, TOO_FEW_TO_PLOT)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if no_action(s) is not None:
            return
        kinds = [i for i, kind in enumerate(PLOT_KINDS) if in_supply(s, kind)]
        price = plot_price(s)
        for c in CLEARINGS[s.warriors_at_n[f] & ~(face_up(s) | face_down(s) | closed_to_pieces(s, f))]:
            if s.warriors_n[c * NF + f] >= price:
                for i in kinds:
                    out.append(PLOTTING[c][i])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if (why := no_action(s)) is not None:
            yield why
        if not in_supply(s, a.plot_n):
            yield NONE_OF_THAT_KIND
        if plot_at(s, a.at):
            yield PLOT_ALREADY
        if (why := cannot_place(s, CORVIDS, a.at)) is not None:
            yield why
        if s.warriors_n[a.at * NF + CORVIDS] < plot_price(s):
            yield TOO_FEW_TO_PLOT

    def do(self, s: State, a: Action) -> None:
        use_action(s)
        price = plot_price(s)
        s.used_n[PLOTS_PLACED] += 1
        if s.log is not None:
            s.log.append(Event("plotted", "13.5.2", NAME, clearing=a.at, plot=a.plot, secret=(NAME,)))
        remove_warriors(s, CORVIDS, a.at, price, "13.5.2")
        place_plot(s, a.plot_n, a.at, "13.5.2")

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        price = plot_price(s)
        return {"cost": price, "missing": price - s.warriors_n[a.at * NF + CORVIDS]}


class Trick(Deed):
    """13.5.4 Trick: two plots with the same side up change places; two that are alike need not."""

    verb = "trick"
    fields: tuple[str, ...] = ("clearing", "destination")
    law: tuple[str, ...] = ("13.5.4", "13.6.1", "16.6.31")
    checks: tuple[Reason, ...] = (*ACTION_CHECKS, LOWER_FIRST, NO_PLOT_THERE, OTHER_SIDE_UP, NOTHING_CHANGES)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if no_action(s) is not None:
            return
        up = face_up(s)
        down = face_down(s)
        for a in CLEARINGS[up | down]:
            faced = up >> a & 1
            same = up if faced else down
            for b in CLEARINGS[same >> (a + 1) << (a + 1)]:
                if not faced or plot_at(s, a) != plot_at(s, b):
                    out.append(TRICKS[a][b])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if (why := no_action(s)) is not None:
            yield why
        if a.at >= a.dst:
            yield LOWER_FIRST
        up = face_up(s)
        down = face_down(s)
        here, there = 1 << a.at, 1 << a.dst
        if not (up | down) & here or not (up | down) & there:
            yield NO_PLOT_THERE
        elif bool(up & here) != bool(up & there):
            yield OTHER_SIDE_UP
        elif up & here and a.at != a.dst and plot_at(s, a.at) == plot_at(s, a.dst):
            yield NOTHING_CHANGES

    def do(self, s: State, a: Action) -> None:
        use_action(s)
        swap_plots(s, a.at, a.dst)
        if s.log is not None:
            s.log.append(Event("tricked", "13.5.4", NAME, origin=a.at, destination=a.dst))

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        plots = CLEARINGS[face_up(s) | face_down(s)]
        kind = plot_at(s, a.at)
        return {
            "cause": "same" if a.at == a.dst else "order",
            "plotless": tuple(sorted({a.at, a.dst}.difference(plots))),
            "plot": KINDS[kind] if kind else None,
            "side": "up" if face_up(s) >> a.at & 1 else "down",
        }


class EndDaylight(GoOn):
    """13.5: no more actions; the Evening begins."""

    verb = "end"
    law: tuple[str, ...] = ("13.5", "1.4.1")


DEEDS: Final = (Fight(), Move(), Plot(), Trick())
"""What is an action (13.5.1 to 13.5.4)."""


class ActionsStep(Step):
    """13.5: up to three actions."""

    phase = DAYLIGHT
    name = "actions"
    law = "13.5"

    def __init__(self) -> None:
        self.question = Question("corvids-actions", self.law, (*DEEDS, EndDaylight()), window=DAYLIGHT)

    def facts(self, s: State) -> dict[str, Any]:
        return {"left": actions_left(s)}

    def run(self, s: State) -> int:
        return s.ask_step()
