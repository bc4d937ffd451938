"""The surveyor's plan on which the region lies. It never changes, so it is drawn once."""

from collections.abc import Iterator
from functools import cache

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Screen, Shape, box, fitted, group, text, use
from digsite.games.mykerinos.components import WIDTH
from digsite.games.mykerinos.pictures.grid import PAPERS, ROWS, Grid, cell_frame

LETTERS = "abcdefgh"
BAR = 4  # the width of the scale along the edge


@cache
def plan(screen: Screen) -> Shape:
    """The ground of a paper: wadi, hills and sight lines."""
    paper = PAPERS[screen]
    whole = (0, 0, paper.width, paper.height)
    inside = [box("plan-ground", whole, rx=2), use("plan", whole, classes="plan")]
    if screen == "wide":
        inside.append(box("neatline", (3.5, 3.5, paper.width - 7, paper.height - 7), rx=1))
    return group(inside)


@cache
def margin(g: Grid, season: int) -> Shape:
    """Letters, numbers, title, north and scale of a wide paper; a small one has none."""
    if g.screen != "wide":
        return group([])
    low = cell_frame(g, WIDTH * (ROWS * g.rows - 1))[1] + g.high
    title = phrase("scene-plan", season=season)
    return group([*columns(g), *rows(g), *furniture(g.paper.height - low - 8, title)])


def columns(g: Grid) -> Iterator[Shape]:
    """The letters of the columns above a scale, ink and paper by turns."""
    for n in range(WIDTH):
        x, _, wide, _ = cell_frame(g, n)
        y = g.top - BAR - 2
        yield box("scale-ink" if n % 2 == 0 else "scale-paper", (x, y, wide, BAR), rx=0)
        yield text(LETTERS[n], x + wide / 2, y - 2.5, "coord")


def rows(g: Grid) -> Iterator[Shape]:
    """The numbers of the rows beside a scale."""
    for n in range(ROWS * g.rows):
        _, y, _, high = cell_frame(g, WIDTH * n)
        x = g.paper.left - g.paper.ladder - 12
        yield box("scale-ink" if n % 2 == 0 else "scale-paper", (x, y, BAR, high), rx=0)
        yield text(str(n + 1), x - 10, y + high / 2 + 5, "coord")


def furniture(high: float, title: Phrase) -> Iterator[Shape]:
    """What stands below a plan, so high: north, its title, and how long a hundred paces are."""
    paper = PAPERS["wide"]
    low, tall = paper.height, min(high, 40)
    yield use("north", (8, low - tall - 3, tall * 60 / 92, tall))
    yield fitted(title, (44, low - tall / 2 + 3, 400), 15, "t-title plan-title")
    yield use("scale", (paper.width - 140, low - tall / 2 - 12, 128, 22))
