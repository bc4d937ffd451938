"""`digsite serve`: the web table."""

import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import click

from digsite.bots import LEVELS, Level, bot
from digsite.cli.arguments import reach_code
from digsite.cli.command import Bad

NAME: Final = re.compile(r"\w[\w-]{0,31}")  # one word, and no longer than the database keeps


# No option has a default here: an option that is not given leaves the word to the environment and
# the file, and `Configuration` has the defaults.
@click.command(
    epilog="Every option can be set by the environment too, as DIGSITE_PORT=8080, or in a file, as "
    "port = 8080. Example: digsite serve --port 8080 --no-open"
)
@click.option("--host", help="Address to listen on; 0.0.0.0 lets others in.  [default: 127.0.0.1]")
@click.option("--port", type=int, help="Port; 0: any.  [default: 8000 or the next free one]")
@click.option(
    "--db", metavar="URL", help="Database, as postgresql://...  [default: a file of yours]"
)
@click.option(
    "--secret-file",
    metavar="FILE",
    help="File with the keys that sign cookies.  [default: beside the database]",
)
@click.option("--workers", type=int, help="Processes in which bots think; 0: none.  [default: 2]")
@click.option(
    "--painters", type=int, help="Processes that draw, for hundreds of tables. [default: 0]"
)
@click.option(
    "--bot",
    multiple=True,
    metavar="NAME=BOT",
    help="A bot of your own for the tables, as Magpie=module:function; NAME is shown to people.",
)
@click.option("--open/--no-open", default=None, help="Open a browser.  [default: open]")
@click.option(
    "--name",
    multiple=True,
    help="What the server is called in the internet, as games.example.org; * is any name.",
)
@click.option(
    "--proxy",
    multiple=True,
    metavar="ADDRESS",
    help="Address or network of a proxy that says who calls (X-Forwarded-For), as 127.0.0.1.",
)
@click.option(
    "--root-path",
    metavar="PATH",
    help="Path below which a proxy shows the server, as /games.  [default: none]",
)
@click.option(
    "--metrics",
    multiple=True,
    metavar="ADDRESS",
    help="Address or network that may read /metrics.  [default: this machine]",
)
@click.option("--log-format", type=click.Choice(["text", "json"]), help="[default: text]")
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    help="[default: warning]",
)
@click.option("--courtesy", type=float, help="Seconds that bots wait after a move. [default: 0.08]")
@click.option("--patience", type=float, help="Seconds until a bot may stand in. [default: 180]")
@click.option(
    "--config",
    type=click.Path(path_type=Path),
    help="File with settings.  [default: digsite/digsite.toml in your folder of settings]",
)
@click.option("--show-settings", is_flag=True, help="Print all settings as such a file, and end.")
def serve(config: Path | None, *, show_settings: bool, **options: Any) -> None:  # noqa: ANN401
    """Serve tables to browsers. Games are kept: Ctrl-C whenever you like, and go on later."""
    from digsite.server import configuration, running

    try:
        found = configuration.Configured(_given(options), config)
    except configuration.Wrong as error:
        raise Bad(str(error)) from None
    levels = _with_added(found.values.bot)
    if show_settings:
        click.echo(configuration.as_file(found), nl=False)
        return
    settings = replace(found.values.settings, levels=levels)
    try:
        running.prepare(settings, alone=True)
    except running.UNUSABLE as error:
        reason, *_ = str(error).splitlines() or [type(error).__name__]
        raise Bad(f"The database cannot be used: {reason}.") from None
    _run(settings, found.values.host, found.values.port, opened=found.values.open)


def _given(options: dict[str, Any]) -> dict[str, object]:
    """Return the options that were given. One that may be given several times is never None."""
    return {name: value for name, value in options.items() if value not in {None, ()}}


def _run(settings: Any, host: str, port: int | None, *, opened: bool) -> None:  # noqa: ANN401
    from digsite.server import running

    try:
        found = running.listening(host, port)
    except (OSError, OverflowError) as error:
        which = "8000 to 8019" if port is None else port
        raise Bad(f"Cannot listen on {host}, port {which}: {error}.") from None
    root = settings.root_path
    url, home = running.address(found, root), running.network_address(found, root)

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
