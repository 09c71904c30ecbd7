"""The picker for every faction: each legal action can be reached, and whatever is offered reads well."""

from __future__ import annotations

import re
from html import unescape
from random import Random

import pytest

import rootlab as rl
from rootlab.engine.action import Action, action, intern
from rootlab.widgets.choices import Choice, click, offer, settled
from rootlab.widgets.panels.picker import Picker
from rootlab.widgets.panels.places import places_html
from rootlab.widgets.session import Session

MIXES = (
    ("alliance", "corvids"),
    ("vagabond", "marquise"),
    ("vagabond", "corvids", "alliance"),
    ("eyrie", "vagabond", "alliance", "marquise"),
    ("marquise", "eyrie", "alliance", "vagabond", "corvids"),
)
MOST_PICKS = 4
RAW = re.compile(r"\w_\w|\bNone\b|\{|\}|\$|\(\d+, |\[|-(?:exhausted|damaged)\b|�")
"""What looks like the machine's own names in a text for people."""


def words(html: str) -> str:
    """The text of some HTML, hover words and labels included."""
    labels = " ".join(re.findall(r'(?:title|aria-label)="([^"]*)"', html))
    return unescape(re.sub(r"<[^>]*>", " ", html) + " " + labels)


def reach(picker: Picker, wanted: Action) -> int:
    """Narrow down to an action as a person would; how many picks that took."""
    legal = picker.session.legal_actions()
    picker.reset()
    for picks in range(8):
        offered = picker.offer()
        html = picker.html()
        found = re.search(RAW, words(html))
        assert found is None, (found, words(html))
        if picker.marking is not None:
            named = [picker.marking.action((k, 0)) for k in range(len(picker.marking.asked.parts))]
            assert wanted in named or wanted.verb == "pass", wanted
            assert html.count('data-act="part:') == len(list(picker.marking.things()))
            return 1
        if f'data-act="play:{legal.index(wanted)}"' in html:
            return picks
        if f'data-act="verb:{wanted.verb}"' in html and picker.choice.verb != wanted.verb:
            picker.pick_verb(wanted.verb)
            continue
        assert offered.asked is not None, (wanted, words(html))
        values = [value for value, _ in offered.values]
        value = getattr(wanted, offered.asked)
        assert value in values, wanted
        choice = picker.choice.with_field(offered.asked, value)
        if settled(legal, choice) is wanted:
            return picks + 1
        assert settled(legal, choice) is None, (wanted, choice)
        picker.choice = choice
    raise AssertionError(f"{wanted} is out of reach")


@pytest.mark.parametrize("seats", MIXES, ids="-".join)
def test_every_legal_action_can_be_reached(seats: tuple[str, ...]) -> None:
    """Through whole games with random choices; a sample of what is legal at each decision."""
    for seed in (1, 2):
        rng = Random(f"{seats}:{seed}")
        game = rl.new_game(list(seats), seed=seed)
        session = Session(game)
        session.answer_forced = False
        picker = Picker(session)
        tried: set[tuple[str, str, int]] = set()
        for _ in range(700):
            if session.state.is_over:
                break
            session.ready()
            legal = session.legal_actions()
            assert legal
            sample = rng.sample(legal, min(2, len(legal)))
            for wanted in sample:
                kind = (wanted.faction, wanted.verb, min(len(legal), 40) // 4)
                if kind not in tried:
                    tried.add(kind)
                    assert reach(picker, wanted) <= MOST_PICKS, wanted
            picker.reset()
            game.play(rng.choice(legal))
            session._fresh()
        assert len(tried) > 20


def play_to(session: Session, question: str) -> None:
    """Play the first legal action until that is asked."""
    for _ in range(200):
        decision = session.moment.decision
        if decision is not None and decision.id == question:
            return
        session.play(session.legal_actions()[0])
        session.ready()
    raise AssertionError(f"{question} was never asked")


def test_a_pawn_goes_where_it_is_clicked_also_into_a_forest() -> None:
    game = rl.new_game(["vagabond", "marquise"], seed=4)
    session = Session(game)
    picker = Picker(session)
    play_to(session, "setup-pawn")
    forests = [a.clearing for a in session.legal_actions()]
    assert set(picker.lit()) == set(forests)
    assert all(isinstance(forest, tuple) for forest in forests)
    html = places_html(session, picker)
    assert 'data-act="at:1-2-5-10"' in html
    assert "Forest between 1, 2, 5 and 10" in html
    assert picker.click((1, 2, 5, 10))
    assert session.state.to_dict()["players"]["vagabond"]["pawn"] == [1, 2, 5, 10]
    play_to(session, "vagabond-slip")
    ways = {a.destination for a in session.legal_actions() if a.verb == "slip"}
    assert any(isinstance(way, tuple) for way in ways)
    assert any(isinstance(way, int) for way in ways)
    assert set(picker.lit()) == ways
    assert picker.click((2, 6, 10, 11, 12))
    assert session.moves() == (("vagabond", (1, 2, 5, 10), (2, 6, 10, 11, 12)),)


def test_a_click_looks_at_where_the_pawn_could_go() -> None:
    legal = (
        *(action("vagabond", "move", destination=c) for c in (1, 5)),
        action("vagabond", "battle", clearing=9, target="eyrie"),
        action("vagabond", "end"),
    )
    choice = click(legal, Choice(), 5)
    assert [row.actions[0].destination for row in offer(legal, choice).rows] == [5]
    assert settled(legal, choice) is None
    assert click(legal, choice, 5) == Choice()


def test_what_lacks_a_field_can_be_picked_too() -> None:
    """Actions of one verb, some with a target and some without: both sorts are offered."""
    cards = ("anvil", "sword", "investments", "bake-sale", "cobbler", "codebreakers")
    legal = [intern("alliance", "spend", card=card, target=who) for card in cards for who in ("eyrie", None)]
    asked = offer(legal, Choice(verb="spend", picked=(("card", "anvil"),)))
    assert len(asked.rows) == 2
    values = offer(legal, Choice(verb="spend")).values
    assert {value for value, _ in values} == set(cards)


@pytest.mark.parametrize("seats", MIXES, ids="-".join)
def test_log_and_news_speak_in_words(seats: tuple[str, ...]) -> None:
    """Every event of a game, open and through each seat's eyes."""
    for seed in (5, 6):
        game = rl.new_game(list(seats), seed=seed)
        rng = Random(seed)
        for _ in range(500):
            if game.state.is_over:
                break
            game.play(rng.choice(game.state.legal_actions()))
        for event in game.events():
            for eyes in (None, *seats):
                told = event.text("en", eyes)
                found = re.search(RAW, told)
                assert found is None, (event, told)
