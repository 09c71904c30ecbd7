"""What games bring is told in every language, and reads as a sentence of that language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

import rootlab as rl
from rootlab.components.cards import CARD_IDS, NC
from rootlab.components.names import FACTION_ID, FACTIONS, ITEMS, SUITS
from rootlab.components.pieces import KINDS, PLOTS
from rootlab.engine.action import Action
from rootlab.engine.grounds import Grounds
from rootlab.engine.match import playable
from rootlab.engine.ruling import Ruling
from rootlab.engine.state import State
from rootlab.engine.verbs import names_of
from rootlab.engine.words import verb_text
from rootlab.language import languages, text
from tests.engine import test_grounds
from tests.engine.test_ruling import RARE
from tests.playing import wanderings

LANGUAGES = languages()
GAMES = 4
SHARE = 0.03
"""The share of all moments at which it is asked why something is not legal."""
TABLES = tuple(
    seats
    for seats in (
        ("marquise", "eyrie"),
        ("alliance", "eyrie", "marquise"),
        ("vagabond", "marquise", "alliance", "eyrie"),
        ("corvids", "marquise", "eyrie", "alliance"),
    )
    if set(seats) <= set(playable())
)
PAIRS = (("¿", "?"), ("¡", "!"), ("«", "»"), ("“", "”"), ("(", ")"))
OPENING = {"en": r"[A-Z0-9“]", "es": r"[A-ZÁÉÍÓÚ0-9«¿¡]"}
CLASHES = {"es": r"\b(de|a) el\b|\bde (del|de)\b|[?!]\."}
"""What is wrong in that language, whatever the sentence says."""


def faults(sentence: str, lang: str) -> list[str]:
    """What keeps a sentence from reading well."""
    found = []
    if not re.match(OPENING.get(lang, r"\S"), sentence):
        found.append("how it begins")
    if re.search(r"[{}$]|  | [.,;:?!]|\bNone\b|\bseveral\b", sentence) or sentence != sentence.strip():
        found.append("gaps or marks")
    if lang in CLASHES and re.search(CLASHES[lang], sentence):
        found.append("words that clash")
    for start, end in PAIRS:
        if (lang != "en" or start == "(") and sentence.count(start) != sentence.count(end):
            found.append(f"{start} without {end}")
    return found


def asked(s: State, rng: Random) -> Iterator[Action]:
    """A well-formed action of each verb of each seat, mostly not legal."""
    forests = [forest.clearings for forest in s.match.board.forests]
    for seat in s.seats:
        roams = s.match.factions[FACTION_ID[seat]].enters_forests
        places: list[Any] = [*range(1, 13), *(forests if roams else ())]
        domains: dict[str, Any] = {
            "clearing": places,
            "origin": places,
            "destination": places,
            "count": (1, 2, 3),
            "card": s.hand(seat) if s.hand(seat) and rng.random() < 0.5 else CARD_IDS[:NC],
            "target": FACTIONS if rng.random() < 0.2 else s.seats,
            "piece": (*KINDS, "warrior"),
            "item": ITEMS,
            "suit": SUITS,
            "plot": PLOTS,
        }
        for verb in rl.verbs(seat):
            names = {**domains, **names_of(seat, verb.name)}
            yield rl.action(seat, verb.name, **{name: rng.choice(names[name]) for name in verb.fields})


@cache
def told(lang: str) -> dict[str, str]:
    """One text for each kind of event, question, choice, refusal and ground; all of them are looked at."""
    found: dict[str, str] = {}

    def keep(kind: str, sentence: str) -> None:
        found.setdefault(kind, sentence)
        assert not faults(sentence, lang), (kind, sentence, faults(sentence, lang))

    def refuse(ruling: Ruling) -> None:
        for one in ruling.all():
            keep(f"reason {one.id}", one.text(lang))
            remedy = one.remedy_text(lang)
            if remedy is not None:
                keep(f"remedy {one.id}", remedy)

    def allow(grounds: Grounds | None) -> None:
        for one in grounds or ():
            keep(f"ground {one.id}", one.text(lang))

    for seed, seats in product(range(GAMES), TABLES):
        for s, choice, rng in wanderings(seed, dominance=seed % 2 == 0, seats=seats):
            if s.log is None:
                s.log = []
            for event in s.log:
                keep(f"event {event.kind} {event.faction}", event.text(lang))
                if event.secret:
                    eyes = next((seat for seat in s.seats if seat not in event.secret), None)
                    keep(f"hidden {event.kind}", event.text(lang, eyes=eyes))
            s.log.clear()
            if s.decision is not None:
                keep(f"question {s.decision.id}", s.decision.text(lang))
            if choice is not None:
                kind = f"{choice.faction} {choice.verb}" if isinstance(choice, Action) else choice.kind
                keep(f"choice {kind}", choice.text(lang))
                if isinstance(choice, Action):
                    allow(s.why(choice))
            if rng.random() < SHARE:
                for action in asked(s, rng):
                    ruling = s.why_not(action)
                    if ruling is not None:
                        refuse(ruling)
    for rare in RARE.values():
        refuse(rare())
    for legal in test_grounds.RARE.values():
        allow(legal())
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_games_bring_reads_well(lang: str) -> None:
    found = told(lang)
    assert {kind for kind in found if kind.startswith("reason ")} >= {f"reason {one}" for one in RARE}
    assert {kind for kind in found if kind.startswith("ground ")} >= {
        f"ground {one}" for one in test_grounds.RARE
    }
    assert len(found) > 250
    assert set(found) == set(told("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_are_short_and_told_apart(lang: str) -> None:
    for seat in playable():
        labels = [verb_text(seat, verb.name, lang) for verb in rl.verbs(seat)]
        assert sorted(labels) == sorted(set(labels))
        for label in labels:
            assert len(label) <= 25, label
            assert not faults(label, lang), label


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_item_and_piece_is_told_in_singular_and_plural(lang: str) -> None:
    for kind, count in product(("piece-warrior", "piece-roost", "item-boot", "item-coin"), (0, 1, 2, 5)):
        assert (text(kind, lang, count=count) == text(kind, lang, count=1)) == (count == 1), (kind, count)


@pytest.mark.skipif("es" not in LANGUAGES, reason="there is no Spanish catalogue")
def test_spanish_articles_and_verbs_agree() -> None:
    assert text("event-battle", "es", faction="eyrie", target="marquise", clearing=5) == (
        "El Nido atacó al Marquesado en el claro 5."
    )
    assert text("event-battle", "es", faction="corvids", target="alliance", clearing=5) == (
        "Los Córvidos atacaron a la Alianza en el claro 5."
    )
    assert text("event-crafted", "es", faction="alliance", card="anvil", item="hammer") == (
        "La Alianza fabricó Yunque y tomó un martillo."
    )
    assert text("reason-item-not-in-supply", "es", item="boot", card="woodland-runners") == (
        "En la reserva común de objetos no queda ninguna bota, así que Corredores del Bosque no se puede fabricar."
    )
