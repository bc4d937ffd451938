"""A table that is drawn again and again looks as if it had just been drawn.

Whole games are compared where they are played by clicking; here things glide meanwhile.
"""

import pytest

from digsite import load, names
from tests.browser.conftest import Invite
from tests.browser.visitor import BOT
from tests.browser.witness import tables_seen
from tests.helpers import nearest


@pytest.mark.parametrize("game", names())
def test_what_is_mended_while_things_glide_looks_like_what_is_drawn_anew(
    invite: Invite, game: str
) -> None:
    visitor = invite(reduced_motion="no-preference")
    seats = [{"kind": "me"}, *[BOT] * (nearest(load(game), 3) - 1)]
    assert tables_seen(visitor, game, seats, most=5)
