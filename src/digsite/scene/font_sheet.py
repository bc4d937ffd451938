"""The CSS that names the typefaces, and what is in their place until they have arrived.

A page is laid out before its fonts come. So that nothing moves then, common fonts of systems are
made as wide as ours are, on the average of our texts, and as high.
"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from digsite.scene.faces import TITLES, Face


class Substitute(NamedTuple):
    """A font of a system: its names, and the size at which it is as wide as each face of ours."""

    names: tuple[str, ...]
    sizes: Mapping[int, float]  # in percent, by weight


SUBSTITUTES: Final = {
    "sans": {
        "Arial": Substitute(
            ("Arial", "Liberation Sans", "Arimo"), {400: 93.0, 600: 89.2, 700: 91.5}
        ),
        "Roboto": Substitute(("Roboto",), {400: 93.6, 600: 94.9, 700: 97.4}),
        "DejaVu": Substitute(("DejaVu Sans",), {400: 81.9, 600: 74.7, 700: 76.7}),
    },
    "serif": {
        "Times": Substitute(
            ("Times New Roman", "Liberation Serif", "Tinos"), {600: 105.6, 700: 107.1}
        ),
        "DejaVu": Substitute(("DejaVu Serif",), {600: 80.0, 700: 81.2}),
    },
}
HEIGHTS: Final = {"sans": (98.4, 27.3), "serif": (103.6, 33.5)}  # above and below the line, percent
REGULAR: Final = 400


def font_sheet(addresses: Mapping[Face, str]) -> str:
    """Return the rules for the faces that are there, each with its address."""
    return "\n".join(line for face in addresses for line in _rules(face, addresses[face]))


def _rules(face: Face, address: str) -> Iterator[str]:
    source = f'url("{address}") format("woff2")'
    yield _rule(TITLES[face.family], face.weight, source, "font-display: swap")
    for name, substitute in SUBSTITUTES[face.family].items():
        bold = "" if face.weight == REGULAR else " Bold"
        local = ", ".join(f'local("{each}{bold}")' for each in substitute.names)
        family = f"{name} as {TITLES[face.family]}"
        yield _rule(family, face.weight, local, _metrics(face, substitute.sizes[face.weight]))


def _rule(family: str, weight: int, source: str, more: str) -> str:
    return (
        f'@font-face {{ font-family: "{family}"; font-weight: {weight}; src: {source}; {more}; }}'
    )


def _metrics(face: Face, size: float) -> str:
    above, below = (f"{100 * share / size:.1f}%" for share in HEIGHTS[face.family])
    return (
        f"size-adjust: {size}%; ascent-override: {above}; "
        f"descent-override: {below}; line-gap-override: 0%"
    )
