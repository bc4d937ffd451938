"""Who is who: cookies, tokens, names."""

import pytest

from digsite.server.store.keyring import Keyring, new_key
from digsite.server.store.people import People, clean_name
from tests.server.guests import FRIEND, ME, House


def test_the_first_visit_sets_a_cookie_that_scripts_and_other_sites_do_not_get(
    own_house: House,
) -> None:
    answer = own_house.client.get("/api/me")
    header = answer.headers["set-cookie"]
    assert header.startswith("digsite=")
    assert header.endswith("; Path=/; Max-Age=157680000; HttpOnly; SameSite=Lax")
    assert "set-cookie" not in own_house.client.get("/api/me").headers


def test_over_https_the_cookie_is_for_https_only(own_house: House) -> None:
    answer = own_house.client.get("https://house/api/me")
    assert answer.headers["set-cookie"].endswith("; Secure")


def test_a_cookie_holds_its_person(own_house: House) -> None:
    assert own_house.client.put("/api/me", json={"name": "Ada"}).status_code == 200
    assert own_house.client.get("/api/me").json()["name"] == "Ada"
    assert own_house.client.get("/api/lobby").json()["me"]["name"] == "Ada"


def test_a_forged_token_is_a_stranger(house: House) -> None:
    guest = house.guest("Ada")
    person, _, signature = guest.token.partition(".")
    other = signature[:-1] + ("y" if signature.endswith("x") else "x")
    for forged in (f"{person}.", f"{person}.{other}", f"x{guest.token}", "é.é", person):
        headers = {b"Authorization": f"Bearer {forged}".encode()}
        answer = house.client.get("/api/me", headers=headers)
        assert answer.json()["name"] == ""


def test_another_server_signs_otherwise() -> None:
    one, other = (People(None, Keyring(None, [new_key()])) for _ in range(2))  # type: ignore[arg-type]
    assert one.read(one.token("ada")) == "ada"
    assert other.read(one.token("ada")) is None


@pytest.mark.parametrize(
    "typed, kept",
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("A\x00d\na", "A d a"),
        ("x" * 100, "x" * 40),
        ("\u202eevil", "evil"),
        ("<b>Ada</b>", "<b>Ada</b>"),
    ],
)
def test_a_name_is_one_line_and_not_too_long(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


def test_an_empty_name_is_refused(house: House) -> None:
    guest = house.guest()
    for name in ("", "   ", "\u200b"):
        assert guest.put("/api/me", {"name": name}).status_code == 422
    assert house.client.post("/api/bots", json={"name": " "}).status_code == 422


def test_a_language_is_kept_and_others_than_ours_are_not(house: House) -> None:
    guest = house.guest()
    assert guest.put("/api/me", {"lang": "fr"}).json()["lang"] == "fr"
    assert guest.get("/api/me").json()["lang"] == "fr"
    assert guest.put("/api/me", {"lang": "tlh"}).json()["lang"] == "fr"
    assert guest.get("/api/me", lang="sk").json()["lang"] == "sk"


def test_a_new_name_is_told_at_every_table(house: House) -> None:
    guest = house.guest("Ada")
    table = guest.table(ME, FRIEND)
    with guest.at(table) as line:
        assert line.hear("state")["players"][0]["name"] == "Ada"
        guest.put("/api/me", {"name": "Grace"})
        line.hear("hello")
        assert line.hear("state")["players"][0]["name"] == "Grace"
    assert guest.get("/api/lobby").json()["mine"][0]["players"][0]["name"] == "Grace"
