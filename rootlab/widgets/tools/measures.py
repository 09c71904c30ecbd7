"""The tool for measures: the map coloured by one of them, and all of them as a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from html import escape
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rootlab.analysis.eyes import OPEN
from rootlab.analysis.measures.table import BY_CLEARING, MEASURES, WHOLE, measures
from rootlab.components.names import FACTIONS
from rootlab.language import text
from rootlab.widgets.html import clearing_label, faction_name, figure, options, tag
from rootlab.widgets.map.coloured import measure_wash
from rootlab.widgets.map.figure import Scene
from rootlab.widgets.map.wash import NOBODY, Wash, color, shown, span
from rootlab.widgets.tools.tool import Desk, Tool

if TYPE_CHECKING:
    import pandas as pd

Values = dict[str, dict[tuple[int, str], float]]
"""By measure: the value of a clearing (0: the faction as a whole) and a faction."""
FIRST: Final = "margin"
"""The measure that is shown at first."""


class MeasuresTool(Tool):
    """Choose a measure and a faction: the clearings take its colours."""

    name: ClassVar[str] = "measures"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._measure = FIRST
        self._faction = ""
        self._table_of: tuple[object, ...] = ()
        self._table: pd.DataFrame | None = None
        self._values: Values = {}
        self._wash_of: tuple[object, ...] = ()
        self._wash: Wash | None = None

    # --- what is looked at ---
    @property
    def faction(self) -> str:
        """Whose values colour the map: who was chosen, else the viewer, else the player whose turn it is."""
        session, offered = self.session, self._seats()
        wished = (self._faction, session.viewer, FACTIONS[session.state.turn_n], *offered)
        return next(seat for seat in wished if seat in offered)

    @property
    def measure(self) -> str:
        """The measure that colours the map: the chosen one, if some seat here has it."""
        return self._measure if self._measure in self._offered() else FIRST

    def table(self) -> pd.DataFrame:
        """The measures of the moment, as the viewer may know them."""
        moment = self.session.moment
        key = (moment.node, moment.viewer)
        if self._table is None or key != self._table_of:
            self._table = measures(moment.reader, OPEN if moment.viewer is None else None)
            self._table_of = key
            self._values = _by_measure(self._table)
        return self._table

    @property
    def values(self) -> Values:
        """The same by measure."""
        self.table()
        return self._values

    def wash(self) -> Wash:
        """What colours the map."""
        session = self.session
        table = self.table()
        key = (self._table_of, self.measure, self.faction, session.lang)
        if self._wash is None or key != self._wash_of:
            rulers = session.moment.rulers
            self._wash = measure_wash(table, self.measure, self.faction, rulers, session.lang)
            self._wash_of = key
        return self._wash

    # --- what is shown ---
    def scene(self, scene: Scene) -> Scene:
        return replace(scene, wash=self.wash())

    def html(self) -> str:
        lang = self.session.lang
        pairs = [(name, text(f"measure-{name}", lang)) for name in self._offered()]
        seats = [(seat, text(f"faction-{seat}-short", lang)) for seat in self._seats()]
        label, whose = text("measures-which", lang), text("measures-whose", lang)
        parts = [
            tag("label", [escape(label), tag("select", options(pairs, self.measure),
                data_act="measures-measure", aria_label=label)], "rl-form-row"),
        ]  # fmt: skip
        if self.measure in BY_CLEARING:
            select = tag(
                "select", options(seats, self.faction), data_act="measures-faction", aria_label=whose
            )
            parts.append(tag("label", [escape(whose), select], "rl-form-row"))
        wash = self.wash()
        parts += [self._legend(wash), self._by_clearing(), self._whole()]
        return "".join(parts)

    def _offered(self) -> tuple[str, ...]:
        """The measures that some seat here has."""
        return tuple(name for name in MEASURES if name in self.values)

    def _seats(self) -> tuple[str, ...]:
        """The seats that have the measure."""
        known = {seat for _, seat in self.values[self.measure]}
        return tuple(seat for seat in self.session.seats if seat in known)

    def _legend(self, wash: Wash) -> str:
        chips: list[str] = []
        before = NOBODY
        for shade in wash.shades():
            mark = tag("i", "", style=f"background:{color(shade.seat, shade.level)}", aria_hidden="true")
            whose = figure(shade.seat) if shade.seat not in (NOBODY, before) else ""
            name = text(f"faction-{shade.seat}-short", self.session.lang) if shade.seat else None
            chips.append(
                tag("span", [whose, mark, escape(span(shade.low, shade.high))], "rl-shade", title=name)
            )
            before = shade.seat
        words = tag("span", escape(wash.title), "rl-ask")
        return tag("p", [words, tag("span", chips, "rl-shades")], role="status")

    def _by_clearing(self) -> str:
        """The chosen measure, a row for each clearing and a column for each seat."""
        if self.measure not in BY_CLEARING:
            return ""
        lang, board = self.session.lang, self.session.moment.board
        values = self.values[self.measure]
        heads = [tag("th", escape(text("measures-clearing", lang)), scope="col"), *self._seat_heads()]
        lines = []
        for c in board.clearings:
            cells = [
                tag("td", shown(values[c, seat]) if (c, seat) in values else "–",
                    "rl-number" + (" rl-mine" if seat == self.faction else ""))
                for seat in self.session.seats
            ]  # fmt: skip
            lines.append(tag("tr", [tag("th", clearing_label(board, c, lang), scope="row"), *cells]))
        words = tag("summary", escape(text("measures-by-clearing", lang)))
        body = tag("div", tag("table", [tag("tr", heads), *lines], "rl-data"), "rl-scroll")
        return tag("details", [words, body], data_key="measures-by-clearing", open=True)

    def _whole(self) -> str:
        """What belongs to each faction as a whole."""
        lang = self.session.lang
        heads = [tag("th", escape(text("measures-measure", lang)), scope="col"), *self._seat_heads()]
        lines = []
        for name in WHOLE:
            values = self.values.get(name, {})
            if not any(values.values()) and name != "clearings_ruled":
                continue
            cells = [
                tag("td", shown(values[0, seat]) if (0, seat) in values else "–", "rl-number")
                for seat in self.session.seats
            ]
            words = escape(text(f"measure-{name}", lang))
            lines.append(tag("tr", [tag("th", words, scope="row"), *cells]))
        words = tag("summary", escape(text("measures-whole", lang)))
        body = tag("div", tag("table", [tag("tr", heads), *lines], "rl-data"), "rl-scroll")
        return tag("details", [words, body], data_key="measures-whole")

    def _seat_heads(self) -> list[str]:
        return [
            tag("th", [figure(seat), " ", faction_name(seat, self.session.lang)], "rl-number", scope="col")
            for seat in self.session.seats
        ]

    # --- what is pressed ---
    def do(self, act: str, value: str, extra: Mapping[str, Any]) -> None:
        given = str(extra.get("value", ""))
        if act == "measure" and given in MEASURES:
            self._measure = given
        elif act == "faction":
            self._faction = given
        self.desk.draw_tool()

    def shut(self) -> None:
        self._table = self._wash = None
        self._faction = ""


def _by_measure(table: pd.DataFrame) -> Values:
    found: Values = {}
    columns = [table[name].tolist() for name in ("measure", "faction", "value")]
    clearings = table["clearing"].fillna(0).astype(int).tolist()
    for (measure, faction, value), c in zip(zip(*columns, strict=True), clearings, strict=True):
        found.setdefault(measure, {})[c, faction] = value
    return found
