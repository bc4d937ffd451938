"""What a server tidies up by itself while it runs: little by little, so that nobody notices."""

import asyncio
import time
from functools import partial
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from digsite.server.store.forgetting import forget_done
from digsite.server.store.saved import DAY
from digsite.server.table.hall import LOG, Hall

HOUR: Final = 60 * 60.0
PAUSE: Final = 1.0  # seconds between two changes


async def tidy_on(hall: Hall) -> None:
    """Forget what messages led to, a day after they came: at all tables, once an hour."""
    while True:
        try:
            await _forget(hall)
        except SQLAlchemyError:
            LOG.warning("old answers cannot be forgotten now", exc_info=True)
        await asyncio.sleep(HOUR)


async def _forget(hall: Hall) -> None:
    after: str | None = ""
    while after is not None:
        await asyncio.sleep(PAUSE)
        forget = partial(forget_done, after=after, before=time.time() - DAY)
        after = await hall.store.write(forget)
