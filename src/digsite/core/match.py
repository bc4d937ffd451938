"""One game being played: checks who may do what, rolls chance, and keeps the record."""

import hashlib
import secrets
from collections.abc import Mapping
from typing import Final, Generic

from digsite.core.errors import Illegal
from digsite.core.game import Game, S, V
from digsite.core.record import Move, Record, options_line
from digsite.core.replay import checked, defaults, rolled, seed_of, steps
from digsite.core.seats import CHANCE, NOBODY

SEED_BYTES: Final = 32


class Match(Generic[S, V]):
    """A game, its state now, and the record of how it came about.

    Chance acts by itself, and so does a seat with a single choice: nobody clicks where there is
    nothing to choose. Both stand in the record like any other action.
    """

    def __init__(
        self,
        game: Game[S, V],
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: int | bytes | None = None,
    ) -> None:
        """Deal. The seed is 256 bits; without one it comes from the system's secret source."""
        self._begin(game, seats, options or {}, seed_bytes(seed))
        self._advance()

    def _begin(self, game: Game[S, V], seats: int, options: Mapping[str, str], seed: bytes) -> None:
        chosen = checked(game, seats, options)  # before anything else: it tells what is wrong
        self.game = game
        self.seats = seats
        self.options = chosen
        self._seed = seed
        self._s: S = game.deal(seats, {**defaults(game), **chosen})
        self._actions: list[int] = []
        self._movers: list[int] = []
        self._before: list[tuple[int, S]] = []  # what undo returns to: ply, state
        self._names: dict[str, str] = {}

    @classmethod
    def resume(cls, game: Game[S, V], record: Record, seed: bytes | None = None) -> "Match[S, V]":
        """Play a record again and go on from its end.

        The seed is taken from the header when it stands there; a record without one can be
        watched but its chance is rolled from `seed` or, without that, from a new one.
        """
        actions = [step.action for step in steps(game, record)]
        match = cls.__new__(cls)
        match._begin(game, record.seats, record.options, seed_of(record) or seed_bytes(seed))
        match._names = {k: v for k, v in record.header.items() if k not in _OWN_KEYS}
        for action in actions:
            match._apply(action)
        match._advance()
        return match

    # What is going on

    @property
    def actor(self) -> int:
        """The seat whose turn it is, or NOBODY when the match is over."""
        return self._s.actor

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._s.actor == NOBODY

    @property
    def legal(self) -> list[int]:
        """The actions open to the actor."""
        return self.game.legal(self._s)

    @property
    def scores(self) -> list[int]:
        """Points as they stand."""
        return self.game.scores(self._s)

    @property
    def breakdown(self) -> list[dict[str, int]]:
        """The parts of each seat's points."""
        return self.game.breakdown(self._s)

    @property
    def places(self) -> list[int]:
        """Places as they stand; 1 is the winner."""
        return self.game.places(self._s)

    @property
    def ply(self) -> int:
        """How many actions have been played, chance included."""
        return len(self._actions)

    def view(self, seat: int) -> V:
        """What a seat may know; NOBODY is a spectator."""
        return self.game.look(self._s, seat)

    def position(self) -> str:
        """The whole table as one line, hidden things included: for tests and bug reports."""
        return self.game.write(self._s)

    # Acting

    def act(self, seat: int, action: int) -> None:
        """Play an action, then whatever chance and single choices follow. Illegal says why not."""
        if self.over:
            raise Illegal("illegal-over")
        if seat != self._s.actor:
            raise Illegal("illegal-not-your-turn", {"seat": seat, "actor": self._s.actor})
        if action not in self.legal:
            raise Illegal("illegal-action", {"action": self._said(action)})
        if self._before and self._movers[self._before[-1][0]] != seat:
            self._before.clear()
        if self.game.reveals(self._s, action):
            self._before.clear()
        else:
            self._before.append((self.ply, self.game.clone(self._s)))
        self._apply(action)
        self._advance()

    def undo(self, seat: int) -> None:
        """Take back the seat's last action. Illegal if others or chance have acted on it."""
        if not self.can_undo(seat):
            raise Illegal("illegal-undo")
        ply, state = self._before.pop()
        self._s = state
        del self._actions[ply:], self._movers[ply:]

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would be allowed to this seat."""
        return bool(self._before) and self._movers[self._before[-1][0]] == seat

    def _advance(self) -> None:
        """Let chance act, and play choices that are none, until somebody must decide."""
        while not self.over:
            actor = self._s.actor
            if actor == CHANCE:
                self._before.clear()
                self._apply(rolled(self.game, self._s, self._seed, self.ply))
                continue
            legal = self.game.legal(self._s)
            if len(legal) > 1:
                return
            if self._before and self._movers[self._before[-1][0]] != actor:
                self._before.clear()
            if self.game.reveals(self._s, legal[0]):
                self._before.clear()
            self._apply(legal[0])

    def _apply(self, action: int) -> None:
        self._movers.append(self._s.actor)
        self._actions.append(action)
        self.game.apply(self._s, action)

    def _said(self, action: int) -> str:
        return self.game.say(action) if 0 <= action < self.game.ACTIONS else str(action)

    # The record

    @property
    def record(self) -> Record:
        """The match so far. The seed is told once it is over."""
        return self._written(with_seed=self.over)

    def saved(self) -> Record:
        """The match so far, its seed included, so that it can be resumed: keep it to yourself."""
        return self._written(with_seed=True)

    def name(self, key: str, value: str) -> None:
        """Put a line of one's own into the header, such as Seat-0: Ada."""
        clean = " ".join("".join(c if c.isprintable() else " " for c in value).split())
        self._names[key] = clean[:200]

    def _written(self, *, with_seed: bool) -> Record:
        header = {
            "Game": self.game.NAME,
            "Version": str(self.game.VERSION),
            "Seats": str(self.seats),
            "Options": options_line(self.options),
            **self._names,
            "Seed-SHA256": hashlib.sha256(self._seed).hexdigest(),
        }
        if with_seed:
            header["Seed"] = self._seed.hex()
        if self.over:
            header["Result"] = " ".join(map(str, self.scores))
            header["Places"] = " ".join(map(str, self.places))
        return Record(header, self.moves())

    def moves(self, ply: int = 0) -> list[Move]:
        """Give what was played from a ply on."""
        return [*map(Move, self._movers[ply:], map(self.game.say, self._actions[ply:]))]


_OWN_KEYS: Final = frozenset(
    ("Game", "Version", "Seats", "Options", "Seed-SHA256", "Seed", "Result", "Places")
)


def seed_bytes(seed: int | bytes | None) -> bytes:
    """Give 256 bits: those given, a number written out, or new secret ones."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, int):
        if not 0 <= seed < 1 << 8 * SEED_BYTES:
            raise ValueError("a seed is a number from 0 to 2**256 - 1")
        return seed.to_bytes(SEED_BYTES, "big")
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return seed
