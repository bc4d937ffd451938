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
    with session.screen.waiting(wait):
        action = bot.choose(session.game, session.match.view(seat), session.rng())
    session.act(seat, action)


def _leave(session: Session[S, V], status: int) -> int:
    """Say where the game is kept, and how to go on."""
    session.keep_somewhere()
    session.screen.line()
    session.show_notices()
    session.screen.whole(phrase("terminal-saved", file=str(session.path)))
    session.screen.tell("terminal-resume")
    session.screen.whole(f"  {program()} play --resume {shlex.quote(str(session.path))}", "strong")
    return status


def _end(session: Session[S, V]) -> None:
    """Show the last table, how the points add up, who came where, and where the record is."""
    session.keep_somewhere()
    screen, match = session.screen, session.match
    viewer = session.viewers[0] if len(session.viewers) == 1 else NOBODY
    view = match.view(viewer)
    screen.clear()
    for sentence in session.news(session.viewers[0]):
        screen.line(sentence)
    screen.show(painted(session.game.sketch(view), screen.say, screen.width))
    screen.line(session.game.prompt(view), "strong")
    seats = [session.seat_name(seat) for seat in range(match.seats)]
    screen.show([breakdown_table(seats, match.breakdown, screen.say)])
    for line in placings(seats, match.places, match.scores, screen.say):
        screen.line(line)
    session.show_notices()
    screen.whole(phrase("terminal-saved", file=str(session.path)))
    screen.tell("terminal-see-again")
    for command in ("replay", "verify"):
        screen.whole(f"  {program()} {command} {shlex.quote(str(session.path))}", "strong")


def program() -> str:
    """Return how to call this command: by its name if that finds it, else by its path."""
    called, found = Path(sys.argv[0]), shutil.which("digsite")
    if called.stem != "digsite" or (found and called.exists() and called.samefile(found)):
        return "digsite"
    return shlex.quote(str(called))
