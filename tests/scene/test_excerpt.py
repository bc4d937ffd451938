"""Excerpts: parts of a scene cut to what matters, with marks and arrows."""

import pytest

from digsite.core.scenery import Part, Scene, Shape, group, shape, text, use, within
from digsite.scene.bounds import bounds, boxes
from digsite.scene.excerpt import Cut, Excerpt, excerpt


def cell(name: str, x: float, y: float = 0) -> Shape:
    rect = shape("rect", x=x, y=y, width=10, height=10)
    return group([rect], id=name, classes="cell legal", label=name, actions=(1,))


def scene(*shapes: Shape) -> Scene:
    return Scene((Part("board", "board", 100, 50, "", shapes),))


def view_boxes(shapes: tuple[Shape, ...]) -> list[str]:
    return [str(dict(each.attributes)["viewBox"]) for each in shapes]


@pytest.mark.parametrize(
    "drawn, expected",
    [
        (shape("circle", cx=10, cy=10, r=4), (6, 6, 8, 8)),
        (shape("path", d="M 4 4 h 6 V 20 l -10 0 Z"), (0, 4, 10, 16)),
        (shape("path", d="M0 0A5 5 0 0 1 10 10C1 2 3 4 20 6"), (0, 0, 20, 10)),
        (shape("polygon", points="1,2 5,9 3,4"), (1, 2, 4, 7)),
        (use("card", (3, 4, 5, 6)), (3, 4, 5, 6)),
        (group([cell("a", 5)], transform="translate(10 20) scale(2)"), (20, 20, 20, 20)),
        (group([cell("a", 0), cell("b", 30)]), (0, 0, 40, 10)),
        (group([]), None),
    ],
)
def test_the_box_around_a_shape(drawn: Shape, expected: tuple[float, ...] | None) -> None:
    assert bounds(drawn) == expected


def test_boxes_are_found_by_id_inside_what_is_moved() -> None:
    assert boxes([group([cell("a", 5)], transform="translate(10 20)")]) == {"a": (15, 20, 10, 10)}


def test_a_whole_part_is_shown_without_what_can_be_clicked() -> None:
    shapes, size = excerpt(scene(cell("a", 0), cell("b", 30)), Excerpt((Cut("board"),)))
    assert list(size) == [100, 50]
    assert not any(each.id or each.actions or each.label for each in within(shapes))
    assert not any("legal" in each.classes.split() for each in within(shapes))


def test_a_part_is_cut_to_what_lies_around_its_things() -> None:
    cells = [cell("a", 0, 20), cell("b", 30, 20), cell("c", 80, 20)]
    shapes, _ = excerpt(scene(*cells), Excerpt((Cut("board", ("a", "b")),)))
    assert view_boxes(shapes) == ["0.0 14.0 46.0 22.0"]
    assert sum(each.classes == "cell" for each in within(shapes)) == 2


def test_a_sign_whose_words_are_not_in_sight_is_left_out() -> None:
    sign = group(
        [shape("rect", classes="sign", x=0, y=20, width=60, height=10), text("cut", 2, 28)]
    )
    near, far = cell("a", 0, 20), cell("b", 50, 20)
    cut, _ = excerpt(scene(sign, near, far), Excerpt((Cut("board", ("b",)),)))
    whole, _ = excerpt(scene(sign, near, far), Excerpt((Cut("board", ("a", "b")),)))
    assert not any(each.classes == "sign" for each in within(cut))
    assert any(each.classes == "sign" for each in within(whole))


def test_marks_have_rings_and_numbers_and_arrows_lead_from_thing_to_thing() -> None:
    wanted = Excerpt((Cut("board"),), (("a", "1"), ("b", "")), (("a", "b"),))
    shapes, _ = excerpt(scene(cell("a", 10, 10), cell("b", 60, 10)), wanted)
    drawn = list(within(shapes))
    assert sum(each.classes == "pointed" for each in drawn) == 2
    assert [each.words for each in drawn if each.tag == "text"] == ["1"]
    head = next(dict(each.attributes)["points"] for each in drawn if each.tag == "polygon")
    assert str(head).startswith("65.0,15.0 ")


def test_parts_stand_below_each_other() -> None:
    parts = (Part("one", "board", 100, 50, "", ()), Part("two", "side", 40, 20, "", ()))
    shapes, size = excerpt(Scene(parts), Excerpt((Cut("one"), Cut("two"))))
    assert list(size) == [100, 84]
    assert [dict(each.attributes)["y"] for each in shapes] == [0, 64]


@pytest.mark.parametrize(
    "wanted",
    [
        Excerpt((Cut("elsewhere"),)),
        Excerpt((Cut("board", ("nothing",)),)),
        Excerpt((Cut("board"),), (("nothing", ""),)),
        Excerpt((Cut("board"),), (), (("a", "nothing"),)),
    ],
)
def test_what_is_not_there_cannot_be_shown(wanted: Excerpt) -> None:
    with pytest.raises(KeyError):
        excerpt(scene(cell("a", 0)), wanted)


def test_what_can_be_picked_is_lit_where_that_is_wanted() -> None:
    lit = group([shape("rect", classes="ring", x=0, y=0, width=9, height=9)], classes="legal")
    shown, _ = excerpt(scene(lit), Excerpt((Cut("board"),)), lit=True)
    plain, _ = excerpt(scene(lit), Excerpt((Cut("board"),)))
    assert "ring" in [each.classes for each in within(shown)]
    assert "ring" not in [each.classes for each in within(plain)]
