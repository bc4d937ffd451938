"""The log: a line for each thing that happened, with its time and its level; as JSON if asked."""

import json
import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final, Literal, TextIO

LogFormat = Literal["text", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]
LINE: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
MOST_ALIKE: Final = 10  # lines of one kind that are written ...
PERIOD: Final = 60.0  # ... within so many seconds
KINDS: Final = 1000  # that are remembered
QUIET: Final = ("asyncio", "alembic", "sqlalchemy", "websockets")  # heard from warnings on


class TextLines(logging.Formatter):
    """A line for people. The time is UTC: 2026-11-19T21:00:00.000Z."""

    def __init__(self) -> None:
        super().__init__(LINE)

    def formatTime(  # noqa: N802 - logging's name
        self,
        record: logging.LogRecord,
        datefmt: str | None = None,  # noqa: ARG002 - logging's parameter
    ) -> str:
        """Return the time of a record."""
        return _time(record)


class JsonLines(logging.Formatter):
    """A line for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as a JSON object on one line."""
        told = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


class Repeats(logging.Filter):
    """Leaves out what has just been written often, and tells how much was left out.

    Lines are of one kind if they differ in names and numbers only, and failures if they are alike.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._kinds: OrderedDict[object, tuple[float, int]] = OrderedDict()  # since when, how many

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a record is to be written."""
        if record.levelno <= logging.DEBUG:
            return True
        failure = record.exc_info[0] if record.exc_info else None
        kind, now = (record.name, record.msg, failure), self._clock()
        since, count = self._kinds.pop(kind, (now, 0))
        if now - since >= PERIOD:
            if count > MOST_ALIKE:
                record.msg = f"{record.msg} ({count - MOST_ALIKE} more like this were left out)"
            since, count = now, 0
        elif count == MOST_ALIKE - 1:
            record.msg = f"{record.msg} (more like this are left out for {PERIOD:.0f} s)"
        self._kinds[kind] = (since, count + 1)
        if len(self._kinds) > KINDS:
            self._kinds.popitem(last=False)
        return count < MOST_ALIKE


def _time(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, UTC)
    return f"{moment:%Y-%m-%dT%H:%M:%S}.{moment.microsecond // 1000:03}Z"


def _is_worth_a_line(record: logging.LogRecord) -> bool:
    """Return whether a record tells more than that somebody came to a table, or has gone."""
    comes_and_goes = "WebSocket" in record.msg or record.msg.startswith("connection ")
    return record.levelno > logging.INFO or not comes_and_goes


def set_up(how: LogFormat, level: LogLevel, stream: TextIO | None = None) -> None:
    """Let this process write its log to stderr."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.addFilter(Repeats())
    handler.setFormatter(JsonLines() if how == "json" else TextLines())
    logging.getLogger("uvicorn.error").addFilter(_is_worth_a_line)
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
