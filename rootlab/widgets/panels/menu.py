"""New game, save, load, whose eyes, and how the table behaves."""

from __future__ import annotations

from html import escape
from pathlib import Path

from rootlab.language import languages, text
from rootlab.widgets.art.icons import CONTROL
from rootlab.widgets.html import button, icon, options, tag
from rootlab.widgets.session import FOLLOW, OPEN, PERSON, Session

PLAYABLE_MAPS = ("autumn",)
PLAYABLE_DECKS = ("standard",)
MOST_SEATS = 4


def menu_html(session: Session, playable: tuple[str, ...], agents: tuple[str, ...], saves: Path) -> str:
    """The form for a new game, and everything about files and eyes."""
    return tag(
        "div",
        [
            _new_game(session, playable, agents),
            _files(session, saves),
            _settings(session),
        ],
        "rl-menu-body",
    )


def _new_game(session: Session, playable: tuple[str, ...], agents: tuple[str, ...]) -> str:
    lang = session.lang
    players = [
        (PERSON, text("ui-person", lang)),
        *((name, text("ui-agent-name", lang, agent=name)) for name in agents),
    ]
    rows = []
    for k in range(min(MOST_SEATS, len(playable))):
        faction = session.seats[k] if k < len(session.seats) else ""
        who = session.agents.get(faction, PERSON)
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
            tag("input", type="number", name="seed", value=_next_seed(session), min=0, cls="rl-seed"),
        ],
        "rl-form-row",
    )
    start = button(escape(text("ui-start", lang)), "new-game", "rl-main")
    return tag("form", [tag("h4", escape(text("ui-new-game", lang))), *rows, seed, start], "rl-form")


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
    if session.save_to is not None:
        parts.append(tag("p", escape(text("ui-autosave", lang, file=str(session.save_to))), "rl-dim"))
    return tag("form", parts, "rl-form")


def _settings(session: Session) -> str:
    lang = session.lang
    eyes = [
        (FOLLOW, text("ui-eyes-follow", lang)),
        *((seat, text("ui-eyes-seat", lang, player=seat)) for seat in session.seats),
        (OPEN, text("ui-eyes-open", lang)),
    ]
    parts = [
        tag("h4", escape(text("ui-settings", lang))),
        tag(
            "label",
            [
                escape(text("ui-eyes", lang)),
                tag("select", options(eyes, session.eyes), data_act="eyes", aria_label=text("ui-eyes", lang)),
            ],
            "rl-form-row",
        ),
    ]
    if len(languages()) > 1:
        pairs = [(code, code) for code in languages()]
        parts.append(
            tag(
                "label",
                [
                    escape(text("ui-language", lang)),
                    tag(
                        "select",
                        options(pairs, session.lang),
                        data_act="lang",
                        aria_label=text("ui-language", lang),
                    ),
                ],
                "rl-form-row",
            )
        )
    for act, on, words in (
        ("forced", session.answer_forced, "ui-answer-forced"),
        ("at-once", session.agents_at_once, "ui-agents-at-once"),
    ):
        box = tag("input", type="checkbox", data_act=act, checked=on)
        parts.append(tag("label", [box, " ", escape(text(words, lang))], "rl-check"))
    for k, (seat, question) in enumerate(sorted(session.always_pass)):
        words = text("ui-passing", lang, player=seat, question=question)
        parts.append(
            tag(
                "div",
                [escape(words), button(icon(CONTROL["close"]), f"ask-again:{k}", "rl-small")],
                "rl-form-row",
            )
        )
    return tag("form", parts, "rl-form")
