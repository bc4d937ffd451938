"""What a server counts while it runs. `/metrics` shows it (`http.metrics`)."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram

LOGGERS: Final = ("digsite", "uvicorn.error", "asyncio")
LATE: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)  # seconds


class Meters:
    """The counters of one server; others of the same process have their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter(
            "digsite_moves",
            "Actions and steps that were played and are on disk.",
            ["who"],
            registry=self.registry,
        )
        self.acknowledged = Histogram(
            "digsite_acknowledgement_seconds",
            "From a person's move to its acknowledgement, which comes after the commit.",
            buckets=LATE,
            registry=self.registry,
        )
        self.answers = Counter(
            "digsite_http_answers", "Answers over HTTP.", ["status"], registry=self.registry
        )
        self.errors = Counter(
            "digsite_errors", "Errors that were written into the log.", registry=self.registry
        )
        for who in ("person", "bot"):
            self.moves.labels(who)


@contextmanager
def counting_errors(meters: Meters) -> Iterator[None]:
    """Count the errors that are written into the log meanwhile."""
    handler = _ErrorMeter(meters)
    for name in LOGGERS:
        logging.getLogger(name).addHandler(handler)
    try:
        yield
    finally:
        for name in LOGGERS:
            logging.getLogger(name).removeHandler(handler)


class _ErrorMeter(logging.Handler):
    """Counts the errors in the log."""

    def __init__(self, meters: Meters) -> None:
        super().__init__(logging.ERROR)
        self._meters = meters

    def emit(self, record: logging.LogRecord) -> None:  # noqa: ARG002 - logging's parameter
        """Count one."""
        self._meters.errors.inc()
