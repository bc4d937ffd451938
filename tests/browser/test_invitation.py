"""An invitation: who invites to what, and the seat is taken by a button only."""

import pytest

from digsite import load, names
from tests.browser.conftest import Invite
from tests.browser.visitor import BOT, Visitor
from tests.helpers import SAMPLE

ME, FRIEND = {"kind": "me"}, {"kind": "friend"}
LONG = "W" * 40
JOINED = "👩‍👩‍👧‍👦" * 3


def invitation(host: Visitor, game: str, name: str) -> str:
    """Let somebody make a table with a free seat; return the link to it."""
    bots = [BOT] * (load(game).SEATS[0] - 2)
    made = host.post("/api/tables", {"game": game, "seats": [{**ME, "name": name}, FRIEND, *bots]})
    host.post("/api/play", {"game": game})  # so that it is known by a table of its own
    reply = host.page.request.put(f"{host.home}/api/me", data={"name": name})
    assert reply.ok
    links = host.page.request.get(f"{host.home}/api/tables/{made['table']}/links").json()
    url: str = links["invites"][0]["url"]
    return url


@pytest.mark.parametrize("game", names())
def test_an_invitation_says_who_invites_to_what_and_not_now_takes_nothing(
    invite: Invite, game: str
) -> None:
    ada, bob = invite(), invite()
    link = invitation(ada, game, "Ada")
    for _ in range(2):
        bob.goto(link)
        assert "Ada" in bob.page.inner_text("h1")
        assert bob.page.locator(".seats-here [aria-current]").count() == 1
        bob.page.wait_for_function("() => document.querySelector('.painting').naturalWidth > 0")
        bob.click(".note a")
        bob.page.wait_for_selector(".game")
    bob.goto(link)
    bob.page.fill("#name", "Bob")
    bob.click(".take button")
    bob.wait_for("you", "other")


def test_the_one_who_comes_late_may_watch(invite: Invite) -> None:
    ada, bob, cleo = invite(), invite(), invite()
    link = invitation(ada, SAMPLE, "Ada")
    bob.goto(link)
    bob.click(".take button")
    bob.wait_for("you", "other")
    cleo.goto(link)
    assert cleo.page.locator("#name").count() == 0
    cleo.click(".invite .btn.main")
    cleo.wait_for("other")


def test_the_key_to_ones_own_seat_is_shown_only_when_asked_for(visitor: Visitor) -> None:
    path = visitor.table(SAMPLE, [ME, FRIEND, *[BOT] * (load(SAMPLE).SEATS[0] - 2)])
    table = path.removeprefix("/t/")
    links = visitor.page.request.get(f"{visitor.home}/api/tables/{table}/links").json()
    (own,) = links["own"]
    visitor.click("#open-menu")
    visitor.page.wait_for_selector(".own-seat")
    assert visitor.page.locator(".friends input").count() == len(links["invites"])
    assert own["url"] not in visitor.page.inner_html("#menu")
    visitor.click(".own-seat .btn")
    visitor.page.wait_for_selector(".own-seat .qr")
    visitor.click(".own-seat > .btn")
    assert visitor.page.locator(".own-seat .qr").count() == 0


@pytest.mark.parametrize("name", [LONG, JOINED], ids=["long", "joined"])
@pytest.mark.parametrize("width", [320, 390, 1280])
def test_long_names_and_joined_emoji_hold_on_every_page(
    invite: Invite, name: str, width: int
) -> None:
    wishes = {"viewport": {"width": width, "height": 844}}
    ada, bob = invite(**wishes), invite(**wishes)
    link = invitation(ada, SAMPLE, name)
    bob.goto(link)
    assert name in bob.page.inner_text("h1")
    assert not bob.is_wider_than_its_window()
    bob.page.fill("#name", name)
    bob.click(".take button")
    bob.wait_for("you", "other")
    assert not bob.is_wider_than_its_window()
    for path in ("/", "/new"):
        ada.goto(path)
        ada.page.wait_for_selector("main img")
        assert not ada.is_wider_than_its_window()
