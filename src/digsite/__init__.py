"""digsite: Mykerinos, Archaeology and Mesopotamia for people, bots and researchers.

>>> import digsite
>>> match = digsite.Match(digsite.load("mykerinos"), seats=3, seed=7)
>>> while not match.over:
...     match.act(match.actor, match.legal[0])
>>> sorted(match.places)[0]
1
"""

from digsite.core.errors import Illegal, Unreadable
from digsite.core.match import Match
from digsite.core.record import Record
from digsite.games import load, names
from digsite.reviews import review

__all__ = ["Illegal", "Match", "Record", "Unreadable", "load", "names", "review"]
__version__ = "0.1.0"
