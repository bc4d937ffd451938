"""Tables at which a game is nearly over, so that tests need not play it."""

import random
import time
from functools import lru_cache, partial

import digsite
from digsite.server import ledger
from digsite.server.hall import Hall
from digsite.server.people import new_id
from digsite.server.seating import Seat, of_bot, of_person
from digsite.server.tables import Setup, Table
from tests.helpers import short
from tests.server.guests import Guest, House

SEED = bytes(range(32))


@lru_cache(maxsize=8)
def all_but_the_last_choice(name: str, seats: int) -> tuple[tuple[int, str], ...]:
    """The actions of a random game up to the last one that somebody chooses."""
    game, dice = digsite.load(name), random.Random(1)  # noqa: S311 - play
    match = digsite.Match(game, seats, short(game), SEED)
    ply = 0
    while not match.over:
        ply = match.ply
        match.act(match.actor, dice.choice(match.legal))
    return tuple((move.seat, move.text) for move in match.record.moves[:ply])


def nearly_over(house: House, *players: Guest | None) -> str:
    """A table with these people, and bots where there is None, one choice before the end."""
    hall: Hall = house.client.app.state.hall  # type: ignore[attr-defined]
    game = digsite.load(house.game)
    seats = [_seat(each, n) for n, each in enumerate(players)]
    host = next(each for each in players if each)
    setup = Setup(
        id=new_id(),
        game=game,
        options=short(game),
        seed=SEED,
        host=person_of(host),
        public=False,
        hints=False,
        created=time.time(),
    )
    table = Table(setup, seats, all_but_the_last_choice(game.NAME, len(seats)))
    portal = house.client.portal
    assert portal
    portal.call(hall.store.write, partial(ledger.make, table=table))
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
