"""Why a hint advises an action: every reason given is true of the cards on the table."""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

import pytest

from digsite.bots import why
from digsite.core.phrase import Phrase
from digsite.games import load
from digsite.games.archaeology.components import COPIES, KINDS, MAP, PRICES
from digsite.games.archaeology.rules.museum import scores
from digsite.games.archaeology.state import State, clone
from tests.archaeology.table import table
from tests.helpers import generator, given_reasons

Args = dict[str, Any]
game = load("archaeology")


def hand(s: State, seat: int) -> list[int]:
    return s.hands[7 * seat : 7 * seat + 7]


def price(kind: int, cards: int) -> int:
    """What cards of a kind sell for at best: tried out, set by set."""
    sizes = range(1, min(cards, len(PRICES[kind])) + 1)
    return max((PRICES[kind][size - 1] + price(kind, cards - size) for size in sizes), default=0)


def worth(cards: Sequence[int]) -> int:
    return sum(price(kind, number) for kind, number in enumerate(cards))


def loss(cards: Sequence[int]) -> int:
    """What a storm takes of a hand at least: every way to lose half of it is tried."""
    half = sum(cards) // 2
    ways = (way for way in product(*(range(n + 1) for n in cards)) if sum(way) == half)
    return worth(cards) - max(
        worth([a - b for a, b in zip(cards, way, strict=True)]) for way in ways
    )


def some(words: Phrase) -> tuple[int, int]:
    """The kind and the number that "3 coins" stands for."""
    return KINDS.index(words.key.removeprefix("some-")), int(str(words.args["cards"]))


def seat_of(words: Phrase) -> int:
    return game.COLOURS.index(words.key.removeprefix("seat-"))


def amount(words: Phrase) -> int:
    return int(str(words.args["money"]))


def complete(s: State, t: State, args: Args) -> bool:
    kind, cards = some(args["what"])
    sold = scores(t)[s.actor] - scores(s)[s.actor]
    return cards == len(PRICES[kind]) > 1 and sold == PRICES[kind][-1]


def storm(s: State, t: State, args: Args) -> bool:
    now, later = loss(hand(s, s.actor)), loss(hand(t, s.actor))
    told = (args["storms"], args["cards"], amount(args["now"]), amount(args["later"]))
    return told == (s.storms, s.dig_site, now, later) and now > later and s.storms > 0


def grown(s: State, t: State, args: Args) -> bool:
    kind, cards = some(args["what"])
    had, has = hand(s, s.actor)[kind], hand(t, s.actor)[kind]
    told = amount(args["now"]), amount(args["later"])
    return (had, has) == (cards - 1, cards) and told == (price(kind, had), price(kind, has))


def nearly(s: State, t: State, args: Args) -> bool:
    kind, cards = some(args["what"])
    return hand(t, s.actor)[kind] == cards - 1 and amount(args["price"]) == price(kind, cards)


def hopes(s: State, _t: State, args: Args) -> bool:
    """The card that is missing is somewhere out of sight of the one who waits for it."""
    kind, cards = some(args["what"])
    told = amount(args["now"]), amount(args["later"])
    elsewhere = COPIES[kind] - s.market[kind] - hand(s, s.actor)[kind]
    prices = price(kind, cards - 1), price(kind, cards)
    return hand(s, s.actor)[kind] == cards - 1 and told == prices and elsewhere > 0


def spared(s: State, t: State, args: Args) -> bool:
    def lost(other: State) -> int:
        return worth(hand(s, s.actor)) - worth(hand(other, s.actor))

    others = []
    for action in game.legal(s):
        if game.say(action).split()[0] in {"pay", "drop"}:
            others.append(clone(s))
            game.apply(others[-1], action)
    return amount(args["lost"]) == lost(t) == min(map(lost, others)) < max(map(lost, others))


def chamber(s: State, t: State, args: Args) -> bool:
    maps = t.spent_maps - s.spent_maps
    return (t.to_find, maps, price(MAP, maps)) == (
        args["cards"],
        args["maps"],
        amount(args["sold"]),
    )


def most_cards(s: State, _t: State, args: Args) -> bool:
    victim = seat_of(args["victim"])
    others = [s.sizes[each] for each in range(s.seats) if each not in {victim, s.actor}]
    return s.sizes[victim] == int(args["cards"]) > max(others)


def known(s: State, _t: State, args: Args) -> bool:
    kind, cards = some(args["what"])
    return hand(s, seat_of(args["victim"]))[kind] >= cards


CHECKS: dict[str, Callable[[State, State, Args], bool]] = {
    "reason-complete": complete,
    "reason-storm": storm,
    "reason-set": grown,
    "reason-nearly": nearly,
    "reason-hopes": hopes,
    "reason-spares": spared,
    "reason-chamber": chamber,
    "reason-calm": lambda s, _t, _args: s.storms == 0,
    "reason-most-cards": most_cards,
    "reason-known": known,
}


def test_every_reason_is_true_of_the_table() -> None:
    given = given_reasons(game, CHECKS, games=24, choices=60)
    assert {*CHECKS} - given == set()


def why_of(s: State, action: str) -> list[str]:
    view = game.look(s, s.actor)
    found = why(game, view, game.read(action), generator("why"))
    return [each.key for each in found]


def test_a_complete_set_is_sold_because_it_cannot_grow_and_a_storm_is_near() -> None:
    s = table(hands="shard5,coin1/-/-", dig="9", storms="2")
    assert why_of(s, "sell shard 5") == ["reason-complete", "reason-storm"]


@pytest.mark.parametrize("action", ["sell coin 1", "done"])
def test_where_nothing_gets_better_no_reason_is_given(action: str) -> None:
    assert why_of(table(hands="coin1/-/-", dig="9", storms="2"), action) == []
