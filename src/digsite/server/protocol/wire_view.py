"""A view as it is sent, as types: words, pictures, what can be done and clicked."""

from typing import NotRequired, Required

from typing_extensions import TypedDict


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


class WhyNot(TypedDict):
    """Why a thing cannot be picked, and the mark of the rule that says so."""

    say: str
    rule: str


class Gathering(TypedDict):
    """What is picked, what it means, and what every further click leads to."""

    picks: list[str]
    clicks: dict[str, Click]
    says: str
    more: str
    confirm: str
    actions: list[int]
    buttons: list[GatheringButton]
    why: dict[str, WhyNot]
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


class Timeline(TypedDict):
    """The steps of a game or of a turn, which of them is now, and what is done in it."""

    title: str
    steps: list[str]
    now: int
    stage: str


class Headline(TypedDict):
    """What is said of a picture: where the turn stands, how one wins, what each seat has."""

    title: str
    chapter: str
    goal: str
    tallies: list[list[Tally]]
    timeline: Timeline | None


class Painted(Headline):
    """A view in words and pictures."""

    prompt: Prompt
    actions: list[Action]
    groups: list[Group]
    gathering: Gathering | None
    parts: list[Picture]
