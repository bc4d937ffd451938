"""Kill -9 at any moment: what was acknowledged is there, and what was sent again is done once."""

import json
import random
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from digsite.server.store import reading
from digsite.server.store.database import opened
from digsite.server.table.table import Table
from tests.server.guests import GAME, ME, Json, read
from tests.server.process import PATIENCE, Served

KILLS = 8
MOST_BEFORE_A_KILL = 12  # messages
LONGEST_DELAY = (
    0.012  # seconds from the last message to the kill: before, while or after it is done
)


class Busy(Exception):
    """The server cannot do anything just now; what was asked is to be sent again."""


class Player:
    """Somebody on every seat of a table, who plays anything and remembers what he was told."""

    def __init__(self, home: str, dice: random.Random) -> None:
        self.home = home
        self.dice = dice
        enrolled = httpx2.post(f"{home}/api/bots", json={"name": "Ada"}).json()
        self.headers = {"Authorization": f"Bearer {enrolled['token']}"}
        wish = {"game": GAME, "seats": [ME, ME]}
        made = httpx2.post(f"{home}/api/tables", json=wish, headers=self.headers)
        self.table: str = made.json()["table"]
        self.sent = 0
        self.acknowledged: list[
            tuple[Json, Json]
        ] = []  # messages that were done, and their answers
        self.unanswered: Json | None = None
        self.state: Json = {}
        self.log: list[Json] = []
        table = httpx2.get(f"{home}/api/tables/{self.table}", headers=self.headers)
        self.beginning: Json = table.json()

    # One life of the server

    @contextmanager
    def connected(self) -> Iterator[None]:
        """Be told the whole state, and send again what was not answered."""
        seat, known = self.state.get("viewer", 0), self.log
        url = self.home.replace("http", "ws", 1) + f"/ws/t/{self.table}?seat={seat}"
        with connect(url, additional_headers=self.headers, open_timeout=PATIENCE) as line:
            self.line: ClientConnection = line
            self.hear("state")
            self.check_that_nothing_is_lost(known)
            if self.unanswered:
                expected = self.done["version"] + 1
                assert self.say(self.unanswered)["version"] == expected
                assert self.say_and_see({"do": "state"})["version"] == expected
            yield

    def check_that_nothing_is_lost(self, known: list[Json]) -> None:
        """What was acknowledged is there; what was not answered is there at most once."""
        done = self.done
        if self.unanswered:
            assert self.version in {done["version"], done["version"] + 1}
        else:
            assert self.version == done["version"]
        if self.version == done["version"]:
            assert len(self.log) == done["ply"]
        both = min(len(known), len(self.log))
        assert read(self.log[:both]) == read(known[:both])

    @property
    def done(self) -> Json:
        """The answer to the last message that was acknowledged."""
        return self.acknowledged[-1][1] if self.acknowledged else self.beginning

    def check_that_old_messages_do_nothing(self) -> None:
        """What was done is answered as before; what comes too late is told so."""
        version = self.version
        for message, answer in self.dice.sample(self.acknowledged, 2):
            assert self.say(message) == answer
        stale = {**self.act(), "version": version - 1}
        assert self.say(stale)["why"] == "stale"
        assert self.hear("state")["version"] == version

    def play(self, messages: int) -> None:
        for _ in range(messages):
            if self.state["turn"] == "over":
                return
            self.unanswered = self.whatever()
            answer = self.say(self.unanswered)
            assert answer["ok"], answer
            self.hear("state")
            assert self.version == answer["version"]

    def send_and_see_it_die(self, served: Served) -> None:
        """Send one more, and have the server killed at about the time when it is done."""
        self.unanswered = self.whatever()
        self.send(self.unanswered)
        time.sleep(self.dice.uniform(0, LONGEST_DELAY))
        served.end(signal.SIGKILL)
        with suppress(ConnectionClosed):
            self.hear("nothing more")

    # Messages

    def whatever(self) -> Json:
        """Something that the actor may do."""
        if self.state["turn"] == "mine":
            self.say_and_see({"do": "look", "seat": self.state["actor"]})
        if self.state["can_undo"] and self.dice.random() < 0.3:
            return self.numbered({"do": "undo", "seat": self.state["viewer"]})
        return self.act()

    def act(self) -> Json:
        choice = self.dice.choice(self.state["actions"] or [{"action": 0}])
        return self.numbered({"do": "act", "seat": self.state["actor"], "action": choice["action"]})

    def numbered(self, message: Json) -> Json:
        self.sent += 1
        return {"id": f"n{self.sent}", "version": self.version, **message}

    @property
    def version(self) -> int:
        return int(self.state["version"])

    def send(self, message: Json) -> None:
        self.line.send(json.dumps(message))

    def say(self, message: Json) -> Json:
        """Send a message and give its answer."""
        self.send(message)
        return self.hear("answer", message["id"])

    def say_and_see(self, message: Json) -> Json:
        assert self.say(self.numbered(message))["ok"]
        return self.hear("state")

    def hear(self, kind: str, key: str | None = None) -> Json:
        while True:
            message: Any = json.loads(self.line.recv(PATIENCE))
            if message["type"] == "state":
                self.state = message
                self.log = self.log[: message["log"]["from"]] + message["log"]["entries"]
            if message["type"] == "answer" and message.get("why") == "busy":
                raise Busy
            if message["type"] == "answer" and message["re"] == (self.unanswered or {}).get("id"):
                self.acknowledged.append((self.unanswered or {}, message))
                self.unanswered = None
            if message["type"] == kind and message.get("re") == key:
                found: Json = message
                return found


def test_a_server_killed_again_and_again_loses_nothing_and_does_nothing_twice(
    served: Served,
) -> None:
    dice = random.Random(20261116)  # noqa: S311 - play
    player = Player(served.home, dice)
    for _ in range(KILLS):
        with player.connected():
            player.play(dice.randint(2, MOST_BEFORE_A_KILL))
            player.check_that_old_messages_do_nothing()
            player.send_and_see_it_die(served)
        served.start()
    with player.connected():
        player.play(2)
    served.end(signal.SIGINT)
    assert in_the_database(served.db, player.table) == (player.version, len(player.log))


def in_the_database(db: str, table: str) -> tuple[int, int]:
    """Version and ply of a table, folded from the log as it is on disk."""
    engine = opened(db)
    with engine.connect() as connection:
        found = reading.saved_table(connection, table)
    engine.dispose()
    assert found
    return found.progress.version, Table.loaded(found).ply
