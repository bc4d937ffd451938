"""The study of many matches: three ways to count the same points."""

import pytest

from digsite.arena.plan import Plan
from digsite.arena.playing import played


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lots_cards_and_rooms_add_up_to_the_score(seats: int) -> None:
    """M7.1, M9.2, M9.3, M9.4"""
    plan = Plan("mykerinos", ("weighted",), seats, 2, 5)
    for number in range(plan.matches):
        found = played(plan, number)
        for seat in range(seats):
            facts = {key: values[seat] for key, values in found.facts.items()}
            lots, cards = total(facts, "lots-"), total(facts, "cards-")
            exhibition = points(facts, "cards-")
            prestige, sets = found.parts[seat]["prestige"], found.parts[seat]["sets"]
            assert prestige + exhibition + sets == found.scores[seat]
            assert points(facts, "lots-") == prestige + exhibition
            assert points(facts, "room-") == exhibition - cards
            assert lots - cards in {0, 1}  # one lot has no patron
            assert total(facts, "room-") == total(facts, "rooms-")


def test_calls_are_counted_from_the_second_season_on() -> None:
    """M5.1"""
    found = played(Plan("mykerinos", ("weighted",), 4, 1, 5), 0)
    calls = sum(sum(values) for key, values in found.facts.items() if key.startswith("calls-"))
    assert 0 < calls <= 3 * sum(sum(found.facts[f"lots-{season}"]) for season in (1, 2, 3))


def total(facts: dict[str, int], prefix: str) -> int:
    return sum(facts[key] for key in facts if key.startswith(prefix) and not key.endswith("-sum"))


def points(facts: dict[str, int], prefix: str) -> int:
    return sum(facts[key] for key in facts if key.startswith(prefix) and key.endswith("-sum"))
