"""What players of Archaeology ask after many games: what sets paid, and what storms cost."""

from collections.abc import Iterable
from typing import Final

from digsite.core.replay import Replayed
from digsite.core.study import Facts, Topic, nothing
from digsite.games.archaeology.actions import (
    DONE,
    DRAW,
    DROP,
    EXPLORE,
    PAY,
    ROB,
    SELL,
    STEAL,
    TAKE,
)
from digsite.games.archaeology.components import (
    BEST,
    CHAMBERS,
    KINDS,
    MOST,
    NO_KIND,
    SET_KIND,
    SET_PRICE,
    SET_SIZE,
    SETS,
    TRADE,
)
from digsite.games.archaeology.phases import FINDING, THEFT
from digsite.games.archaeology.state import State

NAMES: Final = (
    ("Pot shard", "Pot shards"),
    ("Parchment scrap", "Parchment scraps"),
    ("Coin", "Coins"),
    ("Broken cup", "Broken cups"),
    ("Talisman", "Talismans"),
    ("Map", "Maps"),
    ("Mask", "Masks"),
)  # one, more
SOLD: Final = [f"set-{KINDS[SET_KIND[n]]}-{SET_SIZE[n]}" for n in range(SETS)]

TOPICS: Final = (
    Topic(
        "Sets by kind",
        "sold to the museum, and what a set of the kind paid",
        tuple((f"sets-{kind}", more) for kind, (_, more) in zip(KINDS, NAMES, strict=True)),
        each="Coins each",
        scored=True,
    ),
    Topic(
        "Sandstorms",
        "what they cost; the sale value of a hand is the best that the museum would pay for it",
        (
            ("storm-hits", "Storms that took cards"),
            ("storm-cards", "Cards lost"),
            ("storm-trade", "Trade value lost"),
            ("storm-sale", "Sale value lost"),
        ),
    ),
    Topic(
        "The pyramid",
        "chambers explored, and what they added to the sale value of the hand",
        tuple(
            (f"chamber-{cards}", f"{size} chamber, {cards} cards")
            for size, cards in zip(("Small", "Middle", "Large"), CHAMBERS, strict=True)
        ),
        each="Coins each",
    ),
    Topic(
        "Thieves",
        "and what the card was worth to the sale value of the hand",
        (("thief-got", "Cards stolen from others"), ("thief-lost", "Cards lost to thieves")),
        each="Coins each",
    ),
    Topic(
        "The market",
        "cards taken in trades",
        tuple((f"taken-{kind}", more) for kind, (_, more) in zip(KINDS, NAMES, strict=True)),
    ),
    Topic(
        "Sets by size",
        "sold to the museum",
        tuple(
            (SOLD[n], f"{SET_SIZE[n]} {NAMES[SET_KIND[n]][SET_SIZE[n] > 1].lower()}")
            for n in range(SETS)
        ),
        each="Coins each",
        scored=True,
    ),
)


def study(replayed: Iterable[Replayed[State]], end: State) -> Facts:
    """Return the facts of a match."""
    notes = _Notes(end.seats)
    for each in replayed:
        if each.actor >= 0:
            notes.choice(each.before, each.action)
        else:
            notes.chance(each.before, each.action)
    return notes.found


class _Notes:
    """What is noted of a match, action by action, before each of them is done."""

    def __init__(self, seats: int) -> None:
        self.found = nothing(TOPICS, seats)
        self.chamber = ""  # that was explored last

    def choice(self, s: State, action: int) -> None:
        """A5.5, A6.1  Note a sale, a card taken, a chamber opened, a card lost in a storm."""
        if action < TAKE:
            self.sell(s.actor, action - SELL)
        elif action < PAY:
            self.found[f"taken-{KINDS[action - TAKE]}"][s.actor] += 1
        elif EXPLORE <= action < DONE:
            self.chamber = f"chamber-{CHAMBERS[action - EXPLORE]}"
            self.found[self.chamber][s.actor] += 1
        elif DROP <= action < ROB:
            self.drop(s, action - DROP)

    def sell(self, seat: int, sold: int) -> None:
        """A7.2  A set and its price."""
        for key in (f"sets-{KINDS[SET_KIND[sold]]}", SOLD[sold]):
            self.found[key][seat] += 1
            self.found[f"{key}-sum"][seat] += SET_PRICE[sold]

    def drop(self, s: State, kind: int) -> None:
        """A4.6  A card is lost; the first of a hand tells that a storm has come."""
        self.found["storm-hits"][s.actor] += s.last == NO_KIND
        self.found["storm-cards"][s.actor] += 1
        self.found["storm-trade"][s.actor] += TRADE[kind]
        self.found["storm-sale"][s.actor] += _last_adds(kind, s.hands[7 * s.actor + kind])

    def chance(self, s: State, action: int) -> None:
        """A4.4, A6.2  Note a card that is found in a chamber, or brought by a thief."""
        if s.phase == FINDING:
            kind = action - DRAW
            more = _last_adds(kind, s.hands[7 * s.turn + kind] + 1)
            self.found[f"{self.chamber}-sum"][s.turn] += more
        elif s.phase == THEFT:
            self.steal(s, action - STEAL)

    def steal(self, s: State, kind: int) -> None:
        """A4.4  The same card may be worth more to one of the two."""
        for key, seat, more in (("thief-got", s.turn, 1), ("thief-lost", s.victim, 0)):
            self.found[key][seat] += 1
            self.found[f"{key}-sum"][seat] += _last_adds(kind, s.hands[7 * seat + kind] + more)


def _last_adds(kind: int, cards: int) -> int:
    """Return what the last of so many cards of a kind adds to what the museum would pay."""
    return BEST[MOST * kind + cards] - BEST[MOST * kind + cards - 1]
