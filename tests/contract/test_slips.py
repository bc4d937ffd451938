"""What a beginner would regret is one short sentence in every language, at any table."""

from collections.abc import Iterator

from digsite.core.phrase import Phrase
from digsite.core.seats import CHANCE, NOBODY
from digsite.i18n import LANGUAGES, Speaker
from digsite.play.slips import slip
from tests.helpers import AnyGame, generator, new, sensible

MOST = 300  # plies of a game that are looked at
LONGEST = 180  # letters: it has four lines


def told(game: AnyGame, seats: int) -> Iterator[Phrase]:
    rng, s = generator("slips", seats), new(game, seats)
    for _ in range(MOST):
        if s.actor == NOBODY:
            return
        if s.actor != CHANCE:
            view = game.look(s, s.actor)
            found = (game.slip(view, [action]) for action in view.legal)
            yield from (each for each in found if each)
        game.apply(s, game.pick(s, rng) if s.actor < 0 else sensible(game, s, rng))


def test_slips_are_short_sentences_of_every_language(game: AnyGame, seats: int) -> None:
    phrases = {str(each): each for each in told(game, seats)}
    for lang in LANGUAGES:
        say = Speaker(lang, game.NAME, strict=True).say
        for each in phrases.values():
            said = say(each)
            assert said.endswith(".")
            assert len(said) < LONGEST, said


def test_nothing_is_told_of_what_cannot_be_played(game: AnyGame) -> None:
    rng, s = generator("slips"), new(game, game.SEATS[0])
    while s.actor == CHANCE:
        game.apply(s, game.pick(s, rng))
    view = game.look(s, s.actor)
    closed = next(each for each in range(game.ACTIONS) if each not in view.legal)
    assert slip(game, view, [], rng) is None
    assert slip(game, view, [closed], rng) is None
    assert slip(game, view, [view.legal[0], closed], rng) is None
