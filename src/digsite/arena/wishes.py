"""Making a plan from the options of the command. ValueError tells what is not possible."""

import secrets
from dataclasses import replace
from typing import Any, Final

from digsite.arena.plan import Plan
from digsite.bots import bot
from digsite.core.game import Game

ABOUT: Final = 100  # about so many matches if no number is given
MOST_BOTS: Final = 12
SEEDS: Final = 1 << 32  # seeds are drawn from 0 to this


def planned(
    game: Game[Any, Any],
    bots: str,
    seats: int | None = None,
    matches: int | None = None,
    seed: int | None = None,
) -> Plan:
    """Return the plan. Defaults: a seat for each bot if possible, about 100 matches, any seed."""
    who = _bots(bots)
    plan = Plan(
        game=game.NAME,
        bots=who,
        seats=_seats(game, len(who), seats),
        matches=matches or 0,
        seed=secrets.randbelow(SEEDS) if seed is None else seed,
    )
    whole_deals = -(-ABOUT // len(plan.tables)) * len(plan.tables)
    return plan if matches else replace(plan, matches=whole_deals)


def _bots(text: str) -> tuple[str, ...]:
    names = tuple(word.strip() for word in text.split(","))
    if len(names) > MOST_BOTS:
        raise ValueError(f"{len(names)} bots are too many: {MOST_BOTS} can take part")
    for name in names:
        bot(name)
    return names


def _seats(game: Game[Any, Any], bots: int, seats: int | None) -> int:
    if seats is None:
        return bots if bots in game.SEATS else game.SEATS[0]
    if seats not in game.SEATS:
        raise ValueError(f"{game.NAME} is for {game.SEATS[0]} to {game.SEATS[-1]}, not {seats}")
    return seats
