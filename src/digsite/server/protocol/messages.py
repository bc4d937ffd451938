"""What clients may send: checked here once, so that everything behind can trust it."""

import re
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, model_validator

from digsite.core.scenery import Screen

ID: Final = "^[A-Za-z0-9_-]{1,40}$"

MessageId = Annotated[str, Field(pattern=ID, description="Chosen by the sender, never used twice")]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
Version = Annotated[int, Field(ge=0, le=2**31, description="The version that the sender has seen")]
Name = Annotated[str, Field(max_length=200)]
Word = Annotated[str, Field(max_length=64)]
Picks = Annotated[list[Word], Field(max_length=100)]
Pace = Literal["live", "days", "endless"]
Turning = Literal["on", "back", "skip", "play"]


def is_id(text: str) -> bool:
    """Return whether a text may be an id: not every database can look for every text."""
    return re.fullmatch(ID, text) is not None


class Body(BaseModel):
    """A JSON object; fields that it does not know are ignored."""

    model_config = ConfigDict(strict=True, extra="ignore")


# Bodies of HTTP calls


class MeWish(Body):
    """Another name or language."""

    name: Name | None = None
    lang: Word | None = None


class BotWish(Body):
    """The name of an outside bot, which is enrolled as a person."""

    name: Name


class PlayWish(Body):
    """A table against bots, at once."""

    game: Word


class SeatWish(Body):
    """Who shall sit there."""

    kind: Literal["me", "friend", "bot"]
    level: Word | None = None
    name: Name | None = None


class TableWish(Body):
    """A new table."""

    game: Word
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=10)]
    options: Annotated[dict[Word, Word], Field(max_length=20)] = Field(default_factory=dict)
    public: bool = False
    hints: bool = False
    pace: Pace = "live"


class ClaimWish(Body):
    """My name at this table."""

    name: Name | None = None


class JoinWish(Body):
    """Which open seat; the first, if none is named."""

    seat: SeatNumber | None = None
    name: Name | None = None


class StepWish(Body):
    """Something that a holder of a seat asks for, of the table as he has seen it."""

    id: MessageId
    version: Version
    seat: SeatNumber


class UndoWish(StepWish):
    """Take back the last step of a seat, or its whole turn."""

    whole: bool = False


class MoveWish(StepWish):
    """Play an action for a seat: its number, or its notation; or several actions as one step."""

    action: int | None = None
    notation: Annotated[str, Field(max_length=200)] | None = None
    actions: Annotated[list[int], Field(min_length=1, max_length=100)] | None = None

    @model_validator(mode="after")
    def one_of_them(self) -> "MoveWish":
        """Refuse actions that are named twice or not at all."""
        if sum(each is not None for each in (self.action, self.notation, self.actions)) != 1:
            raise ValueError("either action, notation or actions")
        return self

    @property
    def what(self) -> list[int] | str:
        """The actions, or the notation of one."""
        if self.notation is not None:
            return self.notation
        return self.actions or [self.action or 0]


# Bodies of calls at the review of a finished game


class MomentWish(Body):
    """A moment of a finished game, as my seat saw it then, with things picked up."""

    seat: SeatNumber
    picks: Picks = Field(default_factory=list)
    screen: Screen = "wide"


class TryWish(Body):
    """Other actions than those that were played at a moment of a finished game."""

    seat: SeatNumber
    actions: Annotated[list[int], Field(min_length=1, max_length=20)]


# Messages of the socket


class Act(MoveWish):
    """Play an action. The new state shows these picks, as far as they fit it.

    Where `careful`, what a beginner would soon regret is told instead of being played.
    """

    do: Literal["act"]
    picks: Picks = Field(default_factory=list)
    careful: bool = False


class Undo(UndoWish):
    """Take an action back."""

    do: Literal["undo"]


class Gather(StepWish):
    """Ask what picks mean; nothing is played."""

    do: Literal["gather"]
    picks: Picks


class LessonTurn(StepWish):
    """In a lesson: do what is asked, or go on, back, to the end, or on with it as a game."""

    do: Literal["lesson"]
    how: Turning


class Look(Body):
    """Look as another seat of mine, or as a spectator."""

    do: Literal["look"]
    id: MessageId
    seat: SeatNumber | None = None


class Lang(Body):
    """Speak another language."""

    do: Literal["lang"]
    id: MessageId
    lang: Word


class NewScreen(Body):
    """Draw the table for another screen: the phone was turned, or the window has another size."""

    do: Literal["screen"]
    id: MessageId
    screen: Screen


class Whole(Body):
    """Send everything again."""

    do: Literal["state"]
    id: MessageId


class At(Body):
    """The table at an earlier ply."""

    do: Literal["at"]
    id: MessageId
    ply: Annotated[int, Field(ge=0)]


class Chart(Body):
    """The scores over time."""

    do: Literal["chart"]
    id: MessageId


class Hint(Body):
    """Ask what a strong bot would play."""

    do: Literal["hint"]
    id: MessageId
    version: Version


class Chat(Body):
    """Say something."""

    do: Literal["chat"]
    id: MessageId
    text: Annotated[str, Field(min_length=1, max_length=300)]


class Standin(Body):
    """Let a bot play for a seat, or its person again."""

    do: Literal["standin"]
    id: MessageId
    seat: SeatNumber
    level: Word | None = None


class Ping(Body):
    """Say that the client is still there."""

    do: Literal["ping"]
    id: MessageId


Message = (
    Act
    | Undo
    | Gather
    | LessonTurn
    | Look
    | Lang
    | NewScreen
    | Whole
    | At
    | Chart
    | Hint
    | Chat
    | Standin
    | Ping
)

message: Final[TypeAdapter[Message]] = TypeAdapter(Annotated[Message, Field(discriminator="do")])


class Address(BaseModel):
    """The id of a message that may be wrong in everything else."""

    id: MessageId
