"""Whole games through the real client."""

from pathlib import Path
from typing import Any

import pytest

from digsite.core.match import Match
from digsite.core.record import Record
from digsite.core.replay import verify
from digsite.core.rng import Rng, seeded
from tests.terminal.desk import GAME, Desk, desk


class Typist:
    """Types one of the choices, by number or by notation, as a person might who likes anything."""

    def __init__(self, match: Match[Any, Any], rng: Rng, until: int = 10**9) -> None:
        self.match, self.rng, self.until = match, rng, until

    def __call__(self) -> str:
        if self.match.ply >= self.until:
            raise EOFError
        legal = self.match.legal
        return GAME.say(legal[self.rng.below(len(legal))])


def played(seats: str, seed: int, path: Path, until: int = 10**9) -> Desk:
    match = Match(GAME, len(seats.split(",")), seed=seed, asks=True)
    table = Desk(match, seats, Typist(match, seeded(b"typist"), until), path)
    assert table.play() == 0
    return table


@pytest.fixture(scope="module", params=["me,random", "random,me,random", "me,me,random,random"])
def whole_game(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Desk:
    return played(request.param, 11, tmp_path_factory.mktemp("games") / "game.dig")


def test_a_game_is_played_to_its_end_and_kept(whole_game: Desk) -> None:
    record = Record.read(whole_game.table.path.read_text("utf-8"))
    assert record.header["Result"] == " ".join(map(str, whole_game.match.scores))
    assert verify(GAME, record) > 0


def test_the_last_screen_says_who_won_and_what_can_be_done_with_the_record(
    whole_game: Desk,
) -> None:
    assert "The game is over: " in whole_game.output
    winner = whole_game.match.places.index(1)
    colour = GAME.COLOURS[winner].title()
    assert f"1st place: {colour}, {whole_game.match.scores[winner]} points" in whole_game.output
    assert f"digsite verify {whole_game.table.path}" in whole_game.said


def test_the_breakdown_at_the_end_adds_up(whole_game: Desk) -> None:
    table = whole_game.output.rpartition("The game is over")[2].splitlines()
    total = next(line for line in table if line.strip().startswith("Total"))
    assert list(map(int, total.split()[1:])) == whole_game.match.scores
    assert sum("Mrs Blackmore" in line for line in table) == 1


def test_bots_alone_play_while_one_watches(tmp_path: Path) -> None:
    game = desk(tmp_path, seats="random,random,random")
    assert game.play() == 0
    assert game.match.over
    assert "passes and takes space 1" in game.output


def test_a_game_that_was_left_and_resumed_goes_on_as_if_nothing_had_happened(
    tmp_path: Path,
) -> None:
    played("me,random,random", 5, tmp_path / "whole.dig", until=90)
    rng = seeded(b"typist")
    file = tmp_path / "parts.dig"
    match = Match(GAME, 3, seed=5, asks=True)
    for until in (30, 60, 90):
        Desk(match, "me,random,random", Typist(match, rng, until), file).play()
        match = Match.resume(GAME, Record.read(file.read_text("utf-8")), asks=True)
    assert file.read_text("utf-8") == (tmp_path / "whole.dig").read_text("utf-8")


def test_after_a_resume_the_news_begin_with_ones_last_turn(tmp_path: Path) -> None:
    first = desk(tmp_path, "dig c3", "dig d5")
    first.play()
    record = Record.read((tmp_path / "game.dig").read_text("utf-8"))
    again = Desk(
        Match.resume(GAME, record, asks=True), "me,random,random", [], tmp_path / "game.dig"
    )
    again.play()
    news = again.output.splitlines()[1:]
    assert news[0] == "Blue starts a dig at d5"
