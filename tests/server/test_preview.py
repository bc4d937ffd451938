"""What chats show beside a link: tags in the page, and a picture of 1200 by 630."""

import re
import struct

import pytest

from digsite import load
from digsite.i18n import LANGUAGES
from digsite.server.http.preview_card import LONGEST_NAME, PreviewCard, drawable, preview_svg, short
from digsite.server.protocol.limits import Rate
from digsite.server.settings import Settings
from tests.pictures import read
from tests.server.guests import FRIEND, ME, Guest, House, fewest, limited
from tests.server.late import nearly_over, play_on

NEVER = Rate(1e-9, 1)  # one, and then no more
FAMILY = "👩‍👩‍👧"


def invitation(house: House, host: Guest) -> tuple[str, str]:
    """The id of a table with free seats, and the key of an invitation to it."""
    table = host.table(ME, *[FRIEND] * (fewest(house.game) - 1))
    return table, host.invite(table)


def tags(house: House, path: str) -> dict[str, str]:
    """The og: tags of a page, as somebody without a cookie gets it."""
    page = house.client.get(path, headers={"Accept": "text/html"}).text
    return dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)">', page))


def size(png: bytes) -> tuple[int, int]:
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_an_invitation_tells_who_invites_to_what(house: House) -> None:
    host = house.guest("Ada")
    _, key = invitation(house, host)
    found = tags(house, f"/seat/{key}")
    assert "Ada" in found["title"]
    assert found["url"] == f"http://house/seat/{key}"
    picture = house.client.get(found["image"])
    assert picture.headers["content-type"] == "image/png"
    assert "max-age" in picture.headers["cache-control"]
    assert "set-cookie" not in picture.headers  # anybody on the way may keep it
    assert size(picture.content) == (1200, 630)


def test_the_key_of_an_own_seat_is_in_no_picture(house: House) -> None:
    host = house.guest()
    table, _ = invitation(house, host)
    own = host.get(f"/api/tables/{table}/links").json()["own"][0]["url"].removeprefix("/seat/")
    assert own not in tags(house, f"/seat/{own}")["image"]
    assert house.client.get(f"/preview/seat/{own}.png").status_code == 404


def test_a_result_tells_who_has_won_and_with_how_much(house: House) -> None:
    guest = house.guest("Ada")
    table = nearly_over(house, guest, None)
    running = tags(house, f"/t/{table}")
    play_on(table, guest)
    finished = tags(house, f"/t/{table}")
    assert running["title"] != finished["title"]
    for found in (running, finished):
        assert size(house.client.get(found["image"]).content) == (1200, 630)


def test_what_is_not_there_has_no_picture(house: House) -> None:
    for path in ("seat", "table"):
        assert house.client.get(f"/preview/{path}/nowhere.png").status_code == 404


def test_who_lets_many_pictures_be_drawn_is_refused_but_gets_those_that_are_there(
    settings: Settings,
) -> None:
    with limited(settings, previews=NEVER) as house:
        host = house.guest()
        first, second = (invitation(house, host)[0] for _ in range(2))
        for _ in range(3):
            assert house.client.get(f"/preview/table/{first}.png").status_code == 200
        host.put("/api/me", {"name": "Zoe"})
        other = house.client.get(f"/preview/table/{second}.png?lang=sk")
        assert (other.status_code, other.json()["why"]) == (429, "too-fast")


@pytest.mark.parametrize(
    "name, kept",
    [
        ("Ada", "Ada"),
        ("W" * 14, "W" * 14),
        ("W" * 15, "W" * 13 + "…"),
        (FAMILY * 14, FAMILY * 14),
        (FAMILY * 15, FAMILY * 13 + "…"),
    ],
)
def test_long_names_are_cut_between_letters(name: str, kept: str) -> None:
    assert short(name) == kept
    assert LONGEST_NAME == 14


@pytest.mark.parametrize("name, drawn", [("Ada", "Ada"), (f"{FAMILY} Ada", "Ada"), ("明", "…")])
def test_what_our_typefaces_lack_is_left_out_of_the_picture(name: str, drawn: str) -> None:
    assert drawable(name) == drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_needs_no_other_file(house: House, lang: str) -> None:
    game = load(house.game).NAME
    svg = preview_svg(PreviewCard(game, lang, "Ada", "Nim", (), "free", about="Take one"))
    read(svg)
    assert "var(" not in svg
    assert "url(" not in svg
