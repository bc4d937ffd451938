"""The engine against the slow reading of the rules, on thousands of positions."""

import pytest

import digsite
from digsite.games.mykerinos.phases import EXCAVATION, LEMON_CALLED, SURVEY, TANGERINE_CALLED
from digsite.games.mykerinos.view import View
from tests.helpers import generator, states
from tests.mykerinos import reference

GAME = digsite.load("mykerinos")


@pytest.mark.untraced
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_engine_allows_what_the_rules_allow_and_nothing_else(seats: int) -> None:
    """M4.2, M4.3, M5.3, M5.6, M5.7, M7.2, M7.3"""
    readings = {
        EXCAVATION: reference.turn,
        LEMON_CALLED: reference.lemon,
        TANGERINE_CALLED: reference.tangerine,
    }
    compared = 0
    for number in range(12):
        for s in states(GAME, seats, generator("reference", number)):
            if s.phase in readings:
                view: View = GAME.look(s, s.actor)
                assert {GAME.say(action) for action in view.legal} == readings[s.phase](view)
                compared += 1
    assert compared > 500


@pytest.mark.untraced
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ranks_in_the_view_are_those_of_the_rules(seats: int) -> None:
    """M6.2, M6.3"""
    for number in range(8):
        for s in states(GAME, seats, generator("ranks", number)):
            if s.phase != SURVEY:
                continue
            view: View = GAME.look(s, 0)
            for zone, standings in enumerate(view.standings):
                counted = [0] * len(view.players)
                for cell, colour in enumerate(view.cubes):
                    if colour >= 0 and zone == 2 * (cell // 24) + cell % 8 // 4:
                        counted[colour] += 1
                present = [colour for colour, cubes in enumerate(counted) if cubes]
                due = sorted(present, key=lambda c: (-counted[c], view.players[c].passed))
                assert [standing.colour for standing in standings] == due
                assert not any(standing.tied for standing in standings)
