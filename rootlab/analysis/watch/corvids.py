"""The Corvids (Law 13): plots to turn up; for the others plots among their pieces."""

from __future__ import annotations

from collections.abc import Iterator

from rootlab.analysis.measures.points import plot_points
from rootlab.analysis.watch.look import Look, Note
from rootlab.components.cards import NC
from rootlab.components.names import CORVIDS
from rootlab.components.pieces import BOMB, SNARE
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.piles import suits
from rootlab.factions.corvids.birdsong import flippable
from rootlab.factions.corvids.exposure import exposable
from rootlab.factions.corvids.plots import bit, face_down, ruled_out


def points(look: Look) -> Iterator[Note]:
    """13.4.2: turning up every plot that can be."""
    s = look.s
    scored = plot_points(s, not look.s.match.factions[CORVIDS].cannot_see_pieces(s))
    if look.to_come("flip") and scored:
        yield Note("points-flip", ("13.4.2",), {"clearings": tuple(CLEARINGS[flippable(s)])}, scored)


def own(look: Look) -> Iterator[Note]:
    """Plots without a warrior, and plots at which an enemy may guess."""
    s = look.s
    alone = tuple(CLEARINGS[face_down(s) & ~s.warriors_at_n[CORVIDS]])
    if alone:
        yield Note("plots-alone", ("13.4.2",), {"clearings": alone})
    guessers = 0
    for f in s.match.seats:
        guessers |= exposable(s, f)
    if guessers:
        yield Note("plots-exposed", ("13.2.4",), {"clearings": tuple(CLEARINGS[guessers])})


def others(look: Look) -> Iterator[Note]:
    """Plots where the seat has pieces: it may guess, a bomb may come, a snare holds it."""
    s, f = look.s, look.f
    if not s.is_enemy(f, CORVIDS):
        return
    pawn = "yes" if s.match.factions[f].moves_itself else "no"
    down = exposable(s, f)
    bombs = tuple([c for c in CLEARINGS[down] if _may_be_bomb(look, c)])
    if bombs:
        removal = ("13.4.2", "13.7.1", "9.2.2.1") if pawn == "yes" else ("13.4.2", "13.7.1")
        yield Note("plots-near", removal, {"clearings": bombs, "pawn": pawn})
    hand = [card for card in s.hands_n[f] if card < NC]
    guess = tuple([c for c in CLEARINGS[down] if any(suits(card, s.match.board.suit[c]) for card in hand)])
    if guess and look.to_come("draw"):
        yield Note("plots-to-guess", ("13.2.4",), {"clearings": guess})
    held = tuple(CLEARINGS[s.kinds_at_n[SNARE] & s.pieces_at_n[f]])
    if held:
        law = ("13.7.2", "9.4.2") if pawn == "yes" else ("13.7.2",)
        yield Note("snared", law, {"clearings": held, "pawn": pawn})


def _may_be_bomb(look: Look, c: int) -> bool:
    """Whether a face-down plot can be turned up and is not known to be anything but a bomb."""
    s = look.s
    return s.stock_n[BOMB] > 0 and not ruled_out(s, c) & bit(BOMB) and s.warriors_at_n[CORVIDS] >> c & 1 > 0
