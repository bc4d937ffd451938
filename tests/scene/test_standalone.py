"""A scene as one file."""

import re
from dataclasses import replace

import pytest

from digsite.core.scenery import Part, Scene, Shape, group, shape, use
from digsite.scene import Theme, standalone
from tests.pictures import SVG, read, spell

THEME = Theme(
    ":root { --red: #b93a2a; --panel: white; } .p-red { --c: var(--red); } "
    ".f-c { fill: var(--c); } .sheet { fill: var(--panel); }",
    {
        "cube": '<symbol id="cube" viewBox="0 0 4 4"><path class="f-c"/></symbol>',
        "star": '<symbol id="star" viewBox="0 0 4 4"><path/></symbol>',
        "moon": '<symbol id="moon" viewBox="0 0 4 4"><path/></symbol>',
        "edge": '<clipPath id="edge"><path/></clipPath>',
        "tower": '<symbol id="tower" viewBox="0 0 4 4"><g clip-path="url(#edge)">'
        '<use href="#cube"/></g></symbol>',
    },
)


def part(name: str, slot: str, *shapes: Shape, size: tuple[float, float] = (300, 100)) -> Part:
    return Part(name, slot, *size, name.title(), shapes)


def picture(*parts: Part) -> str:
    return standalone(Scene(parts, "A table"), THEME, spell)


def place(svg: str, name: str) -> tuple[float, float, float]:
    found = re.search(rf'id="part-{name}" transform="translate\((\S+) (\S+)\) scale\((\S+)\)"', svg)
    assert found
    return float(found[1]), float(found[2]), float(found[3])


def test_only_the_symbols_in_use_are_in_the_file() -> None:
    svg = picture(part("board", "board", use("star", (0, 0, 4, 4))))
    assert [each.get("id") for each in read(svg).iter(f"{SVG}symbol")] == ["symbol-star"]
    assert 'href="#symbol-star"' in svg


def test_a_symbol_is_copied_for_the_scope_that_colours_it() -> None:
    cube = use("cube", (0, 0, 4, 4))
    svg = picture(part("board", "board", group([cube, cube], classes="p-red")))
    copies = list(read(svg).iter(f"{SVG}symbol"))
    assert [each.get("id") for each in copies] == ["symbol-cube-p-red"]
    assert copies[0][0].get("class") == "p-red"
    assert ".p-red .f-c, .f-c.p-red { fill: #b93a2a; }" in svg


def test_what_a_symbol_refers_to_is_copied_with_it() -> None:
    svg = picture(part("board", "board", use("tower", (0, 0, 4, 4), classes="p-red")))
    copies = {each.get("id") for each in read(svg).iter() if "symbol" in each.get("id", "")}
    assert copies == {"symbol-edge", "symbol-cube-p-red", "symbol-tower-p-red"}
    assert 'clip-path="url(#symbol-edge)"><use href="#symbol-cube-p-red"/>' in svg


def test_the_scope_may_be_on_the_use_itself() -> None:
    svg = picture(part("board", "board", use("cube", (0, 0, 4, 4), classes="p-red")))
    assert 'href="#symbol-cube-p-red"' in svg


def test_no_variable_is_left() -> None:
    svg = picture(part("pass", "side"), part("board", "board", shape("rect", classes="f-c p-red")))
    assert "var(" not in svg


def test_a_part_with_another_corner_lies_in_the_same_place() -> None:
    plain = Part("map", "board", 300, 100, "Map", ())
    x, y, scale = place(picture(plain), "map")
    far = place(picture(replace(plain, corner=(-40, 20))), "map")
    assert far == pytest.approx((x + 40 * scale, y - 20 * scale, scale), abs=0.1)


def test_the_board_lies_between_the_sides_and_the_players() -> None:
    svg = picture(part("museum", "side"), part("region", "board"), part("players", "players"))
    assert place(svg, "museum")[0] < place(svg, "region")[0] < place(svg, "players")[0]


def test_sides_lie_on_sheets_and_spread_over_both_columns() -> None:
    tall = part("museum", "side", size=(300, 400))
    svg = picture(tall, part("pass", "side"), part("players", "players"))
    assert svg.count('class="sheet"') == 2
    assert place(svg, "pass")[0] == place(svg, "players")[0] + 14
    assert place(svg, "pass")[1] > place(svg, "players")[1]


def test_the_hand_lies_below_the_board_and_wraps() -> None:
    cards = [part(f"card-{n}", "hand") for n in range(3)]
    svg = picture(part("region", "board"), *cards)
    places = [place(svg, f"card-{n}") for n in range(3)]
    assert places[0][1] == places[1][1] > place(svg, "region")[1]
    assert places[2][1] > places[1][1]
    assert places[2][0] == places[0][0] < places[1][0]


def test_a_high_board_is_made_smaller() -> None:
    low = place(picture(part("region", "board", size=(600, 500))), "region")
    high = place(picture(part("region", "board", size=(600, 1500))), "region")
    assert high[2] < low[2]
    assert high[0] > low[0]


def test_the_picture_is_as_high_as_what_lies_on_it() -> None:
    tree = read(picture(part("region", "board", size=(300, 100))))
    assert tree.get("viewBox") == f"0 0 {tree.get('width')} {tree.get('height')}"
    assert 300 < float(tree.get("height") or 0) < 500
