"""One game being played: checks who may do what, rolls chance, and keeps the record."""

import hashlib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Generic, NamedTuple

from digsite.core.errors import Illegal
from digsite.core.game import Game, S, V
from digsite.core.plain_text import one_line
from digsite.core.record import Move, Record, options_line
from digsite.core.replay import checked, dealt, replayed, rolled, seed_of
from digsite.core.seats import CHANCE, NOBODY
from digsite.core.versions import rules_of

SEED_BYTES: Final = 32


class Played(NamedTuple):
    """An action that was played, and the seat that played it."""

    seat: int
    action: int


class Match(Generic[S, V]):
    """One game being played: its state now, and all actions that led to it.

    Chance acts by itself. So does a seat that has only one legal action, unless `asks` is set:
    people want to see what they lose or pay, even if they cannot choose. Both are in the record
    like any other action.
    """

    def __init__(
        self,
        game: Game[S, V],
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: int | bytes | None = None,
        *,
        asks: bool = False,
    ) -> None:
        """Deal. The seed has 256 bits; without one, a random one is taken from the system."""
        self.asks = asks
        self._begin(game, seats, options or {}, seed_bytes(seed))
        self._advance()

    def _begin(self, game: Game[S, V], seats: int, options: Mapping[str, str], seed: bytes) -> None:
        chosen = checked(game, seats, options)  # first of all: this raises if something is wrong
        self.game = game
        self.seats = seats
        self.options = chosen
        self._seed = seed
        self._s: S = dealt(game, seats, chosen)
        self._actions: list[int] = []
        self._movers: list[int] = []
        self._before: list[tuple[int, S]] = []  # the ply and the state that each undo returns to
        self._names: dict[str, str] = {}

    @classmethod
    def resume(
        cls,
        game: Game[S, V],
        record: Record,
        seed: bytes | None = None,
        *,
        asks: bool = False,
    ) -> "Match[S, V]":
        """Return a match that goes on where a record ends.

        Chance rolls on from the seed in the header of the record. If it has none, from `seed`,
        or from a new random one.
        """
        game = rules_of(game, record)
        actions = [each.action for each in replayed(game, record)]
        match = cls.__new__(cls)
        match.asks = asks
        match._begin(game, record.seats, record.options, seed_of(record) or seed_bytes(seed))
        match._names = {k: v for k, v in record.header.items() if k not in _OWN_KEYS}
        match._go_on(actions)
        return match

    def rewound(self, ply: int) -> "Match[S, V]":
        """Return another match: this one as it was after so many actions. Nothing can be undone."""
        return self.after(self._actions[:ply])

    def after(self, actions: Iterable[int]) -> "Match[S, V]":
        """Return another match, dealt as this one, after these actions. Nothing can be undone."""
        match = Match.__new__(Match)
        match.asks = self.asks
        match._begin(self.game, self.seats, self.options, self._seed)
        match._names = {**self._names}
        match._go_on(actions)
        return match

    def _go_on(self, actions: Iterable[int]) -> None:
        """Play actions that were played before, and let chance go on."""
        for action in actions:
            self._apply(action)
        self._advance()

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

    def played(self, ply: int = 0) -> list[Played]:
        """Return the actions that were played from this ply on."""
        return [*map(Played, self._movers[ply:], self._actions[ply:])]

    def view(self, seat: int) -> V:
        """Return what a seat may know now; NOBODY is a spectator."""
        return self.game.look(self._s, seat)

    def position(self) -> str:
        """Return the whole state as text, hidden things included: for tests and bug reports."""
        return self.game.write(self._s)

    # Acting

    def act(self, seat: int, *actions: int) -> None:
        """Play one or several actions as one step: all of them, or none and raise Illegal.

        Afterwards chance acts, and seats with only one legal action. One `undo` takes the whole
        step back.
        """
        before = self._checked(seat, actions)
        if not self.can_undo(seat):
            self._before.clear()
        self._before.append((self.ply, before))
        for action in actions:
            if self.game.reveals(self._s, action):
                self._before.clear()
            self._apply(action)
        self._advance()

    def _checked(self, seat: int, actions: Sequence[int]) -> S:
        """Return a copy of the state now; raise Illegal if the seat cannot play these actions."""
        if self.over:
            raise Illegal("illegal-over")
        if seat != self._s.actor:
            raise Illegal("illegal-not-your-turn", {"seat": seat, "actor": self._s.actor})
        if not actions:
            raise Illegal("illegal-nothing")
        s = self.game.clone(self._s)
        for n, action in enumerate(actions, 1):
            if s.actor != seat or action not in self.game.legal(s):
                raise Illegal("illegal-action", {"action": self._said(action)})
            if n < len(actions):
                self.game.apply(s, action)
        return s if len(actions) == 1 else self.game.clone(self._s)  # one action is not applied

    def undo(self, seat: int, *, whole: bool = False) -> None:
        """Take back the last step of a seat, or all steps that it can; raise Illegal if none.

        A step cannot be taken back if another seat or chance has acted since, or if it showed the
        seat something hidden.
        """
        if not self.can_undo(seat):
            raise Illegal("illegal-undo")
        ply, state = self._before[0 if whole else -1]
        del self._before[0 if whole else -1 :]
        self._s = state
        del self._actions[ply:], self._movers[ply:]

    def can_undo(self, seat: int) -> bool:
        """Return whether the seat may take back its last step."""
        return bool(self._before) and self._movers[self._before[-1][0]] == seat

    @property
    def steps_to_undo(self) -> int:
        """How many steps the seat that acted last could take back, one after the other."""
        return len(self._before)

    def _advance(self) -> None:
        """Let chance act, and play for seats with one legal action, until somebody can choose."""
        while not self.over:
            actor = self._s.actor
            if actor == CHANCE:
                self._before.clear()
                self._apply(rolled(self.game, self._s, self._seed, self.ply))
                continue
            legal = [] if self.asks else self.game.legal(self._s)
            if len(legal) != 1:
                return
            if not self.can_undo(actor) or self.game.reveals(self._s, legal[0]):
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
        """The match so far, as a record. It has the seed only once the match is over."""
        return self._written(with_seed=self.over)

    def saved(self) -> Record:
        """Return the match so far with its seed, to resume it later. No player may see it."""
        return self._written(with_seed=True)

    def name(self, key: str, value: str) -> None:
        """Add a line to the header of the record, such as Seat-0: Ada."""
        self._names[key] = one_line(value)[:200]

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
        if self.over and self.places:  # nobody knows them where the rules are gone
            header["Result"] = " ".join(map(str, self.scores))
            header["Places"] = " ".join(map(str, self.places))
        return Record(header, self.moves())

    def moves(self) -> list[Move]:
        """Return what was played so far, as lines of a record."""
        return [*map(Move, self._movers, map(self.game.say, self._actions))]


_OWN_KEYS: Final = frozenset(
    ("Game", "Version", "Seats", "Options", "Seed-SHA256", "Seed", "Result", "Places")
)


def seed_bytes(seed: int | bytes | None) -> bytes:
    """Return a seed as 32 bytes: from bytes, from a number, or random if there is none."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, int):
        if not 0 <= seed < 1 << 8 * SEED_BYTES:
            raise ValueError("a seed is a number from 0 to 2**256 - 1")
        return seed.to_bytes(SEED_BYTES, "big")
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return seed
