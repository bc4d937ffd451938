"""The log: a line for each thing, with its time and its level."""

import io
import json
import logging
import re
from collections.abc import Iterator

import pytest

from digsite.server.logs import LogFormat, LogLevel, Repeats, set_up


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Put the root logger back as it was."""
    root = logging.getLogger()
    handlers, level = [*root.handlers], root.level
    yield
    for handler in [*root.handlers]:
        root.removeHandler(handler)
    for handler in handlers:
        root.addHandler(handler)
    root.setLevel(level)


def written(how: LogFormat, level: LogLevel = "warning") -> list[str]:
    """What is written when things happen."""
    stream = io.StringIO()
    before = [*logging.getLogger().handlers]
    for handler in before:
        logging.getLogger().removeHandler(handler)
    set_up(how, level, stream)
    logger = logging.getLogger("digsite.server")
    logger.info("table %s is left as it is", "x")
    logger.warning("the disk is\nfull: “%s”", "é")
    try:
        dict[str, str]()["nothing there"]
    except LookupError:
        logger.exception("a turn has failed")
    return stream.getvalue().splitlines()


def test_a_line_has_a_time_and_a_level() -> None:
    first, *_ = written("text", "info")
    time, rest = first.split(" ", 1)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", time)
    assert rest == "INFO digsite.server: table x is left as it is"


def test_what_is_less_than_asked_for_is_left_out() -> None:
    assert not any("left as it is" in line for line in written("text"))
    assert written("text", "error")[0].endswith("ERROR digsite.server: a turn has failed")


def test_that_somebody_comes_to_a_table_is_not_written_down() -> None:
    stream = io.StringIO()
    set_up("text", "info", stream)
    server = logging.getLogger("uvicorn.error")
    server.info('%s - "WebSocket %s" [accepted]', "10.0.0.1", "/ws/t/secret")
    server.info("connection open")
    server.info("Shutting down")
    assert [line.partition(": ")[2] for line in stream.getvalue().splitlines()] == ["Shutting down"]


def test_for_programs_each_line_is_an_object_with_everything() -> None:
    told = [json.loads(line) for line in written("json")]
    assert [each["level"] for each in told] == ["warning", "error"]
    assert told[0]["message"] == "the disk is\nfull: “é”"
    assert told[0]["logger"] == "digsite.server"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+Z", told[0]["time"])
    assert "KeyError: 'nothing there'" in told[1]["traceback"]


def test_what_happens_thousands_of_times_is_written_a_few_times_and_then_counted() -> None:
    now, stream = [0.0], io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.addFilter(Repeats(lambda: now[0]))
    logger = logging.getLogger("busy")
    logger.handlers, logger.propagate = [handler], False
    for n in range(5000):
        logger.warning("table %s cannot be written", n)
    logger.warning("something else")
    now[0] = 60.0
    logger.warning("table %s cannot be written", "x")
    lines = stream.getvalue().splitlines()
    assert lines[:9] == [f"table {n} cannot be written" for n in range(9)]
    assert lines[9:] == [
        "table 9 cannot be written (more like this are left out for 60 s)",
        "something else",
        "table x cannot be written (4990 more like this were left out)",
    ]


def test_failures_of_different_kinds_are_told_apart() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.addFilter(Repeats())
    logger = logging.getLogger("failing")
    logger.handlers, logger.propagate = [handler], False
    for kind in [LookupError] * 50 + [OSError]:
        logger.error("it failed", exc_info=kind("why"))
    assert stream.getvalue().count("LookupError: why") == 10
    assert stream.getvalue().count("OSError: why") == 1


def test_the_log_of_a_server_leaves_out_what_repeats_itself() -> None:
    stream = io.StringIO()
    set_up("text", "info", stream)
    for _ in range(50):
        logging.getLogger("digsite.server").warning("again")
    assert len(stream.getvalue().splitlines()) == 10
