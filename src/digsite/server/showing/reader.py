"""For whom a view is painted."""

from typing import NamedTuple

from digsite.core.scenery import Screen


class Reader(NamedTuple):
    """The language that somebody reads, and the screen that is looked at."""

    lang: str
    screen: Screen = "wide"
