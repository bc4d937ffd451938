"""From what somebody asks for to a plan. ValueError tells what cannot be."""

import secrets
from dataclasses import replace
from typing import Any, Final

from digsite.arena.plan import Plan
from digsite.bots import bot
from digsite.core.game import Game

ABOUT: Final = 100  # matches, when nobody says how many
MOST_BOTS: Final = 12
SEEDS: Final = 1 << 32  # to draw one from


def planned(
    game: Game[Any, Any],
    bots: str,
    seats: int | None = None,
    matches: int | None = None,
    seed: int | None = None,
) -> Plan:
    """Give the plan; what is left open is a table for all bots, about 100 matches, any seed."""
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
