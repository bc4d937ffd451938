"""Talk at a table: heard by all, by whoever comes later too, and never twice."""

from digsite.server.protocol.limits import Rate
from digsite.server.settings import Settings
from tests.server.guests import FRIEND, ME, House, limited


def test_what_is_said_is_heard_by_everybody_and_by_who_comes_later(house: House) -> None:
    host, eve = house.guest("Ada"), house.guest("Eve")
    table = host.table(ME, FRIEND)
    with host.at(table) as line, eve.at(table) as other:
        line.hear("state")
        other.hear("state")
        assert line.ask("chat", text="hello")["ok"]
        heard = other.hear("chat")["entries"]
    with eve.at(table) as late:
        assert late.hear("chat")["entries"] == heard
    assert [(each["name"], each["seat"], each["text"]) for each in heard] == [("Ada", 0, "hello")]


def test_a_line_that_is_sent_again_is_said_once_and_is_not_too_fast(settings: Settings) -> None:
    with limited(settings, chat=Rate(0, 1)) as house:
        guest = house.guest()
        table = guest.table(ME, FRIEND)
        with guest.at(table) as line:
            line.hear("state")
            first = line.ask("chat", id="same", text="hello")
        with guest.at(table) as again:
            again.hear("state")
            assert again.ask("chat", id="same", text="hello") == first
            assert again.ask("chat", text="hello")["why"] == "too-fast"
        with guest.at(table) as late:
            assert len(late.hear("chat")["entries"]) == 1


def test_of_several_people_at_one_screen_the_one_who_looks_is_heard(house: House) -> None:
    host = house.guest("Ada")
    table = host.table(ME, {**ME, "name": "Bob"})
    with host.at(table, "seat=1") as line:
        line.hear("state")
        assert line.ask("chat", text="hello")["ok"]
        entry = line.hear("chat")["entries"][0]
    assert (entry["seat"], entry["name"]) == (1, "Bob")
