"""What somebody may do at a table: his own seat, his own hints."""

from digsite.i18n import speaker
from tests.server.guests import BOT, FRIEND, ME, House, Json

# Seats


def test_a_seat_that_is_taken_is_taken_from_nobody(house: House) -> None:
    host, bob, eve = house.guest("Ada"), house.guest("Bob"), house.guest("Eve")
    table = host.table(ME, FRIEND, public=True)
    key = host.invite(table)
    assert bob.post(f"/api/seats/{key}", {}).status_code == 200
    assert eve.post(f"/api/seats/{key}", {}).json()["why"] == "taken"
    assert host.post(f"/api/seats/{key}", {}).json()["why"] == "taken"
    for seat in (None, 0, 1):
        assert eve.post(f"/api/tables/{table}/join", {"seat": seat}).json()["why"] == "taken"
    assert bob.state(table)["mine"] == [1]
    assert eve.state(table)["mine"] == []


def test_nobody_acts_takes_back_or_looks_for_a_seat_of_another_at_his_own_table(
    house: House,
) -> None:
    host, bob = house.guest("Ada"), house.guest("Bob")
    table = host.table(ME, FRIEND)
    bob.post(f"/api/seats/{host.invite(table)}", {})
    people = [host, bob]
    actor = host.state(table)["actor"]
    owner, other = people[actor], people[1 - actor]
    state = owner.state(table)
    action = state["actions"][0]["action"]
    assert other.move(table, state, action).json()["why"] == "not-your-seat"
    assert other.move(table, state, action, seat=1 - actor).json()["why"] == "illegal"
    undo = {"id": "undo", "version": state["version"], "seat": actor}
    assert other.post(f"/api/tables/{table}/undo", undo).json()["why"] == "not-your-seat"
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/at/3"):
        assert other.get(path, seat=actor).json()["why"] == "not-your-seat"
    with other.at(table, f"seat={actor}") as line:
        assert line.hear("state")["viewer"] == 1 - actor
    assert owner.state(table)["version"] == state["version"]


def test_one_persons_message_id_is_not_anothers(house: House) -> None:
    host, bob = house.guest("Ada"), house.guest("Bob")
    table = host.table(ME, FRIEND)
    bob.post(f"/api/seats/{host.invite(table)}", {})
    people = [host, bob]
    state = host.state(table)
    actor = people[state["actor"]]
    seen = actor.state(table)
    action = seen["actions"][0]["action"]
    assert actor.move(table, seen, action, id="same").status_code == 200
    other = people[1 - state["actor"]]
    assert other.move(table, seen, action, id="same").json()["why"] == "not-your-seat"


# Hints


def has_hints(house: House, *seats: Json, **wishes: object) -> bool:
    """Whether whose turn it is at such a table is offered a hint, and gets one."""
    guest = house.guest()
    table = guest.table(*seats, **wishes)
    if FRIEND in seats:
        bob = house.guest("Bob")
        bob.post(f"/api/seats/{guest.invite(table)}", {})
        guest = (guest, bob)[guest.state(table)["actor"]]
    with guest.at(table) as line:
        line.my_turn()
        answer = line.ask("hint", version=line.state["version"])
    assert answer["ok"] or answer["why"] == "not-allowed"
    assert line.state["hint"] is answer["ok"]
    return bool(answer["ok"])


def test_who_plays_alone_against_bots_is_given_hints(house: House) -> None:
    assert has_hints(house, ME, BOT)


def test_a_hint_tells_how_good_a_move_is_and_how_far_that_differs_from_world_to_world(
    house: House,
) -> None:
    guest = house.guest()
    with guest.at(guest.table(ME, BOT)) as line:
        line.my_turn()
        found = line.ask("hint", version=line.state["version"])["candidates"]
    assert all(0 <= each["value"] <= 1 for each in found)
    assert all(each["spread"] is None or 0 <= each["spread"] <= 0.5 for each in found)
    assert found[0]["spread"] is not None


def test_a_hint_says_in_sentences_why_its_best_move_is_good(house: House) -> None:
    guest = house.guest()
    with guest.at(guest.table(ME, BOT)) as line:
        line.my_turn()
        hint = line.ask("hint", version=line.state["version"])
        while len(hint["candidates"]) == 1:  # then there is nothing to compare it with
            line.act(hint["candidates"][0]["action"])
            line.hear("state")
            line.my_turn()
            hint = line.ask("hint", version=line.state["version"])
    assert hint["reasons"]
    assert all(each.endswith(".") for each in hint["reasons"])


def test_a_hint_ends_with_a_tip_for_beginners_of_the_game(house: House) -> None:
    guest = house.guest()
    with guest.at(guest.table(ME, BOT)) as line:
        line.my_turn()
        answer = line.ask("hint", version=line.state["version"])
        assert answer["tip"] in speaker("en", house.game).tips()


def test_where_others_play_nobody_is_given_hints(house: House) -> None:
    assert not has_hints(house, ME, FRIEND)


def test_where_a_table_allows_hints_everybody_is_given_them(house: House) -> None:
    assert has_hints(house, ME, FRIEND, hints=True)


def test_nobody_is_given_a_hint_for_another(house: House) -> None:
    host, eve = house.guest(), house.guest("Eve")
    table = host.table(ME, {**ME, "name": "Bob"}, hints=True)
    with eve.at(table) as line:
        assert line.hear("state")["hint"] is False
        assert not line.ask("hint", version=line.state["version"])["ok"]
