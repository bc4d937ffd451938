"""What `digsite play` starts with: a match, who sits where, and the file of the record."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from digsite import Match
from digsite.bots import LEVELS, names_code
from digsite.cli.arguments import checked_seats, reach_code
from digsite.cli.command import Bad
from digsite.cli.files import STDIN, record_of, why
from digsite.cli.records import game_of
from digsite.core.errors import Unreadable
from digsite.core.game import Game
from digsite.core.lesson import Lesson
from digsite.core.record import Record
from digsite.play.home import home
from digsite.terminal.keeping import keep, new_path
from digsite.terminal.seating import ME, Seating, seating


@dataclass(frozen=True)
class SeatedMatch:
    """A match that is ready to be played: who sits where, and the file of its record."""

    match: Match[Any, Any]
    seating: Seating
    path: Path


def begun(
    game: Game[Any, Any],
    seats: str | None,
    seed: int | None,
    options: tuple[str, ...],
    save: str | None,
) -> SeatedMatch:
    """Return the match of a new game."""
    who = _seating(seats or ",".join([ME] + ["random"] * (checked_seats(game, None) - 1)))
    count = checked_seats(game, len(who.names))
    chosen = dict(map(_option, options))
    try:
        chosen = chosen if who.people else {**game.BOT_OPTIONS, **chosen}
        match = Match(game, count, chosen, seed, asks=True)
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None
    return _kept(SeatedMatch(match, who, _new_file(save, game.NAME)))


def lesson(game: Game[Any, Any], given: Lesson, save: str | None) -> SeatedMatch:
    """Return the match of a lesson: you, and bots for a first game."""
    who = _seating(",".join([ME] + [LEVELS[0].bot] * (given.seats - 1)))
    match = Match(game, given.seats, given.options, given.seed, asks=True)
    return _kept(SeatedMatch(match, who, _new_file(save, game.NAME)))


def resumed(file: str, name: str | None, seats: str | None, save: str | None) -> SeatedMatch:
    """Return the match that goes on from a record."""
    if file == STDIN:
        raise click.UsageError("--resume needs a file: the keyboard is for playing.")
    record = record_of(file)
    game = game_of(record, file)
    if name not in (None, game.NAME):
        raise Bad(f"{file}: this is a record of '{game.NAME}', not of '{name}'.")
    try:
        match = Match.resume(game, record, asks=True)
    except Unreadable as error:
        raise Bad(f"{file}: {error}.") from None
    who = _seating(seats or _seats_line(record, file))
    if len(who.names) != match.seats:
        raise click.UsageError(f"{match.seats} play this game: --seats names {len(who.names)}.")
    same = save in (None, file) and _ours(record)
    return _kept(SeatedMatch(match, who, Path(file) if same else _new_file(save, game.NAME)))


def _new_file(save: str | None, game: str) -> Path:
    """Return the file to keep the record in; it must not exist yet."""
    if save is None:
        return new_path(game, home())
    try:
        if Path(save).exists():
            raise Bad(f"{save}: this file is there already; --resume it, or choose another name.")
    except OSError as error:  # such as a name that is too long
        raise Bad(f"{save}: {why(error)}.") from None
    return Path(save)


def _seating(text: str) -> Seating:
    reach_code(text.split(","))
    try:
        return seating(text)
    except ValueError as error:
        raise click.UsageError(f"--seats: {error}.") from None


def _seats_line(record: Record, file: str) -> str:
    """Return who sat where when the record was saved; by default you first, then random bots.

    A record may come from a stranger: if it names code to run, --seats must confirm that.
    """
    defaults = [ME] + ["random"] * (record.seats - 1)
    names = [record.header.get(f"Seat-{seat}", who) for seat, who in enumerate(defaults)]
    line = ",".join(names)
    if any(map(names_code, line.split(","))):
        raise click.UsageError(f"{file} names code to run: if you trust it, say --seats {line}.")
    return line


def _ours(record: Record) -> bool:
    """Return whether the file can be overwritten without loss: it has a seed and no comments."""
    return "Seed" in record.header and not any(move.comment for move in record.moves)


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise click.UsageError(f"--option is NAME=VALUE, not '{text[:40]}'.")
    return name, value


def _kept(seated: SeatedMatch) -> SeatedMatch:
    """Write the record before anybody plays, so that a file that fails is noticed now."""
    try:
        keep(seated.match.saved(), seated.path)
    except (OSError, ValueError) as error:
        raise Bad(f"{seated.path}: {why(error)}.") from None
    return seated
