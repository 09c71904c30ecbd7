"""What a button is certain to bring: the points of an action, where no chance and no hidden card decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rootlab.engine.view import View
from rootlab.language import text
from rootlab.widgets.html import figure, tag

if TYPE_CHECKING:
    from rootlab.engine.action import Action
    from rootlab.engine.state import State
    from rootlab.widgets.moment import Moment
    from rootlab.widgets.session import Session

WORLDS: Final = 3
"""In so many worlds that agree with what the viewer knows an action must bring the same."""


def worlds(moment: Moment) -> tuple[State, ...]:
    """States that the viewer cannot tell from the one that is; with open eyes that one alone."""
    reader = moment.reader
    if isinstance(reader, View):
        return tuple(reader.determinize(seed) for seed in range(WORLDS))
    return (reader,)


def points(of: tuple[State, ...], action: Action) -> dict[str, int]:
    """By seat: the points that an action brings or costs at once, in every one of these states.

    Empty where it brings none, where chance comes first, or where the states differ.
    """
    found: dict[str, int] | None = None
    for state in of:
        after = state.copy()
        after.apply(action)
        if after.is_chance:
            return {}
        gains: dict[str, int] = {}
        for seat, score in state.scores.items():
            later = after.scores[seat]
            if score is not None and later is not None and score != later:
                gains[seat] = later - score
        if found is not None and gains != found:
            return {}
        found = gains
    return found or {}


def gain_html(session: Session, action: Action) -> str:
    """What stands on the button of an action: the points that are certain."""
    moment = session.moment
    found = points(moment.worlds, action)
    lang = session.lang
    marks = []
    for seat, gain in found.items():
        words = text("ui-gain" if gain > 0 else "ui-loss", lang, player=seat, points=abs(gain))
        whose = figure(seat) if seat != action.faction else ""
        cls = "rl-gain" + (" rl-loss" if gain < 0 else "")
        marks.append(tag("span", [whose, f"{gain:+d}"], cls, title=words, role="img", aria_label=words))
    return "".join(marks)
