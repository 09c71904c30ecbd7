"""13.2.2 Plot tokens: which lie where, which side is up, and what everybody knows of the others.

A face-up plot stands on the map under its own kind.  A face-down one stands there as ``PLOT``,
like the back of the token; which it is stands in the Corvids' own numbers, the only part of the
state that a view must blot out.  Which plots are in the supply follows from the rest.

What everybody knows of the face-down plots follows from what was seen: a wrong guess says what one
is not (13.2.4); a plot that goes back to the supply and is known says that of the others that lie
face down now only one more can be of its kind, or none.  Nobody sees which plot of the supply is
placed.  So the own numbers are: by clearing the kind of the face-down plot there (NOTHING for none);
by clearing what it is known not to be, a bit for each kind; and for each kind the clearings of which
at most one is known to hold a plot of it, a bit each.  A trick takes all that along.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from rootlab.components.names import CORVIDS
from rootlab.components.pieces import BOMB, EXTORTION, PLOT, RAID, SNARE
from rootlab.engine.masks import CLEARINGS, SIZE
from rootlab.engine.pieces import place_piece, remove_piece, turn_piece
from rootlab.engine.state import State

PLOT_KINDS: Final = (BOMB, SNARE, EXTORTION, RAID)
NOTHING: Final = 0
NOT: Final = SIZE
"""Where what the plots are known not to be begins, by clearing."""
ONE: Final = 2 * SIZE
"""Where the clearings begin of which at most one has a kind, by kind."""
OWN_START: Final = (NOTHING,) * ONE + (0,) * len(PLOT_KINDS)


def bit(kind: int) -> int:
    """The bit of a kind among the kinds of plots."""
    return 1 << (kind - BOMB)


# --- what lies where -------------------------------------------------------------------------------------
def face_down(s: State) -> int:
    """The clearings with a face-down plot, a bit each."""
    return s.kinds_at_n[PLOT]


def face_up(s: State) -> int:
    """The clearings with a face-up plot, a bit each."""
    at = s.kinds_at_n
    return at[BOMB] | at[SNARE] | at[EXTORTION] | at[RAID]


def up_count(s: State) -> int:
    """Face-up plots on the map."""
    return face_up(s).bit_count()


def plot_at(s: State, c: int) -> int:
    """The kind of the plot in a clearing, whichever side is up; NOTHING without one."""
    hidden = s.own_n[CORVIDS][c]
    if hidden:
        return hidden
    for kind in PLOT_KINDS:
        if s.kinds_at_n[kind] >> c & 1:
            return kind
    return NOTHING


def in_supply(s: State, kind: int) -> int:
    """How many plots of a kind are left in the supply."""
    return s.stock_n[kind] - s.own_n[CORVIDS][:SIZE].count(kind)


def ruled_out(s: State, c: int) -> int:
    """What the face-down plot in a clearing is known not to be, a bit for each kind."""
    return s.own_n[CORVIDS][NOT + c]


def at_most_one(s: State, kind: int) -> int:
    """The clearings of which at most one is known to hold a face-down plot of a kind, a bit each."""
    return s.own_n[CORVIDS][ONE + kind - BOMB]


# --- what is known ---------------------------------------------------------------------------------------
def rule_out(s: State, c: int, kind: int) -> None:
    """13.2.4: everybody knows now that the plot in a clearing is not of that kind."""
    own = list(s.own_n[CORVIDS])
    own[NOT + c] |= bit(kind)
    s.own_n[CORVIDS] = tidy(own)


def tidy(own: list[int]) -> tuple[int, ...]:
    """The own numbers, where "at most one" speaks only of plots that it says something about."""
    for i in range(len(PLOT_KINDS)):
        for c in CLEARINGS[own[ONE + i]]:
            if not own[c] or own[NOT + c] >> i & 1:
                own[ONE + i] &= ~(1 << c)
        if own[ONE + i].bit_count() < 2:
            own[ONE + i] = 0
    return tuple(own)


def known_kind(s: State, c: int) -> int:
    """The kind that the face-down plot in a clearing is known to be, or NOTHING."""
    left = [kind for kind in PLOT_KINDS if s.stock_n[kind] and not ruled_out(s, c) & bit(kind)]
    return left[0] if len(left) == 1 else NOTHING


def lift(own: list[int], c: int, known: int) -> None:
    """A face-down plot leaves the own numbers, known to be of that kind (or NOTHING)."""
    if known and own[ONE + known - BOMB] >> c & 1:
        for other in CLEARINGS[own[ONE + known - BOMB]]:
            own[NOT + other] |= bit(known)
    own[c] = NOTHING
    own[NOT + c] = 0


def note_return(s: State, own: list[int], kind: int) -> None:
    """A plot known to be of that kind went to the supply: of those that lie face down now, at most one
    more is of it, or none where the other one lies face up."""
    down = [c for c in range(1, SIZE) if own[c]]
    if s.stock_n[kind] > 1:
        own[ONE + kind - BOMB] = sum(1 << c for c in down)
    else:
        for c in down:
            own[NOT + c] |= bit(kind)


def gone(s: State, c: int, kind: int, known: int) -> None:
    """A plot left its clearing, where it stood as that kind (PLOT, if it lay face down), and is known to
    be of another, or NOTHING.  In the supply it lies face down."""
    own = list(s.own_n[CORVIDS])
    if kind == PLOT:
        lift(own, c, known)
    if known:
        note_return(s, own, known)
    s.own_n[CORVIDS] = tidy(own)


# --- changes ---------------------------------------------------------------------------------------------
def place_plot(s: State, kind: int, c: int, article: str) -> None:
    """A plot of the supply is placed face down; nobody else sees which."""
    own = s.own_n[CORVIDS]
    s.own_n[CORVIDS] = (*own[:c], kind, *own[c + 1 :])
    place_piece(s, PLOT, c, article)


def turn_up(s: State, c: int) -> int:
    """A face-down plot is turned face up; its kind."""
    own = list(s.own_n[CORVIDS])
    kind = own[c]
    lift(own, c, kind)
    s.own_n[CORVIDS] = tidy(own)
    turn_piece(s, PLOT, kind, c)
    return kind


def remove_known(s: State, c: int, article: str) -> None:
    """A plot of which everybody knows which it is leaves its clearing, and nothing follows."""
    known = plot_at(s, c)
    kind = PLOT if face_down(s) >> c & 1 else known
    remove_piece(s, kind, c, article)
    gone(s, c, kind, known)


def swap_plots(s: State, a: int, b: int) -> None:
    """Two plots with the same side up change places, and what is known of them goes along (16.6.31)."""
    one, other = plot_at(s, a), plot_at(s, b)
    if face_up(s) >> a & 1:
        turn_piece(s, one, other, a)
        turn_piece(s, other, one, b)
        return
    own = list(s.own_n[CORVIDS])
    own[a], own[b] = other, one
    own[NOT + a], own[NOT + b] = own[NOT + b], own[NOT + a]
    for i in range(ONE, ONE + len(PLOT_KINDS)):
        if own[i] >> a & 1 != own[i] >> b & 1:
            own[i] ^= 1 << a | 1 << b
    s.own_n[CORVIDS] = tuple(own)


# --- what another seat may believe -----------------------------------------------------------------------
def unseen(s: State) -> bool:
    """Whether the face-down plots cannot be seen, in the state behind another seat's view."""
    return PLOT in s.own_n[CORVIDS][:SIZE]


def blotted(s: State) -> tuple[int, ...]:
    """The own numbers without the kinds of the face-down plots."""
    own = s.own_n[CORVIDS]
    return (*[PLOT if kind else NOTHING for kind in own[:SIZE]], *own[SIZE:])


Place = tuple[int, int]
"""What is known of a place: what its plot is not, and of which kinds it may be the one, a bit each."""


@lru_cache(maxsize=4096)
def ways(places: tuple[Place, ...], left: tuple[int, ...], met: int) -> int:
    """In how many ways the tokens that are left, by kind, can lie in these places, one in each; ``met``
    are the kinds of which there can be no second one where at most one is."""
    if not places:
        return 1
    total = 0
    for i in range(len(PLOT_KINDS)):
        if can_be(places[0], left, met, i):
            total += left[i] * ways(places[1:], less(left, i), met | places[0][1] & 1 << i)
    return total


def can_be(place: Place, left: tuple[int, ...], met: int, i: int) -> bool:
    """Whether the next token can be of the kind with that index."""
    return left[i] > 0 and not (place[0] | place[1] & met) >> i & 1


def less(left: tuple[int, ...], i: int) -> tuple[int, ...]:
    """One token less of the kind with that index."""
    return (*left[:i], left[i] - 1, *left[i + 1 :])


def deal(s: State, rng: Random) -> None:
    """Say anew which plots lie face down: each way to lay out the tokens that agrees with what is known
    is as likely."""
    own = list(s.own_n[CORVIDS])
    down = CLEARINGS[face_down(s)]
    kinds = range(len(PLOT_KINDS))
    places = tuple([(own[NOT + c], sum((own[ONE + i] >> c & 1) << i for i in kinds)) for c in down])
    left = tuple([s.stock_n[kind] for kind in PLOT_KINDS])
    met = 0
    for n, c in enumerate(down):
        pick = int(rng.random() * ways(places[n:], left, met))
        for i in kinds:
            if not can_be(places[n], left, met, i):
                continue
            after, also_met = less(left, i), met | places[n][1] & 1 << i
            pick -= left[i] * ways(places[n + 1 :], after, also_met)
            if pick < 0:
                own[c], left, met = PLOT_KINDS[i], after, also_met
                break
    s.own_n[CORVIDS] = tuple(own)
