"""2.1, 4.1.2, 4.3.1: a card that is being resolved lies in no pile until it is discarded, so that nothing
that draws in the middle finds it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rootlab as rl
from rootlab.components.cards import CARD_IDS, load_deck
from tests.checks import every_card
from tests.positions import Table, decree, position


def with_deck(deck: list[str], discard: list[str], **parts: Any) -> Table:
    """A table whose deck holds these cards and whose discard pile those; the others are out of the game."""
    s = rl.load_position({**position(**parts), "discard": discard})
    rest = [CARD_IDS[card] for card in s.deck_n]
    for card in deck:
        rest.remove(card)
    return Table({**position(**parts), "discard": discard, "removed": rest})


def again(table: Table) -> None:
    """What is under way is written and read again as it is, and no card is lost meanwhile."""
    assert every_card(table.state) == list(table.state.match.cards)
    assert rl.load_position(json.loads(json.dumps(table.state.to_dict()))) == table.state


def favor(deck: list[str], discard: list[str]) -> Table:
    """A Favor of the Mice that removes two sympathy tokens; its player has no card for either outrage."""
    return with_deck(
        deck, discard, player="marquise", phase="daylight", step="craft",
        clearings={
            1: "keep", 2: "workshop, marquise, sympathy", 7: "workshop", 9: "workshop, marquise, sympathy",
            8: "alliance, base",
        },
        seats=("marquise", "alliance", "eyrie"),
        marquise={"hand": ["favor-of-the-mice"]}, eyrie=decree(),
    )  # fmt: skip


def test_4_1_2_a_favor_is_resolved_and_then_discarded() -> None:
    """4.1.2, 8.2.6: the second outrage draws from the deck formed anew, in which the Favor is not."""
    pile = ["armorers", "sappers", "bake-sale", "anvil"]
    table = favor(["cobbler"], pile).do("craft", card="favor-of-the-mice")
    while not table.state.is_chance:
        again(table)
        table.game.play(table.legal()[0], auto_chance=False)
    assert table.deck == ["cobbler"]
    table.draw("cobbler")
    while not table.state.is_chance:
        table.game.play(table.legal()[0], auto_chance=False)
    again(table)
    assert sorted(table.deck) == sorted(pile)
    table.draw("anvil")
    assert table.discarded == ["favor-of-the-mice"]
    again(table)


def test_2_1_a_favor_alone_becomes_the_deck_at_once() -> None:
    """2.1, 4.1.2: deck and discard pile are empty: the outrages draw nothing, and then the Favor is the deck."""
    table = favor([], []).do("craft", card="favor-of-the-mice")
    while table.state.stack:
        assert not table.state.is_chance
        table.game.play(table.legal()[0], auto_chance=False)
    assert table.discarded == []
    assert table.deck_size == 1
    assert table.seat("alliance")["supporters"] == []


def test_4_1_2_a_favor_that_wins_is_discarded() -> None:
    """3.1: the game ends in the middle of the effect; no card is lost."""
    table = with_deck(
        ["cobbler"], [], player="marquise", phase="daylight", step="craft",
        clearings={1: "keep", 2: "workshop, marquise", 7: "workshop", 9: "workshop, 2 eyrie, roost"},
        marquise={"hand": ["favor-of-the-mice"], "score": 29}, eyrie=decree(),
    )  # fmt: skip
    table.do("craft", card="favor-of-the-mice")
    assert table.winners == ("marquise",)
    assert table.discarded == ["favor-of-the-mice"]
    again(table)


def test_4_1_2_an_item_is_taken_before_its_card_is_discarded() -> None:
    """4.1.2, 3.2.2: the card of an item goes to the discard pile after its points."""
    table = with_deck(
        ["cobbler"], [], player="marquise", phase="daylight", step="craft",
        clearings={1: "keep, workshop"}, marquise={"hand": ["anvil"]}, eyrie=decree(),
    )  # fmt: skip
    table.do("craft", card="anvil")
    assert table.discarded == ["anvil"]
    assert [event.kind for event in table.game.events()][:2] == ["crafted", "scored"]


def ambush(deck: list[str], discard: list[str], foil: bool = False, shield: bool = False) -> Table:
    """The Alliance attacks with its last warrior beside its sympathy; the Marquise's one card is an ambush."""
    hand = ["ambush-mouse"] if foil else []
    return with_deck(
        deck, discard, player="alliance", phase="evening", step="operations",
        clearings={1: "keep", 9: "alliance, sympathy, 3 marquise"},
        seats=("alliance", "marquise"),
        alliance={"officers": 2, "hand": hand, "crafted": ["scouting-party"] if shield else []},
        marquise={"hand": ["ambush-bird"]},
    ).do("battle", clearing=9, target="marquise")  # fmt: skip


def test_4_3_1_2_an_ambush_is_discarded_after_its_hits() -> None:
    """4.3.1.2, 8.2.6: an outrage that follows from the hits draws the last card and then from the discard
    pile; the ambush lies in neither."""
    table = ambush(["cobbler"], ["armorers", "sappers"]).do("ambush", card="ambush-bird")
    again(table)
    assert table.discarded == ["armorers", "sappers"]
    assert table.deck == ["cobbler"]
    table.draw("cobbler")
    assert table.discarded == ["ambush-bird"]
    assert table.deck_size == 2
    again(table)


def test_2_1_an_ambush_alone_becomes_the_deck() -> None:
    """2.1: with deck and discard pile empty the outrage draws nothing; then the ambush is the deck."""
    table = ambush([], []).do("ambush", card="ambush-bird")
    assert table.asked == "military-operations"
    assert (table.deck_size, table.discarded) == (1, [])
    assert table.seat("alliance")["supporters"] == []


def test_4_3_1_1_a_foiled_ambush_is_discarded() -> None:
    """4.3.1.1: both ambush cards, before the roll."""
    table = ambush(["cobbler"], [], foil=True).do("ambush", card="ambush-bird")
    assert table.discarded == []
    table.do("foil", card="ambush-mouse")
    assert table.state.is_chance
    assert table.discarded == ["ambush-mouse", "ambush-bird"]
    again(table)


def test_4_3_1_an_ambush_against_scouting_party_is_discarded() -> None:
    """4.3.1: it does nothing and is gone before the roll."""
    table = ambush(["cobbler"], [], shield=True).do("ambush", card="ambush-bird")
    assert table.state.is_chance
    assert table.discarded == ["ambush-bird"]


@pytest.mark.parametrize(
    ("gone", "asked"), [(["ambush-mouse", "ambush-bird"], False), (["ambush-mouse"], True)]
)
def test_4_3_1_a_played_ambush_lies_where_everybody_sees_it(gone: list[str], asked: bool) -> None:
    """1.2.1: of the three ambushes that match, one is played and some are out of the game: the attacker is
    asked for a foil only where one can be in its hand."""
    matching = [c for c in load_deck("standard").cards if CARD_IDS[c] in ("ambush-mouse", "ambush-bird")]
    assert len(matching) == 3
    table = Table(
        position(
            "alliance", "evening", "operations", {1: "keep", 9: "3 alliance, sympathy, 3 marquise"},
            seats=("alliance", "marquise"), alliance={"officers": 2, "hand": ["anvil"]},
            marquise={"hand": ["ambush-bird"]}, removed=gone,
        )
    )  # fmt: skip
    table.do("battle", clearing=9, target="marquise").do("ambush", card="ambush-bird")
    assert (table.asked == "foil") is asked
