"""Who somebody is: ids that nobody guesses, cookies that nobody forges."""

import re

from digsite.server.store.people import new_id
from tests.server.guests import FRIEND, ME, Guest, House

# Ids


def test_ids_are_long_random_and_never_the_same() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(re.fullmatch("[A-Za-z0-9_-]{22}", each) for each in ids)  # 128 bits


def test_tables_and_links_are_named_by_such_ids(house: House) -> None:
    guest = house.guest()
    table = guest.table(ME, FRIEND)
    links = guest.get(f"/api/tables/{table}/links").json()
    keys = [link["url"].removeprefix("/seat/") for link in links["invites"] + links["own"]]
    assert len({table, *keys}) == 3
    assert all(len(each) == 22 for each in (table, *keys))


def test_links_to_seats_are_told_to_nobody_else(house: House) -> None:
    host, eve = house.guest(), house.guest("Eve")
    table = host.table(ME, FRIEND, public=True)
    links = host.get(f"/api/tables/{table}/links").json()
    keys = [link["url"].removeprefix("/seat/") for link in links["invites"] + links["own"]]
    with eve.at(table) as line:
        line.hear("state")
    told = str(line.heard) + "".join(
        eve.get(path).text for path in ("/api/lobby", f"/t/{table}", f"/api/tables/{table}", "/")
    )
    assert not [key for key in keys if key in told]


def test_nobody_learns_the_id_that_a_cookie_signs(house: House) -> None:
    host, eve = house.guest(), house.guest("Eve")
    table = host.table(ME, FRIEND)
    person, _, signature = host.token.partition(".")
    told = eve.get(f"/api/tables/{table}").text + eve.get(f"/api/seats/{host.invite(table)}").text
    assert person not in told
    assert signature not in told


# Cookies


def test_a_cookie_that_was_tampered_with_makes_a_stranger(own_house: House) -> None:
    client = own_house.client
    client.put("/api/me", json={"name": "Ada"})
    token = client.cookies["digsite"]
    person, _, signature = token.partition(".")
    client.cookies.clear()
    other = new_id()
    for forged in (f"{other}.{signature}", person, f"{person}.{'A' * 22}", f"{token}x", "..", ""):
        answer = client.get("/api/me", headers={"Cookie": f"digsite={forged}"})
        assert answer.json()["name"] == ""
        assert "digsite=" in answer.headers["set-cookie"]
        client.cookies.clear()
    kept = client.get("/api/me", headers={"Cookie": f"digsite={token}"})
    assert kept.json()["name"] == "Ada"


def test_a_stranger_with_a_forged_cookie_sits_nowhere(house: House) -> None:
    guest = house.guest()
    table = guest.table(ME, {**ME, "name": "Bob"})
    person, _, signature = guest.token.partition(".")
    forger = Guest(house, f"{person}.{signature[::-1]}")
    state = forger.state(table)
    assert (state["viewer"], state["mine"], state["actions"]) == (None, [], [])
    assert forger.get(f"/api/tables/{table}", seat=0).json()["why"] == "not-your-seat"
    assert forger.move(table, state, 0).json()["why"] == "not-your-seat"
