"""A position or a game as a short text: whole, short, and one sentence where it is not whole."""

from __future__ import annotations

import hashlib
import json
import os
import re
import zlib
from base64 import urlsafe_b64encode
from functools import cache
from itertools import combinations
from random import Random

import pytest

import rootlab as rl
from rootlab.components.paths import data_dir
from rootlab.record import share as module
from rootlab.record.share import load_shared, share
from rootlab.record.shared_view import SharedView
from rootlab.record.start import start_state

MIXES = (
    ("marquise", "eyrie"),
    ("alliance", "vagabond", "marquise"),
    ("corvids", "eyrie", "alliance", "vagabond"),
    ("marquise", "corvids", "vagabond", "alliance", "eyrie"),
)


def played(mix: tuple[str, ...], seed: int, plies: int) -> rl.Game:
    game = rl.new_game(mix, seed=seed)
    rng = Random(seed)
    while game.ply < plies and not game.state.is_over:
        game.play(rng.choice(game.state.legal_actions()))
    return game


@cache
def example() -> str:
    return share(played(MIXES[0], 5, 40).state)


@pytest.mark.parametrize("mix", MIXES)
def test_a_position_comes_back_as_it_was(mix: tuple[str, ...]) -> None:
    game = rl.new_game(mix, seed=3)
    rng = Random(3)
    while game.ply < 160 and not game.state.is_over:
        game.play(rng.choice(game.state.legal_actions()))
        if game.ply % 13 == 0:
            state = game.state
            words = share(state)
            assert re.fullmatch(r"rootlab-p1\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{8}", words)
            assert len(words) < 900
            back = load_shared(words)
            assert isinstance(back, rl.State)
            assert back == state
            assert back.legal_actions() == state.legal_actions()


def test_a_game_comes_back_with_its_branches_and_its_place() -> None:
    game = played(MIXES[2], 8, 30)
    game.undo()
    game.play(game.state.legal_actions()[-1])
    game.node.comment = "what if? ‘ä’"
    game.undo()
    back = load_shared(share(game))
    assert isinstance(back, rl.Game)
    assert back.to_dict() == game.to_dict()
    assert back.state == game.state
    assert len(back.branches()) == len(game.branches())


@pytest.mark.parametrize("mix", MIXES)
def test_a_view_holds_no_secret_and_can_be_dealt(mix: tuple[str, ...]) -> None:
    game = rl.new_game(mix, seed=6)
    rng = Random(6)
    while game.ply < 150 and not game.state.is_over:
        game.play(rng.choice(game.state.legal_actions()))
        if game.ply % 17 == 0:
            state, seat = game.state, rng.choice(mix)
            words = share(state.view(seat))
            assert share(state.determinize(seat, 5).view(seat)) == words
            found = load_shared(words)
            assert isinstance(found, SharedView)
            assert found.faction == seat
            assert found.seats == tuple(mix)
            assert found.to_dict() == state.view(seat).to_dict()
            dealt = found.deal(1)
            assert dealt.view(seat).to_dict() == state.view(seat).to_dict()
            assert found.deal(1) == dealt
            if dealt.player == seat:
                assert dealt.legal_actions() == state.legal_actions()


def test_a_view_says_what_cannot_be_done_with_it() -> None:
    state = played(MIXES[0], 5, 40).state
    found = load_shared(share(state.view("eyrie")))
    assert isinstance(found, SharedView)
    assert "deal(seed)" in found.text("en")
    with pytest.raises(rl.RecordError, match="“legal_actions” is not possible"):
        found.legal_actions()
    with pytest.raises(AttributeError):
        found.nonsense  # noqa: B018
    assert len({found.deal(seed).hand("marquise") for seed in range(8)}) > 1


@pytest.mark.parametrize(
    "around",
    [
        "{}",
        "  {}\n",
        "> {}",
        "Look at this: {} – what would you do?",
        "<{}>",
        "`{}`",
        '"{}"',
        "https://x.org/?p={}&z=1",
    ],
)
def test_what_stands_around_does_no_harm(around: str) -> None:
    assert load_shared(around.format(example())) == load_shared(example())


def test_broken_lines_and_quotes_do_no_harm() -> None:
    lines = "\r\n> ".join(example()[k : k + 40] for k in range(0, len(example()), 40))
    assert load_shared(lines) == load_shared(example())


def sentence(words: object) -> str:
    with pytest.raises(rl.RecordError) as caught:
        load_shared(words)  # type: ignore[arg-type]
    said = str(caught.value)
    assert "\n" not in said
    assert said.endswith(".")
    return said


def test_every_cut_is_told_as_one() -> None:
    words = example()
    for end in range(1, len(words)):
        assert "cut off" in sentence(words[:end]), words[:end]


def test_every_changed_letter_is_noticed() -> None:
    words = example()
    rng = Random(1)
    for place in range(len("rootlab-p1."), len(words)):
        if words[place] != ".":
            other = rng.choice([c for c in "Ab3_-x" if c != words[place]])
            assert "damaged" in sentence(words[:place] + other + words[place + 1 :])
    assert "damaged" in sentence(words.replace("rootlab-p1", "rootlab-v1"))
    assert "damaged" in sentence(words[:30] + words[31:])


def test_foreign_newer_and_empty_texts() -> None:
    for words in ("hello", "rootlab", '{"rootlab": 1}', "rootlab-autosave.json"):
        assert "not a shared position" in sentence(words) or "cut off" in sentence(words)
    assert "not a shared position" in sentence("hello")
    assert "newer rootlab" in sentence(example().replace("rootlab-p1", "rootlab-p2"))
    assert "no text" in sentence("  \n")
    assert "NoneType" in sentence(None)
    with pytest.raises(rl.RecordError, match="and not a dict"):
        share({})  # type: ignore[arg-type]


def forged(kind: str, data: object) -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, module._words())
    body = urlsafe_b64encode(packer.compress(json.dumps(data).encode()) + packer.flush()).decode().rstrip("=")
    return f"rootlab-{kind}1.{body}.{module._check(f'rootlab-{kind}1', body)}"


def test_a_whole_text_that_cannot_be_is_one_sentence() -> None:
    position = played(MIXES[0], 5, 40).state.to_dict()
    position["clearings"]["1"] = {"warriors": {"marquise": 26}}
    assert "cannot be" in sentence(forged("p", position))
    for kind in "pvgx":
        for data in ([], {}, 3, {"seats": ["marquise"], "eyes": "marquise"}, {"seats": 3}):
            sentence(forged(kind, data))
    view = played(MIXES[3], 5, 60).state.view("eyrie").to_dict()
    view["players"]["marquise"]["hand"] = {"size": 70, "known": []}
    sentence(forged("v", view))


def test_a_text_that_unpacks_without_end_is_refused() -> None:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, module._words())
    raw = b"".join(packer.compress(b" " * 1_000_000) for _ in range(40)) + packer.flush()
    body = urlsafe_b64encode(raw).decode().rstrip("=")
    assert "damaged" in sentence(f"rootlab-p1.{body}.{module._check('rootlab-p1', body)}")


def test_texts_of_version_1_stay_readable() -> None:
    """The list of words is part of the format: whoever changes it makes every shared text unreadable."""
    words = (data_dir() / "share" / "words-1.txt").read_bytes()
    assert (
        hashlib.sha256(words).hexdigest()
        == "c84386ca15b6148830f532ef4260eeff56f83618c916ccfd229bdae9638689d6"
    )
    state = load_shared(
        "rootlab-p1.xZs9DoAgDEbv4swioobDeAYHByfvrhD-Slt-jIkzibZE3-un4TOKULzwfPGwMHPksdtPt44X-Z_S85lOTYtOQI4jqpEjBexLFr4i96V5kyu2AVcKutoo5SUlhEdsYqE-KNskbUazPqN134iAhSythQCirm_71h1bn_gdNsdSnxCjZPZQUIrgC-uRh47MIpN2Q1wGcbJHJWO8d5rqGiyRnV8nxlzyUHt99sWT7gUBiXVaSP3IAihqYy0kUden0V-hHLF6Aw.6cnjSrU4"
    )
    assert isinstance(state, rl.State)
    assert state.player == "eyrie"
    assert state.scores == {"marquise": 9, "eyrie": 1}


BOX = ("marquise", "eyrie", "alliance", "vagabond", "corvids")
VIEWS = int(os.environ.get("ROOTLAB_SHARED_VIEWS", "700"))
"""So many views go out and come back; the variable asks for more."""


def test_every_view_comes_back() -> None:
    """Whatever lies in a hand, in a box or in use: a view that was written is read, and can be dealt."""
    mixes = [mix for n in (2, 3, 4, 5) for mix in combinations(BOX, n)]
    checked = seed = 0
    while checked < VIEWS:
        rng = Random(f"views:{seed}")
        mix = list(mixes[seed % len(mixes)])
        rng.shuffle(mix)
        state = start_state(mix, dominance=None if seed % 3 else True)
        step, seed = 0, seed + 1
        while not state.is_over and state.round < 120:
            state.apply(state.sample_outcome(rng) if state.is_chance else rng.choice(state.legal_actions()))
            step += 1
            if step % 61 != 60:
                continue
            for seat in mix:
                view = state.view(seat)
                found = load_shared(share(view))
                assert isinstance(found, SharedView)
                assert found.to_dict() == view.to_dict(), (seed, step, seat)
                assert found.deal(step).view(seat).to_dict() == view.to_dict(), (seed, step, seat)
                checked += 1


@pytest.mark.parametrize("what", ["item", "effect"])
def test_an_item_or_a_used_effect_is_no_card(what: str) -> None:
    """The item “sword” lies in a box while every card “sword” is in the discard pile or in the deck."""
    position = {
        "rootlab": 1,
        "seats": ["marquise", "eyrie"],
        "turn": {"player": "marquise", "phase": "daylight", "step": "actions"},
        "players": {"marquise": {"hand": []}, "eyrie": {"hand": []}},
    }
    deck = list(rl.load_position(position).view("marquise").unseen.items())
    cards = [card for card, count in deck for _ in range(count) if card not in ("sword", "command-warren")]
    cards += ["command-warren"]
    position["players"]["eyrie"]["hand"] = cards[:3]  # type: ignore[index]
    position["discard"] = [card for card in cards[3:] if not card.startswith("dominance")]
    position["removed"] = [card for card in cards[3:] if card.startswith("dominance")]
    if what == "item":
        position["players"]["marquise"]["items"] = ["sword"]  # type: ignore[index]
    else:
        position["players"]["marquise"]["crafted"] = ["command-warren"]  # type: ignore[index]
        position["turn"]["used"] = {"card_effects": ["command-warren"]}  # type: ignore[index]
    view = rl.load_position(position).view("marquise")
    found = load_shared(share(view))
    assert isinstance(found, SharedView)
    assert found.to_dict() == view.to_dict()


def test_a_text_of_a_hundred_letters_is_answered_at_once() -> None:
    """Packed, a hundred thousand wrong entries are short: one sentence, and no waiting."""
    for entries in (100_000, 10_000_000):
        words = module._packed("p", {"rootlab": 1, "seats": ["marquise", "eyrie"], "discard": [1] * entries})
        with pytest.raises(rl.RecordError) as error:
            load_shared(words)
        assert len(str(error.value)) < 300
