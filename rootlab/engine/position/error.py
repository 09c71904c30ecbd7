"""The faults of a position file, each named with its place, its article and a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rootlab.components.cards import CARD_ID, VIZIER
from rootlab.components.errors import LONG_PATH, RootlabError, readable
from rootlab.engine.faults import Faults

__all__ = ["MOST_FAULTS", "Fault", "PositionError", "Report"]

MOST_FAULTS: Final = 100
"""So many faults are collected; that there are more is told."""
_HUGE: Final = 10**9
_BITS: Final = 200


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: where (``clearings.5.warriors.marquise``), by which article, and what.

    ``law`` is empty where the format is at fault and not the Law.  A place in a list counts from 0.
    """

    path: str
    law: str
    message: str
    params: dict[str, Any] = field(default_factory=dict, hash=False)

    def text(self, lang: str | None = None) -> str:
        """What is wrong, as a sentence."""
        from rootlab.language import text

        return text("position-fault", lang, text=self.clause(lang))

    def clause(self, lang: str | None = None) -> str:
        """The sentence without its full stop."""
        from rootlab.language import text

        return text(self.message, lang, **{name: _tellable(value) for name, value in self.params.items()})

    def __str__(self) -> str:
        """Return the place and the sentence."""
        return f"{self.path}: {self.text()}" if self.path else self.text()


def _tellable(value: Any) -> Any:
    """A parameter of a readable size: a file may hold any number and any text."""
    if isinstance(value, int) and abs(value) >= _HUGE:
        return str(value) if value.bit_length() < _BITS else "…"
    return readable(value) if isinstance(value, str) else value


class PositionError(RootlabError):
    """A position that cannot be.  ``faults`` names what is wrong with it, ``MOST_FAULTS`` of it at most."""

    def __init__(self, faults: Sequence[Fault], source: str = "", more: bool = False) -> None:
        super().__init__("", "position-error")
        self.faults = tuple(faults)
        self.source = source
        """The file, where the position came from one."""
        self.more = more
        """Whether there are more faults than were collected."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.faults, self.source, self.more)

    def __str__(self) -> str:
        """Return one sentence: the first fault, where it is, and how many more there are."""
        return self.text()

    def text(self, lang: str | None = None) -> str:
        """The same sentence in a language."""
        from rootlab.language import text

        first = self.faults[0]
        place = ", ".join(readable(part, LONG_PATH) for part in (self.source, first.path) if part)
        more = len(self.faults) - 1
        params = {"text": first.clause(lang), "place": place, "more": more}
        if self.more:
            return text("position-error-many-placed" if place else "position-error-many", lang, **params)
        return text("position-error-placed" if place else "position-error", lang, **params)


class Report(Faults):
    """Collects the faults of one position, and where it names which card."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.more: bool = False
        """Whether there are more faults than are kept."""
        self.named: list[tuple[int, str]] = []
        """Every card of the deck that the position names, with the place where it does."""

    def add(self, path: str, law: str, message: str, **params: object) -> None:
        """One fault; the same one is noted once."""
        fault = Fault(path, law, message, params)
        if fault in self.faults:
            return
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(fault)
        else:
            self.more = True

    def add_once(self, path: str, law: str, message: str, **params: object) -> None:
        """A fault that is not told again elsewhere with the same parameters."""
        if not any(fault.message == message and fault.params == params for fault in self.faults):
            self.add(path, law, message, **params)

    def cards(self, path: str, names: Sequence[object]) -> tuple[int, ...]:
        """The sorted pile of these cards; what is no name is left out."""
        pile: list[int] = []
        for index, name in enumerate(names):
            if isinstance(name, str):
                card = CARD_ID.get(name, VIZIER)
                pile.append(card)
                if card != VIZIER:
                    self.named.append((card, f"{path}.{index}"))
        return tuple(sorted(pile))

    def at(self, path: str) -> Faults:
        """The same report for whoever reads the part of the file at that place."""
        return _Inside(self, path)


class _Inside(Faults):
    """A report whose places are inside another place."""

    def __init__(self, report: Report, path: str) -> None:
        self.report = report
        self.path = path

    def add(self, path: str, law: str, message: str, **params: object) -> None:
        place = path[1:] if path.startswith("/") else f"{self.path}.{path}"
        self.report.add(place, law, message, **params)

    def cards(self, path: str, names: Sequence[object]) -> tuple[int, ...]:
        return self.report.cards(f"{self.path}.{path}", names)
