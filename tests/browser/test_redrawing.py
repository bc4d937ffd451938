"""A table that is drawn again and again looks as if it had just been drawn.

Whole games are compared where they are played by clicking; here things glide meanwhile.
"""

import pytest

from digsite import names
from tests.browser.conftest import Invite
from tests.browser.witness import tables_seen

BOT = {"kind": "bot", "level": "digger"}


@pytest.mark.parametrize("game", names())
def test_what_is_mended_while_things_glide_looks_like_what_is_drawn_anew(
    invite: Invite, game: str
) -> None:
    visitor = invite(reduced_motion="no-preference")
    assert len(tables_seen(visitor, game, [{"kind": "me"}, BOT, BOT], most=10)) == 10
