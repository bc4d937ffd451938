"""The log: a line for each thing that happened, with its time and its level; as JSON if asked."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final, Literal, TextIO

LogFormat = Literal["text", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]
LINE: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
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


def _time(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, UTC)
    return f"{moment:%Y-%m-%dT%H:%M:%S}.{moment.microsecond // 1000:03}Z"


def set_up(how: LogFormat, level: LogLevel, stream: TextIO | None = None) -> None:
    """Let this process write its log to stderr."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if how == "json" else TextLines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
