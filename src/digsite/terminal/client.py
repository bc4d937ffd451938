"""The game loop: asks people, lets bots choose, and ends without losing anything."""

import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

from digsite.bots import Budget
from digsite.core.game import S, V
from digsite.core.phrase import phrase
from digsite.core.seats import NOBODY
from digsite.terminal.ending import breakdown_table, placings
from digsite.terminal.paint import painted
from digsite.terminal.table import Table
from digsite.terminal.turn import Quit, Turn

INTERRUPTED: Final = 130


def play(table: Table[S, V]) -> int:
    """Play to the end, or until the person stops; give the status of the command."""
    try:
        table.keep()
        while not table.match.over:
            _next(table)
    except (Quit, EOFError):
        return _leave(table, 0)
    except KeyboardInterrupt:
        return _leave(table, INTERRUPTED)
    _end(table)
    return 0


def _next(table: Table[S, V]) -> None:
    seat = table.match.actor
    bot = table.seating.bots.get(seat)
    if bot is None:
        table.hand_over(seat)
        Turn(table, seat).run()
        return
    wait = phrase("waiting-for", who=table.seat_name(seat)) if bot.budget != Budget() else ""
    with table.screen.waiting(wait):
        action = bot.choose(table.game, table.match.view(seat), table.rng())
    table.act(seat, action)


def _leave(table: Table[S, V], status: int) -> int:
    """Say where the game is kept, and how to go on."""
    table.keep_somewhere()
    table.screen.line()
    table.show_notices()
    table.screen.whole(phrase("terminal-saved", file=str(table.path)))
    table.screen.tell("terminal-resume")
    table.screen.whole(f"  {program()} play --resume {shlex.quote(str(table.path))}", "strong")
    return status


def _end(table: Table[S, V]) -> None:
    """Show the last table, how the points add up, who came where, and where the record is."""
    table.keep_somewhere()
    screen, match = table.screen, table.match
    viewer = table.viewers[0] if len(table.viewers) == 1 else NOBODY
    view = match.view(viewer)
    screen.clear()
    for sentence in table.news(table.viewers[0]):
        screen.line(sentence)
    screen.show(painted(table.game.sketch(view), screen.say, screen.width))
    screen.line(table.game.prompt(view), "strong")
    seats = [table.seat_name(seat) for seat in range(match.seats)]
    screen.show([breakdown_table(seats, match.breakdown, screen.say)])
    for line in placings(seats, match.places, match.scores, screen.say):
        screen.line(line)
    table.show_notices()
    screen.whole(phrase("terminal-saved", file=str(table.path)))
    screen.tell("terminal-see-again")
    for command in ("replay", "verify"):
        screen.whole(f"  {program()} {command} {shlex.quote(str(table.path))}", "strong")


def program() -> str:
    """Give how this command is called: by its path, unless its name alone finds it."""
    called, found = Path(sys.argv[0]), shutil.which("digsite")
    if called.stem != "digsite" or (found and called.exists() and called.samefile(found)):
        return "digsite"
    return shlex.quote(str(called))
