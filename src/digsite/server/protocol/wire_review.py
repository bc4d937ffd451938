"""The review of a finished game as it is sent, as types. Chances are shares of the win, 0 to 1."""

from typing_extensions import TypedDict

from digsite.server.protocol.wire_table import Earlier, Player
from digsite.server.protocol.wire_view import Painted


class ReviewAccount(TypedDict):
    """How the chances of a seat came from the start to the result; `loss` is for each decision."""

    start: float
    errors: float
    others: float
    chance: float
    hidden: float
    result: float
    loss: float


class ReviewMoment(TypedDict):
    """A marked turn at the decision that cost most: what was played, what was better, and why."""

    ply: int
    seat: int
    mark: str
    cost: float
    chances: float
    played: str
    better: list[str]
    reasons: list[str]


class ReviewRoll(TypedDict):
    """What a roll of chance gave to each seat, where it gave much."""

    ply: int
    luck: list[float]


class ReviewTurning(TypedDict):
    """What changed the chances of whoever looks much, or of any seat for a spectator."""

    ply: int
    seat: int
    change: float
    rolled: bool


class LookedBack(TypedDict):
    """A whole review in words."""

    last: int
    curve: list[tuple[int, list[float]]]
    accounts: list[ReviewAccount]
    moments: list[ReviewMoment]
    only: list[int]
    rolls: list[ReviewRoll]
    turning: list[ReviewTurning]


class ReviewNow(TypedDict):
    """How far a review is; null while nobody has asked for it. `words` are those of its page."""

    progress: float | None
    review: LookedBack | None
    words: dict[str, str]


class Practice(Painted):
    """A moment that can be played again: what may be picked, as at a table."""

    ply: int
    players: list[Player]


class Judged(TypedDict):
    """What was tried at a moment, what it would have cost, and whether that is right."""

    right: bool
    cost: float
    say: list[str]


class Better(TypedDict):
    """The better line, played out: a view after each of its actions, with what was played."""

    steps: list[str]
    views: list[Earlier]
