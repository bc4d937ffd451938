"""What people pick up over a socket: its meaning is answered, and nothing is played unasked."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

import digsite
from digsite.server.table.hall import Hall
from tests.server.guests import BOT, ME, House, Json, Socket, alone, mine

STEPS = 12  # of one game


@pytest.fixture(params=digsite.names())
def line(house: House, request: pytest.FixtureRequest) -> Iterator[Socket]:
    """Somebody who plays for everybody, at a table of each game."""
    own = replace(house, game=request.param)
    guest = own.guest()
    with guest.at(guest.table(*mine(own.game))) as found:
        found.hear("state")
        yield found


def clicks(gathering: Json) -> list[list[str]]:
    """The picks that a click can lead to."""
    leads = [*gathering["clicks"].values(), *gathering["buttons"]]
    return [lead["picks"] for lead in leads if "actions" not in lead]


def confirmable(line: Socket, dice: random.Random) -> Json:
    """Click at random until something can be confirmed; the gathering then."""
    look_as_the_actor(line)
    gathering: Json = line.state["gathering"]
    for _ in range(60):
        if gathering["actions"] and dice.random() < 0.7:
            return gathering
        leads = clicks(gathering)
        if not leads:
            return gathering
        gathering = line.gather(dice.choice(leads))["gathering"]
    return gathering


def test_picks_change_nothing_and_what_is_confirmed_is_one_version(line: Socket) -> None:
    dice = random.Random(4)  # noqa: S311 - play
    for _ in range(STEPS):
        if line.state["turn"] == "over":
            return
        gathering, before = confirmable(line, dice), line.state
        if not gathering["actions"]:
            continue
        known = {"version": before["version"], "seat": before["actor"]}
        answer = line.ask("act", **known, actions=gathering["actions"])
        assert answer["ok"], answer
        state = line.hear("state")
        assert answer["version"] == state["version"] == before["version"] + 1
        played = [entry["seat"] for entry in line.log[before["ply"] :]]
        assert played[: len(gathering["actions"])] == [before["actor"]] * len(gathering["actions"])


def test_what_a_client_has_after_picks_is_what_a_new_one_is_sent(line: Socket) -> None:
    dice = random.Random(5)  # noqa: S311 - play
    for _ in range(4):
        confirmable(line, dice)
        line.gather(())
    picked = dict(line.parts)
    line.ask("state")
    line.hear("state")
    assert line.parts == picked


def test_a_step_of_several_actions_is_taken_back_as_one_even_after_a_restart(
    house: House,
) -> None:
    guest, table = alone(replace(house, game="mykerinos"))
    with guest.at(table) as line:
        line.hear("state")
        play_until_an_extension(line)
        before = line.state
        first = named(line, "extend")
        line.act(first)
        line.hear("state")
        second = line.state["actions"][0]["action"]
        undo(line)
        step = {"version": line.state["version"], "seat": before["actor"]}
        assert line.ask("act", **step, actions=[first, second])["ok"]
        line.hear("state")
    hall: Hall = house.client.app.state.hall  # type: ignore[attr-defined] # the application's own
    hall.put_away(hall.tables[table])
    with guest.at(table, f"seat={before['actor']}") as again:
        again.hear("state")
        assert again.state["undo_steps"] == before["undo_steps"] + 1
        undo(again, before["actor"])
        assert again.state["ply"] == before["ply"]


def play_until_an_extension(line: Socket) -> None:
    """Everybody digs in the middle of what is free until somebody can extend a dig."""
    look_as_the_actor(line)
    while named(line, "extend") is None:
        digs = [each["action"] for each in line.state["actions"] if each["group"].startswith("dig")]
        line.act(digs[len(digs) // 2])
        line.hear("state")
        look_as_the_actor(line)


def look_as_the_actor(line: Socket) -> None:
    if line.state["turn"] == "mine":
        line.look(line.state["actor"])


def named(line: Socket, verb: str) -> int | None:
    """The first legal action of this verb."""
    found = (a["action"] for a in line.state["actions"] if a["notation"].startswith(verb))
    return next(found, None)


def undo(line: Socket, seat: int | None = None, **fields: object) -> None:
    who = line.state["actor"] if seat is None else seat
    assert line.ask("undo", version=line.state["version"], seat=who, **fields)["ok"]
    line.hear("state")


def test_of_several_actions_all_are_played_or_none(house: House) -> None:
    guest, table = alone(replace(house, game="mykerinos"))
    with guest.at(table) as line:
        line.hear("state")
        look_as_the_actor(line)
        before, dig = line.state, named(line, "dig")
        known = {"version": before["version"], "seat": before["actor"]}
        for wrong in ([dig, dig], [dig, 10**6], [dig] * 100):
            answer = line.ask("act", **known, actions=wrong)
            assert (answer["ok"], answer["why"]) == (False, "illegal")
        for unreadable in ([], [dig] * 101):
            answer = line.ask("act", **known, actions=unreadable)
            assert (answer["ok"], answer["why"]) == (False, "bad-request")
    after = guest.state(table)
    assert (after["version"], after["ply"]) == (before["version"], before["ply"])


def test_picks_that_make_no_sense_are_left_out(line: Socket) -> None:
    look_as_the_actor(line)
    answer = line.gather(["no such thing", "", "<b>"])
    assert answer["ok"]
    assert answer["gathering"] == line.state["gathering"]
    known = {"version": line.state["version"], "seat": line.state["actor"]}
    for wrong in (["x" * 65], ["x"] * 101, [5], "coin"):
        assert line.ask("gather", **known, picks=wrong)["why"] == "bad-request"


def test_what_a_click_played_leaves_its_picks_to_whoever_clicked(house: House) -> None:
    guest = replace(house, game="mesopotamia").guest()
    table = guest.table(ME, BOT)
    with guest.at(table) as line, guest.at(table) as other:
        before = line.my_turn()
        click = walk(line)
        known = {"version": before["version"], "seat": before["actor"]}
        assert line.ask("act", **known, **click)["ok"]
        assert line.hear("state")["gathering"]["picks"] == click["picks"]
        again = other.hear("state", version=line.state["version"])
        assert again["gathering"]["picks"] == []
        undo(line)
        assert line.state["gathering"]["picks"] == []
        assert line.ask("act", **known, **click)["why"] == "stale"
        assert line.hear("state")["gathering"]["picks"] == []
        known["version"] = line.state["version"]
        assert line.ask("act", **known, **{**click, "picks": ["x"] * 101})["why"] == "bad-request"


def walk(line: Socket) -> Json:
    """Lift a tribe; return a click that lets it walk and stay lifted."""
    tribe = next(iter(line.state["gathering"]["clicks"].values()))["picks"]
    lifted = line.gather(tribe)["gathering"]["clicks"].values()
    found: Json = next(click for click in lifted if "actions" in click and click["picks"])
    return found


def test_only_who_is_to_move_can_ask_what_picks_mean(house: House) -> None:
    ada, eve = house.guest(), house.guest("Eve")
    table = ada.table(ME, {**ME, "name": "Bob"}, public=True)
    with ada.at(table) as line, eve.at(table) as other:
        actor = line.hear("state")["actor"]
        other.hear("state")
        assert other.state["gathering"] is None
        assert other.gather(())["why"] == "not-your-seat"
        line.look(1 - actor)
        assert line.state["gathering"] is None
        assert line.gather((), seat=1 - actor)["why"] == "illegal"
        assert line.gather((), seat=actor)["why"] == "not-your-seat"
        line.look(actor)
        assert line.gather((), version=line.state["version"] + 1)["why"] == "stale"
        assert line.gather(())["ok"]


def test_nothing_is_played_by_itself_for_a_person(house: House) -> None:
    """Where only one action is left, it is asked for; a bot plays it."""
    guest = replace(house, game="archaeology").guest()
    table = guest.table(ME, {**ME, "name": "Bob"}, BOT)
    dice, single = random.Random(2), 0  # noqa: S311 - play
    with guest.at(table) as line:
        line.hear("state")
        while not single and line.my_turn()["turn"] != "over":
            look_as_the_actor(line)
            single += len(line.state["actions"]) == 1
            line.act(line.anything(dice))
            line.hear("state")
    assert single
