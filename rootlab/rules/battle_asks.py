"""4.3: what is asked in a battle: ambush, foil, who uses effects first, effects, losses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from rootlab.components.cards import CARD_KIND, NC
from rootlab.components.names import FACTIONS
from rootlab.components.pieces import KINDS, KINDS_OF, NK
from rootlab.engine.action import Action, intern
from rootlab.engine.event import Event
from rootlab.engine.match import BATTLE_EFFECTS, GENERAL_QUESTIONS
from rootlab.engine.piles import spend, suits
from rootlab.engine.procedure import Deed, Question
from rootlab.engine.reason import PLACE, RESOURCES, Reason, reason
from rootlab.engine.sets import Part
from rootlab.engine.tables import by_card
from rootlab.rules.battle import AMBUSHES, BEFORE_ROLL, QUESTIONS, Battle, battle_of
from rootlab.rules.general import CARD_DOES_NOT_MATCH, NOT_IN_HAND
from rootlab.rules.one_card import Pass

if TYPE_CHECKING:
    from rootlab.engine.state import State

NO_AMBUSH_CARD: Final = reason("not-an-ambush", RESOURCES, "2.1.2", "4.3.1")
NOT_THIS_PIECE: Final = reason("cannot-lose-this-piece", PLACE, "4.3.4")
NOT_A_SIDE: Final = reason("not-a-side-of-the-battle", PLACE, "4.3.3")


class PlayAmbush(Deed):
    """4.3.1 and 4.3.1.1: an ambush card that matches the clearing."""

    verb = "ambush"
    fields: tuple[str, ...] = ("card",)
    law: tuple[str, ...] = ("4.3.1", "2.1.2")
    checks: tuple[Reason, ...] = (NOT_IN_HAND, NO_AMBUSH_CARD, CARD_DOES_NOT_MATCH)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        wanted = AMBUSHES[s.match.board.suit[battle_of(s).clearing]]
        for card in wanted:
            if card in s.hands_n[f]:
                out.append(by_card(f, self.verb)[card])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if a.card_n not in s.hands_n[a.faction_n]:
            yield NOT_IN_HAND
        if a.card_n >= NC or CARD_KIND[a.card_n] != "ambush":
            yield NO_AMBUSH_CARD
        elif not suits(a.card_n, s.match.board.suit[battle_of(s).clearing]):
            yield CARD_DOES_NOT_MATCH

    def do(self, s: State, a: Action) -> None:
        battle_of(s).play_ambush(s, a.card_n)


class NoAmbush(Pass):
    """The defender plays none."""

    law: tuple[str, ...] = ("4.3.1",)

    def do(self, s: State, a: Action) -> None:
        battle_of(s).stage = BEFORE_ROLL


class PlayFoil(PlayAmbush):
    """4.3.1.1: the attacker answers an ambush with an ambush."""

    verb = "foil"
    law: tuple[str, ...] = ("4.3.1.1", "2.1.2")

    def do(self, s: State, a: Action) -> None:
        battle = battle_of(s)
        if s.log is not None:
            s.log.append(Event("foiled", "4.3.1.1", a.faction, clearing=battle.clearing, card=a.card))
        spend(s, a.faction_n, a.card_n, "4.3.1.1")
        battle.end_ambush(s, "4.3.1.1")
        battle.stage = BEFORE_ROLL


class NoFoil(NoAmbush):
    """The attacker lets the ambush happen."""

    law: tuple[str, ...] = ("4.3.1.1",)

    def do(self, s: State, a: Action) -> None:
        battle_of(s).let_ambush(s)


class UseFirst(Deed):
    """4.3.3: the attacker says who uses effects first."""

    verb = "first"
    fields: tuple[str, ...] = ("target",)
    law: tuple[str, ...] = ("4.3.3", "1.1.3")
    checks: tuple[Reason, ...] = (NOT_A_SIDE,)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        battle = battle_of(s)
        for side in (battle.attacker, battle.defender):
            out.append(intern(FACTIONS[f], self.verb, target=FACTIONS[side]))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        battle = battle_of(s)
        if a.target_n not in (battle.attacker, battle.defender):
            yield NOT_A_SIDE

    def do(self, s: State, a: Action) -> None:
        battle_of(s).first = a.target_n


class NoMoreEffects(NoAmbush):
    """4.3.3: a side uses no (more) effects."""

    law: tuple[str, ...] = ("4.3.3",)

    def do(self, s: State, a: Action) -> None:
        battle_of(s).turns += 1


class Lose(Deed):
    """4.3.4: one building or token that goes, in the order of the kinds."""

    verb = "lose"
    fields: tuple[str, ...] = ("piece",)
    law: tuple[str, ...] = ("4.3.4",)
    checks: tuple[Reason, ...] = (NOT_THIS_PIECE,)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        battle = battle_of(s)
        side = battle.losing()
        for kind in KINDS_OF[side]:
            if cannot_pick(s, battle, side, kind) is None:
                out.append(intern(FACTIONS[f], self.verb, piece=KINDS[kind]))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        battle = battle_of(s)
        why = cannot_pick(s, battle, battle.losing(), a.piece_n)
        if why is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        battle = battle_of(s)
        battle.pick(battle.losing(), a.piece_n)

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        battle = battle_of(s)
        kinds = KINDS_OF[battle.losing()]
        picks = battle.picks(battle.losing())
        cause = "early"
        if a.piece_n not in kinds or s.kinds_n[battle.clearing * NK + a.piece_n] <= picks.count(a.piece_n):
            cause = "none"
        elif picks and kinds.index(a.piece_n) < kinds.index(picks[-1]):
            cause = "passed"
        return {"cause": cause}

    def parts(self, s: State, f: int, out: list[Part]) -> int:
        battle = battle_of(s)
        side = battle.losing()
        picks = battle.picks(side)
        kinds = KINDS_OF[side]
        for kind in kinds[kinds.index(picks[-1]) if picks else 0 :]:
            number = s.kinds_n[battle.clearing * NK + kind] - picks.count(kind)
            if number > 0:
                out.append(Part(intern(FACTIONS[f], self.verb, piece=KINDS[kind]), number))
        return battle.left(side)


def cannot_pick(s: State, battle: Battle, f: int, kind: int) -> Reason | None:
    """Why a side cannot name that kind next: it has no more of it, or it comes before the last
    one named, or too few would be left for the hits."""
    kinds = KINDS_OF[f]
    if kind not in kinds:
        return NOT_THIS_PIECE
    picks = battle.picks(f)
    place = kinds.index(kind)
    if picks and place < kinds.index(picks[-1]):
        return NOT_THIS_PIECE
    base = battle.clearing * NK
    mine = s.kinds_n[base + kind] - picks.count(kind)
    if mine <= 0:
        return NOT_THIS_PIECE
    later = sum(s.kinds_n[base + k] for k in kinds[place + 1 :])
    return None if mine + later >= battle.left(f) else NOT_THIS_PIECE


def open_battle_questions() -> None:
    """Make the questions of a battle; called once the cards have registered their effects."""
    for question in (
        Question("ambush", "4.3.1", (PlayAmbush(), NoAmbush())),
        Question("foil", "4.3.1.1", (PlayFoil(), NoFoil())),
        Question("effects-first", "4.3.3", (UseFirst(),)),
        Question("effects", "4.3.3", (*BATTLE_EFFECTS, NoMoreEffects())),
        Question("lose", "4.3.4", (Lose(),)),
    ):
        if question.id not in QUESTIONS:
            GENERAL_QUESTIONS.append(question)
            QUESTIONS[question.id] = question
