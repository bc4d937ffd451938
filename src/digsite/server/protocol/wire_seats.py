"""People and the seats they take, as types: who I am, links to seats, what a link offers."""

from typing import Literal

from typing_extensions import TypedDict

from digsite.server.protocol.messages import Pace


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
    learn: str | None
    seat: int
    colour: str
    kind: Literal["open", "own", "taken"]
    host: str
    pace: Pace
    players: list[Neighbour]
