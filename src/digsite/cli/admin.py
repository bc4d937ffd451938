"""`digsite admin`: what the host of a server may want to know."""

from collections.abc import Iterator, Mapping

import click

from digsite import load, names
from digsite.cli.command import Bad
from digsite.core.lesson import words
from digsite.i18n import FALLBACK, speaker


@click.group(epilog="Example: digsite admin lessons")
def admin() -> None:
    """Look after a server."""


@admin.command(epilog="Example: digsite admin lessons --db postgresql://...")
@click.option(
    "--db",
    metavar="URL",
    default="",
    envvar="DIGSITE_DB",
    help="Database, as postgresql://...  [default: a file in your data directory]",
)
def lessons(db: str) -> None:
    """Tell how many lessons were begun, and how many came to each step. Nobody is named."""
    from digsite.server import running
    from digsite.server.settings import Settings
    from digsite.server.store.database import opened
    from digsite.server.store.listings import lessons_reached

    settings = Settings(db=db)
    try:
        running.prepare(settings)
        with opened(settings.url).connect() as connection:
            reached = lessons_reached(connection)
    except running.UNUSABLE as error:
        reason, *_ = str(error).splitlines() or [type(error).__name__]
        raise Bad(f"The database cannot be used: {reason}.") from None
    for name in names():
        if load(name).LESSON:
            click.echo(f"{name}:")
            click.echo("\n".join(_lines(name, reached.get(name, {}))))


def _lines(game: str, reached: Mapping[int, int]) -> Iterator[str]:
    """Yield a line for each step and the end: its number, how many came so far, its title."""
    speaking, found = speaker(FALLBACK, game), load(game)
    steps = found.LESSON.steps if found.LESSON else ()
    for n, step in enumerate(steps, 1):
        came = sum(times for taught, times in reached.items() if taught >= n - 1)
        title, *_ = speaking.say(words(step.text, found.COLOURS)).splitlines()
        yield f"{n:4} {came:7}  {title}"
    yield f" end {sum(times for taught, times in reached.items() if taught >= len(steps)):7}"
