"""What is sent, as types: docs/protocol.md in Python. The OpenAPI document is made from them."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from digsite.server.messages import Pace


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
    ends: bool


class Group(TypedDict):
    """Actions of one kind."""

    group: str
    label: str
    actions: list[int]


class Part(TypedDict):
    """A drawing; without `svg` it has not changed."""

    name: str
    slot: str
    title: str
    note: str
    width: float
    height: float
    svg: NotRequired[str]


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


class LogEntry(TypedDict):
    """What happened at one ply."""

    ply: int
    seat: int | None
    text: str
    notation: str
    goes_on: bool


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
    """How the game ended."""

    placings: list[Placing]
    breakdown: list[BreakdownRow]
    total: str
    seed: str
    seed_sha256: str
    record: str
    rematch: str | None


class Painted(TypedDict):
    """A view in words and pictures."""

    title: str
    chapter: str
    prompt: Prompt
    actions: list[Action]
    groups: list[Group]
    parts: list[Part]


class Core(Painted):
    """What two viewers of one seat who read the same language have in common."""

    version: int
    ply: int
    viewer: int | None
    actor: int | None
    news: int
    can_undo: bool
    hint: bool
    over: Over | None


class State(Core):
    """Everything about a table that one viewer may know."""

    type: Literal["state"]
    mine: list[int]
    turn: Literal["you", "mine", "other", "over"]
    players: list[Player]
    log: LogSlice
    secrets: bool


class Observed(State, total=False):
    """The same, and the view as numbers if they were asked for."""

    observation: dict[str, list[float]]


class View(TypedDict):
    """The table at an earlier ply."""

    ply: int
    last: int
    title: str
    actor: int | None
    prompt: Prompt
    parts: list[Part]
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


class SeatOffer(TypedDict):
    """What a link to a seat leads to."""

    table: str
    url: str
    game: str
    title: str
    seat: int
    colour: str
    kind: Literal["open", "own", "taken"]
    host: str
    pace: Pace
    players: list[Sitter]


class Chapter(TypedDict):
    """A chapter of the rules."""

    id: str
    title: str


class Rules(TypedDict):
    """The rules of a game as HTML."""

    game: str
    title: str
    html: str
    chapters: list[Chapter]


class Language(TypedDict):
    """A language to choose."""

    code: str
    name: str


class LevelWords(TypedDict):
    """A level of bots."""

    key: str
    name: str
    about: str


class Value(TypedDict):
    """A value that an option may take."""

    value: str
    label: str


class Option(TypedDict):
    """An option of a game, the default value first."""

    name: str
    label: str
    values: list[Value]


class PlayNow(TypedDict):
    """What Play now gives."""

    seats: int
    level: str


_With = TypedDict("_With", {"with": str})  # a word of Python's own


class GameCard(_With):
    """A game as the lobby shows it."""

    name: str
    title: str
    pitch: str
    seats: list[int]
    colours: list[str]
    options: list[Option]
    play_now: PlayNow
    cover: str
    icon: str


class Summary(TypedDict):
    """A table as the lobby lists it."""

    table: str
    url: str
    game: str
    title: str
    about: str
    state: Literal["your-turn", "waiting", "running", "over"]
    say: str
    players: list[Sitter]
    mine: list[int]
    open: int
    changed: str
    pace: Pace


class Lists(TypedDict):
    """The lists of the lobby."""

    mine: list[Summary]
    finished: list[Summary]
    away: list[Summary]
    open: list[Summary]
    watch: list[Summary]


class Lobby(Lists):
    """Everything of the home page."""

    me: Me
    languages: list[Language]
    levels: list[LevelWords]
    games: list[GameCard]
