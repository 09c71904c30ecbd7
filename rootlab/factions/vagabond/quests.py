"""9.5.5, 9.3.3 Quests: three lie open; two items complete one, and its reward is points or cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar, Final

from rootlab.components.names import ITEMS, SUITS, VAGABOND
from rootlab.components.quests import ALL_QUESTS, QUEST_ID, QUEST_ITEMS, QUEST_SUIT, QUESTS
from rootlab.engine.action import Action, intern
from rootlab.engine.entries import A_QUEST, ARTICLE, COUNT, FLAG, Entry
from rootlab.engine.event import Event
from rootlab.engine.outcome import QUEST, Outcome
from rootlab.engine.piles import Draw, deck_size
from rootlab.engine.procedure import AGAIN, CHANCE, Deed, Procedure, Question, register_procedure
from rootlab.engine.reason import PLACE, RESOURCES, Reason, reason
from rootlab.engine.state import NO_DOMINANCE, State
from rootlab.engine.tables import plain
from rootlab.factions.vagabond.board import NAME, QUESTS_DONE, QUESTS_OPEN, set_own, suit_here
from rootlab.factions.vagabond.items import exhaust_kind, face_up
from rootlab.rules.victory import score

NOT_OPEN: Final = reason("quest-not-open", RESOURCES, "9.5.5", "9.3.3")
OTHER_SUIT: Final = reason("quest-of-another-suit", PLACE, "9.5.5")
ITEMS_MISSING: Final = reason("quest-items-missing", RESOURCES, "9.5.5")
NO_QUEST_POINTS: Final = reason("no-points-for-quests", RESOURCES, "9.2.8")
NOTHING_TO_DRAW: Final = reason("nothing-to-draw", RESOURCES, "2.1", "1.5.4")

REWARD_CARDS: Final = 2
QUEST_ACTIONS: Final = tuple(intern(NAME, "quest", card=name) for name in QUESTS)

_SETS: Final[dict[int, tuple[int, ...]]] = {}


def quests_in(mask: int) -> tuple[int, ...]:
    """The quests of a mask, ascending."""
    found = _SETS.get(mask)
    if found is None:
        found = tuple(n for n in range(len(QUESTS)) if mask >> n & 1)
        _SETS[mask] = found
    return found


def open_quests(s: State) -> tuple[int, ...]:
    """The quests that lie face up."""
    return quests_in(s.own_n[VAGABOND][QUESTS_OPEN])


def quests_left(s: State) -> tuple[int, ...]:
    """The quest deck: a bag of those that are neither open nor completed."""
    row = s.own_n[VAGABOND]
    return quests_in(ALL_QUESTS & ~row[QUESTS_OPEN] & ~row[QUESTS_DONE])


def completed_of(s: State, suit: int) -> int:
    """How many quests of a suit he completed."""
    return sum(1 for n in quests_in(s.own_n[VAGABOND][QUESTS_DONE]) if QUEST_SUIT[n] == suit)


class DrawQuests(Procedure):
    """Quests are turned up from the quest deck, one after the other, each a chance decision."""

    __slots__ = ("article", "left")
    FIELDS: ClassVar[tuple[str, ...]] = ("left", "article")
    ENTRIES: ClassVar[tuple[Entry, ...]] = (
        COUNT,
        ARTICLE,
    )
    OWNER: ClassVar[int] = VAGABOND

    def __init__(self, left: int, article: str) -> None:
        self.left = left
        self.article = article

    def copy(self) -> DrawQuests:
        return DrawQuests(self.left, self.article)

    def step(self, s: State) -> int:
        if self.left > 0 and quests_left(s):
            return CHANCE
        s.stack.pop()
        return AGAIN

    def sample(self, s: State, rng: Random) -> Outcome:
        bag = quests_left(s)
        return QUEST[bag[int(rng.random() * len(bag))]]

    def odds(self, s: State) -> tuple[tuple[Outcome, float], ...]:
        bag = quests_left(s)
        return tuple((QUEST[n], 1 / len(bag)) for n in bag)

    def resolve(self, s: State, outcome: Outcome) -> None:
        self.left -= 1
        set_own(s, QUESTS_OPEN, s.own_n[VAGABOND][QUESTS_OPEN] | 1 << outcome.n)
        if s.log is not None:
            s.log.append(Event("quest_open", self.article, NAME, card=QUESTS[outcome.n]))


def quest_names(s: State) -> tuple[str, ...]:
    """The quests that lie open; all of them where none does."""
    return tuple(QUESTS[quest] for quest in open_quests(s)) or QUESTS


# --- completing one --------------------------------------------------------------------------------------
def cannot_try(s: State, quest: int) -> Iterator[Reason]:
    """Why a quest cannot be completed now, apart from the items."""
    if not s.own_n[VAGABOND][QUESTS_OPEN] >> quest & 1:
        yield NOT_OPEN
    if suit_here(s) != QUEST_SUIT[quest]:
        yield OTHER_SUIT


def missing_items(s: State, quest: int) -> list[int]:
    """The items that a quest asks for and that he cannot exhaust."""
    first, second = QUEST_ITEMS[quest]
    if first == second:
        return [first] * max(2 - face_up(s, first), 0)
    return [kind for kind in (first, second) if not face_up(s, kind)]


def complete(s: State, quest: int) -> None:
    """Its items are exhausted: he keeps the card, a new one is drawn, and then comes the reward."""
    row = s.own_n[VAGABOND]
    set_own(s, QUESTS_OPEN, row[QUESTS_OPEN] & ~(1 << quest))
    set_own(s, QUESTS_DONE, row[QUESTS_DONE] | 1 << quest)
    if s.log is not None:
        s.log.append(Event("quest_done", "9.5.5", NAME, card=QUESTS[quest]))
    s.push(Reward(quest))
    s.push(DrawQuests(1, "9.5.5"))


class DoQuest(Deed):
    """9.5.5: an open quest of the clearing's suit, for the two items on it."""

    verb = "quest"
    fields: tuple[str, ...] = ("card",)
    names: tuple[tuple[str, tuple[str, ...]], ...] = (("card", QUESTS),)
    law: tuple[str, ...] = ("9.5.5",)
    checks: tuple[Reason, ...] = (NOT_OPEN, OTHER_SUIT, ITEMS_MISSING)
    seat = VAGABOND

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        suit = suit_here(s)
        if suit < 0:
            return
        for quest in open_quests(s):
            if QUEST_SUIT[quest] == suit and not missing_items(s, quest):
                out.append(QUEST_ACTIONS[quest])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        quest = QUEST_ID[str(a.card)]
        yield from cannot_try(s, quest)
        if missing_items(s, quest):
            yield ITEMS_MISSING

    def could_name(self, s: State, f: int) -> dict[str, tuple[Any, ...]]:
        return {"card": quest_names(s)}

    def do(self, s: State, a: Action) -> None:
        quest = QUEST_ID[str(a.card)]
        for kind in QUEST_ITEMS[quest]:
            exhaust_kind(s, kind, 1, "9.5.5")
        complete(s, quest)

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        return quest_facts(s, QUEST_ID[str(a.card)])


def quest_facts(s: State, quest: int) -> dict[str, Any]:
    """What a refusal speaks of: the quest's suit and what is missing for it."""
    missing = tuple(ITEMS[kind] for kind in missing_items(s, quest))
    return {"suit": SUITS[QUEST_SUIT[quest]], "items": missing, "missing": len(missing)}


# --- the reward ------------------------------------------------------------------------------------------
class Reward(Procedure):
    """9.5.5: a point for each completed quest of that suit, or two cards."""

    __slots__ = ("chosen", "quest")
    FIELDS: ClassVar[tuple[str, ...]] = ("quest", "chosen")
    ENTRIES: ClassVar[tuple[Entry, ...]] = (
        A_QUEST,
        FLAG,
    )
    FIRST: ClassVar[bool] = True
    OWNER: ClassVar[int] = VAGABOND

    def __init__(self, quest: int, chosen: bool = False) -> None:
        self.quest = quest
        self.chosen = chosen

    def copy(self) -> Reward:
        return Reward(self.quest, self.chosen)

    def facts(self, s: State) -> dict[str, Any]:
        suit = QUEST_SUIT[self.quest]
        return {"quest": QUESTS[self.quest], "points": completed_of(s, suit), "number": REWARD_CARDS}

    def step(self, s: State) -> int:
        if not self.chosen and (cannot_score(s) is None or cannot_draw(s) is None):
            return s.ask(ASK_REWARD, VAGABOND)
        s.stack.pop()
        return AGAIN


def reward_of(s: State) -> Reward:
    """The reward on top of the stack."""
    frame = s.stack[-1]
    assert isinstance(frame, Reward)
    return frame


def cannot_score(s: State) -> Reason | None:
    """9.2.8: in a coalition he scores no points."""
    return None if s.dominance_n[VAGABOND] == NO_DOMINANCE else NO_QUEST_POINTS


def cannot_draw(s: State) -> Reason | None:
    """2.1: with deck and discard pile both empty there is nothing to draw."""
    return None if s.discard_n or deck_size(s) else NOTHING_TO_DRAW


class QuestPoints(Deed):
    """9.5.5: points for all completed quests of the suit, this one included."""

    verb = "quest_points"
    law: tuple[str, ...] = ("9.5.5",)
    checks: tuple[Reason, ...] = (NO_QUEST_POINTS,)
    seat = VAGABOND

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if cannot_score(s) is None:
            out.append(plain(f, self.verb))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if (why := cannot_score(s)) is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        frame = reward_of(s)
        frame.chosen = True
        score(s, VAGABOND, completed_of(s, QUEST_SUIT[frame.quest]), "9.5.5")


class QuestCards(Deed):
    """9.5.5: two cards from the deck."""

    verb = "quest_cards"
    law: tuple[str, ...] = ("9.5.5",)
    checks: tuple[Reason, ...] = (NOTHING_TO_DRAW,)
    seat = VAGABOND

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if cannot_draw(s) is None:
            out.append(plain(f, self.verb))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if (why := cannot_draw(s)) is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        reward_of(s).chosen = True
        s.push(Draw(VAGABOND, REWARD_CARDS, "9.5.5"))


ASK_REWARD: Final = Question("vagabond-reward", "9.5.5", (QuestPoints(), QuestCards()))

register_procedure(DrawQuests)
register_procedure(Reward)
