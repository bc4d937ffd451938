"""The pictures of the rules as files, for GitHub: `make rules-pictures` writes them anew."""

from collections.abc import Iterator
from pathlib import Path

from digsite.core.scenery import box
from digsite.games import names
from digsite.i18n import speaker
from digsite.play.illustrations import drawn, illustrations
from digsite.scene import drawing, theme_of

FOLDER = Path(__file__).parents[2] / "docs" / "rules" / "pictures"


def pictures() -> Iterator[tuple[Path, str]]:
    """Yield every picture: its file, and what must stand in it."""
    for game in names():
        say, theme = speaker("en", game).say, theme_of(game)
        for name in illustrations(game):
            shapes, (width, height) = drawn(game, name)
            ground = box("ground-table", (0, 0, width, height), rx=8)  # GitHub may be dark
            svg = drawing((ground, *shapes), (width, height), name, theme, say)
            yield FOLDER / f"{game}-{name}.svg", svg


def main() -> None:
    """Write the files, and remove those that no picture needs."""
    wanted = dict(pictures())
    for path in set(FOLDER.glob("*.svg")) - wanted.keys():
        path.unlink()
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
