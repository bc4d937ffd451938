"""Why a hint advises an action: whole sentences in every language that tell nothing hidden."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import digsite
from digsite.bots import why
from digsite.core.phrase import Phrase
from digsite.core.seats import CHANCE, NOBODY
from digsite.i18n import LANGUAGES, Speaker
from tests.helpers import AnyGame, generator, new, sensible

MOST = 300  # plies of a game that are looked at
LONGEST = 160  # letters: a sentence that is read at a glance


def choices(game: AnyGame, seats: int) -> Iterator[tuple[Any, int]]:
    """A few actions of every seat that chooses in a game, with his view."""
    rng = generator("reasons", seats)
    s = new(game, seats)
    for _ in range(MOST):
        if s.actor == NOBODY:
            return
        if s.actor != CHANCE:
            legal = game.legal(s)
            for _each in range(3):
                yield game.look(s, s.actor), legal[rng.below(len(legal))]
        game.apply(s, game.pick(s, rng) if s.actor < 0 else sensible(game, s, rng))


@cache
def given(name: str, seats: int) -> list[tuple[tuple[Phrase, ...], ...]]:
    """The reasons of a few actions, each in two worlds that look the same to who chooses."""
    game = digsite.load(name)
    return [
        tuple(why(game, view, action, generator("why", n)) for n in range(2))
        for view, action in choices(game, seats)
    ]


def test_reasons_are_short_sentences_of_every_language(game: AnyGame, seats: int) -> None:
    phrases = {str(each): each for worlds in given(game.NAME, seats) for each in worlds[0]}
    for lang in LANGUAGES:
        say = Speaker(lang, game.NAME, strict=True).say
        for each in phrases.values():
            said = say(each)
            assert said.endswith(".")
            assert len(said) < LONGEST, said


def test_a_reason_is_the_same_in_every_world_that_looks_the_same(game: AnyGame, seats: int) -> None:
    """So it is made of what the viewer knows, and is true whatever is hidden from him."""
    for one, other in given(game.NAME, seats):
        assert one == other
