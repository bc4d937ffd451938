"""What a game is: the contract between a game's package and everything that plays it.

A package such as `digsite.games.mykerinos` is itself the object that satisfies `Game`. Clients,
bots, records and adapters are handed a game and never name one.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from digsite.core.phrase import Phrase
from digsite.core.rng import Rng
from digsite.core.scenery import Scene
from digsite.core.sketch import Sketch


class Table(Protocol):
    """A state: the table at one moment, hidden things included. Only its own game looks inside."""

    @property
    def actor(self) -> int:
        """The seat that acts now, CHANCE, or NOBODY when the game is over."""


class Seen(Protocol):
    """A view: all that one seat may know, and nothing else. Frozen, and comparable with ==."""

    @property
    def seat(self) -> int:
        """Who looks; NOBODY is a spectator."""

    @property
    def actor(self) -> int:
        """The seat that acts now, CHANCE, or NOBODY when the game is over."""

    @property
    def legal(self) -> tuple[int, ...]:
        """The actions open to the viewer now; empty when somebody else acts."""


S = TypeVar("S", bound=Table)
V = TypeVar("V", bound=Seen)


class Game(Protocol[S, V]):
    """The rules of one game, without memory of its own: every function depends on its arguments."""

    @property
    def NAME(self) -> str:
        """As in `digsite.load(name)`: lower case, one word."""

    @property
    def VERSION(self) -> int:
        """Rises whenever an existing record would play differently."""

    @property
    def ACTIONS(self) -> int:
        """Actions are the numbers from 0 to ACTIONS - 1."""

    @property
    def LONGEST(self) -> int:
        """No game with BOT_OPTIONS has more actions than this, chance included."""

    @property
    def SEATS(self) -> range:
        """How many people can play."""

    @property
    def COLOURS(self) -> tuple[str, ...]:
        """The colour of each seat: the phrase `seat-<colour>` names it."""

    @property
    def OPTIONS(self) -> Mapping[str, tuple[str, ...]]:
        """Name of an option -> the values it may take, the default first."""

    @property
    def BOT_OPTIONS(self) -> Mapping[str, str]:
        """Options to set wherever only bots play, so that every game ends within LONGEST."""

    @property
    def PLAYOUT(self) -> int:
        """How many turns of its seat a search plays on, by `prior`, before it asks `value`."""

    @property
    def SAYS_DONE(self) -> bool:
        """Whether an action of the game ends a turn; else people are asked before its last one."""

    # The course of a game

    def deal(self, seats: int, options: Mapping[str, str]) -> S:
        """Give the table before the first chance action. `options` holds valid values only."""

    def clone(self, s: S) -> S:
        """Give a copy that shares nothing that can change."""

    def legal(self, s: S) -> list[int]:
        """Every action open to s.actor, ascending; empty when the game is over."""

    def pick(self, s: S, rng: Rng) -> int:
        """Give a random legal action: each as likely; for chance, by its odds."""

    def odds(self, s: S) -> list[int]:
        """When s.actor is CHANCE: a weight above 0 for each of legal(s), in that order."""

    def apply(self, s: S, action: int) -> None:
        """Change `s` by a legal action. The caller answers for its being legal."""

    def scores(self, s: S) -> list[int]:
        """Points of each seat as they stand; at the end the final ones."""

    def breakdown(self, s: S) -> list[dict[str, int]]:
        """For each seat the parts of its score, in the order they are counted; they add up."""

    def places(self, s: S) -> list[int]:
        """Place of each seat, 1 for the winner; who cannot be told apart shares a place."""

    # What a seat may know

    def look(self, s: S, seat: int) -> V:
        """Everything that `seat` may know. Built by naming what is shown."""

    def sample(self, v: V, rng: Rng) -> S:
        """Give a state that could lie behind `v`: look(sample(v), v.seat) == v."""

    def reveals(self, s: S, action: int) -> bool:
        """Whether a legal action will show its actor something he could not know: no undo then."""

    def shown(self, s: S, action: int, seat: int) -> int:
        """What `seat` sees of a legal action about to be applied: itself, or HIDDEN."""

    # Notation

    def say(self, action: int) -> str:
        """Give the action as a person would type it. Every action has one name."""

    def read(self, text: str) -> int:
        """Give the action of a name; Unreadable if there is none."""

    def write(self, s: S) -> str:
        """Give the state as one line of text."""

    def parse(self, text: str) -> S:
        """Give the state of such a line; Unreadable, naming the place, if it is none."""

    # Judgement

    def value(self, s: S) -> list[float]:
        """Estimate for each seat the part of the win it will get, from 0 to 1; they add up to 1."""

    def guess(self, s: S) -> list[float]:
        """The same as a learner judges, for the bot that people learn against; may be `value`."""

    def prior(self, s: S, actions: Sequence[int]) -> list[float]:
        """Weigh actions of s.actor before any search: above 0, larger is more promising."""

    # For people and learners

    def label(self, v: V, action: int) -> Phrase:
        """Say what a button for this action says. `action` is in v.legal."""

    def prompt(self, v: V) -> Phrase:
        """Say what is asked of the actor now, as the viewer reads it."""

    def tell(self, v: V, action: int) -> Phrase:
        """Tell in the log what happened: `v` is the view before it, `action` what `shown` gave."""

    def draw(self, v: V) -> Scene:
        """Draw the view."""

    def sketch(self, v: V) -> Sketch:
        """Give the view in letters, for a terminal of 80 columns or more."""

    def observe(self, v: V) -> dict[str, list[float]]:
        """Give the view as named numbers; for a game and a number of seats the shape is fixed."""
