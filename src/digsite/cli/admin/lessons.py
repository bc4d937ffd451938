"""`digsite admin lessons`: how far learners came."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import click

from digsite import load, names
from digsite.cli.admin.opening import connected, of_a_server
from digsite.core.lesson import words
from digsite.i18n import FALLBACK, speaker

if TYPE_CHECKING:
    from digsite.server.settings import Settings


@click.command(epilog="Example: digsite admin lessons --db postgresql://...")
@of_a_server
def lessons(settings: "Settings") -> None:
    """Tell how many lessons were begun, and how many came to each step. Nobody is named."""
    from digsite.server.store.listings import lessons_reached

    with connected(settings) as connection:
        reached = lessons_reached(connection)
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
