"""The table of Mykerinos in letters: the region, and the museum with everybody's cards."""

from collections.abc import Callable
from typing import Final

from digsite.core.phrase import phrase
from digsite.core.sketch import TAB, Block, Line, Sketch, Span, block, line
from digsite.games.mykerinos.actions import CALL_BROWN, ROOM
from digsite.games.mykerinos.components import FIVE, PATRONS, SET_BONUS, THREE, two_between
from digsite.games.mykerinos.letters.region import (
    HERE,
    OPEN,
    PATRON_STYLES,
    PYRAMID,
    SAND,
    letter,
    region,
    seat_style,
)
from digsite.games.mykerinos.view import Player, View
from digsite.games.mykerinos.words import seat


def sketch(v: View) -> Sketch:
    """Return the table in letters."""
    return Sketch((region(v), _museum(v), _legend()))


def _museum(v: View) -> Block:
    """Return a line for each wing, around the ring; below it what else everybody has."""
    heading = [Span(room, "muted") for room in ("", "3", "5", "2↓")]
    heading.append(Span(phrase("sketch-to-come"), "muted"))
    heading += [_heading(v, colour) for colour in range(len(v.players))]
    wings = [_wing(v, n) for n in range(len(v.wings))]
    facts = [_fact(v, key) for key in FACTS]
    return block(phrase("sketch-museum"), [_row(heading), *wings, *facts, _names(v)])


def _row(cells: list[Span]) -> Line:
    return tuple(part for cell in cells for part in (cell, TAB))


def _heading(v: View, colour: int) -> Span:
    here = HERE if colour == v.actor else ""
    return Span(here + letter(v, colour), f"{seat_style(v, colour)} strong")


def _wing(v: View, n: int) -> Line:
    """Return the wing's 3, its 5, the 2 towards the next wing, lots to come, everybody's cards."""
    patron = v.wings[n]
    rooms = [_room(v, THREE + patron), _room(v, FIVE + patron), Span("")]
    if len(v.wings) == len(PATRONS):
        rooms[2] = _room(v, two_between(patron, v.wings[(n + 1) % len(PATRONS)]))
    name = Span(PATRONS[patron].title(), PATRON_STYLES[patron])
    cards = [_cards(v, colour, patron) for colour in range(len(v.players))]
    return _row([name, *rooms, Span(str(v.to_come[patron])), *cards])


def _room(v: View, room: int) -> Span:
    colour = v.rooms[room]
    if colour is not None and colour >= 0:
        return Span(letter(v, colour), seat_style(v, colour))
    if ROOM + room in v.legal or CALL_BROWN + room in v.legal:
        return Span(OPEN, "legal")
    return Span(SAND, "muted")


def _cards(v: View, colour: int, patron: int) -> Span:
    """Return cards in short, as 2×3~1: two that count 3 each, one of them used this season."""
    player = v.players[colour]
    if not player.cards[patron]:
        worth = player.values[patron]
        return Span(f"0×{worth}" if worth > 1 else SAND, "muted")
    tilted = f"~{player.tilted[patron]}" if player.tilted[patron] else ""
    words = f"{player.cards[patron]}×{player.values[patron]}{tilted}"
    return Span(words, seat_style(v, colour))


# What everybody has besides


def _in_hand(player: Player) -> str:
    return (
        f"{player.reserve}+{player.held_neutral}n" if player.held_neutral else f"{player.reserve}"
    )


def _sets(player: Player) -> str:
    return str(SET_BONUS * min(player.cards))


FACTS: Final[dict[str, Callable[[Player], str]]] = {
    "sketch-prestige": lambda player: str(player.prestige),
    "sketch-sets": _sets,
    "sketch-points": lambda player: str(player.score),
    "sketch-in-hand": _in_hand,
    "sketch-supply": lambda player: str(player.supply),
    "sketch-passed": lambda player: str(player.passed or SAND),
}
OF_THE_NEUTRAL: Final = ("sketch-supply", "sketch-passed")


def _fact(v: View, key: str) -> Line:
    style = "strong" if key == "sketch-points" else ""
    told = [
        Span(FACTS[key](player) if colour < v.seats or key in OF_THE_NEUTRAL else "", style)
        for colour, player in enumerate(v.players)
    ]
    return _row([Span(phrase(key), style), *[Span("")] * 4, *told])


def _names(v: View) -> Line:
    parts: list[Span] = []
    for colour in range(len(v.players)):
        style = seat_style(v, colour)
        parts += [
            Span(letter(v, colour), f"{style} strong"),
            Span(" "),
            Span(seat(v, colour), style),
        ]
        parts.append(Span("  "))
    return tuple(parts)


def _legend() -> Block:
    """Return what patrons can do, and what the signs mean."""
    powers = [
        line(Span(patron.title(), style), TAB, phrase(f"sketch-power-{patron}"))
        for patron, style in zip(PATRONS, PATRON_STYLES, strict=False)
    ]
    signs = [
        line(sign, TAB, phrase(f"sketch-sign-{name}"))
        for sign, name in (
            (f"{SAND} {PYRAMID}", "ground"),
            (f"{OPEN} [{PYRAMID}]", "open"),
            ("R3=B3", "tie"),
            ("2↓", "room"),
            ("2×3~1", "cards"),
        )
    ]
    return block(phrase("sketch-legend"), [*powers, *signs], extra=True)
