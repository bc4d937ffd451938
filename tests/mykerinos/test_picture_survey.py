"""What a survey of Mykerinos shows and says."""

import pytest

from digsite.core.scenery import SCREENS, Screen, Shape
from digsite.games import mykerinos
from digsite.games.mykerinos.pictures.grid import ALONE, PAPERS
from digsite.games.mykerinos.pictures.scene import draw
from digsite.games.mykerinos.pictures.survey import Claim, podium
from digsite.games.mykerinos.state import State
from tests.mykerinos.pictures import (
    clickable,
    find,
    label,
    survey,
    words,
)
from tests.mykerinos.table import line, play
from tests.pictures import shapes


def test_the_zone_under_survey_is_marked_and_its_lots_can_be_taken() -> None:
    scene = survey(cubes="b1b2/b3/-")
    assert "zone-now" in find(scene, "zone-1").classes
    assert label(scene, "zone-1") == "Zone 1, under survey. Rank: blue 2, red 1"
    assert label(scene, "lot-1-left") == "Take the lot: Lord Lemon, worth 0"
    assert {"lot-1-left", "lot-1-right", "room-3-lemon"} <= clickable(scene)
    assert "lot-2-left" not in clickable(scene)


@pytest.mark.parametrize("lots", ["-/-/-", "7,14,21,28/-/-", "0,2,7,14,21,28/-/-"])
def test_a_lot_that_can_be_taken_says_what_it_brings(lots: str) -> None:
    rooms = "3.blackmore/-/-"
    s = play_survey(season="2", lots=lots, rooms=rooms, region="5,10,16,24,32,1,12,15,.,.,.,.")
    v = mykerinos.look(s, 0)
    scene = draw(v, mykerinos.gather(v, ()))
    gains = [words(each)[0] for each in shapes(scene) if each.classes == "lot-gain"]
    assert gains == [f"+{won(s, f'take {side}')}" for side in ("left", "right")]


def play_survey(**changes: str) -> State:
    changes = {"cubes": "a2b2/b3/-", "passed": "1,2,3", **changes}
    return mykerinos.parse(line(3, phase="survey", survey="0.0", **changes))


def won(s: State, action: str) -> int:
    """How many points an action wins, if the game ended after it."""
    before = mykerinos.scores(s)[s.actor]
    return mykerinos.scores(play(mykerinos.clone(s), action))[0] - before


def test_a_lot_that_is_taken_leaves_its_bed_with_the_cubes() -> None:
    scene = survey("take left", cubes="a1b2/b3/-")
    assert [each.classes for each in find(scene, "lot-1-left").inside] == ["lot-gone"]
    assert label(scene, "cube-b2") == "b2, blue cube"
    assert label(scene, "cube-a1") == "a1, blue cube"
    rows = [each for each in find(scene, "zone-1").inside if "rank-row" in each.classes]
    assert ["claims" in each.classes for each in rows] == [False, True]


def test_a_survey_shows_the_ranks_and_who_passed_first_where_two_are_level() -> None:
    s = play_survey(cubes="a2b2/b3/c3", passed="1,3,2")
    rows = words(find(draw(mykerinos.look(s, 0)), "zone-1"))
    assert rows[:4] == ["Zone 1", "1st", "You", "2"]
    assert rows[4:12] == [
        "2nd",
        "Green",
        "1",
        "1 = 1",
        "Green passed before Red",
        "3rd",
        "Red",
        "1",
    ]


@pytest.mark.parametrize(
    "viewer, said",
    [
        (1, "Green passed before you"),
        (2, "You passed before Red"),
    ],
)
def test_a_broken_tie_says_you_to_who_looks_on(viewer: int, said: str) -> None:
    s = play_survey(cubes="a2b2/b3/c3", passed="1,3,2")
    assert said in words(find(draw(mykerinos.look(s, viewer)), "zone-1"))


def test_a_survey_says_what_the_lots_pay_whoever_chooses() -> None:
    s = play_survey(cubes="a2b2/b3/-", region="5,35,14,21,28,1,8,15,.,.,.,.", season="2")
    mine, others = (words(find(draw(mykerinos.look(s, n)), "zone-1")) for n in (0, 1))
    assert mine[-4:] == ["Lord Lemon", "3 now, +1 at the end", "no patron", "5 now, +0 at the end"]
    assert others[-4:] == ["Lord Lemon", "worth 3 now", "no patron", "worth 5 now"]


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_shows_the_zone_with_its_ranking_and_the_others_as_tabs(
    screen: Screen,
) -> None:
    s = play_survey(cubes="a2b2/b3/c3", passed="1,3,2")
    scene = draw(mykerinos.look(s, 0), None, screen)
    rows = [each for each in find(scene, "zone-1").inside if "rank-row" in each.classes]
    assert ["claims" in each.classes for each in rows] == [True, False, False]
    assert words(find(scene, "zone-2")) == ["Zone 2"]
    assert {"lot-1-left", "lot-1-right"} <= clickable(scene)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_ranking_of_four_who_are_level_ends_above_the_words_of_the_lots(screen: Screen) -> None:
    claims = tuple(
        Claim("blue", mine=False, cubes=2, chooses=False, beaten="red" if n < 3 else "")
        for n in range(4)
    )
    rows = [each for each in podium(screen, claims) if "rank-row" in each.classes]
    _, y, _, height = frame(rows[-1].inside[0])
    top = ALONE[screen][1] if screen == "upright" else PAPERS[screen].height
    assert y + height <= top


def frame(shape: Shape) -> tuple[float, ...]:
    """Where a box is."""
    found = dict(shape.attributes)
    return tuple(float(found[name]) for name in ("x", "y", "width", "height"))


def test_a_zone_that_is_surveyed_is_empty() -> None:
    scene = survey("take left", cubes="b1b2/f2/-")
    assert label(scene, "zone-1") == "Zone 1, surveyed"
    assert "zone-done" in find(scene, "zone-1").classes


def test_the_neutral_players_lot_is_discarded() -> None:
    scene = survey(seats=2, cubes="b2/-/b1b3", actor="1", passed="1,3,2", neutral="0,0")
    assert label(scene, "lot-1-right") == "Discard the lot: Mrs Blackmore, worth 0"
