"""What is remembered of tables that somebody has looked at."""

import gc
import time
import weakref

from digsite.server.store.saved import Done, MessageKey
from digsite.server.table.hall import Hall
from tests.server.guests import House, alone, mine


def test_a_table_that_is_put_away_leaves_nothing_in_memory(own_house: House) -> None:
    guest, table = alone(own_house)
    hall: Hall = own_house.client.app.state.hall  # type: ignore[attr-defined]
    portal = own_house.client.portal
    assert portal
    with guest.at(table) as line:
        line.hear("state")
    seen = weakref.ref(hall.tables[table])
    portal.start_task_soon(lambda: hall.put_away(hall.tables[table])).result()
    guest.get("/api/lobby")  # another call: the last one is no longer remembered either
    gc.collect()
    assert seen() is None


def test_tables_that_nobody_has_used_for_minutes_are_put_away_and_those_in_use_stay(
    own_house: House,
) -> None:
    guest, left = alone(own_house)
    _, just_left = alone(own_house)
    hall: Hall = own_house.client.app.state.hall  # type: ignore[attr-defined]
    portal = own_house.client.portal
    assert portal
    here = guest.table(*mine(own_house.game))
    with guest.at(here) as line:
        line.hear("state")
        for table in (left, here):
            hall.tables[table].used = time.monotonic() - 150
        portal.call(hall.put_unused_away)
        assert {left, just_left, here} & {*hall.tables} == {just_left, here}
        assert line.act()["ok"]
    assert guest.state(left)["turn"] in {"you", "mine"}  # it is loaded again


def test_a_table_remembers_what_the_last_messages_led_to_and_no_more(own_house: House) -> None:
    _, which = alone(own_house)
    hall: Hall = own_house.client.app.state.hall  # type: ignore[attr-defined]
    table = hall.tables[which]
    for n in range(3000):
        table.remember(MessageKey("ada", f"m{n}"), Done(n, n))
    assert len(table.done) <= 500
    assert table.done[MessageKey("ada", "m2999")] == Done(2999, 2999)
