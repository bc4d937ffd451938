"""What a beginner would regret: told to somebody careful, and played when he means it."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from tests.server.guests import BOT, ME, House, Json, Socket, mine

GAME = "mykerinos"
SLIP = "pass"  # with all cubes in hand
SEVERAL = mine(GAME)  # people


@contextmanager
def sat(house: House, seats: list[Json], *, hints: bool = False) -> Iterator[Socket]:
    """Somebody who is to make the first move of his game."""
    guest = replace(house, game=GAME).guest(lang="it")
    with guest.at(guest.table(*seats, hints=hints)) as line:
        line.hear("state")
        while line.state["turn"] not in {"you", "mine"}:
            line.hear("state")
        if line.state["turn"] == "mine":
            line.look(line.state["actor"])
        yield line


def passes(line: Socket, **more: object) -> Json:
    known = (each["action"] for each in line.state["actions"] if each["notation"] == SLIP)
    return line.act(next(known), **more)


@pytest.mark.parametrize(
    "seats, hints", [([ME, BOT], False), (SEVERAL, True)], ids=["among bots", "with hints"]
)
def test_a_slip_is_told_and_named_and_played_when_it_is_meant(
    house: House, seats: list[Json], *, hints: bool
) -> None:
    with sat(house, seats, hints=hints) as line:
        ply = line.state["ply"]
        answer = passes(line, careful=True)
        assert (answer["ok"], answer["why"], answer["slip"]) == (False, "slip", "slip-empty")
        assert re.match(r"L’area \d è vuota", answer["say"])  # the bot may have dug in the first
        assert line.state["ply"] == ply
        assert passes(line)["ok"]


def test_among_people_without_hints_nothing_is_told(house: House) -> None:
    with sat(house, SEVERAL) as line:
        assert passes(line, careful=True)["ok"]


def test_what_is_no_slip_is_played_at_once(house: House) -> None:
    with sat(house, [ME, BOT]) as line:
        dig = next(each for each in line.state["actions"] if each["group"].startswith("dig"))
        assert line.act(dig["action"], careful=True)["ok"]
