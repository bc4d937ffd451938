"""Why an action of Mykerinos is good: what a hint says beside it, by its actor's two views.

Ties that are still open count against the actor, so nothing is promised that can be lost by them.
"""

from typing import Final

from digsite.core.phrase import Phrase, phrase
from digsite.games.mykerinos.actions import (
    CALL_BROWN,
    DISCARD,
    EXTEND,
    PASS,
    ROOM,
    SKIP,
    TAKE,
    THEN,
)
from digsite.games.mykerinos.components import (
    CELLS,
    FIVE,
    NO_PATRON,
    PATRON,
    PATRONS,
    ROOM_WORTH,
    SEASONS,
    TWO,
    WIDTH,
    WORTH,
)
from digsite.games.mykerinos.view import View
from digsite.games.mykerinos.words import lot_gain, lot_words, room_patrons, seat

NOBODY: Final = -1  # in a room, or as the colour of the cubes that are laid
SURE: Final = 2  # places of a zone that bring something
TAKEN: Final = ("reason-first-from", "reason-first-two-from")  # with one cube, with two
SECOND: Final = ("reason-second", "reason-second-two")
ZONE_WIDTH: Final = 4  # cells
ZONE_HEIGHT: Final = 3

Reasons = tuple[Phrase, ...]


def reasons(before: View, action: int, after: View) -> Reasons:
    """Return what is good about an action of the viewer."""
    if action < PASS:
        return _cube(before, action, after)
    if action == PASS:
        return _ties(before, after)
    if CALL_BROWN <= action < SKIP:
        return _room(before, action - CALL_BROWN)
    if TAKE <= action < DISCARD:
        return _lot(before, action - TAKE)
    return _room(before, action - ROOM) if action >= ROOM else ()


# M4  Excavation


def zone_of(cell: int) -> int:
    """M6.1  Return the zone that a cell lies in."""
    row, column = divmod(cell, WIDTH)
    return 2 * (row // ZONE_HEIGHT) + column // ZONE_WIDTH


def _cube(before: View, action: int, after: View) -> Reasons:
    """M6.4  The cubes of this turn bring first or second place in a zone."""
    if before.team not in (NOBODY, before.seat):
        return ()  # a neutral cube
    zone = zone_of(action % CELLS)
    was = rivals_ahead(before, zone, 0)
    for more in range(1 + _further(action, after, zone)):
        now = rivals_ahead(after, zone, more)
        if now < was and now < SURE:
            return (_place(before, zone, now, more), *_best_lot(before, zone))
    return ()


def _further(action: int, after: View, zone: int) -> int:
    """M4.3  Return 1 if the next cube of an extension can stand in the same zone, else 0."""
    if not EXTEND <= action < THEN:
        return 0
    return int(any(zone_of(each - THEN) == zone for each in after.legal if THEN <= each < PASS))


def rivals_ahead(v: View, zone: int, more: int) -> int:
    """Return how many colours have no fewer cubes in a zone than the viewer, with some more."""
    cubes = {each.colour: each.cubes for each in v.standings[zone]}
    own = cubes.pop(v.seat, 0) + more
    return sum(own <= theirs for theirs in cubes.values()) if own else len(v.players)


def _place(before: View, zone: int, place: int, more: int) -> Phrase:
    """Say which place the viewer takes, and from whom, if one rival alone had it."""
    if place > 0:
        return phrase(SECOND[more], zone=zone + 1)
    leader = next((each.colour for each in before.standings[zone][:1]), before.seat)
    if leader == before.seat:
        return phrase("reason-first", zone=zone + 1)  # one cube is enough for that
    return phrase(TAKEN[more], zone=zone + 1, rival=seat(before, leader))


def _best_lot(before: View, zone: int) -> Reasons:
    """M7.1  The lot of a zone that brings the viewer most, if one lies there."""
    lots = [lot.lot for lot in before.lots[2 * zone : 2 * zone + 2] if lot]
    if not lots:
        return ()
    best = max(lots, key=lambda lot: lot_gain(before, before.seat, lot))
    gain = lot_gain(before, before.seat, best)
    return (phrase("reason-lot-there", what=lot_words(best), gain=gain),)


def _ties(before: View, after: View) -> Reasons:
    """M6.3  Who passes earlier is ahead of those who have as many cubes and have not passed."""
    won = [
        (zone, each.colour)
        for zone, standing in enumerate(before.standings)
        for mine in standing
        for each in standing
        if mine.colour == before.seat != each.colour
        and mine.cubes == each.cubes
        and sum(other.cubes > mine.cubes for other in standing) < SURE
        and before.players[each.colour].passed == 0
    ]
    if not after.players[before.seat].passed or after.phase != before.phase:
        return ()
    return tuple(
        phrase("reason-tie", zone=zone + 1, rival=seat(before, it)) for zone, it in won[:2]
    )


# M7  Lots and rooms


def _lot(before: View, side: int) -> Reasons:
    """M7.1  Points now, a card for the exhibition, perhaps a set; and a patron to call."""
    lot = before.lots[2 * before.zone + side]
    if lot is None or PATRON[lot.lot] == NO_PATRON:
        return ()
    patron, player = PATRON[lot.lot], before.players[before.seat]
    name = phrase(f"patron-{PATRONS[patron]}")
    found: list[Phrase] = []
    if lot_gain(before, before.seat, lot.lot) > WORTH[lot.lot] + player.values[patron]:
        found.append(phrase("reason-completes-set"))
    if player.values[patron] > 1:
        found.append(phrase("reason-card", patron=name, value=player.values[patron]))
    if player.cards[patron] == 0 and before.season < SEASONS:
        found.append(phrase("reason-power", patron=name))
    return tuple(found)


def _room(before: View, room: int) -> Reasons:
    """M9.2  What the cards count with a better room. M7.3  A 5 that can be entered now."""
    return (*_raised(before, room), *_opened(before, room))


def _raised(before: View, room: int) -> Reasons:
    player = before.players[before.seat]
    return tuple(
        phrase(
            "reason-room",
            cards=player.cards[patron],
            patron=phrase(f"patron-{PATRONS[patron]}"),
            now=player.values[patron],
            later=ROOM_WORTH[room],
        )
        for patron in room_patrons(room)
        if player.cards[patron] and player.values[patron] < ROOM_WORTH[room]
    )


def _opened(before: View, room: int) -> Reasons:
    if FIVE <= room < TWO:
        return ()
    held = before.players[before.seat].rooms
    shut = [
        patron
        for patron in room_patrons(room)
        if before.rooms[FIVE + patron] == NOBODY
        and not any(patron in room_patrons(each) for each in held if not FIVE <= each < TWO)
    ]
    return tuple(phrase("reason-door", patron=phrase(f"of-{PATRONS[each]}")) for each in shut)
