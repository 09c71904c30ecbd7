"""Whose turn it is, phase and step, what the turn has used, and who sits at the table."""

from __future__ import annotations

from rootlab.components.names import PHASES
from rootlab.editing.turns import has_window, steps_in
from rootlab.engine.match import playable
from rootlab.engine.state import State
from rootlab.language import has, text
from rootlab.widgets.editor.desk import Desk
from rootlab.widgets.editor.factions import used_of
from rootlab.widgets.editor.fields import cards, choice, line, number, switch
from rootlab.widgets.html import button, faction_name, figure, tag

MOST_ROUNDS = 30
MOST_SEATS = 6


def turn_html(desk: Desk) -> str:
    """The pane of the turn."""
    read = desk.draft.examine().read
    assert read is not None, "a draft always has seats that can be read"
    turn, lang = desk.turn, desk.lang
    player, phase, step = str(turn["player"]), str(turn["phase"]), str(turn["step"])
    seats = [(seat, text(f"faction-{seat}-short", lang)) for seat in desk.draft.seats]
    phases = [(name, text(f"phase-{name}", lang)) for name in PHASES]
    steps = [(name, step_name(name, lang)) for name in steps_in(read, player, phase)]
    rows = [
        tag("h3", desk.say("edit-turn")),
        desk.told("turn"),
        line(desk.say("edit-player"), choice(text("edit-player", lang), "player", seats, player)),
        line(desk.say("edit-phase"), choice(text("edit-phase", lang), "phase", phases, phase)),
        line(desk.say("edit-step"), choice(text("edit-step", lang), "step", steps, step)),
    ]
    if has_window(read, player, phase, step):
        box = tag("input", type="checkbox", data_act="window", checked=desk.draft.get("turn.window") is False)
        rows.append(line("", tag("label", [box, " ", desk.say("edit-window")], "rl-check")))
    name = text("edit-round", lang)
    rows.append(line(desk.say("edit-round"), number(desk, name, "turn.round", MOST_ROUNDS)))
    if desk.draft.get("result"):
        rows.append(line(desk.say("edit-over"), button(desk.say("edit-goes-on"), "leave-out:result")))
    if phase != "setup":
        rows.append(_used(desk, player))
    rows.append(_seats(desk, read))
    return tag("section", rows, "rl-ed-card", aria_label=text("edit-turn", lang))


def step_name(name: str, lang: str | None) -> str:
    """A step of a turn in words."""
    return text(f"edit-step-{name}", lang) if has(f"edit-step-{name}", "en") else name


def _used(desk: Desk, player: str) -> str:
    """What this turn has spent so far."""
    body = [
        line("", switch(desk, desk.say("edit-used-begun"), "turn.used.begun")),
        used_of(desk, player),
        cards(desk, desk.say("edit-used-cards"), "turn.used.card_effects", kind="persistent"),
    ]
    return tag("details", [tag("summary", desk.say("edit-used")), *body], data_key="used")


def _seats(desk: Desk, read: State) -> str:
    """Who sits at the table, in turn order."""
    lang, rows = desk.lang, []
    for k, seat in enumerate(desk.draft.seats):
        name = text(f"faction-{seat}-short", lang)
        parts = [tag("span", [figure(seat), " ", faction_name(seat, lang)], "rl-ed-seat-name")]
        if k:
            up = text("edit-seat-up", lang, name=name)
            parts.append(button("↑", f"seat-up:{seat}", "rl-small", up, aria_label=up))
        if len(desk.draft.seats) > 2:
            gone = text("edit-seat-gone", lang, name=name)
            parts.append(button("×", f"seat-gone:{seat}", "rl-small", gone, aria_label=gone))
        rows.append(tag("li", parts))
    more = [name for name in playable() if name not in read.seats]
    if more and len(desk.draft.seats) < MOST_SEATS:
        new = [_new_seat(desk, name) for name in more]
        rows.append(tag("li", new, "rl-ed-new-seats"))
    body = tag("ol", rows, "rl-ed-order")
    return tag("details", [tag("summary", desk.say("edit-seats")), body], data_key="seats-of-the-game")


def _new_seat(desk: Desk, faction: str) -> str:
    """The button that seats one more faction."""
    words = [tag("span", "+", aria_hidden="true"), figure(faction), faction_name(faction, desk.lang)]
    return button(words, f"seat-new:{faction}", "rl-small", text("edit-seat-new", desk.lang, player=faction))
