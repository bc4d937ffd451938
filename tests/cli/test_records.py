"""Records on the command line: stepping through them, and checking chance."""

from pathlib import Path

import pytest

import digsite
from digsite.core.match import Match
from digsite.core.record import Record
from tests.cli.run import ended, is_one_complaint, run
from tests.helpers import newer_nim


@pytest.fixture
def record(tmp_path: Path) -> Record:
    record = ended()
    (tmp_path / "game.dig").write_text(str(record), "utf-8")
    return record


def test_verify_says_what_it_has_checked(record: Record) -> None:
    result = run("verify", "game.dig")
    assert result.exit_code == 0
    rolls = sum(move.seat == -1 for move in record.moves)
    assert f"{len(record.moves)}, all legal" in result.stdout
    assert f"SHA-256 {record.header['Seed-SHA256']}, as promised" in result.stdout
    assert f"{rolls} rolls, all as the seed gives them" in result.stdout
    assert f"{record.header['Result']}, as the rules give it" in result.stdout


def test_verify_reads_from_a_pipe(record: Record) -> None:
    assert run("verify", "-", typed=str(record)).exit_code == 0


def test_a_game_that_goes_on_has_no_result_to_check(record: Record) -> None:
    del record.moves[100:], record.header["Result"], record.header["Places"]
    result = run("verify", "-", typed=str(record))
    assert result.exit_code == 0
    assert "result   none yet" in result.stdout


def test_a_roll_that_the_seed_does_not_give_is_found(record: Record) -> None:
    text = str(record)
    lay = next(str(move) for move in record.moves if move.text.startswith("lay"))
    other = f"{lay.removesuffix(' turned')}" if lay.endswith("turned") else f"{lay} turned"
    result = run("verify", "-", typed=text.replace(f"{lay}\n", f"{other}\n", 1))
    assert result.exit_code in (1, 2)  # 2 if the game could not have gone on like that
    assert result.stderr.count("\n") == 1


def test_a_wrong_first_player_is_found_by_its_line() -> None:
    record = Record.read(str(ended(seats=2)))
    first = record.moves[0].text
    other = "first 1" if first == "first 0" else "first 0"
    header = str(record).partition("\n\n")[0].replace("Result", "Told")
    result = run("verify", "-", typed=f"{header}\n\n* {other}\n")
    assert result.exit_code == 1
    assert f"the seed rolls '{first}', not '{other}'" in result.stderr


def test_a_false_result_is_found(record: Record) -> None:
    record.header["Result"] = "99 0"
    result = run("verify", "-", typed=str(record))
    assert result.exit_code == 1
    assert "'Result' says 99 0" in result.stderr


def test_a_seed_that_was_not_promised_is_refused(record: Record) -> None:
    record.header["Seed"] = "0" * 64
    assert is_one_complaint(run("verify", "-", typed=str(record)))


def test_without_a_seed_nothing_can_be_checked(record: Record) -> None:
    del record.header["Seed"]
    result = run("verify", "-", typed=str(record))
    assert is_one_complaint(result)
    assert "holds no seed" in result.stderr


def test_in_a_pipe_a_record_is_told_in_sentences_with_its_last_table(record: Record) -> None:
    result = run("replay", "game.dig")
    assert result.exit_code == 0
    assert "The region of season 4 is laid." in result.stdout
    assert f"After action {len(record.moves)} of {len(record.moves)}" in result.stdout


def test_a_record_can_be_shown_after_any_action(record: Record) -> None:
    last = len(record.moves)
    for ply in (0, 1, 20, last):
        result = run("replay", "game.dig", "--at", ply)
        assert result.stdout.startswith(f"After action {ply} of {last}\n")
    assert is_one_complaint(run("replay", "game.dig", "--at", last + 1))


def test_all_shows_the_table_after_every_turn(record: Record) -> None:
    seats = [move.seat for move in record.moves]
    turns = sum(seats[n] != seats[n - 1] for n in range(1, len(seats))) + 1
    assert run("replay", "game.dig", "--all").stdout.count("After action") == turns + 1


def test_a_record_is_told_in_the_language_asked_for(record: Record) -> None:
    told = run("replay", "-", "--at", 20, "--lang", "it", typed=str(record)).stdout
    assert f"Dopo l’azione 20 di {len(record.moves)}" in told
    assert "stagione 1" in told


def test_the_environment_chooses_the_language(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "sk_SK.UTF-8")
    assert f"Po akcii 20/{len(record.moves)}" in run("replay", "game.dig", "--at", 20).stdout


# Rules that have changed since


def game_of_nim(path: Path) -> Path:
    nim = digsite.load("nim")
    match = Match(nim, 2, seed=1)
    for name in ("a3", "b4", "c5"):
        match.act(match.actor, nim.read(name))
    path.write_text(str(match.record), "utf-8")
    return path


def test_a_record_is_shown_and_checked_by_the_rules_it_was_played_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = game_of_nim(tmp_path / "nim.dig")
    newer_nim(monkeypatch, kept=True)
    assert "nim, version 1, 2 seats" in run("verify", file).stdout
    assert "After action 3 of 3" in run("replay", file).stdout


def test_a_record_by_rules_that_are_gone_is_told_in_notation_and_cannot_be_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = game_of_nim(tmp_path / "nim.dig")
    newer_nim(monkeypatch, kept=False)
    told = run("replay", file).stdout
    assert told.startswith("This game was played by version 1 of the rules")
    assert ": c5" in told
    for command in (("verify", file), ("play", "--resume", file)):
        result = run(*command)
        assert is_one_complaint(result)
        assert "version 1 of the rules of nim, which is no longer here" in result.stderr
