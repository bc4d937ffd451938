"""What is seen to happen in Mykerinos, and what concerns the viewer: lots, rooms, lost places."""

from typing import Final

from digsite.core.happenings import Happening, Notice
from digsite.core.phrase import phrase
from digsite.games.mykerinos.actions import (
    CALL_BLACKMORE,
    CALL_BROWN,
    CALL_LEMON,
    CALL_TANGERINE,
    CALL_VIOLET,
    CELL_NAMES,
    DECLINE,
    DISCARD,
    FIRST,
    LAY,
    PASS,
    ROOM,
    SKIP,
    TAKE,
)
from digsite.games.mykerinos.components import (
    BLACKMORE,
    CELLS,
    COLOURS,
    LEMON,
    NO_PATRON,
    PATRON,
    PATRONS,
    ROOM_WORTH,
    TANGERINE,
    VIOLET,
)
from digsite.games.mykerinos.pictures.pieces import colour_name, paint
from digsite.games.mykerinos.things import (
    CELL_IDS,
    PATRON_IDS,
    ROOM_IDS,
    lot_id,
    player_id,
    space_id,
)
from digsite.games.mykerinos.view import Standing, View
from digsite.games.mykerinos.words import (
    lot_words,
    pass_space,
    room_gain,
    room_patrons,
    room_words,
    seat,
)

CALLED: Final = {
    CALL_LEMON: LEMON,
    CALL_BLACKMORE: BLACKMORE,
    CALL_TANGERINE: TANGERINE,
    CALL_VIOLET: VIOLET,
}
REWARDED: Final = 2  # places of a zone that surely bring something
WITH_DOOR: Final = 5  # the worth of a room that opens only from another one

Happenings = tuple[Happening, ...]


def happened(before: View, action: int, after: View) -> Happenings:
    """Return what is seen to happen; setting up is not shown."""
    if action < PASS:
        return (_cube(before, action % CELLS, after),)
    if action == PASS:
        mark = f"mark-{COLOURS[before.actor]}"
        return (Happening("drop", space_id(pass_space(before)), picture=mark, seat=before.actor),)
    if action in CALLED:
        return (_called(before, CALLED[action]),)
    if CALL_BROWN <= action < SKIP:
        return (_room(before, action - CALL_BROWN),)
    if action < FIRST:
        return _surveyed(before, action)
    return (Happening("turn", lot_id(before.lots.index(None))),) if action >= LAY else ()


def _painted(v: View, colour: int) -> str:
    return paint(colour_name(v, colour))


def _is_me(v: View, colour: int) -> bool:
    return colour == v.seat


# M4  Excavation


def _cube(before: View, cell: int, after: View) -> Happening:
    """Return how a cube comes: one of the viewer drops, those of others come from their sheets."""
    colour = before.team if before.team >= 0 else before.actor
    place, picture = CELL_IDS[cell], f"cube-{_painted(before, colour)}"
    notice = _overtaken(before, cell, after)
    if _is_me(before, before.actor):
        return Happening("drop", place, "", picture, colour, notice)
    return Happening("fly", place, player_id(COLOURS[before.actor]), picture, colour, notice)


def _overtaken(before: View, cell: int, after: View) -> Notice | None:
    """M6.4  Say that the viewer is no longer one of the two who are rewarded in a zone."""
    if _is_me(before, before.actor):
        return None
    pairs = zip(before.standings, after.standings, strict=False)
    for zone, (was, now) in enumerate(pairs):
        if _ahead(was, before.seat) < REWARDED <= _ahead(now, before.seat) < len(now):
            words = phrase("notice-overtaken", rank=_ahead(now, before.seat) + 1, zone=zone + 1)
            more = phrase(
                "notice-overtaken-by", who=seat(before, before.actor), cell=CELL_NAMES[cell]
            )
            return Notice(words, "loss", more, f"mark-{_painted(before, before.actor)}")
    return None


def _ahead(zone: tuple[Standing, ...], colour: int) -> int:
    """Return how many colours have more cubes in a zone; all of them, if this one has none."""
    own = next((each.cubes for each in zone if each.colour == colour), None)
    return len(zone) if own is None else sum(each.cubes > own for each in zone)


def _called(v: View, patron: int) -> Happening:
    """M5.1  The card of the viewer is tilted; what others call is seen on their sheets."""
    if _is_me(v, v.actor):
        return Happening("turn", PATRON_IDS[patron])
    return Happening("drop", player_id(COLOURS[v.actor]), picture=f"pt-{PATRONS[patron]}")


# M7  Lots and rooms


def _surveyed(v: View, action: int) -> Happenings:
    """M6.4, M6.5  The choice of whoever is rewarded in a zone."""
    if action >= ROOM:
        return (_room(v, action - ROOM),)
    if action in (SKIP, DECLINE):
        return ()
    if action >= DISCARD:
        return (Happening("turn", lot_id(2 * v.zone + action - DISCARD)),)
    return _claimed(v, action - TAKE)


def _claimed(v: View, side: int) -> Happenings:
    """M7.1  The lot becomes a card of its patron, and its points are scored."""
    slot = 2 * v.zone + side
    lot, sheet = v.lots[slot], player_id(COLOURS[v.actor])
    patron = NO_PATRON if lot is None else PATRON[lot.lot]
    disc = "" if patron == NO_PATRON else f"pt-{PATRONS[patron]}"
    notice = None if lot is None else _missed(v, lot.lot, disc)
    return (Happening("fly", sheet, lot_id(slot), disc, notice=notice), Happening("count", sheet))


def _missed(v: View, lot: int, disc: str) -> Notice | None:
    """M6.4  Say that a lot is gone to whoever stands after its taker in the zone."""
    ranks = [each.colour for each in v.standings[v.zone]]
    if v.seat not in ranks or ranks.index(v.seat) <= v.rank:
        return None
    rank = ranks.index(v.seat) + 1
    words = phrase("notice-lot", who=seat(v, v.actor), rank=rank)
    return Notice(
        words, "loss", phrase("notice-lot-is", what=lot_words(lot), zone=v.zone + 1), disc
    )


def _room(v: View, room: int) -> Happening:
    """M7.2  A cube goes into a room."""
    picture, sheet = f"cube-{COLOURS[v.actor]}", player_id(COLOURS[v.actor])
    return Happening("fly", ROOM_IDS[room], sheet, picture, v.actor, _taken(v, room))


def _taken(v: View, room: int) -> Notice | None:
    """M7.3  Say that a room is gone that was open to the viewer and would have raised his cards."""
    if _is_me(v, v.actor) or v.seat < 0 or not _is_open(v, room):
        return None
    gain = room_gain(v, v.seat, room)
    if not gain:
        return None
    words = phrase("notice-room", who=seat(v, v.actor), room=room_words(room))
    picture = f"cube-{COLOURS[v.actor]}"
    return Notice(words, "loss", phrase("notice-room-gain", gain=gain), picture)


def _is_open(v: View, room: int) -> bool:
    """M7.3  Return whether the viewer could enter a room: a 5 only beside a 2 or 3 of his own."""
    if ROOM_WORTH[room] < WITH_DOOR:
        return True
    (patron,) = room_patrons(room)
    doors = (each for each in v.players[v.seat].rooms if ROOM_WORTH[each] < WITH_DOOR)
    return any(patron in room_patrons(each) for each in doors)
