"""What a beginner would regret is asked in the strip, once, before it is played."""

import pytest

from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor, against_bots

# Whether the button that does it anyway is in sight, and away from where the pointer rests.
APART = """([x, y]) => {
  const { left, top, right, bottom } = document.getElementById("anyway").getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return inside && !(left <= x && x <= right && top <= y && y <= bottom);
}"""


def passes(visitor: Visitor) -> None:
    """Pass at once, with all cubes in hand."""
    visitor.table("mykerinos", against_bots("mykerinos"))
    visitor.wait_for("you")
    if not visitor.picks:
        with visitor.change():
            visitor.click("#button-pass")
    visitor.confirm()


@pytest.mark.parametrize("phone", [False, True])
def test_a_slip_is_asked_once_and_left_or_played(invite: Invite, *, phone: bool) -> None:
    visitor = invite(phone=phone, beginner=True, locale="fr")
    passes(visitor)
    visitor.page.wait_for_selector("#anyway")
    version = visitor.version
    said = visitor.page.inner_text("#text")
    assert "est vide" in said
    confirm = visitor.page.locator("#confirm").bounding_box()
    assert confirm
    middle = [confirm["x"] + confirm["width"] / 2, confirm["y"] + confirm["height"] / 2]
    assert visitor.page.evaluate(APART, middle)
    visitor.confirm()  # not yet
    visitor.page.wait_for_selector("#anyway", state="detached")
    assert (visitor.version, visitor.picks) == (version, ["space-1"])
    visitor.confirm()
    visitor.wait_beyond(version)


def test_a_slip_is_played_anyway(invite: Invite) -> None:
    visitor = invite(beginner=True)
    passes(visitor)
    version = visitor.version
    visitor.click("#anyway")
    visitor.wait_beyond(version)


def test_the_button_that_plays_a_slip_goes_out_of_the_way_of_a_resting_pointer(
    invite: Invite,
) -> None:
    visitor = invite(beginner=True)
    visitor.table("mykerinos", against_bots("mykerinos"))
    visitor.wait_for("you")
    with visitor.change():
        visitor.click("#button-pass")
    rests = visitor.page.locator("#acts button").first.bounding_box()
    assert rests
    at = [rests["x"] + 20, rests["y"] + 10]
    visitor.page.mouse.move(*at)
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector("#anyway")
    assert visitor.page.evaluate(APART, at)
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector("#anyway", state="detached")
