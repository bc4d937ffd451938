"""How much a bot may think before it must choose."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """A number of seconds or of iterations; if neither is set, the bot decides."""

    seconds: float | None = None
    iterations: int | None = None
