"""Records: the same bytes there and back, and an error that names its line."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import digsite
from digsite.core.errors import Unreadable
from digsite.core.match import Match
from digsite.core.record import LONGEST_TEXT, Record
from digsite.core.replay import position_at, replayed, verify

GAME = digsite.load("mykerinos")
HEADER = "Game: mykerinos\nVersion: 1\nSeats: 3\n"


def ended() -> Record:
    match = Match(GAME, 2, seed=4)
    while not match.over:
        match.act(match.actor, match.legal[len(match.legal) // 2])
    return match.record


RECORD = str(ended())


def test_reading_and_writing_give_the_same_bytes() -> None:
    assert str(Record.read(RECORD)) == RECORD


def test_comments_and_headers_of_ones_own_are_kept() -> None:
    text = HEADER + "Event: a rainy evening\nRound:\n\n* first 1 ; Ada draws\n1 pass ; why; not\n"
    record = Record.read(text)
    assert str(record) == text
    assert record.moves[1].comment == "why; not"
    assert (record.game, record.version, record.seats, record.options) == ("mykerinos", 1, 3, {})


BAD = {
    "": "line 1: cut short",
    "\n": "line 1: the header lacks 'Game'",
    HEADER: "line 4: a blank line must stand below the header",
    HEADER + "\n* first 1": "line 5: cut short",
    "Game mykerinos\n\n": "line 1: expected 'Key: value'",
    "Game: mykerinos\nSeats: 3\n\n": "line 3: the header lacks 'Version'",
    "Game: x\nVersion: one\nSeats: 3\n\n": "line 2: 'Version' must be a number, not 'one'",
    "Game: x\nVersion: 1\nSeats: ٣\n\n": "line 3: 'Seats' must be a number",
    HEADER + "Seats: 4\n\n": "line 4: 'Seats' stands in the header twice",
    HEADER + "Options: fast\n\n": "line 4: expected 'name=value', not 'fast'",
    HEADER + "\npass\n": "line 5: expected 'seat action'",
    HEADER + "\n0 \n": "line 5: expected 'seat action'",
    HEADER + "\n* first 1\n\n": "line 6: expected 'seat action'",
    HEADER + "\n12 pass\n": "line 5: expected 'seat action'",
    HEADER + "\n0 pass \n": "line 5: expected 'seat action'",
    HEADER.replace("\n", "\r\n"): "line 1: holds a control character",
    HEADER + "\n0 pass\x00\n": "line 5: holds a control character",
    HEADER + "\n0 pa\u2028ss\n": "line 5: holds a control character",
    "\ud800" + HEADER: "line 1: holds a control character",
    "a" * (LONGEST_TEXT + 1): "longer than 4,000,000 characters",
}


@pytest.mark.parametrize("text", BAD, ids=range(len(BAD)))
def test_a_bad_file_gets_an_error_that_names_its_line(text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        Record.read(text)
    assert str(refused.value).startswith(BAD[text])


UNPLAYABLE = {
    "* fist 1": "line 5: 'fist 1' is no action",
    "0 first 1": "line 5: '0 first 1' cannot be played, it is the turn of chance",
    "* wing lemon": "line 5: 'wing lemon' is not a legal action here",
    "* first 1\n0 pass": "line 6: '0 pass' cannot be played, it is the turn of chance",
    "* first 3": "line 5: 'first 3' is not a legal action here",
}


@pytest.mark.parametrize("moves", UNPLAYABLE)
def test_a_record_that_cannot_be_played_names_the_line(moves: str) -> None:
    record = Record.read(f"{HEADER}\n{moves}\n")
    with pytest.raises(Unreadable) as refused:
        Match.resume(GAME, record)
    assert str(refused.value).startswith(UNPLAYABLE[moves])


def test_whose_turn_it_is_is_told_by_seat() -> None:
    record = Record.read(RECORD)
    first = next(ply for ply, move in enumerate(record.moves) if move.seat >= 0)
    wrong = str(record).replace(f"\n{record.moves[first]}\n", "\n3 pass\n", 1)
    with pytest.raises(Unreadable, match=rf"it is the turn of seat {record.moves[first].seat}"):
        Match.resume(GAME, Record.read(wrong))


def test_nothing_may_follow_the_end_of_the_game() -> None:
    with pytest.raises(Unreadable, match="'0 pass' stands after the end of the game"):
        Match.resume(GAME, Record.read(RECORD + "0 pass\n"))


@pytest.mark.parametrize(
    "line, told",
    [
        ("Game: chess", "this is a record of 'chess', not of 'mykerinos'"),
        ("Version: 7", "played by version 7 of the rules of mykerinos; this is version 1"),
        ("Seats: 9", "header: mykerinos is for 2 to 4, not 9"),
    ],
)
def test_a_record_of_something_else_is_refused(line: str, told: str) -> None:
    key = line.split(":", maxsplit=1)[0]
    text = "".join(f"{line}\n" if old.startswith(f"{key}:") else old for old in lines(RECORD))
    with pytest.raises(Unreadable) as refused:
        list(replayed(GAME, Record.read(text)))
    assert str(refused.value) == told


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def test_an_option_that_the_game_does_not_have_is_refused() -> None:
    text = RECORD.replace("Options:\n", "Options: speed=fast\n")
    with pytest.raises(Unreadable, match="header: mykerinos has no option 'speed'"):
        Match.resume(GAME, Record.read(text))


def test_a_changed_roll_is_found_out() -> None:
    record = Record.read(RECORD)
    ply = next(ply for ply, move in enumerate(record.moves) if move.text.startswith("lay"))
    old = record.moves[ply].text
    new = old.removesuffix(" turned") if old.endswith("turned") else old + " turned"
    changed = Record.read(RECORD.replace(f"* {old}\n", f"* {new}\n", 1))
    with pytest.raises(Unreadable, match=rf"line {record.line_of(ply)}: .*'{old}', not '{new}'"):
        verify(GAME, changed)


@pytest.mark.parametrize(
    "key, value, told",
    [
        ("Seed", "00", "'Seed' must be 64 hexadecimal digits"),
        ("Seed", "ab" * 32, "'Seed' is not the seed that 'Seed-SHA256' promised"),
        ("Result", "99 1", "'Result' says 99 1"),
        ("Places", "2 1", "'Places' says"),
    ],
)
def test_a_changed_header_is_found_out(key: str, value: str, told: str) -> None:
    record = Record.read(RECORD)
    if record.header[key] == value:
        value = value[::-1]
    record.header[key] = value
    with pytest.raises(Unreadable, match=told):
        verify(GAME, record)


def test_an_unfinished_record_can_be_verified_as_far_as_it_goes() -> None:
    match = Match(GAME, 3, seed=9)
    assert verify(GAME, match.saved()) == match.ply


def test_a_record_without_its_seed_cannot_be_verified() -> None:
    record = Record.read(RECORD)
    del record.header["Seed"]
    with pytest.raises(Unreadable, match="the record holds no seed"):
        verify(GAME, record)


def test_any_moment_of_a_record_can_be_shown() -> None:
    record = Record.read(RECORD)
    assert position_at(GAME, record, 0).season == 0
    assert position_at(GAME, record, len(record.moves)).season == 4


@pytest.mark.untraced
@given(st.text())
def test_garbage_is_no_record(text: str) -> None:
    with pytest.raises(Unreadable):
        Record.read(text)


@given(st.data())
def test_a_damaged_record_is_refused_or_reads_back_as_it_is(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(RECORD)))
    length = data.draw(st.integers(0, 30))
    damaged = RECORD[:place] + data.draw(st.text(max_size=8)) + RECORD[place + length :]
    try:
        record = Record.read(damaged)
    except Unreadable as error:
        assert "\n" not in str(error)  # noqa: PT017 - either outcome is right
    else:
        assert str(record) == damaged
        try:
            verify(GAME, record)
        except Unreadable as error:
            assert "\n" not in str(error)  # noqa: PT017 - the same


HOSTILE = sorted((Path(__file__).parents[1] / "records" / "hostile").glob("*"))


@pytest.mark.parametrize("path", HOSTILE, ids=lambda path: path.name)
def test_hostile_files_are_refused(path: Path) -> None:
    with pytest.raises((Unreadable, UnicodeDecodeError)):
        Match.resume(GAME, Record.read(path.read_bytes().decode()))


def test_there_are_hostile_files() -> None:
    assert len(HOSTILE) >= 8
