"""What a seat of Archaeology may know: the open table, its own hand, what it knows of the others.

Nothing of it depends on cards that the viewer cannot know (A10).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from digsite.core.seats import HIDDEN, NOBODY
from digsite.games.archaeology.actions import (
    CHOICES,
    DONE,
    DRAW,
    DRAW_STORM,
    DRAW_THIEF,
    EXPLORE,
    ROB,
    STEAL,
)
from digsite.games.archaeology.components import (
    BEST,
    CHAMBERS,
    COPIES,
    MAP,
    MOST,
    SET_KIND,
    SET_SIZE,
    SETS,
    STORMS,
    TRADE,
)
from digsite.games.archaeology.phases import DEAL
from digsite.games.archaeology.rules.course import legal
from digsite.games.archaeology.rules.digging import dealt_to
from digsite.games.archaeology.rules.knowledge import is_of_one_kind, row_of
from digsite.games.archaeology.state import NO_SEAT, State


@dataclass(frozen=True)
class Knowledge:
    """What somebody knows of a hand: cards surely in it, by kind, and how many others there are."""

    known: tuple[int, ...]
    secret: int
    maybe_maps: int  # how many of the secret cards can be maps


NOTHING: Knowledge = Knowledge((0,) * 7, 0, 0)


@dataclass(frozen=True)
class Player:
    """One seat at the table."""

    cards: int  # in hand
    seen: Knowledge  # what the viewer knows of this hand; of his own: everything
    public: Knowledge  # what everybody knows of this hand
    knows: Knowledge  # what this player knows of the viewer's hand
    sets: tuple[int, ...]  # by set: how many were sold
    money: int
    sold: int  # cards
    passed: bool

    @property
    def sales(self) -> tuple[int, ...]:
        """The sets that were sold, one by one, in the order of kinds."""
        return tuple(sold for sold in range(SETS) for _ in range(self.sets[sold]))


@dataclass(frozen=True)
class View:
    """The table of Archaeology. Tuples are by kind, unless their comment says otherwise."""

    seat: int
    actor: int
    legal: tuple[int, ...]
    seats: int
    phase: int
    turn: int  # whose turn it is, whoever acts in it
    hand: tuple[int, ...]  # the viewer's own; empty for a spectator
    players: tuple[Player, ...]  # by seat
    market: tuple[int, ...]
    unseen: tuple[int, ...]  # treasures of which the viewer does not know where they are
    dig_site: int
    thieves: int  # left in the dig site
    storms: int  # left in the dig site
    closed: tuple[bool, ...]  # by chamber
    spent_maps: int
    taken: tuple[int, ...]  # at the market, since the last sale or exploration of this turn
    paid: tuple[int, ...]  # at the market, since the last sale or exploration of this turn
    debt: int  # trade value still to be paid
    last: int  # the kind last taken, paid or dropped
    to_drop: int
    to_find: int
    victim: int
    idle: bool  # whether ending the turn now would be a pass
    owes_sale: bool

    @property
    def all_storms(self) -> int:
        """A2.5  How many storms there were at the beginning."""
        return STORMS[self.seats]

    @property
    def worth(self) -> int:
        """What the viewer's hand would bring at best, if he sold all of it now."""
        return sale_value(self.hand)

    @property
    def gains(self) -> tuple[int, ...]:
        """What one more card of each kind would add to that."""
        return tuple(
            BEST[MOST * kind + min(self.hand[kind] + 1, MOST - 1)]
            - BEST[MOST * kind + self.hand[kind]]
            for kind in range(7)
        )


def sale_value(cards: Sequence[int]) -> int:
    """Return what cards would bring at best, if all of them were sold, in sets of any sizes."""
    return sum(BEST[MOST * kind + cards[kind]] for kind in range(7))


def trade_value(cards: Sequence[int]) -> int:
    """Return what cards count in a trade together."""
    return sum(TRADE[kind] * cards[kind] for kind in range(7))


def look(s: State, seat: int) -> View:
    """A10.1  What lies open, the viewer's own hand, and what he knows of the others."""
    players = tuple(_player(s, each, seat) for each in range(s.seats))
    return View(
        seat=seat,
        actor=s.actor,
        legal=tuple(legal(s)) if seat == s.actor and seat != NOBODY else (),
        seats=s.seats,
        phase=s.phase,
        turn=s.turn,
        hand=players[seat].seen.known if seat != NOBODY else (0,) * 7,
        players=players,
        market=tuple(s.market),
        unseen=_unseen(s, players),
        dig_site=s.dig_site,
        thieves=s.thieves,
        storms=s.storms,
        closed=tuple(bool(s.closed[chamber]) for chamber in range(len(CHAMBERS))),
        spent_maps=s.spent_maps,
        taken=tuple(s.taken),
        paid=tuple(s.paid),
        debt=s.debt,
        last=s.last,
        to_drop=s.to_drop,
        to_find=s.to_find,
        victim=s.victim,
        idle=bool(s.idle),
        owes_sale=bool(s.owes_sale),
    )


def _player(s: State, seat: int, viewer: int) -> Player:
    public = _knowledge(s, s.seats, seat)
    if viewer == NOBODY:
        seen = public
    elif viewer == seat:
        seen = Knowledge(tuple(s.hands[7 * seat : 7 * seat + 7]), 0, 0)
    else:
        seen = _knowledge(s, viewer, seat)
    return Player(
        cards=s.sizes[seat],
        seen=seen,
        public=public,
        knows=NOTHING if viewer in {NOBODY, seat} else _knowledge(s, seat, viewer),
        sets=tuple(s.museum[SETS * seat : SETS * seat + SETS]),
        money=s.money[seat],
        sold=s.sold[seat],
        passed=bool(s.passed[seat]),
    )


def _knowledge(s: State, viewer: int, holder: int) -> Knowledge:
    row = row_of(s, viewer, holder)
    return Knowledge(tuple(s.known[7 * row : 7 * row + 7]), s.secret[row], s.maybe_maps[row])


def _unseen(s: State, players: tuple[Player, ...]) -> tuple[int, ...]:
    """Return all treasures but those whose place the viewer knows."""
    left = [COPIES[kind] - s.market[kind] for kind in range(7)]
    left[MAP] -= s.spent_maps
    for player in players:
        for kind in range(7):
            left[kind] -= player.seen.known[kind]
        for sold in player.sales:
            left[SET_KIND[sold]] -= SET_SIZE[sold]
    return tuple(left)


def reveals(s: State, action: int) -> bool:
    """A4.4, A6.2  A theft and a chamber show the actor cards that he could not know."""
    return EXPLORE <= action < DONE or ROB <= action < CHOICES


def shown(s: State, action: int, seat: int) -> int:
    """A10.1  What a seat sees of an action: all but the cards that chance gives to others."""
    viewer = s.seats if seat == NOBODY else seat
    return action if action < DRAW or _may_see(s, action, viewer) else HIDDEN


def _may_see(s: State, action: int, viewer: int) -> bool:
    """A2.2, A4.2, A6.2  Cards are drawn in secret. A4.4  Thief and victim see what is stolen."""
    if action >= STEAL:
        return viewer in {s.turn, s.victim} or is_of_one_kind(s, viewer)
    if s.phase == DEAL:
        return dealt_to(s) in {NO_SEAT, viewer}
    return viewer == s.turn or action in {DRAW_THIEF, DRAW_STORM}
