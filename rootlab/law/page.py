"""How articles look in a notebook; the colours are the page's own, light or dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from rootlab.language import text
from rootlab.law.article import FALLBACK, Article

_BOX: Final = (
    "max-width:44em;padding:.5em .9em;margin:.3em 0;color:inherit;line-height:1.45;"
    "border-left:.25em solid currentColor;border-radius:.2em"
)
_SOFT: Final = "opacity:.75;font-size:.92em"
_NUMBER: Final = "font-variant-numeric:tabular-nums;font-weight:600;margin-right:.5em"


def _name(one: Article) -> str:
    return f'<span style="{_NUMBER}">{escape(one.number)}</span>{escape(one.title())}'


def _said(one: Article) -> str:
    own = one.statement()
    said = own or one.statement(FALLBACK)
    if said is None:
        return f'<p style="margin:.3em 0;{_SOFT}"><em>{escape(text("law-no-statement"))}</em></p>'
    lang = "" if own else f' lang="{FALLBACK}"'
    return f'<p style="margin:.3em 0"{lang}>{escape(said)}</p>'


def _line(label: str, found: Sequence[Article]) -> str:
    if not found:
        return ""
    names = " · ".join(f"{escape(one.number)} {escape(one.title())}" for one in found)
    return f'<div style="{_SOFT}"><b>{escape(text(label))}</b> {names}</div>'


def article_html(one: Article) -> str:
    """Return an article with its neighbours."""
    above = () if one.parent is None else (one.parent,)
    label = escape(text("law-article", number=one.number, title=one.title()), quote=True)
    return (
        f'<section class="rootlab-law" aria-label="{label}" style="{_BOX}">'
        f'<div style="font-size:1.08em">{_name(one)}</div>{_said(one)}'
        f"{_line('law-part-of', above)}{_line('law-inside', one.children)}{_line('law-see', one.see)}"
        "</section>"
    )


def articles_html(found: Sequence[Article], note: str = "") -> str:
    """Return a list of articles with what each says, and a note above them."""
    rows = "".join(f'<li style="margin:.4em 0">{_name(one)}{_said(one)}</li>' for one in found)
    count = escape(f"{text('law-found', count=len(found))} {note}".strip())
    return (
        f'<section class="rootlab-law" style="{_BOX}"><div style="{_SOFT}">{count}</div>'
        f'<ul style="list-style:none;padding:0;margin:0">{rows}</ul></section>'
    )


def cited_html(parts: Sequence[tuple[str, Sequence[str]]]) -> str:
    """Return sentences, each with the articles that it rests on."""
    from rootlab.law.index import article

    rows = ""
    for sentence, numbers in parts:
        names = " · ".join(f"{escape(one.number)} {escape(one.title())}" for one in map(article, numbers))
        rows += f'<li style="margin:.4em 0">{escape(sentence)}<div style="{_SOFT}">{names}</div></li>'
    return (
        f'<section class="rootlab-law" style="{_BOX}">'
        f'<ul style="list-style:none;padding:0;margin:0">{rows}</ul></section>'
    )
