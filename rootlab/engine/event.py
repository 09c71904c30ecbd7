"""Events: what happened, each with its article.  The log, the map and datasets read these."""

from __future__ import annotations

from typing import Any

from rootlab.engine.action import Place

FIELDS = (
    "clearing", "origin", "destination", "count", "points", "card", "target", "piece", "item", "suit",
    "plot", "phase", "high", "low", "leader",
)  # fmt: skip


class Event:
    """One thing that happened: kind, article, faction and what it is about; None where unused.

    ``secret`` names the only seats that may see the card or the plot in it; empty means everybody.
    """

    __slots__ = ("article", "faction", "kind", "secret", *FIELDS)

    def __init__(
        self, kind: str, article: str, faction: str | None, *, clearing: Place = None,
        origin: Place = None, destination: Place = None, count: int | None = None,
        points: int | None = None, card: str | None = None, target: str | None = None,
        piece: str | None = None, item: str | None = None, suit: str | None = None,
        plot: str | None = None, phase: str | None = None, high: int | None = None,
        low: int | None = None, leader: str | None = None, secret: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        self.kind = kind
        self.article = article
        self.faction = faction
        self.clearing = clearing
        self.origin = origin
        self.destination = destination
        self.count = count
        self.points = points
        self.card = card
        self.target = target
        self.piece = piece
        self.item = item
        self.suit = suit
        self.plot = plot
        self.phase = phase
        self.high = high
        self.low = low
        self.leader = leader
        self.secret = secret

    @property
    def law(self) -> tuple[str, ...]:
        """The article, as a tuple like every other citation."""
        return (self.article,)

    def fields(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in FIELDS if getattr(self, name) is not None}

    def seen_by(self, eyes: str | None) -> Event:
        """The event as that seat sees it: without the card or the plot where it is secret to others."""
        if not self.secret or eyes is None or eyes in self.secret:
            return self
        rest = self.fields()
        rest.pop("card", None)
        rest.pop("plot", None)
        return Event(self.kind, self.article, self.faction, secret=self.secret, **rest)

    def to_dict(self) -> dict[str, Any]:
        out: dict[str, Any] = {"kind": self.kind, "article": self.article, "faction": self.faction}
        out.update(self.fields())
        if self.secret:
            out["secret"] = list(self.secret)
        return out

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.kind, self.article, self.faction, tuple(self.fields().items())))

    def __repr__(self) -> str:
        rest = "".join(f", {name}={value!r}" for name, value in self.fields().items())
        hidden = f", secret={self.secret!r}" if self.secret else ""
        return f"Event({self.kind!r}, {self.article!r}, {self.faction!r}{rest}{hidden})"

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return _event, (self.kind, self.article, self.faction, {**self.fields(), "secret": self.secret})

    def text(self, lang: str | None = None, eyes: str | None = None) -> str:
        """The event in words, as the seat ``eyes`` sees it (None: everything open)."""
        from rootlab.engine.words import event_text

        return event_text(self.seen_by(eyes), lang)


def _event(kind: str, article: str, faction: str | None, rest: dict[str, Any]) -> Event:
    return Event(kind, article, faction, **rest)
