"""Cards used in battle: Armorers, Sappers, Brutal Tactics, and Scouting Party, which just works."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rootlab.cards.effect import NOT_IN_PLAY, leave_play
from rootlab.components.cards import CARD_ID, CARD_IDS
from rootlab.engine.action import Action
from rootlab.engine.event import Event
from rootlab.engine.match import AMBUSH_SHIELDS, BATTLE_EFFECTS
from rootlab.engine.procedure import Deed
from rootlab.engine.reason import RESOURCES, VERB, Reason, reason
from rootlab.engine.tables import plain
from rootlab.rules.battle import Battle, battle_of
from rootlab.rules.victory import score

if TYPE_CHECKING:
    from rootlab.engine.state import State

NO_ROLLED_HITS: Final = reason("no-rolled-hits-to-stop", RESOURCES, "4.3.2")
DEFENDER_ONLY: Final = reason("only-as-defender", VERB, "4.3.3")
ATTACKER_ONLY: Final = reason("only-as-attacker", VERB, "4.3.3")
USED_THIS_BATTLE: Final = reason("card-used-this-battle", RESOURCES, "4.3.3")


class BattleCard(Deed):
    """An optional effect of a card in play, in step 3 of a battle."""

    law: tuple[str, ...] = ("4.3.3", "4.1.3")

    def cannot_use(self, s: State, battle: Battle, f: int) -> Reason | None:
        """Why it cannot be used in this battle, apart from not being in play."""
        return None

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if self.card in s.crafted_n[f] and self.cannot_use(s, battle_of(s), f) is None:
            out.append(plain(f, self.verb))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if self.card not in s.crafted_n[a.faction_n]:
            yield NOT_IN_PLAY
        if (why := self.cannot_use(s, battle_of(s), a.faction_n)) is not None:
            yield why

    def tell(self, s: State, a: Action) -> None:
        if s.log is not None:
            c = battle_of(s).clearing
            s.log.append(Event("card_used", "4.3.3", a.faction, clearing=c, card=CARD_IDS[self.card]))


class Armorers(BattleCard):
    """Discard it to take no rolled hits in this battle."""

    verb = "armorers"
    card = CARD_ID["armorers"]
    checks: tuple[Reason, ...] = (NOT_IN_PLAY, NO_ROLLED_HITS)

    def cannot_use(self, s: State, battle: Battle, f: int) -> Reason | None:
        rolled = battle.high if f == battle.defender else battle.low
        return None if rolled > 0 else NO_ROLLED_HITS

    def do(self, s: State, a: Action) -> None:
        self.tell(s, a)
        battle = battle_of(s)
        if a.faction_n == battle.defender:
            battle.high = 0
        else:
            battle.low = 0
        leave_play(s, a.faction_n, self.card)


class Sappers(BattleCard):
    """As defender: discard it for an extra hit."""

    verb = "sappers"
    card = CARD_ID["sappers"]
    checks: tuple[Reason, ...] = (NOT_IN_PLAY, DEFENDER_ONLY)

    def cannot_use(self, s: State, battle: Battle, f: int) -> Reason | None:
        return None if f == battle.defender else DEFENDER_ONLY

    def do(self, s: State, a: Action) -> None:
        self.tell(s, a)
        battle_of(s).defender_extra += 1
        leave_play(s, a.faction_n, self.card)


class BrutalTactics(BattleCard):
    """As attacker, once a battle: an extra hit, and the defender scores a point."""

    verb = "brutal_tactics"
    card = CARD_ID["brutal-tactics"]
    checks: tuple[Reason, ...] = (NOT_IN_PLAY, ATTACKER_ONLY, USED_THIS_BATTLE)

    def cannot_use(self, s: State, battle: Battle, f: int) -> Reason | None:
        if f != battle.attacker:
            return ATTACKER_ONLY
        return USED_THIS_BATTLE if battle.used >> self.card & 1 else None

    def do(self, s: State, a: Action) -> None:
        self.tell(s, a)
        battle = battle_of(s)
        battle.used |= 1 << self.card
        battle.attacker_extra += 1
        score(s, battle.defender, 1, "4.3.3")


BATTLE_EFFECTS += [Armorers(), Sappers(), BrutalTactics()]
AMBUSH_SHIELDS.append(CARD_ID["scouting-party"])
