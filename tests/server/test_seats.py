"""Seats: claimed by links, held by several devices, played by bots meanwhile."""

import asyncio
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from digsite.server.app import build
from digsite.server.settings import Settings
from digsite.server.table.workshop import Workshop
from tests.server.guests import BOT, FRIEND, ME, Guest, House, Json, Socket, fewest
from tests.server.late import nearly_over, play_on


def key_of(link: Json) -> str:
    url: str = link["url"]
    return url.removeprefix("/seat/")


def own_key(guest: Guest, table: str) -> str:
    return key_of(guest.get(f"/api/tables/{table}/links").json()["own"][0])


def seated(house: House) -> tuple[Guest, Guest, str]:
    """Ada, who has made a table, and Bob, who has taken the other seat; and their table."""
    host, bob = house.guest("Ada"), house.guest("Bob")
    table = host.table(ME, FRIEND)
    bob.post(f"/api/seats/{host.invite(table)}", {})
    return host, bob, table


def play_until_his_turn(line: Socket) -> None:
    """Play for the first seat until the second one is to move."""
    line.hear("state")
    while line.state["actor"] == 0:
        line.act()
        line.hear("state")


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": [ME]},
        {"seats": [ME] * 5},
        {"seats": [FRIEND, BOT]},
        {"seats": [ME, {"kind": "bot"}]},
        {"seats": [ME, {"kind": "bot", "level": "god"}]},
        {"seats": [ME, BOT], "options": {"no-such": "thing"}},
        {"seats": [ME, {"kind": "ghost"}]},
        {"seats": []},
    ],
)
def test_a_table_that_cannot_be_is_refused(house: House, wish: Json) -> None:
    answer = house.guest().post("/api/tables", {"game": house.game, **wish})
    assert (answer.status_code, answer.json()["why"]) == (422, "bad-request")


def test_an_open_seat_is_taken_by_its_link_once(house: House) -> None:
    host, bob, eve = house.guest("Ada"), house.guest("Bob"), house.guest("Eve")
    table = host.table(ME, FRIEND)
    key = host.invite(table)
    offer = bob.get(f"/api/seats/{key}").json()
    assert (offer["kind"], offer["seat"], offer["host"]) == ("open", 1, "Ada")
    assert bob.state(table)["mine"] == []
    assert bob.post(f"/api/seats/{key}", {"name": "Robert"}).json()["seats"] == [1]
    assert bob.state(table)["players"][1]["name"] == "Robert"
    assert eve.get(f"/api/seats/{key}").json()["kind"] == "taken"
    assert eve.post(f"/api/seats/{key}", {}).json()["why"] == "taken"
    assert bob.post(f"/api/seats/{key}", {}).status_code == 200


def test_a_host_without_a_name_invites_by_the_name_of_his_seat(own_house: House) -> None:
    client, hosts = own_house.client, []
    for me in (ME, {**ME, "name": "Ada"}):
        wish = {"game": own_house.game, "seats": [me, FRIEND], "options": {}}
        table = client.post("/api/tables", json=wish).json()["table"]
        link = client.get(f"/api/tables/{table}/links").json()["invites"][0]["url"]
        hosts.append(client.get(f"/api/seats/{link.split('/')[-1]}?lang=en").json()["host"])
    assert hosts == ["Blue", "Ada"]


def test_opening_a_link_takes_nothing(house: House) -> None:
    host = house.guest()
    table = host.table(ME, FRIEND)
    key = host.invite(table)
    for _ in range(2):
        assert house.guest().get(f"/seat/{key}").status_code == 200
    assert host.state(table)["players"][1]["kind"] == "open"


def test_whoever_made_the_table_does_not_take_a_friends_seat_by_mistake(house: House) -> None:
    host = house.guest()
    key = host.invite(host.table(ME, FRIEND))
    answer = host.post(f"/api/seats/{key}")
    assert (answer.status_code, answer.json()["why"]) == (403, "not-allowed")


def test_only_the_host_sees_invitations_and_everybody_his_own_links(house: House) -> None:
    host, bob = house.guest("Ada"), house.guest("Bob")
    table = host.table(ME, FRIEND, FRIEND)
    assert bob.post(f"/api/seats/{host.invite(table, 1)}", {}).status_code == 200
    links = bob.get(f"/api/tables/{table}/links").json()
    assert links["invites"] == []
    assert [link["seat"] for link in links["own"]] == [2]
    strange = house.guest().get(f"/api/tables/{table}/links").json()
    assert (strange["invites"], strange["own"]) == ([], [])


def test_by_his_own_link_a_person_plays_on_from_another_device(house: House) -> None:
    laptop, phone = house.guest("Ada"), house.guest("Phone")
    table = laptop.table(ME, {**ME, "name": "Bob"})
    seat = laptop.state(table)["actor"]
    key = key_of(laptop.get(f"/api/tables/{table}/links").json()["own"][seat])
    assert phone.get(f"/api/seats/{key}").json()["kind"] == "own"
    assert phone.post(f"/api/seats/{key}", {}).json()["seats"] == [seat]
    state = phone.state(table)
    assert state["players"][0]["name"] == "Ada"
    assert phone.move(table, state, state["actions"][0]["action"]).status_code == 200
    assert laptop.state(table)["mine"] == [0, 1]


def test_links_come_with_the_address_at_which_others_find_the_server(settings: Settings) -> None:
    at_home = replace(settings, home="http://192.168.7.5:8000/")
    with TestClient(build(at_home), base_url="http://127.0.0.1") as client:
        host = House(client).guest()
        links = host.get(f"/api/tables/{host.table(ME, FRIEND)}/links").json()
    assert links["home"] == "http://192.168.7.5:8000/"


def test_a_link_that_leads_nowhere_is_not_found(house: House) -> None:
    guest = house.guest()
    assert guest.get("/api/seats/nowhere").status_code == 404
    assert guest.post("/api/seats/nowhere", {}).status_code == 404


def test_a_private_table_is_not_joined_without_a_link(house: House) -> None:
    table = house.guest().table(ME, FRIEND)
    answer = house.guest().post(f"/api/tables/{table}/join")
    assert (answer.status_code, answer.json()["why"]) == (403, "not-allowed")


def test_a_seat_that_is_taken_is_not_joined(house: House) -> None:
    table = house.guest().table(ME, FRIEND, public=True)
    bob = house.guest("Bob")
    assert bob.post(f"/api/tables/{table}/join", {"seat": 0}).json()["why"] == "taken"
    assert bob.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Bo"}).status_code == 200
    assert house.guest().post(f"/api/tables/{table}/join").json()["why"] == "taken"


def test_everybody_is_told_when_somebody_sits_down(house: House) -> None:
    host, bob = house.guest("Ada"), house.guest("Bob")
    table = host.table(ME, FRIEND)
    with host.at(table) as line, bob.at(table) as friend:
        line.hear("state")
        assert friend.hear("state")["viewer"] is None
        bob.post(f"/api/seats/{host.invite(table)}", {})
        assert friend.hear("hello")["mine"] == [1]
        assert friend.hear("state")["viewer"] == 1
        line.hear("hello")
        assert line.hear("state")["players"][1]["name"] == "Bob"


def test_hot_seat_shows_one_seat_at_a_time(house: House) -> None:
    guest = house.guest()
    table = guest.table(ME, {**ME, "name": "Bob"})
    with guest.at(table, "seat=1") as line:
        line.hear("state")
        assert (line.state["viewer"], line.state["mine"]) == (1, [0, 1])
        line.look(0)
        assert line.state["viewer"] == 0
        line.look(None)
        assert (line.state["viewer"], line.state["actions"]) == (None, [])
        turns = {line.look(seat)["turn"] for seat in (0, 1)}
    assert turns == {"you", "mine"}
    assert [player["name"] for player in line.state["players"]] == ["Ada", "Bob"]


def test_hot_seat_says_whose_turn_it_is(house: House) -> None:
    guest = house.guest()
    with guest.at(guest.table(ME, {**ME, "name": "Bob"})) as line:
        first = line.look(line.hear("state")["actor"])
        assert first["prompt"]["who"] == f"{('Ada', 'Bob')[first['viewer']]}: your turn"
    with guest.at(guest.table(ME, *[{"kind": "bot", "level": "digger"}])) as line:
        while line.hear("state")["turn"] != "you":
            pass
        assert line.state["prompt"]["who"] == "Your turn"


def test_of_several_seats_at_one_screen_one_bears_the_name_of_its_person(house: House) -> None:
    guest = house.guest()
    with guest.at(guest.table(ME, ME, {**ME, "name": "Bob"})) as line:
        named = [player["name"] for player in line.hear("state")["players"]]
    assert named == ["Ada", "Red", "Bob"]


@pytest.mark.parametrize("game, turn", [("mykerinos", "you"), ("archaeology", "mine")])
def test_hot_seat_follows_the_turn_where_nothing_is_secret(
    house: House, game: str, turn: str
) -> None:
    guest = house.guest()
    with guest.at(guest.table(ME, {**ME, "name": "Bob"}, game=game)) as line:
        first = line.look(line.hear("state")["actor"])["actor"]
        while line.state["actor"] == first:
            line.act(line.state["actions"][-1]["action"])
            line.hear("state")
    assert (line.state["turn"], line.state["secrets"]) == (turn, turn == "mine")


def test_presence_is_told(house: House) -> None:
    host, bob, table = seated(house)
    with host.at(table) as line:
        assert not line.hear("state")["players"][1]["connected"]
        with bob.at(table) as friend:
            friend.hear("state")
            assert line.hear("players")["players"][1]["connected"]
        assert not line.hear("players")["players"][1]["connected"]


# Bots that stand in


def test_a_bot_stands_in_for_an_absent_person_who_can_come_back(house: House) -> None:
    host, bob, table = seated(house)
    with host.at(table) as line:
        play_until_his_turn(line)
        assert line.ask("standin", seat=1, level="digger")["ok"]
        line.my_turn()
        assert line.state["players"][1]["standin"] == "digger"
        with bob.at(table) as friend:
            friend.hear("state")
            assert friend.ask("standin", seat=1)["ok"]
            friend.hear("state")
            assert friend.state["players"][1]["standin"] is None


def test_nobody_is_replaced_while_he_is_there(house: House) -> None:
    host, bob, table = seated(house)
    with host.at(table) as line, bob.at(table) as friend:
        line.hear("state")
        friend.hear("state")
        answer = line.ask("standin", seat=1, level="digger")
    assert answer["why"] == "not-allowed"


def test_a_person_lets_a_bot_play_for_him_and_cannot_act_meanwhile(house: House) -> None:
    host = house.guest()
    table = host.table(ME, FRIEND)
    with host.at(table) as line:
        line.hear("state")
        assert line.ask("standin", seat=0, level="digger")["ok"]
        answer = line.ask("act", version=line.state["version"], seat=0, action=0)
        assert not answer["ok"]
        assert line.ask("standin", seat=0, level=None)["ok"]
        assert line.ask("standin", seat=0, level="god")["why"] == "bad-request"


def test_while_a_bot_plays_for_somebody_nothing_is_asked_of_him(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = own_house.guest()
    with host.at(host.table(ME, BOT)) as line:
        assert line.my_turn()["turn"] == "you"
        monkeypatch.setattr(Workshop, "choose", for_ever)
        seat = line.state["actor"]
        assert line.ask("standin", seat=seat, level="digger")["ok"]
        state = line.hear("state")
        assert (state["turn"], state["actions"], state["groups"]) == ("other", [], [])
        assert state["prompt"]["text"] == "A bot plays for you until you are back."
        assert not state["hint"]
        assert line.ask("standin", seat=seat)["ok"]
        assert line.hear("state", turn="you")["actions"]


async def for_ever(*_: object) -> int:
    """A bot that thinks as long as anybody waits."""
    return await asyncio.Future()


def test_an_open_seat_is_given_to_a_bot_until_somebody_comes(house: House) -> None:
    host = house.guest()
    table = host.table(ME, FRIEND)
    with host.at(table) as line:
        line.hear("state")
        assert line.ask("standin", seat=1, level="digger")["ok"]
        line.my_turn()
        bob = house.guest("Bob")
        assert bob.post(f"/api/seats/{host.invite(table)}", {}).status_code == 200
        line.hear("hello")
        seat = line.hear("state")["players"][1]
    assert (seat["kind"], seat["standin"], seat["name"]) == ("person", None, "Bob")


def test_patience_is_needed_before_a_bot_stands_in(settings: Settings) -> None:
    patient = replace(settings, patience=180)
    with TestClient(build(patient), base_url="http://house") as client:
        house = House(client)
        host, _, table = seated(house)
        with host.at(table) as line:
            play_until_his_turn(line)
            answer = line.ask("standin", seat=1, level="digger")
    assert answer["say"].startswith("The player is here, or has not been away for long.")


# Again


def test_a_rematch_is_one_table_for_everybody_with_the_seats_moved_on(house: House) -> None:
    host, bob = house.guest("Ada"), house.guest("Bob")
    table = nearly_over(house, host, bob, None)
    assert host.post(f"/api/tables/{table}/rematch").json()["why"] == "not-over"
    play_on(table, host, bob)
    with host.at(table) as line:
        line.hear("state")
        again = bob.post(f"/api/tables/{table}/rematch").json()
        line.hear("hello")
        assert line.hear("state")["over"]["rematch"] == again["url"]
    assert again["seats"] == [0]
    assert host.post(f"/api/tables/{table}/rematch").json() == {**again, "seats": [2]}
    kinds = [player["kind"] for player in host.state(again["table"])["players"]]
    assert kinds == ["person", "bot", "person"]
    assert house.guest().post(f"/api/tables/{table}/rematch").json()["why"] == "not-your-seat"


def test_the_keys_to_my_own_seats_are_codes_for_me_alone(house: House) -> None:
    host = house.guest()
    table = host.table(ME, *[FRIEND] * (fewest(house.game) - 1))
    path = f"/api/tables/{table}/keys"
    (key,) = host.get(path, at="https://dig.example").json()
    assert key["url"] == host.get(f"/api/tables/{table}/links").json()["own"][0]["url"]
    assert key["path"].startswith("M0 0h7v1h-7z")  # the upper left corner of every QR code
    assert house.guest().get(path, at="https://dig.example").json() == []
    for nowhere in ("", "dig.example", "https://dig.example/?seat", "javascript:alert(1)"):
        assert host.get(path, at=nowhere).status_code == 422
