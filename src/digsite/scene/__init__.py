"""Pictures of a table: scenes written as SVG, and the theme that they and the pages share.

`part_svg` returns one part for a web page that has the theme's CSS and symbols; `standalone`
returns a whole scene as one file. A game adds `drawings.svg` (symbols) and `drawings.css` to its
package, where `theme_of` finds them. Nothing is fetched over the network.
"""

from digsite.scene.faces import FACES, Face, font
from digsite.scene.font_sheet import font_sheet
from digsite.scene.kept import Kept
from digsite.scene.standalone import drawing, standalone
from digsite.scene.style import Mode
from digsite.scene.svg import part_svg
from digsite.scene.theme import Theme, theme_of

__all__ = [
    "FACES",
    "Face",
    "Kept",
    "Mode",
    "Theme",
    "drawing",
    "font",
    "font_sheet",
    "part_svg",
    "standalone",
    "theme_of",
]
