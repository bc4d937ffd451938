"""What the judgement for bots knows of good play."""

import pytest

from digsite.games import archaeology
from digsite.games.archaeology.components import COIN, MAP
from digsite.games.archaeology.judgement.appraisal import FITTED, Appraisal, Scale, danger
from digsite.games.archaeology.judgement.guess import PLAIN
from digsite.games.archaeology.judgement.heuristic import estimate, finds, sharpness
from digsite.games.archaeology.state import State
from tests.archaeology.table import late, play, table


def favourite(s: State) -> str:
    """The legal action with the most weight."""
    legal = archaeology.legal(s)
    weights = archaeology.prior(s, legal)
    return archaeology.say(legal[weights.index(max(weights))])


def favourites(s: State, number: int) -> list[str]:
    """The favourite, and the favourites after it."""
    found = []
    for _ in range(number):
        found.append(favourite(s))
        play(s, found[-1])
    return found


def expected(s: State) -> list[float]:
    """The money that each seat can expect."""
    return [estimate(s, Appraisal(s, FITTED), seat) for seat in range(3)]


@pytest.mark.parametrize("complete", ["cup 2", "scrap 4", "shard 5", "mask 4"])
def test_a_complete_set_is_sold_at_once(complete: str) -> None:
    s = table(hands=f"{complete.replace(' ', '')}/-/-", storms="1")
    assert favourite(s) == f"sell {complete}"


@pytest.mark.parametrize(
    "held, market, taken",
    [("scrap2,cup1", "cup1", "cup"), ("shard4,scrap1", "shard1", "shard")],
)
def test_the_best_trades_complete_a_set(held: str, market: str, taken: str) -> None:
    assert favourite(table(hands=f"{held}/-/-", market=market)) == f"take {taken}"


def test_several_cards_are_taken_if_only_together_they_pay() -> None:
    s = table(hands="talisman1,mask1/-/-", market="coin3", dig="3")
    assert favourites(s, 3) == ["take coin", "take coin", "take coin"]


def test_what_is_needed_least_pays() -> None:
    s = table(hands="shard1,scrap3,cup1/-/-", market="coin1,cup1")
    assert favourites(s, 3) == ["take cup", "pay scrap", "pay shard"]


def test_a_map_opens_the_small_chamber() -> None:
    assert favourite(table(hands="map1/-/-")) == "explore 3"


def test_in_a_storm_the_set_stays_together() -> None:
    s = table(3, hands="shard1,scrap1,coin3/-/-", phase="dig", actor="*", storms="1")
    assert favourites(play(s, "draw storm"), 2) == ["drop shard", "drop scrap"]


def test_the_largest_hand_is_robbed() -> None:
    s = table(3, hands="-/coin2/shard5", phase="dig", actor="*", thieves="1")
    assert favourite(play(s, "draw thief")) == "rob 2"


def test_growing_sets_are_kept_while_no_storm_is_near_and_sold_when_one_is() -> None:
    calm = table(hands="coin3/-/-", dig="24")
    near = table(hands="coin3/-/-", dig="12", storms="2")
    assert (favourite(calm), favourite(near)) == ("done", "sell coin 3")


def test_a_storm_is_thought_to_take_what_is_missed_least() -> None:
    calm, near = (Appraisal(table(dig="12", storms=n), FITTED) for n in ("0", "2"))
    behind_scraps, alone = [0, 3, 3, 0, 0, 0, 0], [0, 0, 3, 0, 0, 0, 0]
    lost = [calm.safe_part(hand) - near.safe_part(hand) for hand in (behind_scraps, alone)]
    of_scraps, of_coins = calm.safe_part([0, 3, 0, 0, 0, 0, 0]), calm.loss(COIN, 3)
    assert lost == pytest.approx([near.threat * of_scraps, near.threat * of_coins])


def test_a_map_is_kept_for_the_middle_chamber_once_the_small_one_is_open() -> None:
    assert favourite(table(hands="map1/-/-", closed="5,7")) == "done"


def test_danger_is_the_number_of_storms_before_the_next_turn() -> None:
    assert danger(table(3, dig="24", storms="2")) == 3 * 2 / 24
    assert danger(late(hands="coin1/-/-")) == 0


def test_with_nothing_left_to_dig_selling_is_better_than_passing() -> None:
    assert favourite(late(hands="coin3/cup1/-")) == "sell coin 3"


@pytest.mark.parametrize("scale", [PLAIN, FITTED], ids=["plain", "fitted"])
def test_a_map_is_worth_little_once_no_chamber_is_left_for_it(scale: Scale) -> None:
    open_pyramid, closed_pyramid = (
        Appraisal(table(closed=closed), scale).worth(MAP, 1) for closed in ("-", "3,5,7")
    )
    assert closed_pyramid > open_pyramid == 3


def test_what_a_trade_will_cost_is_not_counted_as_held() -> None:
    s = table(hands="shard1,scrap3,cup1/-/-", market="coin1,cup1")
    taken = expected(play(s, "take cup"))[0]
    partly_paid = expected(play(s, "pay scrap"))[0]
    assert taken == partly_paid == expected(play(s, "pay shard"))[0]


def test_what_a_storm_will_take_is_not_counted_as_held() -> None:
    hands = "shard1,scrap1,coin3/shard2,coin2/cup1"
    s = play(table(hands=hands, phase="dig", actor="*", storms="1"), "draw storm")
    before = expected(s)
    for loss in ("drop shard", "drop scrap", "drop shard", "drop shard"):
        play(s, loss)
        assert expected(s) == before
    assert s.to_drop == 0


@pytest.mark.parametrize(
    "phase, expected",
    [({}, [1, 2, 2]), ({"phase": "dig", "actor": "*"}, [2, 2, 1])],
    ids=["after digging", "before digging"],
)
def test_whoever_digs_next_will_find_no_less_than_others(
    phase: dict[str, str], expected: list[int]
) -> None:
    s = table(3, dig="5", **phase)
    assert [finds(s, seat) for seat in range(3)] == expected


def test_a_chamber_counts_while_it_is_explored() -> None:
    s = table(3, hands="map1/-/-")
    before = finds(s, 0)
    assert finds(play(s, "explore 3"), 0) == before + 3
    assert finds(play(s, "draw coin"), 0) == before + 2


def test_the_digger_of_a_storm_will_dig_again() -> None:
    s = table(3, hands="coin2/-/-", phase="dig", actor="*", storms="1", dig="6")
    play(s, "draw storm")
    assert [finds(s, seat) for seat in range(3)] == [2, 2, 1]


def test_who_is_ahead_expects_more_of_the_win() -> None:
    ahead, behind, _ = archaeology.value(table(3, hands="cup2/coin1/-", sold="-/-/-"))
    assert ahead > behind


def test_a_learner_fears_a_storm_for_whatever_is_held() -> None:
    hands = "coin3/shard5/-"
    calm, near = (archaeology.guess(table(hands=hands, dig="12", storms=n)) for n in ("0", "2"))
    assert near[2] > calm[2]


def test_a_lead_is_surer_with_less_to_dig() -> None:
    assert sharpness(table(3, dig="2")) > sharpness(table(3, dig="20"))


def test_before_anything_is_to_be_decided_every_action_weighs_the_same() -> None:
    assert archaeology.prior(archaeology.deal(2, {}), [0, 1]) == [1, 1]
