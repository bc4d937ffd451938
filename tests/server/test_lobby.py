"""The home page: games, levels, and the tables that concern somebody."""

from functools import partial

import pytest
from sqlalchemy.exc import OperationalError
from starlette.testclient import WebSocketTestSession

import digsite
from digsite.server.store.listings import own_listings
from tests.helpers import nearest
from tests.server.guests import FRIEND, ME, Guest, House, Json
from tests.server.late import nearly_over, play_on


def lobby(guest: Guest) -> Json:
    found: Json = guest.get("/api/lobby").json()
    return found


def ids(summaries: list[Json]) -> list[str]:
    return [summary["table"] for summary in summaries]


def news_of(line: WebSocketTestSession, name: str) -> list[str]:
    """Wait until a list has changed; return its tables."""
    while name not in (message := line.receive_json())["lists"]:
        pass
    order: list[str] = message["lists"][name]
    return order


def test_every_game_stands_in_the_lobby_in_every_language(house: House) -> None:
    for lang in ("en", "it", "fr", "sk"):
        cards = lobby(house.guest(lang=lang))["games"]
        assert sorted(card["name"] for card in cards) == digsite.names()
        for card in cards:
            words = [card["title"], card["pitch"], card["with"]]
            words += [option["label"] for option in card["options"]]
            words += [value["label"] for each in card["options"] for value in each["values"]]
            assert not [word for word in words if not word or word.startswith(("option-", "game-"))]


def test_the_levels_have_names_and_a_line_on_their_strength(house: House) -> None:
    levels = lobby(house.guest())["levels"]
    assert [level["name"] for level in levels] == ["Digger", "Student", "Scholar", "Professor"]
    assert all(level["about"].endswith(".") for level in levels)


@pytest.mark.parametrize(
    "lang, against_one, against_two",
    [
        ("en", "You against one bot (level: Digger)", "You against 2 bots (level: Digger)"),
        ("it", "Tu contro un bot (livello: Scavatore)", "Tu contro 2 bot (livello: Scavatore)"),
        (
            "fr",
            "Vous contre un robot (niveau\u00a0: Fouilleur)",
            "Vous contre 2 robots (niveau\u00a0: Fouilleur)",
        ),
        (
            "sk",
            "Ty proti jednému botovi (úroveň: Kopáč)",
            "Ty proti 2 botom (úroveň: Kopáč)",
        ),
    ],
)
def test_a_game_says_how_strong_the_bots_are_that_one_plays_now(
    house: House, lang: str, against_one: str, against_two: str
) -> None:
    for card in lobby(house.guest(lang=lang))["games"]:
        said = card["with"].replace("\u2068", "").replace("\u2069", "")
        bots = card["play_now"]["seats"] - 1
        assert said == (against_one if bots == 1 else against_two.replace("2", str(bots)))


def test_pictures_of_games_are_there(house: House) -> None:
    for card in lobby(house.guest())["games"]:
        answer = house.client.get(card["cover"])
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert "immutable" in answer.headers["cache-control"]
        assert "<svg" in answer.text


def test_games_stand_in_the_lobby_from_the_easiest_on_and_those_that_say_nothing_last(
    house: House,
) -> None:
    told = [card["difficulty"] for card in lobby(house.guest())["games"]]
    known = [each for each in told if each]
    assert known == sorted(known) == [1, 2, 3]
    assert told == known + [0] * (len(told) - len(known))


def test_play_now_is_one_call_to_a_table_against_bots(house: House) -> None:
    guest = house.guest()
    for name in digsite.names():
        answer = guest.post("/api/play", {"game": name})
        assert answer.status_code == 201
        created = answer.json()
        assert created["seats"] == [0]
        kinds = [player["kind"] for player in guest.state(created["table"])["players"]]
        assert kinds == ["person", *["bot"] * (nearest(digsite.load(name), 3) - 1)]


def test_a_game_that_is_not_there_cannot_be_played(house: House) -> None:
    assert house.guest().post("/api/play", {"game": "chess"}).status_code == 404


def test_my_tables_are_listed_those_with_my_turn_first(house: House) -> None:
    guest = house.guest()
    mine = guest.table(ME, {**ME, "name": "Bob"})
    theirs = guest.table(ME, FRIEND)
    while guest.state(theirs)["actor"] == 0:
        theirs = guest.table(ME, FRIEND)
    first, *others = [each for each in lobby(guest)["mine"] if each["table"] in {mine, theirs}]
    assert (first["table"], first["state"], first["say"]) == (mine, "your-turn", "Your turn")
    assert [(each["table"], each["state"]) for each in others] == [(theirs, "waiting")]
    assert others[0]["say"] == "Waiting for somebody to take a seat"


def test_a_table_that_waits_for_me_is_listed_however_many_are_newer(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = house.guest()
    mine = guest.table(ME, {**ME, "name": "Bob"})
    theirs = guest.table(ME, FRIEND)
    while guest.state(theirs)["actor"] == 0:
        theirs = guest.table(ME, FRIEND)
    waiting = len([each for each in lobby(guest)["mine"] if each["state"] == "your-turn"])
    monkeypatch.setattr("digsite.server.store.listings.MINE", waiting)
    listed = ids(lobby(guest)["mine"])
    assert mine in listed
    assert theirs not in listed


def test_a_public_table_with_an_open_seat_can_be_joined_by_others(house: House) -> None:
    host, guest = house.guest("Ada"), house.guest("Bob")
    table = host.table(ME, FRIEND, public=True)
    assert table in ids(lobby(guest)["open"])
    assert table not in ids(lobby(host)["open"])
    assert guest.post(f"/api/tables/{table}/join", {}).json()["seats"] == [1]
    assert table in ids(lobby(guest)["mine"])
    assert table in ids(lobby(house.guest())["watch"])


def test_a_private_table_is_listed_to_nobody_else(house: House) -> None:
    table = house.guest("Ada").table(ME, FRIEND)
    seen = lobby(house.guest())
    assert table not in ids(seen["open"]) + ids(seen["watch"])


def test_a_finished_table_tells_my_place_and_points(house: House) -> None:
    guest = house.guest()
    table = nearly_over(house, guest, None)
    play_on(table, guest)
    found = lobby(guest)["finished"][0]
    placings = guest.state(table)["over"]["placings"]
    placing = next(each for each in placings if each["seat"] == 0)
    assert found["table"] == table
    assert found["state"] == "over"
    assert found["say"].startswith(placing["say"])
    assert lobby(guest)["mine"] == []


def test_the_socket_of_the_lobby_tells_of_changes(house: House) -> None:
    guest = house.guest()
    with house.client.websocket_connect("/ws/lobby", headers=guest.headers) as line:
        assert news_of(line, "mine") == []
        table = guest.table(ME, FRIEND)
        assert news_of(line, "mine") == [table]


def test_the_socket_of_the_lobby_goes_on_after_the_database_has_failed(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall, guest = own_house.client.app.state.hall, own_house.guest()  # type: ignore[attr-defined]
    read = hall.store.read
    failed: list[object] = []

    async def failing(work: object) -> object:
        if not failed and isinstance(work, partial) and work.func is own_listings:
            failed.append(work)
            raise OperationalError("SELECT", {}, OSError("the connection is lost"))
        return await read(work)

    with own_house.client.websocket_connect("/ws/lobby", headers=guest.headers) as line:
        assert news_of(line, "mine") == []
        monkeypatch.setattr(hall.store, "read", failing)
        table = guest.table(ME, FRIEND)
        assert news_of(line, "mine") == [table]
    assert failed
