"""Which build of the engine this is: compiled by mypyc, or plain Python."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec


def compiled() -> bool:
    """Return whether the hot files are machine code. A wheel compiles all of them or none."""
    spec = find_spec("digsite.core.rng")
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))
