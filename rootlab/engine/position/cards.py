"""The cards of a position beyond the hands: piles, the deck, and who knows what."""

from __future__ import annotations

from typing import Any

from rootlab.components.cards import CARD_ID, CARD_IDS, CARD_KIND, NC
from rootlab.components.names import FACTION_ID, FACTIONS, NF
from rootlab.engine.piles import Pile, with_card, without
from rootlab.engine.position.dump import ALL, HAND
from rootlab.engine.position.error import Report
from rootlab.engine.position.load import seated
from rootlab.engine.state import State

ONLY_WITH_A_SEAT = ("quests_open", "ruin_items")
"""Keys that mean something only with a seat that reads them (``Faction.shared_names``)."""


def load_cards(s: State, data: dict[str, Any], report: Report) -> None:
    """The piles beside the map, the deck (all that is not named) and who knows what."""
    read = {key for f in s.match.seats for key in s.match.factions[f].shared_names}
    for key in ONLY_WITH_A_SEAT:
        if data.get(key) and key not in read:
            report.add(key, "", "fault-nobody-uses", name=key)
    s.discard_n = report.cards("discard", data.get("discard", ()))
    s.removed_n = report.cards("removed", data.get("removed", ()))
    s.available_n = report.cards("available_dominance", data.get("available_dominance", ()))
    _each_dominance(data, "discard", False, report)
    _each_dominance(data, "available_dominance", True, report)
    left = list(s.match.card_counts)
    for card, path in report.named:
        left[card] -= 1
        if left[card] >= 0:
            continue
        facts = {"card": CARD_IDS[card], "most": s.match.card_counts[card]}
        if facts["most"]:
            number = sum(1 for other, _ in report.named if other == card)
            report.add(path, "2.1", "fault-too-many-cards", number=number, **facts)
        elif CARD_KIND[card] == "dominance":
            report.add(path, "5.1.3", "fault-no-dominance", **facts)
        else:
            report.add(path, "2.1", "fault-not-in-deck", deck=s.match.deck_name, **facts)
    s.deck_n = tuple(card for card in range(NC) for _ in range(left[card]))
    _load_known(s, data, report)


def _each_dominance(data: dict[str, Any], key: str, wanted: bool, report: Report) -> None:
    for i, name in enumerate(data.get(key, ())):
        if isinstance(name, str) and (CARD_KIND[CARD_ID[name]] == "dominance") is not wanted:
            message = "fault-only-dominance" if wanted else "fault-dominance-discarded"
            report.add(f"{key}.{i}", "3.3.3", message, card=name)


def _load_known(s: State, data: dict[str, Any], report: Report) -> None:
    """What everybody knows, each seat knows; with two seats, what one knows is open between them."""
    seats = s.match.seats
    known: dict[str, Any] = data.get("known", {})
    for viewer_name in sorted(known, key=lambda name: name != ALL):
        to_all = viewer_name == ALL
        if not to_all and seated(s, data, viewer_name, f"known.{viewer_name}", report) < 0:
            continue
        for owner_name, seen in known[viewer_name].items():
            path = f"known.{viewer_name}.{owner_name}"
            owner = seated(s, data, owner_name, path, report)
            if viewer_name == owner_name:
                report.add(path, "1.2.1", "fault-knows-own-hand", faction=owner_name)
            elif owner >= 0:
                viewers = seats if to_all or len(seats) == 2 else (FACTION_ID[viewer_name],)
                _load_seen(s, owner, viewers, seen, path, report)


def _load_seen(s: State, owner: int, viewers: tuple[int, ...], seen: Any, path: str, report: Report) -> None:
    """What is known of a hand; or of a hand and of the pile that its faction keeps face down."""
    module = s.match.factions[owner]
    parts = seen if isinstance(seen, dict) else {HAND: seen}
    for name, cards in parts.items():
        at = f"{path}.{name}" if parts is seen else path
        pile = tuple(sorted(CARD_ID[card] for card in cards if isinstance(card, str)))
        if name == HAND:
            if _held(s.hands_n[owner], pile, owner, at, "fault-not-in-that-hand", report):
                for viewer in viewers:
                    s.set_known(viewer * NF + owner, _union(s.known_n[viewer * NF + owner], pile))
        elif name != module.hidden_pile_name:
            report.add(at, "1.2.1", "fault-no-such-pile", name=name, faction=FACTIONS[owner])
        elif _held(s.piles_n[owner][module.hidden_pile], pile, owner, at, "fault-not-in-that-pile", report):
            for viewer in viewers:
                i = viewer * NF + owner
                s.set_known_pile(i, _union(s.known_piles_n[i], pile))


def _held(rest: Pile, pile: Pile, owner: int, path: str, message: str, report: Report) -> bool:
    """Whether these cards are among the others, so that somebody can know of them there."""
    for card in pile:
        smaller = without(rest, card)
        if len(smaller) == len(rest):
            report.add(path, "1.2.1", message, card=CARD_IDS[card], faction=FACTIONS[owner])
            return False
        rest = smaller
    return True


def _union(pile: Pile, more: Pile) -> Pile:
    """Every card as often as the pile has it that has it oftener."""
    for card in set(more):
        for _ in range(more.count(card) - pile.count(card)):
            pile = with_card(pile, card)
    return pile
