"""Lots, a toy: hidden tiles, chance and an option, for two to five. All of it is in this file."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from digsite.core.fields import Fields
from digsite.core.gathering import Gathering
from digsite.core.notation import numbered
from digsite.core.phrase import Phrase, phrase
from digsite.core.rng import Rng
from digsite.core.scenery import Part, Scene, Screen, Shape, box, fitted, group, ringed, text
from digsite.core.seats import CHANCE, HIDDEN, NOBODY, placed
from digsite.core.sketch import Line, Sketch, Span, block, line

TILES: Final = 10
STAY: Final = TILES  # the actions before it draw the tiles 1 to 10
LEAVE: Final = TILES + 1
SAID: Final = {STAY: "stay", LEAVE: "leave", HIDDEN: "silent"}
WORDS: Final = tuple(SAID.values())
FOR_LEAVING: Final = 1
SAFE: Final = 6  # a tile that is as good to stay with as to leave with

NAME: Final = "lots"
VERSION: Final = 1
ACTIONS: Final = TILES + 2
SEATS: Final = range(2, 6)
COLOURS: Final = ("yellow", "green", "blue", "ivory", "red")
OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {"rounds": ("3", "1", "5")}
BOT_OPTIONS: Final[Mapping[str, str]] = {"rounds": "3"}
LONGEST: Final = 3 * 2 * SEATS[-1]
MOST_POINTS: Final = 5 * SEATS[-1]


@dataclass
class State:
    """The rounds that are left, each seat's tile (0: none), what it said, and its points."""

    rounds: int
    tiles: list[int]
    said: list[int]
    points: list[int]

    @property
    def actor(self) -> int:
        """L2.1, L2.2  Chance draws for everybody, then everybody speaks in turn."""
        if not self.rounds:
            return NOBODY
        return CHANCE if 0 in self.tiles else self.said.index(HIDDEN)


@dataclass(frozen=True)
class View:
    """All that a seat knows: its own tile, and who has drawn; what was said; the points."""

    seat: int
    actor: int
    legal: tuple[int, ...]
    rounds: int
    tile: int
    drawn: int
    said: tuple[int, ...]
    points: tuple[int, ...]


# The course of a game


def deal(seats: int, options: Mapping[str, str]) -> State:
    """L1.2  Nobody has a tile or a point."""
    return State(int(options["rounds"]), [0] * seats, [HIDDEN] * seats, [0] * seats)


def clone(s: State) -> State:
    """Return a copy that shares nothing."""
    return State(s.rounds, [*s.tiles], [*s.said], [*s.points])


def legal(s: State) -> list[int]:
    """L1.1, L2.2  Chance draws any tile of the bag; a person stays or leaves."""
    if s.actor == CHANCE:
        return [action for action in range(TILES) if action + 1 not in s.tiles]
    return [] if s.actor == NOBODY else [STAY, LEAVE]


def apply(s: State, action: int) -> None:
    """Chance deals a tile to the next seat, or a seat says something; the last ends the round."""
    if action < STAY:
        s.tiles[s.tiles.index(0)] = action + 1
        return
    s.said[s.actor] = action
    if HIDDEN not in s.said:
        _end_round(s)


def _end_round(s: State) -> None:
    """L3.1, L3.2, L3.3  Points for leaving and for the highest that stayed; tiles go back."""
    stayed = [seat for seat, said in enumerate(s.said) if said == STAY]
    for seat, said in enumerate(s.said):
        s.points[seat] += FOR_LEAVING if said == LEAVE else 0
    if stayed:
        s.points[max(stayed, key=s.tiles.__getitem__)] += len(stayed)
    s.tiles = [0] * len(s.tiles)
    s.said = [HIDDEN] * len(s.said)
    s.rounds -= 1


def scores(s: State) -> list[int]:
    """L4.1  Return the points of each seat: most win, and equals share a place."""
    return [*s.points]


def breakdown(s: State) -> list[dict[str, int]]:
    """Return the one part of the score."""
    return [{"rounds": points} for points in s.points]


# What a seat may know


def look(s: State, seat: int) -> View:
    """Return the view of a seat; a tile is seen by its owner alone (L2.1)."""
    mine = tuple(legal(s)) if seat == s.actor >= 0 else ()
    tile = s.tiles[seat] if seat >= 0 else 0
    drawn = len(s.tiles) - s.tiles.count(0)
    return View(seat, s.actor, mine, s.rounds, tile, drawn, tuple(s.said), tuple(s.points))


def sample(v: View, rng: Rng) -> State:
    """Return a state that fits a view: the others hold any of the other tiles."""
    seats = len(v.points)
    s = State(v.rounds, [0] * seats, [*v.said], [*v.points])
    bag = [tile for tile in range(1, TILES + 1) if tile != v.tile]
    for seat in range(v.drawn):
        s.tiles[seat] = v.tile if seat == v.seat else bag.pop(rng.below(len(bag)))
    return s


def reveals(s: State, action: int) -> bool:
    """Whether an action ends the round: then its points tell who had the highest tile."""
    return s.said.count(HIDDEN) == 1


def shown(s: State, action: int, seat: int) -> int:
    """Return what a seat sees of an action: a drawn tile only if it is its own."""
    return action if action >= STAY or seat == s.tiles.index(0) else HIDDEN


# Notation


def say(action: int) -> str:
    """Return the name of an action."""
    return SAID.get(action) or f"draw {action + 1}"


NUMBERS: Final = {say(action): action for action in range(ACTIONS)}


def read(text: str) -> int:
    """Return the action of a name."""
    return numbered(NUMBERS, text, "stay, leave or draw 3")


def write(s: State) -> str:
    """Return the state as a line of text."""
    tiles, points = (",".join(map(str, numbers)) for numbers in (s.tiles, s.points))
    said = ",".join(SAID[each] for each in s.said)
    return f"rounds={s.rounds} points={points} tiles={tiles} said={said}"


def parse(text: str) -> State:
    """Return the state of such a line."""
    fields = Fields(text, ("rounds", "points", "tiles", "said"))
    seats = len(fields.any_parts("points", ","))
    fields.check("points", "2 to 5 play", holds=seats in SEATS)
    points = fields.numbers("points", seats, 0, MOST_POINTS)
    tiles = fields.numbers("tiles", seats, 0, TILES)
    held = [tile for tile in tiles if tile]
    fields.check("tiles", "each tile is there once", holds=len(set(held)) == len(held))
    fields.check("tiles", "first seats draw first", holds=tiles[: len(held)] == held)
    codes = (*SAID,)
    words = fields.parts("said", ",", seats)
    said = [codes[fields.among("said", word, WORDS)] for word in words]
    spoken = [each for each in said if each != HIDDEN]
    fields.check("said", "first seats speak first", holds=said[: len(spoken)] == spoken)
    whole = len(held) == seats
    fields.check("said", "who spoke has drawn", holds=whole or not spoken)
    fields.check("said", "the last ends the round", holds=len(spoken) < seats)
    rounds = fields.number("rounds", 0, 5)
    fields.check("rounds", "nobody draws after the last", holds=rounds > 0 or not held)
    return State(rounds, tiles, said, points)


# Judgement


def value(s: State) -> list[float]:
    """Return the part of the win of each seat: by points and tiles, at the end by places."""
    if s.rounds:
        merits = [
            10.0 + 3 * points + (tile - SAFE if said == STAY else 0)
            for points, tile, said in zip(s.points, s.tiles, s.said, strict=True)
        ]
    else:
        merits = [float(place == 1) for place in placed(s.points)]
    return [merit / sum(merits) for merit in merits]


def prior(s: State, actions: Sequence[int]) -> list[float]:
    """Return a weight for each action: a high tile stays."""
    tile = s.tiles[s.actor]
    return [float(tile if action == STAY else SAFE) for action in actions]


# For people and learners


def seat_words(seat: int) -> Phrase:
    """Name a seat."""
    return phrase(f"seat-{COLOURS[seat]}")


def label(v: View, action: int) -> Phrase:
    """Say what a button says."""
    return phrase(f"label-{SAID[action]}")


def tell(v: View, action: int) -> Phrase:
    """Tell what happened."""
    if v.actor != CHANCE:
        return phrase(f"tell-{SAID[action]}", who=seat_words(v.actor))
    who = seat_words(v.drawn)
    return phrase("tell-hidden", who=who) if action == HIDDEN else _drawn(who, action)


def _drawn(who: Phrase, action: int) -> Phrase:
    return phrase("tell-draw", who=who, tile=action + 1)


def prompt(v: View) -> Phrase:
    """Say what is asked now, or that it is over."""
    if v.actor == NOBODY:
        return phrase("over-most", points=max(v.points))
    if v.actor == CHANCE:
        return phrase("prompt-draw", who=seat_words(v.drawn))
    if v.actor == v.seat:
        return phrase("prompt-speak", tile=v.tile)
    return phrase("wait-speak", who=seat_words(v.actor))


def draw(v: View, gathering: Gathering | None = None, _screen: Screen = "wide") -> Scene:
    """Draw what one may say, one's own tile in one's hand, and the players."""
    words = [_word(v, n, action) for n, action in enumerate((STAY, LEAVE))]
    board = Part("words", "board", 220, 120, phrase("scene-words"), tuple(words))
    shapes = (box("print", (10, 10, 80, 110), rx=8), text(str(v.tile), 50, 80, "t-score"))
    tile = [Part("tile", "hand", 100, 130, phrase("scene-tile"), shapes)] if v.tile else []
    sheets = tuple(_sheet(v, seat) for seat in range(len(v.points)))
    players = Part("players", "players", 300, 52.0 * len(sheets), phrase("players"), sheets)
    chapter = {NOBODY: "L4", CHANCE: "L1"}.get(v.actor, "L2")
    return Scene((board, *tile, players), phrase("scene-rounds", rounds=v.rounds), chapter)


def _word(v: View, n: int, action: int) -> Shape:
    frame = (10.0, 8.0 + 56 * n, 200.0, 48.0)
    words = fitted(label(v, action), (110, frame[1] + 30, 180), 18, "t-print t-mid")
    inside = [box("ground print", frame), words]
    if action not in v.legal:
        return group(inside, id=f"say-{SAID[action]}")
    inside += ringed(frame)
    return group(
        inside,
        id=f"say-{SAID[action]}",
        classes="legal",
        label=label(v, action),
        actions=(action,),
    )


def _sheet(v: View, seat: int) -> Shape:
    y = 2.0 + 52 * seat
    frame = (1.0, y, 298.0, 46.0)
    inside = [
        box("sheet", frame, rx=8),
        fitted(seat_words(seat), (20, y + 29, 120), 18, "t-title"),
        fitted(_said(v, seat), (150, y + 29, 90), 14, "t-note"),
        text(str(v.points[seat]), 286, y + 31, "t-num t-score", "end"),
    ]
    if seat == v.actor:
        inside.append(box("sheet-now", frame, rx=8))
    name = COLOURS[seat]
    return group(inside, id=f"player-{name}", classes=f"p-{name}", label=seat_words(seat))


def _said(v: View, seat: int) -> Phrase:
    return phrase(f"said-{SAID[v.said[seat]]}")


def sketch(v: View) -> Sketch:
    """Return one's own tile and the players in letters."""
    tile = line(Span(str(v.tile or "?"), "strong"))
    players = [_line(v, seat) for seat in range(len(v.points))]
    return Sketch((block(phrase("scene-tile"), [tile]), block(phrase("players"), players)))


def _line(v: View, seat: int) -> Line:
    name = Span(seat_words(seat), f"seat-{COLOURS[seat]} strong")
    return line(name, " ", phrase("points", points=v.points[seat]), " ", _said(v, seat))


def observe(v: View) -> dict[str, list[float]]:
    """Return the view as numbers."""
    return {
        "tile": [v.tile / TILES],
        "rounds": [v.rounds / 5],
        "drawn": [v.drawn / SEATS[-1]],
        "said": [float(said == word) for said in v.said for word in (STAY, LEAVE)],
        "points": [points / MOST_POINTS for points in v.points],
    }
