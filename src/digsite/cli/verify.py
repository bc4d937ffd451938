"""`digsite verify`: whether chance was honest."""

from typing import Final

import click

from digsite.cli.command import Bad
from digsite.cli.files import record_of
from digsite.cli.records import game_of
from digsite.core.errors import Unreadable
from digsite.core.replay import replayed, seed_of
from digsite.core.replay import verify as verified

DISHONEST: Final = 1


@click.command(epilog="Example: digsite verify game.dig")
@click.argument("file")
def verify(file: str) -> int:
    """Check a record: every action is legal, and the seed rolls every chance action again.

    The status is 0 if all holds, 1 if chance or the result is not what the seed and the rules
    give, 2 if the file is no record that can be checked.
    """
    record = record_of(file)
    game = game_of(record, file)
    try:
        actions = sum(1 for _ in replayed(game, record))
        if seed_of(record) is None:
            raise Bad(f"{file}: the record holds no seed: its chance cannot be checked.")
    except Unreadable as error:
        raise Bad(f"{file}: {error}.") from None
    try:
        rolls = verified(game, record)
    except Unreadable as error:
        click.echo(f"digsite: {file}: {error}.", err=True)
        return DISHONEST
    click.echo(f"game     {game.NAME}, version {record.version}, {record.seats} seats")
    click.echo(f"actions  {actions}, all legal")
    click.echo(f"seed     SHA-256 {record.header['Seed-SHA256']}, as promised")
    click.echo(f"chance   {rolls} rolls, all as the seed gives them")
    result = record.header.get("Result")
    click.echo(f"result   {result}, as the rules give it" if result else "result   none yet")
    return 0
