"""The excavation of Mykerinos once more, slowly and from the text of the rules alone.

Cells are (column, row) pairs in plain sets; nothing of the engine's ground, cells or rules is used.
It answers from a view, as a careful player would, and the engine must agree with it.
"""

from digsite.games.mykerinos.view import View

Cell = tuple[int, int]
LETTERS = "abcdefgh"
PATRONS = ("lemon", "blackmore", "brown", "tangerine", "violet")


class Site:
    """A view, taken apart."""

    def __init__(self, view: View, colour: int) -> None:
        cells = [(number % 8, number // 8) for number in range(view.cells)]
        self.pyramids = {(number % 8, number // 8) for number in view.pyramids}
        owners = {(n % 8, n // 8): owner for n, owner in enumerate(view.cubes) if owner >= 0}
        self.own = {cell for cell, owner in owners.items() if owner == colour}
        self.bare = {cell for cell in cells if cell not in owners}
        self.sand = self.bare - self.pyramids
        self.stone = self.bare & self.pyramids

    def beside_own(self, cell: Cell) -> bool:
        return any(touch(cell, other) for other in self.own)


def touch(one: Cell, other: Cell) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def beside(cell: Cell, cells: set[Cell]) -> set[Cell]:
    return {other for other in cells if touch(cell, other)}


def digs(table: Site) -> set[Cell]:
    return set(table.sand)


def extensions(table: Site) -> set[Cell]:
    return {a for a in table.sand if table.beside_own(a) and beside(a, table.sand)}


def chains(table: Site) -> set[tuple[Cell, Cell, Cell]]:
    """Colonel Tangerine: three cells, each touching the one before."""
    return {
        (a, b, c)
        for a in table.sand
        if table.beside_own(a)
        for b in beside(a, table.sand)
        for c in beside(b, table.sand - {a})
    }


def lemon_pairs(table: Site) -> set[tuple[Cell, Cell]]:
    """Lord Lemon: two touching cells of an extension, exactly one a pyramid."""
    return {
        (a, b)
        for a in table.bare
        if table.beside_own(a)
        for b in beside(a, table.bare)
        if (a in table.pyramids) != (b in table.pyramids)
    }


def rooms(view: View, colour: int) -> set[int]:
    """Free rooms: a 2 or a 3, or a 5 beside an own one."""
    pairs = [(p, q) for p in range(5) for q in range(p + 1, 5)]
    held = set(view.players[colour].rooms)
    found = set()
    for room, holder in enumerate(view.rooms):
        if holder != -1:
            continue
        if 5 <= room < 10:
            patron = room - 5
            doors = {patron} | {10 + n for n, pair in enumerate(pairs) if patron in pair}
            if not doors & held:
                continue
        found.add(room)
    return found


def ready(view: View, patron: int) -> bool:
    player = view.players[view.actor]
    return player.cards[patron] > player.tilted[patron]


def turn(view: View) -> set[str]:
    """The names of everything that may be done at the start of a turn."""
    player, table = view.players[view.actor], Site(view, view.actor)
    names = {"pass"}
    if player.reserve == 0:
        return names
    names |= {f"dig {name(cell)}" for cell in digs(table)}
    if player.reserve >= 2:
        names |= {f"extend {name(cell)}" for cell in extensions(table)}
    twos = {a for a in table.sand if beside(a, table.sand)}
    possible = {
        "lemon": bool(table.stone),
        "blackmore": player.reserve >= 2 and bool(twos),
        "tangerine": player.reserve >= 3 and bool(chains(table)),
        "violet": player.supply > 0 and bool(table.sand),
    }
    names |= {p for p in possible if possible[p] and ready(view, PATRONS.index(p))}
    if ready(view, PATRONS.index("brown")):
        names |= {f"brown {room_name(room)}" for room in rooms(view, view.actor)}
    return names


def lemon(view: View) -> set[str]:
    """After calling Lord Lemon."""
    table = Site(view, view.actor)
    names = {f"dig {name(cell)}" for cell in table.stone}
    if view.players[view.actor].reserve >= 2:
        names |= {f"extend {name(a)}" for a, _ in lemon_pairs(table)}
    return names


def tangerine(view: View) -> set[str]:
    """After calling Colonel Tangerine."""
    return {f"extend {name(a)}" for a, _, _ in chains(Site(view, view.actor))}


def name(cell: Cell) -> str:
    return LETTERS[cell[0]] + str(cell[1] + 1)


def room_name(room: int) -> str:
    if room < 10:
        return f"{3 if room < 5 else 5}.{PATRONS[room % 5]}"
    pairs = [(p, q) for p in range(5) for q in range(p + 1, 5)]
    p, q = pairs[room - 10]
    return f"2.{PATRONS[p]}-{PATRONS[q]}"
