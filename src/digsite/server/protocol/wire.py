"""What is sent about a table, as types: docs/protocol.md in Python, and the OpenAPI document."""

from typing import Literal, NotRequired, Required

from typing_extensions import TypedDict

from digsite.server.protocol.messages import Pace


class Prompt(TypedDict):
    """Whose turn it is, what is asked, and a second line."""

    who: str
    text: str
    more: str


class Action(TypedDict):
    """One legal action."""

    action: int
    notation: str
    label: str
    group: str


class Group(TypedDict):
    """Actions of one kind."""

    group: str
    label: str
    actions: list[int]


class Click(TypedDict, total=False):
    """What a click leads to: other picks; or actions, which are played without being confirmed.

    With actions, `picks` are what is picked after them.
    """

    picks: Required[list[str]]
    actions: list[int]


class GatheringButton(Click):
    """A small button, for a choice that has no place in the picture."""

    id: Required[str]
    label: Required[str]
    chosen: Required[bool]
    picture: Required[str]


class Gathering(TypedDict):
    """What is picked, what it means, and what every further click leads to."""

    picks: list[str]
    clicks: dict[str, Click]
    says: str
    more: str
    confirm: str
    actions: list[int]
    buttons: list[GatheringButton]
    why: dict[str, str]
    then: list[str]


class Picture(TypedDict):
    """The picture of a part of the table; without `svg` it has not changed."""

    name: str
    slot: str
    title: str
    note: str
    width: float
    height: float
    svg: NotRequired[str]


class Tally(TypedDict):
    """A number that matters of a seat: what is counted, how much, and a drawing of it, if any."""

    name: str
    value: str
    symbol: str


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


class Headline(TypedDict):
    """What is said of a picture: where the turn stands, how one wins, what each seat has."""

    title: str
    chapter: str
    goal: str
    tallies: list[list[Tally]]


class Painted(Headline):
    """A view in words and pictures."""

    prompt: Prompt
    actions: list[Action]
    groups: list[Group]
    gathering: Gathering | None
    parts: list[Picture]


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


class Candidate(TypedDict):
    """An action that a strong bot considered."""

    action: int
    notation: str
    label: str
    share: float
    value: float
    spread: float | None


class Created(TypedDict):
    """A table to go to, and the seats that are mine."""

    table: str
    url: str
    seats: list[int]


class Left(TypedDict):
    """My seats for which a bot stands in now."""

    standins: list[int]


class Moved(TypedDict):
    """Where the table stands after a change."""

    version: int
    ply: int


class Gathered(TypedDict):
    """The table at the same version with other picks; a part without `svg` has not changed."""

    version: int
    gathering: Gathering | None
    parts: list[Picture]


class Refused(TypedDict):
    """Why not: a word for programs, a sentence for people."""

    why: str
    say: str


class Me(TypedDict):
    """Who I am."""

    name: str
    lang: str


class Token(TypedDict):
    """What an outside bot sends with every call."""

    token: str
    name: str


class Link(TypedDict):
    """A link to a seat."""

    seat: int
    colour: str
    name: str
    url: str


class OwnKey(TypedDict):
    """The key to a seat of mine as a QR code: its size in modules, and the dark ones as a path."""

    colour: str
    name: str
    url: str
    size: int
    path: str


class Links(TypedDict):
    """Links to open seats, and to one's own; where others find the server, if that is known."""

    invites: list[Link]
    own: list[Link]
    home: str


class Sitter(TypedDict):
    """Who sits on a seat, in short."""

    seat: int
    colour: str
    name: str
    kind: str


class Neighbour(Sitter):
    """Who sits at the table that a link leads to; a bot with its level."""

    level_name: str


class SeatOffer(TypedDict):
    """What a link to a seat leads to."""

    table: str
    url: str
    game: str
    title: str
    pitch: str
    cover: str
    minutes: int
    difficulty: int
    seat: int
    colour: str
    kind: Literal["open", "own", "taken"]
    host: str
    pace: Pace
    players: list[Neighbour]


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


class Answered(TypedDict):
    """Yes: the message of this id was done. What was asked for stands beside it."""

    type: Literal["answer"]
    re: str
    ok: Literal[True]


class NotDone(Refused):
    """No: the message of this id was not done, if it could be read at all."""

    type: Literal["answer"]
    re: str | None
    ok: Literal[False]


class Seen(TypedDict):
    """The earlier moment that was asked for."""

    view: Earlier


class Scores(TypedDict):
    """The scores of all seats at each ply where one changed; None where it is not known."""

    points: list[tuple[int, list[int | None]]]
    last: int


class Advice(TypedDict):
    """What a strong bot would play, the best first, and a tip of the game for beginners."""

    candidates: list[Candidate]
    by: str
    tip: str
