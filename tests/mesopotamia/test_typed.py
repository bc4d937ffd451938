"""Lines of the terminal that stand for several actions."""

import pytest

from digsite.games import mesopotamia
from digsite.games.mesopotamia.state import State
from tests.mesopotamia.picks import named
from tests.mesopotamia.table import play, table

RIVALS = "P:Hr.Hg.r3.g3"
HOMES = f"{RIVALS}/P:Hb.Hn.b3"
LADEN = table(3, f"{RIVALS}/P:Hb.Hn.b1.bw1.bs!1/P@6nw:bw1")
CARRIER = table(3, f"{RIVALS}/P:Hb.Hn.bo1/P@6nw:Hb", tokens="2,-,-", mana="3/3,0/3,0/3")
HUTS = table(3, f"{RIVALS}/P:Hb.Hn/P@6nw:w1.b2/P@5sw:w1.bw1.b1", phase="action")
LOADED = table(3, f"{RIVALS}/P:Hb.Hn/P@6nw:bw1.b1", phase="action")
MASONS = table(3, f"{RIVALS}/P:Hb.Hn/P@6nw:s1.b2/P@5sw:s1.b2", phase="action")
PARENTS = table(3, f"{RIVALS}/P:Hb.Hn.b2/P@6nw:Hb.b2", phase="action", tokens="2*,-,-")
QUARRIES = play(table(3, f"{HOMES}/Q@4sw/Q@5sw"), "walk 6 nw", "tile quarry")


def typed(s: State, text: str) -> list[str]:
    """What a line plays, by name."""
    v = mesopotamia.look(s, s.actor)
    return named(mesopotamia.gather(v, mesopotamia.typed(v, text)).actions)


@pytest.mark.parametrize(
    "s, text, actions",
    [
        (LADEN, "walk 6 0 3", ["walk 6 se", "walk 0 se"]),
        (LADEN, "  Walk 6 se 3 ", ["walk 6 se", "walk 0 se"]),
        (LADEN, "walk 6 5 wood", ["walk 6 s wood"]),
        (LADEN, "walk thief stone 6 5", ["walk 6 s stone thief"]),
        (LADEN, "walk 7 6", ["walk 7 se wood"]),
        (LADEN, "walk 6 7 nw", ["walk 6 nw", "walk 7 nw"]),
        (CARRIER, "carry 1 0", ["carry 1 se"]),
        (CARRIER, "carry 1 6 5", ["carry 1 s"]),
        (CARRIER, "walk 6 0", ["carry 1 se"]),
        (HUTS, "hut 7 4", ["hut 7 lying", "offer 4"]),
        (HUTS, "hut 4 8", ["hut 8 lying", "offer 4"]),
        (HUTS, "hut 8 2 7 6", ["hut 8 lying", "offer 2", "hut 7 lying", "offer 6", "done"]),
        (HUTS, "hut 7 8 lay 4 7", ["hut 7 lying", "offer 4", "hut 8 lying", "offer 7", "done"]),
        (HUTS, "hut 8 4 carried", ["hut 8 carried", "offer 4"]),
        (HUTS, "hut 8 4 lying", ["hut 8 lying", "offer 4"]),
        (LOADED, "hut 7 4 carried", ["hut 7 carried", "offer 4", "done"]),
        (MASONS, "sanctuary 8 7", ["sanctuary 7 lying", "sanctuary 8 lying", "done"]),
        (PARENTS, "grow 7 6", ["grow 6", "grow 7", "done"]),
        (QUARRIES, "share 8 3", ["share 3", "share 8"]),
    ],
)
def test_a_line_names_several_actions(s: State, text: str, actions: list[str]) -> None:
    assert typed(s, text) == actions


def test_huts_go_on_in_the_same_words() -> None:
    assert typed(play(mesopotamia.clone(HUTS), "hut 7 lying", "offer 4"), "hut 8 2") == [
        "hut 8 lying",
        "offer 2",
        "done",
    ]


@pytest.mark.parametrize(
    "s, text",
    [
        (LADEN, ""),
        (LADEN, "fly 6 5"),
        (LADEN, "walk"),
        (LADEN, "walk north"),
        (LADEN, "walk 6 3"),
        (LADEN, "walk 6 nw nw nw"),
        (LADEN, "walk 3 2"),
        (LADEN, "walk 7 6 stone"),
        (LADEN, "carry 1 0"),
        (CARRIER, "carry"),
        (LADEN, "hut 7 4"),
        (LADEN, "share 2 3"),
        (HUTS, "walk 7 6"),
        (LOADED, "hut 7 4 lying"),
        (MASONS, "carry 1 6"),
    ],
)
def test_a_line_that_fits_nothing_names_no_picks(s: State, text: str) -> None:
    assert mesopotamia.typed(mesopotamia.look(s, s.actor), text) == ()
