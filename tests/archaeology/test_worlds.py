"""Worlds behind a view: possible, and each as likely."""

from collections import Counter
from itertools import product
from math import factorial, perm

import pytest

import digsite
from digsite.core.seats import NOBODY
from digsite.games import archaeology
from digsite.games.archaeology import worlds
from digsite.games.archaeology.components import COIN, MAP, TRADE
from digsite.games.archaeology.state import State
from digsite.games.archaeology.view import View
from tests.archaeology.census import census
from tests.archaeology.table import cards, counted, late, play, table
from tests.helpers import generator, positions

Hands = tuple[str, ...]


def hands(s: State) -> Hands:
    return tuple(cards(s.hands[7 * seat : 7 * seat + 7]) for seat in range(s.seats))


def exact(v: View) -> dict[Hands, float]:
    """The chance of each deal of the hands, by laying every unseen card on every place.

    Cards differ even when they are of one kind. A place in a hand can hold a map or it cannot.
    """
    places = [
        (seat, n < player.seen.maybe_maps)
        for seat, player in enumerate(v.players)
        for n in range(player.seen.secret)
    ]
    ways: Counter[Hands] = Counter()
    for laid in product(range(7), repeat=len(places)):
        left, number = list(v.unseen), 1
        for kind, (_, can_be_map) in zip(laid, places, strict=True):
            number *= left[kind] if can_be_map or kind != MAP else 0
            left[kind] -= 1
        ways[dealt(v, laid, places)] += number * ways_to_bury(v, left) if number else 0
    return {world: number / ways.total() for world, number in ways.items() if number}


def ways_to_bury(v: View, left: list[int]) -> int:
    """The ways to lay cards on the dig site and the pyramid: first maps, then all others."""
    chambers = sum((3, 5, 7)[n] for n in range(3) if v.closed[n]) + v.to_find
    return perm(sum(left) - chambers, left[MAP]) * factorial(sum(left) - left[MAP])


def dealt(v: View, laid: tuple[int, ...], places: list[tuple[int, bool]]) -> Hands:
    found = [list(player.seen.known) for player in v.players]
    for kind, (seat, _) in zip(laid, places, strict=True):
        found[seat][kind] += 1
    return tuple(cards(hand) for hand in found)


def surprise(v: View, due: dict[Hands, float], draws: int) -> float:
    """How far sampled worlds are from what is due: chi-square less its freedom, in deviations."""
    rng = generator("worlds", draws)
    found = Counter(hands(archaeology.sample(v, rng)) for _ in range(draws))
    assert set(found) <= set(due)
    chi = sum((found[world] - draws * p) ** 2 / (draws * p) for world, p in due.items())
    freedom = max(len(due) - 1, 1)
    return float((chi - freedom) / (2 * freedom) ** 0.5)


SMALL = {
    "a secret hand and the pyramid": (late(2, hands="coin1/shard1,cup1", closed="3,5,7"), 0),
    "two secret hands": (
        late(3, hands="coin1/shard1,cup1/scrap1", closed="3", known="0>1:-:1/0>2:-:0"),
        0,
    ),
    "maps in the dig site and in a hand": (
        table(3, "map2", hands="-/cup1,map1/coin1", closed="5,7", dig="4", known="0>1:-:1"),
        0,
    ),
    "any card can be a map": (table(2, "map4", hands="mask1/coin1,map1", dig="9"), 0),
    "known cards beside secret ones": (
        table(2, "map1", hands="mask1/coin2,cup1", closed="3", dig="2", known="0>1:coin1:1"),
        0,
    ),
    "a spectator": (
        late(2, hands="coin2/shard1,scrap1", closed="3", known="1>0:coin1:0/*>0:coin1:0"),
        NOBODY,
    ),
}


@pytest.mark.untraced
@pytest.mark.parametrize("name", SMALL)
def test_sampled_worlds_are_as_likely_as_exact_enumeration_says(name: str) -> None:
    """A10.5"""
    v = archaeology.look(*SMALL[name])
    due = exact(v)
    assert len(due) > 1
    assert surprise(v, due, draws=4000) < 4


@pytest.mark.untraced
def test_a_card_just_dug_is_a_map_as_often_as_maps_lie_in_the_dig_site() -> None:
    """A10.5  44 treasures are in the dig site, 6 of them maps; the four cards dealt are none."""
    s, rng = archaeology.deal(2, {}), generator("map")
    play(s, "first 1", *["draw shard"] * 4, *["draw coin"] * 4, *["draw scrap"] * 5, "draw cup")
    v = archaeology.look(s, 0)
    maps = sum(archaeology.sample(v, rng).hands[7 + 5] for _ in range(6000))
    assert abs(maps / 6000 - 6 / 44) < 0.018


@pytest.mark.untraced
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_are_sound_positions(seats: int) -> None:
    rng = generator("sound", seats)
    for s in positions(digsite.load("archaeology"), seats, rng, games=4, share=9):
        for seat in (NOBODY, *range(seats)):
            world = archaeology.sample(archaeology.look(s, seat), rng)
            assert census(world) == census(s)
            assert archaeology.write(archaeology.parse(archaeology.write(world)))


def test_who_owes_the_market_can_pay_in_every_world() -> None:
    """A5.1"""
    s = play(table(2, "map1", hands="shard4,mask1/coin1", market="map1"), "take map")
    v, rng = archaeology.look(s, 1), generator("pay")
    found = [archaeology.sample(v, rng) for _ in range(300)]
    assert all(archaeology.legal(world) for world in found)
    assert len({hands(world) for world in found}) > 50


@pytest.mark.untraced
def test_hands_that_can_pay_are_as_likely_as_exact_enumeration_says() -> None:
    """A5.1  Two secret cards must be worth 4 together, coins not counted."""
    s = table(2, "map1", hands="shard1,mask1/shard9", market="coin3", closed="5,7", dig="3")
    v = archaeology.look(play(s, "take coin", "take coin"), 1)
    able = {world: p for world, p in exact(v).items() if can_pay_without_coins(world[0], 4)}
    whole = sum(able.values())
    assert whole < 0.7
    assert surprise(v, {world: p / whole for world, p in able.items()}, draws=4000) < 4


def can_pay_without_coins(hand: str, debt: int) -> bool:
    held = counted(hand)
    return sum(TRADE[kind] * held[kind] for kind in range(7) if kind != COIN) >= debt


def test_who_loses_cards_to_a_storm_has_them_in_every_world() -> None:
    """A4.6"""
    s = table(2, "map1", hands="coin2,mask4/coin1", phase="dig", actor="*", storms="1")
    play(s, "draw storm", "drop mask")
    v, rng = archaeology.look(s, 1), generator("storm")
    found = [archaeology.sample(v, rng) for _ in range(50)]
    assert all(archaeology.legal(world) == archaeology.legal(s) for world in found)


@pytest.mark.parametrize(
    "held, market, actions",
    [
        ("mask3", "shard4,talisman2,map2", ["take talisman", "take talisman", "take map"]),
        ("shard1,mask3", "shard4,talisman4", [*["take talisman"] * 4, "pay mask", "pay mask"]),
        ("coin1,mask3", "shard4", []),
    ],
)
def test_even_the_unlikeliest_hand_is_found(
    held: str, market: str, actions: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A5.1"""
    monkeypatch.setattr(worlds, "TRIES", 0)
    if actions:
        s = play(table(2, "map1", hands=f"{held}/coin1", market=market), *actions)
    else:
        s = table(2, "map1", hands=f"{held}/coin1", phase="dig", actor="*", storms="1")
        play(s, "draw storm", "drop mask")
    v = archaeology.look(s, 1)
    world = archaeology.sample(v, generator("unlikely"))
    assert archaeology.legal(world)
    assert archaeology.look(world, 1) == v


def test_a_world_knows_of_others_only_what_is_public() -> None:
    """What two rivals learned from a theft between them is not for the viewer to know."""
    s = table(3, hands="cup1/coin2/mask1", known="1>0:cup1:0/1>2:mask1:0/2>1:coin2:0")
    world = archaeology.sample(archaeology.look(s, 0), generator("others"))
    assert "1>2" not in archaeology.write(world)
    assert "1>0:cup1:0" in archaeology.write(world)
