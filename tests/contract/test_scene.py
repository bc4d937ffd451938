"""The picture of any game: what can be clicked is legal; it is valid, repeatable, in words."""

import re
from collections import Counter
from typing import Any

import pytest

from digsite.core.playout import playout
from digsite.core.seats import NOBODY
from digsite.i18n import LANGUAGES, Speaker, rules_text
from digsite.scene import Mode, part_svg, standalone, theme_of
from digsite.scene.svg import BOLD, laid_out
from tests.helpers import AnyGame, generator, new, positions
from tests.pictures import read, shapes, spell

LEGIBLE = 13 - 1e-9  # units; shares of a size are sums of small steps


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


def test_ids_are_unique_on_the_table(game: AnyGame, seats: int) -> None:
    for v in views(game, seats):
        scene = game.draw(v)
        names = Counter(each.id for each in shapes(scene) if each.id)
        names.update(f"part-{part.name}" for part in scene.parts)
        assert set(names.values()) == {1}


def test_parts_are_valid_and_the_same_for_the_same_view(game: AnyGame, seats: int) -> None:
    for v in views(game, seats):
        first = [part_svg(part, spell) for part in game.draw(v).parts]
        assert first == [part_svg(part, spell) for part in game.draw(v).parts]
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
        assert "url(" not in svg
        assert svg.count("http") == 1  # the name of the SVG namespace
        ids = {each.get("id") for each in tree.iter()}
        links = {each.get("href", "#")[1:] for each in tree.iter() if each.get("href")}
        assert links <= ids


@pytest.mark.untraced
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_of_the_picture_are_cut_or_set_below_13_units_in_any_language(
    game: AnyGame, seats: int, lang: str
) -> None:
    say = Speaker(lang, game.NAME, strict=True).say
    small = set()
    for v in views(game, seats):
        for each in shapes(game.draw(v)):
            if each.words and each.width:
                lines, size = laid_out(each, say(each.words))
                if size < LEGIBLE or any(line.endswith("…") for line in lines):
                    small.add((say(each.words), round(size, 1)))
    assert small == set()


def test_words_that_keep_to_a_width_are_bold_where_the_theme_says_so(
    game: AnyGame, seats: int
) -> None:
    rules = re.findall(
        r"^\.([\w-]+) {[^}]*font-weight: ([6-9]00|bold)", theme_of(game.NAME).css, re.MULTILINE
    )
    bold = {name for name, _ in rules}
    for v in views(game, seats):
        for each in shapes(game.draw(v)):
            if each.words and each.width:
                assert bold.intersection(each.classes.split()) <= BOLD


@pytest.mark.untraced
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_picture_is_there_in_every_language(
    game: AnyGame, seats: int, lang: str
) -> None:
    say = Speaker(lang, game.NAME, strict=True).say
    for v in views(game, seats):
        for part in game.draw(v).parts:
            part_svg(part, say)


def test_a_picture_names_the_chapter_of_the_rules_that_matters(game: AnyGame, seats: int) -> None:
    named = {game.draw(v).chapter for v in views(game, seats)}
    assert len(named) > 2
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
