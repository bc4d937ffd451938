"""What is shown around the region of Mykerinos: museum, pass track, players, hand."""

import pytest

from digsite.core.phrase import Phrase
from digsite.core.scenery import SCREENS, Scene, Screen, group, within
from digsite.core.seats import NOBODY
from digsite.games import mykerinos
from digsite.games.mykerinos.components import PATRONS
from digsite.games.mykerinos.pictures.scene import draw
from tests.mykerinos.pictures import SAY, clickable, drawn, find, label, seen, survey, words
from tests.mykerinos.table import line
from tests.pictures import shapes

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
        "You",
        "to move",
        "8",
        "8 in hand",
        "17 in supply",
    ]
    assert "passed 1st" in words(find(scene, "player-red"))
    cards = [SAY(each.label) for each in within(find(scene, "player-blue").inside) if each.label]
    assert cards == ["Lord Lemon: 1 card, 1 used"]
    assert words(find(scene, "player-green"))[0] == "Green"


def test_cards_of_a_patron_are_counted_in_front_of_everybody() -> None:
    blue = find(seen(season="2", lots="3,5,33/-/-", by=1), "player-blue")
    assert words(blue)[-1] == "2"
    held = [SAY(each.label) for each in within(blue.inside) if each.label]
    assert held == ["Lord Lemon: 2 cards", "Lady Violet: 1 card"]


def test_two_people_hold_neutral_cubes() -> None:
    scene = seen(seats=2, neutral="3,4")
    assert drawn(find(scene, "player-blue"))[:3] == ["mark-blue", "cube-blue", "cube-ivory"]
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
    assert [part.name for part in mine.parts[5:]] == ["hand-reserve", "hand-patrons"]
    assert "My rooms" in [SAY(each.words) for each in shapes(mine) if each.words]


def test_a_patron_says_what_he_can_do_or_when_he_is_back() -> None:
    ready = seen(season="2", lots="5/-/-")
    assert label(ready, "patron-lemon").startswith("Call Lord Lemon. Start a dig on a pyramid")
    used = seen(season="2", lots="5/-/-", tilted="10000/00000/00000")
    assert label(used, "patron-lemon") == "Lord Lemon. Used this season. Back in season 3."
    last = seen(season="4", lots="5/-/-", tilted="10000/00000/00000")
    assert label(last, "patron-lemon") == "Lord Lemon. Used. This is the last season."


@pytest.mark.parametrize(
    "tilted, pips",
    [("00000", ["pip ready"] * 2), ("10000", ["pip ready", "pip"]), ("20000", ["pip", "pip"])],
)
def test_a_patron_has_a_pip_for_each_card_upright_if_it_is_ready(
    tilted: str, pips: list[str]
) -> None:
    scene = seen(season="2", lots="3,5/-/-", tilted=f"{tilted}/00000/00000")
    card = within(find(scene, "patron-lemon").inside)
    assert [each.classes for each in card if each.classes.startswith("pip")] == pips


@pytest.mark.parametrize("screen", SCREENS)
def test_every_patron_has_a_place_in_the_hand_even_without_a_card(screen: Screen) -> None:
    v = mykerinos.look(mykerinos.parse(line(season="2", lots="5/-/-")), 0)
    scene = draw(v, None, screen)
    assert label(scene, "patron-violet").startswith("Lady Violet: no card. Take a cube")
    portraits = [each for each in drawn(group(scene.parts[-1].shapes)) if each.startswith("por-")]
    assert portraits == [f"por-{each}" for each in PATRONS]


def test_a_card_says_what_it_pays_at_the_end() -> None:
    scene = seen(season="2", lots="5/-/-", rooms="3.lemon/-/-")
    assert words(find(scene, "patron-lemon")) == ["Lemon", "3 each"]
    assert words(find(scene, "patron-brown")) == ["Brown", "no card"]


@pytest.mark.parametrize("screen", ["upright", "sideways"])
def test_a_small_screen_counts_the_cubes_in_hand(screen: Screen) -> None:
    v = mykerinos.look(mykerinos.parse(line(seats=2, neutral="3,4")), 0)
    scene = draw(v, mykerinos.gather(v, ()), screen)
    assert words(find(scene, "reserve")) == ["8", "3"]


@pytest.mark.parametrize("screen", ["upright", "sideways"])
def test_neutral_cubes_of_a_small_screen_lie_whole_in_the_hand(screen: Screen) -> None:
    v = mykerinos.look(mykerinos.parse(line(seats=2, neutral="3,4")), 0)
    scene = draw(v, mykerinos.gather(v, ()), screen)
    lying = [each for each in within([find(scene, "reserve")]) if each.tag == "use"]
    assert [float(dict(each.attributes)["y"]) >= 0 for each in lying] == [True, True]


def test_the_reserve_shows_cube_by_cube() -> None:
    scene = seen(hand="12,8,8")
    assert drawn(find(scene, "reserve")) == ["cube-blue"] * 12
    assert label(scene, "reserve") == "Cubes in hand: 12, left in the general supply: 13"


@pytest.mark.parametrize("cubes", [1, 15, 16, 25])
def test_cubes_lie_above_the_words_of_the_supply(cubes: int) -> None:
    scene = seen(hand=f"{cubes},8,8")
    lying = [each for each in within([find(scene, "reserve")]) if each.tag == "use"]
    assert len(lying) == cubes
    assert max(float(dict(each.attributes)["y"]) for each in lying) <= 32 + 2 * 15


def test_the_title_tells_season_and_phase() -> None:
    def title(scene: Scene) -> str:
        assert isinstance(scene.title, Phrase)
        return SAY(scene.title)

    assert title(seen(season="2")) == "Mykerinos, season 2: excavation"
    assert title(survey(cubes="b1/-/-")) == "Mykerinos, season 1: survey"
    assert title(draw(mykerinos.look(mykerinos.deal(3, {}), 0))) == "Mykerinos: setting up"
