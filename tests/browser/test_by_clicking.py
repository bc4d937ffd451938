"""Every game that is found, played to its end by clicking, against bots."""

import pytest

from digsite import load, names
from tests.browser.visitor import Visitor
from tests.browser.witness import tables_seen

BOT = {"kind": "bot", "level": "digger"}


@pytest.mark.parametrize("game", names())
def test_a_whole_game_is_played_by_clicking_and_every_table_looks_as_drawn_anew(
    visitor: Visitor, game: str
) -> None:
    least = load(game).SEATS[0]
    seats = [{"kind": "me"}, *[BOT] * (least - 1)]
    assert len(tables_seen(visitor, game, seats, most=1000)) > 10
    visitor.page.wait_for_selector("#ending .result h2")
    assert visitor.page.locator("#ending .scores tbody tr").count() == least


@pytest.mark.parametrize("game", names())
def test_one_click_in_the_lobby_and_the_game_has_begun(visitor: Visitor, game: str) -> None:
    visitor.goto("/")
    visitor.click(f"article:has(#game-{game}) .btn.main")
    visitor.wait_for("you", "other")
    assert visitor.page.locator("#board svg").count() >= 1
    assert "/t/" in visitor.page.url
