"""Nim, a toy: the smallest game without chance and secrets, for two. All of it is in this file."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import xor
from typing import Final

from digsite.core.fields import Fields
from digsite.core.gathering import Gathering
from digsite.core.notation import numbered
from digsite.core.phrase import Phrase, phrase
from digsite.core.rng import Rng
from digsite.core.scenery import Part, Scene, Screen, Shape, box, fitted, group, ringed, shape, text
from digsite.core.seats import NOBODY
from digsite.core.sketch import Sketch, Span, block, line

HEAPS: Final = (3, 4, 5)
MOST: Final = max(HEAPS)
LETTERS: Final = "abc"
SURE: Final = 0.95  # of who can win, if he goes on as well as he can

NAME: Final = "nim"
VERSION: Final = 1
ACTIONS: Final = len(HEAPS) * MOST
LONGEST: Final = sum(HEAPS)
SEATS: Final = range(2, 3)
COLOURS: Final = ("ivory", "red")

BOTH: Final = (0, 1)


@dataclass
class State:
    """The stones in each heap, and whose turn it is."""

    heaps: list[int]
    turn: int

    @property
    def actor(self) -> int:
        """N3.1  Without stones the game is over."""
        return self.turn if any(self.heaps) else NOBODY


@dataclass(frozen=True)
class View:
    """Everything, as everybody sees it."""

    seat: int
    actor: int
    legal: tuple[int, ...]
    heaps: tuple[int, ...]
    turn: int


# The course of a game


def deal(seats: int, options: Mapping[str, str]) -> State:
    """N1.1  Three heaps of 3, 4 and 5 stones."""
    return State([*HEAPS], 0)


def clone(s: State) -> State:
    """Return a copy that shares nothing."""
    return State([*s.heaps], s.turn)


def legal(s: State) -> list[int]:
    """N2.1  As many stones of one heap as one likes, one at least."""
    return [MOST * n + k for n, stones in enumerate(s.heaps) for k in range(stones)]


def apply(s: State, action: int) -> None:
    """N2.2  Take the stones; then it is the other's turn."""
    s.heaps[action // MOST] -= action % MOST + 1
    s.turn = 1 - s.turn


def scores(s: State) -> list[int]:
    """N3.2  Who took the last stone has a point."""
    return [int(not any(s.heaps) and seat != s.turn) for seat in BOTH]


def breakdown(s: State) -> list[dict[str, int]]:
    """Return the one part of the score."""
    return [{"last": points} for points in scores(s)]


# What a seat may know


def look(s: State, seat: int) -> View:
    """Return the view of a seat."""
    mine = tuple(legal(s)) if seat == s.actor >= 0 else ()
    return View(seat, s.actor, mine, tuple(s.heaps), s.turn)


def sample(v: View, rng: Rng) -> State:
    """Return the state behind a view: there is but one."""
    return State([*v.heaps], v.turn)


# Notation


def say(action: int) -> str:
    """Return the name of an action: b3 takes three stones of the second heap."""
    return f"{LETTERS[action // MOST]}{action % MOST + 1}"


NUMBERS: Final = {say(action): action for action in range(ACTIONS)}


def read(text: str) -> int:
    """Return the action of a name."""
    return numbered(NUMBERS, text, "a1 or b3")


def write(s: State) -> str:
    """Return the state as a line of text."""
    return f"heaps={','.join(map(str, s.heaps))} turn={s.turn}"


def parse(text: str) -> State:
    """Return the state of such a line."""
    fields = Fields(text, ("heaps", "turn"))
    heaps = fields.numbers("heaps", len(HEAPS), 0, MOST)
    for stones, most in zip(heaps, HEAPS, strict=True):
        fields.check("heaps", "more stones than there were", holds=stones <= most)
    turn = fields.number("turn", 0, 1)
    fields.check("turn", "the first seat begins", holds=heaps != [*HEAPS] or turn == 0)
    return State(heaps, turn)


# Judgement


def value(s: State) -> list[float]:
    """Return the chance of each seat: whoever leaves an even sum of heaps, bit by bit, wins."""
    sure = SURE if any(s.heaps) else 1.0
    actor = sure if reduce(xor, s.heaps) else 1 - sure
    return [actor, 1 - actor] if s.turn == 0 else [1 - actor, actor]


def prior(s: State, actions: Sequence[int]) -> list[float]:
    """Return a weight for each action: all are alike."""
    return [1.0] * len(actions)


# For people and learners


def seat_words(seat: int) -> Phrase:
    """Name a seat."""
    return phrase(f"seat-{COLOURS[seat]}")


def _taken(v: View, action: int) -> dict[str, str | int | Phrase]:
    heap = LETTERS[action // MOST]
    return {"who": seat_words(v.actor), "heap": heap, "stones": action % MOST + 1}


def label(v: View, action: int) -> Phrase:
    """Say what a button says."""
    return phrase("label-take", **_taken(v, action))


def tell(v: View, action: int) -> Phrase:
    """Tell what happened."""
    return phrase("tell-take", **_taken(v, action))


def prompt(v: View) -> Phrase:
    """Say what is asked now, or who has won."""
    if v.actor == NOBODY:
        return phrase("over-won", who=seat_words(1 - v.turn))
    if v.actor == v.seat:
        return phrase("prompt-take")
    return phrase("wait-take", who=seat_words(v.actor))


def draw(v: View, gathering: Gathering | None = None, screen: Screen = "wide") -> Scene:
    """Draw the heaps, a line each, or a column each on a phone, and the players."""
    upright = screen == "upright"
    stones = [
        _stone(v, heap, n, upright=upright)
        for heap in range(len(HEAPS))
        for n in range(v.heaps[heap])
    ]
    width, height = (190, 320) if upright else (320, 190)
    board = Part("heaps", "board", width, height, phrase("scene-heaps"), tuple(stones))
    sheets = tuple(_sheet(v, seat) for seat in BOTH)
    players = Part("players", "players", 300, 104, phrase("players"), sheets)
    return Scene((board, players), phrase("game-title"), "N2" if any(v.heaps) else "N3")


def _stone(v: View, heap: int, n: int, *, upright: bool) -> Shape:
    """A stone: a click takes it and all after it."""
    action = MOST * heap + v.heaps[heap] - n - 1
    column, row = (heap, n) if upright else (n, heap)
    frame = (60.0 * column + 12, 60.0 * row + 8, 48.0, 48.0)
    disc = shape("circle", classes="ground print", cx=frame[0] + 24, cy=frame[1] + 24, r=22)
    if action not in v.legal:
        return group([disc], id=f"stone-{heap}-{n}")
    return group(
        [disc, *ringed(frame, rx=24)],
        id=f"stone-{heap}-{n}",
        classes="legal",
        label=label(v, action),
        actions=(action,),
    )


def _sheet(v: View, seat: int) -> Shape:
    y = 2.0 + 52 * seat
    won = v.actor == NOBODY and seat != v.turn
    frame = (1.0, y, 298.0, 46.0)
    inside = [
        box("sheet", frame, rx=8),
        fitted(seat_words(seat), (20, y + 29, 200), 18, "t-title"),
        text(str(int(won)), 286, y + 31, "t-num t-score", "end"),
    ]
    if seat == v.actor:
        inside.append(box("sheet-now", frame, rx=8))
    name = COLOURS[seat]
    return group(inside, id=f"player-{name}", classes=f"p-{name}", label=seat_words(seat))


def sketch(v: View) -> Sketch:
    """Return the heaps in letters."""
    lines = [
        line(Span(LETTERS[n], "strong"), " ", Span("o" * stones, "legal" if v.legal else ""))
        for n, stones in enumerate(v.heaps)
    ]
    return Sketch((block(phrase("scene-heaps"), lines),))


def observe(v: View) -> dict[str, list[float]]:
    """Return the view as numbers."""
    mine = float(v.actor == v.seat)
    return {"heaps": [stones / MOST for stones in v.heaps], "mine": [mine]}
