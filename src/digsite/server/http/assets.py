"""Files of the client, the theme, fonts, and pictures of the games. All can be cached."""

import gzip
import hashlib
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import Response

from digsite.core.match import Match
from digsite.core.plugins import packages
from digsite.core.seats import NOBODY
from digsite.games import load, names
from digsite.i18n import FALLBACK
from digsite.scene import FACES, Face, font, font_sheet, standalone, theme_of
from digsite.server.http.lean import lean_script, lean_sheet
from digsite.server.protocol.refusals import Refusal
from digsite.server.showing.voices import voice

STATIC: Final = Path(__file__).parents[1] / "static"
SHORTER: Final = STATIC.with_name("shorter")  # the same scripts, where the build has made them
FOR_EVER: Final = "public, max-age=31536000, immutable"
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED: Final = frozenset((".css", ".js", ".json", ".svg", ".webmanifest"))
LEAN: Final = {".css": lean_sheet, ".js": lean_script}

router: Final = APIRouter(include_in_schema=False)


@router.get("/static/{stamp}/{path:path}")
async def static_file(request: Request, stamp: str, path: str) -> Response:
    """A file of the client. Under the stamp of now it may be kept for ever."""
    file = STATIC / path
    inside = "\0" not in path and ".." not in file.parts and STATIC in file.parents
    if not inside or file.suffix not in KINDS or not _is_there(file):
        raise Refusal("not-found")
    content, packed = _read(file, file.stat().st_mtime_ns)
    return _answer(request, content, packed, file.suffix, kept=stamp == static_stamp())


def _is_there(file: Path) -> bool:
    """Return whether there is such a file; a name may be longer than a file can have."""
    try:
        return file.is_file()
    except OSError:
        return False


@lru_cache(maxsize=200)
def _read(file: Path, _changed: int) -> tuple[bytes, bytes]:
    content = _content(file)
    return content, gzip.compress(content) if file.suffix in PACKED else b""


def _content(file: Path) -> bytes:
    """Return what is sent of a file: what the build has made of it, or else its text made lean."""
    shorter = SHORTER / file.relative_to(STATIC)
    if shorter.is_file():
        return shorter.read_bytes()
    content, lean = file.read_bytes(), LEAN.get(file.suffix)
    return lean(content.decode()).encode() if lean else content


def static_stamp() -> str:
    """Return a text that changes whenever a file of the client does."""
    digest = hashlib.sha256()
    for file in sorted(STATIC.rglob("*")):
        if file.is_file():
            digest.update(f"{file.relative_to(STATIC)} {file.stat().st_mtime_ns}\n".encode())
    return digest.hexdigest()[:12]


@router.get("/assets/theme.css")
async def theme_sheet(request: Request, v: str = "") -> Response:
    """The shared look."""
    return _text(request, theme(), ".css", v)


@router.get("/assets/fonts/{name}.woff2")
async def font_file(request: Request, name: str, v: str = "") -> Response:
    """A typeface."""
    content = fonts().get(name)
    if content is None:
        raise Refusal("not-found")
    return _answer(request, content, b"", ".woff2", kept=v == stamp_of(content))


@router.get("/assets/games/{game}/drawings.css")
async def drawings_sheet(request: Request, game: str, v: str = "") -> Response:
    """The look of one game."""
    return _text(request, drawings(_known(game)), ".css", v)


@router.get("/assets/games/{game}/cover.svg")
async def game_cover(request: Request, game: str, v: str = "") -> Response:
    """The painting of a game."""
    return _text(request, cover(_known(game)), ".svg", v)


def _known(game: str) -> str:
    if game not in names():
        raise Refusal("not-found")
    return game


@lru_cache(maxsize=50)
def drawings(game: str) -> str:
    """Return a game's own style sheet; empty if it has none."""
    file = files(packages()[game]) / "drawings.css"
    return lean_sheet(file.read_text(encoding="utf-8")) if file.is_file() else ""


@lru_cache(maxsize=50)
def cover(game: str) -> str:
    """Return the painting from a game's package; without one, the table when play begins."""
    file = files(packages()[game]) / "cover.svg"
    if file.is_file():
        return file.read_text(encoding="utf-8")
    rules = load(game)
    scene = rules.draw(Match(rules, rules.SEATS[0], seed=1).view(NOBODY))
    return standalone(scene, theme_of(game), voice(FALLBACK, game).say)


def stamp_of(content: str | bytes) -> str:
    """Return a short text that changes whenever a text or a file does."""
    written = content.encode() if isinstance(content, str) else content
    return hashlib.sha256(written).hexdigest()[:12]


@lru_cache(maxsize=1)
def fonts() -> dict[str, bytes]:
    """Return the files of the typefaces by name; none if digsite was built without them."""
    found = {str(face): font(face, "woff2") for face in FACES}
    return {name: file.read_bytes() for name, file in found.items() if file}


def font_url(face: Face) -> str:
    """Return where a typeface is; empty if digsite was built without it."""
    content = fonts().get(str(face))
    return f"/assets/fonts/{face}.woff2?v={stamp_of(content)}" if content else ""


@lru_cache(maxsize=1)
def theme() -> str:
    """Return the shared look with its typefaces, which lie beside it."""
    urls = {face: font_url(face) for face in FACES}
    addresses = {face: url.removeprefix("/assets/") for face, url in urls.items() if url}
    return lean_sheet(f"{font_sheet(addresses)}\n{theme_of().css}")


def theme_url() -> str:
    """Return where the shared look is."""
    return f"/assets/theme.css?v={stamp_of(theme())}"


def drawings_url(game: str) -> str:
    """Return where the look of a game is; empty if it has none of its own."""
    sheet = drawings(game)
    return f"/assets/games/{game}/drawings.css?v={stamp_of(sheet)}" if sheet else ""


def cover_url(game: str) -> str:
    """Return where the painting of a game is."""
    return f"/assets/games/{game}/cover.svg?v={stamp_of(cover(game))}"


def _text(request: Request, text: str, kind: str, version: str) -> Response:
    content = text.encode()
    return _answer(request, content, _packed(text), kind, kept=version == stamp_of(text))


@lru_cache(maxsize=50)
def _packed(text: str) -> bytes:
    return gzip.compress(text.encode())


def _answer(request: Request, content: bytes, packed: bytes, kind: str, *, kept: bool) -> Response:
    headers = {"Cache-Control": FOR_EVER if kept else "no-cache", "Vary": "Accept-Encoding"}
    if packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        content = packed
    return Response(content, media_type=KINDS[kind], headers=headers)
