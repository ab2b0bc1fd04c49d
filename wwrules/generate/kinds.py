"""What is known about a value before the game runs: the classes it can have, those of its items, and the bounds of a number.

Everything here is about what really happens, not what was declared: a kind is the join of all values that can reach a place,
so generated code may rely on it.
"""

from __future__ import annotations

from typing import NamedTuple

from wwrules.run.values import Thing

INT, BOOL, STR, NONE, PLAYER, PIECE, THING, ZONE, TUPLE, RECORD = (1 << bit for bit in range(10))
EVERY = (1 << 10) - 1
SINGLE = PLAYER | PIECE | THING | ZONE | NONE  # compared by identity
NUMBER = INT | BOOL
LARGEST = 9_999_999
MANY = 999_999  # no list is longer

_FEW_ENTRIES = 32
Bounds = tuple[int, int]
WIDEST: Bounds = (-LARGEST, LARGEST)


class Kind(NamedTuple):
    """Classes of a value and, if it is a list, of its items; bounds of its numbers; whether a list has no more than players;
    and the entries among which it or its items are, if any are, where there are few of them (None: it may be any entry).
    """

    mask: int
    items: int = 0
    bounds: Bounds | None = None
    few: bool = False
    among: frozenset[Thing] | None = None

    def within(self, mask: int) -> bool:
        """Tell whether it is of these classes only."""
        return not self.mask & ~mask

    def certain(self) -> Kind:
        """The same where it is not nothing."""
        return self._replace(mask=self.mask & ~NONE)

    def __or__(self, other: tuple[object, ...]) -> Kind:
        """What is known of a value that is one or the other."""
        assert isinstance(other, Kind)  # noqa: S101 - only kinds are joined
        if self.bounds is None or other.bounds is None:
            bounds = self.bounds or other.bounds
        else:
            bounds = min(self.bounds[0], other.bounds[0]), max(self.bounds[1], other.bounds[1])
        few = all(one.few for one in (self, other) if one.mask & TUPLE) and (self.few or other.few)
        return Kind(self.mask | other.mask, self.items | other.items, bounds, few, _either(self, other))


def _either(one: Kind, other: Kind) -> frozenset[Thing] | None:
    found: frozenset[Thing] = frozenset()
    for kind in (one, other):
        if (kind.mask | kind.items) & THING:
            if kind.among is None:
                return None
            found |= kind.among
    return found if 0 < len(found) <= _FEW_ENTRIES else None


NOTHING_YET = Kind(0)
ANY = Kind(EVERY, EVERY, WIDEST)
TRUTH = Kind(BOOL, 0, (0, 1))
WHOLE = Kind(INT, 0, WIDEST)


def number_of(low: int, high: int) -> Kind:
    """A whole number between two others."""
    return Kind(INT, 0, (max(low, -LARGEST), min(high, LARGEST)))


def list_of(items: int) -> Kind:
    """A list of values of these classes; numbers in it may be any."""
    return Kind(TUPLE, items, WIDEST if items & NUMBER else None)


def items_of(kind: Kind) -> Kind:
    """What going through a value finds: its items, the pieces of a zone, or itself."""
    mask = kind.mask & ~(TUPLE | ZONE | NONE)
    if kind.mask & TUPLE:
        mask |= kind.items
    if kind.mask & ZONE:
        mask |= PIECE
    return Kind(mask, EVERY if mask & TUPLE else 0, _item_bounds(kind, mask), among=None if mask & TUPLE else kind.among)


def item_of(kind: Kind) -> Kind:
    """What each item of a list is."""
    inside = kind.items & TUPLE  # of lists in a list nothing is known
    return Kind(kind.items, EVERY if inside else 0, _item_bounds(kind, kind.items), among=None if inside else kind.among)


def _item_bounds(kind: Kind, mask: int) -> Bounds | None:
    """Bounds of the numbers in a list; of those in lists inside it nothing is known."""
    if not mask & NUMBER:
        return None
    return WIDEST if kind.bounds is None or kind.items & TUPLE else kind.bounds


class Facts:
    """Kinds of everything that has a name, found by looking again until nothing new is found."""

    def __init__(self) -> None:
        self.kinds: dict[tuple[object, ...], Kind] = {}
        self.changed = False
        self.clock = 0  # how often anything new was found
        self.since: dict[tuple[object, ...], int] = {}  # when something new was found last
        self.asked: dict[tuple[object, ...], int] = {}  # what somebody wanted to know, and when first

    def of(self, *key: object) -> Kind:
        """What is known so far."""
        self.ask(key)
        return self.kinds.get(key, NOTHING_YET)

    def ask(self, key: tuple[object, ...]) -> None:
        """Somebody looks at this now."""
        self.asked.setdefault(key, self.clock)

    def are_old(self, asked: dict[tuple[object, ...], int]) -> bool:
        """Tell whether nothing new was found since somebody asked."""
        return all(self.since.get(key, 0) <= when for key, when in asked.items())

    def add(self, kind: Kind, *key: object) -> None:
        """Something more can be there; bounds that grow are given up, so that this ends."""
        before = self.kinds.get(key, NOTHING_YET)
        after = before | kind
        if after == before:
            return
        if before.bounds is not None and after.bounds != before.bounds:
            after = after._replace(bounds=WIDEST)
        if after != before:
            self.kinds[key] = after
            self.changed = True
            self.renew(key)

    def renew(self, key: tuple[object, ...]) -> None:
        """There is something new about this: whoever asked for it has to look again."""
        self.clock += 1
        self.since[key] = self.clock
