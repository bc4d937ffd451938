"""How much a bot may think before it must choose."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """Seconds or iterations; neither leaves it to the bot."""

    seconds: float | None = None
    iterations: int | None = None
