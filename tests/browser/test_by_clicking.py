"""Every game that is found, played to its end by clicking, against bots."""

import json
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import WebSocket

from digsite import names
from tests.browser.visitor import Visitor, against_bots
from tests.browser.witness import tables_seen


@pytest.mark.parametrize("game", names())
def test_a_whole_game_is_played_by_clicking_and_every_table_looks_as_drawn_anew(
    visitor: Visitor, game: str
) -> None:
    seats = against_bots(game)
    assert len(tables_seen(visitor, game, seats, most=1000)) > 1  # the last one is the end
    visitor.page.wait_for_selector("#ending .result h2")
    assert visitor.page.locator("#ending .scores tbody tr").count() == len(seats)


@pytest.mark.parametrize("game", names())
def test_one_click_in_the_lobby_and_the_game_has_begun(visitor: Visitor, game: str) -> None:
    visitor.goto("/")
    visitor.click(f"article:has(#game-{game}) .btn.main")
    visitor.wait_for("you", "other")
    assert visitor.page.locator("#board svg").count() >= 1
    assert "/t/" in visitor.page.url


# The page's own clock, so that the clicks follow each other quickly on a busy machine too.
ON_AND_ON = """() => new Promise((done) => {
  let clicks = 0;
  const timer = setInterval(() => {
    document.getElementById("confirm").click();
    clicks += 1;
    if (clicks < 20) return;
    clearInterval(timer);
    done();
  }, 100);
})"""


def test_somebody_who_clicks_on_and_on_confirms_once(visitor: Visitor) -> None:
    sent: list[str] = []
    visitor.page.on(
        "websocket", lambda wire: wire.on("framesent", lambda frame: sent.append(str(frame)))
    )
    visitor.table("archaeology", against_bots("archaeology"))
    visitor.wait_for("you")
    ply = visitor.ply
    where = visitor.page.locator("#confirm").bounding_box()
    assert where
    visitor.page.mouse.move(where["x"] + where["width"] / 2, where["y"] + where["height"] / 2)
    visitor.page.evaluate(ON_AND_ON)
    visitor.wait_until_ply(ply + 1)
    assert sum('"act"' in frame for frame in sent) == 1


class Ear:
    """Hears what a page is offered and what it plays."""

    def __init__(self, visitor: Visitor) -> None:
        self.played: list[tuple[int, ...]] = []
        self._offered: Any = None
        visitor.page.on("websocket", self._listen)

    def _listen(self, wire: WebSocket) -> None:
        wire.on("framereceived", lambda frame: self._offer(json.loads(str(frame))))
        wire.on("framesent", lambda frame: self._play(json.loads(str(frame))))

    def _offer(self, message: dict[str, Any]) -> None:
        self._offered = message.get("gathering") or self._offered

    def _play(self, message: dict[str, Any]) -> None:
        if message["do"] == "act":
            clicks = [*self._offered["clicks"].values(), *self._offered["buttons"]]
            said = [self._offered["actions"], *(click.get("actions") for click in clicks)]
            assert message["actions"] in said
            self.played.append(tuple(message["actions"]))


@pytest.mark.parametrize("game", names())
def test_nothing_is_played_but_what_the_large_button_or_one_click_said(
    visitor: Visitor, game: str
) -> None:
    listener = Ear(visitor)
    table = visitor.table(game, against_bots(game)).replace("/t/", "/api/tables/")
    for confirms in range(12):
        if visitor.wait_for("you", "over") == "over":
            break
        visitor.act()
        assert len(listener.played) == confirms + 1
    visitor.wait_for("you", "over")
    state = visitor.page.request.get(f"{visitor.home}{urlsplit(table).path}").json()
    own = [entry for entry in state["log"]["entries"] if entry["seat"] == 0]
    assert len(own) == sum(map(len, listener.played))
