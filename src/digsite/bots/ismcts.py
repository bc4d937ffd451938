"""The bot that searches: information-set Monte Carlo tree search, for any game with any chance.

The tree is made of what the searching seat can tell apart: a node is a course of actions as that
seat would see them, from the table it looks at now. Each iteration imagines a world behind the view
and walks down the tree in it, so that an action is judged over all worlds in which it exists. The
steps of an iteration are numbered below.
"""

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Final, Generic, final

from mypy_extensions import i64

from digsite.bots.budget import Budget
from digsite.bots.chance import drawn
from digsite.bots.tree import NONE, Tree
from digsite.bots.tuning import Tuning
from digsite.core.game import Game, S, V
from digsite.core.rng import Rng
from digsite.core.seats import CHANCE, HIDDEN, NOBODY

SECONDS: Final = 1.0  # of thought, when nobody says how many
GUESS: Final = 0.1  # the spread of values before any was seen
TRUST: Final = 4.0  # the guess counts like so many leaves
HORIZON: Final = -2  # in place of a child: chance that the search does not look beyond


def choose(game: Game[S, V], view: V, rng: Rng, budget: Budget) -> int:
    """Give one of view.legal: the one that the search visited most."""
    if len(view.legal) == 1:
        return view.legal[0]
    return searched(game, view, rng, budget).favourite()


def searched(game: Game[S, V], view: V, rng: Rng, budget: Budget) -> "Search[S, V]":
    """Give a search that has used up its budget."""
    start = perf_counter()
    search = Search(game, view, rng, Tuning(game.PLAYOUT))
    if budget.iterations is not None:
        for _ in range(budget.iterations):
            search.iterate()
    else:
        seconds = SECONDS if budget.seconds is None else budget.seconds
        search.iterate()
        while perf_counter() - start < seconds:
            search.iterate()
    return search


@final
class Search(Generic[S, V]):
    """A tree that grows by one edge an iteration."""

    def __init__(self, game: Game[S, V], view: V, rng: Rng, tuning: Tuning) -> None:
        # A call through the protocol looks its function up each time: once is enough.
        self.apply: Callable[[S, int], None] = game.apply
        self.clone: Callable[[S], S] = game.clone
        self.legal: Callable[[S], list[int]] = game.legal
        self.pick: Callable[[S, Rng], int] = game.pick
        self.prior: Callable[[S, list[int]], list[float]] = game.prior
        self.sample: Callable[[V, Rng], S] = game.sample
        self.shown: Callable[[S, int, int], int] = game.shown
        self.value: Callable[[S], list[float]] = game.value
        self.view = view
        self.seat: i64 = view.seat
        self.rng = rng
        self.tuning = tuning
        self.iterations: i64 = 0
        self.worlds: list[S] = []
        # where the iteration is
        self.nodes: list[int] = []  # from the root down
        self.edges: list[int] = []
        self.absent: list[int] = []  # edges of the node whose actions this world does not have
        self.unknown: list[int] = []  # actions of this world without an edge
        # what is known of the values of leaves, by seat
        self.leaves: i64 = 0
        self.sums: list[float] = []
        self.squares: list[float] = []
        # of each action of the root, by place in view.legal
        self.root_sums: list[float] = []  # and by seat
        self.root_squares: list[float] = []  # for the searching seat
        self.tree = Tree()
        self.tree.add_node(view.actor)

    def iterate(self) -> None:
        """Walk from the root to a leaf in one world, and keep what the leaf is worth."""
        s = self.imagine()
        self.descend(s)
        self.back_up(self.evaluate(s))
        self.iterations += 1

    # Step 1. Imagine a world behind the view. To imagine costs more than to copy: a ring of worlds
    # is kept, and one of them is replaced now and then.

    def imagine(self) -> S:
        """Give a table that could lie behind the view, to be played on."""
        n = self.iterations
        size: i64 = self.tuning.worlds
        if n < size:
            self.worlds.append(self.sample(self.view, self.rng))
        elif n % self.tuning.renew == 0:
            self.worlds[n // self.tuning.renew % size] = self.sample(self.view, self.rng)
        return self.clone(self.worlds[n % size])

    # Step 2. Go down until an edge that was never taken. A node is made when its edge is taken for
    # the second time: most leaves are never seen again, and their actions need not be weighed.

    def descend(self, s: S) -> None:
        """Follow edges from the root and play their actions on `s`."""
        tree = self.tree
        self.nodes.clear()
        self.edges.clear()
        node: i64 = 0
        while True:
            edge = self.roll(node, s) if tree.mover[node] == CHANCE else self.select(node, s)
            self.nodes.append(node)
            self.edges.append(edge)
            if tree.visits[edge] == 0 or s.actor == NOBODY:
                return
            if tree.child[edge] == NONE:
                tree.child[edge] = self.expand(s)
            node = tree.child[edge]
            # Who acts next is the same in all worlds of a sound game; if not, this is a leaf.
            if node == HORIZON or tree.mover[node] != s.actor:
                return

    def expand(self, s: S) -> i64:
        """Make a node. After chance of many outcomes nothing would be met twice: no node then."""
        if s.actor == CHANCE and len(self.legal(s)) > self.tuning.chance:
            return HORIZON
        return self.tree.add_node(s.actor)

    # Step 3. At a node of chance, roll. Outcomes that the searcher sees lead to nodes of their own,
    # all that are hidden from it to one and the same.

    def roll(self, node: i64, s: S) -> i64:
        """Play an outcome of chance, and give its edge."""
        outcome = self.pick(s, self.rng)
        edge = self.tree.find(node, outcome)
        if edge == NONE:
            seen = self.shown(s, outcome, self.seat)
            edge = self.tree.find(node, seen)
            if edge == NONE:
                self.tree.add_edges(node, [seen], [1.0])
                edge = self.tree.find(node, seen)
        self.apply(s, outcome)
        return edge

    # Step 4. At the node of a seat, find which of its actions this world has. What others do
    # unseen is one edge, HIDDEN, whatever they do.

    def select(self, node: i64, s: S) -> i64:
        """Choose an action for the mover and play it; give its edge."""
        actions = self.legal(s)
        self.compare(node, actions)
        if self.unknown and self.learn(node, s, actions):
            self.compare(node, actions)
        for edge in self.absent:
            self.tree.missed[edge] += 1
        best = self.best(node)
        action = self.tree.action[best]
        if action == HIDDEN:
            action = self.unknown[self.rng.below(len(self.unknown))]
        self.apply(s, action)
        return best

    def compare(self, node: i64, actions: list[int]) -> None:
        """Find which edges have no action in this world, and which actions have no edge."""
        tree, absent, unknown = self.tree, self.absent, self.unknown
        absent.clear()
        unknown.clear()
        first: i64 = tree.first[node]
        end: i64 = first + tree.count[node]
        has_hidden = first < end and tree.action[first] == HIDDEN
        edge = first + 1 if has_hidden else first
        for action in actions:
            while edge < end and tree.action[edge] < action:
                absent.append(edge)
                edge += 1
            if edge < end and tree.action[edge] == action:
                edge += 1
            else:
                unknown.append(action)
        while edge < end:
            absent.append(edge)
            edge += 1
        if has_hidden and not unknown:
            absent.insert(0, first)

    def learn(self, node: i64, s: S, actions: list[int]) -> bool:
        """Give edges to unknown actions: to each that is seen, and one to all that are not."""
        tree = self.tree
        open_ones = self.unknown[:]
        if tree.mover[node] != self.seat:
            open_ones = [a for a in open_ones if self.shown(s, a, self.seat) != HIDDEN]
        new_hidden = len(open_ones) < len(self.unknown) and tree.find(node, HIDDEN) == NONE
        if not open_ones and not new_hidden:
            return False
        weights = self.weigh(s, actions, self.tuning.temper)
        seen: list[float] = []
        unseen = 0.0
        for n in range(len(actions)):
            if actions[n] in open_ones:
                seen.append(weights[n])
            elif actions[n] in self.unknown:
                unseen += weights[n]
        if new_hidden:
            tree.add_edges(node, [HIDDEN, *open_ones], [unseen, *seen])
        else:
            tree.add_edges(node, open_ones, seen)
        return True

    def weigh(self, s: S, actions: list[int], power: float) -> list[float]:
        """Give the game's own weights of actions, raised to a power."""
        weights = self.prior(s, actions)
        return weights if power == 1.0 else [weight**power for weight in weights]

    # Step 5. Choose by PUCT: the mean value for the mover, and a bonus for actions with weight that
    # were tried little for as often as they existed. The bonus is measured in the spread of the
    # values of all leaves, each counted once: what an action can change differs from game to game
    # and from the first turn to the last.

    def best(self, node: i64) -> i64:
        """Give the edge, not absent, with the best promise."""
        tree, absent = self.tree, self.absent
        met: i64 = tree.node_visits[node]
        mover: i64 = tree.mover[node]
        spread = self.spread(mover)
        mean = tree.node_total[node] / float(met) if met else 0.0
        untried = mean - self.tuning.reduce * spread
        all_weight = tree.node_weight[node]
        for edge in absent:
            all_weight -= tree.weight[edge]
        bonus = self.tuning.explore * spread / all_weight
        best: i64 = NONE
        most = -1e9
        skip: i64 = 0
        skips: i64 = len(absent)
        first: i64 = tree.first[node]
        for edge in range(first, first + tree.count[node]):
            if skip < skips and absent[skip] == edge:
                skip += 1
                continue
            visits = float(tree.visits[edge])
            promise = tree.total[edge] / visits if visits else untried
            seen = float(met - tree.missed[edge] + 1)
            promise += bonus * tree.weight[edge] * sqrt(seen) / (1.0 + visits)
            if promise > most:
                best = edge
                most = promise
        return best

    def spread(self, seat: i64) -> float:
        """Give the standard deviation of the leaves' values for a seat, begun with a guess."""
        if self.leaves == 0:
            return GUESS
        n = float(self.leaves)
        deviations = self.squares[seat] - self.sums[seat] * self.sums[seat] / n
        return sqrt((deviations + TRUST * GUESS * GUESS) / (n + TRUST))

    # Step 6. Value the leaf. Where the game says that its value does not see what turns to come
    # bring, they are played first: mostly, but not always, by what the game weighs most. Playing on
    # ends where a turn of the searcher is over: of tables that are compared none is a turn ahead.

    def evaluate(self, s: S) -> list[float]:
        """Give the part of the win that each seat can expect."""
        if self.tuning.playout > 0:
            self.play_on(s)
        return self.value(s)

    def play_on(self, s: S) -> None:
        """Play until the searcher has had so many more turns."""
        player = self.last_mover()
        turns: i64 = self.tuning.playout
        if player == self.seat:
            turns += 1  # the one that he is in
        while s.actor != NOBODY:
            if s.actor == CHANCE:
                self.apply(s, self.pick(s, self.rng))
                continue
            if s.actor != self.seat and player == self.seat:
                turns -= 1
                if turns == 0:
                    return
            player = s.actor
            actions = self.legal(s)
            if len(actions) > 1:
                weights = self.weigh(s, actions, self.tuning.sure)
                self.apply(s, drawn(actions, weights, self.rng))
            else:
                self.apply(s, actions[0])

    def last_mover(self) -> i64:
        """Give the seat that acted last on the way to the leaf: the searcher acts at the root."""
        n: i64 = len(self.nodes) - 1
        while self.tree.mover[self.nodes[n]] == CHANCE:
            n -= 1
        return self.tree.mover[self.nodes[n]]

    # Step 7. Back up: on the way from the root each mover counts its own part. Nobody is thought to
    # play against anybody but for himself.

    def back_up(self, values: list[float]) -> None:
        """Count the values on every edge of the way."""
        tree = self.tree
        if not self.sums:
            self.prepare(len(values))
        if tree.visits[self.edges[-1]] == 0:
            self.leaves += 1
            for seat in range(len(values)):
                self.sums[seat] += values[seat]
                self.squares[seat] += values[seat] * values[seat]
        for n in range(len(self.edges)):
            edge, node = self.edges[n], self.nodes[n]
            mover = tree.mover[node]
            value = values[mover] if mover >= 0 else 0.0
            tree.visits[edge] += 1
            tree.total[edge] += value
            tree.node_visits[node] += 1
            tree.node_total[node] += value
        self.note(values)

    def prepare(self, seats: i64) -> None:
        """Make room for what is known by seat: the first values tell how many play."""
        self.sums = [0.0] * seats
        self.squares = [0.0] * seats
        self.root_sums = [0.0] * (seats * len(self.view.legal))
        self.root_squares = [0.0] * len(self.view.legal)

    def note(self, values: list[float]) -> None:
        """Count the values at the root for every seat, for explanations."""
        place = self.edges[0] - self.tree.first[0]
        for seat in range(len(values)):
            self.root_sums[place * len(values) + seat] += values[seat]
        self.root_squares[place] += values[self.seat] * values[self.seat]

    # Step 8. When the budget is used up, take the action that was visited most: a mean over many
    # visits is sure, the best mean may be luck.

    def favourite(self) -> int:
        """Give the most visited action; of several the one with the best mean."""
        tree = self.tree
        best: i64 = tree.first[0]
        for edge in range(best + 1, best + tree.count[0]):
            ahead = tree.visits[edge] - tree.visits[best]
            if ahead > 0 or (ahead == 0 and tree.total[edge] > tree.total[best]):
                best = edge
        return tree.action[best]
