"""A state of Mykerinos as one line of text, and back.

    seats=2 season=1 phase=excavation actor=0 first=0 wings=lemon,blackmore,brown,tangerine,violet
    region=0,7t,... gone=- cubes=a1b1/c3/- hand=9,10 neutral=4,4 rooms=-/-/- lots=-/-
    tilted=00000/00000 passed=0,0,2 laying=0 last=- survey=-

A lot turned by 180 degrees has a t behind its number. What the rest implies is not written: the
general supply (25 less what is elsewhere), pyramids, prestige, and the lots to come.
"""

from typing import Final

from digsite.core.bits import BIT, members
from digsite.core.fields import Fields, actor_code
from digsite.core.seats import CHANCE, NOBODY
from digsite.games.mykerinos.actions import CELL_NAMES
from digsite.games.mykerinos.components import (
    CUBES,
    DOORS,
    FIVE,
    LOTS,
    LOTS_LAID,
    NEUTRAL,
    NEUTRAL_SPACE,
    PATRONS,
    ROOM_NAMES,
    SEASONS,
    WORTH,
)
from digsite.games.mykerinos.phases import EXCAVATION, OVER, PHASES, REGION, SURVEY, WINGS
from digsite.games.mykerinos.rules.cells import (
    PYRAMIDS_LAID,
    ZONES,
    both,
    either,
    empty,
    gathered,
    holds,
    large_region,
    none,
    numbers,
    size,
    small_region,
    without,
)
from digsite.games.mykerinos.rules.course import legal
from digsite.games.mykerinos.rules.museum import build_twos, cards
from digsite.games.mykerinos.rules.survey import chooser, ranking, zones
from digsite.games.mykerinos.setup import deal
from digsite.games.mykerinos.state import NO_CELL, NO_COLOUR, NO_LOT, State, cubes_of, set_cubes

NAMES: Final = (
    "seats",
    "season",
    "phase",
    "actor",
    "first",
    "wings",
    "region",
    "gone",
    "cubes",
    "hand",
    "neutral",
    "rooms",
    "lots",
    "tilted",
    "passed",
    "laying",
    "last",
    "survey",
)
LOT_NAMES: Final = [str(lot) for lot in range(LOTS)]


def write(s: State) -> str:
    """Return the state as one line."""
    values = (
        str(s.seats),
        str(s.season),
        PHASES[s.phase],
        actor_code(s.actor),
        str(s.first),
        ",".join(PATRONS[patron] for patron in s.wings) or "-",
        ",".join(_lot_at(s, slot) for slot in range(len(s.lot_at))),
        _comma([str(lot) for lot in _gone(s)]),
        "/".join(_cubes(s, colour) for colour in range(s.colours)),
        _comma([str(s.reserve[seat]) for seat in range(s.seats)]),
        _comma([str(held) for held in s.held_neutral]),
        "/".join(_comma([ROOM_NAMES[room] for room in members(held)]) for held in s.halls),
        "/".join(_comma([str(lot) for lot in members(lots)]) for lots in s.lots),
        "/".join("".join(map(str, s.tilted[5 * n : 5 * n + 5])) for n in range(s.seats)),
        _comma([str(space) for space in s.passed]),
        "-" if s.team == NO_COLOUR else str(s.team),
        "-" if s.last_cell == NO_CELL else CELL_NAMES[s.last_cell],
        f"{s.zone}.{s.rank}" if s.phase == SURVEY else "-",
    )
    return " ".join(f"{name}={value}" for name, value in zip(NAMES, values, strict=True))


def _lot_at(s: State, slot: int) -> str:
    if s.lot_at[slot] == NO_LOT:
        return "."
    return f"{s.lot_at[slot]}t" if s.turned[slot] else str(s.lot_at[slot])


def _cubes(s: State, colour: int) -> str:
    return "".join(CELL_NAMES[cell] for cell in numbers(cubes_of(s, colour))) or "-"


def _gone(s: State) -> list[int]:
    there = s.stack | sum(s.lots) | sum(BIT[lot] for lot in s.lot_at if lot != NO_LOT)
    return members((BIT[LOTS] - 1) & ~there)


def _comma(words: list[str]) -> str:
    return ",".join(words) or "-"


def parse(text: str) -> State:
    """Return the state of such a line. Unreadable names the field at fault."""
    fields = Fields(text, NAMES)
    s = deal(fields.number("seats", 2, 4), {})
    s.season = fields.number("season", 0, SEASONS)
    s.phase = fields.choice("phase", PHASES)
    s.first = fields.number("first", 0, s.seats - 1)
    fields.check("season", "does not fit the phase", holds=(s.season == 0) == (s.phase <= WINGS))
    _read_wings(s, fields)
    _read_lots(s, fields)
    _read_cubes(s, fields)
    _read_rooms(s, fields)
    _read_track(s, fields)
    _read_turn(s, fields)
    _count_supply(s, fields)
    _read_actor(s, fields)
    return s


def _read_wings(s: State, fields: Fields) -> None:
    names = fields.any_parts("wings", ",")
    s.wings = [fields.among("wings", name, PATRONS) for name in names]
    fields.check("wings", "a patron has one wing", holds=len(set(names)) == len(names))
    whole = len(names) == len(PATRONS)
    fields.check("wings", "does not fit the phase", holds=whole == (s.phase > WINGS))
    fields.check("wings", "laid too early", holds=not names or s.phase >= WINGS)
    if whole:
        build_twos(s)


def _read_lots(s: State, fields: Fields) -> None:
    seen: list[int] = []
    for slot, word in enumerate(fields.parts("region", ",", LOTS_LAID[SEASONS])):
        if word != ".":
            lot = fields.among("region", word.removesuffix("t"), LOT_NAMES)
            s.lot_at[slot], s.turned[slot] = lot, int(word.endswith("t"))
            s.pyramids = either(s.pyramids, PYRAMIDS_LAID[24 * lot + 2 * slot + s.turned[slot]])
            seen.append(lot)
    for seat, part in enumerate(fields.parts("lots", "/", s.seats)):
        claimed = fields.listed("lots", part, LOT_NAMES)
        s.lots[seat] = sum(BIT[lot] for lot in claimed)
        s.prestige[seat] = sum(WORTH[lot] for lot in claimed)
        seen += claimed
    seen += fields.listed("gone", fields["gone"], LOT_NAMES)
    fields.check("region", "a lot is in two places", holds=len(set(seen)) == len(seen))
    s.stack = BIT[LOTS] - 1 - sum(BIT[lot] for lot in seen)
    _check_lots(s, fields, LOTS - len(seen))


def _check_lots(s: State, fields: Fields, to_come: int) -> None:
    """The region is laid as far as the phase says, and the stack as high as it must be."""
    laid = [slot for slot in range(len(s.lot_at)) if s.lot_at[slot] != NO_LOT]
    due = LOTS_LAID[s.season]
    drawn = sum(LOTS_LAID[: s.season + 1]) if s.season else 0
    if s.phase == REGION:
        drawn += len(laid) - due
        fields.check("region", "laid row by row", holds=laid == list(range(len(laid))))
        fields.check("region", "is whole already", holds=len(laid) < due)
    elif s.phase < REGION or s.phase == OVER:
        fields.check("region", "must be empty now", holds=not laid)
    elif s.phase < SURVEY:
        fields.check("region", f"must have {due} lots now", holds=laid == list(range(due)))
    else:
        fields.check("region", "has no such place now", holds=not laid or laid[-1] < due)
    fields.check("gone", f"{to_come} lots would come", holds=to_come == LOTS - drawn)


def _read_cubes(s: State, fields: Fields) -> None:
    if s.phase >= EXCAVATION:
        s.region = large_region() if s.season == SEASONS else small_region()
    for colour, part in enumerate(fields.parts("cubes", "/", s.colours)):
        pairs = [] if part == "-" else [part[n : n + 2] for n in range(0, len(part), 2)]
        cells = [fields.among("cubes", pair, CELL_NAMES) for pair in pairs]
        fields.check("cubes", "must be in order", holds=cells == sorted(set(cells)))
        cubes = gathered(cells)
        set_cubes(s, colour, cubes)
        taken = not empty(both(cubes, s.occupied))
        fields.check("cubes", "two cubes in one cell", holds=not taken)
        s.occupied = either(s.occupied, cubes)
    outside = without(s.occupied, s.region)
    fields.check("cubes", "outside the region", holds=empty(outside))
    if s.phase == OVER:
        fields.check("cubes", "must be gone at the end", holds=empty(s.occupied))


def _read_rooms(s: State, fields: Fields) -> None:
    for colour, part in enumerate(fields.parts("rooms", "/", s.colours)):
        for room in fields.listed("rooms", part, ROOM_NAMES):
            free = len(s.wings) == len(PATRONS) and not s.taken_rooms & BIT[room]
            fields.check("rooms", f"{ROOM_NAMES[room]} cannot be held", holds=free)
            s.taken_rooms |= BIT[room]
            s.halls[colour] |= BIT[room]
        for patron in range(len(PATRONS)):
            if s.halls[colour] & BIT[FIVE + patron]:
                opened = bool(s.halls[colour] & DOORS[patron])
                fields.check("rooms", f"no door to {ROOM_NAMES[FIVE + patron]}", holds=opened)
    if s.colours > s.seats:
        fields.check("rooms", "the neutral never has one", holds=s.halls[NEUTRAL] == 0)


def _read_track(s: State, fields: Fields) -> None:
    for seat, part in enumerate(fields.parts("tilted", "/", s.seats)):
        fields.check("tilted", "expected five digits", holds=len(part) == len(PATRONS))
        for patron, digit in enumerate(part):
            used = fields.among("tilted", digit, "01234567")
            most = cards(s, seat, patron) if EXCAVATION <= s.phase < OVER else 0
            fields.check("tilted", "more than there are cards", holds=used <= most)
            s.tilted[5 * seat + patron] = used
    s.passed = fields.numbers("passed", s.colours, 0, 4)
    spaces = sorted(space for space in s.passed if space)
    due = list(range(1, len(spaces) + 1))
    if s.colours > s.seats and EXCAVATION - 1 <= s.phase < OVER:
        neutral = s.passed[NEUTRAL] == NEUTRAL_SPACE
        fields.check("passed", "the neutral stands on space 2", holds=neutral)
        due = [[2], [1, 2], [1, 2, 3]][len(spaces) - 1]
    waiting = s.passed[: s.seats].count(0)
    fields.check("passed", "spaces are taken one by one", holds=spaces == due)
    if EXCAVATION <= s.phase < SURVEY:
        fields.check("passed", "everybody has passed", holds=waiting > 0)
    else:
        everybody = waiting == (0 if s.phase == SURVEY else s.seats)
        fields.check("passed", "does not fit the phase", holds=everybody)


def _read_turn(s: State, fields: Fields) -> None:
    acting = EXCAVATION <= s.phase < SURVEY
    s.team = NO_COLOUR
    if fields["laying"] != "-":
        s.team = fields.number("laying", 0, s.colours - 1)
    fields.check("laying", "does not fit the phase", holds=acting == (s.team != NO_COLOUR))
    if fields["last"] != "-":
        s.last_cell = fields.among("last", fields["last"], CELL_NAMES)
        own = acting and holds(cubes_of(s, s.team), s.last_cell)
        fields.check("last", "there is no cube of that colour", holds=own)
    if s.phase == SURVEY:
        zone, rank = fields.parts("survey", ".", 2)
        s.zone = fields.among("survey", zone, LOT_NAMES[: zones(s)])
        s.rank = fields.among("survey", rank, LOT_NAMES[: s.colours])
    else:
        fields.check("survey", "does not fit the phase", holds=fields["survey"] == "-")


def _count_supply(s: State, fields: Fields) -> None:
    """M1.6  General supply, personal reserve, region and museum are 25 cubes of each colour."""
    s.reserve = fields.numbers("hand", s.seats, 0, CUBES) + [0] * (s.colours - s.seats)
    s.held_neutral = fields.numbers("neutral", s.seats, 0, CUBES)
    for colour in range(s.colours):
        elsewhere = s.reserve[colour] + size(cubes_of(s, colour)) + len(members(s.halls[colour]))
        if colour >= s.seats:
            elsewhere += sum(s.held_neutral)
        fields.check("hand", "more than 25 cubes of a colour", holds=elsewhere <= CUBES)
        s.supply[colour] = CUBES - elsewhere
    if s.colours == s.seats:
        fields.check("neutral", "only two people have them", holds=not any(s.held_neutral))
    if s.season == 0:
        none_yet = not any(s.reserve) and not any(s.held_neutral) and not any(s.lots)
        fields.check("hand", "nothing is handed out before season 1", holds=none_yet)


def _read_actor(s: State, fields: Fields) -> None:
    told = fields.actor("actor", s.seats)
    if s.phase <= REGION:
        s.actor = CHANCE
    elif s.phase == OVER:
        fields.check("season", "the game ends after season 4", holds=s.season == SEASONS)
        s.actor = NOBODY
    elif s.phase == SURVEY:
        _find_chooser(s, fields)
    else:
        s.actor = told
        own = 0 <= told < s.seats and s.passed[told] == 0
        fields.check("actor", "cannot act now", holds=own)
        neutral = s.seats == 2 and s.team == NEUTRAL
        fields.check("laying", "not the actor's colour", holds=s.team == told or neutral)
    fields.check("actor", "is not the one to act", holds=told == s.actor)
    if s.actor != NOBODY:
        fields.check("phase", "nothing could be done here", holds=bool(legal(s)))


def _find_chooser(s: State, fields: Fields) -> None:
    done = none()
    for zone in range(s.zone):
        done = either(done, ZONES[zone])
        gone = s.lot_at[2 * zone] == s.lot_at[2 * zone + 1] == NO_LOT
        fields.check("survey", "an earlier zone still has lots", holds=gone)
    fields.check("survey", "an earlier zone has cubes", holds=empty(both(s.occupied, done)))
    for slot in range(2 * s.zone + 2, 2 * zones(s)):
        fields.check("region", "a later zone lacks a lot", holds=s.lot_at[slot] != NO_LOT)
    s.order = ranking(s, s.zone)
    fields.check("survey", "nobody has that rank", holds=s.rank < len(s.order))
    s.claimant = s.order[s.rank]
    s.actor = chooser(s)
