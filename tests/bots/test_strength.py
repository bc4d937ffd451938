"""Bots are as strong as they should be: small matches with fixed seeds. Large ones: bench/."""

import pytest

import digsite
from digsite.bots import Bot, bot
from digsite.core.match import Match
from tests.helpers import AnyGame, generator

DEALS = {"archaeology": 2, "mesopotamia": 1, "mykerinos": 2}  # that take a few seconds
SHARE = {"archaeology": 0.75, "mesopotamia": 0.75, "mykerinos": 0.75}  # of the wins, at least
LUCKY = 1.2  # of a fair part of the wins, where a game that is new here may be one of luck
SHORT = {"mesopotamia": {"rounds": "20"}}

# Two players, the last season, seat 0 to act: one action wins by force, and it takes a few turns.
FORCED = {
    "extend f5": "seats=2 season=4 phase=excavation actor=0 first=1 "
    "wings=violet,tangerine,brown,blackmore,lemon "
    "region=23t,34t,35t,7t,12t,11,4,10t,22t,26,27t,5t "
    "gone=0,2,3,6,8,9,13,17,18,19,20,21,24,29,30,32,33 cubes=b1g1c2d2f2g2e5c7b8g9/"
    "a2b2a3b3g3a4b4d4e4a5d5a6b9/a1e1h2g4f6a7f8d9 hand=3,0 neutral=0,0 "
    "rooms=3.blackmore,3.brown,3.tangerine,5.lemon,5.violet,2.lemon-violet,2.blackmore-brown,"
    "2.tangerine-violet/3.violet,5.blackmore,5.brown,5.tangerine,2.lemon-blackmore,"
    "2.brown-tangerine/- lots=14,15,31/1,16,25,28 tilted=00001/10011 passed=0,1,2 laying=0 "
    "last=- survey=-",
    "violet": "seats=2 season=4 phase=excavation actor=0 first=0 "
    "wings=violet,lemon,blackmore,brown,tangerine "
    "region=20t,35t,17,6,30t,27t,22,15,33,26,13t,12 "
    "gone=0,1,4,5,7,8,9,14,16,18,21,23,24,25,29,31,32 cubes=d2e2f2e3f3g3a4d4e4c5e5b9/"
    "b1b2h3b4g4a5a6e6g6a7a8/g2a3f5c7f7b8c9g9 hand=1,0 neutral=0,0 "
    "rooms=3.lemon,3.brown,5.brown,5.violet,2.lemon-blackmore,2.brown-tangerine,"
    "2.tangerine-violet/3.tangerine,3.violet,5.blackmore,5.tangerine,2.lemon-violet,"
    "2.blackmore-brown/- lots=3,11,19,28/2,10,34 tilted=10100/00000 passed=0,1,2 laying=0 "
    "last=- survey=-",
}


def wins(game: AnyGame, hero: Bot, rivals: Bot, deals: int) -> float:
    """The hero's part of the wins against as few rivals as can be, from every seat of each deal."""
    won, seats = 0.0, game.SEATS[0]
    for seed in range(deals):
        for seat in range(seats):
            match = Match(game, seats, SHORT.get(game.NAME, {}), seed)
            rng = generator(seed, seat)
            while not match.over:
                player = hero if match.actor == seat else rivals
                match.act(match.actor, player.choose(game, match.view(match.actor), rng))
            if match.places[seat] == 1:
                won += 1 / match.places.count(1)
    return won / (seats * deals)


def test_greedy_beats_random(name: str, game: AnyGame) -> None:
    found = wins(game, bot("greedy"), bot("random"), deals=DEALS.get(name, 40))
    assert found >= SHARE.get(name, LUCKY / game.SEATS[0])


# Archaeology is a game of luck: a few matches would tell nothing. Mesopotamia would take minutes.
@pytest.mark.parametrize("quick, budget, deals", [("archaeology", 500, 12), ("mykerinos", 200, 4)])
def test_searching_beats_looking_one_turn_ahead(quick: str, budget: int, deals: int) -> None:
    assert wins(digsite.load(quick), bot(f"ismcts:{budget}"), bot("greedy"), deals) >= 0.75


@pytest.mark.parametrize("action, position", FORCED.items(), ids=FORCED)
def test_a_forced_win_is_found(action: str, position: str) -> None:
    mykerinos = digsite.load("mykerinos")
    view = mykerinos.look(mykerinos.parse(position), 0)
    assert mykerinos.say(bot("ismcts:300").choose(mykerinos, view, generator("forced"))) == action
