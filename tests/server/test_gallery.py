"""What is remembered of tables that somebody has looked at."""

import gc
import weakref

from digsite.server.table.hall import Hall
from tests.server.guests import House, alone


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
