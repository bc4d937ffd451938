"""What the pages besides the table are sent, as types: the lobby, a new table, the rules."""

from typing import Literal

from typing_extensions import TypedDict

from digsite.server.protocol.messages import Pace
from digsite.server.protocol.wire_seats import Me, Sitter


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


class OptionValue(TypedDict):
    """A value that an option may take."""

    value: str
    label: str


class Option(TypedDict):
    """An option of a game, the default value first."""

    name: str
    label: str
    values: list[OptionValue]


class PlayNow(TypedDict):
    """The table that "Play now" makes."""

    seats: int
    level: str


_With = TypedDict("_With", {"with": str})  # a word of Python's own


class GameCard(_With):
    """A game as the lobby shows it."""

    name: str
    title: str
    pitch: str
    minutes: int
    difficulty: int
    seats: list[int]
    colours: list[str]
    options: list[Option]
    learn: str | None
    play_now: PlayNow
    cover: str


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
    review: bool


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


class TablesNow(TypedDict):
    """The lists of the lobby have changed."""

    type: Literal["tables"]
    lists: dict[str, list[str]]  # of each that has changed, its tables in order
    tables: list[Summary]  # those of all lists that are new, or of which something else is said
