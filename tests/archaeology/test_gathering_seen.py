"""What people pick up as it is drawn, and as it is typed in one line."""

import pytest

from digsite.games import archaeology
from tests.archaeology.hands import (
    SAY,
    clicked,
    coins,
    gathered,
    names,
    storm,
    trading,
)
from tests.archaeology.table import play, table
from tests.pictures import shapes

# What is drawn


def test_what_is_picked_is_drawn_as_picked_and_everything_else_is_not() -> None:
    s = coins()
    v = archaeology.look(s, 0)
    for things, marked in [
        ([], set[str]()),
        (["hand-coin", "hand-coin"], {"hand-coin-picked", "sell-coin-2"}),
        (["hand-coin", "market-shard"], {"hand-coin-picked", "market-shard-picked"}),
        (["chamber-small"], {"chamber-small", "hand-map-picked"}),
    ]:
        scene = archaeology.draw(v, clicked(s, *things))
        picked = {each.id for each in shapes(scene) if "picked" in each.classes.split()}
        assert picked == marked


def test_cards_that_are_picked_lie_behind_those_that_are_not() -> None:
    g = clicked(coins(), "hand-coin")
    drawn = [each.id for each in shapes(archaeology.draw(archaeology.look(coins(), 0), g))]
    assert drawn.index("hand-coin-picked") < drawn.index("hand-coin")
    assert drawn.index("hand-coin-1") < drawn.index("hand-coin") < drawn.index("hand-coin-2")


def test_just_what_can_be_clicked_is_lit() -> None:
    s = trading()
    for things in [(), ("hand-map",), ("market-mask", "hand-coin"), ("chamber-small",)]:
        g = clicked(s, *things)
        scene = archaeology.draw(archaeology.look(s, 0), g)
        assert {each.id for each in shapes(scene) if "legal" in each.classes.split()} == set(
            g.clicks
        )


@pytest.mark.parametrize(
    "things, balance",
    [
        (["market-cup"], "still 2"),
        (["market-cup", "hand-coin"], "even"),
        (["market-cup", "hand-map"], "1 is lost"),
    ],
)
def test_the_pans_show_the_trade_that_is_laid_out(things: list[str], balance: str) -> None:
    s = trading()
    scene = archaeology.draw(archaeology.look(s, 0), clicked(s, *things))
    assert balance in {SAY(each.words) for each in shapes(scene)}
    taken = next(each for each in shapes(scene) if each.id == "trade-taken")
    assert SAY(taken.label) == "You take: 1 card, 2 in trade value"


def test_the_pans_go_on_with_a_trade_that_was_begun() -> None:
    s = play(trading(), "take cup")
    for things, balance in [
        ([], "still 2"),
        (["market-talisman", "hand-map"], "still 2"),
        (["hand-map"], "1 is lost"),
    ]:
        scene = archaeology.draw(archaeology.look(s, 0), clicked(s, *things))
        assert balance in {SAY(each.words) for each in shapes(scene)}


# What is typed


@pytest.mark.parametrize(
    "line, actions",
    [
        ("trade coin parchment for talisman", ["take talisman", "pay coin", "pay scrap"]),
        ("  Trade  SCRAP coin FOR talisman ", ["take talisman", "pay coin", "pay scrap"]),
        ("trade map for shard cup", ["take shard", "take cup", "pay map"]),
        ("trade map for tal", ["take talisman", "pay map"]),
    ],
)
def test_a_trade_is_typed_in_one_line(line: str, actions: list[str]) -> None:
    s = table(hands="scrap1,coin1,map1/-/-", market="shard1,cup1,talisman1")
    picks = archaeology.typed(archaeology.look(s, 0), line)
    assert names(gathered(s, *picks)) == actions


def test_what_a_storm_takes_is_typed_in_one_line() -> None:
    v = archaeology.look(storm(), 0)
    assert names(gathered(storm(), *archaeology.typed(v, "lose mask scrap scrap"))) == [
        "drop scrap",
        "drop scrap",
        "drop mask",
    ]


@pytest.mark.parametrize(
    "line", ["", "done", "trade coin", "trade for cup", "trade x for cup", "lose coin", "trade"]
)
def test_other_lines_name_nothing(line: str) -> None:
    assert archaeology.typed(archaeology.look(coins(), 0), line) == ()


@pytest.mark.parametrize("line", ["lose", "lose c coin", "trade coin for cup", "drop coin"])
def test_in_a_storm_cards_are_lost_and_nothing_else(line: str) -> None:
    assert archaeology.typed(archaeology.look(storm(), 0), line) == ()
