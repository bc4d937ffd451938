"""What all tests share: the guard on the build under test, and the golden values."""

import json
import os
import sys
from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from hypothesis import settings

from digsite import names
from digsite.core.build import compiled

TESTS = Path(__file__).parent
# Servers, workers and commands that tests start find the toy games too.
PATHS = [str(TESTS.parent), str(TESTS / "toys"), *filter(None, [os.environ.get("PYTHONPATH")])]
os.environ["PYTHONPATH"] = os.pathsep.join(dict.fromkeys(os.pathsep.join(PATHS).split(os.pathsep)))
GOLDEN = TESTS / "contract" / "golden.json"
ENGINE = {"contract", "core", "perft", "records", *names()}  # these cover core and games

# A busy machine is no failure. CI tries the same examples each time; developers try new ones.
settings.register_profile("digsite", deadline=None, derandomize=os.environ.get("CI") == "true")
settings.load_profile("digsite")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-golden", action="store_true", help="write golden values instead of comparing"
    )


def pytest_configure() -> None:
    """Refuse to test another build than the one asked for."""
    wanted = os.environ.get("DIGSITE_BUILD")
    found = "compiled" if compiled() else "interpreted"
    if wanted not in {None, found}:
        raise pytest.UsageError(f"DIGSITE_BUILD asks for {wanted} files, but these are {found}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Function) -> Generator[None, None, None]:
    """Keep coverage from watching where it makes play seven times slower for nothing.

    The engine has to be covered by its own tests, and not by those of its clients.
    The marker no_cover of pytest-cov does not work in the workers of pytest-xdist.
    """
    trace = sys.gettrace()
    if (
        item.path.relative_to(TESTS).parts[0] not in ENGINE
        or item.get_closest_marker("untraced")
        or "golden" in item.fixturenames
    ):
        sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(trace)


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compare a value with the one kept under its name: `golden("mykerinos 3 seats", digest)`.

    The interpreted and the compiled build run the same tests against the same values, and so are
    equal. `make golden` writes them anew.
    """
    write = request.config.getoption("--write-golden")

    def compare(name: str, value: str) -> None:
        kept: dict[str, str] = json.loads(GOLDEN.read_text("utf-8")) if GOLDEN.exists() else {}
        if write:
            text = json.dumps({**kept, name: value}, indent=2, sort_keys=True)
            GOLDEN.write_text(text + "\n", "utf-8")
        else:
            assert value == kept.get(name), f"{name} has changed; if it was meant to: make golden"

    return compare
