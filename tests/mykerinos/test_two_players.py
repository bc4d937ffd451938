"""M10  Two players and the neutral colour."""

import digsite
from digsite.core.match import Match
from digsite.games import mykerinos
from digsite.games.mykerinos.phases import SURVEY
from digsite.games.mykerinos.state import State, cubes_of
from tests.mykerinos.table import cells, legal, play, table

DEALT = ["wing lemon", "wing blackmore", "wing brown", "wing violet", "wing tangerine"]


def survey(cubes: str, **changes: str) -> State:
    """Blue has passed first, Red second; the neutral disc lies between them."""
    fields = {"phase": "survey", "survey": "0.0", "passed": "1,3,2", "neutral": "0,0"}
    return table(2, **{**fields, "cubes": cubes, **changes})


def test_a_third_colour_plays_that_scores_nothing() -> None:
    """M10.1"""
    s = mykerinos.deal(2, {})
    assert (s.seats, s.colours) == (2, 3)
    assert len(mykerinos.scores(s)) == len(mykerinos.places(s)) == 2


def test_each_season_everybody_takes_four_neutral_cubes() -> None:
    """M10.2"""
    s = play(mykerinos.deal(2, {}), "first 1", *DEALT)
    assert s.held_neutral == [4, 4]
    assert s.reserve[:2] == [11, 11]
    assert s.supply == [14, 14, 17]


def test_the_first_player_takes_neutral_cubes_first_when_they_run_out() -> None:
    """M10.2"""
    s = table(2, season="2", neutral="10,10", passed="1,0,2", actor="1", laying="1")
    play(s, "pass")
    assert s.first == 1
    assert s.held_neutral == [11, 14]


def test_the_neutral_disc_lies_on_space_2() -> None:
    """M10.3"""
    s = play(mykerinos.deal(2, {}), "first 0", *DEALT)
    assert s.passed == [0, 0, 2]
    s = play(table(2), "pass")
    assert s.passed == [1, 0, 2]
    assert play(s, "dig b1", "skip").passed == [1, 3, 2]


def standing(cubes: str, passed: str, actor: str = "0") -> list[tuple[int, bool]]:
    """The colours in zone 1, best first, and whether the tie with the next is still open."""
    s = table(2, cubes=cubes, passed=passed, actor=actor, laying=actor)
    return [(each.colour, each.tied) for each in mykerinos.look(s, 0).standings[0]]


def test_a_tie_with_the_neutral_is_open_until_somebody_has_passed() -> None:
    """M10.3"""
    assert [tied for _, tied in standing("b1/-/c2", "0,0,2")] == [True, False]
    assert [tied for _, tied in standing("b1/b3/c2", "0,0,2")] == [True, True, False]
    assert standing("b1b2/-/c2", "0,0,2") == [(0, False), (2, False)]


def test_the_first_to_pass_is_before_the_neutral_and_the_other_behind_it() -> None:
    """M10.3"""
    assert standing("b1/b3/c2", "1,0,2", actor="1") == [(0, False), (2, False), (1, False)]
    assert standing("b1/b3/c2", "0,1,2") == [(1, False), (2, False), (0, False)]


def test_an_open_tie_with_the_neutral_is_shown_by_an_equals_sign() -> None:
    """M10.3"""
    s = table(2, cubes="b1/-/c2")
    picture = mykerinos.draw(mykerinos.look(s, 0))
    assert "scene-tie" in repr(picture)
    letters = mykerinos.sketch(mykerinos.look(s, 0))
    spans = [span for block in letters.blocks for line in block.lines for span in line]
    assert [span.words for span in spans].count("=") == 1


def test_after_his_own_action_a_person_may_lay_neutral_cubes() -> None:
    """M10.4"""
    s = play(table(2), "dig b1")
    assert s.actor == 0
    assert "dig b2" in legal(s)
    assert "skip" in legal(s)
    assert "pass" not in legal(s)
    play(s, "dig b2")
    assert cubes_of(s, 2) == (2**9, 0)
    assert (s.held_neutral, s.actor) == ([3, 4], 1)


def test_the_neutral_is_extended_from_any_neutral_cube_and_no_other() -> None:
    """M10.4"""
    s = play(table(2, cubes="b2/-/g2"), "dig h1")
    assert cells(s, "extend") == {"f2", "h2", "g3"}
    play(s, "extend g3", "then g4")
    assert (s.held_neutral, s.actor) == ([2, 4], 1)


def test_one_neutral_cube_can_only_start_a_dig() -> None:
    """M10.4"""
    s = play(table(2, cubes="-/-/g2", neutral="1,4"), "dig h1")
    assert cells(s, "extend") == set()
    assert (s.actor, {"dig h2", "skip"} - set(legal(s))) == (0, set())


def test_without_neutral_cubes_the_turn_is_over() -> None:
    """M10.4"""
    assert play(table(2, neutral="0,4"), "dig h1").actor == 1


def test_without_a_cell_for_neutral_cubes_the_turn_is_over() -> None:
    """M10.4"""
    free = sorted(cells(table(2), "dig"), key=lambda name: (name[1], name[0]))
    full = "".join(free[:19]) + "/" + "".join(free[19:39]) + "/-"
    s = play(table(2, cubes=full, hand="2,2"), f"dig {free[39]}")
    assert (s.actor, legal(s)) == (1, ["pass"])


def test_without_a_cube_of_ones_own_neutral_cubes_are_of_no_use() -> None:
    """M4.5, M10.4"""
    assert legal(table(2, hand="0,8", neutral="4,4")) == ["pass"]


def test_the_neutral_lays_no_cube_on_a_pyramid() -> None:
    """M10.4"""
    s = play(table(2, cubes="-/-/b2"), "dig h1")
    assert cells(s, "dig") == cells(table(2, cubes="h1/-/b2"), "dig")
    assert cells(play(s, "extend a2"), "then") == {"a3"}


def test_neutral_cubes_may_be_left_and_nothing_changes() -> None:
    """M10.4"""
    s = play(table(2), "dig h1", "skip")
    assert (s.actor, s.reserve[:2], s.held_neutral) == (1, [7, 8], [4, 4])
    assert s.supply == [17, 17, 17]


def test_after_a_pass_no_neutral_cube_is_laid() -> None:
    """M10.4"""
    assert play(table(2), "pass").actor == 1


def test_after_a_patron_and_after_sir_brown_too_neutral_cubes_may_be_laid() -> None:
    """M10.4"""
    s = play(table(2, season="2", lots="9,16/-"), "blackmore", "dig b1", "then b2")
    assert "skip" in legal(s)
    s = play(table(2, season="2", lots="9,16/-"), "brown 3.lemon")
    assert "skip" in legal(s)


def test_patrons_never_help_the_neutral() -> None:
    """M10.4"""
    s = play(table(2, season="2", lots="2,9,16,23,30/-", cubes="b2/-/g2"), "dig b1")
    assert {name.split()[0] for name in legal(s)} == {"dig", "extend", "skip"}


def test_the_last_person_has_his_action_and_the_neutral_one() -> None:
    """M10.5"""
    s = play(table(2), "pass", "dig b1")
    assert (s.actor, s.phase) != (1, SURVEY)
    assert "skip" in legal(s)
    play(s, "dig b2")
    assert s.phase == SURVEY


def test_the_second_to_pass_starts_the_next_season() -> None:
    """M10.5, M8.1"""
    assert play(table(2), "pass", "pass").first == 1


def test_neutral_first_the_person_ranked_third_chooses_its_lot() -> None:
    """M10.6  Then the second chooses for himself, then the third may take what is left."""
    s = survey("b1b2/c2/a2a3b3", actor="1")
    assert (s.actor, legal(s)) == (1, ["discard left", "discard right"])
    play(s, "discard right")
    assert s.actor == 0
    assert {"take left"} == {name for name in legal(s) if not name.startswith("room")}
    play(s, "room 3.lemon")
    assert (s.actor, legal(s)) == (1, ["take left", "decline"])


def test_neutral_first_with_one_person_the_absent_one_chooses() -> None:
    """M10.6"""
    s = survey("b1/-/a2a3", actor="1")
    assert (s.actor, legal(s)) == (1, ["discard left", "discard right"])
    assert play(s, "discard left").actor == 0


def test_neutral_first_either_person_may_be_the_one_who_chooses() -> None:
    """M10.6  Third, or absent, is the first seat here."""
    assert survey("c2/b1b2/a2a3b3", actor="0").actor == 0
    assert survey("-/b1/a2a3", actor="0").actor == 0


def test_the_lot_chosen_for_the_neutral_is_one_of_the_zone_under_survey() -> None:
    """M10.6"""
    s = survey("-/e4/f5f6", survey="3.0", region=".,.,.,.,.,.,8,15,.,.,.,.", actor="0")
    play(s, "discard left")
    assert s.lot_at[6:8] == [-1, 15]


def test_neutral_second_the_first_person_chooses_for_himself_and_then_for_it() -> None:
    """M10.6"""
    s = survey("b1b2c2/c3/a2a3")
    assert s.actor == 0
    play(s, "room 3.lemon")
    assert (s.actor, legal(s)) == (0, ["discard left", "discard right"])
    play(s, "discard left")
    assert (s.actor, legal(s)) == (1, ["take right", "decline"])


def test_the_neutral_never_goes_to_the_museum_and_its_lots_leave_the_game() -> None:
    """M10.6"""
    s = play(survey("b1b2c2/c3/a2a3"), "take left")
    assert (s.actor, legal(s)) == (0, ["discard right"])
    play(s, "discard right")
    assert s.lots == [1, 0]
    assert s.halls[2] == 0


def test_which_lot_the_neutral_takes_is_no_choice_when_both_leave_anyway() -> None:
    """M10.6"""
    s = play(survey("b1b2c2/-/a2a3"), "room 3.lemon")
    assert (s.actor, legal(s)) == (0, ["discard left"])


def test_the_neutral_takes_the_lot_that_the_first_has_left() -> None:
    """M10.6"""
    s = play(survey("b1b2c2/-/a2a3"), "take left")
    assert (s.actor, legal(s)) == (0, ["discard right"])


def test_the_match_plays_that_choice_by_itself_and_writes_it_down() -> None:
    """M10.6"""
    game = digsite.load("mykerinos")
    match = Match(game, 2, seed=1)
    match._s = survey("b1b2c2/f1/a2a3")  # noqa: SLF001 - a position to start from
    match.act(0, game.read("room 3.lemon"))
    assert match.actor == 1
    assert [move.text for move in match.record.moves[-2:]] == ["room 3.lemon", "discard left"]


def test_the_neutral_disc_wins_and_loses_ties() -> None:
    """M10.3, M6.3"""
    s = survey("b1/c2/a2")
    assert s.actor == 0
    play(s, "take left")
    assert legal(s) == ["discard right"]


def test_neutral_alone_both_lots_leave_the_game() -> None:
    """M10.7"""
    s = table(2, cubes="f1/-/a2a3", passed="1,0,2", actor="1", laying="1")
    play(s, "pass", "take left")
    assert s.lots == [2**14, 0]
    assert s.season == 2


def test_neutral_third_gets_nothing() -> None:
    """M10.7"""
    s = play(survey("b1b2c2/a2c3/a3"), "room 3.lemon", "room 3.brown")
    assert s.season == 2
    assert s.lots == [0, 0]


def test_neutral_cubes_at_hand_break_no_tie_at_the_end() -> None:
    """M9.5  Only cubes of the own colour are a personal reserve."""
    region = ",".join(["."] * 12)
    fields = {"season": "4", "phase": "over", "actor": "-", "laying": "-", "passed": "0,0,0"}
    s = table(2, **fields, region=region, lots="5/12", hand="3,3", neutral="9,2")
    assert mykerinos.places(s) == [1, 1]
