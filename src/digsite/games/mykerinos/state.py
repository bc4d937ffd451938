"""Mykerinos: the table at one moment. Nothing on it is hidden but the order of the lots to come."""

from typing import Final, final

from mypy_extensions import i64

from digsite.games.mykerinos.phases import FIRST_PLAYER
from digsite.games.mykerinos.rules.cells import Cells, none

NO_LOT: Final = -1
NO_CELL: Final = -1
NO_COLOUR: Final = -1


@final
class State:
    """Colours are the seats; with two people colour 2 is the neutral one.

    Lists are by colour, by lot, or by slot of the region, as their names say.
    """

    __slots__ = (
        "actor",
        "blue",
        "claimant",
        "colours",
        "first",
        "green",
        "halls",
        "held_neutral",
        "last_cell",
        "lot_at",
        "lots",
        "occupied",
        "order",
        "passed",
        "phase",
        "prestige",
        "pyramids",
        "rank",
        "red",
        "region",
        "reserve",
        "season",
        "seats",
        "stack",
        "supply",
        "taken_rooms",
        "team",
        "tilted",
        "turned",
        "white",
        "wings",
        "zone",
    )

    def __init__(self) -> None:
        """Leave an empty table; `setup.deal` lays it."""
        self.seats: i64 = 0
        self.colours: i64 = 0  # seats, and one more when the neutral plays
        self.actor: i64 = -1
        self.phase: i64 = FIRST_PLAYER
        self.season: i64 = 0
        self.first: i64 = 0  # first player of the season
        # the region
        self.region: Cells = none()  # the cells of this season
        self.pyramids: Cells = none()
        self.blue: Cells = none()  # the cubes of each colour, see cubes_of
        self.red: Cells = none()
        self.green: Cells = none()
        self.white: Cells = none()
        self.occupied: Cells = none()  # the cubes of all colours together
        self.lot_at: list[int] = []  # by slot: a lot or NO_LOT
        self.turned: list[int] = []  # by slot: 1 if its lot lies turned
        # the lots
        self.stack: i64 = 0  # the lots to come, as bits
        self.lots: list[int] = []  # by seat: the lots claimed, as bits
        self.tilted: list[int] = []  # by 5 * seat + patron: cards used this season
        # cubes off the region
        self.supply: list[int] = []  # by colour: general supply
        self.reserve: list[int] = []  # by colour: personal reserve; the neutral has none
        self.held_neutral: list[int] = []  # by seat: neutral cubes at hand
        # the museum
        self.wings: list[int] = []  # the patrons, around the ring
        self.taken_rooms: i64 = 0  # as bits; the 2s that are not built count as taken
        self.halls: list[int] = []  # by colour: its rooms, as bits
        # the turn
        self.passed: list[int] = []  # by colour: space on the pass track, 0 for none
        self.team: i64 = NO_COLOUR  # the colour of the cubes that are being laid
        self.last_cell: i64 = NO_CELL  # where the last of them was laid
        # the survey
        self.zone: i64 = 0
        self.order: list[int] = []  # the colours in the zone, best first
        self.rank: i64 = 0  # 0 for the first in the zone
        self.claimant: i64 = NO_COLOUR  # the colour whose reward is chosen
        self.prestige: list[int] = []  # by seat


def cubes_of(s: State, colour: i64) -> Cells:
    """Return the cubes of a colour in the region. Four fields, for a list would box every set."""
    if colour == 0:
        return s.blue
    if colour == 1:
        return s.red
    return s.green if colour == 2 else s.white


def set_cubes(s: State, colour: i64, cells: Cells) -> None:
    """From now on these are the cubes of a colour in the region."""
    if colour == 0:
        s.blue = cells
    elif colour == 1:
        s.red = cells
    elif colour == 2:
        s.green = cells
    else:
        s.white = cells


def clone(s: State) -> State:
    """Return a copy that shares nothing that can change."""
    other = State()
    other.seats = s.seats
    other.colours = s.colours
    other.actor = s.actor
    other.phase = s.phase
    other.season = s.season
    other.first = s.first
    other.region = s.region
    other.pyramids = s.pyramids
    other.blue = s.blue
    other.red = s.red
    other.green = s.green
    other.white = s.white
    other.occupied = s.occupied
    other.lot_at = s.lot_at[:]
    other.turned = s.turned[:]
    other.stack = s.stack
    other.lots = s.lots[:]
    other.tilted = s.tilted[:]
    other.supply = s.supply[:]
    other.reserve = s.reserve[:]
    other.held_neutral = s.held_neutral[:]
    other.wings = s.wings[:]
    other.taken_rooms = s.taken_rooms
    other.halls = s.halls[:]
    other.passed = s.passed[:]
    other.team = s.team
    other.last_cell = s.last_cell
    other.zone = s.zone
    other.order = s.order[:]
    other.rank = s.rank
    other.claimant = s.claimant
    other.prestige = s.prestige[:]
    return other
