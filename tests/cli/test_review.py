"""`digsite review`: what it tells and writes, and what it refuses."""

import json
from pathlib import Path

import pytest

from digsite.core.record import Record
from digsite.i18n import LANGUAGES
from digsite.reviews import Review
from tests.cli.run import ended, is_one_complaint, run

QUICK = ("--time", 0.001, "--jobs", 1)


@pytest.fixture(scope="module")
def record() -> Record:
    return ended()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_tells_an_account_for_each_seat_and_what_was_better(record: Record, lang: str) -> None:
    named = Record({**record.header, "Seat-0": "Ada"}, record.moves)
    result = run("review", "-", *QUICK, "--lang", lang, typed=str(named))
    assert result.exit_code == 0
    assert "Ada" in result.stdout
    assert "review-" not in result.stdout  # all has words
    if lang == "en":
        assert "Luck of chance" in result.stdout
        assert "Better: " in result.stdout  # a game played by habit has turns that cost much


def test_it_is_written_as_json_which_can_be_read_again(record: Record, tmp_path: Path) -> None:
    assert run("review", "-", *QUICK, "--json", "r.json", typed=str(record)).exit_code == 0
    data = json.loads((tmp_path / "r.json").read_text("utf-8"))
    review = Review.read(data)
    assert [account["result"] for account in data["accounts"]] == [*review.result]
    printed = run("review", "-", *QUICK, "--json", "-", typed=str(record)).stdout
    assert json.loads(printed)["format"] == data["format"]


def test_a_game_that_goes_on_is_refused(record: Record) -> None:
    header = {k: v for k, v in record.header.items() if k not in {"Result", "Places"}}
    running = Record(header, record.moves[:60])
    result = run("review", "-", *QUICK, typed=str(running))
    assert is_one_complaint(result)
    assert "not over" in result.stderr


def test_a_file_that_cannot_be_written_is_named(record: Record) -> None:
    result = run("review", "-", *QUICK, "--json", "no/such/r.json", typed=str(record))
    assert is_one_complaint(result)
    assert "no/such/r.json" in result.stderr
