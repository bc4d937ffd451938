"""Positions that are hard to draw, a line each: many cards, many tiles, many cubes."""

from pathlib import Path
from typing import Any

import digsite


def position(name: str) -> Any:  # noqa: ANN401 - the state of some game
    """Return the state in a file, such as archaeology-late; its first word is the game."""
    text = Path(__file__).with_name(f"{name}.txt").read_text("utf-8")
    return digsite.load(name.partition("-")[0]).parse(text.strip())
