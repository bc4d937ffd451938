"""People at a server under test: they call, sit down, play, and look."""

import itertools
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from httpx2 import Response
from starlette.testclient import TestClient, WebSocketTestSession

import digsite
from digsite.server.app import build
from digsite.server.protocol.limits import Limits, Rate
from digsite.server.settings import Settings
from tests.helpers import SAMPLE

ENDLESS = Rate(1e6, 1e6)
GENEROUS = Limits(
    calls=ENDLESS,
    messages=ENDLESS,
    tables=ENDLESS,
    people=ENDLESS,
    chat=ENDLESS,
    hints=ENDLESS,
    previews=ENDLESS,
    reviews=ENDLESS,
)
GAME = SAMPLE
BOT = {"kind": "bot", "level": "digger"}
ME = {"kind": "me"}
FRIEND = {"kind": "friend"}
OTHERS = ("Bob", "Cleo", "Dan", "Eve", "Finn")  # at the screen of the first

Json = dict[str, Any]
_NUMBERS = itertools.count()


def new_id() -> str:
    """An id for a message."""
    return f"m{next(_NUMBERS)}"


@dataclass
class House:
    """A server, and the people who come to it."""

    client: TestClient
    game: str = GAME

    def guest(self, name: str = "Ada", lang: str = "en") -> "Guest":
        """Somebody new."""
        answer = self.client.post("/api/bots", json={"name": name})
        assert answer.status_code == 201
        return Guest(self, answer.json()["token"], lang, name)


@dataclass
class Guest:
    """Somebody with a token of his own."""

    house: House
    token: str
    lang: str = "en"
    name: str = "Ada"

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}", "Accept-Language": self.lang}

    def get(self, path: str, **params: object) -> Response:
        known = {name: str(value) for name, value in params.items()}
        return self.house.client.get(path, params=known, headers=self.headers)

    def post(self, path: str, body: object = None) -> Response:
        return self.house.client.post(path, json=body, headers=self.headers)

    def put(self, path: str, body: object) -> Response:
        return self.house.client.put(path, json=body, headers=self.headers)

    def table(self, *seats: Json, **wishes: object) -> str:
        """Make a table with these seats; return its id."""
        wish = {"game": self.house.game, "seats": list(seats), **wishes}
        answer = self.post("/api/tables", wish)
        assert answer.status_code == 201, answer.text
        found: str = answer.json()["table"]
        return found

    def invite(self, table: str, n: int = 0) -> str:
        """The key of an invitation to a table of mine."""
        url: str = self.get(f"/api/tables/{table}/links").json()["invites"][n]["url"]
        return url.removeprefix("/seat/")

    def state(self, table: str, **params: object) -> Json:
        """The table as I see it, asked for by a call."""
        answer = self.get(f"/api/tables/{table}", **params)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def turn(self, table: str, **params: object) -> Json:
        """The same, once it is my turn or the game is over."""
        state = self.state(table, **params)
        while state["turn"] not in {"you", "mine", "over"}:
            state = self.state(table, after=state["version"], wait=20, **params)
        return state

    def move(self, table: str, state: Json, action: int, **changes: object) -> Response:
        """Play an action by a call."""
        body = {"id": new_id(), "version": state["version"], "seat": state["actor"]}
        return self.post(f"/api/tables/{table}/moves", {**body, "action": action, **changes})

    @contextmanager
    def at(self, table: str, query: str = "", **headers: str) -> Iterator["Socket"]:
        """Sit or look on over a socket."""
        url = f"/ws/t/{table}?lang={self.lang}&{query}"
        with self.house.client.websocket_connect(url, headers={**self.headers, **headers}) as line:
            yield Socket(line)


@dataclass
class Socket:
    """A connection to a table, with what it was told last."""

    line: WebSocketTestSession
    state: Json = field(default_factory=dict)
    log: list[Json] = field(default_factory=list)
    parts: dict[str, str] = field(default_factory=dict)
    heard: list[Json] = field(default_factory=list)

    def hear(self, kind: str, **wanted: object) -> Json:
        """Listen until a message of this kind comes, with these fields."""
        while True:
            message: Json = self.line.receive_json()
            self.take(message)
            if message["type"] == kind and wanted.items() <= message.items():
                return message

    def take(self, message: Json) -> None:
        """Do with a message what a client does."""
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
            del self.log[message["log"]["from"] :]
            self.log += message["log"]["entries"]
        if "parts" in message:
            old = self.parts
            self.parts = {
                part["name"]: part.get("svg") or old[part["name"]] for part in message["parts"]
            }

    def ask(self, what: str, **fields: object) -> Json:
        """Send a message and give its answer."""
        message: Json = {"id": new_id(), "do": what, **fields}
        self.line.send_json(message)
        return self.hear("answer", re=message["id"])

    def act(self, action: int | None = None, **fields: object) -> Json:
        """Play an action, the first legal one if none is named."""
        if self.state["turn"] == "mine":
            self.look(self.state["actor"])
        if action is None:
            action = self.state["actions"][0]["action"]
        known = {"version": self.state["version"], "seat": self.state["actor"]}
        return self.ask("act", **{**known, "action": action, **fields})

    def gather(self, picks: Sequence[str], **fields: object) -> Json:
        """Ask what picks mean to the seat that is to move."""
        known = {"version": self.state["version"], "seat": self.state["actor"]}
        return self.ask("gather", **{**known, "picks": [*picks], **fields})

    def look(self, seat: int | None) -> Json:
        """Look as another seat of mine."""
        assert self.ask("look", seat=seat)["ok"]
        return self.hear("state")

    def my_turn(self) -> Json:
        """Listen until I may act, or the game is over."""
        while self.state.get("turn") not in {"you", "mine", "over"}:
            self.hear("state")
        return self.state

    def anything(self, dice: random.Random) -> int:
        """A random legal action."""
        action: int = dice.choice(self.state["actions"])["action"]
        return action


@contextmanager
def limited(settings: Settings, **limits: object) -> Iterator[House]:
    """A server with limits that are soon met."""
    chosen: Limits = replace(GENEROUS, **limits)  # type: ignore[arg-type] # fields by name
    app = build(replace(settings, limits=chosen))
    with TestClient(app, base_url="http://house", raise_server_exceptions=False) as client:
        yield House(client)


def read(log: list[Json]) -> list[Json]:
    """Return a log as it is read: what happened is shown once, to whoever was there."""
    return [{name: said for name, said in entry.items() if name != "happened"} for entry in log]


def alone(house: House) -> tuple[Guest, str]:
    """Somebody with a table of his own, on every seat of it."""
    guest = house.guest()
    return guest, guest.table(*mine(house.game))


def mine(game: str, *names: str) -> list[Json]:
    """As few seats as the game allows, all at one screen: my own, and those of these names."""
    others = [*names, *OTHERS[len(names) :]][: fewest(game) - 1]
    return [ME, *({**ME, "name": name} for name in others)]


def fewest(game: str) -> int:
    """How many have to play, at least."""
    return digsite.load(game).SEATS[0]
