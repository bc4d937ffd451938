"""The one client plays every game there is, with every number of people."""

from pathlib import Path

import pytest

import digsite
from digsite.core.match import Match
from digsite.core.record import Record
from digsite.core.replay import verify
from digsite.core.rng import seeded
from tests.helpers import has_chance
from tests.terminal.desk import Desk

TABLES = [(name, seats) for name in digsite.names() for seats in digsite.load(name).SEATS]


@pytest.mark.parametrize("name, seats", TABLES)
def test_a_person_plays_against_bots(name: str, seats: int, tmp_path: Path) -> None:
    game = digsite.load(name)
    match = Match(game, seats, dict(game.BOT_OPTIONS), seed=seats, asks=True)
    rng = seeded(name.encode())
    path = tmp_path / "game.dig"

    def typed() -> str:
        if match.ply > 150:
            raise EOFError
        return game.say(match.legal[rng.below(len(match.legal))])

    table = Desk(match, ",".join(["me"] + ["random"] * (seats - 1)), typed, path)
    assert table.play() == 0
    assert str(path) in table.output
    record = Record.read(path.read_text("utf-8"))
    assert len(record.moves) == match.ply
    assert (verify(game, record) > 0) == has_chance(game, seats)
