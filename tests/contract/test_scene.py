"""The picture of any game: what can be clicked is legal; it is valid, repeatable, in words."""

import re
from collections import Counter
from itertools import islice, product
from typing import Any

import pytest

from digsite.core.defaults import SHAPES
from digsite.core.playout import playout
from digsite.core.scenery import SCREENS, Screen, Shape
from digsite.core.seats import NOBODY
from digsite.i18n import LANGUAGES, Speaker, rules_text
from digsite.scene import Mode, part_svg, standalone, theme_of
from digsite.scene.faces import Face, Family
from digsite.scene.svg import face_of, laid_out
from tests.helpers import AnyGame, generator, new, positions
from tests.pictures import read, shapes, spell

# units of a picture, which is drawn for its screen; shares of a size are sums of small steps
LEGIBLE: dict[Screen, float] = {"wide": 13 - 1e-9, "upright": 11 - 1e-9, "sideways": 11 - 1e-9}


def views(game: AnyGame, seats: int) -> list[Any]:
    """What the actor of some positions sees, or a spectator."""
    length = playout(game, new(game, seats), generator("length", seats))
    found = positions(game, seats, generator("scene", seats), games=1, share=1 + length // 12)
    return [game.look(s, s.actor if s.actor >= 0 else NOBODY) for s in found]


def test_whatever_can_be_clicked_is_legal_and_has_an_id_a_class_and_a_label(
    game: AnyGame, seats: int
) -> None:
    for v in views(game, seats):
        for each in shapes(game.draw(v)):
            if each.actions:
                assert set(each.actions) <= set(v.legal)
                assert each.id
                assert "legal" in each.classes.split()
                assert each.label


def test_the_colours_and_marks_of_the_seats_are_those_that_the_shared_theme_draws(
    game: AnyGame,
) -> None:
    theme = theme_of()  # a lobby has the drawings of no game
    for colour, mark in islice(zip(game.COLOURS, game.MARKS, strict=True), game.SEATS[-1]):
        assert {f"mark-{colour}", f"glyph-{colour}", f"cube-{colour}"} <= theme.symbols.keys()
        assert re.search(rf"^\.p-{colour} ", theme.css, re.MULTILINE)
        assert mark == SHAPES[colour]


def test_a_timeline_points_at_one_of_its_steps_and_has_words_in_every_language(
    game: AnyGame, seats: int
) -> None:
    lines = [line for v in views(game, seats) if (line := game.draw(v).timeline)]
    for line, lang in product(lines, LANGUAGES):
        say = Speaker(lang, game.NAME, strict=True).say
        assert 0 <= line.now < len(line.steps)
        assert all(map(say, line.steps))
        say(line.title)
        say(line.stage)


def test_ids_are_unique_on_the_table(game: AnyGame, seats: int) -> None:
    for v, screen in product(views(game, seats), SCREENS):
        scene = game.draw(v, None, screen)
        names = Counter(each.id for each in shapes(scene) if each.id)
        names.update(f"part-{part.name}" for part in scene.parts)
        assert set(names.values()) == {1}


def test_the_same_things_can_be_clicked_on_every_screen(game: AnyGame, seats: int) -> None:
    for v in views(game, seats):
        wide, *others = [
            {each.id for each in shapes(game.draw(v, None, screen)) if _is_lit(each)}
            for screen in SCREENS
        ]
        assert all(other == wide for other in others)


def _is_lit(each: Shape) -> bool:
    return "legal" in each.classes.split()


def test_parts_are_valid_and_the_same_for_the_same_view(game: AnyGame, seats: int) -> None:
    for v in views(game, seats):
        for screen in SCREENS:
            first = [part_svg(part, spell) for part in game.draw(v, None, screen).parts]
            again = [part_svg(part, spell) for part in game.draw(v, None, screen).parts]
            assert first == again
            for svg in first:
                assert "style=" not in svg
                read(svg)


@pytest.mark.untraced
@pytest.mark.parametrize("mode", ["light", "dark"])
def test_a_file_stands_alone(game: AnyGame, seats: int, mode: Mode) -> None:
    for v in views(game, seats)[::4]:
        svg = standalone(game.draw(v), theme_of(game.NAME), spell, mode)
        tree = read(svg)
        assert "var(" not in svg
        assert svg.count("http") == 1  # the name of the SVG namespace
        ids = {each.get("id") for each in tree.iter()}
        links = {each.get("href", "#")[1:] for each in tree.iter() if each.get("href")}
        links |= {found.removeprefix("#") for found in re.findall(r"url\(([^)]*)\)", svg)}
        assert links <= ids


@pytest.mark.untraced
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_of_the_picture_are_cut_or_set_too_small_in_any_language(
    game: AnyGame, seats: int, lang: str
) -> None:
    say = Speaker(lang, game.NAME, strict=True).say
    small = set()
    for v, screen in product(views(game, seats), SCREENS):
        for each in shapes(game.draw(v, None, screen)):
            if each.words and each.width:
                lines, size = laid_out(each, say(each.words))
                if size < LEGIBLE[screen] or any(line.endswith("…") for line in lines):
                    small.add((say(each.words), round(size, 1)))
    assert small == set()


def test_words_that_keep_to_a_width_are_measured_in_the_typeface_that_the_theme_gives_them(
    game: AnyGame, seats: int
) -> None:
    rules = dict(re.findall(r"^\.([\w-]+) {([^}]*)}", theme_of(game.NAME).css, re.MULTILINE))
    for v in views(game, seats):
        for each in shapes(game.draw(v)):
            if each.words and each.width:
                css = "".join(rules.get(name, "") for name in each.classes.split())
                family: Family = "serif" if "var(--serif)" in css else "sans"
                weight = re.search(r"font-weight: (\d+)", css)
                face = Face(family, int(weight[1]) if weight else 400)
                assert face_of(each) == face, each.classes


@pytest.mark.untraced
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_picture_is_there_in_every_language(
    game: AnyGame, seats: int, lang: str
) -> None:
    say = Speaker(lang, game.NAME, strict=True).say
    for v, screen in product(views(game, seats), SCREENS):
        for part in game.draw(v, None, screen).parts:
            part_svg(part, say)


def test_a_picture_names_the_chapter_of_the_rules_that_matters(game: AnyGame, seats: int) -> None:
    named = {game.draw(v).chapter for v in views(game, seats)}
    chapters = rules_text(game.NAME).count("\n## ")
    assert len(named) > min(2, chapters // 3)
    for lang in LANGUAGES:
        rules = rules_text(game.NAME, lang)
        assert [mark for mark in named if f"\n## {mark} " not in rules] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_and_the_game_itself_have_words(game: AnyGame, lang: str) -> None:
    speaker = Speaker(lang, game.NAME, strict=True)
    assert speaker.has("game-title")
    assert speaker.has("game-pitch")
    for option, values in game.OPTIONS.items():
        assert speaker.has(f"option-{option}")
        assert all(speaker.has(f"option-{option}-{value}") for value in values)
