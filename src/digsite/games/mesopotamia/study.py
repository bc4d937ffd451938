"""What players of Mesopotamia ask after many games: rounds to win, huts, stones, mana, cards."""

from collections.abc import Iterable
from typing import Final

from digsite.core.bits import members
from digsite.core.replay import Replayed
from digsite.core.study import Facts, Topic, nothing
from digsite.games.mesopotamia.actions import (
    COLLECT,
    DONE,
    DRAW,
    DRAW_TILE,
    END,
    GROW,
    HUT,
    LAY,
    PLAY_ENDURANCE,
    PLAY_EXPULSION,
    PLAY_FERTILITY,
    PLAY_HOLY_STONE,
    PLAY_LAND,
    PLAY_TELEPORT,
    PRIEST_AT,
    SANCTUARY,
    STEAL,
    THEFT,
    TRIBE,
)
from digsite.games.mesopotamia.components import CARDS, DELIVERED, OFFERINGS, VOLCANO
from digsite.games.mesopotamia.phases import TILE
from digsite.games.mesopotamia.rules.building import children
from digsite.games.mesopotamia.rules.cards import loot
from digsite.games.mesopotamia.rules.mana import collects_at
from digsite.games.mesopotamia.rules.temple import delivered
from digsite.games.mesopotamia.rules.tribes import stations
from digsite.games.mesopotamia.state import State

ORDER: Final = ("First", "Second", "Third", "Fourth")
NAMES: Final = (
    "Endurance",
    "Priest",
    "Fertility",
    "Holy Stone",
    "Land",
    "Mana Theft",
    "Teleport",
    "Expulsion",
)
PLAYED: Final = {
    PLAY_ENDURANCE: "endurance",
    PLAY_FERTILITY: "fertility",
    PLAY_HOLY_STONE: "holy-stone",
    PLAY_LAND: "land",
    PLAY_TELEPORT: "teleport",
    PLAY_EXPULSION: "expulsion",
}

TOPICS: Final = (
    Topic(
        "Rounds to win",
        "offerings delivered, and in which round",
        tuple((f"offering-{n}", f"{word} offering") for n, word in enumerate(ORDER, 1)),
        each="Mean round",
    ),
    Topic(
        "Dear and cheap offerings",
        "delivered, and in which round",
        tuple((f"cost-{cost}", f"The one for {cost} mana") for cost in OFFERINGS),
        each="Mean round",
    ),
    Topic(
        "What was done",
        "in the whole game, and in which round",
        (
            ("tiles", "Tiles discovered"),
            ("births", "Tribes born"),
            ("huts", "Huts built"),
            ("sanctuaries", "Sanctuaries raised"),
            ("stones", "Stones built into the temple"),
            ("thefts", "Goods stolen"),
            ("drawn", "Cards drawn"),
        ),
        each="Mean round",
    ),
    Topic(
        "Mana",
        "where it came from, and what became of it but for offerings",
        (
            ("mana-own", "From own sanctuaries"),
            ("mana-rivals", "From sanctuaries of others"),
            ("mana-priests", "From priests"),
            ("mana-stones", "From stones of the temple"),
            ("mana-stolen", "Stolen by cards"),
            ("mana-robbed", "Lost to cards of others"),
            ("mana-wasted", "Lost above the limit"),
            ("mana-left", "Left at the end"),
        ),
    ),
    Topic(
        "Cards",
        "played, and in which round",
        tuple((f"card-{card}", name) for card, name in zip(CARDS, NAMES, strict=True)),
        each="Mean round",
    ),
)


def study(replayed: Iterable[Replayed[State]], end: State) -> Facts:
    """Return the facts of a match."""
    notes = _Notes(end.seats)
    for each in replayed:
        notes.temple(each.before)
        notes.action(each.before, each.action)
    notes.temple(end)
    notes.mana(end)
    return notes.found


class _Notes:
    """What is noted of a match, action by action."""

    def __init__(self, seats: int) -> None:
        self.found = nothing(TOPICS, seats)
        self.seat = 0  # whose turn it was in the action before
        self.round = 1  # the round of that
        self.holy = False  # whether a stone counted double then
        self.stones = 0  # in the temple
        self.offerings: set[int] = set()  # delivered

    def note(self, key: str, number: int = 1) -> None:
        """Count something for the player whose turn it is, and when it was."""
        self.found[key][self.seat] += number
        self.found[f"{key}-sum"][self.seat] += number * self.round

    def temple(self, s: State) -> None:
        """T4.8, T4.11  Note what the action before this table brought to the temple, and how."""
        if s.temple > self.stones:
            self.stones += 1
            self.note("stones")
            self.found["mana-stones"][self.seat] += 2 if self.holy else 1
        for token in range(4 * s.seats):
            if s.token[token] == DELIVERED and token not in self.offerings:
                self.offerings.add(token)
                self.note(f"offering-{delivered(s, self.seat)}")
                self.note(f"cost-{OFFERINGS[s.offering[token]]}")

    def action(self, s: State, action: int) -> None:
        """Note an action; the table is the one before it."""
        self.seat, self.round, self.holy = s.player, s.turn // s.seats + 1, s.holy > 0
        if action == COLLECT:
            self.collect(s)
        elif PRIEST_AT <= action < TRIBE:
            self.card(s, action)
        elif HUT <= action < DONE:
            self.build(s, action)
        elif STEAL <= action < END:
            self.note("thefts")
        elif _discovers(s, action):
            self.note("tiles")

    def build(self, s: State, action: int) -> None:
        """T6.1  Note what was done in phase II."""
        if action < SANCTUARY:
            self.note("huts")
        elif action < GROW:
            self.note("sanctuaries")
        elif action < DRAW:
            self.note("births", children(s))
        else:
            self.note("drawn")

    def card(self, s: State, action: int) -> None:
        """T7.9, T7.10  Note a card; some bring mana."""
        if action < PLAY_ENDURANCE:
            self.note("card-priest")
            self.found["mana-priests"][s.player] += 1
        elif action < THEFT:
            self.note(f"card-{PLAYED[action]}")
        else:
            self.note("card-mana-theft")
            rival = action - THEFT
            mana = loot(s, rival)
            self.found["mana-stolen"][s.player] += mana
            self.found["mana-robbed"][rival] += mana

    def collect(self, s: State) -> None:
        """T8.1, T8.2  Note the mana that sanctuaries give, whatever the limit leaves of it."""
        for slot in members(stations(s, s.player)):
            if collects_at(s, s.player, slot):
                whose = "own" if s.sanctuary[slot] == s.player else "rivals"
                self.found[f"mana-{whose}"][s.player] += 1

    def mana(self, end: State) -> None:
        """T8.3  What came and neither was spent nor stolen nor is left was above the limit."""
        came = ("mana-own", "mana-rivals", "mana-priests", "mana-stones", "mana-stolen")
        for seat in range(end.seats):
            spent = sum(cost * self.found[f"cost-{cost}"][seat] for cost in OFFERINGS)
            left = end.mana[seat]
            gone = spent + left + self.found["mana-robbed"][seat]
            self.found["mana-left"][seat] = left
            self.found["mana-wasted"][seat] = sum(self.found[key][seat] for key in came) - gone


def _discovers(s: State, action: int) -> bool:
    """T5.1, T7.6  Whether new land is entered: by a draw, or chosen with the card Land."""
    first = DRAW_TILE if s.phase == TILE else LAY
    return first <= action < first + VOLCANO
