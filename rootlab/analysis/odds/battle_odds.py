"""4.3 What a battle can end in, exactly.

Nothing is sampled: the engine itself plays the battle once for every roll and for every way in which the
hidden hands may be dealt as far as it matters, each with its exact probability.  What the sides may choose is
chosen by a stated policy.

    >>> import rootlab as rl
    >>> state = rl.load_position({
    ...     "rootlab": 1, "seats": ["marquise", "eyrie"],
    ...     "turn": {"player": "marquise", "phase": "daylight", "step": "actions"},
    ...     "clearings": {"5": {"warriors": {"marquise": 3, "eyrie": 1}}}})
    >>> odds = rl.battle_odds(state, 5, "marquise", "eyrie")
    >>> odds.expected["defender_losses"], odds.expected["attacker_losses"]
    (0.9375, 0.5625)
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from rootlab.analysis.eyes import OPEN, looking, refused, seat
from rootlab.analysis.notebook import WIDTH, in_notebook
from rootlab.analysis.odds.hands import deals
from rootlab.analysis.odds.policy import ALL, POLICIES, choose
from rootlab.analysis.odds.tree import Node, begin, under_way
from rootlab.components.errors import shown
from rootlab.components.names import FACTION_ID, FACTIONS, NF, VAGABOND
from rootlab.engine.state import State
from rootlab.engine.view import View, blot_out
from rootlab.language import text

if TYPE_CHECKING:
    import pandas as pd
    import plotly.graph_objects as go

    from rootlab.record.game import Game

QUANTITIES: Final = ("attacker_losses", "defender_losses", "attacker_points", "defender_points")

End = tuple[int, int, int, int]
"""What a battle ended in, in the order of ``QUANTITIES``."""


class BattleOdds:
    """The exact joint distribution of what a battle costs and scores.

    *Losses* are pieces removed from the clearing by hits (1.5.4): warriors, buildings and tokens; an ally's
    warriors count for the attacker; for a Vagabond, items damaged.  Warriors that Field Hospitals bring back
    are losses all the same; ``returned`` says how many come back.  *Points* are all that the side scores
    until the battle is over: for buildings and tokens, by a leader or infamy, by the other side's Brutal
    Tactics.
    """

    def __init__(
        self, clearing: int, attacker: str, defender: str, eyes: str, policy: str, seen: State,
        roots: tuple[tuple[float, Node], ...], ambush: float, foil: float,
    ) -> None:  # fmt: skip
        self.clearing = clearing
        self.attacker = attacker
        self.defender = defender
        self.eyes = eyes
        """The seat through whose eyes hands are seen, or ``all``."""
        self.policy = policy
        """The policy by which the sides choose, one of ``POLICIES``."""
        self.ambush = ambush
        """Probability that the defender holds an ambush that matches the clearing."""
        self.foil = foil
        """Probability that the attacker does."""
        self._seen = seen
        self._roots = roots

    # --- the distribution ------------------------------------------------------------------------
    @cached_property
    def outcomes(self) -> Mapping[End, float]:
        """By end (in the order of ``QUANTITIES``): its probability, ends ascending."""
        found: dict[End, float] = {}
        attacker, defender = FACTION_ID[self.attacker], FACTION_ID[self.defender]
        for weight, root in self._roots:
            before = root.state.score_n
            for probability, node in _ends(root, self.policy):
                score = node.state.score_n
                end = (
                    node.attacker_losses,
                    node.defender_losses,
                    score[attacker] - before[attacker],
                    score[defender] - before[defender],
                )
                found[end] = found.get(end, 0.0) + weight * probability
        return dict(sorted(found.items()))

    @cached_property
    def table(self) -> pd.DataFrame:
        """One row per end: ``attacker_losses defender_losses attacker_points defender_points
        probability``; the probabilities add up to 1."""
        import pandas as pd

        rows = [(*end, probability) for end, probability in self.outcomes.items()]
        return pd.DataFrame(rows, columns=[*QUANTITIES, "probability"])

    @cached_property
    def expected(self) -> Mapping[str, float]:
        """By quantity: its expectation, in pieces or points."""
        return {
            name: sum(end[i] * probability for end, probability in self.outcomes.items())
            for i, name in enumerate(QUANTITIES)
        }

    @cached_property
    def returned(self) -> float:
        """The warriors that Field Hospitals bring back, as an expectation (6.2.3)."""
        attacker, defender = FACTION_ID[self.attacker], FACTION_ID[self.defender]
        found = 0.0
        for deal in deals(self._seen, self.clearing, attacker, defender, whole=True):
            root = begin(deal.state, self.clearing, attacker, defender)
            for probability, node in _ends(root, self.policy, whole=True):
                found += deal.probability * probability * node.returned
        return found

    @cached_property
    def cleared(self) -> float:
        """The probability that no piece of the defender is left in the clearing; a pawn always stays."""
        here = self.clearing * NF + FACTION_ID[self.defender]
        if self.defender == FACTIONS[VAGABOND]:
            return 0.0
        return sum(
            weight * probability
            for weight, root in self._roots
            for probability, node in _ends(root, self.policy)
            if not node.state.here_n[here]
        )

    def losses(self) -> pd.DataFrame:
        """The probability of each pair of losses: attacker's losses down, defender's across."""
        return self.table.pivot_table(
            index="attacker_losses",
            columns="defender_losses",
            values="probability",
            aggfunc="sum",
            fill_value=0.0,
        )

    # --- the policies ----------------------------------------------------------------------------
    def under(self, policy: str) -> BattleOdds:
        """The same battle under another policy."""
        if policy == self.policy:
            return self
        return BattleOdds(
            self.clearing, self.attacker, self.defender, self.eyes, _policy(policy), self._seen,
            self._roots, self.ambush, self.foil,
        )  # fmt: skip

    @cached_property
    def policies(self) -> pd.DataFrame:
        """The expectations under every policy: ``policy`` and ``QUANTITIES``, a row per policy.

        ``all``: both sides use everything that helps them; ``attacker`` and ``defender``: only that side
        does; ``none``: nobody uses anything optional.
        """
        import pandas as pd

        rows = [(policy, *self.under(policy).expected.values()) for policy in POLICIES]
        return pd.DataFrame(rows, columns=["policy", *QUANTITIES])

    @cached_property
    def range(self) -> Mapping[str, tuple[float, float]]:
        """By quantity: its lowest and its highest expectation over the policies."""
        by_policy = [self.under(policy).expected for policy in POLICIES]
        return {
            name: (min(e[name] for e in by_policy), max(e[name] for e in by_policy)) for name in QUANTITIES
        }

    # --- in words --------------------------------------------------------------------------------
    def text(self, lang: str | None = None) -> str:
        """The expectations in a sentence."""
        return text(
            "odds-summary", lang, attacker=self.attacker, defender=self.defender, clearing=self.clearing,
            **{name: round(value, 2) for name, value in self.expected.items()},
        )  # fmt: skip

    def chart(self, lang: str | None = None, width: int | None = WIDTH) -> go.Figure:
        """The losses as a heat map; without a width it is as wide as its place."""
        from rootlab.analysis.odds.chart import losses_chart

        chart = losses_chart(self.losses(), self.attacker, self.defender, self.clearing, lang)
        return chart.update_layout(width=width)

    def _ipython_display_(self) -> None:
        if in_notebook():
            self.chart()._ipython_display_()
        else:
            print(repr(self))

    def __repr__(self) -> str:
        told = ", ".join(f"{name} {value:.2f}" for name, value in self.expected.items())
        return f"<BattleOdds {self.attacker} against {self.defender} in {self.clearing}: {told}>"


def _ends(root: Node, policy: str, whole: bool = False) -> list[tuple[float, Node]]:
    """Every end of a battle under a policy, with its probability; ``whole``: with all that follows it."""
    out = []
    waiting = [(1.0, root)]
    while waiting:
        probability, node = waiting.pop()
        if node.ended if whole else node.settled:
            out.append((probability, node))
        elif node.state.chance:
            for outcome, chance in node.answers():
                waiting.append((probability * chance, node.child(outcome)))
        else:
            waiting.append((probability, node.child(choose(policy, node.state, node.battle))))
    return out


def battle_odds(
    state: State | View | Game,
    clearing: int,
    attacker: str,
    defender: str,
    eyes: str | None = None,
    policy: str = ALL,
) -> BattleOdds:
    """The exact odds of a battle in that clearing, as it would be in the attacker's turn.

    Hands are seen through ``eyes``: a seat's name, ``"all"`` for open hands; by default those of the
    player who decides (else the attacker's).  Of a hand that they cannot see, it counts with which
    probability it holds an ambush, a foil, a card for Field Hospitals: hypergeometric over the cards
    unseen.  ``policy`` says which sides use optional effects: ``all`` (those that help them),
    ``attacker``, ``defender`` or ``none``. Where that very battle is under way, the odds are those of the
    rest of it.

    Returns :class:`BattleOdds`; RootlabError where there can be no such battle.
    """
    state, eyes = looking(state, eyes)
    f, other = seat(state, attacker), seat(state, defender)
    if eyes is None:
        eyes = state.player or attacker
    _check(state, clearing, f, other)
    _policy(policy)
    seen = state if eyes == OPEN else blot_out(state, seat(state, eyes))
    dealt = deals(seen, clearing, f, other)
    roots = tuple((deal.probability, begin(deal.state, clearing, f, other)) for deal in dealt)
    return BattleOdds(
        clearing, attacker, defender, eyes, policy, seen, roots,
        sum(deal.probability for deal in dealt if deal.ambush),
        sum(deal.probability for deal in dealt if deal.foil),
    )  # fmt: skip


def _policy(policy: str) -> str:
    if policy not in POLICIES:
        raise refused("odds-no-policy", given=str(policy), policies=list(POLICIES))
    return policy


def _check(state: State, clearing: int, attacker: int, defender: int) -> None:
    """Refuse a battle that cannot be (4.3)."""
    if clearing not in state.match.board.clearings:
        raise refused("odds-no-clearing", given=shown(clearing))
    if state.over_n:
        raise refused("odds-game-over")
    facts: dict[str, Any] = {
        "clearing": clearing, "attacker": FACTIONS[attacker], "defender": FACTIONS[defender],
    }  # fmt: skip
    if under_way(state, clearing, attacker, defender) >= 0:
        return
    if not state.is_enemy(attacker, defender):
        raise refused("odds-no-enemies", **facts)
    if not state.match.factions[attacker].stands(state, clearing):
        raise refused("odds-no-attacker", **facts)
    if not state.here_n[clearing * NF + defender]:
        raise refused("odds-no-defender", **facts)
