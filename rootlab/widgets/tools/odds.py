"""The tool for battle odds: every battle that is open now, and all about the chosen one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Any, ClassVar, Final

import ipywidgets

from rootlab.analysis.eyes import OPEN
from rootlab.analysis.odds.battle_odds import QUANTITIES, BattleOdds, battle_odds
from rootlab.analysis.odds.open_battles import open_battles, why_not_now
from rootlab.analysis.odds.policy import POLICIES
from rootlab.components.names import FACTIONS
from rootlab.language import text
from rootlab.widgets.html import button, clearing_label, figure, options, tag
from rootlab.widgets.map.figure import Scene
from rootlab.widgets.tools.chart import Chart
from rootlab.widgets.tools.tool import Desk, Tool

if TYPE_CHECKING:
    import pandas as pd

COLUMNS: Final = ("defender_losses", "attacker_losses", "attacker_points", "defender_points", "cleared")
"""The columns of the table, after clearing and defender."""
LESS_IS_BETTER: Final = ("attacker_losses", "defender_points")


class OddsTool(Tool):
    """Pick a battle out of those that are open; its losses are a heat map."""

    name: ClassVar[str] = "odds"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._attacker = ""
        self._picked: tuple[int, str] | None = None
        self._sort = "defender_losses"
        self._chart = Chart()
        self._table_of: tuple[object, ...] = ()
        self._table: pd.DataFrame | None = None
        self._odds_of: tuple[object, ...] = ()
        self._odds: BattleOdds | None = None

    # --- what is looked at ---
    @property
    def attacker(self) -> str:
        """Whose battles are listed: who was chosen, else the viewer, else the player whose turn it is."""
        session = self.session
        if self._attacker in session.seats:
            return self._attacker
        return session.viewer or FACTIONS[session.state.turn_n]

    def battles(self) -> pd.DataFrame:
        """Every battle where the attacker stands, in the order that was chosen; those open now come first."""
        moment = self.session.moment
        key = (moment.node, moment.viewer, self.attacker)
        if self._table is None or key != self._table_of:
            eyes = OPEN if moment.viewer is None else None
            self._table = open_battles(moment.reader, self.attacker, eyes)
            self._table_of = key
        rising = self._sort in (*LESS_IS_BETTER, "clearing")
        return self._table.sort_values(
            ["now", self._sort, "clearing"], ascending=[False, rising, True], kind="stable"
        )

    def odds(self) -> BattleOdds | None:
        """The odds of the picked battle, or of the first one; None where there is none."""
        table = self.battles()
        if not len(table):
            return None
        open_now = list(zip(table.clearing, table.defender, strict=True))
        clearing, defender = self._picked if self._picked in open_now else open_now[0]
        moment = self.session.moment
        key = (moment.node, moment.viewer, self.attacker, clearing, defender)
        if self._odds is None or key != self._odds_of:
            eyes = OPEN if moment.viewer is None else None
            self._odds = battle_odds(moment.reader, int(clearing), self.attacker, str(defender), eyes)
            self._odds_of = key
        return self._odds

    # --- what is shown ---
    def html(self) -> str:
        session, lang = self.session, self.session.lang
        pairs = [(seat, text(f"faction-{seat}-short", lang)) for seat in session.seats]
        label = text("odds-tool-attacker", lang)
        select = tag("select", options(pairs, self.attacker), data_act="odds-attacker", aria_label=label)
        parts = [tag("label", [escape(label), select], "rl-form-row")]
        odds = self.odds()
        if odds is None:
            parts.append(tag("p", escape(text("odds-tool-none", lang, attacker=self.attacker)), "rl-dim"))
            return "".join(parts)
        parts += [self._battles_html(odds), self._chosen_html(odds)]
        return "".join(parts)

    def figures(self) -> tuple[ipywidgets.DOMWidget, ...]:
        odds, lang = self.odds(), self.session.lang
        if odds is None:
            self._chart.close()
        else:
            self._chart.show((self._odds_of, lang), partial(odds.chart, lang, None))
        return self._chart.widgets

    def scene(self, scene: Scene) -> Scene:
        odds = self.odds()
        if odds is None or odds.clearing in scene.marks.selected:
            return scene
        return replace(scene, marks=replace(scene.marks, selected=(*scene.marks.selected, odds.clearing)))

    def _battles_html(self, chosen: BattleOdds) -> str:
        """The table of all battles; a row is pressed anywhere, or by its button."""
        lang = self.session.lang
        heads = [tag("th", self._head(column), scope="col", aria_sort=self._sorted(column)) for column in
                 ("clearing", *COLUMNS)]  # fmt: skip
        rows = []
        battles: list[Any] = list(self.battles().itertuples(index=False))
        for row in battles:
            on = (row.clearing, row.defender) == (chosen.clearing, chosen.defender)
            act = f"odds-pick:{row.clearing}:{row.defender}"
            name = text("odds-tool-battle", lang, clearing=int(row.clearing), defender=str(row.defender))
            mark = clearing_label(self.session.moment.board, int(row.clearing), lang)
            press = button([mark, " ", figure(str(row.defender))], act, "rl-small", name, aria_label=name,
                           aria_pressed="true" if on else "false")  # fmt: skip
            cells = [tag("th", [press, self._now_html(row.clearing, row.defender)], scope="row")]
            cells += [tag("td", escape(self._cell(column, getattr(row, column))), "rl-number")
                      for column in COLUMNS]  # fmt: skip
            rows.append(tag("tr", cells, "rl-on" if on else "", data_act=act, data_key=f"row {act}"))
        caption = tag("caption", escape(text("odds-tool-open", lang, attacker=self.attacker)))
        return tag("div", tag("table", [caption, tag("tr", heads), *rows], "rl-data rl-battles"), "rl-scroll")

    def _why_not(self, clearing: int, defender: str) -> str:
        """Why the battle cannot be set off right now, in a sentence; empty where it can."""
        why = why_not_now(self.session.moment.reader, self.attacker, clearing, defender)
        return (
            ""
            if why is None
            else text("odds-tool-why-not", self.session.lang, reason=why.text(self.session.lang))
        )

    def _now_html(self, clearing: int, defender: str) -> str:
        """Whether the battle can be set off right now; if not, pointing at it says why."""
        lang, why = self.session.lang, self._why_not(clearing, defender)
        if not why:
            return tag("small", escape(text("odds-tool-now", lang)), "rl-when")
        return tag("small", escape(text("odds-tool-not-now", lang)), "rl-when rl-dim", title=why)

    def _head(self, column: str) -> str:
        lang = self.session.lang
        cls = "rl-small" + (" rl-on" if column == self._sort else "")
        words, more = text(f"odds-column-{column}", lang), text(f"odds-column-{column}-help", lang)
        sign = {"ascending": " ▴", "descending": " ▾"}.get(self._sorted(column) or "", "")
        return button(escape(words) + sign, f"odds-sort:{column}", cls, more)

    def _sorted(self, column: str) -> str | None:
        if column != self._sort:
            return None
        return "ascending" if column in (*LESS_IS_BETTER, "clearing") else "descending"

    def _cell(self, column: str, value: float) -> str:
        lang = self.session.lang
        if column in ("cleared", "ambush"):
            return text("chart-share", lang, share=round(100 * value, 1))
        return text("odds-number", lang, value=round(value, 2))

    def _chosen_html(self, odds: BattleOdds) -> str:
        """The chosen battle: in words, what it rests on, the policies, and the losses as numbers."""
        lang = self.session.lang
        eyes = "odds-tool-open-hands" if odds.eyes == OPEN else "odds-tool-eyes"
        facts = [
            self._why_not(odds.clearing, odds.defender),
            text("odds-tool-ambush", lang, share=round(100 * odds.ambush, 1), defender=odds.defender),
            text(eyes, lang, player=None if odds.eyes == OPEN else odds.eyes),
            text("odds-tool-exact", lang),
        ]
        return "".join(
            [
                tag("p", escape(odds.text(lang)), role="status"),
                tag("ul", [tag("li", escape(fact)) for fact in facts if fact], "rl-dim"),
                self._policies_html(odds),
                self._losses_html(odds),
            ]
        )

    def _policies_html(self, odds: BattleOdds) -> str:
        lang = self.session.lang
        heads = [tag("th", "")] + [
            tag("th", escape(text(f"odds-column-{name}", lang)), scope="col") for name in QUANTITIES
        ]
        rows = []
        for policy in POLICIES:
            expected = odds.under(policy).expected
            cells = [tag("th", escape(text(f"odds-policy-{policy}", lang)), scope="row")]
            cells += [tag("td", escape(self._cell(name, expected[name])), "rl-number") for name in QUANTITIES]
            rows.append(tag("tr", cells, "rl-on" if policy == odds.policy else ""))
        body = tag("div", tag("table", [tag("tr", heads), *rows], "rl-data"), "rl-scroll")
        words = escape(text("odds-tool-policies", lang))
        return tag("details", [tag("summary", words), body], data_key="odds-policies")

    def _losses_html(self, odds: BattleOdds) -> str:
        """The heat map as a table, for whoever hears it read."""
        lang, table = self.session.lang, odds.losses()
        corner = text("odds-tool-corner", lang, attacker=odds.attacker, defender=odds.defender)
        heads = [tag("th", escape(corner)), *(tag("th", str(d), scope="col") for d in table.columns)]
        rows = []
        for lost in table.index:
            shares = [float(table.loc[lost, d]) for d in table.columns]
            cells = [
                tag("td", escape(self._cell("cleared", share)) if share else "", "rl-number")
                for share in shares
            ]
            rows.append(tag("tr", [tag("th", str(lost), scope="row"), *cells]))
        body = tag("div", tag("table", [tag("tr", heads), *rows], "rl-data"), "rl-scroll")
        return tag("details", [tag("summary", escape(text("odds-tool-numbers", lang))), body],
                   data_key="odds-numbers")  # fmt: skip

    # --- what is pressed ---
    def do(self, act: str, value: str, extra: Mapping[str, Any]) -> None:
        if act == "attacker":
            self._attacker = str(extra.get("value", ""))
        elif act == "pick":
            clearing, _, defender = value.partition(":")
            self._picked = (int(clearing), defender)
        elif act == "sort" and value in ("clearing", *COLUMNS):
            self._sort = value
        self.desk.draw_tool()

    def shut(self) -> None:
        self._chart.close()
        self._table = self._odds = None
        self._attacker, self._picked = "", None
