"""New game, the games that are kept, the guide, whose eyes, and how the table behaves."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from rootlab.language import text
from rootlab.widgets.art.icons import CONTROL
from rootlab.widgets.html import button, icon, options, tag
from rootlab.widgets.panels.advice import advice_html
from rootlab.widgets.panels.guide import guide_ways
from rootlab.widgets.panels.settings import settings_html
from rootlab.widgets.session import PERSON, Session

PLAYABLE_MAPS = ("autumn",)
PLAYABLE_DECKS = ("standard",)
MOST_SEATS = 5


def menu_html(
    session: Session,
    playable: tuple[str, ...],
    agents: tuple[str, ...],
    games: str,
    share: str = "",
    draft: Mapping[str, Any] | None = None,
) -> str:
    """The form for a new game, and everything about files, copying and settings.

    ``games`` is the list of the games that are kept; ``draft`` is what the form for a new game holds, if
    something was changed in it.
    """
    words = text("ui-close", session.lang)
    close = button(icon(CONTROL["close"]), "menu-close", "rl-sign", words, aria_label=words)
    title = text("ui-menu", session.lang)
    backdrop = tag("div", "", "rl-backdrop", data_act="menu-close", aria_hidden="true")
    return backdrop + tag(
        "div",
        [
            tag("div", [tag("h3", escape(title)), close], "rl-menu-top"),
            _new_game(session, playable, agents, draft or {}),
            games,
            _guide(session),
            _position(session),
            share,
            settings_html(session),
        ],
        "rl-menu-body",
        role="dialog",
        aria_modal="true",
        aria_label=title,
    )


def _new_game(
    session: Session, playable: tuple[str, ...], agents: tuple[str, ...], draft: Mapping[str, Any]
) -> str:
    lang = session.lang
    players = [
        (PERSON, text("ui-person", lang)),
        *((name, text("ui-agent-name", lang, agent=name)) for name in agents),
    ]
    rows = []
    chosen: list[str] = []
    for k in range(min(MOST_SEATS, len(playable))):
        faction = session.seats[k] if k < len(session.seats) else ""
        who = session.agents.get(faction, PERSON)
        if draft:
            faction, who = str(draft.get(f"seat{k}") or ""), str(draft.get(f"who{k}") or PERSON)
        if faction and faction not in chosen:
            chosen.append(faction)
        factions = [(f, text(f"faction-{f}", lang)) for f in playable]
        if k >= 2:
            factions.insert(0, ("", text("ui-no-seat", lang)))
        rows.append(_seat_row(k, options(factions, faction), options(players, who), lang))
    seed = tag(
        "label",
        [
            escape(text("ui-seed", lang)),
            tag(
                "input",
                type="number",
                name="seed",
                value=draft.get("seed") or None,
                placeholder=text("ui-seed-any", lang),
                min=0,
                cls="rl-seed",
            ),
        ],
        "rl-form-row",
    )
    start = button(escape(text("ui-start", lang)), "new-game", "rl-main")
    return tag(
        "form",
        [tag("h4", escape(text("ui-new-game", lang))), *rows, advice_html(chosen, lang), seed, start],
        "rl-form",
    )


def _seat_row(k: int, factions: str, players: str, lang: str | None) -> str:
    """The row of a seat: its number, the faction, and who plays it."""
    seat, number = f"seat{k}", k + 1
    which = tag(
        "select", factions, name=seat, data_act="draft", data_key=seat,
        aria_label=text("ui-seat", lang, number=number),
    )  # fmt: skip
    who = tag("select", players, name=f"who{k}", aria_label=text("ui-who", lang, number=number))
    return tag("div", [tag("span", str(number), "rl-dim"), which, who], "rl-form-row")


def _position(session: Session) -> str:
    """The way to the editor; it shows every hand, and so it waits while the table is covered."""
    if session.covered is not None:
        return ""
    lang = session.lang
    edit = button(escape(text("ui-edit", lang)), "edit")
    help_ = tag("span", escape(text("ui-edit-help", lang)), "rl-dim")
    return tag(
        "form",
        [tag("h4", escape(text("ui-position", lang))), tag("div", [edit, help_], "rl-form-row")],
        "rl-form",
    )


def _guide(session: Session) -> str:
    """The guide that was put away, and the guided rounds."""
    if session.guide is not None:
        return ""
    lang = session.lang
    rows = []
    if session.hidden_guide is not None:
        rows.append(button(escape(text("ui-guide-show", lang)), "guide-show", "rl-main"))
    rows += guide_ways(session)
    return tag(
        "section", [tag("h4", escape(text("ui-guide", lang))), tag("div", rows, "rl-guide-ways")], "rl-form"
    )
