"""Leaving a table and coming back: out of one's lists, out of nobody else's, and never lost."""

from starlette.testclient import TestClient

from digsite.server.app import build
from digsite.server.settings import Settings
from tests.server.guests import BOT, FRIEND, ME, Guest, House
from tests.server.late import nearly_over, play_on


def lists_with(guest: Guest, table: str) -> set[str]:
    """Name the lists of somebody's lobby in which a table stands."""
    lobby = guest.get("/api/lobby").json()
    names = ("mine", "finished", "away", "open", "watch")
    return {name for name in names if table in {each["table"] for each in lobby[name]}}


def leave(guest: Guest, table: str) -> list[int]:
    answer = guest.post(f"/api/tables/{table}/leave")
    assert answer.status_code == 200, answer.text
    found: list[int] = answer.json()["standins"]
    return found


def with_friend(house: House, **wishes: object) -> tuple[Guest, Guest, str]:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.table(ME, FRIEND, **wishes)
    bob.post(f"/api/seats/{ada.invite(table)}", {})
    return ada, bob, table


def own_key(guest: Guest, table: str) -> str:
    url: str = guest.get(f"/api/tables/{table}/links").json()["own"][0]["url"]
    return url.removeprefix("/seat/")


def test_a_finished_table_is_put_away_and_taken_back(house: House) -> None:
    guest = house.guest()
    table = nearly_over(house, guest, None)
    play_on(table, guest)
    assert lists_with(guest, table) == {"finished"}
    assert leave(guest, table) == []
    assert lists_with(guest, table) == {"away"}
    assert guest.post(f"/api/tables/{table}/return").json()["table"] == table
    assert lists_with(guest, table) == {"finished"}


def test_a_game_against_bots_that_is_given_up_stands_still_and_can_be_gone_on_with(
    house: House,
) -> None:
    guest = house.guest()
    table = guest.table(ME, BOT, public=True)
    state = guest.turn(table)
    assert leave(guest, table) == []
    assert lists_with(guest, table) == {"away"}
    assert guest.state(table)["version"] == state["version"]
    assert guest.move(table, state, state["actions"][0]["action"]).status_code == 200
    assert lists_with(guest, table) == {"mine"}


def test_where_others_play_on_a_bot_stands_in_for_who_leaves(house: House) -> None:
    ada, bob, table = with_friend(house)
    assert leave(ada, table) == [0]
    assert (lists_with(ada, table), lists_with(bob, table)) == ({"away"}, {"mine"})
    state = bob.turn(table)
    assert (state["actor"], state["players"][0]["standin"]) == (1, "student")


def test_whoever_left_takes_the_table_back_with_his_seat(house: House) -> None:
    ada, _, table = with_friend(house)
    leave(ada, table)
    assert ada.post(f"/api/tables/{table}/return").json()["seats"] == [0]
    assert ada.state(table)["players"][0]["standin"] is None
    assert lists_with(ada, table) == {"mine"}


def test_whoever_left_comes_back_by_his_own_link(house: House) -> None:
    ada, _, table = with_friend(house)
    key = own_key(ada, table)
    leave(ada, table)
    assert ada.post(f"/api/seats/{key}", {}).status_code == 200
    assert ada.state(table)["players"][0]["standin"] is None
    assert lists_with(ada, table) == {"mine"}


def test_whoever_left_is_back_when_he_says_so_at_the_table(house: House) -> None:
    ada, _, table = with_friend(house)
    leave(ada, table)
    with ada.at(table) as line:
        line.hear("state")
        assert line.ask("standin", seat=0)["ok"]
    assert lists_with(ada, table) == {"mine"}


def test_a_seat_that_somebody_else_holds_too_is_not_given_to_a_bot(house: House) -> None:
    laptop, phone = house.guest("Ada"), house.guest("Ada")
    table = laptop.table(ME, FRIEND)
    phone.post(f"/api/seats/{own_key(laptop, table)}", {})
    assert leave(laptop, table) == []
    assert (lists_with(laptop, table), lists_with(phone, table)) == ({"away"}, {"mine"})


def test_to_leave_twice_is_to_leave_once(house: House) -> None:
    ada, _, table = with_friend(house)
    assert (leave(ada, table), leave(ada, table)) == ([0], [])
    assert lists_with(ada, table) == {"away"}


def test_nobody_leaves_a_table_at_which_he_does_not_sit(house: House) -> None:
    table = house.guest("Ada").table(ME, BOT)
    stranger = house.guest("Eve")
    for call in ("leave", "return"):
        answer = stranger.post(f"/api/tables/{table}/{call}")
        assert (answer.status_code, answer.json()["why"]) == (403, "not-your-seat")


def test_what_was_put_away_stays_away_after_a_restart(settings: Settings) -> None:
    with TestClient(build(settings), base_url="http://house") as client:
        ada, _, table = with_friend(House(client))
        leave(ada, table)
    with TestClient(build(settings), base_url="http://house") as client:
        again = Guest(House(client), ada.token)
        assert lists_with(again, table) == {"away"}
        assert again.state(table)["players"][0]["standin"] == "student"
        assert again.post(f"/api/tables/{table}/return").status_code == 200
        assert lists_with(again, table) == {"mine"}
