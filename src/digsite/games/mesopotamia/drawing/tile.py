"""The picture of one tile and of all that stands on it."""

from collections.abc import Iterator

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Frame, Shape, box, group, shape, text, use
from digsite.games.mesopotamia.components import (
    CARRIED,
    DELIVERED,
    GOODS,
    KINDS,
    LYING,
    TEMPLE,
    WOOD,
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
from digsite.games.mesopotamia.drawing.targets import Place, Targets
from digsite.games.mesopotamia.view import Hut, Token, Tribe, View

GAP = 46  # between tribes that stand side by side


def draw_tile(v: View, slot: int, targets: Targets) -> Shape:
    """A tile: ground, buildings above, tribes in the middle, goods below."""
    tile = v.tiles[slot]
    x, y = centre(tile.q, tile.r)
    actions = targets.get(("tile", slot), ())
    ground = use(f"tile-{KINDS[tile.kind]}", (x - 70, y - 70, 140, 140))
    inside = [ground]
    if actions:
        inside += [hexagon(x, y, "halo", 0.97), hexagon(x, y, "under", 0.95)]
        inside.append(hexagon(x, y, "ring", 0.95))
    bed = group(
        inside,
        id=f"tile-{slot}",
        classes="tile legal" if actions else "tile",
        label=phrase("scene-tile-target" if actions else "scene-tile", **label(v, slot)),
        actions=actions,
    )
    things = [*buildings(v, slot, targets), *goods(v, slot, targets), *people(v, slot, targets)]
    return group([bed, *things])


def label(v: View, slot: int) -> "dict[str, str | int | Phrase]":
    """What a tile is and what stands on it, in words."""
    tile = v.tiles[slot]
    words = [phrase("scene-hut", colour=colour_word(hut.owner)) for hut in tile.huts]
    if tile.sanctuary >= 0:
        words.append(phrase("scene-sanctuary", colour=colour_word(tile.sanctuary)))
    words += [tribe_words(each) for each in tile.tribes]
    words += [
        phrase("scene-offering-carried", colour=colour_word(token.owner))
        for token in v.tokens
        if token.slot == slot and token.where == CARRIED
    ]
    for good, number in enumerate((tile.wood, tile.stone)):
        if number:
            words.append(phrase(f"scene-{GOODS[good]}", number=number))
    there = listed(words) or phrase("scene-nothing")
    return {"kind": tile_name(tile.kind), "slot": slot, "things": there}


def tribe_words(each: Tribe) -> Phrase:
    """Tribes in words."""
    cargo = ("none", "wood", "stone")[each.cargo]
    return phrase("scene-tribes", colour=colour_word(each.owner), number=each.number, cargo=cargo)


def clickable(
    inside: list[Shape], key: str, words: Phrase, actions: tuple[int, ...], frame: Frame
) -> Shape:
    """Pieces, with a ring around them where they can be clicked."""
    if not actions:
        return group(inside, label=words)
    rings = [box("halo", frame, rx=9), box("ring", frame, rx=9)]
    return group([*rings, *inside], id=key, classes="legal piece", label=words, actions=actions)


# Buildings


def buildings(v: View, slot: int, targets: Targets) -> Iterator[Shape]:
    """Huts with tokens under them, or a sanctuary; at the temple the offerings delivered."""
    tile = v.tiles[slot]
    x, y = centre(tile.q, tile.r)
    if tile.kind == TEMPLE:
        yield from delivered(v, x, y)
    if tile.sanctuary >= 0:
        frame = (x - 26, y - 52, 52, 47)
        yield piece("shrine", tile.sanctuary, frame, f"shrine-{slot}")
    for n, hut in enumerate(tile.huts):
        yield draw_hut(v, slot, n, hut, targets)


def draw_hut(v: View, slot: int, n: int, hut: Hut, targets: Targets) -> Shape:
    """A hut and, in front of it, the token that lies under it."""
    tile = v.tiles[slot]
    x, y = centre(tile.q, tile.r)
    left = x - 44 + 46 * n if len(tile.huts) > 1 else x - 21
    inside = [piece("hut", hut.owner, (left, y - 50, 42, 40), f"hut-{slot}-{n}")]
    words = phrase("scene-hut", colour=colour_word(hut.owner))
    actions = targets.get(("hut", slot, n), ())
    if hut.token:
        token = lying(v, slot, hut)
        inside.append(draw_token(token, (left + 10, y - 24, 22)))
        words = phrase("scene-hut-token", colour=colour_word(hut.owner), **token_words(token))
        actions += targets.get(("token", token.owner, token.number), ())
    return clickable(inside, f"at-hut-{slot}-{n}", words, actions, (left - 3, y - 53, 48, 54))


def lying(v: View, slot: int, hut: Hut) -> Token:
    """The token under a hut."""
    found = [t for t in v.tokens if t.slot == slot and t.where == LYING and t.number == hut.token]
    return next((t for t in found if t.owner == hut.owner), found[0])


def draw_token(token: Token, place: tuple[float, float, float]) -> Shape:
    """An offering: an octagon, with its worth if the viewer may know it."""
    x, y, size = place
    name = f"token-{paint(token.owner)}-{token.number}"
    inside = [piece("off", token.owner, (x, y, size, size), name)]
    if token.worth is not None:
        inside.append(text(str(token.worth), x + size / 2, y + size / 2 + 4.5, "token-num"))
    return group(inside, classes=f"p-{paint(token.owner)}")


def token_words(token: Token) -> "dict[str, str | int | Phrase]":
    """A token in words: its worth, or 0 if the viewer may not know it."""
    return {"owner": colour_word(token.owner), "worth": token.worth or 0}


def delivered(v: View, x: float, y: float) -> Iterator[Shape]:
    """The offerings at the temple, a corner for each seat."""
    for seat in range(v.seats):
        given = [t for t in v.tokens if t.owner == seat and t.where == DELIVERED]
        side, low = seat % 2, seat // 2
        for n, token in enumerate(given):
            inward = 7 * n - (21 if len(given) > 2 else 0)
            left = x + 34 + inward if side else x - 56 - inward
            yield draw_token(token, (left, y - 26 + 30 * low, 22))


# Goods


def goods(v: View, slot: int, targets: Targets) -> Iterator[Shape]:
    """Wood and stone that lie on a tile: up to three side by side, else a count."""
    tile = v.tiles[slot]
    x, y = centre(tile.q, tile.r)
    kinds = [(good, number) for good, number in enumerate((tile.wood, tile.stone)) if number]
    for row, (good, number) in enumerate(kinds):
        low = y + (22 if not tile.tribes and tile.kind else 38) - 16 * row
        yield draw_goods(slot, good, number, (x, low), targets)


def draw_goods(
    slot: int, good: int, number: int, place: tuple[float, float], targets: Targets
) -> Shape:
    """Goods of one kind."""
    x, y = place
    shown = min(number, 3)
    left = x - 11 * shown - 3
    name, tall = GOODS[good], 17 if good == WOOD else 20
    inside = [
        use(name, (left + 22 * n, y, 28, tall), id=f"{name}-{slot}-{n}") for n in range(shown)
    ]
    if number > shown:
        inside.append(count(number, (x + 40, y + 10)))
    words = phrase(f"scene-{GOODS[good]}", number=number)
    actions = targets.get(("good", slot, good), ())
    key = f"at-{GOODS[good]}-{slot}"
    return clickable(inside, key, words, actions, (left - 4, y - 4, 22 * shown + 14, 27))


def count(number: int, place: tuple[float, float]) -> Shape:
    """A small number in a ring."""
    x, y = place
    ring = shape("circle", cx=x, cy=y, r=9.5)
    return group([ring, text(str(number), x, y + 5, "count-num")], classes="count")


# Tribes


def people(v: View, slot: int, targets: Targets) -> Iterator[Shape]:
    """The tribes of a tile side by side, and the tribes that carry an offering."""
    tile = v.tiles[slot]
    carriers = [t for t in v.tokens if t.slot == slot and t.where == CARRIED]
    total = len(tile.tribes) + len(carriers)
    if not total:
        return
    step = min(GAP, 104 / total)
    x, y = centre(tile.q, tile.r)
    left = x - step * (total - 1) / 2 - 18
    top = y + (2 if tile.huts or tile.sanctuary >= 0 or tile.kind else -14)
    for n, each in enumerate(tile.tribes):
        yield draw_tribe(v, slot, each, (left + step * n, top), targets)
    for n, token in enumerate(carriers, len(tile.tribes)):
        yield draw_carrier(token, (left + step * n, top), targets)


def draw_tribe(
    v: View, slot: int, each: Tribe, place: tuple[float, float], targets: Targets
) -> Shape:
    """Tribes that cannot be told apart: a plain one behind, a count, the cargo on the head."""
    x, y = place
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
        inside.append(count(each.number, (x + 31, y + 34)))
    if each.thief:
        inside.append(shape("path", classes="thief", d=f"M{x + 10:.1f} {y + 11:.1f}h16"))
    where: Place = ("tribe", slot, each.owner, each.cargo, int(each.thief))
    actions = targets.get(where, ())
    frame = (x - 2, y - 9, 40, 54)
    return clickable(inside, f"at-{key}", tribe_words(each), actions, frame)


def draw_carrier(token: Token, place: tuple[float, float], targets: Targets) -> Shape:
    """A tribe with an offering on its head."""
    x, y = place
    name = f"carrier-{paint(token.owner)}-{token.number}"
    inside = [
        piece("tribe", token.owner, (x, y, 36, 44), name),
        draw_token(token, (x + 7, y - 13, 22)),
    ]
    words = phrase("scene-carrier", colour=colour_word(token.owner), **token_words(token))
    actions = targets.get(("token", token.owner, token.number), ())
    return clickable(inside, f"at-{name}", words, actions, (x - 2, y - 14, 40, 59))
