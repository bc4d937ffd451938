"""`digsite serve`: the web table."""

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

import click

from digsite.bots import LEVELS, Level, bot
from digsite.cli.arguments import reach_code
from digsite.cli.command import Bad

NAME: Final = re.compile(r"\w[\w-]{0,31}")  # one word, and no longer than the database keeps


@click.command(epilog="Example: digsite serve --port 8080 --no-open")
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    help="Address to listen on; 0.0.0.0 lets others of your network in.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help="Port.  [default: 8000, or the next one that is free]",
)
@click.option(
    "--db",
    metavar="URL",
    default="",
    envvar="DIGSITE_DB",
    help="Database, as postgresql://...  [default: a file in your data directory]",
)
@click.option(
    "--workers",
    type=click.IntRange(0, 64),
    default=2,
    show_default=True,
    help="Processes in which bots think; 0: threads of the server.",
)
@click.option(
    "--painters",
    type=click.IntRange(0, 16),
    default=0,
    show_default=True,
    help="Processes that draw, for a server with hundreds of tables; 0: the server itself.",
)
@click.option(
    "--bot",
    "added",
    multiple=True,
    metavar="NAME=BOT",
    help="A bot of your own for the tables, as Magpie=module:function; NAME is shown to people.",
)
@click.option("--open/--no-open", "opened", default=True, help="Open a browser.")
def serve(
    host: str,
    port: int | None,
    db: str,
    workers: int,
    painters: int,
    added: tuple[str, ...],
    *,
    opened: bool,
) -> None:
    """Serve tables to browsers. Games are kept: Ctrl-C whenever you like, and go on later."""
    from digsite.server import running
    from digsite.server.settings import Settings

    levels = _with_added(added)
    settings = Settings(db=db, workers=workers, painters=painters, levels=levels)
    try:
        running.prepare(settings, alone=True)
    except running.UNUSABLE as error:
        reason, *_ = str(error).splitlines() or [type(error).__name__]
        raise Bad(f"The database cannot be used: {reason}.") from None
    try:
        found = running.listening(host, port)
    except (OSError, OverflowError) as error:
        which = "8000 to 8019" if port is None else port
        raise Bad(f"Cannot listen on {host}, port {which}: {error}.") from None
    url, home = running.address(found), running.network_address(found)

    def ready() -> None:
        click.echo(f"digsite is at {url} (Ctrl-C ends it; games are kept)")
        if home:
            click.echo(f"Others on your network find it at {home}")
        if opened:
            running.open_browser(url)

    with found:
        running.serve(replace(settings, home=home), found, ready)


def _with_added(wishes: Iterable[str]) -> tuple[Level, ...]:
    """Return the levels from which people choose: ours, and those that the command adds."""
    levels = [*LEVELS]
    for wish in wishes:
        name, _, called = wish.partition("=")
        if not NAME.fullmatch(name) or name in {level.key for level in levels}:
            raise click.UsageError(f"--bot: '{name[:40]}' is no new name of one word.")
        reach_code([called])
        try:
            levels.append(Level(name, bot(called).name))
        except ValueError as error:
            raise click.UsageError(f"--bot: {error}.") from None
    return tuple(levels)
