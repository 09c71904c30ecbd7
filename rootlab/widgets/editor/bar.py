"""The bar: undo and redo, where to begin, files, and playing from here."""

from __future__ import annotations

from pathlib import Path

from rootlab.language import languages, text
from rootlab.widgets.art import icons
from rootlab.widgets.editor.desk import Desk
from rootlab.widgets.files import file_rows
from rootlab.widgets.html import button, icon, options, tag

SUGGESTED = "my-position.json"
"""The name of a file that nobody has named."""


def bar_html(desk: Desk, saves: Path, table_open: bool, file: str, *, hosted: bool = False) -> str:
    """The buttons above the map; ``hosted`` where the editor stands in the place of a table."""
    draft, lang = desk.draft, desk.lang
    first = [
        _sign(desk, "undo", draft.can_undo),
        _sign(desk, "redo", draft.can_redo),
        button(desk.say("edit-empty"), "empty", title=text("edit-empty-help", lang)),
        button(desk.say("edit-current"), "current", title=text("edit-current-help", lang))
        if table_open
        else "",
        button(desk.say("edit-leave"), "leave", title=text("edit-leave-help", lang)) if hosted else "",
        button(desk.say("edit-play"), "play", "rl-main rl-ed-play", text("edit-play-help", lang)),
    ]
    notice = tag("p", desk.notice, "rl-notice", role="status") if desk.notice else ""
    return tag(
        "div",
        [
            tag("h3", desk.say("edit-title")),
            tag("div", first, "rl-ends"),
            notice,
            tag(
                "details",
                [tag("summary", desk.say("edit-files")), _files(desk, saves, file)],
                data_key="files",
            ),
        ],
        "rl-headline",
    )


def _sign(desk: Desk, act: str, can: bool) -> str:
    words = desk.say(f"ui-{act}")
    return button([icon(icons.CONTROL[act]), " ", words], act, disabled=not can)


def _files(desk: Desk, saves: Path, file: str) -> str:
    """Saving, loading, and the language."""
    lang = desk.lang
    parts = file_rows(saves, lang, file or SUGGESTED, text("edit-load-which", lang))
    pairs = [(code, text("language-name", code)) for code in languages()]
    parts.append(
        tag(
            "label",
            [desk.say("ui-language"), " ", tag("select", options(pairs, lang or ""), data_act="lang")],
            "rl-form-row",
        )
    )
    return tag("form", parts, "rl-form")


def back_html(desk: Desk) -> str:
    """What stands above a table that was opened from here."""
    return tag(
        "div",
        [button(desk.say("edit-back"), "back"), tag("span", desk.say("edit-back-help"), "rl-dim")],
        "rl-ends",
    )
