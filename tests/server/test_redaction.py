"""Views are the only thing sent: tables that differ in what a viewer cannot know send the same."""

import hashlib
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

import digsite
from digsite.bots import Budget
from digsite.core import match, replay
from digsite.core.replay import verify
from digsite.core.rng import seeded
from digsite.core.seats import NOBODY
from digsite.server.table import hosting, workshop
from digsite.server.table.table import Table
from tests.helpers import AnyGame, generator, nearest, short, states
from tests.server.guests import FRIEND, ME, Guest, House, Socket
from tests.server.late import SEED, nearly_over, play_on
from tests.server.twins import Ply, twins

SEATS = 4  # or as many as can play
CHOICES = 12
CLICKS = 4  # before each choice of the viewer
ENOUGH = 6  # choices that a test must have compared
SEEDS = (b"1" * 32, b"2" * 32)

Log = Sequence[Ply]


@dataclass
class World:
    """A table whose chance we decide, and all that one viewer is sent about it."""

    house: House
    game: AnyGame
    log: Log
    seed: bytes
    viewer: int
    received: list[str] = field(default_factory=list)

    @property
    def seats(self) -> int:
        """How many play."""
        return seats_of(self.game)

    def play(self) -> None:
        """Play the log before the eyes of the viewer, who then looks back at everything."""
        self.house = House(self.house.client, self.game.NAME)
        self.people = [self.house.guest(f"Player {n}") for n in range(self.seats)]
        host, *friends = self.people
        seats = [ME, *[FRIEND] * (self.seats - 1)]
        self.table = host.table(*seats, hints=True, options=short(self.game))
        for friend in friends:
            assert friend.post(f"/api/seats/{host.invite(self.table)}", {}).status_code == 200
        self.me = self.people[self.viewer] if self.viewer >= 0 else self.house.guest("Eve")
        with self.me.at(self.table) as line:
            line.hear("state")
            for ply in self.log:
                if not ply.by_itself:
                    self.choose(line, ply)
            self.look_back(line)
        self.keep(*(json.dumps(message) for message in line.heard))

    def choose(self, line: Socket, ply: Ply) -> None:
        """Let a person act; the viewer picks things up first, and takes it back once if he may."""
        if ply.seat == self.viewer:
            self.pick_up(line)
        self.act(line, self.people[ply.seat], ply)
        if ply.seat == self.viewer and line.state["can_undo"]:
            version = line.state["version"]
            assert line.ask("undo", id=f"u{version}", version=version, seat=ply.seat)["ok"]
            line.hear("state")
            self.act(line, self.me, ply)

    def pick_up(self, line: Socket) -> None:
        """Ask what some picks mean: one thing after another, as far as CLICKS."""
        gathering, version = line.state["gathering"], line.state["version"]
        for n in range(CLICKS):
            leads = [*gathering["clicks"].values(), *gathering["buttons"]]
            picks = [lead["picks"] for lead in leads if "actions" not in lead]
            if not picks:
                return
            answer = line.gather(picks[n % len(picks)], id=f"g{version}-{n}")
            gathering = answer["gathering"]

    def act(self, line: Socket, who: Guest, ply: Ply) -> None:
        body = {"id": f"v{line.state['version']}", "version": line.state["version"]}
        move = {**body, "seat": ply.seat, "action": ply.action}
        answer = who.post(f"/api/tables/{self.table}/moves", move)
        assert answer.status_code == 200, answer.text
        line.hear("state", version=answer.json()["version"])

    def look_back(self, line: Socket) -> None:
        """Ask for everything that can be asked for."""
        at = f"/api/tables/{self.table}"
        for ply in range(line.state["ply"] + 1):
            assert line.ask("at", id=f"a{ply}", ply=ply)["ok"]
        line.ask("chart", id="chart")
        line.ask("hint", id="hint", version=line.state["version"])
        lesson = {"version": line.state["version"], "seat": max(self.viewer, 0), "how": "on"}
        line.ask("lesson", id="lesson", **lesson)
        line.ask("lang", id="lang", lang="it")
        line.hear("state")
        lobby = self.me.get("/api/lobby").json()
        self.keep(
            self.me.get(at, parts=True, observe=True).text,
            self.me.get(f"{at}/at/{len(self.log) // 2}").text,
            self.me.get(f"{at}/record").text,
            self.me.get(f"{at}/review").text,
            self.me.post(f"{at}/review").text,
            self.me.get(f"{at}/review/0/better").text,
            self.me.post(f"{at}/review/0/moment", {"seat": max(self.viewer, 0)}).text,
            self.me.post(f"{at}/review/0/try", {"seat": max(self.viewer, 0), "actions": [0]}).text,
            self.me.get(f"/t/{self.table}").text,
            json.dumps([lobby["mine"], lobby["finished"]]),
        )

    def keep(self, *texts: str) -> None:
        """Keep what was sent; the name of the table and the promise of its seed are its own."""
        promise = hashlib.sha256(self.seed).hexdigest()
        plain = (text.replace(self.table, "TABLE").replace(promise, "PROMISE") for text in texts)
        self.received += plain


@pytest.fixture
def ours(monkeypatch: pytest.MonkeyPatch) -> "Ours":
    """Chance, clock and advisers that do what the test says, at every table of the process."""
    found, now, rolled = Ours(), time.time(), replay.rolled

    def ours_or_rolled(game: AnyGame, s: Any, seed: bytes, ply: int) -> int:  # noqa: ANN401
        return found.log[ply].action if seed in SEEDS else rolled(game, s, seed, ply)

    monkeypatch.setattr(time, "time", lambda: now)
    monkeypatch.setattr(match, "rolled", ours_or_rolled)
    monkeypatch.setattr(hosting, "seed_bytes", lambda _: found.seed)
    monkeypatch.setattr(workshop, "HINT", Budget(iterations=20))
    monkeypatch.setattr(Table, "dice", lambda _: seeded(b"an adviser's own"))
    return found


@dataclass
class Ours:
    log: Log = ()
    seed: bytes = b""


@pytest.mark.parametrize("viewer", [NOBODY, 1], ids=["spectator", "seat"])
@pytest.mark.parametrize("name", digsite.names())
def test_tables_that_differ_in_what_a_viewer_cannot_know_send_him_the_same_bytes(
    own_house: House, ours: Ours, name: str, viewer: int
) -> None:
    game = digsite.load(name)
    found = twins(game, seats_of(game), viewer, generator(name, viewer), CHOICES)
    logs = list(zip(*found, strict=True))
    assert sum(not ply.by_itself for ply in logs[0]) >= min(ENOUGH, shortest(game))
    assert logs[0] != logs[1] or not hides_anything(game)
    worlds = []
    for log, seed in zip(logs, SEEDS, strict=True):
        ours.log, ours.seed = log, seed
        worlds.append(World(own_house, game, log, seed, viewer))
        worlds[-1].play()
    one, other = (world.received for world in worlds)
    assert len(one) == len(other) > len(logs[0])
    assert [differs(*each) for each in zip(one, other, strict=True) if each[0] != each[1]] == []
    assert not [text for text in one if SEEDS[0].hex() in text]


def seats_of(game: AnyGame) -> int:
    """How many play in these tests."""
    return nearest(game, SEATS)


def shortest(game: AnyGame) -> int:
    """How many choices there are before the last, in the shortest of some games."""
    rng = generator("shortest", game.NAME)
    counts: list[int] = []
    for _ in range(10):
        choices = [s.actor for s in states(game, seats_of(game), rng) if len(game.legal(s)) > 1]
        counts.append(sum(actor >= 0 for actor in choices))
    return min(counts) - 1


def hides_anything(game: AnyGame) -> bool:
    """Whether there is more to a table than a spectator sees."""
    rng = generator("hides", game.NAME)
    return any(
        game.write(game.sample(game.look(s, NOBODY), rng)) != game.write(s)
        for s in states(game, seats_of(game), rng)
    )


def differs(one: str, other: str) -> str:
    """Where two texts part, in short."""
    n = next(n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
    return f"{one[max(0, n - 200) : n + 60]}  or  {other[n : n + 60]}"


# The seed


def test_the_seed_is_promised_from_the_start_and_told_at_the_end(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = nearly_over(house, ada, bob)
    with ada.at(table) as line:
        promise = line.hear("hello")["seed_sha256"]
        line.hear("state")
        before = json.dumps([line.heard, ada.state(table), line.ask("at", ply=9)])
        assert SEED.hex() not in before
        assert ada.get(f"/api/tables/{table}/record").json()["why"] == "not-over"
        play_on(table, ada, bob)
    over = ada.state(table)["over"]
    assert over["seed"] == SEED.hex()
    assert over["seed_sha256"] == promise == hashlib.sha256(SEED).hexdigest()


def test_the_record_of_a_finished_game_lets_anybody_roll_everything_again(house: House) -> None:
    guest = house.guest()
    table = nearly_over(house, guest, guest)
    play_on(table, guest)
    text = house.guest("Eve").get(f"/api/tables/{table}/record").text
    record = digsite.Record.read(text)
    assert verify(digsite.load(house.game), record) > 0


def test_a_finished_game_is_still_replayed_as_each_could_see_it(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = nearly_over(house, ada, bob)
    before = [guest.get(f"/api/tables/{table}/at/20").json()["parts"] for guest in (ada, bob)]
    play_on(table, ada, bob)
    after = [guest.get(f"/api/tables/{table}/at/20").json()["parts"] for guest in (ada, bob)]
    assert before == after
    assert before[0] != before[1]
