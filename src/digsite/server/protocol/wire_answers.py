"""What is answered to somebody at a table, as types: yes or no, and what was asked for."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from digsite.server.protocol.wire_table import Earlier
from digsite.server.protocol.wire_view import Gathering, Picture


class Refused(TypedDict):
    """Why not: a word for programs, a sentence for people."""

    why: str
    say: str


class Answered(TypedDict):
    """Yes: the message of this id was done. What was asked for stands beside it."""

    type: Literal["answer"]
    re: str
    ok: Literal[True]


class NotDone(Refused):
    """No: the message of this id was not done, if it could be read at all.

    `slip` names what was told to somebody careful instead of being played.
    """

    type: Literal["answer"]
    re: str | None
    ok: Literal[False]
    slip: NotRequired[str]


class Moved(TypedDict):
    """Where the table stands after a change."""

    version: int
    ply: int


class Gathered(TypedDict):
    """The table at the same version with other picks; a part without `svg` has not changed."""

    version: int
    gathering: Gathering | None
    parts: list[Picture]


class Seen(TypedDict):
    """The earlier moment that was asked for."""

    view: Earlier


class Scores(TypedDict):
    """The scores of all seats at each ply where one changed; None where it is not known."""

    points: list[tuple[int, list[int | None]]]
    last: int


class Candidate(TypedDict):
    """An action that a strong bot considered."""

    action: int
    notation: str
    label: str
    share: float
    value: float
    spread: float | None


class Advice(TypedDict):
    """What a strong bot would play, the best first, why, and a tip of the game for beginners."""

    candidates: list[Candidate]
    reasons: list[str]
    by: str
    tip: str


class Created(TypedDict):
    """A table to go to, and the seats that are mine."""

    table: str
    url: str
    seats: list[int]


class Left(TypedDict):
    """My seats for which a bot stands in now."""

    standins: list[int]
