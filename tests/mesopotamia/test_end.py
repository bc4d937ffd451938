"""T8, T9, T10  Mana, and the end of the game."""

from digsite.core.seats import NOBODY
from digsite.games.mesopotamia.position import parse, write
from digsite.games.mesopotamia.rules.end import places, scores
from digsite.games.mesopotamia.state import State
from tests.mesopotamia.table import play, table


def collecting(tiles: str, **changes: str) -> State:
    return play(table(3, f"P:Hr.Hg.r3.g3/P:Hb.Hn/{tiles}", phase="mana", **changes), "collect")


def test_own_sanctuaries_give_mana_with_one_tribe() -> None:
    """T8.1  The rulebook's example: own and rival sanctuaries."""
    assert collecting("P@6nw:Sb.b1").mana[0] == 1
    assert collecting("P@6nw:Sb/P@7n:b1").mana[0] == 0


def test_sanctuaries_of_others_give_mana_with_two_tribes() -> None:
    """T8.2  The rulebook's example: own and rival sanctuaries."""
    assert collecting("P@6nw:Sr.b2").mana[0] == 1
    assert collecting("P@6nw:Sr.b1").mana[0] == 0
    assert collecting("P@6nw:Sb.b1/P@7n:Sr.b2").mana[0] == 2


def test_a_tribe_with_an_offering_holds_a_sanctuary_as_well() -> None:
    """T8.1, T8.2"""
    assert collecting("P@6nw:Sb.bo1/P@7n:Hb", tokens="2,-,-").mana[0] == 1
    assert collecting("P@6nw:Sr.bo1.b1/P@7n:Hb", tokens="2,-,-").mana[0] == 1


def test_mana_never_exceeds_the_limit_and_then_the_turn_is_over() -> None:
    """T8.3"""
    s = collecting("P@6nw:Sb.b1/P@7n:Sr.b2", mana="2/3,0/3,0/3")
    assert s.mana[0] == 3
    assert s.actor == 1


FOUR = "P:Hr.Hg.r3.g3/P:Hb.Hn.bo4/P@6nw:Hb.Hb/P@7n:Hb.Hb"


def won() -> State:
    """Blue delivers the fourth offering; red has given 4 and green 2."""
    tiles = f"{FOUR}/P@8n:Hr.Hg"
    s = table(3, tiles, tokens="2*4*6*7,4*,2*", mana="7/7,1/4,2/3", temple="5")
    return play(s, "carry 4 se")


def test_the_fourth_offering_ends_the_game_at_once() -> None:
    """T9.1"""
    s = won()
    assert s.actor == NOBODY
    assert scores(s)[0] == max(scores(s))


def test_the_others_are_placed_by_offerings_their_sum_and_mana() -> None:
    """T9.2"""
    assert places(won()) == [1, 2, 3]
    tied = table(3, mana="0/3,2/3,2/3")
    assert places(tied) == [3, 1, 1]


def test_nothing_of_the_turn_is_left_when_the_game_is_won_on_foot() -> None:
    """T9.1, T4.7, T7.5  Points, discoveries, thieves and a holy stone end with the game."""
    tiles = f"{FOUR}.bs!1"
    s = table(3, tiles, tokens="2*4*6*7,-,-", mana="7/7,0/3,0/3", temple="5", found="1", holy="1")
    play(s, "carry 4 se")
    assert write(parse(write(s))) == write(s)
    assert (s.points, s.found, s.holy) == (0, 0, 0)
    assert "!" not in write(s)


def test_nothing_of_the_turn_is_left_when_the_game_is_won_by_a_card() -> None:
    """T9.1, T7.7  The card drawn in this turn is then a card like others."""
    s = table(
        3,
        FOUR,
        phase="mana",
        tokens="2*4*6*7,-,-",
        mana="7/7,0/3,0/3",
        temple="5",
        hands="PT,-,-",
        fresh="P",
    )
    play(s, "teleport", "carrier blue 4", "to 0")
    assert s.actor == NOBODY
    assert write(parse(write(s))) == write(s)


def test_a_last_round_ends_the_game() -> None:
    """T10.4"""
    s = table(3, rounds="20", turn=str(3 * 20 - 1), actor="2")
    play(s, "end", "done", "collect")
    assert s.actor == NOBODY
    s = table(3, rounds="none", turn=str(3 * 20 - 1), actor="2")
    play(s, "end", "done", "collect")
    assert s.actor == 0
