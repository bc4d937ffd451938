"""What a game is: the contract between a game's package and everything that plays it.

A game is a Python package, such as `digsite.games.mykerinos`: the module itself is the object that
satisfies the protocol `Game`. Clients, bots and records get it as an argument and never name one.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from digsite.core.gathering import Gathering, Picks
from digsite.core.happenings import Happening
from digsite.core.lesson import Lesson
from digsite.core.phrase import Phrase
from digsite.core.rng import Rng
from digsite.core.scenery import Scene, Screen
from digsite.core.sketch import Sketch


class State(Protocol):
    """The whole table at one moment, hidden things included. Only its own game looks inside."""

    @property
    def actor(self) -> int:
        """The seat that acts now, CHANCE, or NOBODY when the game is over."""


class View(Protocol):
    """What one seat may know of a state, and nothing else. Frozen, and comparable with ==."""

    @property
    def seat(self) -> int:
        """The seat that this view is for; NOBODY is a spectator."""

    @property
    def actor(self) -> int:
        """The seat that acts now, CHANCE, or NOBODY when the game is over."""

    @property
    def legal(self) -> tuple[int, ...]:
        """The actions open to the viewer now; empty when somebody else acts."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Package(Protocol[S, V]):
    """What every game's package has to define.

    It keeps nothing between calls: every function depends on its arguments alone.
    """

    @property
    def NAME(self) -> str:
        """The name for `digsite.load(name)`: lower case, one word."""

    @property
    def VERSION(self) -> int:
        """A number that rises whenever an existing record would play differently."""

    @property
    def ACTIONS(self) -> int:
        """How many actions there are: they are the numbers from 0 to ACTIONS - 1."""

    @property
    def LONGEST(self) -> int:
        """The most actions a game with BOT_OPTIONS can have, those of chance included."""

    @property
    def SEATS(self) -> range:
        """The numbers of seats it can be played with."""

    # The course of a game

    def deal(self, seats: int, options: Mapping[str, str]) -> S:
        """Return the state before the first action. `options` has a valid value for each option."""

    def clone(self, s: S) -> S:
        """Return a copy that shares nothing that can change."""

    def legal(self, s: S) -> list[int]:
        """Return every action open to s.actor, ascending; none when the game is over."""

    def apply(self, s: S, action: int) -> None:
        """Change `s` by an action. The caller must make sure that it is legal."""

    def scores(self, s: S) -> list[int]:
        """Return the points of each seat as they stand; at the end the final ones."""

    def breakdown(self, s: S) -> list[dict[str, int]]:
        """Return for each seat the parts of its score, as they are counted; they add up to it."""

    # What a seat may know

    def look(self, s: S, seat: int) -> V:
        """Return everything that `seat` may know."""

    def sample(self, v: V, rng: Rng) -> S:
        """Return a random state that could lie behind `v`: look(sample(v), v.seat) == v."""

    # Notation

    def say(self, action: int) -> str:
        """Return the notation of an action: what a person types. Every action has its own."""

    def read(self, text: str) -> int:
        """Return the action that a notation stands for; raise Unreadable if there is none."""

    def write(self, s: S) -> str:
        """Return the state as one line of text, a position."""

    def parse(self, text: str) -> S:
        """Return the state that a position describes; raise Unreadable if it is wrong."""

    # Judgement

    def value(self, s: S) -> list[float]:
        """Return for each seat its expected share of the win, from 0 to 1; they add up to 1."""

    def prior(self, s: S, actions: Sequence[int]) -> list[float]:
        """Return a weight above 0 for each of these actions: the larger, the more promising."""

    # For people and learners

    def label(self, v: V, action: int) -> Phrase:
        """Return what a button for this action says. `action` is in v.legal."""

    def prompt(self, v: V) -> Phrase:
        """Return the question to the actor now, or for other viewers what the actor is asked."""

    def tell(self, v: V, action: int) -> Phrase:
        """Return a line of the log; `v` is the view before `action`, which `shown` returned."""

    def draw(self, v: V, gathering: Gathering | None = None, screen: Screen = "wide") -> Scene:
        """Return the view as a picture, with what is picked and what can be picked, if told."""

    def sketch(self, v: V) -> Sketch:
        """Return the view in letters, for a terminal of 80 columns or more."""

    def observe(self, v: V) -> dict[str, list[float]]:
        """Return the view as named lists of numbers, whose lengths depend on the seats only."""


class Game(Package[S, V], Protocol[S, V]):
    """A whole game: what its package defines, and the defaults for what it leaves out.

    The defaults (`core.defaults`) suit a game in which nothing is hidden.
    """

    @property
    def COLOURS(self) -> tuple[str, ...]:
        """The colour of each seat: those of the shared theme in any order.

        The phrase `seat-<colour>` has its name, and the style `seat-<colour>` paints a sketch.

        Default: the colours of the shared theme.
        """

    @property
    def MARKS(self) -> tuple[str, ...]:
        """The shape that goes with the colour of each seat, for people who see no colours.

        Default: what the shared theme draws on that colour.
        """

    @property
    def OPTIONS(self) -> Mapping[str, tuple[str, ...]]:
        """Each option with the values it can have, its default value first. Default: no options."""

    @property
    def BOT_OPTIONS(self) -> Mapping[str, str]:
        """Options for games of bots alone, so that each of them ends within LONGEST actions.

        Default: none.
        """

    @property
    def MINUTES(self) -> int:
        """How long people usually play. Default: 0, nobody knows."""

    @property
    def DIFFICULTY(self) -> int:
        """How much there is to learn: 1 easy, 2 medium, 3 rich. Default: 0, nobody knows."""

    @property
    def LESSON(self) -> Lesson | None:
        """The first lesson, for people who do not know the game. Default: None, there is none."""

    @property
    def EARLIER(self) -> Mapping[int, Mapping[str, object] | None]:
        """For each version before VERSION what was different, by its name in this protocol.

        None says that the rules of that version are gone: what was played by them can be read and
        no longer played. Default: no versions.
        """

    @property
    def PLAYOUT(self) -> int:
        """How many turns of its own seat a search plays, by `prior`, before it asks `value`.

        Default: 0.
        """

    def pick(self, s: S, rng: Rng) -> int:
        """Return a random legal action: all equally likely, those of chance by their odds.

        Default: draw from the list of `legal`. A `pick` that needs no list is faster.
        """

    def odds(self, s: S) -> list[int]:
        """Return the weight, above 0, of each of legal(s); s.actor is CHANCE.

        Default: all are equally likely.
        """

    def places(self, s: S) -> list[int]:
        """Return the place of each seat, 1 for the winner; equal seats share a place.

        Default: by `scores`.
        """

    def reveals(self, s: S, action: int) -> bool:
        """Return whether a legal action shows its actor something hidden: then there is no undo.

        Default: no action does. A game with secrets has to define this.
        """

    def shown(self, s: S, action: int, seat: int) -> int:
        """Return a legal action if `seat` may see that it is played, else HIDDEN.

        Default: everybody sees it. A game with secrets has to define this.
        """

    def gather(self, v: V, picks: Picks) -> Gathering:
        """Return what these picks mean to the actor, and what he can pick besides.

        Only for a view whose seat is to act. Everything that `legal` allows can be reached by
        picks, and whatever can be confirmed is legal.
        Default: one action is picked where the picture has its place, and confirmed.
        """

    def typed(self, v: V, text: str) -> Picks:
        """Return the picks that a line of the terminal names; none if it names none.

        Default: none.
        """

    def happened(self, before: V, action: int, after: V) -> tuple[Happening, ...]:
        """Return what a viewer sees happen when an action is played, and what concerns him.

        `before` and `after` are his views; `action` is what `shown` returned to him, or HIDDEN.
        Default: nothing; then what has changed is only drawn anew.
        """

    def reasons(self, before: V, action: int, after: V) -> tuple[Phrase, ...]:
        """Return what is good about a legal action, in whole sentences, the most telling first.

        `before` and `after` are the views of its actor; each sentence says how they differ, and is
        true in every world that could lie behind `before`. A hint shows the first of them.
        Default: none.
        """

    def slip(self, v: V, actions: Sequence[int]) -> Phrase | None:
        """Return what a beginner would soon regret about a step, in whole sentences, or None.

        `actions` are legal one after the other for the seat that `v` is the view of; what is said
        is true in every world that could lie behind it. The key of the phrase names the slip:
        people are told of each one once, before they play it.
        Default: None.
        """

    def guess(self, s: S) -> list[float]:
        """Return a plainer `value`, as a beginner would guess it, for the bot `greedy`.

        Default: `value`.
        """
