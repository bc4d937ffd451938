"""Where each kind of action is clicked, and that the picture has something to click there."""

from functools import partial

import pytest

from digsite.core.targets import Spot, targets
from digsite.games import mesopotamia
from digsite.games.mesopotamia.actions import COLLECT, DONE, END
from digsite.games.mesopotamia.components import MANA_THEFT, PRIEST, TELEPORT
from digsite.games.mesopotamia.pictures.scene import draw
from digsite.games.mesopotamia.pictures.targets import spots as spots_of
from digsite.games.mesopotamia.state import State
from tests.mesopotamia.table import play, table
from tests.pictures import shapes

BUTTONS = {END, DONE, COLLECT}

HOME = "P:Hr.Hg.r3.g3/P:Hb.Hn"
CARDS = table(3, hands="MTX,-,-", mana="0/3,1/3,0/3")
LADEN = table(3, f"{HOME}.b1.bw1.bs!1.w1")
OUTNUMBERED = table(3, "P:Hr.Hg.r2.g3/P:Hb.Hn.b3.rw1")
LYING = table(3, f"{HOME}.b3/P@6nw:Hb1.b!1.b1", tokens="2,-,-")
CARRIED = table(3, f"{HOME}.bo1.b2/P@6nw:Hb", tokens="2,-,-", mana="2/3,0/3,0/3")
RED = table(3, "P:Hr.Hg.r2.g3/P:Hb.Hn.b!3.ro1/P@6nw:Hr", tokens="-,2,-", hands="TX,-,-")
HUTS = table(3, f"{HOME}.b3/P@5sw", hands="X,-,-")
BLESSED = table(3, f"{HOME}/P@6nw:Sb.b1", phase="mana", hands="P,-,-")
BUILDERS = table(3, f"{HOME}.b2/P@6nw:w1.b2", phase="action")
MASONS = table(3, f"{HOME}.b2/P@6nw:s1.b2", phase="action")


@pytest.mark.parametrize(
    "start, plays, action, spots",
    [
        (LADEN, "", "walk 6 se", [("tribe", 6, 0, 0, 0), ("tile", 0)]),
        (LADEN, "", "walk 6 nw stone thief", [("tribe", 6, 0, 2, 1), ("open", -2, 0)]),
        (LADEN, "", "grab 6 wood", [("good", 6, 0), ("tribe", 6, 0, 0, 0)]),
        (LADEN, "", "drop 6 stone thief", [("tribe", 6, 0, 2, 1)]),
        (OUTNUMBERED, "", "steal 6 red wood", [("tribe", 6, 1, 1, 0)]),
        (LYING, "", "take 1 thief", [("token", 0, 1), ("tribe", 7, 0, 0, 1)]),
        (CARRIED, "", "carry 1 se", [("token", 0, 1), ("tile", 0)]),
        (CARRIED, "", "carry 1 sw", [("token", 0, 1), ("open", -2, 1)]),
        (CARDS, "walk 6 nw/tile volcano", "volcano 4 sw", [("open", -1, 2)]),
        (BUILDERS, "", "hut 7 lying", [("tile", 7)]),
        (BUILDERS, "hut 7 lying", "offer 4", [("offering", 1)]),
        (MASONS, "", "sanctuary 7 lying", [("tile", 7)]),
        (BUILDERS, "", "grow 6", [("tile", 6)]),
        (BUILDERS, "", "draw", [("deck",)]),
        (BLESSED, "", "priest 7", [("tile", 7), ("card", PRIEST)]),
        (CARDS, "", "teleport", [("card", TELEPORT)]),
        (CARDS, "", "mana-theft red", [("card", MANA_THEFT), ("player", 1)]),
        (CARDS, "teleport", "tribe 5 green", [("tribe", 5, 2, 0, 0)]),
        (CARDS, "teleport/tribe 5 green", "to 3", [("tile", 3)]),
        (CARDS, "expulsion/tribe 5 red", "push n", [("tile", 6)]),
        (RED, "teleport", "tribe 6 thief", [("tribe", 6, 0, 0, 1)]),
        (RED, "teleport", "carrier red 1", [("token", 1, 1)]),
        (RED, "expulsion/carrier red 1", "push nw", [("tile", 7)]),
        (HUTS, "expulsion", "uproot 5 first", [("hut", 5, 0)]),
        (HUTS, "expulsion/uproot 5 second", "push sw", [("tile", 7)]),
    ],
)
def test_an_action_is_clicked_where_it_happens(
    start: State, plays: str, action: str, spots: list[Spot]
) -> None:
    s = play(mesopotamia.clone(start), *filter(None, plays.split("/")))
    v = mesopotamia.look(s, 0)
    found = targets(v.legal, partial(spots_of, v))
    assert {spot for spot in found if mesopotamia.read(action) in found[spot]} == set(spots)
    clicked = {each for shape in shapes(draw(v)) for each in shape.actions}
    assert clicked == set(v.legal) - BUTTONS
