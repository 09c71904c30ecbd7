"""The tool for a turn as a whole: what it can end in, and the line that leads there."""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Any, ClassVar, Final

import ipywidgets

from rootlab.analysis.progress import Progress
from rootlab.analysis.turn.options import Line
from rootlab.engine.action import Action
from rootlab.language import text
from rootlab.widgets.art.icons import CONTROL
from rootlab.widgets.html import button, figure, icon, options, tag
from rootlab.widgets.tools.background import Job
from rootlab.widgets.tools.chart import Chart
from rootlab.widgets.tools.decree import decree_html
from rootlab.widgets.tools.line import Course
from rootlab.widgets.tools.tool import Desk, Tool
from rootlab.widgets.tools.turn_search import Found, News, search

if TYPE_CHECKING:
    import pandas as pd

    from rootlab.engine.state import State
    from rootlab.engine.view import View

SECONDS: Final = 20.0
MOST_WAYS: Final = 12
"""So many endings are listed as buttons."""

DRAW_EVERY: Final = 0.4
"""Seconds between two drawings of the bar."""


class TurnTool(Tool):
    """Search the turn in the background, then look at what was found."""

    name: ClassVar[str] = "turn"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._seconds: float | None = SECONDS
        self._most: int | None = None
        self._measure = "points"
        self._row: int | None = None
        """The ending that is looked at; None for the best line."""
        self._job: Job[News, Found] | None = None
        self._news: News | None = None
        self._found: Found | None = None
        self._told = ""
        self._laid = ""
        """What is told of the line that was laid as a branch."""
        self._drawn = 0.0
        self._chart = Chart(self._pick)

    # --- the search ---
    def start(self) -> None:
        """Search from the moment that is shown; what was found before goes."""
        session = self.session
        moment = session.moment
        state = session.game.state_at(moment.node)
        reader: State | View = state if moment.viewer is None else state.view(moment.viewer)
        self._halt()
        self._found, self._news, self._told, self._laid, self._row = None, None, "", "", None
        self._chart.close()
        work = partial(search, moment.node, moment.viewer, reader, seconds=self._seconds, outcomes=self._most)
        self._job = Job(work, self._hear, self._finish)
        self._job.start()
        self.desk.draw_tool()

    def _halt(self) -> None:
        if self._job is not None:
            self._job.abandon()
        self._job = None

    def _hear(self, news: News) -> None:
        self._news = news
        now = time.monotonic()
        if self._job is not None and now - self._drawn > DRAW_EVERY:
            self._drawn = now
            self._draw()

    def _finish(self, found: Found | None, error: Exception | None) -> None:
        self._job = None
        self._found = found
        self._told = "" if error is None else str(error)
        self._draw()

    def _draw(self) -> None:
        """Draw from outside of what a person pressed; what goes wrong is told at the table."""
        try:
            self.desk.draw_tool()
        except Exception as error:
            self.session.refuse(error)

    # --- what is pressed ---
    def do(self, act: str, value: str, extra: Mapping[str, Any]) -> None:
        self._laid = ""
        if act == "start":
            self._limits(extra.get("form") or {})
            if not self._told:
                self.start()
                return
        elif act == "stop":
            if self._job is not None:
                self._job.stop()
        elif act == "measure":
            self._measure, self._row = str(extra.get("value", "")), None
        elif act == "best":
            self._row = None
        elif act == "row":
            self._row = int(value or extra.get("value", 0))
        elif act in ("play", "play-on", "lay"):
            self._go(act)
            return
        self.desk.draw_tool()

    def _go(self, act: str) -> None:
        """Play the line that is shown, or lay it into the tree; the session draws what changes."""
        course = self._course()
        if course is None:
            return
        if act == "lay" and course.may_be_laid(self.session):
            lang, line = self.session.lang, self.line_shown
            measure = "" if line is None or not line.measure else line.measure
            words = text(f"turn-measure-{measure}", lang) if measure else ""
            name = text("turn-tool-branch", lang, best="yes" if measure else "no", measure=words)
            laid = course.lay(self.session, name)
            whole = "yes" if laid == len(course.choices) else "no"
            self._laid = text("turn-tool-laid", lang, whole=whole, laid=laid, name=name)
            self.session.tell_and_save()
        elif act != "lay":
            course.play(self.session, on=act == "play-on")

    def _limits(self, form: Mapping[str, Any]) -> None:
        """Take the limits of the form; a field that is empty sets none."""
        self._told = ""
        limits = []
        for name, now in (("seconds", self._seconds), ("outcomes", self._most)):
            given = str(form.get(name, "" if now is None else now)).strip()
            try:
                limits.append(float(given.replace(",", ".")) if given else None)
            except ValueError:
                limits.append(-1.0)
        if any(limit is not None and not 0 < limit < 1e9 for limit in limits):
            self._told = text("turn-tool-bad-limit", self.session.lang)
            return
        self._seconds = limits[0]
        self._most = None if limits[1] is None else max(1, int(limits[1]))

    def _pick(self, row: int) -> None:
        self._row = row
        self._draw()

    def shut(self) -> None:
        """What was found stays for the same eyes; a search that runs is given up."""
        self._halt()
        self._chart.close()
        self._news, self._told, self._laid = None, "", ""

    # --- what is shown ---
    @property
    def found(self) -> Found | None:
        """What may be shown of what was found: nothing that was found for other eyes."""
        if self._found is not None and self._found.viewer != self.session.viewer:
            self._found = None
        return self._found

    @property
    def is_old(self) -> bool:
        """Whether the table has moved on since, to a place that is not on the line that is shown."""
        found, course, here = self.found, self._course(), self.session.moment.node
        if found is None:
            return False
        return found.node is not here if course is None else course.played(here) is None

    @property
    def line_shown(self) -> Line | None:
        """The line that is looked at, if anything was found."""
        return None if self.found is None else self.line(self.found)

    def _course(self) -> Course | None:
        found, line = self.found, self.line_shown
        return None if found is None or line is None else Course(found.node, line.faction, line.choices)

    def line(self, found: Found) -> Line | None:
        """The line that is looked at."""
        if self._row is not None and 0 <= self._row < found.options.count:
            return found.options.line(self._row)
        return found.best.get(self._measure) or next(iter(found.best.values()), None)

    def html(self) -> str:
        lang, found = self.session.lang, self.found
        parts = [tag("p", escape(self._told), "rl-notice", role="alert")] if self._told else []
        if self._job is not None:
            return "".join([*parts, self._running_html()])
        parts.append(self._form_html())
        if found is None:
            parts.append(tag("p", escape(text("turn-tool-help", lang)), "rl-dim"))
            return "".join(parts)
        if self.is_old:
            old = text("turn-tool-old", lang, ply=found.node.ply)
            parts.append(tag("p", escape(old), "rl-notice", role="status"))
        body = [
            tag("h4", escape(text("turn-tool-whose", lang, player=found.options.faction))),
            tag("p", escape(found.options.text(lang)), role="status"),
            self._line_html(found),
            self._ways_html(found),
            "" if found.decree is None else decree_html(found.decree, lang),
        ]
        parts.append(tag("div", body, "rl-old" if self.is_old else ""))
        return "".join(parts)

    def figures(self) -> tuple[ipywidgets.DOMWidget, ...]:
        found = self.found
        if found is None or self._job is not None or not found.options.count:
            self._chart.close()
        else:
            line, lang = self.line(found), self.session.lang
            row = line.row if line is not None and line.row >= 0 else None
            self._chart.show((id(found), row, lang), partial(found.options.chart, row, lang, None))
        return self._chart.widgets

    def _form_html(self) -> str:
        lang = self.session.lang
        fields = [
            tag(
                "label",
                [
                    escape(text(f"turn-tool-{name}", lang)),
                    tag("input", type="number", name=name, min=1, step="any", cls="rl-seed",
                        value="" if limit is None else f"{limit:g}"),
                ],
                "rl-form-row",
            )
            for name, limit in (("seconds", self._seconds), ("outcomes", self._most))
        ]  # fmt: skip
        message = "turn-tool-start" if self._found is None else "turn-tool-again"
        go = button(escape(text(message, lang)), "turn-start", "rl-main", data_key="turn-go")
        return tag("form", [*fields, go], "rl-limits")

    def _running_html(self) -> str:
        """The bar and the button to stop."""
        lang, news, limit = self.session.lang, self._news, self._seconds
        share, words = 0.0, text("turn-tool-begins", lang)
        if isinstance(news, Progress):
            share = max(news.share, min(1.0, news.seconds / limit) if limit else 0.0)
            words = text(
                "turn-tool-progress", lang, outcomes=news.outcomes, states=news.states,
                share=round(100 * news.share, 1), seconds=round(news.seconds, 1),
            )  # fmt: skip
        elif news is not None:
            share = news[0] / max(news[1], 1)
            words = text("turn-tool-decree-progress", lang, done=news[0], all=news[1])
        bar = tag("progress", "", value=f"{share:.4f}", max=1, aria_label=text("turn-tool-running", lang))
        stop = button(escape(text("turn-tool-stop", lang)), "turn-stop", "rl-main", data_key="turn-go")
        return tag("div", [bar, stop], "rl-running") + tag("p", escape(words), "rl-dim")

    def _line_html(self, found: Found) -> str:
        """The line: best by a measure, or to the ending that was picked."""
        lang, line = self.session.lang, self.line(found)
        label = text("turn-tool-best-by", lang)
        pairs = [(name, text(f"turn-measure-{name}", lang)) for name in found.best]
        chooser = tag("select", options(pairs, self._measure), data_act="turn-measure", aria_label=label)
        parts = [tag("label", [escape(label), chooser], "rl-form-row")]
        if line is None:
            return "".join([*parts, tag("p", escape(text("turn-nothing-found", lang)))])
        if line.measure:
            measure = text(f"turn-measure-{line.measure}", lang)
            said = text("turn-tool-expected", lang, value=round(line.value, 2), measure=measure)
        else:
            said = text("turn-tool-picked", lang)
            parts.append(button(escape(text("turn-tool-to-best", lang)), "turn-best"))
        parts.append(tag("p", tag("strong", escape(said))))
        course = Course(found.node, line.faction, line.choices)
        parts += [self._course_html(course), self._steps_html(course)]
        certain = "yes" if line.chance > 1 - 1e-9 else "no"
        share = text("turn-tool-chance", lang, certain=certain, share=round(100 * line.chance, 1))
        ends = [
            text("turn-tool-end", lang, measure=text(f"turn-measure-{name}", lang), value=round(value, 2))
            for name, value in line.outcome.items()
        ]
        parts.append(tag("p", escape(" · ".join(ends)), "rl-dim"))
        parts.append(tag("p", escape(share), "rl-dim"))
        return "".join(parts)

    def _course_html(self, course: Course) -> str:
        """The choices of the line; what is played is grey, the next one stands out."""
        done = course.played(self.session.moment.node)
        rows = []
        for k, choice in enumerate(course.choices):
            mark = figure(choice.faction) if isinstance(choice, Action) else icon(CONTROL["dice"])
            is_next = k == done
            cls = "rl-dim" if done is not None and k < done else "rl-mine" if is_next else ""
            words = escape(choice.text(self.session.lang))
            rows.append(tag("li", [mark, " ", words], cls, aria_current="step" if is_next else None))
        return tag("ol", rows, "rl-turn-line")

    def _steps_html(self, course: Course) -> str:
        """The buttons that play the line or lay it as a branch, and what became of it."""
        session, lang = self.session, self.session.lang
        done, steps = course.played(session.moment.node), len(course.choices)
        buttons = []
        if course.next(session) is not None:
            for act in ("play", "play-on"):
                buttons.append(button(escape(text(f"turn-tool-{act}", lang)), f"turn-{act}"))
        if course.may_be_laid(session):
            words, more = text("turn-tool-lay", lang), text("turn-tool-lay-help", lang)
            buttons.append(button(escape(words), "turn-lay", title=more))
        told = [self._laid] if self._laid else []
        if done is not None and done > 0:
            told.append(text("turn-tool-played", lang, done=done, steps=steps, ply=course.start.ply))
        if done is not None and not buttons[1:]:
            told.append(self._waits(course, done))
        lines = [tag("p", escape(words), "rl-dim", role="status") for words in told if words]
        return tag("div", buttons, "rl-values") + "".join(lines)

    def _waits(self, course: Course, done: int) -> str:
        """Why the line cannot be played on right now."""
        lang = self.session.lang
        if done == len(course.choices):
            return text("turn-tool-ended", lang)
        choice = course.choices[done]
        if not isinstance(choice, Action):
            return text("turn-tool-chance-now", lang)
        return text("turn-tool-not-yours", lang, player=choice.faction)

    def _ways_html(self, found: Found) -> str:
        """The endings that no other beats in points and risk, as buttons: the chart for the keyboard."""
        lang, dots = self.session.lang, found.options.dots()
        best, rows = -1.0, []
        for risk, points, row in zip(dots["risk"], dots["points"], dots["row"], strict=True):
            top = dots.loc[dots["risk"] == risk, "points"].max()
            if points == top and points > best:
                best = points
                rows.append((points, risk, int(row)))
        shown = self.line(found)
        buttons = [
            button(
                escape(text("turn-tool-way", lang, points=round(points, 2), risk=round(risk, 2))),
                f"turn-row:{row}", "rl-on" if shown is not None and row == shown.row else "",
                aria_pressed="true" if shown is not None and row == shown.row else "false",
            )
            for points, risk, row in rows[:MOST_WAYS]
        ]  # fmt: skip
        if not buttons:
            return ""
        words = text("turn-tool-ways", lang)
        front = tag("div", buttons, "rl-values", role="group", aria_label=words)
        return tag("p", escape(words), "rl-ask") + front + self._every_dot(dots, shown)

    def _every_dot(self, dots: pd.DataFrame, shown: Line | None) -> str:
        """Every dot of the chart, to be chosen from a list."""
        lang = self.session.lang
        pairs = [
            (
                str(row),
                text("turn-chart-dot", lang, points=round(points, 2), risk=round(risk, 2), count=int(n)),
            )
            for risk, points, n, row in dots.sort_values(
                ["points", "risk"], ascending=[False, True]
            ).itertuples(index=False)
        ]
        label = text("turn-tool-dots", lang)
        at = "" if shown is None else str(shown.row)
        if at not in dict(pairs):
            pairs.insert(0, (at, text("turn-tool-shown", lang)))
        select = tag("select", options(pairs, at), data_act="turn-row", aria_label=label)
        return tag("label", [escape(label), select], "rl-form-row")
