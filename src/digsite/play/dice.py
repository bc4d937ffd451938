"""The random numbers of bots."""

from digsite.core.rng import Rng, seeded


def bot_dice(seed: bytes, moment: int) -> Rng:
    """Return the random generator with which a bot thinks at one moment of a match.

    It is seeded by the match, so that bots choose the same again when a match is resumed. The
    moment is any number that rises during the match.
    """
    return seeded(b"bot" + seed + moment.to_bytes(8, "little"))
