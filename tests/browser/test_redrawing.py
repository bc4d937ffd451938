"""A table that is drawn again and again looks as if it had just been drawn.

Whole games are compared where they are played by clicking; here things glide meanwhile.
"""

import pytest

from digsite import load, names
from tests.browser.conftest import Invite
from tests.browser.posing import LATE, sit_down_at
from tests.browser.visitor import BOT, LIT, Visitor
from tests.browser.witness import tables_seen
from tests.helpers import nearest


@pytest.mark.parametrize("game", names())
def test_what_is_mended_while_things_glide_looks_like_what_is_drawn_anew(
    invite: Invite, game: str
) -> None:
    visitor = invite(reduced_motion="no-preference")
    seats = [{"kind": "me"}, *[BOT] * (nearest(load(game), 3) - 1)]
    assert tables_seen(visitor, game, seats, most=5)


FEW = 24  # layers; a page without a board has about ten


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", LATE)
def test_the_browser_keeps_a_large_table_as_few_layers(
    invite: Invite, name: str, scheme: str
) -> None:
    """Layers are put together for every frame: a map of 40 tiles was once kept as 150 of them."""
    visitor = invite(color_scheme=scheme)
    visitor.goto(sit_down_at(visitor, name))
    visitor.wait_for("you")
    with visitor.change():
        visitor.page.mouse.click(*visitor.page.evaluate(LIT, 0))
    assert 0 < layers(visitor) <= FEW


def layers(visitor: Visitor) -> int:
    """Count the layers that the browser puts a page together from."""
    told: list[int] = []
    session = visitor.context.new_cdp_session(visitor.page)
    session.on("LayerTree.layerTreeDidChange", lambda now: told.append(len(now.get("layers", []))))
    session.send("DOM.enable")
    session.send("LayerTree.enable")
    while not any(told):
        visitor.page.evaluate("new Promise(requestAnimationFrame)")
    return told[-1]
