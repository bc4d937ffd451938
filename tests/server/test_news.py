"""What is news to whom: what has happened since he acted last, or since he was last here."""

from tests.server.guests import House, alone


def test_what_happened_since_my_last_action_is_news(house: House) -> None:
    guest, table = alone(house)
    with guest.at(table) as line:
        assert line.hear("state")["news"] == 0
        seat = line.state["actor"]
        while line.state["actor"] == seat:
            line.act()
            line.hear("state")
        mine = line.state["ply"]
        while line.state["actor"] != seat:
            line.act()
            line.hear("state")
        line.look(seat)
        last = max(entry["ply"] for entry in line.log[:mine] if entry["seat"] == seat)
        assert line.state["news"] == last + 1 < line.state["ply"]


def test_who_comes_back_is_told_what_he_has_not_seen_until_he_acts_again(house: House) -> None:
    guest, table = alone(house)
    with guest.at(table) as line:
        line.hear("state")
        seen = line.state["ply"]
        line.act()
        line.hear("state")
    with guest.at(table, f"seat={line.state['viewer']}&seen={seen}") as again:
        assert again.hear("state")["news"] == seen
        again.act()
        assert again.hear("state")["news"] > seen


def test_a_spectator_who_comes_back_is_told_what_he_has_missed(house: House) -> None:
    guest, table = alone(house)
    eve = house.guest("Eve")
    with guest.at(table) as line, eve.at(table) as other:
        line.hear("state")
        assert other.hear("state")["news"] == line.state["ply"]
        seen = line.state["ply"]
        line.act()
        line.hear("state")
    with eve.at(table, f"seen={seen}") as again:
        assert again.hear("state")["news"] == seen
    with eve.at(table, "seen=-1&seat=x") as again:
        assert again.hear("state")["news"] == line.state["ply"]
