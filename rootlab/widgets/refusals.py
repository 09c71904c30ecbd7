"""Why something cannot be done: the state's own ruling on what a person just tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

import rootlab as rl
from rootlab.widgets.choices import Choice
from rootlab.widgets.map.places import Place
from rootlab.widgets.session import Session

if TYPE_CHECKING:
    from rootlab.engine.action import Action
    from rootlab.engine.ruling import Ruling


def refusal(session: Session, choice: Choice, c: Place) -> Ruling | None:
    """The ruling on what a click on clearing ``c`` would have done; None where no verb is picked."""
    if choice.verb is None:
        return None
    example = next((action for action in session.legal_actions() if action.verb == choice.verb), None)
    if example is None:
        return None
    wanted = _instead(example, choice, c)
    if wanted is None:
        return None
    try:
        return session.moment.reader.why_not(wanted)
    except rl.RootlabError:
        return None


def _instead(example: Action, choice: Choice, c: Place) -> Action | None:
    """The action that was meant: the example with the picks, and ``c`` where the next place belongs."""
    fields = {**example.fields(), **dict(choice.picked)}
    if "origin" in fields and "destination" in fields:
        origin = dict(choice.picked).get("origin", choice.at)
        if origin is None:
            fields["origin"] = c
        else:
            fields["origin"], fields["destination"] = origin, c
        fields["count"] = 1
    elif "clearing" in fields:
        fields["clearing"] = c
    elif "destination" in fields:
        fields["destination"] = c
    else:
        return None
    if fields.get("origin") == fields.get("destination") and "origin" in fields:
        return None
    try:
        return rl.action(example.faction, example.verb, **fields)
    except rl.RootlabError:
        return None
