"""What people pick up, in any game: it reaches what is legal, and nothing else."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from digsite.core.gathering import Click, Gathering, Picks, playable
from digsite.core.playout import playout
from digsite.core.seats import CHANCE
from digsite.i18n import LANGUAGES, Speaker, rules_text
from tests.helpers import AnyGame, generator, new, positions
from tests.pictures import shapes

pytestmark = pytest.mark.untraced  # the tests of each game cover its gatherings

MOST = 600  # gatherings of one position that are looked at; a position with fewer is a small one
CLICKS = 12  # of one walk through a large position
SOME = 8  # clicks of a gathering that are tried
LINE = 40  # single actions of one seat until it has done something that can be gathered


def decisions(game: AnyGame, seats: int, word: str) -> list[Any]:
    """Some states in which a seat is to act."""
    length = playout(game, new(game, seats), generator("length", seats))
    found = positions(game, seats, generator(word, seats), games=1, share=1 + length // 10)
    return [s for s in found if s.actor >= 0]


def reached(game: AnyGame, v: Any) -> dict[Picks, Gathering]:  # noqa: ANN401 - a view
    """What clicks lead to, the nearest first, as far as MOST allows."""
    found: dict[Picks, Gathering] = {(): game.gather(v, ())}
    queue: list[Picks] = [()]
    for picks in queue:
        for click in found[picks].leads():
            if click.picks not in found and not click.actions and len(found) < MOST:
                found[click.picks] = game.gather(v, click.picks)
                queue.append(click.picks)
    return found


def steps(gatherings: dict[Picks, Gathering]) -> set[tuple[int, ...]]:
    """What these gatherings play: confirmed, or at once."""
    found = {g.actions for g in gatherings.values()}
    found |= {click.actions for g in gatherings.values() for click in g.leads()}
    return found - {()}


def walk(game: AnyGame, v: Any, word: str) -> Iterator[Gathering]:  # noqa: ANN401 - a view
    """Click at random."""
    rng = generator(word)
    g = game.gather(v, ())
    for _ in range(CLICKS):
        yield g
        clicks = [click for click in g.leads() if not click.actions]
        if not clicks:
            return
        g = game.gather(v, clicks[rng.below(len(clicks))].picks)


def gatherings(game: AnyGame, seats: int, word: str) -> Iterator[tuple[Any, Any, Gathering]]:
    """States, what their actor sees, and what he may have picked."""
    for n, s in enumerate(decisions(game, seats, word)):
        v = game.look(s, s.actor)
        for g in walk(game, v, f"{word} {n}"):
            yield s, v, g


def test_whatever_can_be_confirmed_is_legal(game: AnyGame, seats: int) -> None:
    for s, _, g in gatherings(game, seats, "legal"):
        if g.actions:
            assert playable(game, game.clone(s), g.actions)


def test_what_is_played_at_once_is_legal_and_can_be_taken_back(game: AnyGame, seats: int) -> None:
    for s, _, g in gatherings(game, seats, "at once"):
        for click in g.leads():
            world = game.clone(s)
            for action in click.actions:
                assert action in game.legal(world)
                assert not game.reveals(world, action)
                game.apply(world, action)
            assert world.actor == s.actor


def test_what_stays_picked_after_something_was_played_fits_there_or_is_left_out(
    game: AnyGame, seats: int
) -> None:
    rng = generator("chance", seats)
    for s, _, g in gatherings(game, seats, "stays"):
        for click in (*g.leads(), Click(g.then, g.actions)):
            world = game.clone(s)
            for action in click.actions:
                game.apply(world, action)
            while world.actor == CHANCE:
                game.apply(world, game.pick(world, rng))
            if click.actions and world.actor == s.actor:
                kept = game.gather(game.look(world, s.actor), click.picks).picks
                assert kept in {(), click.picks}


def test_whatever_single_actions_reach_can_be_gathered(game: AnyGame, seats: int) -> None:
    """In small positions, where everything that can be picked is looked at."""
    rng = generator("line", seats)
    small = 0
    for s in decisions(game, seats, "reach"):
        found = reached(game, game.look(s, s.actor))
        if len(found) < MOST:
            small += 1
            for _ in range(4):
                assert gathered(game, game.clone(s), steps(found), rng)
    assert small


def gathered(game: AnyGame, s: Any, known: set[tuple[int, ...]], rng: Any) -> bool:  # noqa: ANN401
    """Play single actions at random until they are one of the known steps."""
    seat = s.actor
    line: list[int] = []
    while s.actor == seat and len(line) < LINE:
        line.append(game.pick(s, rng))
        if tuple(line) in known:
            return True
        game.apply(s, line[-1])
    return False


def test_every_legal_action_begins_something_that_can_be_gathered(
    game: AnyGame, seats: int
) -> None:
    for s in decisions(game, seats, "begin"):
        found = reached(game, game.look(s, s.actor))
        if len(found) < MOST:
            assert {step[0] for step in steps(found)} == set(game.legal(s))


def test_picks_that_fit_are_kept_and_all_others_are_left_out(game: AnyGame, seats: int) -> None:
    for _, v, g in gatherings(game, seats, "fit"):
        assert game.gather(v, g.picks) == g
        assert game.gather(v, (*g.picks, "no such thing")) == g


def test_what_can_be_clicked_is_lit_with_a_label_and_nothing_else_is(
    game: AnyGame, seats: int
) -> None:
    for _, v, g in gatherings(game, seats, "drawn"):
        lit = [each for each in shapes(game.draw(v, g)) if "legal" in each.classes.split()]
        assert sorted(each.id for each in lit) == sorted(g.clicks)
        assert all(each.label for each in lit)


def test_what_has_a_reason_is_drawn_and_not_lit(game: AnyGame, seats: int) -> None:
    for _, v, g in gatherings(game, seats, "why"):
        drawn = {each.id for each in shapes(game.draw(v, g))}
        assert set(g.why) <= drawn - set(g.clicks)


def test_what_keeps_a_thing_from_being_picked_stands_in_the_rules(
    game: AnyGame, seats: int
) -> None:
    rules = {why.rule for _, _, g in gatherings(game, seats, "why") for why in g.why.values()}
    marks = re.findall(r"\*\*([A-Z]\d+\.\d+)\*\*", rules_text(game.NAME, "en")) if rules else []
    assert rules <= {*marks}


def test_a_click_changes_something(game: AnyGame, seats: int) -> None:
    for _, v, g in gatherings(game, seats, "change"):
        clicks = [click for click in g.leads() if not click.actions]
        for click in clicks[:: 1 + len(clicks) // SOME]:
            assert game.gather(v, click.picks).picks != g.picks


@pytest.mark.untraced
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_gathered_has_words(game: AnyGame, seats: int, lang: str) -> None:
    say = Speaker(lang, game.NAME, strict=True).say
    for _, _, g in gatherings(game, seats, "words"):
        words = [g.says, g.more, g.confirm, *(button.words for button in g.buttons)]
        words += [why.words for why in g.why.values()]
        assert all(say(each).strip() or not each for each in words)
        assert not g.actions or say(g.confirm)
