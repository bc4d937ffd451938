"""The commands of `digsite admin` about the database as a whole, and its keys."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from digsite.cli.admin.opening import complaints, connected, of_a_server
from digsite.cli.command import Bad

if TYPE_CHECKING:
    from digsite.server.settings import Settings

DAY: Final = 24 * 60 * 60.0
MEGABYTE: Final = 1_000_000


@click.command(epilog="Example: digsite admin statistics")
@of_a_server
def statistics(settings: "Settings") -> None:
    """Tell how much there is of everything. Nobody is named."""
    from digsite.server.store.backup import size
    from digsite.server.store.housekeeping import figures, rows

    with connected(settings) as connection:
        found, counted, much = figures(connection), rows(connection), size(connection)
    for name, count in found.items():
        click.echo(f"{count:10}  {name}")
    click.echo(f"{much / MEGABYTE:10.1f}  megabytes")
    click.echo("rows: " + ", ".join(f"{name} {count}" for name, count in counted.items()))


@click.command(epilog="Example: digsite admin backup /backups/digsite-monday.db")
@of_a_server
@click.argument("file", type=click.Path(path_type=Path))
def backup(settings: "Settings", file: Path) -> None:
    """Copy a database that is a file, while it is served or not. FILE must not exist yet."""
    from digsite.server.store import backup as copying
    from digsite.server.store.keyring import keys_file

    with connected(settings):
        pass  # it is there, and sound
    with complaints():
        copied = copying.back_up(settings.url, file)
    click.echo(f"{file}: {copied / MEGABYTE:.1f} megabytes")
    keys = keys_file(settings.secret_file, settings.url)
    click.echo(f"The keys that sign cookies are not in it: keep {keys} too.")


@click.command(epilog="Example: digsite admin restore /backups/digsite-monday.db")
@of_a_server
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--yes", is_flag=True, help="Do not ask.")
def restore(settings: "Settings", file: Path, *, yes: bool) -> None:
    """Put a backup in the place of the database, while it is served or not.

    What was there before is kept beside it.
    """
    from digsite.server.store import backup as copying

    if not yes:
        click.confirm(f"Put {file} in the place of the database?", abort=True)
    with complaints():
        before = copying.restore(settings.url, file)
    click.echo(f"restored from {file}" + (f"; what was there before: {before}" if before else ""))


@click.command(epilog="Example: digsite admin vacuum")
@of_a_server
def vacuum(settings: "Settings") -> None:
    """Free the room of what was removed. Whoever plays waits for some seconds."""
    from digsite.server.store import backup as copying

    with connected(settings):
        pass  # the same
    with complaints():
        before, after = copying.vacuum(settings.url)
    click.echo(f"{before / MEGABYTE:.1f} megabytes before, {after / MEGABYTE:.1f} after")


@click.command("rotate-secret", epilog="Example: digsite admin rotate-secret --days 30")
@of_a_server
@click.option(
    "--days",
    type=click.IntRange(1, 3650),
    default=90,
    show_default=True,
    help="How long cookies of the key before are read; whoever comes meanwhile gets a new one.",
)
@click.option("--now", is_flag=True, help="Read none: the key was seen. Everybody is a stranger.")
def rotate_secret(settings: "Settings", days: int, *, now: bool) -> None:
    """Let a new key sign cookies and tokens. A server that runs takes it within a second."""
    from digsite.server.store.keyring import keys_file, rotate

    file = keys_file(settings.secret_file, settings.url)
    if file is None:
        raise Bad("This database is in memory, and its keys are too.")
    with connected(settings, writes=True) as connection:
        rotate(connection, file, 0 if now else days * DAY)
    click.echo(f"a new key is in {file}")
    if now:
        click.echo("Everybody is a stranger now, and comes back by the key to a seat.")
