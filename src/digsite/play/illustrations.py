"""The pictures in the rules: drawn from positions that stand in docs/rules/pictures/<game>.md.

The text of the rules names a picture as Markdown does, and a line of caption follows:

    ![A zone with a tie](pictures/mykerinos-tie.svg)
    *Red passed before Green, so Red ranks second.*

What it shows is said once for all languages, below a heading with its name:

    ## tie

    ```position
    seats=3 season=1 ...
    seat: 0
    picks: cell-a1
    show: region zone-1 zone-2
    mark: cell-a1 cell-b1=2
    arrow: cell-a1 cell-b1
    ```

The first line is the position, in the notation of `digsite show`. `seat` is who looks; without it a
spectator does. `picks` are things that he has picked up. Each `show` is a part of the picture,
cut to the things behind it if there are any. `mark` and `arrow` point at things.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import digsite
from digsite.core.game import Game
from digsite.core.scenery import Shape
from digsite.core.seats import NOBODY
from digsite.i18n import pictures_text, rules_text
from digsite.scene.excerpt import Cut, Excerpt, excerpt

_BLOCK: Final = re.compile(r"^## (\S+)\n+```position\n(.*?)\n```$", re.MULTILINE | re.DOTALL)
_FILE: Final = re.compile(r"(?:\.\./)?pictures/([a-z]+)-([\w-]+)\.svg")
_USED: Final = re.compile(rf"!\[([^\]]+)\]\(({_FILE.pattern})\)")


@dataclass(frozen=True)
class Illustration:
    """A picture of the rules: a position, who looks at it, and what is shown."""

    name: str
    position: str
    seat: int
    picks: tuple[str, ...]
    excerpt: Excerpt


@cache
def illustrations(game: str) -> Mapping[str, Illustration]:
    """Return the pictures in the rules of a game, by name."""
    return {name: _read(name, block) for name, block in _BLOCK.findall(pictures_text(game))}


def _read(name: str, block: str) -> Illustration:
    position, *lines = block.splitlines()
    told: dict[str, list[list[str]]] = {}
    for line in lines:
        key, _, rest = line.partition(": ")
        told.setdefault(key, []).append(rest.split())
    if unknown := told.keys() - {"seat", "picks", "show", "mark", "arrow"}:
        raise ValueError(f"{name}: there is no '{min(unknown)}'")
    seat = int(told["seat"][0][0]) if "seat" in told else NOBODY
    marks = [mark.partition("=") for each in told.get("mark", ()) for mark in each]
    wanted = Excerpt(
        tuple(Cut(part, tuple(things)) for part, *things in told["show"]),
        tuple((thing, said) for thing, _, said in marks),
        tuple((start, end) for start, end in told.get("arrow", ())),
    )
    return Illustration(name, position, seat, tuple(*told.get("picks", ())), wanted)


def drawn(game: str, name: str) -> tuple[tuple[Shape, ...], tuple[float, float]]:
    """Return the shapes of a picture, and its width and height."""
    rules: Game[Any, Any] = digsite.load(game)
    picture = illustrations(game)[name]
    view = rules.look(rules.parse(picture.position), picture.seat)
    if not picture.picks:
        return excerpt(rules.draw(view), picture.excerpt)
    gathering = rules.gather(view, picture.picks)
    if sorted(gathering.picks) != sorted(picture.picks):
        raise ValueError(f"{name}: these cannot be picked together")
    return excerpt(rules.draw(view, gathering), picture.excerpt, lit=True)


def named(file: str) -> tuple[str, str] | None:
    """Return the game and the name of a picture by the file that the text names."""
    found = _FILE.fullmatch(file)
    return (found[1], found[2]) if found else None


def used(game: str, lang: str) -> list[str]:
    """Return the files of the pictures in the rules, in the order of the text."""
    return [file for _, file, *_ in _USED.findall(rules_text(game, lang))]


def in_letters(text: str) -> str:
    """Return the rules for a terminal: in the place of a picture stands what it shows."""
    return _USED.sub(r"[\1]", text)
