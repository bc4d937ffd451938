"""T5  Discoveries."""

from digsite.core.seats import CHANCE
from digsite.games.mesopotamia.rules.course import odds
from tests.mesopotamia.table import begins, legal, play, table

HOMES = "P:Hr.Hg.r3.g3/P:Hb.Hn.b3"


def test_a_step_over_an_open_edge_draws_a_tile_and_enters_it() -> None:
    """T5.1"""
    s = play(table(), "walk 6 nw")
    assert s.actor == CHANCE
    assert legal(s) == ["tile plains", "tile forest", "tile quarry", "tile volcano"]
    assert odds(s) == [16, 5, 6, 3]
    play(s, "tile plains")
    assert (s.actor, s.points, s.found) == (0, 4, 1)
    assert "walk 7 nw" in legal(s)


def test_cargo_is_carried_into_new_land() -> None:
    """T5.1"""
    s = play(table(3, "P:Hr.Hg.r3.g3/P:Hb.Hn.bw1"), "walk 6 nw wood", "tile plains")
    assert "drop 7 wood" in legal(s)


def test_three_discoveries_a_turn() -> None:
    """T5.2"""
    s = table()
    for slot, way in ((6, "nw"), (7, "nw"), (8, "nw")):
        play(s, f"walk {slot} {way}", "tile plains")
    assert (s.points, s.found) == (2, 3)
    assert begins(s, "walk") == {"6 nw", "6 se", "6 s", "9 se"}


def test_a_volcano_is_laid_elsewhere_and_another_tile_is_drawn() -> None:
    """T5.3"""
    s = play(table(), "walk 6 nw", "tile volcano")
    assert s.actor == 0
    assert "1 n" in begins(s, "volcano")
    assert "6 nw" not in begins(s, "volcano")
    play(s, "volcano 1 n", "tile volcano", "volcano 2 ne", "tile forest")
    assert (s.points, s.found) == (4, 1)
    assert len(s.land) == 10


def test_a_new_forest_brings_wood_to_every_forest() -> None:
    """T5.4"""
    s = play(table(), "walk 6 nw", "tile forest")
    assert s.goods[2 * 2] == 1
    assert s.goods[2 * 7] == 2


def test_what_is_left_over_lies_on_the_new_tile() -> None:
    """T5.4"""
    s = play(table(3, f"{HOMES}/Q@4sw"), "walk 6 nw", "tile quarry")
    assert [s.goods[2 * slot + 1] for slot in (3, 7, 8)] == [1, 1, 1]
    s = play(table(4, "P:Hr.Hg.r3.g3/P:Hb.Hy.b3.y3"), "walk 6 nw", "tile quarry")
    assert [s.goods[2 * slot + 1] for slot in (3, 7)] == [1, 3]


def test_with_too_few_for_all_the_discoverer_chooses_the_others() -> None:
    """T5.5"""
    s = play(table(3, f"{HOMES}/Q@4sw/Q@5sw"), "walk 6 nw", "tile quarry")
    assert legal(s) == ["share 3", "share 7"]
    play(s, "share 7")
    assert legal(s) == ["share 8"]
    play(s, "share 8")
    assert [s.goods[2 * slot + 1] for slot in (3, 7, 8, 9)] == [0, 1, 1, 1]


def test_a_short_supply_goes_the_same_way() -> None:
    """T5.6"""
    s = table(3, "P:Hr.Hg.r3.g3.w19/P:Hb.Hn.b3")
    play(s, "walk 6 nw", "tile forest")
    assert (s.goods[2 * 2], s.goods[2 * 7], s.supply[0]) == (0, 1, 0)


def test_with_an_empty_stack_open_edges_are_closed() -> None:
    """T5.7"""
    s = table(3, f"{HOMES}/{whole_stack()}")
    assert sum(s.stack) == 0
    assert begins(s, "walk") == {"6 se", "6 s"}


def whole_stack() -> str:
    """Every tile of the stack in a row to the south of tile 5."""
    kinds = ["P"] * 16 + ["F"] * 5 + ["Q"] * 6 + ["V"] * 3
    return "/".join(f"{kind}@" + ("4sw" if n == 0 else f"{6 + n}s") for n, kind in enumerate(kinds))


def test_if_only_volcanoes_are_left_the_tribe_stays_and_nothing_is_counted() -> None:
    """T5.7"""
    tiles = whole_stack().split("/")[:-1]
    s = play(table(3, "/".join([HOMES, *tiles])), "walk 6 nw", "tile volcano")
    assert s.actor == 0
    play(s, next(f"volcano {place}" for place in sorted(begins(s, "volcano"))))
    assert (s.points, s.found) == (5, 0)
