"""Tables at which a game is nearly over, so that tests need not play it."""

import random
import time
from functools import lru_cache, partial

import digsite
from digsite.core.match import Played
from digsite.server.store import writing
from digsite.server.store.people import new_id
from digsite.server.store.saved import Seat, Setup
from digsite.server.table.hall import Hall
from digsite.server.table.new_seats import of_bot, of_person
from digsite.server.table.table import Table
from tests.helpers import short
from tests.server.guests import Guest, House

SEED = bytes(range(32))


@lru_cache(maxsize=8)
def all_but_the_last_choice(name: str, seats: int) -> tuple[Played, ...]:
    """The actions of a random game up to the last one that somebody chooses."""
    game, dice = digsite.load(name), random.Random(1)  # noqa: S311 - play
    match = digsite.Match(game, seats, short(game), SEED)
    ply = 0
    while not match.over:
        ply = match.ply
        match.act(match.actor, dice.choice(match.legal))
    return tuple(match.played()[:ply])


def nearly_over(house: House, *players: Guest | None) -> str:
    """A table with these people, and bots where there is None, one choice before the end."""
    hall: Hall = house.client.app.state.hall  # type: ignore[attr-defined]
    game = digsite.load(house.game)
    seats = [_seat(each, n) for n, each in enumerate(players)]
    host = next(each for each in players if each)
    setup = Setup(
        id=new_id(),
        game=game.NAME,
        game_version=game.VERSION,
        options=short(game),
        seed=SEED,
        host=person_of(host),
        public=False,
        hints=False,
        created=time.time(),
    )
    played = all_but_the_last_choice(game.NAME, len(seats))
    table = Table(setup, seats, [(seat, [action]) for seat, action in played])
    portal = house.client.portal
    assert portal
    portal.call(hall.store.write, partial(writing.make, saved=table.saved()))
    return table.id


def _seat(guest: Guest | None, n: int) -> Seat:
    return of_person(person_of(guest), guest.name) if guest else of_bot("digger", n)


def person_of(guest: Guest) -> str:
    """The id that his token signs."""
    return guest.token.partition(".")[0]


def play_on(table: str, *guests: Guest) -> None:
    """Let everybody choose anything until the game is over."""
    while (state := guests[0].state(table))["turn"] != "over":
        actor = [guest for guest in guests if state["actor"] in guest.state(table)["mine"]]
        if actor:
            seen = actor[0].state(table, seat=state["actor"])
            assert actor[0].move(table, seen, seen["actions"][0]["action"]).status_code == 200
        else:
            guests[0].state(table, after=state["version"], wait=20)
