"""What is made for the wheel: the fonts, shorter scripts, and the hot files compiled with mypyc.

Without a C compiler the wheel is pure Python. The sources stay beside the compiled files. Nothing
is ever made in src/, and an editable install is not compiled at all, so no compiled file can hide
a source that was edited. The fonts are in both, as files of a package `digsite_fonts`.

The wheel has the scripts of the pages twice: as they were written, and as they are sent, shorter.
"""

import os
from importlib.resources import as_file, files
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import USE_MY_METRICS
from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.errors import CCompilerError, ExecError, PlatformError

try:
    import minify
except ImportError:  # not every machine has it; a server without shorter scripts sends the others
    minify = None

# Functions that no other library may replace can be inlined: random play gains half its speed.
FLAGS = ["-fvisibility=hidden"] if os.name == "posix" else []

# Where the scripts of the pages are, and the shorter ones in the wheel.
STATIC: Final = "src/digsite/server/static"
SHORTER: Final = "digsite/server/shorter"

# Two families of typefaces, each with the package it comes from, and the weights that are used.
FAMILIES: Final = {
    "sans": ("font_source_sans_pro", {400: "Regular", 600: "Semibold", 700: "Bold"}),
    "serif": ("font_source_serif_pro", {600: "Semibold", 700: "Bold"}),
}
NAMES: Final = {"sans": "Digsite Sans", "serif": "Digsite Serif"}
# Latin letters of nearly all European languages, for names of people, and common signs.
RANGES: Final = ((0x20, 0x7F), (0xA0, 0x180), (0x2010, 0x2040), (0x2190, 0x2194))
LETTERS: Final = {*"€≤≥", *(chr(code) for first, end in RANGES for code in range(first, end))}


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Hatchling finds this class by its base."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the fonts to a wheel, and the compiled files unless it is an editable one."""
        self.scratch = TemporaryDirectory(prefix="digsite-")  # goes away with the hook
        fonts = cut_fonts(LETTERS | self.letters_of_texts(), Path(self.scratch.name, "fonts"))
        if version == "editable":
            build_data["force_include_editable"].update(fonts)
            return
        build_data["force_include"].update(fonts)
        if minify:
            scripts = shorten_scripts(Path(self.root, STATIC), Path(self.scratch.name, "scripts"))
            build_data["force_include"].update(scripts)
        try:
            libraries = compile_files(self.hot_files(), Path(self.scratch.name))
        except (CCompilerError, ExecError, PlatformError):
            self.app.display_warning("digsite: no working C compiler; the engine is pure Python")
            return
        build_data["force_include"].update(libraries)
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def letters_of_texts(self) -> set[str]:
        """Return every letter that our texts have, in all languages."""
        root = Path(self.root)
        texts = (*root.glob("src/**/*.ftl"), *root.glob("docs/rules/*.md"))
        return {letter for text in texts for letter in text.read_text("utf-8")}

    def hot_files(self) -> list[str]:
        """Return the files to compile: those that a pattern in pyproject.toml fits, sorted."""
        root = Path(self.root)
        found = {file for glob in self.config["compile"] for file in root.glob(glob)}
        return sorted(str(file.relative_to(root)) for file in found)


def compile_files(hot: list[str], scratch: Path) -> dict[str, str]:
    """Return the compiled files, each with its name in the wheel.

    What mypyc refuses ends the build: that is a defect of ours and no lack of the machine's.
    """
    extensions = mypycify(
        [f"--cache-dir={os.devnull}", *hot],
        opt_level="3",
        debug_level="0",
        group_name="digsite",
        target_dir=str(scratch / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    built = scratch / "lib"
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(built), str(scratch / "temp")
    command.parallel = True
    command.ensure_finalized()
    command.run()
    return {str(file): str(file.relative_to(built)) for file in built.rglob("*") if file.is_file()}


def shorten_scripts(sources: Path, folder: Path) -> dict[str, str]:
    """Give local names of scripts one letter; return the files, each with its name in the wheel.

    What a module exports keeps its name, so each can be shortened alone.
    """
    made = {}
    for source in sources.rglob("*.js"):
        name = source.relative_to(sources)
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(minify.string("text/javascript", source.read_text("utf-8")), "utf-8")
        made[str(file)] = f"{SHORTER}/{name.as_posix()}"
    return made


def cut_fonts(letters: set[str], folder: Path) -> dict[str, str]:
    """Cut the fonts to these letters; return the files, each with its name in the wheel.

    Browsers get WOFF2. TTF is for the pictures that the server itself draws.
    """
    folder.mkdir()
    made = {}
    for family, (package, weights) in FAMILIES.items():
        licence = folder / f"LICENSE-{family}.txt"
        licence.write_bytes((files(package) / "files" / "LICENSE.txt").read_bytes())
        made[str(licence)] = f"digsite_fonts/{licence.name}"
        for weight in weights:
            font = cut_font(family, weight, letters)
            for kind in ("ttf", "woff2"):
                file = folder / f"{family}-{weight}.{kind}"
                file.write_bytes(written(font, kind))
                made[str(file)] = f"digsite_fonts/{file.name}"
    return made


def cut_font(family: str, weight: int, letters: set[str]) -> TTFont:
    """Return a font with no other letters, under a name of its own, as its licence demands."""
    font = whole_font(family, weight)
    options = Options(hinting=False, layout_features=["kern"], name_IDs=[0, 1, 2, 6, 13, 14])
    options.drop_tables += ["DSIG"]
    subset = Subsetter(options)
    subset.populate(unicodes=map(ord, letters))
    subset.subset(font)
    keep_own_widths(font)
    own = {1: NAMES[family], 6: f"{NAMES[family].replace(' ', '')}-{weight}"}
    for record in font["name"].names:
        record.string = own.get(record.nameID, record.toUnicode())
    return font


def keep_own_widths(font: TTFont) -> None:
    """Let no letter take its width from one of its parts.

    A percent sign would be as narrow as its stroke, and closing quotes as one of their two marks,
    wherever letters are fitted to whole pixels.
    """
    glyphs = font["glyf"]
    for name in font.getGlyphOrder():
        for part in getattr(glyphs[name], "components", ()):
            part.flags &= ~USE_MY_METRICS


def whole_font(family: str, weight: int) -> TTFont:
    """Return a font as its makers have published it."""
    package, weights = FAMILIES[family]
    found = files(package) / "files"
    (source,) = (each for each in found.iterdir() if each.name.endswith(f"-{weights[weight]}.ttf"))
    with as_file(source) as path:
        return TTFont(path, lazy=False)


def written(font: TTFont, kind: str) -> bytes:
    """Return a font as the bytes of a file."""
    font.flavor = None if kind == "ttf" else kind
    file = BytesIO()
    font.save(file)
    return file.getvalue()
