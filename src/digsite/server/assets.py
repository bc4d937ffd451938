"""Files of the client, the theme, and pictures from the games' packages. All can be cached."""

import gzip
import hashlib
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import Response

from digsite.core.match import Match
from digsite.core.seats import NOBODY
from digsite.games import load, names
from digsite.i18n import FALLBACK
from digsite.scene import standalone, theme_of
from digsite.server.refusals import Refusal
from digsite.server.voices import voice

STATIC: Final = Path(__file__).with_name("static")
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

router: Final = APIRouter(include_in_schema=False)


@router.get("/static/{mark}/{path:path}")
async def static_file(request: Request, mark: str, path: str) -> Response:
    """A file of the client. Under its present mark it may be kept for ever."""
    file = STATIC / path
    inside = "\0" not in path and ".." not in file.parts and STATIC in file.parents
    if not inside or file.suffix not in KINDS or not file.is_file():
        raise Refusal("not-found")
    content, packed = _read(file, file.stat().st_mtime_ns)
    return _answer(request, content, packed, file.suffix, kept=mark == static_mark())


@lru_cache(maxsize=200)
def _read(file: Path, _changed: int) -> tuple[bytes, bytes]:
    content = file.read_bytes()
    return content, gzip.compress(content) if file.suffix in PACKED else b""


def static_mark() -> str:
    """Give what changes whenever a file of the client does."""
    digest = hashlib.sha256()
    for file in sorted(STATIC.rglob("*")):
        if file.is_file():
            digest.update(f"{file.relative_to(STATIC)} {file.stat().st_mtime_ns}\n".encode())
    return digest.hexdigest()[:12]


@router.get("/assets/theme.css")
async def theme_sheet(request: Request, v: str = "") -> Response:
    """The shared look."""
    return _text(request, theme_of().css, ".css", v)


@router.get("/assets/games/{game}/drawings.css")
async def drawings_sheet(request: Request, game: str, v: str = "") -> Response:
    """The look of one game."""
    return _text(request, drawings(_known(game)), ".css", v)


@router.get("/assets/games/{game}/{name}.svg")
async def game_picture(request: Request, game: str, name: str, v: str = "") -> Response:
    """The cover or the icon of a game."""
    if name not in {"cover", "icon"}:
        raise Refusal("not-found")
    return _text(request, picture(_known(game), name), ".svg", v)


def _known(game: str) -> str:
    if game not in names():
        raise Refusal("not-found")
    return game


@lru_cache(maxsize=50)
def drawings(game: str) -> str:
    """Give a game's own style sheet; empty if it has none."""
    file = files(f"digsite.games.{game}") / "drawings.css"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@lru_cache(maxsize=50)
def picture(game: str, name: str) -> str:
    """Give a picture from a game's package; without one, the table when play begins."""
    for each in dict.fromkeys((name, "cover")):
        file = files(f"digsite.games.{game}") / f"{each}.svg"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    rules = load(game)
    scene = rules.draw(Match(rules, rules.SEATS[0], seed=1).view(NOBODY))
    return standalone(scene, theme_of(game), voice(FALLBACK, game).say)


def version_of(text: str) -> str:
    """Give what changes whenever a text does."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def theme_url() -> str:
    """Where the shared look is."""
    return f"/assets/theme.css?v={version_of(theme_of().css)}"


def drawings_url(game: str) -> str:
    """Where the look of a game is; empty if it has none of its own."""
    sheet = drawings(game)
    return f"/assets/games/{game}/drawings.css?v={version_of(sheet)}" if sheet else ""


def picture_url(game: str, name: str) -> str:
    """Where a picture of a game is."""
    return f"/assets/games/{game}/{name}.svg?v={version_of(picture(game, name))}"


def _text(request: Request, text: str, kind: str, version: str) -> Response:
    content = text.encode()
    return _answer(request, content, _packed(text), kind, kept=version == version_of(text))


@lru_cache(maxsize=50)
def _packed(text: str) -> bytes:
    return gzip.compress(text.encode())


def _answer(request: Request, content: bytes, packed: bytes, kind: str, *, kept: bool) -> Response:
    headers = {"Cache-Control": FOR_EVER if kept else "no-cache", "Vary": "Accept-Encoding"}
    if packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        content = packed
    return Response(content, media_type=KINDS[kind], headers=headers)
