"""What happened, in sentences."""

from typing import Any

from digsite.core.match import Match
from digsite.core.seats import NOBODY
from digsite.i18n import speaker
from digsite.play.chronicle import Chronicle, Told
from digsite.terminal.sentences import joined, sentences
from tests.terminal.desk import GAME

SAY = speaker("en", GAME.NAME).say


def played(*actions: str) -> Match[Any, Any]:
    match = Match(GAME, 3, seed=7)
    for action in actions:
        match.act(match.actor, GAME.read(action))
    return match


def told(viewer: int, *actions: str) -> list[Told]:
    chronicle = Chronicle(GAME, 3, {})
    chronicle.follow(played(*actions))
    return chronicle.told(viewer)


def test_what_continues_a_turn_continues_its_sentence() -> None:
    assert joined(["Red extends at c4", "then d4"]) == ["Red extends at c4, then d4"]


def test_short_sentences_share_a_line_and_long_ones_do_not() -> None:
    assert joined(["Red calls Lord Lemon", "Red digs"]) == ["Red calls Lord Lemon; Red digs"]
    assert joined(["A" * 50, "B" * 50]) == ["A" * 50, "B" * 50]


def test_what_is_not_told_leaves_no_trace() -> None:
    assert joined(["", "Red digs", ""]) == ["Red digs"]


def test_chance_is_told_one_by_one_if_it_is_little_and_as_a_whole_if_much() -> None:
    assert sentences(told(NOBODY), SAY) == [
        "Red goes first",
        "The patrons are spread over the wings of the museum.",
        "The region of season 1 is laid.",
    ]


def test_the_actions_of_one_turn_stand_in_one_line() -> None:
    all_of_it = told(0, "dig a1", "dig h6", "dig c4", "extend b1", "then b2", "dig h5")
    assert sentences(all_of_it[14:], SAY) == [
        "Red starts a dig at a1",
        "Green starts a dig at h6",
        "Blue starts a dig at c4",
        "Red extends at b1, then b2",
        "Green starts a dig at h5",
    ]


def test_a_part_of_it_can_be_told() -> None:
    assert sentences(told(0, "dig a1", "dig h6", "dig c4")[15:16], SAY) == [
        "Green starts a dig at h6"
    ]
