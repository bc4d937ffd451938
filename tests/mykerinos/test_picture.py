"""What the picture of Mykerinos shows and says, place by place."""

import pytest

from digsite.core.phrase import Phrase
from digsite.core.scenery import Scene, Shape, within
from digsite.core.seats import NOBODY
from digsite.games import mykerinos
from digsite.games.mykerinos.scene import draw
from digsite.i18n import Speaker
from tests.mykerinos.table import line, play
from tests.pictures import shapes

SAY = Speaker("en", "mykerinos", strict=True).say


def seen(*actions: str, seats: int = 3, by: int | None = None, **changes: str) -> Scene:
    """The picture after some actions, as the one to act sees it unless it says by whom."""
    s = play(mykerinos.parse(line(seats, **changes)), *actions)
    return draw(mykerinos.look(s, s.actor if by is None else by))


def survey(*actions: str, seats: int = 3, passed: str = "1,2,3", **changes: str) -> Scene:
    return seen(
        *actions, seats=seats, by=None, phase="survey", survey="0.0", passed=passed, **changes
    )


def find(scene: Scene, name: str) -> Shape:
    return next(each for each in shapes(scene) if each.id == name)


def label(scene: Scene, name: str) -> str:
    return SAY(find(scene, name).label)


def clickable(scene: Scene) -> set[str]:
    return {each.id for each in shapes(scene) if each.actions}


def words(shape: Shape) -> list[str]:
    return [SAY(each.words) for each in within([shape]) if each.words]


def drawn(shape: Shape) -> list[str]:
    """The symbols used in a shape."""
    hrefs = (dict(each.attributes).get("href") for each in within([shape]))
    return [str(href)[1:] for href in hrefs if href]


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
        "chip paid p-blue",
        "chip paid p-red",
        "chip p-green",
    ]
    assert words(zone)[:5] == ["Zone 1", "2", "=", "2", "1"]


def test_season_4_has_three_rows_of_zones() -> None:
    scene = seen(season="4")
    assert find(scene, "zone-6").label
    assert scene.parts[0].height == 3 * 254 + 8
    assert "cell-h9" in clickable(scene)


def test_where_nearly_all_is_open_the_board_stays_calm() -> None:
    assert seen().parts[0].shapes[0].classes == "many"
    assert seen("extend b3", cubes="b2/-/-").parts[0].shapes[0].classes == ""


def test_a_lot_shows_its_patron_above_its_worth() -> None:
    scene = seen(season="2", region="35,5,14,21,28,1,8,15,.,.,.,.", lots="-/-/-")
    assert words(find(scene, "lot-1-left")) == ["5"]
    assert label(scene, "lot-1-left") == "Lot: no patron, worth 5"
    assert (drawn(find(scene, "lot-1-right"))[-1], words(find(scene, "lot-1-right"))) == (
        "pt-lemon",
        ["3"],
    )
    assert words(find(scene, "lot-2-left")) == []


# The survey


def test_the_zone_under_survey_is_marked_and_its_lots_can_be_taken() -> None:
    scene = survey(cubes="b1b2/b3/-")
    assert "zone-now" in find(scene, "zone-1").classes
    assert label(scene, "zone-1") == "Zone 1, under survey. Rank: blue 2, red 1"
    assert label(scene, "lot-1-left") == "Take the lot: Lord Lemon, worth 0"
    assert {"lot-1-left", "lot-1-right", "room-3-lemon"} <= clickable(scene)
    assert "lot-2-left" not in clickable(scene)


def test_a_lot_that_is_taken_leaves_its_bed_with_the_cubes() -> None:
    scene = survey("take left", cubes="a1b2/b3/-")
    assert [each.classes for each in find(scene, "lot-1-left").inside] == ["lot-gone"]
    assert label(scene, "cube-b2") == "b2, blue cube"
    assert label(scene, "cube-a1") == "a1, blue cube"
    pills = [each for each in find(scene, "zone-1").inside if "chip" in each.classes]
    assert ["claims" in each.classes for each in pills] == [False, True]


def test_a_zone_that_is_surveyed_is_empty() -> None:
    scene = survey("take left", cubes="b1b2/f2/-")
    assert label(scene, "zone-1") == "Zone 1, surveyed"
    assert "zone-done" in find(scene, "zone-1").classes


def test_the_neutral_players_lot_is_discarded() -> None:
    scene = survey(seats=2, cubes="b2/-/b1b3", actor="1", passed="1,3,2", neutral="0,0")
    assert label(scene, "lot-1-right") == "Discard the lot: Mrs Blackmore, worth 0"


# The museum


def test_rooms_tell_their_worth_their_wing_and_who_is_there() -> None:
    scene = seen(rooms="3.lemon/-/2.lemon-blackmore")
    assert label(scene, "room-3-lemon") == "Room 3, Lord Lemon, blue"
    assert label(scene, "room-5-violet") == "Room 5, Lady Violet, free"
    between = "Room 2, between Lord Lemon and Mrs Blackmore, green"
    assert label(scene, "room-2-lemon-blackmore") == between
    assert drawn(find(scene, "room-3-lemon")) == ["cube-blue"]
    assert SAY(scene.parts[1].note) == "13 of 15 rooms free"


def test_sir_brown_opens_rooms_and_his_card() -> None:
    scene = seen(season="2", lots="16/-/-")
    assert label(scene, "room-3-lemon") == "Room 3, Lord Lemon: reserve it"
    assert len(find(scene, "patron-brown").actions) == 10
    assert "room-5-lemon" not in clickable(scene)


def test_before_the_wings_are_laid_there_are_no_rooms() -> None:
    scene = draw(mykerinos.look(mykerinos.deal(3, {}), NOBODY))
    assert scene.parts[1].note == ""
    assert not [each for each in shapes(scene) if each.id.startswith("room")]


# The pass track


def test_a_click_on_the_next_free_space_passes() -> None:
    scene = seen(passed="0,1,0")
    assert label(scene, "space-1") == "Space 1, red"
    assert label(scene, "space-2") == "Pass and take space 2"
    assert label(scene, "space-3") == "Space 3, free"


def test_the_neutral_disc_lies_on_space_2() -> None:
    scene = seen(seats=2)
    assert label(scene, "space-2") == "Space 2, neutral"
    assert drawn(find(scene, "space-2")) == ["mark-ivory"]
    assert "space-1" in clickable(scene)


# Players, forecast, hand


def test_a_player_is_shown_with_points_cubes_and_cards() -> None:
    scene = seen(season="2", lots="5,35/-/-", tilted="10000/00000/00000", passed="0,1,0")
    assert words(find(scene, "player-blue"))[:5] == [
        "Blue",
        "to move",
        "8",
        "8 in hand",
        "17 in supply",
    ]
    assert "passed 1st" in words(find(scene, "player-red"))
    cards = [SAY(each.label) for each in within(find(scene, "player-blue").inside) if each.label]
    assert cards == ["Lord Lemon, worth 3, used", "no patron, worth 5"]


def test_two_people_hold_neutral_cubes() -> None:
    scene = seen(seats=2, neutral="3,4")
    assert drawn(find(scene, "player-blue")) == ["mark-blue", "cube-blue", "cube-ivory"]
    assert words(find(scene, "player-blue"))[-1] == "3"
    assert words(find(scene, "player-neutral")) == ["Neutral", "18 in supply"]
    assert drawn(find(scene, "reserve"))[-1] == "cube-ivory"


def test_the_forecast_puts_the_leader_first_and_adds_up() -> None:
    scene = seen(season="2", lots="-/5/-")
    rows = [each.id for each in shapes(scene) if each.id.startswith("forecast")]
    assert rows == ["forecast-red", "forecast-blue", "forecast-green"]
    assert words(find(scene, "forecast-red")) == ["Red", "3", "1", "·", "·", "·", "·", "·", "4"]
    assert label(scene, "forecast-red") == "Red, red: 4 points if it ended now"


def test_only_who_sits_there_has_rooms_and_a_hand() -> None:
    spectator = seen(season="2", lots="5/-/-", by=NOBODY)
    assert [part.name for part in spectator.parts] == [
        "region",
        "museum",
        "pass",
        "players",
        "forecast",
    ]
    assert clickable(spectator) == set()
    mine = seen(season="2", lots="5/-/-")
    assert [part.name for part in mine.parts[5:]] == ["hand-reserve", "hand-lemon"]
    assert "My rooms" in [SAY(each.words) for each in shapes(mine) if each.words]


def test_a_patron_says_what_he_can_do_or_when_he_is_back() -> None:
    ready = seen(season="2", lots="5/-/-")
    assert label(ready, "patron-lemon").startswith("Call Lord Lemon. Start a dig on a pyramid")
    used = seen(season="2", lots="5/-/-", tilted="10000/00000/00000")
    assert label(used, "patron-lemon") == "Lord Lemon. Used this season. Back in season 3."
    last = seen(season="4", lots="5/-/-", tilted="10000/00000/00000")
    assert label(last, "patron-lemon") == "Lord Lemon. Used. This is the last season."


@pytest.mark.parametrize("tilted, tally", [("00000", "×2"), ("10000", "1/2"), ("20000", "×2")])
def test_several_cards_of_a_patron_are_counted(tilted: str, tally: str) -> None:
    scene = seen(season="2", lots="3,5/-/-", tilted=f"{tilted}/00000/00000")
    assert tally in words(find(scene, "patron-lemon"))


def test_the_reserve_shows_cube_by_cube() -> None:
    scene = seen(hand="12,8,8")
    assert drawn(find(scene, "reserve")) == ["cube-blue"] * 12
    assert label(scene, "reserve") == "Cubes in hand: 12, left in the general supply: 13"


def test_the_title_tells_season_and_phase() -> None:
    def title(scene: Scene) -> str:
        assert isinstance(scene.title, Phrase)
        return SAY(scene.title)

    assert title(seen(season="2")) == "Mykerinos, season 2: excavation"
    assert title(survey(cubes="b1/-/-")) == "Mykerinos, season 1: survey"
    assert title(draw(mykerinos.look(mykerinos.deal(3, {}), 0))) == "Mykerinos: setting up"
