"""Shapes become SVG."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import (
    Part,
    Shape,
    fitted,
    followed,
    group,
    number,
    path,
    shape,
    text,
    use,
)
from digsite.scene.kept import Kept
from digsite.scene.svg import element, part_svg
from tests.pictures import SVG, read, spell


def test_a_shape_is_a_tag_with_its_attributes() -> None:
    cell = shape("rect", id="cell-c4", classes="cell", x=4, y=4.26, stroke_width=2)
    written = '<rect id="cell-c4" class="cell" x="4" y="4.3" stroke-width="2"/>'
    assert element(cell, spell) == written


def test_numbers_are_rounded_to_a_tenth() -> None:
    assert [number(n) for n in (3, 3.0, 3.14159, -0.04, 99.96)] == ["3", "3", "3.1", "0", "100"]
    assert path("M", 1.04, 2, "h", 3.26, "Z") == "M 1 2 h 3.3 Z"


def test_a_use_refers_to_its_symbol() -> None:
    cube = use("cube-red", (1, 2, 3, 4), classes="p-red")
    assert 'href="#cube-red" x="1" y="2" width="3" height="4"' in element(cube, spell)


def test_words_are_escaped() -> None:
    assert element(text("<b>&'\"", 0, 0), spell).endswith(">&lt;b&gt;&amp;'\"</text>")
    label = group([], label='"><script>')
    assert element(label, spell) == '<g role="img" aria-label="&quot;&gt;&lt;script&gt;"/>'


def test_a_phrase_is_put_into_words() -> None:
    zone = text(phrase("zone", zone=2), 0, 0)
    assert read(element(zone, spell)).text == "zone 2"


def test_what_can_be_clicked_is_a_button_with_a_name_and_its_actions() -> None:
    target = phrase("scene-target", cell="c4")
    cell = group([], id="cell-c4", classes="legal", label=target, actions=(12, 84))
    assert read(element(cell, spell)).attrib == {
        "id": "cell-c4",
        "class": "legal",
        "role": "button",
        "tabindex": "0",
        "aria-label": "scene-target c4",
        "data-actions": "12 84",
    }


def test_where_an_action_happens_is_told_even_if_nothing_can_be_clicked_there() -> None:
    cell = group([], id="cell-c4", actions=(12,))
    assert read(element(cell, spell)).attrib == {"id": "cell-c4", "data-actions": "12"}


def test_a_labelled_shape_is_an_image_and_a_group_if_it_holds_labelled_ones() -> None:
    room = group([shape("rect")], label="room")
    museum = read(element(group([group([room])], label="museum"), spell))
    assert museum.get("role") == "group"
    assert museum.find("*//*[@aria-label='room'][@role='img']") is not None


def test_what_is_as_it_was_is_not_written_anew() -> None:
    said: list[str] = []

    def say(words: Phrase) -> str:
        said.append(words.key)
        return words.key

    def board(*cells: Shape) -> str:
        part = Part("region", "board", 60, 20, "region", (group(cells, id="lot"),))
        return part_svg(part, say, kept)

    kept = Kept()
    a1, b1, red, blue = (group([], label=phrase(each)) for each in ("a1", "b1", "red", "blue"))
    first, again = board(a1, b1, red), board(a1, b1, red)
    assert again == first
    assert board(a1, b1, blue) == first.replace("red", "blue")
    assert said == ["a1", "b1", "red", "blue"]


def test_what_differs_from_table_to_table_is_written_for_each() -> None:
    kept = Kept(differs=lambda words: words.key == "seat-blue")
    sheet = group([group([text(phrase("seat-blue"), 0, 0)]), text(phrase("cubes"), 0, 9)])
    ada = element(sheet, lambda words: {"seat-blue": "Ada", "cubes": "3 cubes"}[words.key], kept)
    bob = element(sheet, lambda words: {"seat-blue": "Bob"}[words.key], kept)
    assert bob == ada.replace("Ada", "Bob")


def test_the_cache_of_shapes_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("digsite.scene.kept.MOST", 100)
    kept = Kept()
    cells = [group([], label=phrase(f"cell {n}")) for n in range(50)]
    for cell in cells:
        element(cell, spell, kept)
    assert 0 < sum(kept.find(cell) is not None for cell in cells) < 10


def test_a_part_is_a_picture_of_its_own() -> None:
    part = Part("region", "board", 676, 516, phrase("region"), (shape("rect", x=1),))
    assert part_svg(part, spell) == (
        '<svg xmlns="http://www.w3.org/2000/svg" id="part-region" class="part part-board"'
        ' viewBox="0 0 676 516" role="group" aria-label="region"><rect x="1"/></svg>'
    )


def test_a_part_begins_at_its_corner() -> None:
    part = Part("map", "board", 676, 516, phrase("map"), (), corner=(-80.5, 40))
    assert ' viewBox="-80.5 40 676 516" ' in part_svg(part, spell)


def test_words_with_a_width_are_broken_into_lines() -> None:
    said = fitted("One cube on a pyramid: start there.", (10, 20, 110), 13, lines=3)
    lines = read(element(said, spell)).findall("tspan")
    assert " ".join(line.text or "" for line in lines) == "One cube on a pyramid: start there."
    assert [line.get("x") for line in lines] == ["10", "10", "10"]
    assert [line.get("dy") for line in lines] == [None, "16.2", "16.2"]


def test_words_that_fit_stay_on_their_line_at_their_size() -> None:
    assert (
        element(fitted("Blue", (0, 9, 60), 15), spell)
        == '<text x="0" y="9" font-size="15">Blue</text>'
    )


HOSTILE = st.text(st.characters()) | st.sampled_from(["\x00", "\ud800", "]]>", "&#0;", "\ufffe"])


@given(name=HOSTILE, label=HOSTILE, value=HOSTILE)
def test_whatever_people_are_called_the_picture_is_valid(name: str, label: str, value: str) -> None:
    said = (
        text(name, 0, 0),
        fitted(name, (0, 0, 50), 12, lines=2),
        Shape("g", (("data-name", value),), (), name, value, "", label, (1,)),
    )
    part = Part("players", "players", 10, 10, label, said)
    tree = read(part_svg(part, lambda _: name))
    assert [child.tag for child in tree] == [f"{SVG}text", f"{SVG}text", f"{SVG}g"]


@given(st.text(st.characters(exclude_categories=["C", "Z"])))
def test_what_can_be_written_is_read_back(name: str) -> None:
    tree = read(element(group([text(name, 0, 0)], label=name, id="x"), spell))
    assert (tree[0].text or "", tree.get("aria-label") or "") == (name, name)


@pytest.mark.parametrize("room, tails", [(180, 1), (80, 0)])
def test_what_follows_a_name_is_left_out_where_room_is_scarce(room: float, tails: int) -> None:
    name = followed(fitted("Ada", (0, 9, room), 18), "bot, Digger", 13, "t-note")
    assert element(name, str).count(">bot, Digger</tspan>") == tails


def test_nothing_follows_a_name_of_which_there_is_nothing_to_say() -> None:
    name = fitted("Ada", (0, 9, 180), 18)
    assert element(followed(name, "", 13), str) == element(name, str)
