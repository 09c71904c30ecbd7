"""The verdict on a dispute: the engine plays the situation, and the claim whose facts all hold is right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rootlab.components.errors import RootlabError
from rootlab.engine.position import load_position
from rootlab.language import text
from rootlab.lessons.fact import Fact, Finding, find
from rootlab.record.game import Game

if TYPE_CHECKING:
    from rootlab.engine.ruling import Ruling
    from rootlab.lessons.cases import Claim, Dispute
    from rootlab.record.node import Node


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the engine found."""

    dispute: Dispute
    right: Claim
    findings: tuple[Finding, ...]
    """How everything came out that any of the claims stands on, each once."""
    game: Game
    """The situation as it was played, at its end."""

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """The engine's rulings on what was refused."""
        return tuple(found.ruling for found in self.findings if found.ruling is not None)

    def text(self, lang: str | None = None) -> str:
        """Who is right."""
        return text("dispute-right", lang, person=self.right.speaker(lang))


def check(dispute: Dispute) -> Verdict:
    """Play a dispute and judge it; RootlabError where not exactly one claim holds.

    >>> from rootlab.lessons import dispute
    >>> verdict = check(dispute(1))
    >>> verdict.right.number, verdict.findings[0].text("en")
    (2, 'Clearing 2 is ruled by the Eyrie.')
    """
    game = Game(load_position(dispute.position), seed=dispute.number, auto_chance=False)
    nodes = [game.node]
    for choice in dispute.line:
        game.play(choice, auto_chance=False)
        nodes.append(game.node)
    findings: list[Finding] = []
    holding: list[Claim] = []
    for claim in dispute.claims:
        found = [_find(fact, game, nodes) for fact in claim.facts]
        findings += [one for one in found if one not in findings]
        if all(one.value == fact.value for one, fact in zip(found, claim.facts, strict=True)):
            holding.append(claim)
    if len(holding) != 1:
        raise RootlabError(text("dispute-undecided", dispute=dispute.id, count=len(holding)))
    return Verdict(dispute, holding[0], tuple(findings), game)


def _find(fact: Fact, game: Game, nodes: list[Node]) -> Finding:
    node = nodes[-1 if fact.after is None else fact.after]
    return find(fact, game.state_at(node), game.events(node))
