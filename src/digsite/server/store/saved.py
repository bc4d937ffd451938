"""What the database keeps of a table, as plain data. What can be done with it is for others."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypedDict

from digsite.core.record import Move
from digsite.server.protocol.messages import Pace
from digsite.server.store.people import new_id

DAY: Final = 24 * 60 * 60.0  # seconds in which a message may be sent again

SeatKind = Literal["person", "open", "bot"]


@dataclass(frozen=True)
class Setup:
    """What was decided when the table was made."""

    id: str
    game: str
    game_version: int  # of its rules, when the table was made
    options: Mapping[str, str]
    seed: bytes
    host: str
    public: bool
    hints: bool
    created: float
    pace: Pace = "live"


@dataclass
class Seat:
    """A seat at a table. Its holders are the people who may act for it."""

    kind: SeatKind
    name: str = ""  # of a bot, or of somebody at another person's browser
    person: str | None = None  # the person whose name is shown if the seat has none of its own
    person_name: str = ""
    level: str | None = None  # of a bot that has the seat
    standin: str | None = None  # level of a bot that plays for an absent person
    invite: str | None = None  # key of the link by which somebody takes the seat
    own: str = field(default_factory=new_id)  # key of the link for the holder's other devices
    holders: set[str] = field(default_factory=set)

    @property
    def bot_level(self) -> str | None:
        """The level of the bot that acts for the seat now; None if people act for it."""
        return self.level if self.kind == "bot" else self.standin

    @property
    def called(self) -> str:
        """The name that people read; empty where the colour must do."""
        return self.name or self.person_name


class FinalScores(TypedDict):
    """How a game ended, by seat."""

    scores: list[int]
    places: list[int]


@dataclass(frozen=True)
class Progress:
    """How far a table is. The version rises with every action and every undo."""

    version: int
    ply: int
    actor: int | None  # None: the game is over
    result: FinalScores | None  # once it is over
    changed: float
    lesson: list[int] | None = None  # while it is a lesson: at which ply each step began
    taught: int | None = None  # how many steps of a lesson were reached at most


@dataclass(frozen=True)
class MessageKey:
    """Which message asked for a change, so that one that is sent twice is done once."""

    person: str
    message: str


@dataclass(frozen=True)
class Done:
    """Where the table stood after a message was done: the same is answered if it comes again."""

    version: int
    ply: int


@dataclass(frozen=True)
class ChatLine:
    """Something that somebody at the table said."""

    n: int
    seat: int
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class SavedTable:
    """All that is kept of a table. Whoever has this can play the log again."""

    setup: Setup
    seats: list[Seat]
    progress: Progress
    moves: Sequence[Move]
    times: Sequence[float]  # when each of them was written down: those of one message alike
    seating: int = 1  # rises whenever a seat, a rematch, or who has put it away changes
    rematch: str | None = None
    done: Mapping[MessageKey, Done] = field(default_factory=dict)  # of the last day
    chat: Sequence[ChatLine] = ()  # its end
    shelved: frozenset[str] = frozenset()  # people who have put the table away


@dataclass(frozen=True)
class Known:
    """How much of a table is in memory."""

    version: int
    seating: int
    lines: int  # of the chat


@dataclass(frozen=True)
class Seated:
    """Who sits where, and what goes with it."""

    seats: list[Seat]
    rematch: str | None
    shelved: frozenset[str]


@dataclass(frozen=True)
class Missing:
    """What another server has changed of a table: what is missing in memory."""

    progress: Progress
    seating: int
    steps: Sequence[tuple[int, Move]]  # moves, each with the version that it led to
    done: Mapping[MessageKey, Done]
    seats: Seated | None  # if they have changed
    chat: Sequence[ChatLine]
    elsewhere: frozenset[str]  # people who are connected to other servers
    mended: bool  # whether somebody who looks after the database has taken away what was said
