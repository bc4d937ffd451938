"""Nothing is lost: pages are loaded again, servers die, moves are played once."""

import json

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.serving import Served
from tests.browser.visitor import LIT, Visitor, against_bots
from tests.helpers import SAMPLE

SEATS = against_bots(SAMPLE)


def some_moves(visitor: Visitor, moves: int) -> None:
    visitor.table(SAMPLE, SEATS)
    for _ in range(moves):
        visitor.wait_for("you")
        visitor.act()
    visitor.wait_for("you")


def test_a_page_that_is_loaded_again_shows_the_same_table(visitor: Visitor) -> None:
    some_moves(visitor, 3)
    before = visitor.page.inner_text("#log"), visitor.ply
    visitor.page.reload()
    visitor.wait_for("you")
    assert (visitor.page.inner_text("#log"), visitor.ply) == before


def test_a_second_window_follows_the_first(visitor: Visitor) -> None:
    some_moves(visitor, 1)
    other = visitor.window()
    other.goto(visitor.page.url)
    other.wait_for_function("() => document.body.dataset.turn === 'you'")
    visitor.act()
    version = visitor.version
    other.wait_for_function("it => Number(document.body.dataset.version) >= it", arg=version)


def test_a_page_outlives_its_server(visitor: Visitor, served: Served) -> None:
    some_moves(visitor, 2)
    ply = visitor.ply
    served.kill()
    banner = visitor.page.locator("#wire")
    expect(banner).to_be_visible()
    served.start()
    expect(banner).to_be_hidden()
    assert visitor.ply == ply
    visitor.wait_for("you")
    visitor.act()
    visitor.complaints.clear()  # the browser itself tells of each connection that was refused


def test_a_click_while_the_server_is_away_is_played_once_when_it_is_back(
    visitor: Visitor, served: Served
) -> None:
    some_moves(visitor, 2)
    visitor.pick_until_it_can_be_confirmed()
    ply, version = visitor.ply, visitor.version
    served.kill()
    expect(visitor.page.locator("#wire")).to_be_visible()
    visitor.confirm()
    served.start()
    visitor.wait_beyond(version)
    visitor.wait_for("you")
    told = visitor.page.inner_text("#log"), visitor.ply
    visitor.page.reload()
    visitor.wait_for("you")
    assert (visitor.page.inner_text("#log"), visitor.ply) == told
    assert visitor.ply > ply
    visitor.complaints.clear()


def test_a_pick_while_the_server_is_away_waits_and_is_answered_when_it_is_back(
    visitor: Visitor, served: Served
) -> None:
    some_moves(visitor, 2)
    version = visitor.version
    served.kill()
    expect(visitor.page.locator("#wire")).to_be_visible()
    visitor.page.mouse.click(*visitor.page.evaluate(LIT, 0))
    expect(visitor.page.locator("main .chosen")).to_have_count(1)  # it stays marked meanwhile
    with visitor.change():
        served.start()
    assert visitor.picks
    assert visitor.version == version
    visitor.complaints.clear()


def test_a_click_that_comes_too_late_is_told_so_beside_the_table_as_it_is(visitor: Visitor) -> None:
    def delayed(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: server.send(too_late(str(text))))

    visitor.page.route_web_socket("**/ws/t/**", delayed)
    visitor.table(SAMPLE, SEATS)
    visitor.wait_for("you")
    ply = visitor.ply
    visitor.pick_until_it_can_be_confirmed()
    visitor.confirm()
    expect(visitor.page.locator("#why")).to_contain_text("The table has moved on")
    assert visitor.ply == ply
    assert visitor.page.locator("main .legal").count()
    assert visitor.picks == []


def too_late(text: str) -> str:
    """Return a message as if it had been sent before the last change."""
    message = json.loads(text)
    if message["do"] == "act":
        message["version"] -= 1
    return json.dumps(message)
