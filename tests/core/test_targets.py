"""Legal actions by the spots where they are clicked."""

from digsite.core.targets import Spot, targets

SPOTS: dict[int, list[Spot]] = {1: [("cell", 4)], 2: [("cell", 4), ("room", 0)], 3: []}


def test_a_spot_has_its_actions_in_order_and_an_action_may_have_several_spots() -> None:
    assert targets([1, 2, 3], SPOTS.__getitem__) == {("cell", 4): (1, 2), ("room", 0): (2,)}
