"""The picture of one tile: the place itself, which can be clicked, and all that stands on it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Shape, Words, box, group, shape, text
from digsite.games.mesopotamia.components import GOODS, KINDS, TEMPLE
from digsite.games.mesopotamia.gathering.picking import Glow
from digsite.games.mesopotamia.pictures.lights import PLAIN, lit, with_deed
from digsite.games.mesopotamia.pictures.pieces import (
    Place,
    centre,
    colour_word,
    good,
    hexagon,
    listed,
    moved,
    paint,
    piece,
    put,
    tile_name,
)
from digsite.games.mesopotamia.pictures.sights import (
    Actions,
    Carrier,
    Dwelling,
    Goods,
    Offering,
    Sight,
    TribesOfAKind,
)
from digsite.games.mesopotamia.pictures.standing import (
    SHRINE,
    count_aside,
    goods_place,
    goods_row,
    group_places,
    hut_place,
    token_places,
    tribes_in_order,
)
from digsite.games.mesopotamia.things import (
    carrier_id,
    goods_id,
    hut_id,
    tile_id,
    tribe_id,
)

HAND: Final = "M-5 6V-1M-1.5 6V-5M2 6V-5M5.5 6V-2M-5 3Q-8 0-8-2M-5 6q5 3 10.5 0"
HAND_PLACE: Final[Place] = (42, 20)
RAISED: Final = 9  # a lifted tribe, above the ground
BEHIND: Final = (-9, -4)  # the second tribe of a group, from the first
TOKEN: Final = 54  # from the feet of a tribe to the middle of the offering on its head
LOADS: Final = (46, 48)  # the same of wood and stone
FAR: Final = 4  # points; the ring around land that is as far is thin


# The place itself


@lru_cache(maxsize=4096)
def draw_place(tile: Sight) -> Shape:
    """Return the place of a tile: its number, and rings if it can be clicked."""
    middle = centre(tile.q, tile.r)
    inside = [hexagon(middle, "under")] if tile.glow else []
    inside.append(hexagon(middle, "ring"))
    if tile.kind != TEMPLE:  # it is the only one, and no sentence gives it a number
        inside.append(tile_number(tile.slot, tile.kind, middle))
    return group(
        inside,
        id=tile_id(tile.slot),
        classes=lit(tile.glow, "tile") + far(tile.glow),
        label=with_deed(label(tile), tile.glow),
        actions=tile.actions,
    )


def far(glow: Glow | None) -> str:
    """Return the class of a place that costs many points."""
    return " distant" if glow and glow.points >= FAR and not glow.picked else ""


@lru_cache(maxsize=4096)
def tile_number(slot: int, kind: int, middle: Place) -> Shape:
    """The number by which the log and the buttons call a tile: quiet, in its left corner."""
    return text(str(slot), middle[0] - 60, middle[1] + 8, f"nr nr-{KINDS[kind]}", "start")


def label(tile: Sight) -> Phrase:
    """What a tile is and what stands on it, in words."""
    words = [
        phrase("scene-hut", colour=colour_word(hut.owner)) for hut in tile.huts if not hut.ghost
    ]
    if tile.sanctuary >= 0 and not tile.ghost:
        words.append(phrase("scene-sanctuary", colour=colour_word(tile.sanctuary)))
    words += [tribe_words(each) for each in tile.people if not each.ghost]
    words += [
        phrase("scene-offering-carried", colour=colour_word(carrier.token.owner))
        for carrier in tile.carriers
    ]
    words += [phrase(f"scene-{GOODS[each.good]}", number=each.number) for each in tile.goods]
    key = "scene-tile-target" if tile.glow == PLAIN else "scene-tile"
    there = listed(words) or phrase("scene-nothing")
    return phrase(key, kind=tile_name(tile.kind), slot=tile.slot, things=there)


def tribe_words(each: TribesOfAKind) -> Phrase:
    """Tribes in words."""
    cargo = ("none", "wood", "stone")[each.cargo]
    return phrase("scene-tribes", colour=colour_word(each.owner), number=each.number, cargo=cargo)


# What stands on it


@lru_cache(maxsize=4096)
def draw_things(tile: Sight) -> Shape:
    """Return all that stands on a tile: buildings above, tribes below them, goods in front."""
    middle = centre(tile.q, tile.r)
    return group([*buildings(tile, middle), *people(tile, middle), *goods(tile, middle)])


def at(middle: Place, place: Place) -> Place:
    """Return a place that is told from the middle of a tile."""
    return middle[0] + place[0], middle[1] + place[1]


class Clicked(NamedTuple):
    """What is clicked: its id, the actions, how it is lit, and what marks it then."""

    key: str
    actions: Actions
    glow: Glow | None
    ring: Shape


def clickable(inside: list[Shape], words: Words, it: Clicked) -> Shape:
    """Return pieces, marked where they can be clicked."""
    if not it.glow:
        name = it.key if it.actions else ""
        return group(inside, id=name, classes="still", label=words, actions=it.actions)
    return group(
        [it.ring, *inside],
        id=it.key,
        classes=lit(it.glow, "piece"),
        label=with_deed(words, it.glow),
        actions=it.actions,
    )


# Buildings


def buildings(tile: Sight, middle: Place) -> Iterator[Shape]:
    """Yield huts with the offerings under them, or a sanctuary."""
    if tile.sanctuary >= 0:
        drawn = piece("shrine", tile.sanctuary, at(middle, SHRINE), key=f"shrine-{tile.slot}")
        yield group([drawn], classes="ghost" if tile.ghost else "still")
    tokens = iter(token_places(tile))
    for n, hut in enumerate(tile.huts):
        token = at(middle, next(tokens)) if hut.token else middle
        yield draw_hut(hut_id(tile.slot, n), hut, at(middle, hut_place(tile, n)), token)


@lru_cache(maxsize=1024)
def draw_hut(key: str, hut: Dwelling, place: Place, token: Place) -> Shape:
    """A hut, and beside it the token that lies under it."""
    inside = [piece("hut", hut.owner, place, key=key.removeprefix("at-"))]
    words = phrase("scene-hut", colour=colour_word(hut.owner))
    if hut.token:
        inside.append(draw_token(hut.token, token, 0.92))
        words = phrase("scene-hut-token", colour=colour_word(hut.owner), **token_words(hut.token))
    if hut.ghost:
        return group(inside, classes="ghost")
    ring = box("ring", (place[0] - 26, place[1] - 40, 54, 45), rx=9)
    return clickable(inside, words, Clicked(key, hut.actions, hut.glow, ring))


@lru_cache(maxsize=1024)
def draw_token(token: Offering, place: Place, scale: float = 1) -> Shape:
    """An offering: an octagon, with its worth if the viewer may know it, else with a mark."""
    name = f"token-{paint(token.owner)}-{token.number}" if token.number else ""
    if token.worth is None:
        return piece("hidden", token.owner, place, key=name, scale=scale)
    drawn = piece("off", token.owner, place, key=name, scale=scale)
    worth = text(str(token.worth), place[0], place[1] + 7.5, "token-num")
    return group([drawn, worth], classes=f"legible p-{paint(token.owner)}")


def token_words(token: Offering) -> "dict[str, str | int | Phrase]":
    """A token in words: its worth, or 0 if the viewer may not know it."""
    return {"owner": colour_word(token.owner), "worth": token.worth or 0}


# Goods


def goods(tile: Sight, middle: Place) -> Iterator[Shape]:
    """Yield wood and stone that lie on a tile."""
    alone = len(tile.goods) == 1
    for n, each in enumerate(tile.goods):
        mirrored = not alone and n == 0
        hand = at(middle, (-HAND_PLACE[0] if mirrored else HAND_PLACE[0], HAND_PLACE[1]))
        yield draw_goods(tile.slot, each, at(middle, goods_place(tile, n)), hand, alone=alone)


@lru_cache(maxsize=1024)
def draw_goods(slot: int, goods: Goods, place: Place, hand: Place, *, alone: bool) -> Shape:
    """Goods of one kind: up to three side by side, else one and a count."""
    name = GOODS[goods.good]
    row = goods_row(goods.number, alone=alone)
    inside = [
        good(goods.good, at(place, spot), key=f"{name}-{slot}-{n}") for n, spot in enumerate(row)
    ]
    if goods.number > len(row):
        inside.append(count(goods.number, at(place, (20, 2))))
    hands = [hand_sign(hand)] if goods.glow and goods.glow.does.startswith("fetch") else []
    inside += hands
    wide = 40 + row[-1][0] - row[0][0]
    ring = box(
        f"{'fetched ' * bool(hands)}ring", (place[0] - wide / 2, place[1] - 15, wide, 28), rx=9
    )
    it = Clicked(goods_id(slot, goods.good), goods.actions, goods.glow, ring)
    return clickable(inside, phrase(f"scene-{name}", number=goods.number), it)


@lru_cache(maxsize=1024)
def hand_sign(place: Place) -> Shape:
    """Return the sign of goods that a lifted tribe could go and take."""
    inside = [
        shape("circle", classes="touch", r=26),
        shape("circle", r=14),
        shape("path", d=HAND),
    ]
    return group(inside, classes="hand", transform=moved(place))


# Tribes


def people(tile: Sight, middle: Place) -> Iterator[Shape]:
    """Yield the tribes of a tile side by side, and the tribes that carry an offering."""
    places = [at(middle, place) for place in group_places(tile)]
    for n, each in enumerate(tribes_in_order(tile)):
        aside = count_aside(n, len(places))
        yield draw_tribe(tile.slot, each, places[n], aside)
    for carrier, place in zip(tile.carriers, places[len(tile.people) :], strict=True):
        yield draw_carrier(carrier, place)


@lru_cache(maxsize=2048)
def draw_tribe(slot: int, each: TribesOfAKind, place: Place, aside: Place) -> Shape:
    """Tribes that cannot be told apart: a plain one behind, a count, the load on the head."""
    key = tribe_id(slot, each.owner, each.cargo, each.thief)
    inside = []
    if each.number > 1:
        inside.append(behind(each.owner, at(place, BEHIND)))
    name = "" if each.ghost else key.removeprefix("at-")
    inside.append(piece("tribe", each.owner, place, key=name))
    if each.thief:
        inside.append(put("thief", place))
    if each.cargo:
        inside.append(good(each.cargo - 1, at(place, (0, -LOADS[each.cargo - 1]))))
    if each.number > 1:
        inside.append(count(each.number, at(place, aside)))
    if each.ghost:
        return group(inside, classes="ghost")
    inside = raised(inside, each.glow, place)
    it = Clicked(key, each.actions, each.glow, foot(each.glow, place))
    return clickable(inside, tribe_words(each), it)


def behind(owner: int, place: Place) -> Shape:
    """Return a tribe that is seen behind another one of its group."""
    x, y = place
    return shape(
        "use",
        classes=f"p-{paint(owner)}",
        href="#tribe-back",
        x=x - 19,
        y=y - 42,
        width=40,
        height=50,
    )


@lru_cache(maxsize=1024)
def foot(glow: Glow | None, place: Place) -> Shape:
    """Return what marks a tribe that can be lifted, or is: a disc under its feet."""
    classes, wide = ("base ring", 25) if glow and glow.picked else ("foot ring", 22)
    return shape("ellipse", classes=classes, cx=place[0], cy=place[1] + 2, rx=wide, ry=9)


def raised(inside: list[Shape], glow: Glow | None, place: Place) -> list[Shape]:
    """Return a tribe that is lifted above its place, if it is picked."""
    if not glow or not glow.picked:
        return inside
    return [group(inside, transform=moved((0, -RAISED)))]


@lru_cache(maxsize=1024)
def draw_carrier(carrier: Carrier, place: Place) -> Shape:
    """A tribe with an offering on its head."""
    token = carrier.token
    key = carrier_id(token.owner, token.number)
    inside = [
        piece("tribe", token.owner, place, key=key.removeprefix("at-")),
        draw_token(token, at(place, (0, -TOKEN))),
    ]
    words = phrase("scene-carrier", colour=colour_word(token.owner), **token_words(token))
    inside = raised(inside, carrier.glow, place)
    it = Clicked(key, carrier.actions, carrier.glow, foot(carrier.glow, place))
    return clickable(inside, words, it)


# Counts


@lru_cache(maxsize=1024)
def count(number: int, place: Place) -> Shape:
    """Return a small number in a ring."""
    x, y = place
    wide = 24 if number < 10 else 34
    ring = box("", (x - wide / 2, y - 12, wide, 24), rx=12)
    return group([ring, text(str(number), x, y + 7.5, "count-num")], classes="count legible")
