"""Pictures of Mykerinos, and what tests look for in them."""

from pathlib import Path

from digsite.core.scenery import Scene, Shape, within
from digsite.games import mykerinos
from digsite.games.mykerinos.pictures.scene import draw
from digsite.i18n import Speaker
from tests.mykerinos.table import line, play
from tests.pictures import shapes

LATE = Path(__file__).parent.parent / "positions/mykerinos-late.txt"
PLACES = {"x", "y", "width", "height"}
SAY = Speaker("en", "mykerinos", strict=True).say


def seen(*actions: str, seats: int = 3, by: int | None = None, **changes: str) -> Scene:
    """The picture after some actions, as the one to act sees it unless it says by whom."""
    s = play(mykerinos.parse(line(seats, **changes)), *actions)
    return draw(mykerinos.look(s, s.actor if by is None else by))


def picked(*picks: str, **changes: str) -> Scene:
    """The picture while these things are picked, at a table with a card of each patron."""
    v = mykerinos.look(mykerinos.parse(line(3, season="3", lots="2,9,16,23,30/-/-", **changes)), 0)
    return draw(v, mykerinos.gather(v, picks))


def survey(*actions: str, seats: int = 3, passed: str = "1,2,3", **changes: str) -> Scene:
    return seen(
        *actions, seats=seats, by=None, phase="survey", survey="0.0", passed=passed, **changes
    )


def find(scene: Scene, name: str) -> Shape:
    return next(each for each in shapes(scene) if each.id == name)


def label(scene: Scene, name: str) -> str:
    return SAY(find(scene, name).label)


def classes(scene: Scene, name: str) -> list[str]:
    """The classes of what is drawn in a thing."""
    return [each.classes for each in find(scene, name).inside]


def clickable(scene: Scene) -> set[str]:
    return {each.id for each in shapes(scene) if each.actions}


def words(shape: Shape) -> list[str]:
    return [SAY(each.words) for each in within([shape]) if each.words]


def drawn(shape: Shape) -> list[str]:
    """The symbols used in a shape."""
    hrefs = (dict(each.attributes).get("href") for each in within([shape]))
    return [str(href)[1:] for href in hrefs if href]
