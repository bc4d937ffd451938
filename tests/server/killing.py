"""Two servers on one PostgreSQL, one of which, or the database itself, is killed while people play.

Somebody has every seat of one table, and plays against a bot at another. After each kill he goes to
the server that is left, sends again what was not answered, and looks whether all is there.
"""

import random
import signal
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from http import HTTPStatus

import httpx2
import psycopg
from websockets.exceptions import WebSocketException

from tests.postgres import Postgres
from tests.server.guests import BOT, GAME, ME, Json, new_id
from tests.server.process import PATIENCE, Served
from tests.server.test_crash import Busy, Player

KINDS = ("server", "database", "listeners")
MESSAGES = 4  # at most before a kill
LONGEST_DELAY = 0.02  # seconds from the last message to the kill
CUT_LISTENERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"


@dataclass
class Waits:
    """Seconds after each kill until the next message was done, and until the bot had moved."""

    people: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)


class Killing:
    """The servers, the database, and who plays."""

    def __init__(self, servers: Sequence[Served], postgres: Postgres, db: str, seed: int) -> None:
        self.servers = [*servers]
        self.postgres = postgres
        self.db = db
        self.dice = random.Random(seed)  # noqa: S311 - play
        self.player = Player(servers[0].home, self.dice)
        self.waits = Waits()
        self._before = 0  # messages that were acknowledged at earlier tables
        self.headers = self.player.headers  # at the table with a bot
        self.with_bot = self._new_table(servers[0])

    def _new_table(self, where: Served) -> str:
        wish = {"game": GAME, "seats": [ME, BOT]}
        made = httpx2.post(f"{where.home}/api/tables", json=wish, headers=self.headers)
        if made.status_code != HTTPStatus.CREATED:
            raise Busy
        found: str = made.json()["table"]
        return found

    def play_and_kill(self, kind: str) -> None:
        """Play a little, kill something while a message is on its way, and go on elsewhere."""
        here, other = self.dice.sample(self.servers, 2)
        self.player.home = here.home
        self._sooner(self._play_a_little)
        self._move_against_the_bot(here)
        killed = time.monotonic()
        self._kill(kind, here)
        self.player.home = other.home
        self._sooner(self._is_done)
        self.waits.people.append(time.monotonic() - killed)
        self._sooner(lambda: self._is_my_turn(other))
        self.waits.bots.append(time.monotonic() - killed)
        if kind == "server":
            here.start()

    @property
    def acknowledged(self) -> int:
        """How many messages were acknowledged."""
        return self._before + len(self.player.acknowledged)

    def _play_a_little(self) -> None:
        with self.player.connected():
            self.player.play(self.dice.randint(1, MESSAGES))
            if self.player.state["turn"] == "over":
                self._before = self.acknowledged
                self.player = Player(self.player.home, self.dice)
                raise Busy
            self.player.unanswered = self.player.whatever()
            self.player.send(self.player.unanswered)
            time.sleep(self.dice.uniform(0, LONGEST_DELAY))

    def _kill(self, kind: str, here: Served) -> None:
        if kind == "server":
            here.end(signal.SIGKILL)
        elif kind == "database":
            self.postgres.kill()
            self.postgres.start()
        else:
            with psycopg.connect(self.db, autocommit=True) as connection:
                connection.execute(CUT_LISTENERS)

    def _is_done(self) -> None:
        """What was on its way when something was killed is done now, exactly once."""
        with self.player.connected():
            assert self.player.unanswered is None
            self.player.play(1)

    def _move_against_the_bot(self, here: Served) -> None:
        with suppress(Busy, httpx2.HTTPError):
            state = self._state(here)
            if state["turn"] == "over":
                self.with_bot = self._new_table(here)
            elif state["turn"] == "you":
                body = {"id": new_id(), "version": state["version"], "seat": state["actor"]}
                move = {**body, "action": state["actions"][-1]["action"]}
                where = f"{here.home}/api/tables/{self.with_bot}/moves"
                httpx2.post(where, json=move, headers=self.headers)

    def _is_my_turn(self, other: Served) -> None:
        if self._state(other)["turn"] not in {"you", "over"}:
            raise Busy

    def _state(self, where: Served) -> Json:
        url = f"{where.home}/api/tables/{self.with_bot}"
        answer = httpx2.get(url, headers=self.headers, timeout=PATIENCE)
        if answer.status_code != HTTPStatus.OK:
            raise Busy
        found: Json = answer.json()
        return found

    def _sooner(self, what: Callable[[], None]) -> None:
        """Try until it can be done: a client comes back when its connection is lost."""
        late = time.monotonic() + PATIENCE
        while True:
            try:
                what()
            except (OSError, WebSocketException, httpx2.HTTPError, Busy):
                if time.monotonic() > late:
                    raise
                time.sleep(0.05)
            else:
                return
