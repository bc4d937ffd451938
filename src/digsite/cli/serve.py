"""`digsite serve`: the web table."""

from dataclasses import replace

import click

from digsite.cli.command import Bad


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
    default=8000,
    show_default=True,
    help="Port; the next free one if it is taken.",
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
@click.option("--open/--no-open", "opened", default=True, help="Open a browser.")
def serve(host: str, port: int, db: str, workers: int, painters: int, *, opened: bool) -> None:
    """Serve tables to browsers. Games are kept: Ctrl-C whenever you like, and go on later."""
    from digsite.server import running
    from digsite.server.settings import Settings

    settings = Settings(db=db, workers=workers, painters=painters)
    try:
        running.prepare(settings)
    except running.UNUSABLE as error:
        reason, *_ = str(error).splitlines() or [type(error).__name__]
        raise Bad(f"The database cannot be used: {reason}.") from None
    try:
        found = running.listening(host, port)
    except (OSError, OverflowError) as error:
        raise Bad(f"Cannot listen on {host}, port {port}: {error}.") from None
    url, home = running.address(found), running.network_address(found)

    def ready() -> None:
        click.echo(f"digsite is at {url} (Ctrl-C ends it; games are kept)")
        if home:
            click.echo(f"Others on your network find it at {home}")
        if opened:
            running.open_browser(url)

    with found:
        running.serve(replace(settings, home=home), found, ready)
