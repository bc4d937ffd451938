"""Records outlive the rules: they are played by those of their version, or read without any."""

import pytest

import digsite
from digsite.core.bygone import LINES, readable
from digsite.core.errors import Unreadable
from digsite.core.match import Match
from digsite.core.phrase import phrase
from digsite.core.record import Record
from digsite.core.replay import position_at, replayed, verify
from digsite.core.rng import seeded
from digsite.core.seats import NOBODY
from digsite.core.versions import by_version
from digsite.i18n import LANGUAGES, Speaker
from digsite.play.chronicle import Chronicle
from digsite.play.known import known_scores
from tests.helpers import newer_nim


def played(*names: str) -> Record:
    """The record of a game of Nim by the rules of version 1."""
    game = digsite.load("nim")
    match = Match(game, 2, seed=1)
    for name in names:
        match.act(match.actor, game.read(name))
    return match.saved()


@pytest.fixture
def over() -> Record:
    return played("a3", "b4", "c5")


@pytest.fixture
def running() -> Record:
    return played("a3", "b2")


# Where the older rules are kept


def test_a_record_is_played_by_the_rules_of_its_version(
    over: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    nim = newer_nim(monkeypatch, kept=True)
    assert [each.actor for each in replayed(nim, over)] == [0, 1, 0]
    assert verify(nim, over) == 0
    assert nim.write(position_at(nim, over, 1)) == "heaps=0,4,5 turn=1"


def test_a_match_goes_on_by_the_rules_it_began_with(
    running: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    nim = newer_nim(monkeypatch, kept=True)
    match = Match.resume(nim, running)
    match.act(0, nim.read("c5"))
    assert match.record.version == 1
    assert match.record.moves[:-1] == running.moves


def test_a_new_match_has_the_newest_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    nim = newer_nim(monkeypatch, kept=True)
    assert Match(nim, 2).record.version == 2
    with pytest.raises(ValueError, match="illegal-action"):
        Match(nim, 2).act(0, nim.read("a3"))


def test_a_game_is_loaded_by_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    nim = newer_nim(monkeypatch, kept=True)
    older = digsite.load("nim", 1)
    assert (older.NAME, older.VERSION, digsite.load("nim", 2)) == ("nim", 1, nim)
    assert older.write(older.deal(2, {})) == "heaps=3,4,5 turn=0"
    assert by_version(older, 1) is older
    assert by_version(older, 2) is None


def test_a_default_follows_the_rules_of_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    nim = newer_nim(monkeypatch, kept=True)
    monkeypatch.delattr(nim, "pick")
    monkeypatch.delattr(nim, "__defaults__")
    monkeypatch.setattr(nim, "EARLIER", {1: {"legal": lambda _s: [4]}})
    assert digsite.load("nim").pick(nim.deal(2, {}), seeded(b"")) != 4
    assert digsite.load("nim", 1).pick(nim.deal(2, {}), seeded(b"")) == 4


# Where they are gone


def test_rules_that_are_gone_are_told_plainly(
    over: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    nim = newer_nim(monkeypatch, kept=False)
    told = "played by version 1 of the rules of nim, which is no longer here"
    for play in (Match.resume, verify, lambda *of: [*replayed(*of)]):
        with pytest.raises(Unreadable, match=told):
            play(nim, over)
    with pytest.raises(ValueError, match=told):
        digsite.load("nim", 1)


def test_rules_that_are_newer_are_told_plainly(over: Record) -> None:
    over.header["Version"] = "7"
    nim = digsite.load("nim")
    with pytest.raises(Unreadable, match="played by version 7 of the rules of nim; this is"):
        readable(nim, over)


def test_what_was_played_by_rules_that_are_gone_is_told_in_notation(
    over: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = readable(newer_nim(monkeypatch, kept=False), over)
    match = Match.resume(game, over)
    chronicle = Chronicle(game, 2, {})
    chronicle.follow(match)
    say = Speaker("en", "nim", strict=True).say
    told = [say(each.words) for each in chronicle.told(NOBODY)]
    one, other = (say(phrase(f"seat-{colour}")) for colour in game.COLOURS[:2])
    assert told == [f"{one}: a3", f"{other}: b4", f"{one}: c5"]


def test_a_record_by_rules_that_are_gone_is_written_as_it_was_read(
    over: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = readable(newer_nim(monkeypatch, kept=False), over)
    assert str(Match.resume(game, over).record) == str(over)


def test_a_result_is_known_only_if_it_was_written_down(
    over: Record, running: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    nim = newer_nim(monkeypatch, kept=False)
    for record, scores, places in ((over, [1, 0], [1, 2]), (running, [None, None], [])):
        game = readable(nim, record)
        match = Match.resume(game, record)
        assert match.over
        assert (known_scores(game, match.view(0)), match.places) == (scores, places)
        assert ("Result" in match.record.header) == bool(places)
        assert match.breakdown == []


@pytest.mark.parametrize("result", ["1", "1 0 0", "won lost"])
def test_a_result_that_cannot_be_read_is_none(
    over: Record, result: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    over.header["Result"] = over.header["Places"] = result
    game = readable(newer_nim(monkeypatch, kept=False), over)
    assert Match.resume(game, over).places == []


def test_nobody_can_play_by_rules_that_are_gone(
    running: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = readable(newer_nim(monkeypatch, kept=False), running)
    match = Match.resume(game, running)
    assert (match.actor, match.legal, match.view(0).legal) == (NOBODY, [], ())
    with pytest.raises(Unreadable, match="'c5' does not stand in the record"):
        game.read("c5")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_of_such_a_game_can_be_shown(
    over: Record, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = readable(newer_nim(monkeypatch, kept=False), over)
    say = Speaker(lang, "nim", strict=True).say
    s = game.deal(2, {})
    for ply in range(4):
        view = game.look(game.clone(s), 1)
        (part,) = game.draw(view).parts
        (block,) = game.sketch(view).blocks
        assert len(part.shapes) == len(block.lines) == min(ply, LINES)
        assert "1" in say(game.prompt(view))
        assert say(game.draw(view).title)
        assert game.observe(view) == {}
        assert game.value(s) == [0.5, 0.5]
        game.apply(s, 0)
