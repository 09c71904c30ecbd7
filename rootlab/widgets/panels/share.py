"""Copy and paste: a position or the whole game as a short text."""

from __future__ import annotations

from html import escape

from rootlab.engine.state import State
from rootlab.language import text
from rootlab.record.game import Game
from rootlab.record.share import load_shared, share
from rootlab.record.shared_view import SharedView
from rootlab.widgets.html import button, tag
from rootlab.widgets.session import Session

KINDS = ("seen", "open", "game")
"""What can be copied: what the viewer sees, the position with open hands, the whole game."""


def shared_text(session: Session, kind: str) -> str:
    """The text of that kind; a text with open hands is made only when somebody asks for it."""
    if kind == "game":
        return share(session.game)
    return share(session.state if kind == "open" else session.moment.reader)


def share_html(session: Session, copied: tuple[str, str] | None) -> str:
    """The buttons, the text to copy, and where a text is pasted."""
    lang = session.lang
    kinds = KINDS if session.viewer is not None else KINDS[1:]
    buttons = [button(escape(text(f"ui-copy-{kind}", lang)), f"copy:{kind}") for kind in kinds]
    parts = [tag("h4", escape(text("ui-share", lang))), tag("div", buttons, "rl-form-row")]
    if copied is not None:
        kind, words = copied
        hint = text(f"ui-copied-{kind}", lang)
        field = tag(
            "textarea", escape(words), "rl-shared", readonly=True, rows=4, data_select=True, aria_label=hint
        )
        parts += [tag("p", escape(hint), "rl-dim"), field]
    paste = tag(
        "textarea", "", "rl-shared", name="shared", rows=2, placeholder=text("ui-paste-here", lang),
        aria_label=text("ui-paste-here", lang),
    )  # fmt: skip
    parts += [paste, tag("div", button(escape(text("ui-paste", lang)), "paste"), "rl-form-row")]
    return tag("form", parts, "rl-form")


def pasted(session: Session, words: str) -> tuple[Game, str]:
    """The game that a pasted text gives, and what is to be said about it; RecordError where it gives none."""
    found = load_shared(words)
    if isinstance(found, Game):
        return found, text("ui-pasted-game", session.lang)
    if isinstance(found, SharedView):
        return Game(found.deal()), text("ui-pasted-seen", session.lang, player=found.faction)
    assert isinstance(found, State)
    return Game(found), text("ui-pasted-open", session.lang)
