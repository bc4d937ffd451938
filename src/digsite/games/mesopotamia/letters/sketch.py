"""The table of Mesopotamia in letters: map, players, one's own things, what is on the tiles."""

from collections.abc import Callable
from functools import partial
from typing import Final

from digsite.core.phrase import Phrase, phrase
from digsite.core.sketch import TAB, Block, Line, Sketch, Span, block, line
from digsite.core.targets import Targets, targets
from digsite.games.mesopotamia.components import (
    CARDS,
    CARRIED,
    COLOURS,
    DRAWN_KINDS,
    HUTS,
    KINDS,
    NEUTRAL,
    OFFERINGS,
    SANCTUARIES,
    TRIBES,
)
from digsite.games.mesopotamia.pictures.players import offering_state
from digsite.games.mesopotamia.pictures.targets import spots
from digsite.games.mesopotamia.view import Player, Tile, View

SIGNS: Final = "·♣▪▲⌂"  # plains, forest, quarry, volcano, temple
SIGN_STYLES: Final = ("sand", "green", "white", "red", "yellow")
LETTERS: Final = "BRGYn"
WIDEST: Final = 78


def sketch(v: View) -> Sketch:
    """Return the table in letters."""
    open_now = targets(v.legal, partial(spots, v))
    return Sketch((_map(v, open_now), _players(v), *_own(v), _things(v), _legend()))


def _seat(seat: int) -> str:
    return "neutral" if seat == NEUTRAL else f"seat-{COLOURS[seat]}"


# The map: two lines a tile, every other column half a tile lower


def _map(v: View, open_now: Targets) -> Block:
    left, right = min(t.q for t in v.tiles), max(t.q for t in v.tiles)
    high = min(2 * t.r + t.q for t in v.tiles)
    low = max(2 * t.r + t.q for t in v.tiles) + 2
    wide = min(7, WIDEST // (right - left + 1))
    if wide < 4:
        return block(phrase("thing-map"), [line(phrase("sketch-too-wide"))])
    grid = [[Span(" " * wide)] * (right - left + 1) for _ in range(low - high)]
    for slot, tile in enumerate(v.tiles):
        row = 2 * tile.r + tile.q - high
        grid[row][tile.q - left] = _name(slot, tile, wide, open_now)
        grid[row + 1][tile.q - left] = _folk(v, slot, wide)
    return block(phrase("thing-map"), [tuple(row) for row in grid])


def _name(slot: int, tile: Tile, wide: int, open_now: Targets) -> Span:
    """Return the number and the sign of a tile, in brackets if it can be chosen."""
    name = f"{slot}{SIGNS[tile.kind]}"
    if ("tile", slot) in open_now:
        return Span(f"[{name}]"[:wide].ljust(wide), "legal")
    return Span(f" {name}"[:wide].ljust(wide), SIGN_STYLES[tile.kind])


def _folk(v: View, slot: int, wide: int) -> Span:
    """Return who stands on a tile, with numbers."""
    numbers = [0] * v.seats
    for each in v.tiles[slot].tribes:
        numbers[each.owner] += each.number
    for token in v.tokens:
        if token.slot == slot and token.where == CARRIED:
            numbers[token.owner] += 1
    here = [seat for seat in range(v.seats) if numbers[seat]]
    words = "".join(LETTERS[seat] + _many(numbers[seat]) for seat in here)
    style = _seat(here[0]) if len(here) == 1 else ""
    return Span(f" {words}"[:wide].ljust(wide), style)


def _many(number: int) -> str:
    return str(number) if number > 1 else ""


# What stands on the tiles


def _things(v: View) -> Block:
    rows = [_tile_line(v, slot) for slot in range(len(v.tiles))]
    return block(phrase("sketch-tiles"), [row for row in rows if row])


def _tile_line(v: View, slot: int) -> Line:
    tile = v.tiles[slot]
    spans: list[Span] = []
    if tile.wood:
        spans.append(Span(f"w{tile.wood}", "brown"))
    if tile.stone:
        spans.append(Span(f"s{tile.stone}", "white"))
    if tile.sanctuary >= 0:
        spans.append(Span(f"S{LETTERS[tile.sanctuary]}", _seat(tile.sanctuary)))
    spans += [Span(f"h{LETTERS[h.owner]}" + "*" * bool(h.token), _seat(h.owner)) for h in tile.huts]
    for each in tile.tribes:
        cargo = ("", "+w", "+s")[each.cargo] + "!" * each.thief
        words = LETTERS[each.owner] + _many(each.number) + cargo
        spans.append(Span(words, _seat(each.owner)))
    for token in v.tokens:
        if token.slot == slot and token.where == CARRIED:
            spans.append(Span(f"{LETTERS[token.owner]}+*{token.worth or ''}", _seat(token.owner)))
    if not spans:
        return ()
    spaced = [part for span in spans for part in (Span(" "), span)]
    sign = Span(SIGNS[tile.kind], SIGN_STYLES[tile.kind])
    return (Span(str(slot), "muted"), TAB, sign, TAB, *spaced)


# Players


def _mana(player: Player) -> str:
    return f"{player.mana}/{player.cap}"


def _given(player: Player) -> str:
    return " ".join(map(str, player.delivered)) or "·"


FACTS: Final[dict[str, Callable[[Player], str]]] = {
    "sketch-mana": _mana,
    "sketch-income": lambda player: f"+{player.income}",
    "sketch-given": _given,
    "sketch-tribes": lambda player: f"{TRIBES - player.tribes}/{TRIBES}",
    "sketch-huts": lambda player: f"{HUTS - player.huts}/{HUTS}",
    "sketch-sanctuaries": lambda player: f"{SANCTUARIES - player.sanctuaries}/{SANCTUARIES}",
    "sketch-cards": lambda player: str(player.cards),
}


def _players(v: View) -> Block:
    heading: list[Span] = [Span(""), TAB]
    for seat in range(v.seats):
        here = "▸" if seat == v.actor else ""
        heading += [Span(here + LETTERS[seat], f"{_seat(seat)} strong"), TAB]
    rows = [tuple(heading)]
    for key, told in FACTS.items():
        cells = [part for player in v.players for part in (Span(told(player)), TAB)]
        rows.append((Span(phrase(key)), TAB, *cells))
    names = [
        part
        for seat in range(v.seats)
        for part in (
            Span(LETTERS[seat], f"{_seat(seat)} strong"),
            Span(" "),
            Span(Phrase(f"seat-{COLOURS[seat]}"), _seat(seat)),
            Span("  "),
        )
    ]
    return block(phrase("players"), [*rows, tuple(names)])


# One's own things, and what is to come


def _own(v: View) -> list[Block]:
    rows = [
        line(phrase("round", round=v.round)),
        line(phrase("sketch-points", number=v.points)),
        line(phrase("sketch-found", number=v.found)),
        _stack(v),
        line(phrase("sketch-supply", wood=v.wood, stone=v.stone, cards=v.deck)),
    ]
    if v.seat in range(v.seats):
        rows += [_offerings(v), *_hand(v)]
    return [block(phrase("sketch-turn"), rows)]


def _stack(v: View) -> Line:
    parts = [Span(phrase("sketch-to-come")), Span(" ")]
    for kind in range(DRAWN_KINDS):
        parts.append(Span(f" {SIGNS[kind]}{v.stack[kind]}", SIGN_STYLES[kind]))
        if v.shown and v.shown[kind]:
            parts.append(Span(f"({v.shown[kind]})", "legal"))
    return tuple(parts)


def _offerings(v: View) -> Line:
    parts = [Span(phrase("thing-offerings")), Span(":")]
    for worth in OFFERINGS:
        state = offering_state(v, worth)
        style = "muted" if state == "supply" else "strong"
        parts += [Span(f" {worth} ", style), Span(phrase(f"sketch-at-{state}"), "muted")]
    return tuple(parts)


def _hand(v: View) -> list[Line]:
    held = v.players[v.seat].hand or ()
    return [
        line(f"{number}× ", Span(Phrase(f"card-{CARDS[card]}"), "strong"))
        for card, number in enumerate(held)
        if number
    ]


def _legend() -> Block:
    """Return what the signs mean."""
    kinds = [
        line(Span(SIGNS[n], SIGN_STYLES[n]), TAB, Phrase(f"tile-{KINDS[n]}"))
        for n in range(len(KINDS))
    ]
    signs = ("w3", "s2", "B2", "B+w", "B+*", "hB", "hB*", "SB", "B!")
    keys = ("wood", "stone", "tribes", "carries", "offering", "hut", "token", "sanctuary", "thief")
    named = zip(signs, keys, strict=True)
    rows = [line(sign, TAB, phrase(f"sketch-sign-{key}")) for sign, key in named]
    return block(phrase("sketch-legend"), [*kinds, *rows], extra=True)
