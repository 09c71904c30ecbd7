"""What the sides of a battle choose: the stated policies.

A policy says which sides use the optional effects that help them (an ambush, a foil, cards in play,
Field Hospitals …).  Nobody looks into another hand: a rule looks at what lies open and at the chooser's own
cards.
"""

from __future__ import annotations

from typing import Final

from rootlab.components.cards import CARD_ID
from rootlab.components.names import NF, VAGABOND
from rootlab.components.pieces import BASE, KEEP, KIND_IS_BUILDING, SYMPATHY, WOOD
from rootlab.engine.action import Action
from rootlab.engine.state import State
from rootlab.factions.vagabond.items import UNDAMAGED_SLOTS, total
from rootlab.rules.battle import Battle

ALL: Final = "all"
NONE: Final = "none"
ATTACKER: Final = "attacker"
DEFENDER: Final = "defender"
POLICIES: Final = (ALL, ATTACKER, DEFENDER, NONE)
"""Both sides use what helps them; only the attacker; only the defender; nobody uses anything optional."""

DECLINES: Final = ("pass", "done", "continue")
"""The verbs by which something optional is left out."""
SHIELDS: Final = ("armorers",)
"""Effects that stop the rolled hits on their owner."""
ARMORERS: Final = CARD_ID["armorers"]
EXTRA_HITS: Final = ("sappers", "brutal_tactics", "swift_strike")
"""Effects that deal an extra hit."""
TAKES_HITS: Final = ("vagabond-damage", "vagabond-hit")
"""Questions by which a Vagabond takes hits."""
SPARED: Final = "sword"
"""The item that he damages last: it limits the hits that he deals (9.2.6)."""
LOSES_ALLY: Final = "lose_ally"


def choose(policy: str, s: State, battle: Battle) -> Action:
    """What the seat that decides chooses in that battle under that policy."""
    legal = s.legal_actions()
    if len(legal) == 1:
        return legal[0]
    willing = uses(policy, s.player_n, battle)
    question = s.question.id if s.question is not None else ""
    if question == "lose":
        return min(legal, key=worth)
    if question == "effects":
        return next((a for a in legal if willing and helps(policy, s, battle, a)), legal[-1])
    if question in TAKES_HITS:
        return min(legal, key=soreness)
    return _first(legal, willing)


def optional(policy: str, s: State) -> Action:
    """What the seat that decides chooses outside a battle: something optional, if the policy uses any."""
    return _first(s.legal_actions(), policy == ALL)


def _first(legal: tuple[Action, ...], willing: bool) -> Action:
    """The first way of using what is optional, or of leaving it out."""
    return next((a for a in legal if (a.verb not in DECLINES) is willing), legal[0])


def uses(policy: str, seat: int, battle: Battle) -> bool:
    """Whether a seat uses optional effects; whoever is no side goes with the attacker."""
    if policy in (ALL, NONE):
        return policy == ALL
    return (seat == battle.defender) is (policy == DEFENDER)


def helps(policy: str, s: State, battle: Battle, a: Action) -> bool:
    """Whether an effect of step 3 changes what the sides lose: a shield must save a piece, an extra hit
    must find one, also where a shield that lies open will stop the rolled hits; an effect that is not known
    here is taken to help."""
    if a.verb in DECLINES:
        return False
    me = a.faction_n
    other = battle.attacker + battle.defender - me
    if a.verb in SHIELDS:
        return pieces(s, battle, me) > extra_on(battle, me)
    if a.verb in EXTRA_HITS:
        shielded = uses(policy, other, battle) and may_shield(s, battle, other)
        sure = extra_on(battle, other) if shielded else battle.hits_on(other)
        return pieces(s, battle, other) > sure
    return True


def may_shield(s: State, battle: Battle, side: int) -> bool:
    """Whether a side has a shield in play that saves a piece, and is still to use its effects."""
    return (
        battle.turns == 0
        and ARMORERS in s.crafted_n[side]
        and pieces(s, battle, side) > extra_on(battle, side)
    )


def extra_on(battle: Battle, side: int) -> int:
    """The extra hits on a side, which no armor stops."""
    return battle.attacker_extra if side == battle.defender else battle.defender_extra


def pieces(s: State, battle: Battle, side: int) -> int:
    """How many hits a side can suffer: one for each of its pieces there; a Vagabond, for each undamaged item
    and each warrior of the ally that fights with him."""
    base = battle.clearing * NF
    if side != VAGABOND:
        return s.here_n[base + side]
    ally = s.warriors_n[base + battle.ally] if battle.ally >= 0 and side == battle.attacker else 0
    return total(s, UNDAMAGED_SLOTS) + ally


def worth(a: Action) -> int:
    """What a building or token is worth to its owner: what is lost first has the least.

    Each is one piece and one point, so that it changes no odds which goes; but wood goes before plots,
    these before buildings and sympathy, then bases, and the keep goes last.
    """
    kind = a.piece_n
    if kind == KEEP:
        return 5
    if kind == BASE:
        return 4
    if kind == SYMPATHY:
        return 2
    if kind == WOOD:
        return 0
    return 3 if kind >= 0 and KIND_IS_BUILDING[kind] else 1


def soreness(a: Action) -> int:
    """In which order a Vagabond takes hits: items, but swords late, and an ally's warriors last."""
    if a.verb == LOSES_ALLY:
        return 3
    if a.verb in DECLINES:
        return 1
    return 2 if a.item == SPARED else 0
