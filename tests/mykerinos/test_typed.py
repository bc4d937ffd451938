"""A turn of Mykerinos typed as one line, its words in any order."""

import pytest

from digsite.games import mykerinos
from digsite.games.mykerinos.view import View
from tests.mykerinos.table import table


def helped() -> View:
    """What the first player sees; he has a card of each patron and a cube on b2."""
    return mykerinos.look(table(3, season="3", lots="2,9,16,23,30/-/-", cubes="b2/-/-"), 0)


@pytest.mark.parametrize(
    "line, expected",
    [
        ("extend b3 b4", ["extend b3", "then b4"]),
        ("  EXTEND b4,  B3", ["extend b3", "then b4"]),
        ("b3 extend then b4", ["extend b3", "then b4"]),
        ("dig h6", ["dig h6"]),
        ("tangerine b3 b4 b5", ["tangerine", "extend b3", "then b4", "then b5"]),
        ("b5 b4 tangerine b3", ["tangerine", "extend b3", "then b4", "then b5"]),
        ("violet dig h6", ["violet", "dig h6"]),
        ("blackmore dig h6 g6", ["blackmore", "dig h6", "then g6"]),
        ("brown 3.lemon", ["brown 3.lemon"]),
        ("pass", ["pass"]),
    ],
)
def test_a_turn_is_typed_as_one_line(line: str, expected: list[str]) -> None:
    v = helped()
    g = mykerinos.gather(v, mykerinos.typed(v, line))
    assert [mykerinos.say(action) for action in g.actions] == expected


@pytest.mark.parametrize(
    "line", ["", "extend b3", "dig b3 b4", "b3 h6", "dig pass", "take left", "skip", "nonsense b3"]
)
def test_a_line_that_is_no_turn_names_no_picks(line: str) -> None:
    assert mykerinos.typed(helped(), line) == ()


def test_the_survey_is_typed_as_well() -> None:
    s = table(3, phase="survey", survey="0.0", passed="1,2,3", cubes="b1b2/b3/-")
    v = mykerinos.look(s, 0)
    assert mykerinos.typed(v, "take left") == ("lot-1-left",)
    assert mykerinos.typed(v, "room 3.lemon") == ("room-3-lemon",)


def test_who_is_not_to_act_types_nothing() -> None:
    assert mykerinos.typed(mykerinos.look(table(), 1), "dig b2") == ()
