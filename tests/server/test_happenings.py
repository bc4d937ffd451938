"""What is seen to happen travels with the log: once, as it happens, to those who have pictures."""

from tests.server.guests import House, Json, Socket, alone


def shown(entries: list[Json]) -> list[int]:
    """The plies of which something is to be shown."""
    return [entry["ply"] for entry in entries if entry.get("happened")]


def play(line: Socket, plies: int) -> list[Json]:
    """Play for everybody; return the entries of the log as they were sent."""
    entries: list[Json] = []
    line.hear("state")
    while line.state["ply"] < plies:
        if line.state["turn"] == "mine":
            line.look(line.state["actor"])
        line.act()
        entries += line.hear("state")["log"]["entries"]
    return entries


def test_what_happens_is_sent_with_the_entry_of_the_log(house: House) -> None:
    guest, table = alone(house)
    with guest.at(table) as line:
        entries = play(line, 60)
    first = next(entry for entry in entries if entry.get("happened"))["happened"][0]
    assert {*first} == {"kind", "source", "target", "picture", "colour", "notice"}
    assert len(shown(entries)) > 10


def test_who_comes_later_is_shown_only_what_is_news_to_him(house: House) -> None:
    guest, table = alone(house)
    with guest.at(table) as line:
        play(line, 60)
    for seat in (0, 1):
        with guest.at(table, f"seat={seat}") as again:
            state = again.hear("state")
        assert all(ply >= state["news"] for ply in shown(state["log"]["entries"]))


def test_without_pictures_nothing_is_shown_in_them(house: House) -> None:
    guest, table = alone(house)
    with guest.at(table) as line:
        play(line, 60)
    assert shown(guest.state(table)["log"]["entries"]) == []
    assert shown(guest.state(table, parts=True)["log"]["entries"])
