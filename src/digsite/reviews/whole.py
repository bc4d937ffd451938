"""A whole review, put together from decisions and rolls; and how it becomes JSON and back."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any, Final

from digsite.bots import Budget
from digsite.core.errors import Unreadable
from digsite.core.game import Game, S, V
from digsite.core.record import Record
from digsite.core.replay import position_at, start
from digsite.core.seats import NOBODY
from digsite.core.versions import rules_of
from digsite.reviews.accounts import Account, accounts
from digsite.reviews.decisions import Decision, choices, decided
from digsite.reviews.marks import Turn, TurningPoint, only_moves, turning_points, turns
from digsite.reviews.rolls import Roll, rolls

FORMAT: Final = 1  # rises whenever an older JSON could not be read any more


@dataclass(frozen=True)
class Review:
    """What can be said of a finished game when one looks back on it."""

    game: str
    version: int
    start: tuple[float, ...]  # the chances of each seat before the first action
    result: tuple[float, ...]  # its share of the win
    decisions: tuple[Decision, ...]
    rolls: tuple[Roll, ...]

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.start)

    @cached_property
    def accounts(self) -> list[Account]:
        """The account of each seat."""
        return accounts(self.start, self.result, self.decisions, self.rolls)

    @cached_property
    def turns(self) -> list[Turn]:
        """All turns in which somebody had a choice."""
        return turns(self.decisions)

    @cached_property
    def marked(self) -> list[Turn]:
        """The turns that cost enough to be marked."""
        return [turn for turn in self.turns if turn.mark]

    @cached_property
    def only_moves(self) -> list[int]:
        """The plies at which the one good move was found."""
        return only_moves(self.decisions)

    @cached_property
    def turning_points(self) -> list[TurningPoint]:
        """What changed the chances most."""
        return turning_points(self.decisions, self.rolls)

    @cached_property
    def curve(self) -> list[tuple[int, tuple[float, ...]]]:
        """The chances of all seats: the ply, and what they were before its action."""
        return [(0, self.start), *((each.ply, each.chances) for each in self.decisions)]

    def loss(self, seat: int) -> float:
        """Return what a decision of this seat cost it on the average; 0 if it had none."""
        errors = [each.error for each in self.decisions if each.seat == seat]
        return sum(errors) / len(errors) if errors else 0.0

    def as_json(self) -> dict[str, Any]:
        """Return the review as plain data, with what follows from it; `read` needs less."""
        return {
            "format": FORMAT,
            **asdict(self),
            "accounts": [asdict(account) for account in self.accounts],
            "turns": [{**asdict(turn), "mark": turn.mark} for turn in self.marked],
            "only_moves": self.only_moves,
            "turning_points": [asdict(point) for point in self.turning_points],
        }

    @staticmethod
    def read(data: Mapping[str, Any]) -> "Review":
        """Return the review that `as_json` wrote."""
        if data.get("format") != FORMAT:
            raise Unreadable(f"a review of format {data.get('format')}; it has to be made anew")
        return Review(
            game=data["game"],
            version=data["version"],
            start=tuple(data["start"]),
            result=tuple(data["result"]),
            decisions=tuple(read_decision(each) for each in data["decisions"]),
            rolls=tuple(_roll(each) for each in data["rolls"]),
        )


def read_decision(data: Mapping[str, Any]) -> Decision:
    """Return a decision that was written as plain data."""
    lists = {key: tuple(data[key]) for key in ("line", "chances", "cost")}
    return Decision(**{**data, **lists})


def _roll(data: Mapping[str, Any]) -> Roll:
    return Roll(**{**data, "luck": tuple(data["luck"])})


def looked_back(game: Game[S, V], record: Record, budget: Budget) -> Review:
    """Look back on a finished game; Unreadable says why it cannot be done."""
    plies = reviewable(game, record)
    return assembled(game, record, decided(game, record, plies, budget))


def reviewable(game: Game[S, V], record: Record) -> list[int]:
    """Return the plies to judge; Unreadable if the game is not over."""
    end = position_at(game, record, len(record.moves))
    if end.actor != NOBODY:
        raise Unreadable("the game is not over: a review would tell what is hidden")
    return choices(game, record)


def assembled(game: Game[S, V], record: Record, decisions: Iterable[Decision]) -> Review:
    """Return the review of a game all of whose decisions have been judged."""
    game = rules_of(game, record)
    return Review(
        game=game.NAME,
        version=game.VERSION,
        start=tuple(game.value(start(game, record))),
        result=tuple(game.value(position_at(game, record, len(record.moves)))),
        decisions=tuple(sorted(decisions, key=lambda each: each.ply)),
        rolls=tuple(rolls(game, record)),
    )
