"""The rows of a form that saves and loads files in the folder of saves."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from rootlab.language import text
from rootlab.widgets.html import button, options, tag

MOST_FILES: Final = 30
"""So many files are offered, the newest first."""


def file_rows(saves: Path, lang: str | None, name: str, load_words: str) -> list[str]:
    """A name to save under, the files to load from, and a file of one's own computer.

    ``name`` is what stands in the field at first, ``load_words`` the label of the list of files.
    """
    field = tag("input", type="text", name="file", value=name, aria_label=text("ui-file-name", lang))
    rows = [_row(field, button(escape(text("ui-save", lang)), "save"))]
    found = sorted(
        (p for p in saves.glob("*.json") if p.is_file()), key=lambda p: p.stat().st_mtime, reverse=True
    )[:MOST_FILES]
    if found:
        which = options(((p.name, p.name) for p in found), found[0].name)
        choice = tag("select", which, name="load", aria_label=load_words)
        rows.append(_row(choice, button(escape(text("ui-load", lang)), "load")))
    upload = tag("input", type="file", accept=".json", data_act="upload")
    return [*rows, tag("label", [escape(text("ui-upload", lang)), " ", upload], "rl-form-row")]


def _row(*parts: str) -> str:
    return tag("div", parts, "rl-form-row")
