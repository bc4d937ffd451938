"""Playing turns on by what a game weighs most, and the luck that they meet."""

from collections.abc import Callable
from typing import Final, Generic, final

from mypy_extensions import i64

from digsite.bots.chance import drawn
from digsite.core.game import Game, S, V
from digsite.core.rng import Rng
from digsite.core.seats import CHANCE, NOBODY

HALF_WORD: Final = 1 << 31


@final
class Luck:
    """What chance rolls. Luck that is laid down by turns can be met again."""

    __slots__ = ("by_turn", "laid_down", "rng", "turn")

    def __init__(self, rng: Rng) -> None:
        """Leave luck to the generator."""
        self.rng: Rng = rng
        self.laid_down: bool = False
        self.by_turn: list[Rng] = []
        self.turn: i64 = 0

    def begin(self) -> None:
        """Go back to the first turn."""
        self.turn = 0
        self.next_turn()

    def next_turn(self) -> None:
        """Roll what lies in store for another turn."""
        if self.laid_down:
            self.rng = self.by_turn[self.turn % len(self.by_turn)].copy()
            self.turn += 1


def lay_down(rng: Rng, turns: i64) -> Luck:
    """Give luck for so many turns that can be met again and again."""
    luck = Luck(rng)
    luck.laid_down = True
    for _ in range(turns):
        branch = Rng()
        branch.a = rng.below(HALF_WORD)
        branch.b = rng.below(HALF_WORD)
        branch.c = rng.below(HALF_WORD)
        branch.d = rng.below(HALF_WORD) | 1
        luck.by_turn.append(branch)
    return luck


@final
class Turns(Generic[S, V]):
    """Turns as a searching seat thinks that they go on."""

    def __init__(self, game: Game[S, V], seat: i64, rng: Rng, sure: float) -> None:
        # A call through the protocol looks its function up each time: once is enough.
        self.apply: Callable[[S, int], None] = game.apply
        self.legal: Callable[[S], list[int]] = game.legal
        self.pick: Callable[[S, Rng], int] = game.pick
        self.prior: Callable[[S, list[int]], list[float]] = game.prior
        self.seat = seat
        self.rng = rng
        self.sure = sure  # weights are raised to this power; 0: the most promising action is played

    def play_on(self, s: S, player: i64, turns: i64, luck: Luck) -> None:
        """Play until the seat has had so many more turns; `player` is who has acted last."""
        if player == self.seat:
            turns += 1  # the one that he is in
        while s.actor != NOBODY:
            if s.actor == CHANCE:
                self.apply(s, self.pick(s, luck.rng))
                continue
            if s.actor != player:
                if player == self.seat:
                    turns -= 1
                    if turns == 0:
                        return
                player = s.actor
                luck.next_turn()
            actions = self.legal(s)
            self.apply(s, self.chosen(s, actions) if len(actions) > 1 else actions[0])

    def chosen(self, s: S, actions: list[int]) -> int:
        """Give an action: mostly, but not always, what the game weighs most; or just that."""
        weights = self.prior(s, actions)
        if self.sure > 0.0:
            return drawn(actions, [weight**self.sure for weight in weights], self.rng)
        best: i64 = 0
        for n in range(1, len(actions)):
            if weights[n] > weights[best]:
                best = n
        return actions[best]
