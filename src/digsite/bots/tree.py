"""The tree of a search: nodes and edges as rows of parallel lists, so that a visit makes no object.

The edges of a node lie side by side and ascend by their actions, as the lists of `legal` do. Which
actions exist can differ from world to world: a node that learns of new ones moves its edges to the
end of the lists.
"""

from typing import Final, final

from mypy_extensions import i64

NONE: Final = -1  # no node, no edge


@final
class Tree:
    """Nodes and edges are numbers: places in these lists. Node 0 is the root."""

    __slots__ = (
        "action",
        "child",
        "count",
        "first",
        "missed",
        "mover",
        "node_total",
        "node_visits",
        "node_weight",
        "total",
        "visits",
        "weight",
    )

    def __init__(self) -> None:
        """Make a tree without nodes."""
        # about each node
        self.mover: list[int] = []  # the seat that acts here, or CHANCE
        self.first: list[int] = []  # its first edge
        self.count: list[int] = []  # how many edges it has
        self.node_visits: list[int] = []
        self.node_total: list[float] = []  # sum of the values for its mover
        self.node_weight: list[float] = []  # sum of the weights of its edges
        # about each edge
        self.action: list[int] = []  # an action, or HIDDEN for all that the searcher does not see
        self.weight: list[float] = []  # the prior of the action
        self.child: list[int] = []  # the node it leads to, or NONE
        self.visits: list[int] = []
        self.missed: list[int] = []  # visits of its node in which the action did not exist
        self.total: list[float] = []  # sum of the values for the mover

    def add_node(self, mover: i64) -> i64:
        """Add a node without edges; return it."""
        self.mover.append(mover)
        self.first.append(len(self.action))
        self.count.append(0)
        self.node_visits.append(0)
        self.node_total.append(0.0)
        self.node_weight.append(0.0)
        return len(self.mover) - 1

    def find(self, node: i64, action: i64) -> i64:
        """Return the edge of an action, or NONE."""
        low: i64 = self.first[node]
        end: i64 = low + self.count[node]
        high = end
        while low < high:
            middle = (low + high) // 2
            if self.action[middle] < action:
                low = middle + 1
            else:
                high = middle
        return low if low < end and self.action[low] == action else NONE

    def add_edges(self, node: i64, actions: list[int], weights: list[float]) -> None:
        """Add edges to a node, for actions that have none there; `actions` must ascend."""
        old: i64 = self.first[node]
        end: i64 = old + self.count[node]
        self.first[node] = len(self.action)
        for n in range(len(actions)):
            while old < end and self.action[old] < actions[n]:
                self._copy(old)
                old += 1
            self._new(actions[n], weights[n], self.node_visits[node])
            self.node_weight[node] += weights[n]
        while old < end:
            self._copy(old)
            old += 1
        self.count[node] += len(actions)

    def _copy(self, edge: i64) -> None:
        self.action.append(self.action[edge])
        self.weight.append(self.weight[edge])
        self.child.append(self.child[edge])
        self.visits.append(self.visits[edge])
        self.missed.append(self.missed[edge])
        self.total.append(self.total[edge])

    def _new(self, action: int, weight: float, missed: int) -> None:
        self.action.append(action)
        self.weight.append(weight)
        self.child.append(NONE)
        self.visits.append(0)
        self.missed.append(missed)
        self.total.append(0.0)
