"""A page that is shown a position which no record leads to: the rest of its table is real."""

import json
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, WebSocketRoute

import digsite
from digsite.core.scenery import Screen
from digsite.server.showing.painter import Painter
from digsite.server.showing.reader import Reader
from tests.browser.visitor import Visitor
from tests.positions.reading import position

LATE = ("archaeology-late", "mykerinos-late", "mesopotamia-late")  # the hardest of each game


class Pose:
    """Stands between a page and the server, and paints a position into every state."""

    def __init__(self, page: Page, name: str) -> None:
        state = position(name)
        self._game = digsite.load(name.partition("-")[0])
        self._view = self._game.look(state, state.actor)
        self._version = 0
        self._reader = Reader("en")
        page.route_web_socket("**/ws/t/**", self._stand_between)

    @property
    def seats(self) -> list[dict[str, str]]:
        """The seats of a table at which nobody acts."""
        own = self._view.seat
        return [{"kind": "me" if n == own else "friend"} for n in range(self._view.seats)]

    def _stand_between(self, socket: WebSocketRoute) -> None:
        query = parse_qs(urlsplit(socket.url).query)
        self._read_on(query["lang"][0], query["screen"][0])
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(self._posed(str(text))))

        def asked(text: str | bytes) -> None:
            message = json.loads(text)
            if message["do"] == "gather":
                socket.send(self._gathered(message))
            else:
                self._read_on(self._reader.lang, message.get("screen", self._reader.screen))
                server.send(text)

        socket.on_message(asked)

    def _read_on(self, lang: str, screen: Screen | str) -> None:
        self._reader = Reader(lang, screen)  # type: ignore[arg-type] # one of the page's words
        names = {n: f"Bartholomew {n}" for n in range(self._view.seats)}
        bots = {n: "professor" for n in names if n != self._view.seat}
        self._painter = Painter("posed", self._game, names, bots)

    def _posed(self, text: str) -> str:
        message = json.loads(text)
        if message["type"] != "state":
            return text
        self._version += 1
        seat = self._view.seat
        whose = {"turn": "you", "actor": seat, "viewer": seat, "version": self._version}
        return json.dumps({**message, **self._painter.painted(self._view, self._reader), **whose})

    def _gathered(self, message: dict[str, Any]) -> str:
        painted = self._painter.painted(self._view, self._reader, tuple(message["picks"]))
        told = {"gathering": painted["gathering"], "parts": painted["parts"]}
        answer = {"type": "answer", "re": message["id"], "ok": True, "version": message["version"]}
        return json.dumps({**answer, **told})


def sit_down_at(visitor: Visitor, name: str) -> str:
    """Sit down at a table that looks like a position; return its path."""
    pose = Pose(visitor.page, name)
    visitor.page.goto(visitor.home)
    wanted = {"game": name.partition("-")[0], "seats": pose.seats, "options": {}}
    path: str = visitor.post("/api/tables", wanted)["url"]
    return path
