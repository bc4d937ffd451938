"""The steps between tiles that the judgement for bots counts with."""

import pytest

from digsite.games.mesopotamia.judgement import ways as module
from digsite.games.mesopotamia.judgement.ways import FAR, steps_from, ways
from digsite.games.mesopotamia.state import clone
from tests.mesopotamia.table import table

TEMPLE, NORTHERN_VOLCANO, FOREST, QUARRY, SOUTHWEST, NORTHWEST = 0, 1, 2, 3, 5, 6
RING = 7  # tiles


def test_empty_hands_cross_the_temple_site() -> None:
    """T4.3"""
    assert steps_from(ways(table(2)).through, FOREST)[NORTHWEST] == 2


def test_goods_enter_the_temple_site_and_do_not_cross_it() -> None:
    """T4.3"""
    steps = steps_from(ways(table(2)).around, QUARRY)
    assert steps[TEMPLE] == 1
    assert steps[NORTHWEST] == FAR


def test_volcanoes_are_no_way() -> None:
    """T4.2"""
    walks = ways(table(2)).through
    assert set(steps_from(walks, NORTHERN_VOLCANO)) == {FAR}
    assert {steps_from(walks, start)[NORTHERN_VOLCANO] for start in range(RING)} == {FAR}


def test_whoever_is_to_join_others_where_he_stands_goes_out_and_comes_back() -> None:
    assert steps_from(ways(table(2)).through, SOUTHWEST)[SOUTHWEST] == 2


def test_the_nearest_edge_is_known() -> None:
    """T5.1"""
    walks = ways(table(2)).through
    steps_from(walks, FOREST)
    steps_from(walks, TEMPLE)
    assert (walks.edge[FOREST], walks.to_edge[FOREST]) == (FOREST, 0)
    assert walks.to_edge[TEMPLE] == 1


def test_from_a_tile_steps_are_counted_once() -> None:
    walks = ways(table(2)).through
    assert steps_from(walks, QUARRY) is steps_from(walks, QUARRY)


def test_a_map_is_looked_at_once_and_a_new_tile_makes_another_map() -> None:
    s = table(2)
    assert ways(s) is ways(clone(s))
    assert len(ways(table(2, "P:Hr.Hn.r3/P:Hb.Hn.b3/P@6nw")).through.edge) == RING + 1


def test_only_so_many_maps_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEPT", 1)
    monkeypatch.setattr(module, "KNOWN", {})
    first = ways(table(2))
    ways(table(2, "P:Hr.Hn.r3/P:Hb.Hn.b3/P@6nw"))
    assert len(module.KNOWN) == 1
    again = ways(table(2))
    assert again is not first
    assert steps_from(again.through, QUARRY) == steps_from(first.through, QUARRY)
