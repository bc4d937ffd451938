"""Playing a record again: every action is read, checked and applied; `verify` checks chance too.

All of it is done by the rules of the version that the record names.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic

from digsite.core.errors import Unreadable
from digsite.core.game import Game, S, V
from digsite.core.record import Move, Record
from digsite.core.rng import seeded
from digsite.core.seats import CHANCE, NOBODY
from digsite.core.versions import rules_of


@dataclass(frozen=True)
class Replayed(Generic[S]):
    """One action of a record and the state before it: an object that the next one changes."""

    ply: int
    actor: int
    action: int
    before: S


def replayed(game: Game[S, V], record: Record) -> Iterator[Replayed[S]]:
    """Yield the actions of a record; Unreadable names the line that cannot be played."""
    game = rules_of(game, record)
    s = start(game, record)
    moves = enumerate(record.moves)
    actions = (_action(game, s, move, record.line_of(ply)) for ply, move in moves)
    return with_states(game, s, actions)


def with_states(game: Game[S, V], s: S, actions: Iterable[int]) -> Iterator[Replayed[S]]:
    """Yield each action with the state before it, and apply it to `s`; none is checked."""
    for ply, action in enumerate(actions):
        yield Replayed(ply, s.actor, action, s)
        game.apply(s, action)


def start(game: Game[S, V], record: Record) -> S:
    """Return the state that the header of a record describes; Unreadable if that is impossible."""
    game = rules_of(game, record)
    try:
        chosen = checked(game, record.seats, record.options)
    except ValueError as error:
        raise Unreadable(f"header: {error}") from None
    return dealt(game, record.seats, chosen)


def dealt(game: Game[S, V], seats: int, options: Mapping[str, str]) -> S:
    """Return the state before the first action; what `options` leaves out is at its default."""
    return game.deal(seats, {**defaults(game), **options})


def position_at(game: Game[S, V], record: Record, ply: int) -> S:
    """Return the state after `ply` actions of a record."""
    game = rules_of(game, record)
    s = start(game, record)
    for each in replayed(game, Record(record.header, record.moves[:ply])):
        game.apply(s, each.action)
    return s


def verify(game: Game[S, V], record: Record) -> int:
    """Roll every chance action of a record again, and return how many there were.

    Unreadable names the first one that differs.
    """
    game, seed = rules_of(game, record), seed_of(record)
    if seed is None:
        raise Unreadable("the record holds no seed: its chance cannot be checked")
    rolls = 0
    for each in replayed(game, record):
        if each.actor == CHANCE:
            due = rolled(game, each.before, seed, each.ply)
            if due != each.action:
                line = record.line_of(each.ply)
                said = game.say(each.action)
                raise Unreadable(f"line {line}: the seed rolls '{game.say(due)}', not '{said}'")
            rolls += 1
    _check_result(game, record)
    return rolls


def rolled(game: Game[S, V], s: S, seed: bytes, ply: int) -> int:
    """Return the chance action of this ply.

    Each ply has a generator of its own, so that no roll tells anything about another one.
    """
    return game.pick(s, seeded(hashlib.sha256(seed + ply.to_bytes(8, "little")).digest()))


def seed_of(record: Record) -> bytes | None:
    """Return the seed in the header, or None; it must have the hash that the header tells."""
    text = record.header.get("Seed")
    if text is None:
        return None
    if not re.fullmatch("[0-9a-f]{64}", text):
        raise Unreadable("header: 'Seed' must be 64 hexadecimal digits")
    seed = bytes.fromhex(text)
    if record.header.get("Seed-SHA256") != hashlib.sha256(seed).hexdigest():
        raise Unreadable("header: 'Seed' is not the seed that 'Seed-SHA256' promised")
    return seed


def defaults(game: Game[S, V]) -> dict[str, str]:
    """Return every option of a game with its default."""
    return {name: values[0] for name, values in game.OPTIONS.items()}


def checked(game: Game[S, V], seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """Check a number of seats and options; return the options that are not at their default.

    ValueError tells what is wrong.
    """
    if seats not in game.SEATS:
        raise ValueError(f"{game.NAME} is for {game.SEATS[0]} to {game.SEATS[-1]}, not {seats}")
    for name, value in options.items():
        if name not in game.OPTIONS:
            known = ", ".join(game.OPTIONS) or "none"
            raise ValueError(f"{game.NAME} has no option '{name}'; it has: {known}")
        if value not in game.OPTIONS[name]:
            allowed = ", ".join(game.OPTIONS[name])
            raise ValueError(f"option '{name}' is one of {allowed}, not '{value}'")
    return {name: value for name, value in options.items() if value != game.OPTIONS[name][0]}


def _action(game: Game[S, V], s: S, move: Move, line: int) -> int:
    try:
        action = game.read(move.text)
    except Unreadable as error:
        raise Unreadable(f"line {line}: {error}") from None
    if s.actor == NOBODY:
        raise Unreadable(f"line {line}: '{move}' stands after the end of the game")
    if move.seat != s.actor:
        whose = "chance" if s.actor == CHANCE else f"seat {s.actor}"
        raise Unreadable(f"line {line}: '{move}' cannot be played, it is the turn of {whose}")
    if action not in game.legal(s):
        raise Unreadable(f"line {line}: '{move.text}' is not a legal action here")
    return action


def _check_result(game: Game[S, V], record: Record) -> None:
    s = position_at(game, record, len(record.moves))
    if s.actor != NOBODY:
        return
    for key, due in (("Result", game.scores(s)), ("Places", game.places(s))):
        told = record.header.get(key)
        if told is not None and told != " ".join(map(str, due)):
            raise Unreadable(f"header: '{key}' says {told}, the game ended {due}")
