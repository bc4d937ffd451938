"""Seats of a new table: of people, of bots, and open ones. How many there are if nobody says so."""

from typing import Any, Final

from digsite.core.game import Game
from digsite.server.store.people import new_id
from digsite.server.store.saved import Seat

BOT_NAMES: Final = ("Nofret", "Enkidu", "Merit", "Sargon", "Hapu", "Ninlil", "Teti", "Idris")
FIRST_LEVEL: Final = "digger"  # until somebody has finished a game
USUAL_LEVEL: Final = "student"
USUAL_SEATS: Final = 3


def usual_seats(game: Game[Any, Any]) -> int:
    """Return how many play, unless somebody says otherwise."""
    return min(max(USUAL_SEATS, game.SEATS[0]), game.SEATS[-1])


def of_person(person: str, person_name: str, name: str = "") -> Seat:
    """Return a seat that a person has taken."""
    return Seat("person", name, person, person_name, holders={person})


def of_bot(level: str, n: int) -> Seat:
    """Return the seat of a bot, the n-th at its table."""
    return Seat("bot", BOT_NAMES[n % len(BOT_NAMES)], level=level)


def of_friend() -> Seat:
    """Return an open seat, for whoever has its link."""
    return Seat("open", invite=new_id())
