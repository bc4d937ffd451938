"""What each game's own study finds, and how it is counted."""

from dataclasses import replace

import pytest

import digsite
from digsite.arena.figures import figures
from digsite.arena.findings import Row, findings, point_sources
from digsite.arena.plan import Plan
from digsite.arena.playing import played
from digsite.arena.result import Result
from digsite.arena.studies import study_of
from tests.arena.made_up import GAME, plan, result
from tests.helpers import new, studied

STUDIED = [name for name in digsite.names() if study_of(name)]


@pytest.mark.parametrize("name", STUDIED)
def test_every_row_of_a_study_has_its_fact_and_every_fact_its_row(name: str) -> None:
    study = study_of(name)
    assert study
    keys = [key for topic in study.TOPICS for key, _ in topic.rows]
    assert len(set(keys)) == len(keys)
    game = digsite.load(name)
    for seats in game.SEATS:
        facts = studied(game, study.study, new(game, seats), [])
        assert {key.removesuffix("-sum") for key in facts} == set(keys)
        assert {len(values) for values in facts.values()} == {seats}


def test_a_game_without_a_study_has_no_findings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("digsite.arena.studies.find_spec", lambda _: None)
    found = played(Plan(GAME, ("weighted",), 2, 1, 5), 0)
    assert found.facts == {}
    assert findings(figures(plan("weighted", matches=1), [found])) == []


def with_facts(number: int, scores: list[int], **facts: list[int]) -> Result:
    named = {key.replace("_", "-"): values for key, values in facts.items()}
    return replace(result(number, scores), facts=named)


def test_a_table_compares_winners_with_the_others_and_tells_what_a_thing_brought() -> None:
    results = [
        with_facts(0, [9, 1], room_5=[2, 0], room_5_sum=[10, 0]),
        with_facts(1, [1, 9], room_5=[1, 1], room_5_sum=[4, 2]),
    ]
    table = findings(figures(plan(matches=2), results))[0]
    row = table.rows[0]
    assert (row.label, row.winners, row.others, row.each) == ("Rooms worth 5", 1.5, 0.5, 4.0)
    assert row.most
    assert row.most.mean == 1.0  # in the one match where somebody had more


def test_who_shares_the_most_shares_what_it_won() -> None:
    results = [with_facts(0, [9, 5, 1], room_5=[1, 1, 0])]
    row = findings(figures(plan("a,b,c", 3, 1), results))[0].rows[0]
    assert row.most
    assert row.most.mean == 0.5


def test_what_never_happened_has_no_row_and_what_pays_nothing_no_points() -> None:
    results = [with_facts(0, [9, 1], calls_violet=[1, 1], calls_lemon=[0, 0])]
    found = findings(figures(plan(matches=1), results))
    assert [table.topic.heading for table in found] == ["Calls"]
    assert found[0].rows == [Row("Lady Violet", 1.0, 1.0, None, None, None)]


def test_a_part_of_the_score_is_told_as_a_part_of_the_points_of_winners() -> None:
    results = [
        with_facts(0, [12, 4], room_5=[1, 1], room_5_sum=[6, 3]),
        with_facts(1, [2, 8], room_5=[1, 1], room_5_sum=[2, 4]),
    ]
    row = findings(figures(plan(matches=2), results))[0].rows[0]
    assert row.part == 0.5


def with_parts(number: int, *parts: dict[str, int]) -> Result:
    return replace(result(number, [sum(own.values()) for own in parts]), parts=list(parts))


def test_parts_of_the_score_are_told_by_bot_and_for_winners() -> None:
    results = [
        with_parts(0, {"prestige": 6, "sets": 3}, {"prestige": 1, "sets": 0}),
        with_parts(1, {"prestige": 3, "sets": 0}, {"prestige": 2, "sets": 4}),
    ]
    found = point_sources(figures(plan(matches=2), results))
    assert [(part.label, part.bots, part.winners, part.part) for part in found] == [
        ("Prestige", [4.0, 2.0], 4.0, 8 / 15),
        ("Sets", [3.5, 0.0], 3.5, 7 / 15),
    ]


def test_points_that_all_come_from_one_thing_need_no_table() -> None:
    assert point_sources(figures(plan(matches=1), [result(0, [9, 1])])) == []
