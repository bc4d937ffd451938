"""The marked turns of a review in words."""

from digsite.bots import Budget
from digsite.core.replay import replayed
from digsite.i18n import LANGUAGES, Speaker
from digsite.reviews.decisions import decided
from digsite.reviews.remarks import remarks
from digsite.reviews.whole import assembled, reviewable
from tests.helpers import AnyGame
from tests.reviews.test_reviews import random_record


def test_what_was_played_and_what_was_better_have_words_in_every_language(game: AnyGame) -> None:
    record = random_record(game, game.SEATS[0])
    plies = reviewable(game, record)[:40]
    review = assembled(game, record, decided(game, record, plies, Budget(iterations=40)))
    told = [*remarks(game, record, review)]
    assert [each.turn for each in told] == review.marked
    actions = {each.ply: each.action for each in replayed(game, record)}
    speakers = [Speaker(lang, game.NAME, strict=True) for lang in LANGUAGES]
    for remark in told:
        assert actions[remark.decision.ply] == remark.decision.action
        assert remark.decision.line[0] != remark.decision.action
        assert remark.better
        for speaker in speakers:
            for words in (remark.played, *remark.better, *remark.reasons):
                assert speaker.say(words)
