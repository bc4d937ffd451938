"""`digsite admin tables` and `close`: which tables there are, and the end of one."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import click

from digsite.cli.admin.opening import connected, of_a_server
from digsite.cli.command import Bad

if TYPE_CHECKING:
    from digsite.server.settings import Settings


def moment(seconds: float) -> str:
    """Return a time as the host reads it."""
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M}"


@click.command(epilog="Example: digsite admin tables --running --most 20")
@of_a_server
@click.option("--running/--over", "running", default=None, help="Only those.  [default: all]")
@click.option("--person", default="", metavar="ID", help="Only those at which somebody sits.")
@click.option("--most", type=click.IntRange(1), default=50, show_default=True, help="So many.")
def tables(settings: "Settings", person: str, most: int, *, running: bool | None) -> None:
    """List tables, the last changed first."""
    from digsite.server.store.housekeeping import listed_tables

    over = None if running is None else not running
    with connected(settings) as connection:
        found = listed_tables(connection, over=over, person=person, most=most)
    for row in found:
        click.echo(
            f"{row.id:22}  {moment(row.changed)}  {_state(row):8}  {row.game} for {row.seats}, "
            f"{row.ply} actions, {row.pace}{', public' if row.public else ''}"
        )


def _state(row: Any) -> str:  # noqa: ANN401 - a row
    if row.actor is not None:
        return "lesson" if row.lesson is not None else "running"
    return "closed" if row.result is None else "over"


@click.command(epilog="Example: digsite admin close q1w2e3r4t5y6u7i8o9p0aa")
@of_a_server
@click.argument("table", nargs=-1, required=True)
def close(settings: "Settings", table: tuple[str, ...]) -> None:
    """End games without a result. They can still be looked at; nobody can play on."""
    from digsite.server.store.housekeeping import close_table

    with connected(settings, writes=True) as connection:
        missing = [each for each in table if not close_table(connection, each)]
        if missing:
            raise Bad(f"No game is played at {', '.join(missing)}: nothing was closed.")
    click.echo(f"closed: {', '.join(table)}")
