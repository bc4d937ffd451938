"""What the region of Mykerinos shows and says, and what is picked there."""

import pytest

from digsite.core.scenery import SCREENS, Screen, within
from digsite.games import mykerinos
from digsite.games.mykerinos.pictures.scene import draw
from tests.mykerinos.pictures import (
    LATE,
    PLACES,
    SAY,
    classes,
    clickable,
    drawn,
    find,
    label,
    picked,
    seen,
    words,
)
from tests.mykerinos.table import line
from tests.pictures import shapes

# The region


def test_cells_say_what_stands_there_and_what_may_be_done() -> None:
    scene = seen(cubes="b2/c2/-")
    assert label(scene, "cell-b3") == "b3: start a dig or extend here"
    assert label(scene, "cell-h2") == "h2: start a dig here"
    assert label(scene, "cube-b2") == "b2, blue cube"
    assert label(scene, "cube-c2") == "c2, red cube"


def test_a_cell_carries_every_action_that_a_click_on_it_may_mean() -> None:
    actions = find(seen(cubes="b2/-/-"), "cell-b3").actions
    assert [mykerinos.say(action) for action in actions] == ["dig b3", "extend b3"]


def test_pyramids_are_named_and_lit_only_for_lord_lemon() -> None:
    digging = seen(season="2", lots="2/-/-", cubes="b2/-/-")
    labels = [SAY(each.label) for each in shapes(digging)]
    assert [each for each in labels if each.endswith(", pyramid")] == [
        f"{cell}, pyramid" for cell in ("a1", "c1", "e1", "g1", "a4", "d4", "f4", "h4")
    ]
    scene = seen("lemon", season="2", lots="2/-/-", cubes="b2/-/-")
    assert label(scene, "cell-a1") == "a1, pyramid: start a dig here"
    assert label(scene, "cell-b1") == "b1: extend here, first cube"


def test_a_cube_may_stand_on_a_pyramid() -> None:
    assert label(seen(cubes="a1/-/-"), "cube-a1") == "a1, blue cube on a pyramid"


def test_the_last_cube_of_the_turn_has_gold_corners() -> None:
    scene = seen("extend b3", cubes="b2/-/-")
    assert [each.classes for each in find(scene, "cube-b3").inside] == ["p-blue", "last"]
    assert [each.classes for each in find(scene, "cube-b2").inside] == ["p-blue"]
    assert label(scene, "cell-b4") == "b4: next cube here"


def test_a_zone_tells_its_ranking_and_the_ties_that_are_open() -> None:
    scene = seen(cubes="b1b2/c2c3/d2")
    assert label(scene, "zone-1") == "Zone 1. Rank: blue 2 level with red 2, green 1"
    assert label(scene, "zone-2") == "Zone 2. Rank: no cubes"


def test_the_first_two_of_a_zone_are_sure_of_a_reward() -> None:
    zone = find(seen(cubes="b1b2/c2c3/d2"), "zone-1")
    pills = [each for each in zone.inside if "chip" in each.classes]
    assert [each.classes for each in pills] == [
        "chip paid mine p-blue",
        "chip paid p-red",
        "chip p-green",
    ]
    assert words(zone)[:4] == ["Zone 1", "2", "2", "1"]
    assert [each.classes for each in within([zone])].count("tie") == 1


def test_season_4_has_three_rows_of_zones() -> None:
    scene = seen(season="4")
    assert find(scene, "zone-6").label
    assert "cell-h9" in clickable(scene)


@pytest.mark.parametrize("screen", SCREENS)
def test_the_sheet_keeps_one_size_for_the_whole_game(screen: Screen) -> None:
    parts = [
        draw(mykerinos.look(mykerinos.parse(line(season=season)), 0), None, screen).parts[0]
        for season in "1234"
    ]
    assert len({(part.width, part.height) for part in parts}) == 1


def cell_sizes(screen: Screen, season: str) -> set[tuple[float, float]]:
    v = mykerinos.look(mykerinos.parse(line(season=season)), 0)
    cells = [each for each in shapes(draw(v, None, screen)) if each.classes == "cell ground"]
    sizes = (dict(each.attributes) for each in cells)
    return {(float(each["width"]), float(each["height"])) for each in sizes}


@pytest.mark.parametrize("screen, least", [("wide", 44), ("upright", 44), ("sideways", 39)])
def test_a_finger_meets_every_cell_even_in_season_4(screen: Screen, least: float) -> None:
    for season in "14":
        ((wide, high),) = cell_sizes(screen, season)
        assert min(wide, high) >= least


@pytest.mark.parametrize("screen", SCREENS)
def test_everything_of_the_region_lies_on_its_sheet(screen: Screen) -> None:
    v = mykerinos.look(mykerinos.parse(LATE.read_text(encoding="utf-8").strip()), 0)
    part = draw(v, mykerinos.gather(v, ()), screen).parts[0]
    for each in within(part.shapes):
        at = {name: float(value) for name, value in each.attributes if name in PLACES}
        if {"width", "height"} <= at.keys():
            assert -1 <= at["x"] <= at["x"] + at["width"] <= part.width + 1, each
            assert -1 <= at["y"] <= at["y"] + at["height"] <= part.height + 1, each


def test_where_nearly_all_is_open_the_board_stays_calm() -> None:
    assert seen().parts[0].shapes[2].classes == "many"
    assert seen("extend b3", cubes="b2/-/-").parts[0].shapes[2].classes == ""


def test_a_lot_shows_its_patron_above_its_worth() -> None:
    scene = seen(season="2", region="35,5,14,21,28,1,8,15,.,.,.,.", lots="-/-/-")
    assert words(find(scene, "lot-1-left")) == ["5"]
    assert label(scene, "lot-1-left") == "Lot: no patron, worth 5"
    assert (drawn(find(scene, "lot-1-right"))[-1], words(find(scene, "lot-1-right"))) == (
        "pt-lemon",
        ["3"],
    )
    assert words(find(scene, "lot-2-left")) == []


# What is picked


def test_small_squares_show_where_a_dig_may_start_and_two_where_it_may_extend() -> None:
    scene = picked(cubes="b2/-/-")
    assert find(scene, "cell-h6").classes == "legal may-dig quiet"
    assert classes(scene, "cell-h6") == ["cell ground", "ring", "square", "would"]
    assert classes(scene, "cell-b3") == ["cell ground", "ring", "square", "square then", "would"]
    assert label(scene, "cell-b3") == "b3: start a dig or extend here"


def test_a_chosen_cell_has_a_lifted_cube_with_its_number() -> None:
    scene = picked("cell-b3", "cell-b4", cubes="b2/-/-")
    assert find(scene, "cell-b3").classes == "legal picked"
    assert label(scene, "cell-b4") == "b4: cube 2, put it back"
    badges = [SAY(each.words) for each in shapes(scene) if "badge-number" in each.classes]
    assert badges == ["1", "2"]
    assert [each.classes for each in shapes(scene)].count("link") == 2


def test_the_next_cell_shows_an_outline_and_far_ones_show_nothing() -> None:
    scene = picked("cell-b3", cubes="b2/-/-")
    assert find(scene, "cell-b4").classes == "legal may-next"
    assert words(find(scene, "cell-b4")) == ["2"]
    assert "outline" in classes(scene, "cell-b4")
    assert label(scene, "cell-b4") == "b4: cube 2 here"
    assert classes(scene, "cell-h6") == ["cell ground", "ring", "would"]
    assert label(scene, "cell-h6") == "h6: begin anew here"


def test_a_picked_patron_is_raised_and_only_what_he_allows_is_lit() -> None:
    scene = picked("patron-lemon", cubes="b2/-/-")
    card = find(scene, "patron-lemon")
    assert card.classes == "patron-card legal picked"
    assert dict(card.attributes)["transform"] == "translate(0 -6)"
    assert label(scene, "patron-lemon").startswith("Lord Lemon: called, put the card back.")
    assert label(scene, "cell-h4") == "h4, pyramid: lay a cube here"
    assert find(scene, "cell-h6").classes == ""


def test_violet_lays_a_ghost_beside_the_cubes_in_hand() -> None:
    cubes = find(picked("patron-violet"), "reserve")
    assert drawn(cubes) == ["cube-blue"] * 9
    assert [each.classes for each in within([cubes])].count("ghost") == 1


def test_rooms_tell_what_they_bring_once_sir_brown_is_picked() -> None:
    assert words(find(picked(), "room-3-lemon")) == ["3"]
    assert find(picked(), "room-3-lemon").classes == "room legal quiet"
    assert words(find(picked("patron-brown"), "room-3-lemon")) == ["3", "+2"]
    scene = picked("room-3-lemon")
    assert find(scene, "room-3-lemon").classes == "room legal picked"
    assert drawn(find(scene, "room-3-lemon")) == ["cube-blue"]
    assert label(scene, "room-3-lemon") == "Room 3, Lord Lemon: chosen, put it back"
    assert label(scene, "room-3-brown") == "Room 3, Sir Brown: reserve it"


def test_museum_and_region_swap_their_places_while_sir_brown_is_called() -> None:
    region, museum, *_ = picked().parts
    small, large, *_ = picked("patron-brown").parts
    assert (region.slot, museum.slot, small.slot, large.slot) == ("board", "side", "side", "board")
    assert (small.width, small.height) == (museum.width, museum.height)
    assert (large.width, large.height) == (region.width, region.height)
    assert [part.slot for part in picked("room-3-lemon").parts[:2]] == ["side", "board"]


def test_the_large_museum_lists_what_rooms_bring_the_best_first() -> None:
    scene = picked("patron-brown", "room-3-lemon")
    rows = [each for each in scene.parts[1].shapes if each.classes.startswith("gain-row")]
    first = ["3", "+2", "Lemon: 1 × 3, not 1", "opens Lemon’s 5: +2"]
    assert words(rows[0]) == first
    assert [words(each)[:2] for each in rows] == [["3", "+2"]] * 5 + [["2", "+2"]]
    assert [each.classes for each in rows].count("gain-row picked") == 1


def test_a_picked_pass_shows_my_disc_as_a_ghost() -> None:
    scene = picked("space-1")
    assert drawn(find(scene, "space-1")) == ["mark-blue"]
    assert label(scene, "space-1") == "Space 1: chosen to pass, put it back"


def test_the_space_to_pass_shines_only_where_nothing_else_can_be_done() -> None:
    assert find(picked(), "space-1").classes == "space legal on-table quiet"
    scene = picked(hand="0,8,8")
    assert find(scene, "space-1").classes == "space legal on-table"
    assert label(scene, "space-1") == "Pass and take space 1"


def test_a_picked_lot_says_so() -> None:
    s = mykerinos.parse(line(3, phase="survey", survey="0.0", passed="1,2,3", cubes="b1b2/b3/-"))
    v = mykerinos.look(s, 0)
    scene = draw(v, mykerinos.gather(v, ("lot-1-left",)))
    assert find(scene, "lot-1-left").classes == "lot legal picked"
    assert label(scene, "lot-1-left") == "Lot chosen: Lord Lemon, worth 0. Put it back"
