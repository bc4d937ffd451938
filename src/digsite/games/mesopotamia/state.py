"""Mesopotamia: the table at one moment, hidden things included."""

from typing import Final, final

from mypy_extensions import i64

from digsite.games.mesopotamia.phases import FIRST_PLAYER

NONE: Final = -1  # no slot, no token, no owner, no card, no action

OFF_MAP: Final = 246  # in `tribes`: above every tile, so that it sorts last


@final
class State:
    """Lists by slot grow with the map. A token is 4 * owner + its number in the order of laying.

    A tribe is 6 * slot + cargo + 3 * thief: cargo is 0 for none, 1 for wood, 2 for stone, and thief
    is 1 if it stole in this turn. Tribes with an offering are told by their tokens instead.
    """

    __slots__ = (
        "actor",
        "back_to",
        "beside",
        "blessings",
        "born",
        "cap",
        "crowded",
        "deck",
        "discards",
        "drawn",
        "dropped",
        "first",
        "found",
        "fresh",
        "goods",
        "grabbed",
        "hands",
        "holy",
        "hut",
        "land",
        "looked_at",
        "mana",
        "offering",
        "phase",
        "piece",
        "place",
        "player",
        "points",
        "reshuffle",
        "rounds",
        "sanctuary",
        "seats",
        "shared",
        "shares",
        "stack",
        "start_card",
        "supply",
        "temple",
        "token",
        "token_at",
        "tribes",
        "turn",
        "under",
        "used",
        "walker",
    )

    def __init__(self) -> None:
        """Leave an empty table; `setup.deal` lays it."""
        self.seats: i64 = 0
        self.crowded: bool = False  # option: sanctuaries beside tribes of others
        self.rounds: i64 = 0  # option: the game ends after so many; 0 for never
        self.start_card: bool = False  # variant: everybody starts with a card
        self.reshuffle: bool = True  # variant: no, then played cards never return
        self.actor: i64 = -1
        self.phase: i64 = FIRST_PLAYER
        self.first: i64 = 0  # first in order of play
        self.turn: i64 = 0  # turns that are over
        self.player: i64 = 0  # whose turn it is
        # the map, by slot
        self.land: list[int] = []  # kind of tile
        self.place: list[int] = []  # where it lies
        self.beside: list[int] = []  # by 6 * slot + direction: a slot or OPEN
        self.goods: list[int] = []  # by 2 * slot + good: how many lie there
        self.hut: list[
            int
        ] = []  # by 2 * slot + 0 or 1: an owner or NONE; the first place fills first
        self.under: list[int] = []  # like `hut`: the token under it or NONE
        self.sanctuary: list[int] = []  # an owner or NONE
        # the pieces
        self.tribes: list[int] = []  # by 8 * seat + 0 to 7, each seat's ascending
        self.token: list[int] = []  # by token: where it is
        self.token_at: list[int] = []  # by token: the slot, if it is on the map
        self.offering: list[int] = []  # by token: which of the four offerings, hidden from rivals
        self.mana: list[int] = []  # by seat
        self.cap: list[int] = []  # by seat
        # supplies
        self.supply: list[int] = []  # by good
        self.temple: i64 = 0  # stones built in
        self.stack: list[int] = []  # by kind: the tiles to draw
        self.looked_at: list[int] = []  # by kind: tiles that the card Land shows its player
        self.deck: list[int] = []  # by card
        self.discards: list[int] = []  # by card
        self.hands: list[int] = []  # by 8 * seat + card
        self.drawn: list[int] = []  # by 8 * seat + card: drawn since the deck was shuffled
        # the turn
        self.points: i64 = 0  # of movement
        self.found: i64 = 0  # discoveries
        self.walker: i64 = NONE  # the action that is discovering
        self.shares: i64 = 0  # goods still to be shared out
        self.shared: i64 = NONE  # the last slot that got one
        self.holy: i64 = 0  # holy stones to come
        self.grabbed: list[int] = []  # by good: slots where it was picked up since the last step
        self.dropped: list[int] = []  # by good: slots where it was laid down since the last step
        self.used: list[int] = []  # a slot for each pair of tribes that has worked in this action
        self.born: list[int] = []  # a slot for each tribe born in this action
        self.piece: i64 = NONE  # the action that chose the piece of a card, or the new hut
        self.back_to: i64 = NONE  # the phase to return to after a card
        self.fresh: i64 = NONE  # the card drawn in this turn
        self.blessings: i64 = 0  # mana that priests add


def clone(s: State) -> State:
    """Return a copy that shares nothing that can change."""
    other = State()
    other.seats = s.seats
    other.crowded = s.crowded
    other.rounds = s.rounds
    other.start_card = s.start_card
    other.reshuffle = s.reshuffle
    other.actor = s.actor
    other.phase = s.phase
    other.first = s.first
    other.turn = s.turn
    other.player = s.player
    other.land = s.land[:]
    other.place = s.place[:]
    other.beside = s.beside[:]
    other.goods = s.goods[:]
    other.hut = s.hut[:]
    other.under = s.under[:]
    other.sanctuary = s.sanctuary[:]
    other.tribes = s.tribes[:]
    other.token = s.token[:]
    other.token_at = s.token_at[:]
    other.offering = s.offering[:]
    other.mana = s.mana[:]
    other.cap = s.cap[:]
    other.supply = s.supply[:]
    other.temple = s.temple
    other.stack = s.stack[:]
    other.looked_at = s.looked_at[:]
    other.deck = s.deck[:]
    other.discards = s.discards[:]
    other.hands = s.hands[:]
    other.drawn = s.drawn[:]
    other.points = s.points
    other.found = s.found
    other.walker = s.walker
    other.shares = s.shares
    other.shared = s.shared
    other.holy = s.holy
    other.grabbed = s.grabbed[:]
    other.dropped = s.dropped[:]
    other.used = s.used[:]
    other.born = s.born[:]
    other.piece = s.piece
    other.back_to = s.back_to
    other.fresh = s.fresh
    other.blessings = s.blessings
    return other
