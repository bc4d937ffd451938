"""A server, a Chromium, and visitors whose consoles must stay silent."""

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

import digsite
from tests.browser.serving import Served
from tests.browser.visitor import PATIENCE, Visitor

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    # the address bar's own pages, half a second of work for each visitor
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
)
PHONE: ViewportSize = {"width": 390, "height": 844}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}

Invite = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


# Whoever was told of every slip is asked no more before he plays one.
SLIPS = [
    slip
    for path in Path(digsite.__file__).parent.glob("games/*/text/reasons.en.ftl")
    for slip in re.findall(r"^(slip-[a-z-]+) =", path.read_text("utf-8"), re.MULTILINE)
]
EXPERIENCED = f"""if (location.protocol === "http:") {{
  for (const slip of {SLIPS}) localStorage.setItem(`digsite-${{slip}}`, "yes");
}}"""


def installed_browser() -> str | None:
    """Return where Chromium is; the one without windows of its own has less to do."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.fixture(scope="session")
def chromium() -> str:
    found = installed_browser()
    if found:
        return found
    missing = "there is no Chromium here: on Debian, apt-get install chromium-headless-shell"
    if os.environ.get("CI") == "true":
        pytest.fail(missing)
    pytest.skip(missing)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory, chromium: str) -> Iterator[Served]:
    assert chromium  # without it there is nobody to serve
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    server.stop()


# Of a module, not of the session: while it lives, no other test of the process can run asyncio.
@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium, args=list(ARGUMENTS))
        yield found
        found.close()


@pytest.fixture
def invite(browser: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Return what makes visitors: invite(), invite(phone=True), invite(color_scheme="dark")."""
    came: list[Visitor] = []

    def come(*, phone: bool = False, beginner: bool = False, **wishes: object) -> Visitor:
        size = PHONE if phone else LAPTOP
        chosen = {"viewport": size, "reduced_motion": "reduce", "locale": "en", **wishes}
        context = browser.new_context(**chosen)  # type: ignore[arg-type] # names of its own
        if not beginner:
            context.add_init_script(EXPERIENCED)
        came.append(Visitor(context, served.home, f"{request.node.name} {len(came)}"))
        return came[-1]

    yield come
    for visitor in came:
        visitor.context.close()
    assert [complaint for visitor in came for complaint in visitor.complaints] == []


@pytest.fixture
def visitor(invite: Invite) -> Visitor:
    """Return one visitor at a laptop."""
    return invite()
