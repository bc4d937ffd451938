"""What is seen to happen in Mesopotamia, and what concerns the viewer: thefts, moved pieces."""

from collections.abc import Iterator
from typing import Final

from digsite.core.happenings import Happening, Notice
from digsite.core.phrase import phrase
from digsite.core.seats import HIDDEN
from digsite.games.mesopotamia.actions import (
    CARRIER,
    CARRY,
    COLLECT,
    DONE,
    DRAW,
    DRAW_CARD,
    DROP,
    END,
    FIRST,
    GRAB,
    GROW,
    HUT,
    OFFER,
    PLAY_ENDURANCE,
    PRIEST_AT,
    PUSH,
    RIVAL_HUT,
    SANCTUARY,
    STEAL,
    TAKE,
    THEFT,
    TO,
    TRIBE,
    VOLCANO_AT,
    WALK,
)
from digsite.games.mesopotamia.components import COLOURS, GOODS, OPEN, TEMPLE_SLOT
from digsite.games.mesopotamia.phases import CARD
from digsite.games.mesopotamia.things import DECK, card_id, player_id, tile_id
from digsite.games.mesopotamia.view import View
from digsite.games.mesopotamia.words import (
    PLAYED,
    owner_of,
    seat,
    slot_of,
    start_and_way,
    stolen_mana,
    tile_words,
)

LAST: Final = 3  # offerings after which one more wins
CARGOES: Final = ("", *GOODS)  # what a tribe carries


def happened(before: View, action: int, after: View) -> tuple[Happening, ...]:
    """Return what is seen to happen; setting up is not shown."""
    return (*_seen(before, action, after),)


def _seen(before: View, action: int, after: View) -> Iterator[Happening]:
    if action == HIDDEN or action >= FIRST:
        yield from _drawn(before, action, after)
    elif action < GRAB:
        yield from _stepped(before, action, after)
    elif action < VOLCANO_AT:
        yield from _handled(before, action)
    elif action < HUT:
        yield from _laid(before, after)
    elif action < COLLECT:
        yield from _built(before, action)
    elif action < TRIBE:
        yield from _played(before, action)
    elif action >= TO:
        yield from _moved_by_card(before, action, after)


def _piece(name: str, colour: int) -> str:
    return f"{name}-{COLOURS[colour]}"


def _falls(slot: int, picture: str) -> Happening:
    return Happening("drop", tile_id(slot), picture=picture)


def _stands(slot: int, name: str, colour: int) -> Happening:
    """Return a piece of a colour that comes to stand on a tile."""
    return Happening("drop", tile_id(slot), picture=_piece(name, colour), seat=colour)


# T4  Moving


def _stepped(before: View, action: int, after: View) -> Iterator[Happening]:
    """T4.1  A tribe walks; over an open edge it waits until the tile is there."""
    start, way = start_and_way(before, action)
    to = before.tiles[start].beside[way]
    if to == OPEN:
        yield _stands(start, "tribe", before.player)
    else:
        yield from _walked(before, (start, to), _load(before, action), after)


def _load(v: View, action: int) -> str:
    """Return the picture of what a tribe carries that walks."""
    cargo = (action - WALK) // 6 % 3
    return _piece("off", v.player) if action >= CARRY else CARGOES[cargo]


def _walked(before: View, way: tuple[int, int], load: str, after: View) -> Iterator[Happening]:
    """T4.8, T4.11  At the temple site a stone is built in, an offering burns."""
    mine, source, target = before.player, *map(tile_id, way)
    yield Happening("fly", target, source, _piece("tribe", mine), mine)
    if load:
        yield Happening("fly", target, source, load, mine)
    if after.temple > before.temple:
        yield Happening("count", player_id(mine))
    given = len(after.players[mine].delivered)
    if given > len(before.players[mine].delivered):
        yield Happening("burn", tile_id(TEMPLE_SLOT), "", _piece("off", mine), mine)
        yield Happening("count", player_id(mine), notice=_delivered(before, given))


def _delivered(v: View, given: int) -> Notice | None:
    if v.player == v.seat:
        return None
    more = phrase("notice-delivered-last") if given == LAST else ""
    words = phrase("notice-delivered", who=seat(v.player), number=given)
    return Notice(words, "news", more, _piece("off", v.player))


def _handled(v: View, action: int) -> Iterator[Happening]:
    """T4.4, T4.6, T4.10  Goods and offerings change hands."""
    if action == END:
        return
    if action >= STEAL:
        slot, what = divmod(action - STEAL, 8)
        stolen = _falls(slot, GOODS[what % 2])
        yield stolen._replace(notice=_robbed(v, slot, *divmod(what, 2)))
    elif action >= TAKE:
        number = (action - TAKE) // 2 + 1
        slot = next(t.slot for t in v.tokens if (t.owner, t.number) == (v.player, number))
        yield _stands(slot, "off", v.player)
    else:
        slot, what = divmod(action - (GRAB if action < DROP else DROP), 4)
        yield _falls(slot, GOODS[what // 2])


def _robbed(v: View, slot: int, rival: int, good: int) -> Notice | None:
    if rival != v.seat:
        return None
    words = phrase(f"notice-stolen-{GOODS[good]}", who=seat(v.player))
    return Notice(words, "loss", phrase("notice-at", at=tile_words(v, slot)), GOODS[good])


# T5  Discoveries


def _laid(before: View, after: View) -> Iterator[Happening]:
    """T5.1, T5.4  A tile turns up, goods come onto the map, the tribe enters."""
    new = range(len(before.tiles), len(after.tiles))
    yield from (Happening("turn", tile_id(slot)) for slot in new)
    for slot, tile in enumerate(after.tiles):
        lay = (before.tiles[slot].wood, before.tiles[slot].stone) if slot not in new else (0, 0)
        for good, (was, now) in enumerate(zip(lay, (tile.wood, tile.stone), strict=True)):
            yield from (_falls(slot, GOODS[good]) for _ in range(was, now))
    if new and before.walker >= 0 > after.walker:
        start, _ = start_and_way(before, before.walker)
        tribe = _piece("tribe", before.player)
        yield Happening("fly", tile_id(new[-1]), tile_id(start), tribe, before.player)


def _drawn(before: View, action: int, after: View) -> Iterator[Happening]:
    """T6.10  Only who draws a card sees it. T5.1  A tile lies open."""
    if before.phase == CARD:
        own = action >= DRAW_CARD
        target = card_id(action - DRAW_CARD) if own else player_id(before.player)
        yield Happening("fly", target, DECK, "card-to-draw")
    elif action != HIDDEN:
        yield from _laid(before, after)


# T6  Acting


def _built(v: View, action: int) -> Iterator[Happening]:
    """T6.2, T6.5, T6.7  Huts and sanctuaries rise, tribes are born."""
    if action in (DRAW, DONE) or action >= OFFER:
        return
    if action >= GROW:
        source = player_id(v.player)
        tribe = _piece("tribe", v.player)
        yield Happening("fly", tile_id(action - GROW), source, tribe, v.player)
    elif action >= SANCTUARY:
        yield _stands((action - SANCTUARY) // 2, "shrine", v.player)
    else:
        yield _stands((action - HUT) // 2, "hut", v.player)


# T7  Cards, T8  mana


def _played(v: View, action: int) -> Iterator[Happening]:
    sheet = player_id(v.player)
    if action == COLLECT:
        yield Happening("count", sheet)
    elif action < PLAY_ENDURANCE:
        yield _falls(action - PRIEST_AT, "effect-priest")
    elif action < THEFT:
        yield Happening("drop", sheet, picture=f"effect-{PLAYED[action - PLAY_ENDURANCE]}")
    else:
        rival = action - THEFT
        notice = _mana_lost(v, rival)
        yield Happening("fly", sheet, player_id(rival), "effect-mana-theft", notice=notice)
        yield Happening("count", player_id(rival))


def _mana_lost(v: View, rival: int) -> Notice | None:
    """T7.9  Up to 2 mana, less if the viewer has less or the thief has no room for it."""
    if rival != v.seat:
        return None
    words = phrase("notice-mana-stolen", who=seat(v.player), mana=stolen_mana(v, rival))
    return Notice(words, "loss", picture="effect-mana-theft")


def _moved_by_card(before: View, action: int, after: View) -> Iterator[Happening]:
    """T7.7, T7.8  Teleport and Expulsion move a piece."""
    start, owner = slot_of(before, before.piece), owner_of(before, before.piece)
    to = action - TO if action < PUSH else before.tiles[start].beside[action - PUSH]
    if owner == before.player:
        off = _piece("off", owner)
        load = off if before.piece >= CARRIER else CARGOES[(before.piece - TRIBE) % 3]
        yield from _walked(before, (start, to), load, after)
        return
    drawn = _piece("hut" if before.piece >= RIVAL_HUT else "tribe", owner)
    notice = _moved_away(before, start, to, drawn) if owner == before.seat else None
    yield Happening("fly", tile_id(to), tile_id(start), drawn, owner, notice)


def _moved_away(v: View, start: int, to: int, drawn: str) -> Notice:
    what = "hut" if v.piece >= RIVAL_HUT else "tribe"
    way = phrase("notice-way", start=tile_words(v, start), to=tile_words(v, to))
    return Notice(phrase(f"notice-moved-{what}", who=seat(v.player)), "loss", way, drawn)
