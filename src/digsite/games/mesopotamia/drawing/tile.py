"""The picture of one tile and of all that stands on it."""

from collections.abc import Iterator
from functools import lru_cache

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Frame, Shape, box, group, shape, text, use
from digsite.games.mesopotamia.components import GOODS, KINDS, TEMPLE, WOOD
from digsite.games.mesopotamia.drawing.counts import (
    ALL_SEEN,
    TRIBE_COUNT,
    Shifts,
    beside,
    count,
    first_and_step,
    spread,
)
from digsite.games.mesopotamia.drawing.pieces import (
    centre,
    colour_word,
    hexagon,
    listed,
    paint,
    piece,
    tile_name,
)
from digsite.games.mesopotamia.drawing.sights import (
    Actions,
    Carrier,
    Dwelling,
    Goods,
    Offering,
    People,
    Sight,
)

NUMBER = 60  # from the middle to the outer end of a tile's number


@lru_cache(maxsize=4096)
def draw_tile(tile: Sight) -> Shape:
    """A tile: ground, buildings above, tribes in the middle, goods below."""
    shifts = spread(tile)
    things = [*buildings(tile), *goods(tile, shifts), *people(tile, shifts)]
    return group([bed(tile), *things])


def bed(tile: Sight) -> Shape:
    """The ground of a tile."""
    x, y = centre(tile.q, tile.r)
    inside = [use(f"tile-{KINDS[tile.kind]}", (x - 70, y - 70, 140, 140))]
    if tile.actions:
        inside += [hexagon(x, y, "halo", 0.97), hexagon(x, y, "under", 0.95)]
        inside.append(hexagon(x, y, "ring", 0.95))
    if tile.kind != TEMPLE:  # it is the only one, and no sentence gives it a number
        inside.append(tile_number(tile.slot, tile.kind, x, y))
    return group(
        inside,
        id=f"tile-{tile.slot}",
        classes="tile legal" if tile.actions else "tile",
        label=label(tile),
        actions=tile.actions,
    )


@lru_cache(maxsize=4096)
def tile_number(slot: int, kind: int, x: float, y: float) -> Shape:
    """The number by which the log and the buttons call a tile, in its left corner."""
    classes = f"nr nr-{KINDS[kind]} legible"
    return Shape("text", (("x", x - NUMBER), ("y", y + 1.5)), (), "", classes, str(slot))


def label(tile: Sight) -> Phrase:
    """What a tile is and what stands on it, in words."""
    words = [phrase("scene-hut", colour=colour_word(hut.owner)) for hut in tile.huts]
    if tile.sanctuary >= 0:
        words.append(phrase("scene-sanctuary", colour=colour_word(tile.sanctuary)))
    words += [tribe_words(each) for each in tile.people]
    words += [
        phrase("scene-offering-carried", colour=colour_word(carrier.token.owner))
        for carrier in tile.carriers
    ]
    words += [phrase(f"scene-{GOODS[each.good]}", number=each.number) for each in tile.goods]
    key = "scene-tile-target" if tile.actions else "scene-tile"
    there = listed(words) or phrase("scene-nothing")
    return phrase(key, kind=tile_name(tile.kind), slot=tile.slot, things=there)


def tribe_words(each: People) -> Phrase:
    """Tribes in words."""
    cargo = ("none", "wood", "stone")[each.cargo]
    return phrase("scene-tribes", colour=colour_word(each.owner), number=each.number, cargo=cargo)


def clickable(
    inside: list[Shape], key: str, words: Phrase, actions: Actions, frame: Frame
) -> Shape:
    """Pieces, with a ring around them where they can be clicked."""
    if not actions:
        return group(inside, label=words)
    rings = [box("halo", frame, rx=9), box("ring", frame, rx=9)]
    return group([*rings, *inside], id=key, classes="legal piece", label=words, actions=actions)


# Buildings


def buildings(tile: Sight) -> Iterator[Shape]:
    """Huts with tokens under them, or a sanctuary; at the temple the offerings delivered."""
    x, y = centre(tile.q, tile.r)
    for seat, given in enumerate(tile.delivered):
        yield from delivered(seat, given, x, y)
    if tile.sanctuary >= 0:
        frame = (x - 26, y - 52, 52, 47)
        yield piece("shrine", tile.sanctuary, frame, f"shrine-{tile.slot}")
    for n, hut in enumerate(tile.huts):
        left = x - 44 + 46 * n if len(tile.huts) > 1 else x - 21
        yield draw_hut(f"hut-{tile.slot}-{n}", hut, left, y)


@lru_cache(maxsize=1024)
def draw_hut(name: str, hut: Dwelling, left: float, y: float) -> Shape:
    """A hut and, in front of it, the token that lies under it."""
    inside = [piece("hut", hut.owner, (left, y - 50, 42, 40), name)]
    words = phrase("scene-hut", colour=colour_word(hut.owner))
    if hut.token:
        inside.append(draw_token(hut.token, (left + 10, y - 24, 22)))
        words = phrase("scene-hut-token", colour=colour_word(hut.owner), **token_words(hut.token))
    return clickable(inside, f"at-{name}", words, hut.actions, (left - 3, y - 53, 48, 54))


@lru_cache(maxsize=1024)
def draw_token(token: Offering, place: tuple[float, float, float]) -> Shape:
    """An offering: an octagon, with its worth if the viewer may know it."""
    x, y, size = place
    name = f"token-{paint(token.owner)}-{token.number}"
    inside = [piece("off", token.owner, (x, y, size, size), name)]
    if token.worth is not None:
        inside.append(text(str(token.worth), x + size / 2, y + size / 2 + 4.5, "token-num"))
    return group(inside, classes=f"p-{paint(token.owner)}")


def token_words(token: Offering) -> "dict[str, str | int | Phrase]":
    """A token in words: its worth, or 0 if the viewer may not know it."""
    return {"owner": colour_word(token.owner), "worth": token.worth or 0}


def delivered(seat: int, given: tuple[Offering, ...], x: float, y: float) -> Iterator[Shape]:
    """The offerings of a seat at the temple, in a corner of their own."""
    side, low = seat % 2, seat // 2
    for n, token in enumerate(given):
        inward = 7 * n - (21 if len(given) > 2 else 0)
        left = x + 34 + inward if side else x - 56 - inward
        yield draw_token(token, (left, y - 26 + 30 * low, 22))


# Goods


def goods(tile: Sight, shifts: Shifts) -> Iterator[Shape]:
    """Wood and stone that lie on a tile: up to three side by side, else a count."""
    x, y = centre(tile.q, tile.r)
    for row, each in enumerate(tile.goods):
        low = y + (22 if not tile.people and tile.kind else 38) - 16 * row
        yield draw_goods(tile.slot, each, (x, low), beside(tile, row), shifts.get(each, 0))


@lru_cache(maxsize=1024)
def draw_goods(
    slot: int, goods: Goods, place: tuple[float, float], beside: float, shift: int
) -> Shape:
    """Goods of one kind, and their count beside them."""
    good, number, actions = goods
    x, y = place
    shown = min(number, ALL_SEEN)
    left = x - 11 * shown - 3
    name, tall = GOODS[good], 17 if good == WOOD else 20
    inside = [
        use(name, (left + 22 * n, y, 28, tall), id=f"{name}-{slot}-{n}") for n in range(shown)
    ]
    if number > shown:
        inside.append(count(number, (x + beside, y + 10), shift))
    words = phrase(f"scene-{name}", number=number)
    frame = (left - 4, y - 4, 22 * shown + 14, 27)
    return clickable(inside, f"at-{name}-{slot}", words, actions, frame)


# Tribes


def people(tile: Sight, shifts: Shifts) -> Iterator[Shape]:
    """The tribes of a tile side by side, and the tribes that carry an offering.

    Where they stand close, one covers the left of the next, so that its count is seen.
    """
    total = len(tile.people) + len(tile.carriers)
    if not total:
        return
    x, y = centre(tile.q, tile.r)
    first, step = first_and_step(total)
    left = x + first
    top = y + (2 if tile.huts or tile.sanctuary >= 0 or tile.kind else -14)
    crowd = [
        *(
            draw_tribe(tile.slot, each, left + step * n, top, shifts.get(each, 0))
            for n, each in enumerate(tile.people)
        ),
        *(
            draw_carrier(carrier, left + step * n, top)
            for n, carrier in enumerate(tile.carriers, len(tile.people))
        ),
    ]
    yield from reversed(crowd) if total > 2 else crowd


@lru_cache(maxsize=2048)
def draw_tribe(slot: int, each: People, x: float, y: float, shift: int) -> Shape:
    """Tribes that cannot be told apart: a plain one behind, a count, the cargo on the head."""
    colour = paint(each.owner)
    key = f"tribe-{slot}-{colour}-{each.cargo}" + "-thief" * each.thief
    inside = []
    if each.number > 1:
        inside.append(use("tribe-back", (x - 10, y - 2, 36, 44), classes=f"p-{colour}"))
    inside.append(piece("tribe", each.owner, (x, y, 36, 44), key))
    if each.cargo:
        name = GOODS[each.cargo - 1]
        inside.append(use(name, (x + 4, y - 9, 28, 17 if name == "wood" else 20)))
    if each.number > 1:
        inside.append(count(each.number, (x + TRIBE_COUNT, y + 34), shift))
    if each.thief:
        inside.append(shape("path", classes="thief", d=f"M{x + 10:.1f} {y + 11:.1f}h16"))
    frame = (x - 2, y - 9, 40, 54)
    return clickable(inside, f"at-{key}", tribe_words(each), each.actions, frame)


@lru_cache(maxsize=1024)
def draw_carrier(carrier: Carrier, x: float, y: float) -> Shape:
    """A tribe with an offering on its head."""
    token = carrier.token
    name = f"carrier-{paint(token.owner)}-{token.number}"
    inside = [
        piece("tribe", token.owner, (x, y, 36, 44), name),
        draw_token(token, (x + 7, y - 13, 22)),
    ]
    words = phrase("scene-carrier", colour=colour_word(token.owner), **token_words(token))
    return clickable(inside, f"at-{name}", words, carrier.actions, (x - 2, y - 14, 40, 59))
