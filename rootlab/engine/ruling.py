"""Why an action is not legal: a Ruling with articles and the facts of the position.

The guards of the deeds answer with constant reasons; here they become sentences, and only when
somebody asks.  The first reason is the first of: not your decision, phase or step, verb,
resources, place, number.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from typing import TYPE_CHECKING, Any, Final

from rootlab.components.cards import CARD_IDS, NC
from rootlab.components.errors import RootlabError, shown, told
from rootlab.components.names import FACTION_ID, FACTIONS, ITEMS, NF, SETUP, SUITS
from rootlab.components.pieces import KINDS, KINDS_OF, PLOTS
from rootlab.engine.action import FIELDS, Action, Place, intern, verb_number
from rootlab.engine.facts import facts_of
from rootlab.engine.piles import HIDDEN
from rootlab.engine.procedure import Deed
from rootlab.engine.reason import NOT_YOURS, PLACE, VERB, WRONG_TIME, Reason, reason
from rootlab.engine.verbs import names_of, no_such_verb, verb_table
from rootlab.engine.words import OTHER_NAMES, PLACES, facts_text, named_in, verb_text
from rootlab.language import has, text

if TYPE_CHECKING:
    from rootlab.engine.state import State

GAME_OVER: Final = reason("game-over", NOT_YOURS, "3.1")
CHANCE_FIRST: Final = reason("chance-first", NOT_YOURS, "1.4.2")
NOT_YOUR_DECISION: Final = reason("not-your-decision", NOT_YOURS, "1.4.1")
NOT_NOW: Final = reason("not-now", WRONG_TIME, "1.4.1")
HIDDEN_HAND: Final = reason("hidden-hand", NOT_YOURS, "1.2.1")
NO_CLEARING: Final = reason("forest-for-a-clearing", PLACE, "2.4", "2.2")

NO_INTERRUPTION: Final = "1.4.2"
"""The article by which what is under way comes to its end first."""
SETTING_UP: Final = "5.1.7"
"""The article on the order in which the factions set up."""
IN_SETUP: Final = ("setup-over", "in-setup", "before-play")

_ABOUT: Final = {*FIELDS, *OTHER_NAMES}
"""What a message speaks of when it speaks of one certain action."""


class Ruling:
    """The answer to "why not?": articles, facts of the position, words, and a way out."""

    __slots__ = ("_all", "_example", "facts", "law", "looked_at", "reason")

    def __init__(self, why: Reason, law: tuple[str, ...], facts: dict[str, Any], example: bool) -> None:
        self.reason = why
        self.law = law
        """The article numbers behind it."""
        self.looked_at = facts
        """All that was looked at in this position, for other sentences about the same refusal."""
        self.facts: dict[str, Any] = {
            name: value for name, value in facts.items() if name in spoken_of(why.id)
        }
        """What the sentence and its remedy speak of, as ids and numbers, and nothing else."""
        self._example = example
        """Whether a verb was asked about, and the facts are those of the action that comes closest."""
        self._all: tuple[Ruling, ...] = (self,)

    @property
    def id(self) -> str:
        """The id of the reason."""
        return self.reason.id

    def text(self, lang: str | None = None) -> str:
        """The refusal in words, with the facts of this position."""
        message = f"reason-{self.reason.id}"
        sentence = facts_text(message, self.looked_at, lang)
        if self._example and not _ABOUT.isdisjoint(named_in(message)):
            verb = verb_text(self.looked_at["faction"], self.looked_at["verb"], lang)
            return text("ruling-closest", lang, verb=verb, sentence=sentence)
        return sentence

    @property
    def remedy(self) -> str | None:
        """What would make it legal, in the current language, where there is something."""
        return self.remedy_text(None)

    def remedy_text(self, lang: str | None) -> str | None:
        """The same in a given language."""
        message = f"remedy-{self.reason.id}"
        return (facts_text(message, self.looked_at, lang) or None) if has(message, "en") else None

    def all(self) -> tuple[Ruling, ...]:
        """Every reason why it is not legal, the first one first."""
        return self._all

    def _repr_html_(self) -> str:
        """Every reason and the way out, each with its articles, for a notebook."""
        from rootlab.law.page import cited_html

        parts = [(one.text() + (f" {one.remedy}" if one.remedy else ""), one.law) for one in self._all]
        return cited_html(parts)

    def __repr__(self) -> str:
        return f"<Ruling {self.reason.id} ({', '.join(self.law)}): {self.text()}>"


def spoken_of(why: str) -> frozenset[str]:
    """The facts of which the words about a reason speak."""
    remedy = f"remedy-{why}"
    return named_in(f"reason-{why}") | (named_in(remedy) if has(remedy, "en") else frozenset())


class IllegalAction(RootlabError):  # noqa: N818 - its public name
    """An action that is not legal; nothing was changed.  ``ruling`` says why."""

    def __init__(self, ruling: Ruling) -> None:
        remedy = ruling.remedy
        super().__init__(ruling.text() + (f" {remedy}" if remedy else ""))
        self.ruling = ruling


def why_not(s: State, what: Action | str) -> Ruling | None:
    """None where it is legal now, else the Ruling.

    A verb by itself asks why nothing of that kind can be done by the player who decides.
    """
    if isinstance(what, str):
        return _why_no_verb(s, what)
    if not isinstance(what, Action):
        raise told("error-no-action-asked", given=shown(what))
    found = _reasons(s, what)
    return _ruling(s, what, found) if found else None


def _ruling(s: State, a: Action, found: list[Reason], example: bool = False) -> Ruling:
    deed = deed_of(s, a)
    forest = strange_forest(s, a, deed)
    facts = facts_of(s, a, deed if forest is None else None)
    facts["forest"], facts["forest_known"] = forest, "yes" if forest in s.match.board.forest_id else "no"
    rulings = tuple(Ruling(why, _law(s, why, a, deed, facts["timing"]), facts, example) for why in found)
    rulings[0]._all = rulings
    return rulings[0]


def _law(s: State, why: Reason, a: Action, deed: Deed | None, timing: str) -> tuple[str, ...]:
    """The articles of the reason, then those of the verb where the reason belongs to many verbs; a wrong
    time is also told by the articles of the steps that the verb belongs to, or of what is under way."""
    own = deed.law if deed is not None else verb_table(a.faction)[a.verb].law
    if why is GAME_OVER:
        return (s.won_by or GAME_OVER.law[0],)
    if why is NOT_YOUR_DECISION or (why is NOT_NOW and timing == "under-way"):
        middle = _in_the_middle(s, a, why)
        return middle if why is NOT_YOUR_DECISION else tuple(dict.fromkeys((*middle, *own)))
    if why is not NOT_NOW:
        certain = any(f"{number}.".startswith(f"{one}.") for number in why.law for one in own)
        return why.law if certain or why.rank == NOT_YOURS else (*why.law, *own)
    if timing in IN_SETUP:
        return tuple(dict.fromkeys((*own, SETTING_UP)))
    steps = [
        step.law
        for step in s.match.turn_steps[a.faction_n]
        if step.question is not None and a.verb_n in step.question.by_verb
    ]
    return tuple(dict.fromkeys((*own, *steps, *why.law)))


def _in_the_middle(s: State, a: Action, why: Reason) -> tuple[str, ...]:
    """The articles where something else is asked first: of the order of setup or of turns, or of what is
    under way and cannot be interrupted."""
    if s.phase_n == SETUP:
        return (SETTING_UP,)
    if why is NOT_YOUR_DECISION and a.faction_n != s.turn_n and not s.stack:
        return why.law
    asked = (s.question.law,) if s.question is not None else ()
    return tuple(dict.fromkeys((NO_INTERRUPTION, *asked)))


def _reasons(s: State, a: Action) -> list[Reason]:
    """Every reason why an action is not legal, in the order in which they are told."""
    return sorted(set(_all_reasons(s, a)), key=_order)


def _order(why: Reason) -> tuple[int, str]:
    return (why.rank, why.id)


def _all_reasons(s: State, a: Action) -> Iterator[Reason]:
    question = s.question
    if s.over_n:
        yield GAME_OVER
    elif s.chance or question is None:
        yield CHANCE_FIRST
    elif hides_cards(s, a.faction_n):  # seen from another seat: what its cards allow is not known
        yield HIDDEN_HAND if a.faction_n == s.player_n else NOT_YOUR_DECISION
    else:
        if a.faction_n != s.player_n:
            yield NOT_YOUR_DECISION
        elif a.verb_n not in question.by_verb:
            yield NOT_NOW
        deed = deed_of(s, a)
        if strange_forest(s, a, deed) is not None:
            yield NO_CLEARING
        elif deed is not None:
            yield from deed.reasons(s, a)


def strange_forest(s: State, a: Action, deed: Deed | None) -> tuple[int, ...] | None:
    """The forest that an action names where a clearing belongs, or where the map has none."""
    places = [(field, place) for field in PLACES if isinstance(place := getattr(a, field), tuple)]
    if not places:
        return None
    wanted = deed.forests if deed is not None else ()
    if s.match.factions[a.faction_n].moves_itself:
        wanted = (*wanted, "origin", "destination")
    known = s.match.board.forest_id
    return next((place for field, place in places if field not in wanted or place not in known), None)


def hides_cards(s: State, f: int) -> bool:
    """Whether a seat has cards or pieces that cannot be seen here, in the state behind another's view."""
    module = s.match.factions[f]
    if HIDDEN in s.hands_n[f] or module.cannot_see_pieces(s):
        return True
    return module.hidden_pile >= 0 and HIDDEN in s.piles_n[f][module.hidden_pile]


def deed_of(s: State, a: Action) -> Deed | None:
    """The deed behind an action: of the open question, else of a step of the faction's own turn (its
    guards do not look at the stack)."""
    question = s.question
    if question is None:
        return None
    if a.faction_n == s.player_n and a.verb_n in question.by_verb:
        return question.by_verb[a.verb_n]
    if a.faction_n != s.turn_n or hides_cards(s, a.faction_n):
        return None
    for step in s.match.turn_steps[a.faction_n]:
        if step.question is not None and a.verb_n in s.match.joined(step.question).by_verb:
            return s.match.joined(step.question).by_verb[a.verb_n]
    return None


# --- a place by itself -----------------------------------------------------------------------------------
def why_not_in(s: State, place: Place, verb: str | None = None) -> tuple[str, Ruling] | None:
    """Why nothing that is asked now (of that verb) can be done in a clearing or forest: the verb that comes
    closest and its ruling; None where what is asked names no place, or can be done there.  Of a question
    it is its own verbs, and not those of a window that is open as well."""
    if s.player is None or s.question is None or hides_cards(s, s.player_n):
        return None
    table = verb_table(s.player)
    best: tuple[tuple[int, int], Action, list[Reason]] | None = None
    for name in [deed.verb for deed in s.question.deeds] if verb is None else [verb]:
        fields = table[name].fields if name in table else ()
        moves_itself = s.match.factions[s.player_n].moves_itself
        wanted = ("clearing", "destination") if moves_itself else ("clearing", "origin", "destination")
        field = next((one for one in wanted if one in fields), None)
        if field is None:
            continue
        for a in _every(s, s.player, name, fields, {field: (place,)}):
            found = _reasons(s, a)
            if not found:
                return None
            distance = (len(found), -found[0].rank)
            if best is None or distance < best[0]:
                best = (distance, a, found)
    return None if best is None else (best[1].verb, _ruling(s, best[1], best[2]))


# --- a verb by itself ------------------------------------------------------------------------------------
def _why_no_verb(s: State, verb: str) -> Ruling | None:
    """The ruling on the action of that verb that comes closest to being legal."""
    best: tuple[tuple[bool, int, int], Action, list[Reason]] | None = None
    for a in actions_of_verb(s, verb):
        found = _reasons(s, a)
        if not found:
            return None
        distance = (found[0].rank == VERB, len(found), -s.power_n[(a.at or a.src) * NF + a.faction_n])
        if best is None or distance < best[0]:
            best = (distance, a, found)
    assert best is not None
    return _ruling(s, best[1], best[2], example=True)


def actions_of_verb(s: State, verb: str) -> Iterator[Action]:
    """Well-formed actions of a verb of the player who decides: one for each thing that it could be about,
    or a single one where nothing of that verb is asked now."""
    faction = s.player if s.player is not None else FACTIONS[s.turn_n]
    table = verb_table(faction)
    if verb not in table:
        raise no_such_verb(faction, verb, _verbs_now(s))
    asked = s.question is not None and verb_number(verb) in s.question.by_verb
    every = _every(s, faction, verb, table[verb].fields)
    return every if asked else islice(every, 1)


def _verbs_now(s: State) -> tuple[str, ...]:
    """The verbs of which something is legal now, each with its words, as far as can be seen here."""
    if s.player is None or hides_cards(s, s.player_n):
        return ()
    verbs = dict.fromkeys(a.verb for a in s.legal_actions())
    return tuple(f"{verb} ({verb_text(s.player, verb)})" for verb in verbs)


def _every(
    s: State, faction: str, verb: str, fields: tuple[str, ...], only: dict[str, tuple[Any, ...]] | None = None
) -> Iterator[Action]:
    board = s.match.board
    f = FACTION_ID[faction]
    domains = {**_domains(s, f), **names_of(faction, verb)}
    deed = None if s.question is None else s.question.by_verb.get(verb_number(verb))
    if deed is not None:
        for field in deed.forests:
            domains[field] = tuple(forest.clearings for forest in board.forests)
        domains.update(deed.could_name(s, f))
    domains.update(only or {})
    moves_itself = s.match.factions[f].moves_itself
    for values in product(*(domains[name] for name in fields)):
        given = dict(zip(fields, values, strict=True))
        origin = None if moves_itself else given.get("origin")
        if not isinstance(origin, int) or given["destination"] in board.adj[origin]:
            yield intern(faction, verb, **given)


def _domains(s: State, f: int) -> dict[str, tuple[Any, ...]]:
    """By field: what an action of a faction may name; where its pawn stands comes first."""
    module = s.match.factions[f]
    clearings = s.match.board.clearings
    place = module.stands_in(s)
    here = tuple(sorted(clearings, key=lambda c: c != place))
    own = s.hands_n[f] if module.hidden_pile < 0 else (*s.hands_n[f], *s.piles_n[f][module.hidden_pile])
    return {
        "clearing": here,
        "origin": (place if place is not None else clearings[0],) if module.moves_itself else here,
        "destination": tuple(clearings),
        "count": (1,),
        "card": tuple(CARD_IDS[card] for card in sorted({card for card in own if card < NC}) or [0]),
        "target": (*(seat for seat in s.seats if seat != FACTIONS[f]), FACTIONS[f]),
        "piece": (*(KINDS[kind] for kind in KINDS_OF[f]), "warrior"),
        "item": ITEMS,
        "suit": SUITS,
        "plot": PLOTS,
    }
