"""The table of Archaeology in letters: treasures by kind, dig site and pyramid, players."""

from collections.abc import Iterable
from typing import Final

from digsite.core.phrase import Phrase, phrase
from digsite.core.seats import CHANCE
from digsite.core.sketch import TAB, Block, Line, Sketch, Span, block, line
from digsite.games.archaeology.actions import DROP, EXPLORE, PAY, TAKE
from digsite.games.archaeology.components import (
    CHAMBERS,
    COLOURS,
    KINDS,
    PRICES,
    SET_KIND,
    SET_PRICE,
    SET_SIZE,
    THIEVES,
    TRADE,
)
from digsite.games.archaeology.view import Player, View, trade_value
from digsite.games.archaeology.words import CHAMBER_SIZES, seat

LETTERS: Final = "BRGW"  # blue, red, green, and ivory, which is white
STYLES: Final = ("brown", "sand", "yellow", "green", "blue", "orange", "violet")  # of the kinds
OPEN: Final = "+"  # you may
HERE: Final = "▸"
NONE: Final = "·"
SETS_IN_LINE: Final = 4


def sketch(v: View) -> Sketch:
    """Return the table in letters."""
    return Sketch((_treasures(v), _players(v), _places(v), _legend()))


# Treasures by kind


def _treasures(v: View) -> Block:
    """Return a line for each kind: what it counts, where it lies, what it brings."""
    keys = ("trade", "market", "hand", "next", "unseen", "prices")
    heading = [Span(""), *(Span(phrase(f"sketch-{key}"), "muted") for key in keys)]
    kinds = [_kind(v, kind) for kind in range(len(KINDS))]
    return block(phrase("sketch-treasures"), [_row(heading), *kinds, *_trade(v)])


def _kind(v: View, kind: int) -> Line:
    return _row(
        (
            Span(phrase(f"kind-{KINDS[kind]}"), STYLES[kind]),
            Span(str(TRADE[kind])),
            _cards(v, v.market[kind], {TAKE + kind}),
            _cards(v, v.hand[kind], {PAY + kind, DROP + kind}),
            Span(f"+{v.gains[kind]}", "muted"),
            Span(str(v.unseen[kind]), "muted"),
            Span(" ".join(map(str, PRICES[kind])), "muted"),
        )
    )


def _cards(v: View, cards: int, actions: set[int]) -> Span:
    """Return a number of cards, marked where one of them can be taken, paid or lost now."""
    if actions & set(v.legal):
        return Span(f"{cards}{OPEN}", "legal")
    return Span(str(cards), "strong") if cards else Span(NONE, "muted")


def _trade(v: View) -> list[Line]:
    """A5  What was taken and paid since the last sale, and what is owed."""
    if not any(v.taken):
        return []
    taken, paid = _listed(v.taken), _listed(v.paid)
    lines = [
        line(phrase("sketch-taken", value=trade_value(v.taken)), " ", *taken),
        line(phrase("sketch-paid", value=trade_value(v.paid)), " ", *paid),
    ]
    if v.debt:
        lines.append(line(Span(phrase("sketch-owed", debt=v.debt), "strong")))
    return lines


def _listed(cards: tuple[int, ...]) -> list[Span]:
    """Return kinds and their numbers, one after the other."""
    found: list[Span] = []
    for kind in range(len(KINDS)):
        if cards[kind]:
            name = phrase(f"sketch-kind-{KINDS[kind]}")
            found += [Span(name, STYLES[kind]), Span(f" {cards[kind]}  ")]
    return found or [Span(NONE, "muted")]


# Dig site and pyramid


def _places(v: View) -> Block:
    """Return what is left to dig, and the chambers."""
    lines = [
        line(phrase("sketch-dig-site", cards=v.dig_site)),
        line(phrase("sketch-storms", left=v.storms, all=v.all_storms)),
        line(phrase("sketch-thieves", left=v.thieves, all=THIEVES)),
        *(_chamber(v, chamber) for chamber in range(len(CHAMBERS))),
    ]
    return block(phrase("sketch-places"), lines)


def _chamber(v: View, chamber: int) -> Line:
    key = f"sketch-{CHAMBER_SIZES[chamber]}" + ("" if v.closed[chamber] else "-explored")
    words = phrase(key, cards=CHAMBERS[chamber], maps=chamber + 1)
    if EXPLORE + chamber in v.legal:
        return line(Span(f"{OPEN} ", "legal"), Span(words, "legal"))
    return line("  ", Span(words, "" if v.closed[chamber] else "muted"))


# Players


def _players(v: View) -> Block:
    """Return the players, with money, cards, what is known of them, and the sets sold."""
    lines: list[Line] = []
    for number, player in enumerate(v.players):
        lines.append(_head(v, number, player))
        lines += _known(v, number, player)
        lines += _sets(player)
    return block(phrase("players"), lines)


def _head(v: View, number: int, player: Player) -> Line:
    here = HERE if number == (v.turn if v.actor == CHANCE else v.actor) else " "
    parts: list[Span | Phrase | str] = [
        here,
        Span(LETTERS[number], f"seat-{COLOURS[number]} strong"),
        " ",
        Span(seat(number), "strong"),
        "  ",
        Span(phrase("money", money=player.money), "strong"),
        "  ",
        phrase("cards", cards=player.cards),
    ]
    if player.passed:
        parts += ["  ", Span(phrase("sketch-passed"), "muted")]
    return line(*parts)


def _known(v: View, number: int, player: Player) -> list[Line]:
    """A10.2  The cards that a rival surely holds."""
    if number == v.seat or not any(player.seen.known):
        return []
    return [line("    ", phrase("sketch-known"), " ", *_listed(player.seen.known))]


def _sets(player: Player) -> list[Line]:
    """Return the sets sold, several in a line."""
    sold = [_set(player, n) for n in range(len(SET_KIND)) if player.sets[n]]
    rows = [sold[n : n + SETS_IN_LINE] for n in range(0, len(sold), SETS_IN_LINE)]
    return [line("    ", *(part for parts in row for part in parts)) for row in rows]


def _set(player: Player, sold: int) -> tuple[Span, Span]:
    """Return kind, number of cards and price of a set; and how often, if more than once."""
    kind, times = SET_KIND[sold], player.sets[sold]
    often = f" ({times}×)" if times > 1 else ""
    worth = f" {SET_SIZE[sold]}={SET_PRICE[sold]}{often}  "
    return Span(phrase(f"sketch-kind-{KINDS[kind]}"), STYLES[kind]), Span(worth)


def _legend() -> Block:
    """Return what signs and columns mean."""
    signs = ((f"3{OPEN}", "open"), ("+13", "next"), ("4=10", "set"))
    lines = [line(sign, TAB, phrase(f"sketch-sign-{name}")) for sign, name in signs]
    return block(phrase("sketch-legend"), lines, extra=True)


def _row(cells: Iterable[Span]) -> Line:
    return tuple(part for cell in cells for part in (cell, TAB))
