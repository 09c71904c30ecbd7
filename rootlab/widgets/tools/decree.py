"""The Decree as a table: how likely turmoil is, by which card is added to which column."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final

from rootlab.components.leaders import COLUMNS
from rootlab.components.names import SUITS
from rootlab.language import text
from rootlab.widgets.html import suit_icon, tag

if TYPE_CHECKING:
    from rootlab.analysis.turn.decree_risk import DecreeRisk

PAIRS: Final = 6
"""So many ways to add two cards are listed."""


def decree_html(risk: DecreeRisk, lang: str | None) -> str:
    """Turmoil without a card, with one card by suit and column, and the safest pairs."""
    table = risk.table
    if not len(table):
        return ""
    singles: dict[tuple[str, str], Any] = {}
    pairs: list[Any] = []
    parts = [tag("h4", escape(text("decree-tool", lang)))]
    rows: list[Any] = list(table.itertuples(index=False))
    for row in rows:
        if row.first != row.first or row.first is None:
            parts.append(tag("p", [escape(text("decree-tool-none", lang)), " ", _share(row, lang)]))
        elif row.second != row.second or row.second is None:
            singles[row.first, row.first_column] = row
        else:
            pairs.append(row)
    if singles:
        parts.append(_matrix(singles, lang))
    if pairs:
        lines = [tag("li", [_card(row.first, row.first_column, lang), " + ",
                            _card(row.second, row.second_column, lang), ": ", _share(row, lang)])
                 for row in pairs[:PAIRS]]  # fmt: skip
        words = text("decree-tool-pairs", lang, count=len(pairs))
        parts.append(tag("p", escape(words), "rl-ask") + tag("ul", lines, "rl-decree-pairs"))
    note = "decree-tool-note" if risk.complete else "decree-tool-partial"
    return "".join([*parts, tag("p", escape(text(note, lang)), "rl-dim")])


def _matrix(singles: dict[tuple[str, str], Any], lang: str | None) -> str:
    heads = [tag("th", escape(text("decree-tool-one", lang)))]
    heads += [tag("th", escape(text(f"column-{column}", lang)), scope="col") for column in COLUMNS]
    rows = []
    for suit in SUITS:
        if any(held == suit for held, _ in singles):
            cells = [
                tag("td", _share(singles[suit, column], lang) if (suit, column) in singles else "–")
                for column in COLUMNS
            ]
            name = [suit_icon(suit, lang), " ", escape(text(f"suit-{suit}", lang))]
            rows.append(tag("tr", [tag("th", name, scope="row"), *cells]))
    return tag("div", tag("table", [tag("tr", heads), *rows], "rl-data"), "rl-scroll")


def _card(suit: str, column: str, lang: str | None) -> str:
    return f"{suit_icon(suit, lang)} {escape(text(f'column-{column}', lang))}"


def _share(row: Any, lang: str | None) -> str:
    """The probability of turmoil; from the least to the most that it can be where it is not known."""
    most = round(100 * row.turmoil, 1)
    words = text("chart-share", lang, share=most)
    if not row.exact:
        words = text("decree-tool-range", lang, low=round(100 * row.turmoil_low, 1), high=most)
    shade = round(78 * float(row.turmoil))
    style = f"background:color-mix(in srgb, #c2512f {shade}%, transparent)"
    return tag("span", escape(words), "rl-risk", style=style)
