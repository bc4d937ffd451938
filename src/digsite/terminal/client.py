"""The main loop: ask people, let bots choose, and keep the record however it ends."""

import shlex
import shutil
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from digsite.bots import Budget
from digsite.core.game import S, V
from digsite.core.phrase import phrase
from digsite.core.seats import NOBODY
from digsite.terminal.dialogue import Dialogue, Quit
from digsite.terminal.ending import breakdown_table, placings
from digsite.terminal.paint import painted
from digsite.terminal.session import Session

INTERRUPTED: Final = 130


def play(session: Session[S, V], dialogue: Callable[[int], Dialogue[S, V]] | None = None) -> int:
    """Play to the end, or until the person stops; return the status of the command.

    `dialogue` makes the next dialogue with a seat; without it that is the usual one.
    """
    try:
        session.keep()
        while not session.match.over:
            _next(session, dialogue or partial(Dialogue, session))
    except (Quit, EOFError):
        return _leave(session, 0)
    except KeyboardInterrupt:
        return _leave(session, INTERRUPTED)
    _end(session)
    return 0


def _next(session: Session[S, V], dialogue: Callable[[int], Dialogue[S, V]]) -> None:
    seat = session.match.actor
    bot = session.seating.bots.get(seat)
    if bot is None:
        session.hand_over(seat)
        dialogue(seat).run()
        return
    legal = session.match.legal
    if len(legal) == 1:
        session.act(seat, legal[0])
        return
    wait = phrase("waiting-for", who=session.seat_name(seat)) if bot.budget != Budget() else ""
    with session.display.waiting(wait):
        action = bot.choose(session.game, session.match.view(seat), session.rng())
    session.act(seat, action)


def _leave(session: Session[S, V], status: int) -> int:
    """Say where the game is kept, and how to go on."""
    session.keep_somewhere()
    session.display.line()
    session.show_notices()
    session.display.whole(phrase("terminal-saved", file=str(session.path)))
    session.display.tell("terminal-resume")
    session.display.whole(f"  {program()} play --resume {shlex.quote(str(session.path))}", "strong")
    return status


def _end(session: Session[S, V]) -> None:
    """Show the last table, how the points add up, who came where, and where the record is."""
    session.keep_somewhere()
    display, match = session.display, session.match
    viewer = session.viewers[0] if len(session.viewers) == 1 else NOBODY
    view = match.view(viewer)
    display.clear()
    for sentence in session.news(session.viewers[0]):
        display.line(sentence)
    display.show(painted(session.game.sketch(view), display.say, display.width))
    display.line(session.game.prompt(view), "strong")
    seats = [session.seat_name(seat) for seat in range(match.seats)]
    display.show([breakdown_table(seats, match.breakdown, display.say)])
    for line in placings(seats, match.places, match.scores, display.say):
        display.line(line)
    session.show_notices()
    display.whole(phrase("terminal-saved", file=str(session.path)))
    display.tell("terminal-see-again")
    for command in ("replay", "verify"):
        display.whole(f"  {program()} {command} {shlex.quote(str(session.path))}", "strong")


def program() -> str:
    """Return how to call this command: by its name if that finds it, else by its path."""
    called, found = Path(sys.argv[0]), shutil.which("digsite")
    if called.stem != "digsite" or (found and called.exists() and called.samefile(found)):
        return "digsite"
    return shlex.quote(str(called))
