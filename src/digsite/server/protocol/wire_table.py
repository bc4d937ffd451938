"""What is sent about a table, as types: who sits there, what happened, how it ended."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from digsite.server.protocol.messages import Pace
from digsite.server.protocol.wire_view import Painted, Picture, Prompt, Tally, Timeline


class Player(TypedDict):
    """A seat as others see it."""

    seat: int
    colour: str
    mark: str
    name: str
    kind: Literal["person", "open", "bot"]
    level: str | None
    level_name: str | None
    score: int | None
    mine: bool
    turn: bool
    connected: bool
    absent_since: str | None
    standin: str | None


class Notice(TypedDict):
    """What concerns the viewer, for a card that stays until he acts."""

    text: str
    more: str
    tone: Literal["loss", "storm", "news"]
    picture: str


class Happening(TypedDict):
    """Something that is seen to happen; `source` and `target` are ids in the pictures, or empty."""

    kind: Literal["fly", "unveil", "drop", "turn", "burn", "count", "sweep"]
    source: str
    target: str
    picture: str
    colour: str
    notice: Notice | None


class LogEntry(TypedDict):
    """What happened at one ply; without `happened`, nothing is to be shown of it."""

    ply: int
    seat: int | None
    text: str
    notation: str
    goes_on: bool
    happened: NotRequired[list[Happening]]


LogSlice = TypedDict("LogSlice", {"from": int, "entries": list[LogEntry]})


class Placing(TypedDict):
    """Who came where."""

    seat: int
    place: int
    say: str
    score: int


class BreakdownRow(TypedDict):
    """A part of everybody's points."""

    part: str
    label: str
    points: list[int]


class Over(TypedDict):
    """How the game ended. A note tells that its rules are gone: then much is not known."""

    note: str
    placings: list[Placing]
    breakdown: list[BreakdownRow]
    total: str
    seed: str
    seed_sha256: str
    record: str
    rematch: str | None


class StepShown(TypedDict):
    """Where somebody is in a lesson: step n of so many, from 0 on; n == of is its end.

    `points` are ids of elements; `asks` says whether he is to act, rather than to read on.
    """

    n: int
    of: int
    title: str
    text: str
    points: list[str]
    asks: bool


class TableState(Painted):
    """Everything about a table that one viewer may know."""

    type: Literal["state"]
    version: int
    ply: int
    viewer: int | None
    actor: int | None
    news: int
    can_undo: bool
    undo_steps: int
    hint: bool
    over: Over | None
    mine: list[int]
    turn: Literal["you", "mine", "other", "over"]
    players: list[Player]
    log: LogSlice
    secrets: bool
    lesson: StepShown | None


class Observed(TableState, total=False):
    """The state, and the view as numbers if they were asked for."""

    observation: dict[str, list[float]]


class Earlier(TypedDict):
    """The table at an earlier ply."""

    ply: int
    last: int
    title: str
    goal: str
    tallies: list[list[Tally]]
    timeline: Timeline | None
    actor: int | None
    prompt: Prompt
    parts: list[Picture]
    players: list[Player]
    news: int


class ChatEntry(TypedDict):
    """A line of the chat."""

    n: int
    seat: int
    name: str
    text: str
    at: str


class PlayedWith(TypedDict):
    """An option of the game and its value, in words."""

    label: str
    value: str


class Hello(TypedDict):
    """What a page hears first: the table, and what does not change while it is played."""

    type: Literal["hello"]
    table: str
    game: str
    title: str
    lang: str
    mine: list[int]
    host: bool
    public: bool
    hints: bool
    pace: Pace
    options: list[PlayedWith]
    seed_sha256: str
    patience: float | None


class PlayersNow(TypedDict):
    """Somebody came, went or took a seat."""

    type: Literal["players"]
    players: list[Player]


class Talk(TypedDict):
    """Lines of the chat."""

    type: Literal["chat"]
    entries: list[ChatEntry]
