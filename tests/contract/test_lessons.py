"""The first lesson of any game: it can be played as it says, it is short, and points at what is."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from itertools import pairwise

import pytest

import digsite
from digsite.core.errors import Illegal
from digsite.core.gathering import Gathering, Picks
from digsite.core.lesson import BESIDE, LEARNER, Lesson, LessonStep, words
from digsite.core.match import Match
from digsite.core.scenery import SCREENS, within
from digsite.i18n import LANGUAGES, Speaker
from digsite.play.course import AnyMatch, Course
from tests.helpers import generator

WORDS = 25
TITLE = 5  # words
GOES_ON = 40  # actions at random
SEEN = {"board", "hand", "corner", "side"}  # in sight, or on the sheet that a lesson opens
TAUGHT = [name for name in digsite.names() if digsite.load(name).LESSON]


def lesson_of(name: str) -> Lesson:
    found = digsite.load(name).LESSON
    assert found
    return found


def begun(name: str) -> tuple[AnyMatch, Course]:
    lesson, game = lesson_of(name), digsite.load(name)
    match = Match(game, lesson.seats, lesson.options, lesson.seed, asks=True)
    return match, Course.begun(lesson, match)


def walk(name: str) -> Iterator[tuple[AnyMatch, LessonStep]]:
    """Every step, with the match as the step finds it."""
    match, course = begun(name)
    while step := course.step:
        yield match, step
        course.show(match)


def plays(match: AnyMatch, step: LessonStep) -> Iterator[tuple[int, ...]]:
    """Everything that the step takes, a pattern in all its meanings."""
    for play in step.expects:
        yield from meant(match, play, ())


def meant(
    match: AnyMatch, play: tuple[str, ...], so_far: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    if not play:
        yield so_far
        return
    ahead = again(match, so_far)
    for action in ahead.legal:
        if fnmatchcase(match.game.say(action), play[0]):
            yield from meant(match, play[1:], (*so_far, action))


def again(match: AnyMatch, actions: tuple[int, ...]) -> AnyMatch:
    """Another match at the same place, after some actions of the learner."""
    found = Match.resume(match.game, match.saved(), asks=True)
    for action in actions:
        found.act(LEARNER, action)
    return found


def sentences(lesson: Lesson) -> list[str]:
    return [*(step.text for step in lesson.steps), lesson.end]


def test_a_game_may_have_no_lesson() -> None:
    assert digsite.load("nim").LESSON is None


@pytest.mark.parametrize("taught", TAUGHT)
def test_the_learner_is_to_act_at_every_step_and_does_so_in_every_second_at_least(
    taught: str,
) -> None:
    acts = [bool(step.expects) for _, step in walk(taught)]
    assert [match.actor for match, _ in walk(taught)] == [LEARNER] * len(acts)
    assert (False, False) not in pairwise(acts)


@pytest.mark.parametrize("taught", TAUGHT)
def test_whatever_a_step_expects_is_legal_and_leads_to_the_end(taught: str) -> None:
    match, course = begun(taught)
    while step := course.step:
        for play in plays(match, step):
            other, way = again(match, ()), Course(course.lesson, course.plies)
            for action in play:
                way.act(other, action)
            while way.step:
                way.show(other)
        assert not step.expects or [*plays(match, step)]
        course.show(match)


@pytest.mark.parametrize("taught", TAUGHT)
def test_what_is_expected_is_what_the_page_can_play_confirm_by_confirm(taught: str) -> None:
    for match, step in walk(taught):
        for play in plays(match, step):
            ahead, rest = match, play
            while rest:
                fitting = [each for each in confirmed(ahead) if each and rest[: len(each)] == each]
                assert fitting, step.text
                done = max(fitting, key=len)
                ahead, rest = again(ahead, done), rest[len(done) :]


def confirmed(match: AnyMatch) -> Iterator[tuple[int, ...]]:
    """What is played by the large button, or by a click at once."""
    for found in gatherings(match):
        yield found.actions
        yield from (lead.actions for lead in found.leads())


def gatherings(match: AnyMatch) -> Iterator[Gathering]:
    """What picks can mean here, a few of each number of clicks."""
    view = match.view(LEARNER)
    known: set[Picks] = {()}
    wave: list[Picks] = [()]
    while wave:
        found = [match.game.gather(view, picks) for picks in wave]
        yield from found
        leads = [lead for each in found for lead in each.leads() if not lead.actions]
        wave = [*{tuple(sorted(lead.picks)): lead.picks for lead in leads}.values()]
        wave = [picks for picks in wave if tuple(sorted(picks)) not in known]
        known |= {tuple(sorted(picks)) for picks in wave}


@pytest.mark.parametrize("taught", TAUGHT)
def test_another_try_is_refused_with_a_sentence_and_nothing_is_played(taught: str) -> None:
    for match, step in walk(taught):
        expected = {play[:1] for play in plays(match, step)}
        others = [action for action in match.legal if (action,) not in expected]
        course = Course(lesson_of(taught), [match.ply])
        course.plies = [match.ply] * (lesson_of(taught).steps.index(step) + 1)
        before = match.position()
        for action in others:
            with pytest.raises(Illegal, match=step.otherwise):
                course.act(match, action)
        assert match.position() == before


@pytest.mark.parametrize("taught", TAUGHT)
def test_whatever_is_pointed_at_is_drawn_on_every_screen(taught: str) -> None:
    for match, step in walk(taught):
        view = match.view(LEARNER)
        gathering = match.game.gather(view, ())
        buttons = {button.id for button in gathering.buttons}
        for screen in SCREENS:
            scene = match.game.draw(view, gathering, screen)
            parts = [part for part in scene.parts if part.slot in SEEN]
            seen = {each.id for part in parts for each in within(part.shapes)}
            assert {*step.points} <= seen | buttons | {*BESIDE}, step.text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("taught", TAUGHT)
def test_every_text_is_there_in_every_language_and_short(taught: str, lang: str) -> None:
    lesson, game = lesson_of(taught), digsite.load(taught)
    speaker = Speaker(lang, taught)
    for key in sentences(lesson):
        assert speaker.has(key), key
        title, _, text = speaker.say(words(key, game.COLOURS[: lesson.seats])).partition("\n")
        assert 0 < len(title.split()) <= TITLE, title
        assert 0 < len(text.split()) <= WORDS, text
        assert "\n" not in text
    for step in lesson.steps:
        assert speaker.has(step.otherwise), step.otherwise
        assert len(speaker.say(words(step.otherwise, game.COLOURS)).split()) <= WORDS


@pytest.mark.parametrize("taught", TAUGHT)
def test_after_the_lesson_the_game_goes_on(taught: str) -> None:
    match, course = begun(taught)
    while course.step:
        course.show(match)
    ply, rng = match.ply, generator("after", taught)
    for _ in range(GOES_ON):
        if not match.over:
            match.act(match.actor, match.legal[rng.below(len(match.legal))])
    assert match.over or match.ply >= ply + GOES_ON
