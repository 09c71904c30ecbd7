"""*Who is right?*: disputed situations on the map, to be predicted before the engine gives its verdict."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from rootlab.components.errors import RootlabError
from rootlab.language import language, text
from rootlab.lessons import Verdict, check
from rootlab.lessons import dispute as find_dispute
from rootlab.widgets.kept import LOCK, Kept, close_inside, in_words
from rootlab.widgets.layout import box, grid
from rootlab.widgets.map.figure import Marks, Scene
from rootlab.widgets.map.widget import BoardWidget
from rootlab.widgets.pane import Pane
from rootlab.widgets.panels.dispute import head_html, played_html, question_html, status_html
from rootlab.widgets.panels.reader import reader_html
from rootlab.widgets.panels.seats import seats_html
from rootlab.widgets.session import OPEN, Session

_predicted: dict[str, int] = {}
"""What was predicted in this kernel, by dispute; a dispute that is opened again keeps it."""
_open: Kept[DisputeView] = Kept()
_AS_IT_IS = {"answer_pass": False, "answer_forced": False}
"""The situation stands still: nothing is answered for anybody."""


class DisputeView:
    """A dispute with everything around it.  ``widget`` is what a notebook shows."""

    def __init__(self, number: int, lang: str) -> None:
        self.lang = lang
        self.opened: tuple[str, str] | None = None
        self._take(number)
        heard = self._heard
        self.map = BoardWidget(self._scene())
        self.head = Pane("head", heard)
        self.asked = Pane("asked", heard)
        self.played = Pane("news-area", heard)
        self.reader = Pane("reader", heard)
        self.seats = Pane("seats", heard)
        columns = {
            "top": [self.head],
            "left": [box([self.map], "rl-map"), self.played],
            "main": [self.asked, self.reader],
            "players": [self.seats],
        }
        self.widget = box([grid(columns)], "rl-table", "rl-disputes")
        self.draw()

    def _take(self, number: int) -> None:
        """Put a dispute on the table, as it stood before anything was played."""
        self.dispute = find_dispute(number)
        self._judged = check(self.dispute)
        game = self._judged.game
        game.goto(0)
        self.session = Session(game, eyes=OPEN, lang=self.lang, settings=_AS_IT_IS)
        self.opened = None

    @property
    def chosen(self) -> int | None:
        """The number of the claim that was predicted."""
        return _predicted.get(self.dispute.id)

    @property
    def verdict(self) -> Verdict | None:
        """The verdict; nobody sees it before the prediction."""
        return None if self.chosen is None else self._judged

    def choose(self, number: int) -> None:
        """Predict that this claim is right.  The first prediction counts."""
        if 1 <= number <= len(self.dispute.claims):
            _predicted.setdefault(self.dispute.id, number)
        self.draw()

    # --- drawing ---
    def _scene(self) -> Scene:
        """The map; who rules where is not told before the prediction, for that may be the question."""
        moment = self.session.moment
        at_start = self.session.game.ply == 0
        marks = Marks(
            self.dispute.clearings if at_start else (), (), () if at_start else self.session.moves()
        )
        rulers, words = moment.rulers, moment.clearings
        if self.verdict is None:
            rulers = {}
            words = {c: [title, *things] for c, (title, _ruler, *things) in words.items()}
        return Scene(moment.board.name, moment.position, rulers, marks, self.lang, words)

    def draw(self) -> None:
        """Bring everything up to date; what did not change sends nothing."""
        self.map.show(self._scene())
        verdict = self.verdict
        self.head.html = head_html(self.dispute, _predicted, self.lang)
        self.asked.status = status_html(self.dispute, verdict, self.lang)
        self._draw_question()
        self.played.html = played_html(self.session) if verdict is not None else ""
        self.seats.html = seats_html(self.session)

    def _draw_question(self) -> None:
        """The question and what was opened: an article of the verdict in its place, or in the reader."""
        kind, name = self.opened or ("", "")
        here = kind == "law" and name in self.dispute.articles and self.verdict is not None
        opened = name if here else ""
        self.asked.html = question_html(self.dispute, self.chosen, self.verdict, opened, self.lang)
        self.reader.html = reader_html(None if here else self.opened, self.lang)

    # --- what is pressed ---
    def _heard(self, act: str, _extra: Mapping[str, Any]) -> None:
        """Do what was pressed; a dispute, claim or step that there is not is no press of ours."""
        with LOCK, suppress(ValueError, RootlabError):
            self._do(act)

    def _do(self, act: str) -> None:
        name, _, value = act.partition(":")
        if name == "claim":
            self.choose(int(value))
        elif name == "dispute":
            self._take(int(value))
            self.draw()
        elif name == "step" and self.verdict is not None:
            self.session.goto(int(value))
            self.draw()
        elif name == "again":
            _predicted.clear()
            self._take(self.dispute.number)
            self.draw()
        elif name in ("card", "law"):
            self.opened = None if self.opened == (name, value) else (name, value)
            self._draw_question()
        elif name == "close":
            self.opened = None
            self._draw_question()

    # --- the end ---
    def close(self) -> None:
        """Close every widget; in their place stands that they were closed."""
        if self.map.comm is not None:
            close_inside(self.widget, "closed-dispute", self.lang)

    def __repr__(self) -> str:
        return text("shown-dispute", self.lang, number=self.dispute.number)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return in_words(self, **kwargs)


def dispute(number: int = 1, *, lang: str | None = None) -> DisputeView:
    """Show a disputed situation: predict who is right, then see the verdict with its articles.

    The disputes are numbered from 1; from each one leads to the others.  What was predicted is kept as
    long as the kernel lives.  A cell that runs again closes what it showed before.
    """
    find_dispute(number)
    return _open.make(lambda: DisputeView(number, lang or language()))
