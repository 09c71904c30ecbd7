"""Why something cannot be done: what the state rules on what a person just tried."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import rootlab as rl
from rootlab.engine.ruling import why_not_in
from rootlab.engine.words import verb_text
from rootlab.language import text
from rootlab.widgets.choices import Choice
from rootlab.widgets.map.places import Place
from rootlab.widgets.session import Session

if TYPE_CHECKING:
    from rootlab.engine.action import Action
    from rootlab.engine.ruling import Ruling
    from rootlab.widgets.marking import Marking, Thing


@dataclass(frozen=True, slots=True)
class Refusal:
    """One sentence, and the articles behind it."""

    words: str
    law: tuple[str, ...]


def refusal(session: Session, choice: Choice, c: Place) -> Refusal:
    """Why a click on that clearing or forest does nothing now: of what was picked, else of what comes
    closest there."""
    lang = session.lang
    meant = _meant(session, choice, c)
    if meant is not None:
        return Refusal(meant.text(lang), meant.law)
    reader = session.moment.reader
    state = reader if isinstance(reader, rl.State) else reader.blotted
    found = why_not_in(state, c, choice.verb)
    if found is None:
        return _no_place_asked(session)
    verb, why = found
    words = text("ui-refused-verb", lang, verb=verb_text(str(state.player), verb, lang), why=why.text(lang))
    return Refusal(words, why.law)


def _no_place_asked(session: Session) -> Refusal:
    """What is asked names no such place."""
    decision = session.moment.decision
    law = () if decision is None else decision.law
    return Refusal(text("ui-no-place-asked", session.lang), law)


def not_marked(session: Session, marking: Marking, thing: Thing) -> Refusal:
    """Why a thing cannot be marked or unmarked."""
    if thing in marking.locked:
        words = text("ui-set-must", session.lang)
    else:
        words = text("ui-set-full", session.lang, most=marking.asked.most)
    decision = session.moment.decision
    return Refusal(words, () if decision is None else decision.law)


def place_not_marked(session: Session, marking: Marking, c: Place) -> Refusal:
    """Why a click on that clearing marks nothing and unmarks nothing."""
    here = [thing for thing in marking.things() if marking.action(thing).clearing == c]
    if here:
        return not_marked(session, marking, here[0])
    if not any(marking.action(thing).clearing for thing in marking.things()):
        return _no_place_asked(session)
    return refusal(session, Choice(), c)


def _meant(session: Session, choice: Choice, c: Place) -> Ruling | None:
    """The ruling on the action that was meant, if a verb and enough of it was picked to say which."""
    legal = session.legal_actions()
    example = next((action for action in legal if action.verb == choice.verb), None)
    wanted = None if example is None or not choice.picked else _instead(example, choice, c)
    return None if wanted is None else session.moment.reader.why_not(wanted)


def _instead(example: Action, choice: Choice, c: Place) -> Action | None:
    """The action that was meant: the example with the picks, and ``c`` where the next place belongs."""
    picked = dict(choice.picked)
    fields = {**example.fields(), **picked}
    if "origin" in picked and "destination" in fields:
        fields["destination"] = c
        fields["count"] = 1
    elif "clearing" in fields and "clearing" not in picked:
        fields["clearing"] = c
    else:
        return None
    if fields.get("origin") == fields.get("destination") and "origin" in fields:
        return None
    try:
        return rl.action(example.faction, example.verb, **fields)
    except rl.RootlabError:
        return None
