"""Archaeology: the table at one moment, hidden hands included, and what everybody knows of them.

No order of cards is in it: what lies unseen in the dig site and in the pyramid is one lot of
treasures, and chance draws from it when a card is dug or a chamber explored. Nobody can tell this
from cards laid out beforehand, and nobody can peek.
"""

from typing import Final, final

from mypy_extensions import i64

from digsite.games.archaeology.components import NO_KIND
from digsite.games.archaeology.phases import FIRST_PLAYER

NO_SEAT: Final = -1


@final
class State:
    """Lists are by seat, by kind, or by 7 * seat + kind, as their comments say.

    Knowledge is by viewer and holder: row seats * viewer + holder. The viewer after the last seat
    is the public, who sees only what is open. Rows about one's own hand are not used.
    """

    __slots__ = (
        "actor",
        "closed",
        "debt",
        "dig_site",
        "hands",
        "idle",
        "known",
        "last",
        "market",
        "maybe_maps",
        "money",
        "museum",
        "owes_sale",
        "paid",
        "passed",
        "phase",
        "seats",
        "secret",
        "sizes",
        "sold",
        "spent_maps",
        "storms",
        "taken",
        "thieves",
        "to_drop",
        "to_find",
        "turn",
        "unseen",
        "victim",
    )

    def __init__(self) -> None:
        """Leave an empty table; `setup.deal` lays it."""
        self.seats: i64 = 0
        self.actor: i64 = -1
        self.phase: i64 = FIRST_PLAYER
        self.turn: i64 = NO_SEAT  # whose turn it is, whoever has to act in it
        # the cards
        self.hands: list[int] = []  # by 7 * seat + kind
        self.sizes: list[int] = []  # by seat: cards in hand
        self.market: list[int] = []  # by kind
        self.unseen: list[int] = []  # by kind: in the dig site and the closed chambers
        self.dig_site: i64 = 0  # cards left, thieves and storms among them
        self.thieves: i64 = 0  # left in the dig site
        self.storms: i64 = 0  # left in the dig site
        self.closed: list[int] = []  # by chamber: 1 until it is explored
        self.spent_maps: i64 = 0
        # the museum
        self.museum: list[int] = []  # by 26 * seat + set: how many of it were sold
        self.money: list[int] = []  # by seat
        self.sold: list[int] = []  # by seat: cards
        # the turn
        self.taken: list[int] = []  # by kind: since the last sale or exploration
        self.paid: list[int] = []  # by kind: since the last sale or exploration
        self.debt: i64 = 0  # trade value still to be paid
        self.last: i64 = NO_KIND  # the kind last taken, paid or dropped: cards come in order
        self.to_drop: i64 = 0  # cards the actor still loses to the storm
        self.to_find: i64 = 0  # cards still in the chamber that is being explored
        self.victim: i64 = NO_SEAT
        self.idle: i64 = 0  # 1 while ending the turn would be a pass
        self.owes_sale: i64 = 0  # 1 while the turn cannot end without a sale
        self.passed: list[int] = []  # by seat: 1 if he passed and nobody sold or explored since
        # what is known of hands
        self.known: list[int] = []  # by 7 * row + kind: cards surely there
        self.secret: list[int] = []  # by row: the other cards
        self.maybe_maps: list[int] = []  # by row: how many of these can be maps


def clone(s: State) -> State:
    """Return a copy that shares nothing that can change."""
    other = State()
    other.seats = s.seats
    other.actor = s.actor
    other.phase = s.phase
    other.turn = s.turn
    other.hands = s.hands[:]
    other.sizes = s.sizes[:]
    other.market = s.market[:]
    other.unseen = s.unseen[:]
    other.dig_site = s.dig_site
    other.thieves = s.thieves
    other.storms = s.storms
    other.closed = s.closed[:]
    other.spent_maps = s.spent_maps
    other.museum = s.museum[:]
    other.money = s.money[:]
    other.sold = s.sold[:]
    other.taken = s.taken[:]
    other.paid = s.paid[:]
    other.debt = s.debt
    other.last = s.last
    other.to_drop = s.to_drop
    other.to_find = s.to_find
    other.victim = s.victim
    other.idle = s.idle
    other.owes_sale = s.owes_sale
    other.passed = s.passed[:]
    other.known = s.known[:]
    other.secret = s.secret[:]
    other.maybe_maps = s.maybe_maps[:]
    return other
