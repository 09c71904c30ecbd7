"""What came in a text that shows one seat's view: a position in which hidden cards stay hidden."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

from rootlab.components.cards import CARD_IDS
from rootlab.components.errors import RootlabError
from rootlab.components.pieces import KIND_COUNT, KIND_ID, PLOTS
from rootlab.engine.state import State
from rootlab.record.errors import record_error


class SharedView:
    """A position as one seat may know it.

    It can be read, but not played on, since nobody knows the hidden cards; ``deal`` deals them anew.
    """

    def __init__(self, position: dict[str, Any]) -> None:
        seats = position.get("seats")
        if not isinstance(seats, list) or position.get("eyes") not in seats:
            raise record_error("share-damaged")
        self._position = position
        self.deal(0)

    @property
    def faction(self) -> str:
        """Whose eyes these are."""
        return str(self._position["eyes"])

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in turn order."""
        return tuple(self._position["seats"])

    def to_dict(self) -> dict[str, Any]:
        """The position as that seat wrote it down."""
        return deepcopy(self._position)

    def text(self, lang: str | None = None) -> str:
        """What can be done with it, and what cannot."""
        from rootlab.language import text

        return text("share-view", lang, player=self.faction)

    def deal(self, seed: int | str = 0) -> State:
        """A whole state that agrees with the view: what is hidden is dealt at random."""
        from rootlab.engine.position import check_dealt

        rng = Random(f"share:{seed}")
        reason = ""
        try:
            for plots in _plots(self._position):
                try:
                    state = _load(self._position, plots, rng)
                    return check_dealt(state.view(self.faction).determinize(rng.getrandbits(32)))
                except RootlabError as error:
                    reason = reason or str(error)
        except (TypeError, ValueError, LookupError, AttributeError) as error:
            raise record_error("share-damaged") from error
        raise record_error("share-impossible", reason=reason)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or not hasattr(State, name):
            raise AttributeError(f"{type(self).__name__!r} has no attribute {name!r}")
        raise record_error("share-view-only", given=name, player=self.faction)

    def __repr__(self) -> str:
        return f"<Shared view of {self.faction}>"


def _load(position: dict[str, Any], plots: list[str], rng: Random) -> State:
    """The state with these plots, and any cards in the place of the hidden ones."""
    from rootlab.engine.position import examine, laid_out

    whole = deepcopy(position)
    del whole["eyes"]
    for token, plot in zip(_hidden_plots(whole), plots, strict=True):
        token["plot"] = plot
    hidden = _hidden_piles(whole)
    for holder, key, pile in hidden:
        holder[key] = list(pile["known"])
    # What the position names is known by reading it: an item or a used effect has a card's name too.
    read = examine(whole).read
    cards = [] if read is None else [CARD_IDS[card] for card in read.deck_n]
    rng.shuffle(cards)
    for holder, key, pile in hidden:
        missing = pile["size"] - len(pile["known"])
        if not 0 <= missing <= len(cards):
            raise ValueError(missing)
        holder[key] = [*pile["known"], *cards[:missing]]
        cards = cards[missing:]
    return laid_out(whole)


def _hidden_piles(position: dict[str, Any]) -> list[tuple[dict[str, Any], str, dict[str, Any]]]:
    """The piles of cards that are hidden: where they are written, and their size and known cards."""
    return [
        (own, key, pile)
        for own in position["players"].values()
        for key, pile in own.items()
        if isinstance(pile, dict) and set(pile) == {"size", "known"}
    ]


def _hidden_plots(position: dict[str, Any]) -> list[dict[str, Any]]:
    """The tokens that are plots of which the seat does not know which."""
    return [
        token
        for clearing in position["clearings"].values()
        for token in clearing.get("tokens", ())
        if isinstance(token, dict) and token.get("plot", "") is None
    ]


def _plots(position: dict[str, Any]) -> Iterator[list[str]]:
    """Every way to say which plots they are: no more of a kind than there are, none that was ruled out."""
    hidden = _hidden_plots(position)
    left = {plot: KIND_COUNT[KIND_ID[plot]] for plot in PLOTS}
    for clearing in position["clearings"].values():
        for token in clearing.get("tokens", ()):
            if isinstance(token, dict) and token.get("plot") is not None:
                left[token["plot"]] -= 1

    def ways(k: int) -> Iterator[list[str]]:
        if k == len(hidden):
            yield []
            return
        for plot in PLOTS:
            if left[plot] > 0 and plot not in hidden[k].get("not", ()):
                left[plot] -= 1
                yield from ([plot, *rest] for rest in ways(k + 1))
                left[plot] += 1

    return ways(0)
