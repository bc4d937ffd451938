"""`digsite admin people` and `remove`: who is known, and how somebody is forgotten."""

from typing import TYPE_CHECKING

import click

from digsite.cli.admin.opening import connected, of_a_server
from digsite.cli.admin.tables import moment
from digsite.cli.command import Bad

if TYPE_CHECKING:
    from digsite.server.settings import Settings


@click.command(epilog="Example: digsite admin people --name ada")
@of_a_server
@click.option("--name", default="", help="Only people whose name has this in it.")
@click.option("--most", type=click.IntRange(1), default=50, show_default=True, help="So many.")
def people(settings: "Settings", name: str, most: int) -> None:
    """List people, the newest first: id, since when, at how many tables, name."""
    from digsite.server.store.housekeeping import listed_people

    with connected(settings) as connection:
        found = listed_people(connection, name, most)
    for row in found:
        click.echo(f"{row.id:22}  {moment(row.created)}  {row.tables:5}  {row.name or '-'}")


@click.command(epilog="Example: digsite admin remove --only-words q1w2e3r4t5y6u7i8o9p0aa")
@of_a_server
@click.argument("person")
@click.option("--only-words", is_flag=True, help="Remove what was said; the person stays.")
@click.option("--yes", is_flag=True, help="Do not ask.")
def remove(settings: "Settings", person: str, *, only_words: bool, yes: bool) -> None:
    """Remove somebody: name, words, seats. Bots stand in where others play; games stay."""
    from digsite.server.store import housekeeping
    from digsite.server.table.new_seats import USUAL_LEVEL

    with connected(settings, writes=True) as connection:
        known = housekeeping.person_name(connection, person)
        if known is None:
            raise Bad(f"Nobody has the id '{person[:40]}'; digsite admin people lists them.")
        what = "all words" if only_words else "everything"
        if not yes:
            click.confirm(f"Remove {what} of {known or 'somebody without a name'}?", abort=True)
        if only_words:
            lines = housekeeping.remove_words(connection, person)
            click.echo(f"removed: {lines} lines of chat")
        else:
            removed = housekeeping.remove_person(connection, person, USUAL_LEVEL)
            click.echo(
                f"removed: {known or person}, at {removed.tables} tables, "
                f"with {removed.lines} lines of chat"
            )
