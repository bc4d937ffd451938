"""Paper tags: every word on the scene is written on one."""

from functools import lru_cache

from digsite.core.scenery import Frame, Shape, Words, path, shape


@lru_cache(maxsize=256)
def tag(frame: Frame, *, rounded: bool = True) -> Shape:
    """Return the paper of a tag: its right end is round, or only its lower right corner."""
    x, y, width, height = frame
    low, bow = y + height, height / 2
    if rounded:
        right = path("H", x + width - bow, "a", bow, bow, "0 0 1", 0, height)
    else:
        right = path("H", x + width - 3, "a 3 3 0 0 1 3 3", "V", low - 14, "a 14 14 0 0 1 -14 14")
    left = path("H", x + 3, "a 3 3 0 0 1 -3 -3", "V", y + 3, "a 3 3 0 0 1 3 -3", "Z")
    outline = path("M", x + 3, y, right, left)
    return shape("path", classes="paper-tag", d=outline)


def line(x: float, y: float, *words: tuple[Words, str, float]) -> Shape:
    """Return words one after the other on a line: each with its classes and its size."""
    return Shape(
        "text",
        (("x", x), ("y", y)),
        tuple(
            Shape(
                "tspan",
                (("font-size", size), *((("dx", 8.0),) if n else ())),
                (),
                "",
                classes,
                each,
            )
            for n, (each, classes, size) in enumerate(words)
        ),
    )
