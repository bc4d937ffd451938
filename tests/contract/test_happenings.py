"""What is seen to happen: it names things that are drawn, in words of every language."""

from collections.abc import Iterator
from typing import Any

import pytest

from digsite.core.happenings import Happening
from digsite.core.seats import HIDDEN, NOBODY
from digsite.i18n import LANGUAGES, Speaker
from digsite.scene import theme_of
from tests.helpers import AnyGame, generator, new, sensible
from tests.pictures import shapes

MOST = 400  # plies of a game that are looked at


def scenes(game: AnyGame, seats: int) -> Iterator[tuple[Any, Any, Happening]]:
    """Whatever one viewer after the other sees happen in a game, with his views around it."""
    rng = generator("happenings", seats)
    s = new(game, seats)
    for ply in range(MOST):
        if s.actor == NOBODY:
            return
        action = game.pick(s, rng) if s.actor < 0 or rng.below(2) else sensible(game, s, rng)
        viewer = (NOBODY, *range(seats))[ply % (seats + 1)]
        before, shown = game.look(s, viewer), game.shown(s, action, viewer)
        game.apply(s, action)
        after = game.look(s, viewer)
        for each in game.happened(before, shown, after):
            yield before, after, each


def drawn(game: AnyGame, *views: Any) -> set[str]:  # noqa: ANN401 - views
    """The ids of everything that is drawn of some views."""
    return {each.id for view in views for each in shapes(game.draw(view)) if each.id}


@pytest.mark.untraced
def test_a_happening_names_things_that_are_drawn_before_it_or_after_it(
    game: AnyGame, seats: int
) -> None:
    symbols = {"", *theme_of(game.NAME).symbols}
    for before, after, each in scenes(game, seats):
        assert {each.source, each.target} - {""} <= drawn(game, before, after), each
        assert each.target or each.kind == "sweep"
        assert each.source or each.kind != "fly"
        assert each.picture in symbols
        assert each.notice is None or each.notice.picture in symbols


def test_a_spectator_is_told_of_nothing_that_concerns_him(game: AnyGame, seats: int) -> None:
    for before, _, each in scenes(game, seats):
        assert before.seat != NOBODY or each.notice is None


@pytest.mark.untraced
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_concerns_somebody_is_said_in_every_language(
    game: AnyGame, seats: int, lang: str
) -> None:
    say = Speaker(lang, game.NAME, strict=True).say
    for _, _, each in scenes(game, seats):
        if each.notice:
            assert say(each.notice.words)
            say(each.notice.more)


def test_what_happens_is_made_of_what_is_seen(game: AnyGame, seats: int) -> None:
    """In an imagined world that looks the same, what is hidden looks the same when it happens."""
    rng = generator("imagined", seats)
    s = new(game, seats)
    for _ in range(MOST):
        if s.actor == NOBODY:
            return
        action, viewer = game.pick(s, rng), rng.below(seats)
        if game.shown(s, action, viewer) == HIDDEN:
            one, other = (_seen(game, s, each, viewer) for each in (action, game.pick(s, rng)))
            assert one == other or one[0] != other[0]
        game.apply(s, action)


def _seen(game: AnyGame, s: Any, action: int, viewer: int) -> tuple[object, object]:  # noqa: ANN401
    """What a viewer sees after an action, and what he saw happen."""
    after = game.clone(s)
    game.apply(after, action)
    view = game.look(after, viewer)
    shown = game.shown(s, action, viewer)
    return (view, shown), game.happened(game.look(s, viewer), shown, view)
