"""What a seat of Mesopotamia may know, built by naming what is shown.

Hidden are: what a token is worth until it is delivered, from all but its owner; hands of cards; the
tiles that the card Land shows, from all but its player. Stack and deck have no order here.
"""

from dataclasses import dataclass
from functools import lru_cache

from digsite.core.bits import members
from digsite.core.seats import CHANCE, HIDDEN, NOBODY
from digsite.games.mesopotamia.actions import COLLECT, DRAW, DRAW_CARD, LAY, OFFER, VOLCANO_AT
from digsite.games.mesopotamia.components import (
    CARD_KINDS,
    DELIVERED,
    DRAWN_KINDS,
    HUTS,
    IN_SUPPLY,
    OFFERINGS,
    SANCTUARIES,
    STONE,
    TRIBES,
    WOOD,
    q_of,
    r_of,
)
from digsite.games.mesopotamia.phases import LAND_CHOICE, LAND_TILES, TILE, VOLCANO_DRAWN
from digsite.games.mesopotamia.rules.building import cards_to_draw
from digsite.games.mesopotamia.rules.course import legal
from digsite.games.mesopotamia.rules.discovery import unknown_place
from digsite.games.mesopotamia.rules.end import places
from digsite.games.mesopotamia.rules.mana import income
from digsite.games.mesopotamia.rules.movement import discovers
from digsite.games.mesopotamia.rules.tribes import THIEF, in_supply
from digsite.games.mesopotamia.state import NONE, OFF_MAP, State
from digsite.games.mesopotamia.view_prospects import (
    possible_births,
    possible_huts,
    possible_sanctuaries,
)


@dataclass(frozen=True)
class Hut:
    """A hut: its owner, NEUTRAL for none, and the number of the token under it, 0 for none."""

    owner: int
    token: int


@dataclass(frozen=True)
class Tribe:
    """Tribes of one owner on a tile that cannot be told apart."""

    owner: int
    cargo: int  # 0 for none, 1 for wood, 2 for stone
    thief: bool
    number: int


@dataclass(frozen=True)
class OfferingToken:
    """An offering that is in play: its owner, its number in the order of laying, where it is."""

    owner: int
    number: int  # 1 to 4
    where: int  # LYING, CARRIED or DELIVERED
    slot: int  # or NONE
    worth: int | None  # if the viewer may know it


@dataclass(frozen=True)
class Tile:
    """A tile of the map and what is on it; offerings are told by the tokens of the view."""

    kind: int
    q: int
    r: int
    beside: tuple[int, ...]  # by direction: a slot or OPEN
    wood: int
    stone: int
    huts: tuple[Hut, ...]
    sanctuary: int  # its owner or NONE
    tribes: tuple[Tribe, ...]


@dataclass(frozen=True)
class Player:
    """One player's part of the table."""

    mana: int
    cap: int
    income: int  # what he would collect now, priests and cap aside
    tribes: int  # in the supply, like the next two
    huts: int
    sanctuaries: int
    delivered: tuple[int, ...]  # offerings at the temple
    held: tuple[int, ...] | None  # offerings still in the supply; None if the viewer may not know
    cards: int
    hand: tuple[int, ...] | None  # by card; None if the viewer may not know
    drawn: int  # cards drawn since the deck was shuffled
    place: int


@dataclass(frozen=True)
class Prospects:
    """What the player could do in phase II as things stand: how often, each kind for itself."""

    huts: int
    sanctuaries: int
    births: int
    cards: int


@dataclass(frozen=True)
class View:
    """The table of Mesopotamia."""

    seat: int
    actor: int
    legal: tuple[int, ...]
    seats: int
    crowded: bool
    rounds: int
    start_card: bool
    reshuffle: bool
    phase: int
    first: int
    turn: int
    player: int
    tiles: tuple[Tile, ...]
    tokens: tuple[OfferingToken, ...]
    players: tuple[Player, ...]
    wood: int  # in the supply
    stone: int
    temple: int  # stones built in
    stack: tuple[int, ...]  # by kind: tiles that the viewer has not seen
    shown: tuple[int, ...] | None  # by kind: tiles that Land shows; None if the viewer may not know
    looking: int  # how many these are
    deck: int
    discards: tuple[int, ...]  # by card
    pool: tuple[int, ...]  # by card: what the deck was shuffled from
    drawn: tuple[int, ...]  # by card: what the viewer has drawn since
    unseen: tuple[int, ...]  # by card: in the deck or in hands that the viewer does not see
    points: int
    found: int
    walker: int  # the action that is discovering, or NONE
    unknown: tuple[int, int] | None  # the place that is being discovered
    shares: int
    shared: int
    holy: int
    grabbed: tuple[tuple[int, ...], ...]  # by good: slots
    dropped: tuple[tuple[int, ...], ...]
    used: tuple[int, ...]
    born: tuple[int, ...]
    piece: int
    back_to: int
    drew: bool  # whether a card was drawn in this turn
    fresh: int  # that card, if the viewer drew it, or NONE
    blessings: int
    prospects: Prospects

    @property
    def round(self) -> int:
        """The round that is played, counted from 1."""
        return self.turn // self.seats + 1


def look(s: State, seat: int) -> View:
    """Return everything that `seat` may know."""
    sees_shown = seat == s.player
    return View(
        seat=seat,
        actor=s.actor,
        legal=tuple(legal(s)) if seat == s.actor and seat != NOBODY else (),
        seats=s.seats,
        crowded=s.crowded,
        rounds=s.rounds,
        start_card=s.start_card,
        reshuffle=s.reshuffle,
        phase=s.phase,
        first=s.first,
        turn=s.turn,
        player=s.player,
        tiles=_tiles(s),
        tokens=tuple(_tokens(s, seat)),
        players=tuple(_player(s, each, seat) for each in range(s.seats)),
        wood=s.supply[WOOD],
        stone=s.supply[STONE],
        temple=s.temple,
        stack=tuple(s.stack) if sees_shown else _unseen_stack(s),
        shown=tuple(s.looked_at) if sees_shown else None,
        looking=sum(s.looked_at),
        deck=sum(s.deck),
        discards=tuple(s.discards),
        pool=tuple(s.deck[card] + _drawn(s, card) for card in range(CARD_KINDS)),
        drawn=_own(s.drawn, seat),
        unseen=tuple(_unseen(s, card, seat) for card in range(CARD_KINDS)),
        points=s.points,
        found=s.found,
        walker=s.walker,
        unknown=_unknown(s),
        shares=s.shares,
        shared=s.shared,
        holy=s.holy,
        grabbed=tuple(tuple(members(slots)) for slots in s.grabbed),
        dropped=tuple(tuple(members(slots)) for slots in s.dropped),
        used=tuple(s.used),
        born=tuple(s.born),
        piece=s.piece,
        back_to=s.back_to,
        drew=s.fresh != NONE,
        fresh=s.fresh if seat == s.player else NONE,
        blessings=s.blessings,
        prospects=_prospects(s),
    )


def _tiles(s: State) -> tuple[Tile, ...]:
    standing = _tribes(s)
    return tuple(
        _tile(
            s.land[slot],
            s.place[slot],
            tuple(s.beside[6 * slot : 6 * slot + 6]),
            tuple(s.goods[2 * slot : 2 * slot + 2]),
            tuple(s.hut[2 * slot : 2 * slot + 2]),
            tuple(s.under[2 * slot : 2 * slot + 2]),
            s.sanctuary[slot],
            tuple(standing.get(slot, ())),
        )
        for slot in range(len(s.land))
    )


def _tribes(s: State) -> dict[int, list[tuple[int, int, int]]]:
    """Return the tribes on each tile, by owner and class: these, and how many."""
    found: dict[int, list[tuple[int, int, int]]] = {}
    for seat in range(s.seats):
        own = s.tribes[TRIBES * seat : TRIBES * (seat + 1)]
        for tribe in sorted(set(own) - {OFF_MAP}):
            slot, kind = divmod(tribe, 2 * THIEF)
            found.setdefault(slot, []).append((seat, kind, own.count(tribe)))
    return found


@lru_cache(maxsize=8192)  # from one view to the next, and to the other seats', most are the same
def _tile(  # noqa: PLR0913, PLR0917 - all that a tile can have
    kind: int,
    place: int,
    beside: tuple[int, ...],
    goods: tuple[int, ...],
    hut: tuple[int, ...],
    under: tuple[int, ...],
    sanctuary: int,
    tribes: tuple[tuple[int, int, int], ...],
) -> Tile:
    return Tile(
        kind=kind,
        q=q_of(place),
        r=r_of(place),
        beside=beside,
        wood=goods[WOOD],
        stone=goods[STONE],
        huts=tuple(
            Hut(owner, token % 4 + 1 if token != NONE else 0)
            for owner, token in zip(hut, under, strict=True)
            if owner != NONE
        ),
        sanctuary=sanctuary,
        tribes=tuple(
            Tribe(owner, load % THIEF, load >= THIEF, number) for owner, load, number in tribes
        ),
    )


def _tokens(s: State, seat: int) -> list[OfferingToken]:
    return [
        OfferingToken(
            owner=token // 4,
            number=token % 4 + 1,
            where=s.token[token],
            slot=s.token_at[token],
            worth=(
                OFFERINGS[s.offering[token]]
                if token // 4 == seat or s.token[token] == DELIVERED
                else None
            ),
        )
        for token in range(4 * s.seats)
        if s.token[token] != IN_SUPPLY
    ]


def _player(s: State, each: int, seat: int) -> Player:
    own = range(4 * each, 4 * each + 4)
    return Player(
        mana=s.mana[each],
        cap=s.cap[each],
        income=income(s, each),
        tribes=in_supply(s, each),
        huts=HUTS - s.hut.count(each),
        sanctuaries=SANCTUARIES - s.sanctuary.count(each),
        delivered=tuple(OFFERINGS[s.offering[t]] for t in own if s.token[t] == DELIVERED),
        held=(
            tuple(
                worth
                for which, worth in enumerate(OFFERINGS)
                if which not in s.offering[4 * each : 4 * each + 4]
            )
            if each == seat
            else None
        ),
        cards=sum(_own(s.hands, each)),
        hand=_own(s.hands, each) if each == seat else None,
        drawn=sum(_own(s.drawn, each)),
        place=places(s)[each],
    )


def _own(by_seat: list[int], seat: int) -> tuple[int, ...]:
    """Return a seat's part of a list by seat and card; a spectator has none."""
    if seat == NOBODY:
        return (0,) * CARD_KINDS
    return tuple(by_seat[CARD_KINDS * seat : CARD_KINDS * (seat + 1)])


def _drawn(s: State, card: int) -> int:
    return sum(s.drawn[card::CARD_KINDS])


def _unseen(s: State, card: int, seat: int) -> int:
    held = sum(s.hands[card::CARD_KINDS]) - _own(s.hands, seat)[card]
    return s.deck[card] + held


def _unseen_stack(s: State) -> tuple[int, ...]:
    return tuple(s.stack[kind] + s.looked_at[kind] for kind in range(DRAWN_KINDS))


def _unknown(s: State) -> tuple[int, int] | None:
    if s.phase not in (TILE, LAND_TILES, LAND_CHOICE, VOLCANO_DRAWN):
        return None
    place = unknown_place(s)
    return q_of(place), r_of(place)


def _prospects(s: State) -> Prospects:
    return Prospects(
        huts=possible_huts(s),
        sanctuaries=possible_sanctuaries(s),
        births=possible_births(s),
        cards=int(cards_to_draw(s)),
    )


# What actions show


def reveals(s: State, action: int) -> bool:
    """T5.1, T5.3, T6.10  Whether a tile or a card will be drawn."""
    return action == DRAW or VOLCANO_AT <= action < LAY or discovers(s, action)


def shown(s: State, action: int, seat: int) -> int:
    """Hide T6.3 which offering is laid, T6.10 which card is drawn, T7.6 what Land shows."""
    hidden = OFFER <= action < COLLECT or action >= DRAW_CARD
    if s.actor == CHANCE and s.phase == LAND_TILES:
        hidden = True
    return HIDDEN if hidden and seat != s.player else action
