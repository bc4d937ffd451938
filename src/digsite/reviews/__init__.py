"""Looking back on a game: what each decision cost, what luck gave, and where it turned.

A review begins with single decisions (`decisions`, by a search) and rolls of chance (`rolls`). They
are put together to a `Review` with a curve of chances, an account for each seat (`accounts`) and
marked turns (`marks`). All values are chances: shares of the win from 0 to 1, by seat.
"""

from digsite.bots import Budget
from digsite.core.record import Record
from digsite.games import load
from digsite.reviews.whole import Review, looked_back

__all__ = ["Review", "review"]


def review(record: Record, time: float = 0.1, *, iterations: int | None = None) -> Review:
    """Look back on a finished game, with so many seconds of search for each decision.

    With `iterations` instead of seconds the review is the same on every machine. Unreadable says
    why a record cannot be reviewed.
    """
    budget = Budget(seconds=time) if iterations is None else Budget(iterations=iterations)
    return looked_back(load(record.game, record.version), record, budget)
