"""Pictures of a table: scenes written as SVG, and the theme that they and the pages share.

`part_svg` gives one part for a web page that has the theme's CSS and symbols; `standalone` gives a
whole scene as one file. A game adds `drawings.svg` (symbols) and `drawings.css` to its package, and
`theme_of` finds them there. Nothing is fetched from anywhere.
"""

from digsite.scene.kept import Kept
from digsite.scene.standalone import standalone
from digsite.scene.style import Mode
from digsite.scene.svg import Say, part_svg
from digsite.scene.theme import Theme, theme_of

__all__ = ["Kept", "Mode", "Say", "Theme", "part_svg", "standalone", "theme_of"]
