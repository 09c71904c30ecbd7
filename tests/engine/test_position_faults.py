"""Every fault of a position is named: where it is, which article it breaks, and a sentence."""

from __future__ import annotations

import copy
import json
import pickle
import re
from pathlib import Path
from typing import Any

import pytest

import rootlab as rl
from rootlab.components.paths import data_dir
from rootlab.engine.position import load_position
from rootlab.law import is_article

GOOD: dict[str, Any] = {
    "rootlab": 1,
    "map": "autumn",
    "deck": "standard",
    "seats": ["marquise", "eyrie"],
    "turn": {"player": "marquise", "phase": "daylight", "step": "actions", "used": {"actions": 1}},
    "clearings": {
        "1": {"warriors": {"marquise": 3}, "buildings": ["sawmill"], "tokens": ["keep", "wood"]},
        "5": {"warriors": {"marquise": 1, "eyrie": 2}, "buildings": ["roost"]},
    },
    "players": {
        "marquise": {"score": 4, "hand": ["ambush-fox", "sappers"], "items": ["boot"]},
        "eyrie": {"score": 6, "leader": "despot", "decree": {"move": ["vizier"], "build": ["vizier"]}},
    },
}


def changed(changes: dict[str, Any]) -> dict[str, Any]:
    """The good position with other values at dotted places; ``...`` takes the place out."""
    data = copy.deepcopy(GOOD)
    for path, value in changes.items():
        *way, last = path.split(".")
        at = data
        for part in way:
            at = at.setdefault(part, {})
        if value is ...:
            del at[last]
        else:
            at[last] = value
    return data


def faults(changes: dict[str, Any]) -> list[tuple[str, str, str]]:
    """Path, article and message of every fault."""
    with pytest.raises(rl.PositionError) as error:
        load_position(changed(changes))
    for fault in error.value.faults:
        assert not fault.law or is_article(fault.law)
        sentence = fault.text("en")
        assert sentence.endswith(".")
        assert "{" not in sentence
        assert "\n" not in sentence
    one = str(error.value)
    assert "\n" not in one
    assert one.endswith(".")
    assert error.value.faults[0].path in one
    return [(fault.path, fault.law, fault.message) for fault in error.value.faults]


DRAW = {"procedure": "Draw", "seat": 0, "left": 1, "article": "6.6"}

# What is changed, and every fault that it must give: place, article, message.
CASES: dict[str, tuple[dict[str, Any], list[tuple[str, str, str]]]] = {
    # the format
    "no version": ({"rootlab": ...}, [("", "", "fault-missing")]),
    "a newer version": ({"rootlab": 2, "map": 5}, [("rootlab", "", "fault-too-new")]),
    "version zero": ({"rootlab": 0}, [("rootlab", "", "fault-out-of-range")]),
    "a version in words": ({"rootlab": "1"}, [("rootlab", "", "fault-wrong-type")]),
    "an unknown entry": ({"players.marquise.leader": "despot"}, [("players.marquise.leader", "", "fault-unknown-key")]),
    "a list for an object": ({"clearings": []}, [("clearings", "", "fault-wrong-type")]),
    "half a point": ({"players.eyrie.score": 0.5}, [("players.eyrie.score", "", "fault-wrong-type")]),
    "true as a number": ({"players.eyrie.score": True}, [("players.eyrie.score", "", "fault-wrong-type")]),
    # names
    "an unknown map": ({"map": "atumn"}, [("map", "", "fault-unknown-map")]),
    "an unknown deck": ({"deck": "x"}, [("deck", "", "fault-unknown-deck")]),
    "an unknown faction": ({"clearings.5.warriors.cats": 1}, [("clearings.5.warriors.cats", "", "fault-unknown-faction")]),
    "an unknown clearing": ({"clearings.13": {}}, [("clearings.13", "2.2", "fault-unknown-clearing")]),
    "an unknown card": ({"discard": ["anvil", "anvill"]}, [("discard.1", "2.1", "fault-unknown-card")]),
    "a vizier in a hand": ({"players.eyrie.hand": ["vizier"]}, [("players.eyrie.hand.0", "2.1", "fault-unknown-card")]),
    "an unknown building": ({"clearings.2.buildings": ["tower"]}, [("clearings.2.buildings.0", "1.5.2", "fault-unknown-building")]),
    "an unknown token": ({"clearings.2.tokens": ["wod"]}, [("clearings.2.tokens.0", "1.5.2", "fault-unknown-token")]),
    "an unknown plot": ({"clearings.2.tokens": [{"plot": "x"}]}, [("clearings.2.tokens.0.plot", "", "fault-unknown-plot")]),
    "an unknown item": ({"players.eyrie.items": ["wand"]}, [("players.eyrie.items.0", "5.1.5", "fault-unknown-item")]),
    "an unknown suit": (
        {"turn.player": "eyrie", "turn.used": {"decree": {"move": {"frog": 1}}}, "turn.step": "decree"},
        [("turn.used.decree.move.frog", "2.1", "fault-unknown-suit")],
    ),
    "an unknown leader": ({"players.eyrie.leader": "king", "players.eyrie.decree": ...}, [("players.eyrie.leader", "", "fault-unknown-leader")]),
    "an unknown column": ({"players.eyrie.decree.fly": []}, [("players.eyrie.decree.fly", "", "fault-unknown-column")]),
    "an unknown phase": ({"turn.phase": "noon"}, [("turn.phase", "", "fault-unknown-phase")]),
    "an unknown step": ({"turn.step": "march"}, [("turn.step", "1.4.1", "fault-unknown-step")]),
    "an unknown step of setup": ({"turn": {"phase": "setup", "step": "x"}}, [("turn.step", "5.1", "fault-unknown-step")]),
    "an unknown counter": ({"turn.used.marches": 1}, [("turn.used.marches", "", "fault-unknown-use")]),
    "an object as a counter": ({"turn.used.recruit": {}}, [("turn.used.recruit", "", "fault-not-a-count")]),
    # seats
    "no seats": ({"seats": ...}, [("", "", "fault-missing")]),
    "one seat": ({"seats": ["eyrie"]}, [("seats", "", "fault-number-of-seats")]),
    "two seats of one": ({"seats": ["eyrie", "marquise", "eyrie"]}, [("seats", "5.1.1", "fault-two-seats")]),
    "a seat that cannot be played": ({"seats": ["marquise", "eyrie", "duchy"]}, [("seats.2", "", "fault-not-playable")]),
    "the turn of nobody": ({"turn.player": "duchy"}, [("turn.player", "1.5.2", "fault-no-seat")]),
    "warriors of nobody": ({"clearings.5.warriors.duchy": 1}, [("clearings.5.warriors.duchy", "1.5.2", "fault-no-seat")]),
    "a token of nobody": ({"clearings.5.tokens": ["sympathy"]}, [("clearings.5.tokens.0", "1.5.2", "fault-no-seat")]),
    "a plot of nobody": ({"clearings.5.tokens": [{"plot": "bomb", "up": True}]}, [("clearings.5.tokens.0", "1.5.2", "fault-no-seat")]),
    "a player without a seat": ({"players.duchy": {}}, [("players.duchy", "1.5.2", "fault-no-seat")]),
    "setup by another": ({"turn": {"phase": "setup", "step": "keep", "player": "eyrie"}}, [("turn.player", "5.1.7", "fault-other-sets-up")]),
    # pieces
    "a negative number": ({"clearings.5.warriors.eyrie": -1}, [("clearings.5.warriors.eyrie", "", "fault-negative")]),
    "a 26th warrior": (
        {"clearings.5.warriors.marquise": 23, "clearings.9": {"warriors": {"marquise": 1}}},
        [("clearings.5.warriors.marquise", "1.5.1", "fault-too-many-warriors")],
    ),
    "two keeps": ({"clearings.5.tokens": ["keep"]}, [("clearings.5.tokens", "1.5.1", "fault-too-many-pieces")]),
    "nine wood": ({"clearings.5.tokens": ["wood"] * 8}, [("clearings.5.tokens", "1.5.1", "fault-too-many-pieces")]),
    "seven workshops": (
        {f"clearings.{c}": {"buildings": ["workshop"] * n} for c, n in ((2, 2), (7, 2), (8, 2), (9, 1))},
        [("clearings.9.buildings", "1.5.1", "fault-too-many-pieces")],
    ),
    "no slot": ({"clearings.1.buildings": ["sawmill", "workshop"]}, [("clearings.1.buildings", "2.2.3", "fault-no-slot")]),
    "no slot beside a ruin": ({"clearings.6": {"buildings": ["sawmill", "workshop"]}}, [("clearings.6.buildings", "2.2.3", "fault-no-slot-beside-ruin")]),
    "a ruin on bare ground": ({"clearings.5.ruin": True}, [("clearings.5.ruin", "2.2.4", "fault-no-ruin-there")]),
    "two roosts": ({"clearings.5.buildings": ["roost", "roost"]}, [("clearings.5.buildings", "7.5.2.4", "fault-two-roosts")]),
    # scores, items
    "30 points": ({"players.marquise.score": 30}, [("players.marquise.score", "3.1", "fault-score-wins")]),
    "fewer than no points": ({"players.marquise.score": -1}, [("players.marquise.score", "", "fault-negative")]),
    "no score": ({"players.marquise.score": None}, [("players.marquise.score", "3.3.1", "fault-no-score")]),
    "a score with dominance": ({"players.marquise.dominance": "dominance-fox"}, [("players.marquise.score", "3.3.1", "fault-score-with-dominance")]),
    "another card as dominance": ({"players.marquise.dominance": "anvil"}, [("players.marquise.dominance", "2.1.3", "fault-unknown-dominance-card")]),
    "three boots": ({"players.eyrie.items": ["boot", "boot"]}, [("players.eyrie.items.1", "5.1.5", "fault-too-many-items")]),
    "a torch": ({"players.eyrie.items": ["torch"]}, [("players.eyrie.items.0", "5.1.5", "fault-too-many-items")]),
    "a full supply beside a box": ({"item_supply": {"boot": 2}}, [("item_supply.boot", "5.1.5", "fault-too-many-items")]),
    # cards
    "a third Sappers": ({"players.eyrie.hand": ["sappers", "sappers"]}, [("players.eyrie.hand.1", "2.1", "fault-too-many-cards")]),
    "a second Anvil on the Decree": (
        {"players.eyrie.decree.move": ["vizier", "anvil"], "discard": ["anvil"]},
        [("discard.0", "2.1", "fault-too-many-cards")],
    ),
    "a card of the other deck": ({"discard": ["coffin-makers"]}, [("discard.0", "2.1", "fault-not-in-deck")]),
    "dominance that takes no part": ({"dominance": False, "players.eyrie.hand": ["dominance-fox"]}, [("players.eyrie.hand.0", "5.1.3", "fault-no-dominance")]),
    "dominance discarded": ({"discard": ["dominance-fox"]}, [("discard.0", "3.3.3", "fault-dominance-discarded")]),
    "another card beside the map": ({"available_dominance": ["anvil"]}, [("available_dominance.0", "3.3.3", "fault-only-dominance")]),
    "an item card in play": ({"players.eyrie.crafted": ["anvil"]}, [("players.eyrie.crafted.0", "4.1.3", "fault-not-lasting")]),
    "two of a kind in play": ({"players.eyrie.crafted": ["cobbler", "cobbler"]}, [("players.eyrie.crafted.1", "4.1.4", "fault-crafted-twice")]),
    "a hidden card": ({"players.eyrie.hand": [None]}, [("players.eyrie.hand", "1.2.1", "fault-hidden-hand")]),
    "a hidden hand": ({"players.eyrie.hand": {"size": 2, "known": ["anvil"]}}, [("players.eyrie.hand", "1.2.1", "fault-hidden-hand")]),
    "knowledge of another card": ({"known": {"eyrie": {"marquise": ["anvil"]}}}, [("known.eyrie.marquise", "1.2.1", "fault-not-in-that-hand")]),
    "knowledge of a second copy": ({"known": {"all": {"marquise": ["sappers"] * 2}}}, [("known.all.marquise", "1.2.1", "fault-not-in-that-hand")]),
    "knowledge of one's own": ({"known": {"marquise": {"marquise": ["sappers"]}}}, [("known.marquise.marquise", "1.2.1", "fault-knows-own-hand")]),
    "knowledge of nobody": ({"known": {"duchy": {"marquise": []}}}, [("known.duchy", "1.5.2", "fault-no-seat")]),
    "items under ruins without need": ({"ruin_items": ["boot"]}, [("ruin_items", "", "fault-nobody-uses")]),
    # the Eyrie
    "a leader who is deposed": ({"players.eyrie.deposed": ["despot"]}, [("players.eyrie.deposed", "7.7.3", "fault-leader-deposed")]),
    "deposed twice": ({"players.eyrie.deposed": ["builder", "builder"]}, [("players.eyrie.deposed", "", "fault-listed-twice")]),
    "no leader in a turn": (
        {"players.eyrie.leader": None, "players.eyrie.decree": {}},
        [("players.eyrie.leader", "7.3.3", "fault-no-leader")],
    ),
    "three viziers": ({"players.eyrie.decree.recruit": ["vizier"]}, [("players.eyrie.decree", "7.3.4", "fault-viziers")]),
    "viziers elsewhere": (
        {"players.eyrie.decree": {"move": ["vizier"], "battle": ["vizier"]}},
        [("players.eyrie.decree", "7.3.4", "fault-vizier-columns")],
    ),
    "more done than there is": (
        {"turn": {"player": "eyrie", "step": "decree", "used": {"decree": {"move": {"bird": 2}}}}},
        [("turn.used.decree.move.bird", "7.5.2", "fault-decree-done")],
    ),
    # what is under way, and the end
    "an unknown procedure": ({"pending": {"version": 1, "stack": [{"procedure": "X"}]}}, [("pending.stack.0.procedure", "", "fault-unknown-procedure")]),
    "half a procedure": ({"pending": {"version": 1, "stack": [{"procedure": "Draw"}]}}, [("pending.stack.0", "", "fault-procedure-fields")]),
    "a draw of nobody": ({"pending": {"version": 1, "stack": [DRAW | {"seat": 7}]}}, [("pending.stack.0", "", "fault-pending-does-not-fit")]),
    "a draw of how many": ({"pending": {"version": 1, "stack": [DRAW | {"left": "x"}]}}, [("pending.stack.0", "", "fault-pending-does-not-fit")]),
    "a newer stack": ({"pending": {"version": 2, "stack": []}}, [("pending.version", "", "fault-out-of-range")]),
    "nobody wins": ({"result": {"winners": [], "article": "3.1"}}, [("result.winners", "", "fault-number-of-entries")]),
    "a stranger wins": ({"result": {"winners": ["duchy"], "article": "3.1"}}, [("result.winners.0", "1.5.2", "fault-no-seat")]),
}  # fmt: skip


def test_the_good_position_is_good() -> None:
    load_position(changed({}))


@pytest.mark.parametrize("name", CASES)
def test_a_fault(name: str) -> None:
    changes, wanted = CASES[name]
    assert faults(changes) == wanted


def test_all_faults_are_named_at_once() -> None:
    found = faults(
        {
            "map": "spring", "players.marquise.score": 31, "clearings.2": {"tokens": ["keep", "gold"]},
            "players.eyrie.hand": ["sappers", "sappers", 5], "turn.step": "wood",
        }
    )  # fmt: skip
    assert [path for path, _, _ in found] == [
        "map", "clearings.2.tokens.1", "players.eyrie.hand.2", "turn.step", "clearings.2.tokens",
        "players.marquise.score", "players.eyrie.hand.1",
    ]  # fmt: skip


def sentence(changes: dict[str, Any]) -> str:
    with pytest.raises(rl.PositionError) as error:
        load_position(changed(changes))
    return str(error.value)


def test_an_error_is_one_sentence() -> None:
    assert sentence({"clearings.5.warriors.marquise": 23}) == (
        "26 warriors of Marquise de Cat are on the map; there are only 25 (clearings.5.warriors.marquise)."
    )
    assert sentence({"map": "atumn", "discard": ["anvil"] * 2, "note": 5}) == (
        "There is no map “atumn”; the nearest is “autumn” (map; and 2 more faults)."
    )
    assert "the steps are craft and actions" in sentence({"turn.step": "march"})
    assert "known are sawmill" in sentence({"clearings.2.buildings": ["x"]})


def test_a_faulty_error_can_be_kept() -> None:
    assert issubclass(rl.PositionError, rl.RootlabError)
    with pytest.raises(rl.PositionError) as error:
        load_position(changed({"map": "x", "discard": ["anvil"] * 2}))
    kept = pickle.loads(pickle.dumps(error.value))
    assert (str(kept), kept.faults) == (str(error.value), error.value.faults)


# --- files -------------------------------------------------------------------------------------------
def message(source: Any) -> str:
    with pytest.raises(rl.PositionError) as error:
        load_position(source)
    return str(error.value)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "The file is empty"),
        (json.dumps(GOOD, indent=1)[:200], "breaks off in line 14"),
        ('{"rootlab": 1, "map": "aut', "breaks off in line 1"),
        ("hello", "is not JSON: line 1, column 1"),
        ('{"rootlab": 1,,}', "is not JSON: line 1, column 15"),
        ('{"rootlab": 1, "rootlab": 1}', "has “rootlab” twice"),
        ("[1, 2]", "a JSON object, not a list"),
        ("[" * 100_000, "is not a position"),
        ('{"rootlab": ' + "9" * 5000 + "}", "is not a position"),
    ],
)
def test_a_damaged_file(tmp_path: Path, content: str, said: str) -> None:
    path = tmp_path / "x.json"
    path.write_text(content, encoding="utf-8")
    found = message(path)
    assert said in found
    assert str(path) in found
    assert "\n" not in found


def test_every_way_to_cut_a_file(tmp_path: Path) -> None:
    whole = json.dumps(GOOD, indent=1)
    path = tmp_path / "x.json"
    for end in range(0, len(whole) - 1, 7):
        path.write_text(whole[:end], encoding="utf-8")
        assert re.search(r"empty|breaks off in line \d+", message(path)), end


def test_what_is_no_file(tmp_path: Path) -> None:
    assert message(tmp_path / "none.json") == f"There is no such file ({tmp_path / 'none.json'})."
    assert "cannot be read" in message(tmp_path)
    assert "json.loads" in message(json.dumps(GOOD))
    (tmp_path / "x").write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in message(tmp_path / "x")
    assert message(5) == "A position is a JSON object, not a number."
    assert message([GOOD]) == "A position is a JSON object, not a list."


# --- the catalogue -------------------------------------------------------------------------------------
def test_every_fault_of_the_catalogue_is_raised_somewhere() -> None:
    """And every one that the code names is in the catalogue."""
    source = data_dir().joinpath("messages", "en", "position.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^(fault-[\w-]+) =", source, re.MULTILINE)) - {"fault-hint"}
    package = Path(rl.__file__).parent
    files = [*package.glob("engine/**/*.py"), *package.glob("factions/*/*.py")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    used = set(re.findall(r'"(fault-[\w-]+)"', code))
    titles = re.findall(
        r'"title": "([\w-]+)"', data_dir().joinpath("schema", "position.schema.json").read_text()
    )
    used |= {f"fault-unknown-{title}" for title in titles} | {"fault-unknown-name"}
    assert used == known
