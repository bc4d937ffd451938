"""Find games that use every rule: `python -m tests.records.search mykerinos`, or `... mykerinos 2`.

It writes a record for each number of seats, or for those that are named, over the ones that are
there: games that use together, and with the records that stay, as much of the rules as possible.
Every player at these tables is curious: of the actions that he tries he prefers one that leads
through lines of the rules that were not used before, at this table or at those found already. Where
there is none, he plays what the game's `prior` weighs highest, with some luck, and now and then
anything.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from types import FrameType
from typing import Any, Final, NamedTuple

import digsite
from digsite.core.match import Match, seed_bytes
from digsite.core.record import Record
from digsite.core.replay import replayed, rolled
from digsite.core.rng import Rng
from digsite.core.seats import CHANCE, NOBODY
from tests.helpers import AnyGame, generator, sensible
from tests.records.games import RECORDS, game_folder, read, seats, today

TRIES: Final = 24  # games for each table
LONGEST: Final = 900  # actions: a longer one is no good record
TRIED: Final = 6  # actions that a player tries at each choice, besides one of each kind
ANYTHING: Final = 12  # one in so many choices is made at random

Arc = tuple[str, int, int]  # a function of the rules, a line of it, and the line that came next


class Wanted(NamedTuple):
    """A number of seats, and what is played there."""

    game: AnyGame
    seats: int
    options: dict[str, str]


class Found(NamedTuple):
    """A game that was played to its end, and the ways through the rules that it took."""

    record: Record
    arcs: set[Arc]


def tables(game: AnyGame) -> Iterator[Wanted]:
    """Yield the tables of a game, the longest first: the others need only what it left out.

    Each option takes another of its values at each of them.
    """
    for n, number in enumerate(reversed(seats(game.NAME))):
        options = {name: values[n % len(values)] for name, values in game.OPTIONS.items()}
        yield Wanted(game, number, options)


def walked(folder: str, call: Callable[[], object]) -> set[Arc]:
    """Return the ways that a call takes through the files of a folder."""
    found: set[Arc] = set()

    def enter(frame: FrameType, _event: str, _value: object) -> Any:  # noqa: ANN401 - a tracer
        code = frame.f_code
        if not code.co_filename.startswith(folder):
            return None
        before = 0

        def step(frame: FrameType, event: str, _value: object) -> Any:  # noqa: ANN401 - the same
            nonlocal before
            line = frame.f_lineno if event == "line" else -1
            found.add((f"{code.co_filename} {code.co_name}", before, line))
            before = line
            return step

        return step

    sys.settrace(enter)
    try:
        call()
    finally:
        sys.settrace(None)
    return found


class Curious:
    """Plays all seats of a table."""

    def __init__(self, table: Wanted, number: int, known: set[Arc]) -> None:
        self._game = table.game
        self._folder = str(game_folder(table.game.NAME) / "rules")
        self._rng: Rng = generator(table.game.NAME, table.seats, number)
        self.arcs = {*known}

    def choose(self, s: Any, legal: list[int]) -> int:  # noqa: ANN401 - a state
        """Return the action that leads furthest into what is not known."""
        news = {action: len(self._walk(s, action) - self.arcs) for action in self._tried(legal)}
        best = max(news, key=news.__getitem__)
        if news[best]:
            return best
        if self._rng.below(ANYTHING) == 0:
            return self._game.pick(s, self._rng)
        return sensible(self._game, s, self._rng)

    def apply(self, s: Any, action: int) -> None:  # noqa: ANN401 - a state
        """Play an action, and remember which way it led."""
        self.arcs |= self._walk(s, action)
        self._game.apply(s, action)

    def _tried(self, legal: list[int]) -> list[int]:
        """Return an action of each kind, and some more."""
        shuffled = sorted(legal, key=lambda _: self._rng.below(1 << 30))
        kinds = {self._game.say(action).partition(" ")[0]: action for action in shuffled}
        return [*dict.fromkeys([*kinds.values(), *shuffled[:TRIED]])]

    def _walk(self, s: Any, action: int) -> set[Arc]:  # noqa: ANN401 - a state
        after = self._game.clone(s)
        return walked(self._folder, partial(_consequences, self._game, after, action))


def _consequences(game: AnyGame, s: Any, action: int) -> None:  # noqa: ANN401 - a state
    """Play an action, list what can follow it, and at the end count the points."""
    game.apply(s, action)
    game.legal(s)
    if s.actor == NOBODY:
        game.places(s)


def play(table: Wanted, number: int, known: set[Arc]) -> Found | None:
    """Play a game to its end; None if it gets too long."""
    game, seed = table.game, seed_bytes(number)
    curious = Curious(table, number, known)
    match = Match(game, table.seats, table.options, seed)
    s = game.deal(table.seats, table.options)
    ply = 0
    while s.actor != NOBODY:
        if ply == LONGEST:
            return None
        legal = game.legal(s)
        if s.actor == CHANCE:
            action = rolled(game, s, seed, ply)
        elif len(legal) == 1:
            action = legal[0]
        else:
            action = curious.choose(s, legal)
            match.act(s.actor, action)
        curious.apply(s, action)
        ply += 1
    return Found(match.record, curious.arcs)


def search(table: Wanted, known: set[Arc]) -> Found:
    """Return the game that adds most to what is known."""
    games = (play(table, number, known) for number in range(TRIES))
    return max(filter(None, games), key=lambda found: len(found.arcs))


def ways(game: AnyGame, record: Record) -> set[Arc]:
    """Return the ways through the rules that a record takes."""
    folder = str(game_folder(game.NAME) / "rules")
    found: set[Arc] = set()
    for each in replayed(game, record):
        after = game.clone(each.before)
        found |= walked(folder, partial(_consequences, game, after, each.action))
    return found


def main(name: str, *numbers: str) -> None:
    """Find a record for some tables of a game, or for all, beside those that are kept."""
    game = digsite.load(name)
    wanted = [table for table in tables(game) if not numbers or str(table.seats) in numbers]
    stem = f"{name}-v{game.VERSION}"
    files = {table.seats: RECORDS / f"{stem}-{table.seats}.dig" for table in wanted}
    others = [read(path) for path in today(name) if path not in files.values()]
    known = set[Arc]().union(*(ways(game, record) for record in others))
    for table in wanted:
        found = search(table, known)
        known = found.arcs
        path = files[table.seats]
        path.write_text(str(found.record), "utf-8")
        sys.stdout.write(f"{path.name}: {len(found.record.moves)} actions, {len(known)} ways\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
