"""New game, save, load, whose eyes, and how the table behaves."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any

from rootlab.language import text
from rootlab.widgets.html import button, options, tag
from rootlab.widgets.panels.advice import advice_html
from rootlab.widgets.panels.settings import settings_html
from rootlab.widgets.session import PERSON, Session

PLAYABLE_MAPS = ("autumn",)
PLAYABLE_DECKS = ("standard",)
MOST_SEATS = 5


def menu_html(
    session: Session,
    playable: tuple[str, ...],
    agents: tuple[str, ...],
    saves: Path,
    share: str = "",
    draft: Mapping[str, Any] | None = None,
) -> str:
    """The form for a new game, and everything about files, copying and settings.

    ``draft`` is what the form for a new game holds, if something was changed in it.
    """
    return tag(
        "div",
        [
            _new_game(session, playable, agents, draft or {}),
            _files(session, saves),
            share,
            settings_html(session),
        ],
        "rl-menu-body",
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
        rows.append(
            tag(
                "div",
                [
                    tag("span", str(k + 1), "rl-dim"),
                    tag(
                        "select",
                        options(factions, faction),
                        name=f"seat{k}",
                        data_act="draft",
                        data_key=f"seat{k}",
                        aria_label=text("ui-seat", lang, number=k + 1),
                    ),
                    tag(
                        "select",
                        options(players, who),
                        name=f"who{k}",
                        aria_label=text("ui-who", lang, number=k + 1),
                    ),
                ],
                "rl-form-row",
            )
        )
    seed = tag(
        "label",
        [
            escape(text("ui-seed", lang)),
            tag(
                "input",
                type="number",
                name="seed",
                value=draft.get("seed") or _next_seed(session),
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


def _next_seed(session: Session) -> int:
    seed = session.game.seed
    return seed + 1 if isinstance(seed, int) else 1


def _files(session: Session, saves: Path) -> str:
    lang = session.lang
    files = sorted(
        (p for p in saves.glob("*.json") if p.is_file()), key=lambda p: p.stat().st_mtime, reverse=True
    )[:30]
    parts = [
        tag("h4", escape(text("ui-files", lang))),
        tag(
            "div",
            [
                tag(
                    "input",
                    type="text",
                    name="file",
                    value="my-game.json",
                    aria_label=text("ui-file-name", lang),
                ),
                button(escape(text("ui-save", lang)), "save"),
            ],
            "rl-form-row",
        ),
    ]
    if files:
        parts.append(
            tag(
                "div",
                [
                    tag(
                        "select",
                        options(((p.name, p.name) for p in files), files[0].name),
                        name="load",
                        aria_label=text("ui-load-which", lang),
                    ),
                    button(escape(text("ui-load", lang)), "load"),
                ],
                "rl-form-row",
            )
        )
    parts.append(
        tag(
            "label",
            [
                escape(text("ui-upload", lang)),
                " ",
                tag("input", type="file", accept=".json", data_act="upload"),
            ],
            "rl-form-row",
        )
    )
    if session.covered is None:
        parts.append(
            tag(
                "div",
                [
                    button(escape(text("ui-edit", lang)), "edit"),
                    tag("span", escape(text("ui-edit-help", lang)), "rl-dim"),
                ],
                "rl-form-row",
            )
        )
    if session.save_to is not None:
        parts.append(tag("p", escape(text("ui-autosave", lang, file=str(session.save_to))), "rl-dim"))
    return tag("form", parts, "rl-form")
