"""What happened, in sentences."""

from digsite.core.match import Match
from digsite.core.phrase import Phrase, phrase
from digsite.core.record import Record
from digsite.core.seats import HIDDEN, NOBODY
from digsite.i18n import speaker
from digsite.terminal.story import Story, joined
from tests.terminal.desk import GAME, variant

SAY = speaker("en", GAME.NAME).say


def record_of(*actions: str) -> Record:
    match = Match(GAME, 3, seed=7)
    for action in actions:
        match.act(match.actor, GAME.read(action))
    return match.record


def test_what_continues_a_turn_continues_its_sentence() -> None:
    assert joined(["Red extends at c4", "then d4"]) == ["Red extends at c4, then d4"]


def test_short_sentences_share_a_line_and_long_ones_do_not() -> None:
    assert joined(["Red calls Lord Lemon", "Red digs"]) == ["Red calls Lord Lemon; Red digs"]
    assert joined(["A" * 50, "B" * 50]) == ["A" * 50, "B" * 50]


def test_what_is_not_told_leaves_no_trace() -> None:
    assert joined(["", "Red digs", ""]) == ["Red digs"]


def test_chance_is_told_one_by_one_if_it_is_little_and_as_a_whole_if_much() -> None:
    story = Story(GAME, record_of(), [NOBODY])
    assert story.sentences(NOBODY, SAY) == [
        "Red goes first",
        "The patrons are spread over the wings of the museum.",
        "The region of season 1 is laid.",
    ]


def test_the_actions_of_one_turn_stand_in_one_line() -> None:
    story = Story(
        GAME, record_of("dig a1", "dig h6", "dig c4", "extend b1", "then b2", "dig h5"), [0]
    )
    assert story.sentences(0, SAY, since=14) == [
        "Red starts a dig at a1",
        "Green starts a dig at h6",
        "Blue starts a dig at c4",
        "Red extends at b1, then b2",
        "Green starts a dig at h5",
    ]


def test_a_part_of_the_story_can_be_told() -> None:
    story = Story(GAME, record_of("dig a1", "dig h6", "dig c4"), [0])
    assert story.sentences(0, SAY, since=15, until=16) == ["Green starts a dig at h6"]


def test_a_record_that_became_shorter_is_followed_back() -> None:
    story = Story(GAME, record_of("dig a1", "dig h6", "dig c4"), [0])
    story.follow(record_of("dig a1", "dig g6"))
    assert story.sentences(0, SAY, since=14) == [
        "Red starts a dig at a1",
        "Green starts a dig at g6",
    ]
    story.follow(record_of("dig a1"))
    assert story.sentences(0, SAY, since=14) == ["Red starts a dig at a1"]
    assert story.table.actor == 2


def test_what_a_viewer_may_not_see_is_told_as_hidden() -> None:
    def shown(_s: object, action: int, seat: int) -> int:
        return action if seat == 1 else HIDDEN

    def tell(_view: object, action: int) -> Phrase:
        return phrase("seat-chance") if action == HIDDEN else phrase("seat-red")

    story = Story(variant(shown=shown, tell=tell), record_of("dig a1"), [0, 1])
    assert story.sentences(0, SAY, since=14) == ["Chance"]
    assert story.sentences(1, SAY, since=14) == ["Red"]
