"""1.4.1: the parts of a turn that all factions share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from rootlab.components.cards import NC
from rootlab.components.names import BIRDSONG, DAYLIGHT, EVENING
from rootlab.engine.action import Action
from rootlab.engine.match import STARTS
from rootlab.engine.piles import Draw, spend
from rootlab.engine.procedure import AGAIN, NEXT, Deed, Need, Question, Step
from rootlab.engine.reason import RESOURCES, Reason, reason
from rootlab.engine.sets import Part, add_parts
from rootlab.engine.state import BEGUN, LAST_DISCARD, USED_CARDS
from rootlab.engine.tables import by_card
from rootlab.rules.craft import Craft
from rootlab.rules.dominance import check_dominance
from rootlab.rules.general import NOT_IN_HAND, GoOn

if TYPE_CHECKING:
    from rootlab.engine.state import State

HAND_LIMIT: Final = 5

OUT_OF_ORDER: Final = reason("discard-out-of-order", RESOURCES, "1.5.4")

_STARTS: dict[int, Question] = {}
_WINDOWS: dict[int, Question] = {}


def start_question(phase: int) -> Question:
    """What is asked at the very start of a phase: its forced and its optional start effects."""
    if phase not in _STARTS:
        forced = phase == BIRDSONG
        deeds = tuple(STARTS[phase]) if forced else (*STARTS[phase], GoOn())
        _STARTS[phase] = Question("start-of-phase", "1.4.1", deeds)
    return _STARTS[phase]


def window_question(phase: int) -> Question:
    """A window where no other question waits (1.4.2)."""
    if phase not in _WINDOWS:
        _WINDOWS[phase] = Question("window", "1.4.2", (GoOn(),), window=phase)
    return _WINDOWS[phase]


def offers(s: State, deeds: tuple[Deed, ...] | list[Deed], f: int) -> bool:
    """Whether any of these deeds has a legal action."""
    found: list[Action] = []
    for deed in deeds:
        deed.offer(s, f, found)
        if found:
            return True
    return False


class StartBirdsong(Step):
    """The start of Birdsong: dominance first (3.3.1), then effects that say "at start of"."""

    phase = BIRDSONG
    name = "start"
    law = "1.4.1"

    def run(self, s: State) -> int:
        if not s.used_n[BEGUN] and not s.used_n[USED_CARDS]:
            check_dominance(s, s.turn_n)
            if s.over_n:
                return AGAIN
        if s.crafted_n[s.turn_n] and offers(s, STARTS[BIRDSONG], s.turn_n):
            return s.ask(start_question(BIRDSONG), s.turn_n)
        return NEXT


class StartEvening(Step):
    """The start of Evening: optional effects that say so."""

    phase = EVENING
    name = "start"
    law = "1.4.1"

    def run(self, s: State) -> int:
        if s.crafted_n[s.turn_n] and offers(s, STARTS[EVENING], s.turn_n):
            return s.ask(start_question(EVENING), s.turn_n)
        return NEXT


class Window(Step):
    """A window before the step of the same name, asked only if something can be done in it."""

    def __init__(self, phase: int, name: str) -> None:
        self.phase = phase
        self.name = name
        self.law = "1.4.2"

    def run(self, s: State) -> int:
        f = s.turn_n
        for deed in s.match.open_windows[self.phase]:
            if deed.open_to(s, f):
                return self.ask(s)
        if s.crafted_n[f]:
            for deed in s.match.card_windows[self.phase]:
                if deed.open_to(s, f):
                    return self.ask(s)
        return NEXT

    def ask(self, s: State) -> int:
        """Open the window."""
        return s.ask(s.match.joined(window_question(self.phase)), s.turn_n)


class CraftStep(Step):
    """The step in which cards are crafted, in Daylight unless a faction's chapter says otherwise."""

    name = "craft"

    def __init__(self, law: str, phase: int = DAYLIGHT) -> None:
        self.phase = phase
        self.law = law
        self.question = Question("craft", law, (Craft(), GoOn()), window=phase)

    def run(self, s: State) -> int:
        return s.ask_step()


class DrawStep(Step):
    """Evening: draw one card and one per uncovered bonus."""

    phase = EVENING
    name = "draw"

    def __init__(self, law: str) -> None:
        self.law = law

    def run(self, s: State) -> int:
        s.push(Draw(s.turn_n, s.match.factions[s.turn_n].draw_count(s), self.law))
        s.go_to_step(s.step_n + 1)
        return AGAIN


class DiscardStep(Step):
    """Evening: discard down to five cards, one by one."""

    phase = EVENING
    name = "discard"

    def __init__(self, law: str) -> None:
        self.law = law
        self.question = Question("discard", law, (Discard(law),))

    def facts(self, s: State) -> dict[str, Any]:
        return {"left": len(s.hands_n[s.turn_n]) - HAND_LIMIT}

    def needs(self, s: State) -> tuple[Need, ...]:
        """After the first card as many are left as must go, none of them before the last one named."""
        last, over = s.used_n[LAST_DISCARD] - 1, len(s.hands_n[s.turn_n]) - HAND_LIMIT
        return ((s.turn_n, True, tuple(range(last, NC)), over),) if last >= 0 and over > 0 else ()

    def run(self, s: State) -> int:
        if len(s.hands_n[s.turn_n]) <= HAND_LIMIT:
            return NEXT
        return s.ask_step()


class Discard(Deed):
    """Discard a card over the hand limit; in ascending order, so that no set comes twice."""

    verb = "discard"
    fields: tuple[str, ...] = ("card",)
    checks: tuple[Reason, ...] = (NOT_IN_HAND, OUT_OF_ORDER)

    def __init__(self, law: str) -> None:
        self.law = (law,)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        hand = s.hands_n[f]
        last_of_all = hand[HAND_LIMIT]
        seen = -1
        for card in hand:
            if card != seen and s.used_n[LAST_DISCARD] - 1 <= card <= last_of_all:
                out.append(by_card(f, self.verb)[card])
            seen = card

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        hand = s.hands_n[a.faction_n]
        if a.card_n not in hand:
            yield NOT_IN_HAND
        elif len(hand) > HAND_LIMIT and not s.used_n[LAST_DISCARD] - 1 <= a.card_n <= hand[HAND_LIMIT]:
            yield OUT_OF_ORDER

    def do(self, s: State, a: Action) -> None:
        s.used_n[LAST_DISCARD] = a.card_n + 1
        spend(s, a.faction_n, a.card_n, self.law[0])

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        passed = a.card_n < s.used_n[LAST_DISCARD] - 1
        return {"cause": "passed" if passed else "early", "over": len(s.hands_n[a.faction_n]) - HAND_LIMIT}

    def parts(self, s: State, f: int, out: list[Part]) -> int:
        hand = s.hands_n[f]
        named = s.used_n[LAST_DISCARD] - 1
        add_parts(by_card(f, self.verb), [card for card in hand if card >= named], out)
        return len(hand) - HAND_LIMIT
