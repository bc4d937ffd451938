"""Who sits where."""

import pytest

from digsite.bots import Budget, bot, names
from digsite.core.match import Match
from digsite.core.rng import seeded
from digsite.terminal.seating import seating
from tests.terminal.desk import GAME


def test_a_list_of_names_seats_people_and_bots() -> None:
    seats = seating("me, random,me")
    assert seats.people == [0, 2]
    assert seats.names == ("me", "random", "me")
    assert [each.name for each in seats.bots.values()] == ["random"]


@pytest.mark.parametrize(
    "text", ["", "me,", "me,nobody", "ME,random", "me,random:", "me,random:1e9"]
)
def test_whoever_is_not_known_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"there are: |a bot thinks"):
        seating(text)


def test_every_bot_can_be_named() -> None:
    assert [bot(name).name for name in names()] == names()


@pytest.mark.parametrize(
    "name, budget",
    [
        ("random", Budget()),
        ("random:0.5s", Budget(seconds=0.5)),
        ("random:2s", Budget(seconds=2)),
        ("random:2000", Budget(iterations=2000)),
    ],
)
def test_a_budget_is_seconds_or_iterations(name: str, budget: Budget) -> None:
    assert bot(name).budget == budget


def test_the_random_bot_takes_every_legal_action_and_no_other() -> None:
    table = Match(GAME, 3, seed=1)
    rng = seeded(b"x")
    chosen = {bot("random").choose(GAME, table.view(table.actor), rng) for _ in range(2000)}
    assert sorted(chosen) == table.legal
