"""Every verb, action, event, question and outcome of the game has its words in English."""

from __future__ import annotations

import re
from functools import cache

import pytest

import rootlab as rl
from rootlab.components.names import BIRDSONG, EVENING, FACTION_ID
from rootlab.engine.action import Action
from rootlab.engine.event import Event
from rootlab.engine.match import playable
from rootlab.engine.state import State
from rootlab.engine.verbs import questions_of
from rootlab.engine.words import message_of, slug, verb_text
from rootlab.language import has, text
from rootlab.rules.turn import start_question, window_question
from tests.playing import wanderings

GAMES = 200
HIDING = ("drew", "took", "saw")
SEATS = playable()
QUESTIONS = sorted(
    {question.id for seat in SEATS for question in questions_of(FACTION_ID[seat])}
    | {question.id for question in (start_question(BIRDSONG), window_question(EVENING))}
)


def reads_well(sentence: str) -> bool:
    """No gap, no mark of the catalogue, a capital at the start (or a number, or a quotation mark)."""
    return (
        bool(re.match(r"[A-Z0-9“]", sentence))
        and not re.search(r"[{}$]|  | [.,;:]|\bNone\b", sentence)
        and sentence == sentence.strip()
    )


@cache
def told() -> dict[str, str]:
    """A text for each kind of thing that random games bring, by a name for the kind."""
    found: dict[str, str] = {}

    def keep(kind: str, sentence: str) -> None:
        found.setdefault(kind, sentence)
        assert reads_well(sentence), (kind, sentence)

    for seed in range(GAMES):
        for s, choice, _ in wanderings(seed, dominance=seed % 3 == 0):
            if s.log is None:
                s.log = []
            for event in s.log:
                happened = f"event {event.kind} {event.faction} {event.piece} {event.item} {event.count == 1}"
                if happened not in found:
                    keep(happened, event.text("en"))
                    if event.secret:
                        keep(f"hidden {event.kind}", hidden(event, s))
            s.log.clear()
            decision = s.decision
            if decision is not None:
                asked = f"question {decision.id} {decision.facts.get('suit')} {decision.facts.get('left')}"
                if asked not in found:
                    keep(asked, decision.text("en"))
            if choice is not None:
                kind = f"{choice.faction} {choice.verb}" if isinstance(choice, Action) else choice.kind
                if f"choice {kind}" not in found:
                    keep(f"choice {kind}", choice.text("en"))
    return found


def hidden(event: Event, s: State) -> str:
    """A secret event as a seat reads it that may not see the card."""
    eyes = next((seat for seat in s.seats if seat not in event.secret), "vagabond")
    sentence = event.text("en", eyes=eyes)
    assert event.card is not None
    assert text(f"card-{event.card}", "en") not in sentence
    return sentence


def test_what_random_games_bring_is_told() -> None:
    assert len(told()) > 100


@pytest.mark.parametrize("seat", SEATS)
def test_every_verb_has_a_label_and_a_text(seat: str) -> None:
    for verb in rl.verbs(seat):
        assert has(message_of("action", seat, slug(verb.name)), "en"), verb.name
        label = verb_text(seat, verb.name, "en")
        assert reads_well(label), label
        assert len(label) <= 25, label


def test_labels_of_a_faction_are_told_apart() -> None:
    for seat in SEATS:
        labels = [verb_text(seat, verb.name, "en") for verb in rl.verbs(seat)]
        assert sorted(labels) == sorted(set(labels))


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_has_its_text(question: str) -> None:
    assert has(f"question-{question}", "en")


@pytest.mark.parametrize("kind", HIDING)
def test_secret_events_have_a_text_for_other_eyes(kind: str) -> None:
    assert has(f"event-{kind}-hidden", "en")


def test_actions_in_words() -> None:
    def told(seat: str, verb: str, **fields: object) -> str:
        return str(rl.action(seat, verb, **fields).text("en"))

    assert told("marquise", "move", origin=1, destination=9, count=3) == "Move 3 warriors from 1 to 9"
    assert told("eyrie", "move", origin=1, destination=9, count=1) == "Move 1 warrior from 1 to 9"
    assert told("marquise", "build", clearing=9, piece="sawmill") == "Build a sawmill in 9"
    assert told("eyrie", "build", clearing=9) == "Build a roost in 9"
    assert told("eyrie", "add_to_decree", card="anvil", target="recruit") == "Add Anvil to Recruit"
    assert told("eyrie", "choose_leader", card="despot") == "Choose the Despot as leader"
    assert told("marquise", "battle", clearing=5, target="eyrie") == "Battle the Eyrie in 5"
    assert told("eyrie", "first", target="eyrie") == "The Eyrie use effects first"
    assert told("marquise", "lose", piece="keep") == "Lose the keep"
    assert verb_text("marquise", "move", "en") == "March"
    assert verb_text("eyrie", "move", "en") == "Move"


def test_events_in_words() -> None:
    moved = Event("moved", "4.2", "marquise", origin=1, destination=9, piece="warrior", count=3)
    assert moved.text("en") == "The Marquise moved 3 warriors from 1 to 9."
    drew = Event("drew", "6.6", "eyrie", card="anvil", secret=("eyrie",))
    assert drew.text("en") == "The Eyrie drew Anvil."
    assert drew.text("en", eyes="eyrie") == "The Eyrie drew Anvil."
    assert drew.text("en", eyes="marquise") == "The Eyrie drew a card."
    placed = Event("placed", "6.4", "marquise", clearing=9, piece="wood", count=1)
    assert placed.text("en") == "The Marquise placed a wood token in 9."
    removed = Event("removed", "4.3.4", "eyrie", clearing=9, piece="roost", count=1)
    assert removed.text("en") == "A roost of the Eyrie was removed from 9."
    made = Event("crafted", "4.1.2", "eyrie", card="anvil", item="hammer")
    assert made.text("en") == "The Eyrie crafted Anvil and took a hammer."
    assert Event("crafted", "4.1.3", "eyrie", card="sappers").text("en") == "The Eyrie crafted Sappers."


@pytest.mark.parametrize(
    ("outcome", "sentence"),
    [
        (("dice", 3, 1), "The dice show 3 and 1."),
        (("draw", "anvil"), "The card drawn is Anvil."),
        (("take", "sappers"), "The card taken is Sappers."),
        (("ruin", "hammer"), "Under the ruin lies a hammer."),
        (("ruin", "tea"), "Under the ruin lies tea."),
        (("quest", "errand-fox"), "The quest is Errand (fox)."),
    ],
)
def test_outcomes_in_words(outcome: tuple[str | int, ...], sentence: str) -> None:
    assert rl.outcome(*outcome).text("en") == sentence


def test_a_question_is_told_with_its_facts() -> None:
    found = {name: sentence for name, sentence in told().items() if name.startswith("question ambush")}
    assert any(
        re.fullmatch(
            r"The (Marquise is|Eyrie are) attacked in \d+ \((fox|rabbit|mouse)\) by the (Eyrie|Marquise)\. "
            r"Play an ambush\?",
            sentence,
        )
        for sentence in found.values()
    )
