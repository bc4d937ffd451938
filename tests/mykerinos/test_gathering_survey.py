"""What people pick up in a survey of Mykerinos, and for the neutral player."""

from digsite.games import mykerinos
from digsite.games.mykerinos.state import State
from tests.mykerinos.picks import SAY, after, clicked, picked, plays, seen
from tests.mykerinos.table import play, table

# The neutral cubes of a game for two


def test_neutral_cubes_are_laid_by_the_same_clicks() -> None:
    s = play(table(2, cubes="b2/-/f2"), "dig h6")
    assert SAY(clicked(s).says) == "4 neutral cubes: a cell, or none"
    g = clicked(s, "f3", "e3")
    assert plays(g) == ["extend f3", "then e3"]
    assert SAY(g.confirm) == "Extend neutral f3, e3: 2 cubes, 2 left"
    assert after(s, g).held_neutral[0] == 2


def test_while_nothing_is_picked_the_large_button_lays_no_neutral_cubes() -> None:
    s = play(table(2, cubes="b2/-/f2"), "dig h6")
    g = clicked(s)
    assert (plays(g), SAY(g.confirm), g.buttons) == (["skip"], "Lay none", ())
    assert after(s, g).held_neutral[0] == 4
    assert SAY(picked(s, "skip").says) == "The 4 neutral cubes stay with you"  # as it is typed


# The survey


def survey(seats: int = 3, **changes: str) -> State:
    passed = "1,3,2" if seats == 2 else "1,2,3"
    neutral = {"neutral": "0,0"} if seats == 2 else {}
    everything = {"phase": "survey", "survey": "0.0", "passed": passed, **neutral, **changes}
    return table(seats, **everything)


def test_a_lot_says_what_it_brings_now_and_at_the_end() -> None:
    s = survey(
        season="2", cubes="b1b2/b3/-", region="5,9,14,21,28,1,8,15,.,.,.,.", rooms="3.lemon/-/-"
    )
    assert SAY(clicked(s).says) == "Zone 1, 1st place: a lot or a room"
    g = clicked(s, "lot-1-left")
    assert SAY(g.says) == "Lord Lemon: 3 points now"
    assert SAY(g.more) == "+3 at the end, for the card."
    assert SAY(g.confirm) == "Take the left lot: +6 in all"
    assert mykerinos.scores(after(s, g))[0] - mykerinos.scores(s)[0] == 6
    assert clicked(s, "lot-1-left", "lot-1-right").picks == ("lot-1-right",)


def test_the_lot_without_a_patron_brings_its_points_only() -> None:
    s = survey(season="2", cubes="b1b2/b3/-", region="35,9,14,21,28,1,8,15,.,.,.,.")
    g = clicked(s, "lot-1-left")
    assert SAY(g.says) == "5 points now"
    assert SAY(g.more) == "No card: nothing more at the end."


def test_a_room_of_the_survey_is_paid_from_the_general_supply() -> None:
    s = survey(season="2", cubes="b1b2/b3/-", lots="2,3/-/-")
    assert SAY(clicked(s).more) == "10 rooms are open to you, the best: +4."
    g = clicked(s, "room-3-lemon")
    assert plays(g) == ["room 3.lemon"]
    assert SAY(g.confirm) == "Reserve this room: +4"
    world = after(s, g)
    assert mykerinos.scores(world)[0] - mykerinos.scores(s)[0] == 4
    assert world.reserve[0] == s.reserve[0]


def test_the_third_may_take_nothing() -> None:
    s = play(survey(cubes="b1b2b3/c2c3/d2"), "take left", "room 3.lemon")
    assert SAY(clicked(s).says) == "Zone 1, 3rd place: a lot, or nothing"
    (button,) = clicked(s).buttons
    g = mykerinos.gather(seen(s), button.click.picks)
    assert (plays(g), SAY(g.confirm)) == (["decline"], "Take nothing")


def test_the_lot_of_the_neutral_is_discarded() -> None:
    s = survey(2, cubes="b2/-/b1b3", actor="1")
    assert SAY(clicked(s).says) == "Zone 1: the neutral’s lot"
    assert SAY(clicked(s).more) == "The lot you choose leaves the game."
    g = clicked(s, "lot-1-right")
    assert plays(g) == ["discard right"]
    assert SAY(g.more) == "The neutral takes it: the lot leaves the game."
    assert SAY(g.confirm) == "Discard the right lot"


def why_rooms(s: State, *things: str) -> dict[str, str]:
    """Why each of some rooms cannot be picked."""
    why = picked(s).why
    return {thing: SAY(why[thing].words) if thing in why else "" for thing in things}


ROOMS = ("room-3-lemon", "room-5-lemon", "room-5-brown", "room-3-violet")
TAKEN = "Somebody is in this room for the rest of the game."
CLOSED = "The 5 opens only from a 2 or 3 of yours beside it."


def test_rooms_say_in_a_survey_why_they_cannot_be_taken() -> None:
    s = survey(cubes="b1b2/b3/-", rooms="3.lemon/-/-")
    assert why_rooms(s, *ROOMS) == dict(zip(ROOMS, (TAKEN, "", CLOSED, ""), strict=True))


def test_who_is_third_hears_that_no_room_is_for_him() -> None:
    third = survey(4, cubes="a1b1c1/a2b2/a3/-", survey="0.2", passed="1,2,3,4", actor="2")
    only = "Only first and second of a zone may take a room."
    assert why_rooms(third, "room-3-lemon") == {"room-3-lemon": only}


def test_without_sir_brown_rooms_wait_for_him_or_the_survey() -> None:
    why = why_rooms(table(3, rooms="3.lemon/-/-"), "room-3-lemon", "room-3-violet")
    free = "A room is taken with Sir Brown, or in the survey."
    assert why == {"room-3-lemon": TAKEN, "room-3-violet": free}
