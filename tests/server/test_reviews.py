"""Reviews of finished games: made in the background, kept, and told to whoever may see the game."""

import asyncio
import time
from typing import Any, cast

import pytest
from starlette.testclient import TestClient

from digsite.bots import Budget
from digsite.server.app import build
from digsite.server.settings import Settings
from digsite.server.table import reviewing, workshop
from digsite.server.table.queue import Need, Urgency
from digsite.server.table.reviewing import Reviews
from digsite.server.table.workshop import Workshop
from tests.server.guests import Guest, House, Json, alone
from tests.server.late import nearly_over, play_on

PATIENCE = 60.0  # seconds; a busy machine is no failure
CALLS = ("", "/0/better", "/0/moment", "/0/try")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let reviews think for a moment only."""
    monkeypatch.setattr(reviewing, "THOUGHT", Budget(iterations=4))
    monkeypatch.setattr(workshop, "TRY", Budget(iterations=4))


def finished(house: House) -> tuple[Guest, str]:
    """Somebody, and a game between him and himself that is over."""
    guest = house.guest()
    table = nearly_over(house, guest, guest)
    play_on(table, guest)
    return guest, table


def reviewed(guest: Guest, table: str) -> Json:
    """The review of a table, once it is made."""
    assert guest.post(f"/api/tables/{table}/review").status_code == 202
    return made(guest, table)


def made(guest: Guest, table: str) -> Json:
    late = time.monotonic() + PATIENCE
    while not (now := guest.get(f"/api/tables/{table}/review").json())["review"]:
        assert time.monotonic() < late, now["progress"]
    return cast("Json", now["review"])


def call(guest: Guest, table: str, what: str) -> Any:  # noqa: ANN401 - an answer
    path = f"/api/tables/{table}/review{what}"
    bodies: dict[str, Json] = {
        "/0/moment": {"seat": 0, "picks": []},
        "/0/try": {"seat": 0, "actions": [0]},
    }
    return guest.post(path, bodies[what]) if what in bodies else guest.get(path)


def test_a_game_that_is_still_played_tells_nothing_of_its_review(house: House) -> None:
    guest, table = alone(house)
    answers = [call(guest, table, what) for what in CALLS]
    answers.append(guest.post(f"/api/tables/{table}/review"))
    assert [answer.json()["why"] for answer in answers] == ["not-over"] * len(answers)


def test_nobody_has_asked_for_the_review_of_a_game_that_is_just_over(house: House) -> None:
    guest, table = finished(house)
    now = guest.get(f"/api/tables/{table}/review").json()
    assert (now["progress"], now["review"]) == (None, None)
    assert now["words"]["review-chances"]


def test_a_review_is_made_once_and_is_the_same_for_everybody(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, table = finished(house)
    first = reviewed(guest, table)
    for account in first["accounts"]:
        parts = sum(account[part] for part in ("errors", "others", "chance", "hidden"))
        assert account["result"] - account["start"] == pytest.approx(parts, abs=1e-3)
    monkeypatch.setattr(Workshop, "decide", None)  # who makes it anew fails
    again = reviewed(house.guest("Eve"), table)
    assert {**again, "turning": []} == {**first, "turning": []}


def test_reviews_are_thought_about_after_everything_else(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs: list[Need] = []
    decide = Workshop.decide

    async def noted(self: Workshop, *args: Any) -> Any:  # noqa: ANN401
        needs.append(args[-1])
        return await decide(self, *args)

    monkeypatch.setattr(Workshop, "decide", noted)
    reviewed(*finished(house))
    assert {need.urgency() for need in needs} == {Urgency.REVIEW}


def test_a_review_goes_on_after_a_restart_where_it_was(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    decide, asked = Workshop.decide, list[int]()
    half = 7

    async def until_half(self: Workshop, record: Any, plies: Any, *more: Any) -> Any:  # noqa: ANN401
        if len(asked) >= half:
            await asyncio.Event().wait()  # for ever
        asked.extend(plies)
        return await decide(self, record, plies, *more)

    monkeypatch.setattr(Workshop, "decide", until_half)
    monkeypatch.setattr(reviewing, "WRITTEN", 1)
    with TestClient(build(settings), base_url="http://house") as client:
        guest, table = finished(House(client))
        assert guest.post(f"/api/tables/{table}/review").status_code == 202
        late = time.monotonic() + PATIENCE
        while len(asked) < half and time.monotonic() < late:
            guest.get(f"/api/tables/{table}/review")
    before, later = [*asked], list[int]()

    async def noted(self: Workshop, record: Any, plies: Any, *more: Any) -> Any:  # noqa: ANN401
        later.extend(plies)
        return await decide(self, record, plies, *more)

    monkeypatch.setattr(Workshop, "decide", noted)
    with TestClient(build(settings), base_url="http://house") as client:
        again = Guest(House(client), guest.token)
        review = made(again, table)
    assert {*before, *later} == {ply for ply, _ in review["curve"][1:-1]}
    assert {*before} - {*later}  # what was written down is not thought about again


def a_choice_of_mine(guest: Guest, table: str) -> Json:
    """What the review says of a decision, as it would be tried again."""
    curve = reviewed(guest, table)["curve"]
    ply = curve[len(curve) // 2][0]
    better = guest.get(f"/api/tables/{table}/review/{ply}/better").json()
    seat = guest.get(f"/api/tables/{table}/at/{ply}").json()["actor"]
    return {"ply": ply, "seat": seat, **better}


def test_the_better_line_is_played_out_in_words_and_pictures(house: House) -> None:
    guest, table = finished(house)
    choice = a_choice_of_mine(guest, table)
    assert len(choice["steps"]) == len(choice["views"]) > 0
    assert all(view["parts"] for view in choice["views"])


def test_a_moment_is_played_again_by_hand(house: House) -> None:
    guest, table = finished(house)
    choice = a_choice_of_mine(guest, table)
    path = f"/api/tables/{table}/review/{choice['ply']}"
    wish = {"seat": choice["seat"], "picks": []}
    moment = guest.post(f"{path}/moment", wish).json()
    assert moment["gathering"]["picks"] == []
    judged = {}
    for each in moment["actions"]:
        answer = guest.post(f"{path}/try", {"seat": choice["seat"], "actions": [each["action"]]})
        judged[each["label"]] = answer.json()
        assert judged[each["label"]]["say"] == [each["label"]]
    assert judged[choice["steps"][0]]["right"]
    assert judged[choice["steps"][0]]["cost"] == 0


def test_nothing_but_what_was_legal_is_judged(house: House) -> None:
    guest, table = finished(house)
    choice = a_choice_of_mine(guest, table)
    path, wish = f"/api/tables/{table}/review/{choice['ply']}/try", {"seat": choice["seat"]}
    assert guest.post(path, {**wish, "actions": [10**6]}).json()["why"] == "bad-request"
    assert guest.post(path, {**wish, "actions": []}).json()["why"] == "bad-request"
    beyond = f"/api/tables/{table}/review/999999/try"
    assert guest.post(beyond, {**wish, "actions": [0]}).json()["why"] == "not-found"


def test_moments_are_played_again_by_whoever_played_them(house: House) -> None:
    guest, table = finished(house)
    choice, eve = a_choice_of_mine(guest, table), house.guest("Eve")
    for what, more in (("moment", {"picks": []}), ("try", {"actions": [0]})):
        path = f"/api/tables/{table}/review/{choice['ply']}/{what}"
        answer = eve.post(path, {"seat": choice["seat"], **more})
        assert answer.json()["why"] == "not-your-seat"


def test_a_review_that_failed_says_so_and_can_be_asked_for_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, table = finished(house)
    with monkeypatch.context() as broken:
        broken.setattr(Workshop, "decide", None)
        assert guest.post(f"/api/tables/{table}/review").status_code == 202
        late = time.monotonic() + PATIENCE
        while guest.get(f"/api/tables/{table}/review").json()["progress"] is not None:
            assert time.monotonic() < late
    assert reviewed(guest, table)["accounts"]


def test_a_review_that_two_ask_for_at_once_is_made_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged: list[int] = []
    decide = Workshop.decide

    async def noted(self: Workshop, record: Any, plies: Any, *more: Any) -> Any:  # noqa: ANN401
        judged.extend(plies)
        return await decide(self, record, plies, *more)

    monkeypatch.setattr(Workshop, "decide", noted)
    guest, table = finished(house)
    app: Any = house.client.app

    async def nobody_yet(*_: object) -> None:
        await asyncio.sleep(0)  # as where the database is asked about other servers

    async def both() -> None:
        found = await app.state.hall.any_table(table)
        await asyncio.gather(*(app.state.reviews.begin(found, guest.name) for _ in range(2)))

    assert house.client.portal
    with monkeypatch.context() as at_once:
        at_once.setattr(Reviews, "progress", nobody_yet)
        house.client.portal.call(both)
    assert made(guest, table)
    assert sorted(judged) == sorted({*judged})
