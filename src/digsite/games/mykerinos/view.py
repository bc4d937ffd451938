"""What a seat of Mykerinos may know: everything on the table, and facts that players ask for.

Nothing is hidden in this game: the lots to come are a set that everybody knows, without an order.
"""

from dataclasses import dataclass

from digsite.core.bits import members
from digsite.core.seats import NOBODY
from digsite.games.mykerinos.components import CELLS, PATRON, ROOMS
from digsite.games.mykerinos.phases import EXCAVATION, OVER
from digsite.games.mykerinos.rules.cells import numbers
from digsite.games.mykerinos.rules.course import legal
from digsite.games.mykerinos.rules.excavation import next_pass_space
from digsite.games.mykerinos.rules.museum import breakdown, cards, room_value
from digsite.games.mykerinos.rules.survey import cubes_in_zone, ranking, zones
from digsite.games.mykerinos.state import NO_LOT, State, cubes_of


@dataclass(frozen=True)
class Lot:
    """A lot in the region: its number, and whether it lies turned by 180 degrees."""

    lot: int
    turned: bool


@dataclass(frozen=True)
class Standing:
    """One colour in a zone: its cubes, and whether a tie with the next one is still undecided."""

    colour: int
    cubes: int
    tied: bool


@dataclass(frozen=True)
class Player:
    """One colour at the table; the neutral one of a game for two comes last and has no score."""

    reserve: int
    supply: int
    held_neutral: int
    passed: int  # space on the pass track, 0 for none
    rooms: tuple[int, ...]
    lots: tuple[int, ...]
    cards: tuple[int, ...]  # by patron
    tilted: tuple[int, ...]  # by patron: cards used this season
    prestige: int
    values: tuple[int, ...]  # by patron: what a card counts
    forecast: tuple[tuple[str, int], ...]  # the score if the game ended now, part by part
    score: int  # their sum


@dataclass(frozen=True)
class View:
    """The table of Mykerinos."""

    seat: int
    actor: int
    legal: tuple[int, ...]
    seats: int
    phase: int
    season: int
    first: int
    wings: tuple[int, ...]  # the patrons around the ring
    rooms: tuple[int | None, ...]  # by room: the colour in it, -1 for free, None if not built
    lots: tuple[Lot | None, ...]  # by slot of the region
    pyramids: tuple[int, ...]  # cells
    cubes: tuple[int, ...]  # by cell: a colour or -1
    players: tuple[Player, ...]  # by colour
    team: int
    last_cell: int
    zone: int
    rank: int
    claimant: int
    standings: tuple[tuple[Standing, ...], ...]  # by zone, best first
    stack: tuple[int, ...]  # the lots still to come, in no order
    to_come: tuple[int, ...]  # how many of them each patron has; the last number: without patron

    @property
    def cells(self) -> int:
        """How many cells the region has this season; 0 before it is laid."""
        return 12 * len(self.standings)


def look(s: State, seat: int) -> View:
    """Return the table: everything is open, so every seat and every spectator sees the same."""
    parts = [*breakdown(s), {}]
    players = tuple(_player(s, colour, parts[colour]) for colour in range(s.colours))
    stack = tuple(members(s.stack))
    return View(
        seat=seat,
        actor=s.actor,
        legal=tuple(legal(s)) if seat == s.actor and seat != NOBODY else (),
        seats=s.seats,
        phase=s.phase,
        season=s.season,
        first=s.first,
        wings=tuple(s.wings),
        rooms=_rooms(s),
        lots=tuple(_lot(s, slot) for slot in range(len(s.lot_at))),
        pyramids=tuple(numbers(s.pyramids)),
        cubes=_cubes(s),
        players=players,
        team=s.team,
        last_cell=s.last_cell,
        zone=s.zone,
        rank=s.rank,
        claimant=s.claimant,
        standings=_standings(s),
        stack=stack,
        to_come=_to_come(stack),
    )


def _to_come(stack: tuple[int, ...]) -> tuple[int, ...]:
    numbers_of = [0] * 6
    for lot in stack:
        numbers_of[PATRON[lot]] += 1
    return tuple(numbers_of)


def _player(s: State, colour: int, parts: dict[str, int]) -> Player:
    seated = colour < s.seats
    return Player(
        reserve=s.reserve[colour],
        supply=s.supply[colour],
        held_neutral=s.held_neutral[colour] if seated else 0,
        passed=s.passed[colour],
        rooms=tuple(members(s.halls[colour])),
        lots=tuple(members(s.lots[colour])) if seated else (),
        cards=tuple(cards(s, colour, p) for p in range(5)) if seated else (0,) * 5,
        tilted=tuple(s.tilted[5 * colour : 5 * colour + 5]) if seated else (0,) * 5,
        prestige=s.prestige[colour] if seated else 0,
        values=tuple(room_value(s, colour, p) for p in range(5)),
        forecast=tuple(parts.items()),
        score=sum(parts.values()),
    )


def _rooms(s: State) -> tuple[int | None, ...]:
    found: list[int | None] = [None] * ROOMS
    if len(s.wings) == 5:
        for room in range(ROOMS):
            if not s.taken_rooms >> room & 1:
                found[room] = -1
    for colour in range(s.colours):
        for room in members(s.halls[colour]):
            found[room] = colour
    return tuple(found)


def _lot(s: State, slot: int) -> Lot | None:
    return None if s.lot_at[slot] == NO_LOT else Lot(s.lot_at[slot], bool(s.turned[slot]))


def _cubes(s: State) -> tuple[int, ...]:
    by_cell = [-1] * CELLS
    for colour in range(s.colours):
        for cell in numbers(cubes_of(s, colour)):
            by_cell[cell] = colour
    return tuple(by_cell)


def _standings(s: State) -> tuple[tuple[Standing, ...], ...]:
    if s.phase < EXCAVATION or s.phase == OVER:
        return ()
    return tuple(_zone(s, zone) for zone in range(zones(s)))


def _zone(s: State, zone: int) -> tuple[Standing, ...]:
    """M6.3  The colours of a zone as they stand, and the ties that are still open."""
    order = ranking(s, zone)
    counts = [cubes_in_zone(s, colour, zone) for colour in order]
    found = []
    for n, colour in enumerate(order):
        tied = n + 1 < len(order) and counts[n] == counts[n + 1]
        found.append(Standing(colour, counts[n], tied and _tie_is_open(s, colour, order[n + 1])))
    return tuple(found)


def _tie_is_open(s: State, one: int, other: int) -> bool:
    """Return whether it is not yet known which of two equal colours wins their tie.

    M6.3  It is not while both have still to pass; it is once one of them has passed.
    M10.3  But whoever passes first takes the space before the disc of the neutral.
    """
    spaces = sorted((s.passed[one], s.passed[other]))
    return spaces[0] == 0 and (spaces[1] == 0 or next_pass_space(s) < spaces[1])
