"""Cards in a position of Archaeology: kinds with their numbers, sets, chambers, the dig site."""

from typing import Final

from digsite.core.fields import Fields
from digsite.games.archaeology.components import (
    CHAMBER_CARDS,
    CHAMBERS,
    COPIES,
    HAND,
    KINDS,
    MAP,
    MARKET,
    SET_KIND,
    SET_PRICE,
    SET_SIZE,
    SETS,
    STORMS,
    THIEVES,
    TREASURES,
)
from digsite.games.archaeology.phases import DEAL
from digsite.games.archaeology.state import State

MOST: Final = 18  # cards of a kind
CARD_NAMES: Final = [f"{kind}{cards}" for kind in KINDS for cards in range(1, MOST + 1)]
SET_NAMES: Final = [f"{KINDS[SET_KIND[n]]}{SET_SIZE[n]}" for n in range(SETS)]
CHAMBER_NAMES: Final = [str(cards) for cards in CHAMBERS]


def write_kinds(cards: list[int]) -> str:
    """Return numbers of cards by kind as text; kinds without a card are left out."""
    return ",".join(f"{KINDS[kind]}{cards[kind]}" for kind in range(7) if cards[kind]) or "-"


def write_sets(s: State, seat: int) -> str:
    """Return the sets that a seat has sold, one by one."""
    counts = s.museum[SETS * seat : SETS * seat + SETS]
    return ",".join(SET_NAMES[n] for n in range(SETS) for _ in range(counts[n])) or "-"


def read_kinds(fields: Fields, name: str, part: str) -> list[int]:
    """Return numbers of cards by kind from a part of a field."""
    counts = [0] * 7
    for place in fields.listed(name, part, CARD_NAMES):
        fields.check(name, "a kind stands there twice", holds=counts[place // MOST] == 0)
        counts[place // MOST] = place % MOST + 1
    return counts


def read_cards(s: State, fields: Fields) -> None:
    """A1.1  Hands, market and sets; the rest of the 72 treasures is unseen, or spent maps."""
    for seat, part in enumerate(fields.parts("hands", "/", s.seats)):
        hand = read_kinds(fields, "hands", part)
        s.hands[7 * seat : 7 * seat + 7] = hand
        s.sizes[seat] = sum(hand)
    s.market = read_kinds(fields, "market", fields["market"])
    for seat, part in enumerate(fields.parts("sold", "/", s.seats)):
        for word in [] if part == "-" else part.split(","):
            sold = fields.among("sold", word, SET_NAMES)
            s.museum[SETS * seat + sold] += 1
            s.money[seat] += SET_PRICE[sold]
            s.sold[seat] += SET_SIZE[sold]
    closed = fields.listed("closed", fields["closed"], CHAMBER_NAMES)
    s.closed = [int(chamber in closed) for chamber in range(len(CHAMBERS))]
    s.spent_maps = sum(n + 1 for n in range(len(CHAMBERS)) if not s.closed[n])
    for kind in range(7):
        s.unseen[kind] = COPIES[kind] - _seen(s, kind)
        fields.check("hands", f"too many cards: {KINDS[kind]}", holds=s.unseen[kind] >= 0)


def _seen(s: State, kind: int) -> int:
    held = sum(s.hands[7 * seat + kind] for seat in range(s.seats))
    sold = sum(
        SET_SIZE[n] * s.museum[SETS * seat + n]
        for seat in range(s.seats)
        for n in range(SETS)
        if SET_KIND[n] == kind
    )
    return s.market[kind] + held + sold + (s.spent_maps if kind == MAP else 0)


def read_dig_site(s: State, fields: Fields) -> None:
    """A2.6  What is neither seen nor in the pyramid lies in the dig site."""
    s.thieves = fields.number("thieves", 0, THIEVES)
    s.storms = fields.number("storms", 0, STORMS[s.seats])
    s.to_find = fields.number("find", 0, max(CHAMBERS))
    closed = sum(CHAMBERS[n] for n in range(len(CHAMBERS)) if s.closed[n])
    s.dig_site = fields.number("dig", 0, TREASURES)
    if s.phase <= DEAL:
        fields.check("dig", "there is none before the deal is done", holds=s.dig_site == 0)
        return
    others = sum(s.unseen) - s.unseen[MAP] - closed - s.to_find
    due = others + s.unseen[MAP] + s.thieves + s.storms
    fields.check("closed", "there are not enough cards for the pyramid", holds=others >= 0)
    fields.check("dig", f"must be {due} by the cards elsewhere", holds=s.dig_site == due)
    drawn = HAND * s.seats + MARKET + CHAMBER_CARDS - closed - s.to_find
    most = TREASURES - COPIES[MAP] - closed - s.to_find - drawn
    fields.check("hands", "fewer cards than were dealt and found", holds=others <= most)
