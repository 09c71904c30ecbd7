"""The four maps: clearings, paths (2.2), rivers, which are no paths (2.3), and forests (2.4).

Clearings are the numbers 1 to 12 of the map tables; in every tuple that goes by clearing, place 0 is unused.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from rootlab.components.errors import told, unknown_name
from rootlab.components.names import BIRD, SUIT_ID, SUITS
from rootlab.components.paths import load_json

if TYPE_CHECKING:
    import networkx as nx

__all__ = ["GRAPHS", "MAPS", "Board", "Forest", "Lake", "load_board"]

MAPS: Final = ("autumn", "winter", "lake", "mountain")
GRAPHS: Final = ("paths", "rivers", "forests", "all")
_BORDERS: Final = ("path", "closed-path", "river", "coastal-clearing")

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Forest:
    """A forest: the clearings around it, a point to draw it at, and the forests next to it.

    `neighbours` are places in `Board.forests`; `separated_by` says for each of them what lies between.
    """

    clearings: tuple[int, ...]
    x: float
    y: float
    neighbours: tuple[int, ...]
    separated_by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lake:
    """The lake: the clearings on its coast, in order around it, and where the ferry starts."""

    coast: tuple[int, ...]
    ferry: int


@dataclass(frozen=True, slots=True)
class Board:
    """A map as it stands at setup; see `load_board`.

    `suits_from` says where the clearings' suits come from: `printed`, `rule book` (the layout that it
    suggests) or `ours`. Other suits, such as shuffled markers, are put on it by `with_suits`.
    """

    name: str
    title: str
    n: int
    suits_from: str
    suit: tuple[int, ...]
    slots: tuple[int, ...]
    """Slots by clearing, the one under a ruin included (Law 2.2.3, 2.2.4)."""
    has_ruin: tuple[bool, ...]
    adj: tuple[tuple[int, ...], ...]
    """The clearings that an open path joins to a clearing, ascending (Law 2.2.1)."""
    adj_mask: tuple[int, ...]
    """The same as bits: bit c stands for clearing c."""
    river_adj: tuple[tuple[int, ...], ...]
    x: tuple[float, ...]
    y: tuple[float, ...]
    opposite_corner: tuple[int, ...]
    """The corner diagonally opposite a corner clearing; 0 for the others."""
    on_river: tuple[bool, ...]
    corners: tuple[int, ...]
    corner_pairs: tuple[Pair, ...]
    edge_loop: tuple[int, ...]
    paths: tuple[Pair, ...]
    """Every path, the closed ones included."""
    closed_paths: tuple[Pair, ...]
    rivers: tuple[Pair, ...]
    river_order: tuple[int, ...]
    forests: tuple[Forest, ...]
    lake: Lake | None
    pass_clearing: int
    """The mountain pass; 0 where there is none."""
    tower: int
    clearings_of_suit: tuple[tuple[int, ...], ...]
    forest_id: dict[tuple[int, ...], int] = field(repr=False, compare=False)
    """The place of a forest in `forests`, by its clearings."""

    suit_mask: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """By suit: its clearings, a bit each."""

    def __post_init__(self) -> None:
        masks = tuple(sum(1 << c for c in clearings) for clearings in self.clearings_of_suit)
        object.__setattr__(self, "suit_mask", masks)

    @property
    def clearings(self) -> range:
        """The numbers of the clearings, 1 to n."""
        return range(1, self.n + 1)

    def with_suits(self, suits: tuple[str, ...]) -> Board:
        """The same map with other suits on clearings 1 to n, four of each, as when the markers are shuffled.

        >>> load_board("winter").with_suits(("fox", "rabbit", "mouse") * 4).clearings_of_suit[0]
        (1, 4, 7, 10)
        """
        suit = _suits(suits, self.n, f"The map {self.name}")
        return replace(self, suits_from="given", suit=suit, clearings_of_suit=_by_suit(suit))

    def graph(self, kind: str = "paths") -> nx.Graph[Any]:
        """The map as a networkx graph.

        `paths` and `rivers` join clearings (the paths that are open at setup); `forests` joins forests, each
        named by the tuple of its clearings; `all` holds clearings and forests with every edge: `path`,
        `closed-path`, `river`, `forest` between two forests, `border` between a forest and a clearing.

        >>> load_board("autumn").graph().number_of_edges()
        18
        """
        import networkx as nx

        if kind not in GRAPHS:
            raise unknown_name("graph", kind, GRAPHS)
        graph: nx.Graph[Any] = nx.Graph(name=f"{self.name} {kind}")
        if kind != "forests":
            for c in self.clearings:
                graph.add_node(
                    c,
                    kind="clearing",
                    suit=SUITS[self.suit[c]],
                    slots=self.slots[c],
                    ruin=self.has_ruin[c],
                    corner=c in self.corners,
                    river=self.on_river[c],
                    x=self.x[c],
                    y=self.y[c],
                )
        if kind in ("forests", "all"):
            for forest in self.forests:
                graph.add_node(forest.clearings, kind="forest", x=forest.x, y=forest.y)
            for forest in self.forests:
                for other, between in zip(forest.neighbours, forest.separated_by, strict=True):
                    graph.add_edge(
                        forest.clearings, self.forests[other].clearings, kind="forest", separated_by=between
                    )
        if kind in ("paths", "all"):
            for a, b in self.paths:
                if (a, b) not in self.closed_paths:
                    graph.add_edge(a, b, kind="path")
        if kind in ("rivers", "all"):
            graph.add_edges_from(self.rivers, kind="river")
        if kind == "all":
            graph.add_edges_from(self.closed_paths, kind="closed-path")
            for forest in self.forests:
                graph.add_edges_from(((forest.clearings, c) for c in forest.clearings), kind="border")
        return graph


def _suits(names: tuple[str, ...], n: int, where: str) -> tuple[int, ...]:
    for name in names:
        if name not in SUITS[:BIRD]:
            raise unknown_name("clearing-suit", name, SUITS[:BIRD])
    each = n // 3
    if len(names) != n or any(names.count(suit) != each for suit in SUITS[:BIRD]):
        raise told("data-map-suits", file=where, wanted=each, number=n)
    return (-1, *(SUIT_ID[name] for name in names))


def _by_suit(suit: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(c for c in range(1, len(suit)) if suit[c] == s) for s in range(BIRD))


def _pairs(rows: list[list[int]], n: int, where: str) -> tuple[Pair, ...]:
    pairs: list[Pair] = []
    for row in rows:
        if len(row) != 2 or not 1 <= row[0] < row[1] <= n:
            raise told("data-map-pair", file=where, given=str(row))
        pairs.append((row[0], row[1]))
    if len(set(pairs)) != len(pairs):
        raise told("data-map-pair-twice", file=where)
    return tuple(pairs)


def _neighbours(pairs: tuple[Pair, ...], n: int) -> tuple[tuple[int, ...], ...]:
    around: list[list[int]] = [[] for _ in range(n + 1)]
    for a, b in pairs:
        around[a].append(b)
        around[b].append(a)
    return tuple(tuple(sorted(row)) for row in around)


def _reaches_all(adj: tuple[tuple[int, ...], ...], n: int) -> bool:
    seen, todo = {1}, [1]
    while todo:
        for other in adj[todo.pop()]:
            if other not in seen:
                seen.add(other)
                todo.append(other)
    return len(seen) == n


def _forests(data: dict[str, Any], n: int, where: str) -> tuple[Forest, ...]:
    rows: list[dict[str, Any]] = data["forests"]
    names = [tuple(row["clearings"]) for row in rows]
    for name in names:
        if list(name) != sorted(set(name)) or not name or not 1 <= name[0] <= name[-1] <= n:
            raise told("data-map-forest", file=where, given=str(name))
    if len(set(names)) != len(names):
        raise told("data-map-forest-twice", file=where)
    around: list[dict[int, str]] = [{} for _ in rows]
    for border in data["forest_borders"]:
        a, b = border["forests"]
        between = border["separated_by"]
        if between not in _BORDERS or not 0 <= a < b < len(rows) or not set(names[a]) & set(names[b]):
            raise told("data-map-border", file=where, given=str(border))
        around[a][b] = around[b][a] = between
    return tuple(
        Forest(
            clearings=name,
            x=float(row["x"]),
            y=float(row["y"]),
            neighbours=tuple(sorted(near)),
            separated_by=tuple(near[i] for i in sorted(near)),
        )
        for name, row, near in zip(names, rows, around, strict=True)
    )


def _lake(data: dict[str, Any] | None, rivers: tuple[Pair, ...], where: str) -> Lake | None:
    if data is None:
        return None
    coast = tuple(data["coast"])
    wanted = {(a, b) for a in coast for b in coast if a < b}
    if set(rivers) != wanted or data["ferry"] not in coast:
        raise told("data-map-lake", file=where)
    return Lake(coast, data["ferry"])


@cache
def load_board(name: str) -> Board:
    """A map by its name, read once and checked.

    >>> load_board("autumn").adj[1]
    (5, 9, 10)
    >>> load_board("spring")
    Traceback (most recent call last):
        ...
    rootlab.components.errors.RootlabError: There is no map “spring”; known: autumn, winter, lake, mountain.
    """
    if name not in MAPS:
        raise unknown_name("map", name, MAPS)
    return _build(load_json("maps", f"{name}.json"), f"data/maps/{name}.json")


def _build(data: dict[str, Any], where: str) -> Board:
    rows: list[dict[str, Any]] = data["clearings"]
    n = len(rows)
    if n != 12 or [row["number"] for row in rows] != list(range(1, n + 1)):
        raise told("data-map-clearings", file=where)
    suit = _suits(tuple(row["suit"] for row in rows), n, where)
    slots = (0, *(int(row["slots"]) for row in rows))
    has_ruin = (False, *(bool(row["ruin"]) for row in rows))
    if any(not 1 <= k <= 3 for k in slots[1:]):
        raise told("data-map-slots", file=where)
    if sum(has_ruin) != 4:
        raise told("data-map-ruins", file=where, number=sum(has_ruin))
    paths = _pairs(data["paths"], n, f"{where}, paths")
    closed = _pairs(data["closed_paths"], n, f"{where}, closed_paths")
    if not set(closed) <= set(paths):
        raise told("data-map-closed-path", file=where)
    rivers = _pairs(data["rivers"], n, f"{where}, rivers")
    adj = _neighbours(tuple(p for p in paths if p not in closed), n)
    if not _reaches_all(adj, n):
        raise told("data-map-paths", file=where)
    river_adj = _neighbours(rivers, n)
    river_order = tuple(data["river_order"])
    steps = {(min(p), max(p)) for p in pairwise(river_order)}
    if river_order and steps != set(rivers):
        raise told("data-map-river", file=where)
    corner_pairs = _pairs(data["corner_pairs"], n, f"{where}, corner_pairs")
    opposite = [0] * (n + 1)
    for a, b in corner_pairs:
        opposite[a], opposite[b] = b, a
    corners = tuple(c for c in range(1, n + 1) if opposite[c])
    if len(corner_pairs) != 2 or len(corners) != 4:
        raise told("data-map-corners", file=where)
    forests = _forests(data, n, where)
    mountain = data["mountain"] or {"pass": 0, "tower": 0}
    return Board(
        name=data["id"],
        title=data["name"],
        n=n,
        suits_from=data["suits"],
        suit=suit,
        slots=slots,
        has_ruin=has_ruin,
        adj=adj,
        adj_mask=tuple(sum(1 << c for c in row) for row in adj),
        river_adj=river_adj,
        x=(0.0, *(float(row["x"]) for row in rows)),
        y=(0.0, *(float(row["y"]) for row in rows)),
        opposite_corner=tuple(opposite),
        on_river=tuple(bool(row) for row in river_adj),
        corners=corners,
        corner_pairs=corner_pairs,
        edge_loop=tuple(data["edge_loop"]),
        paths=paths,
        closed_paths=closed,
        rivers=rivers,
        river_order=river_order,
        forests=forests,
        lake=_lake(data["lake"], rivers, where),
        pass_clearing=mountain["pass"],
        tower=mountain["tower"],
        clearings_of_suit=_by_suit(suit),
        forest_id={forest.clearings: i for i, forest in enumerate(forests)},
    )
