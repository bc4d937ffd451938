"""What makes the page an app: a name, icons, a worker for when there is no network; robots."""

from functools import lru_cache
from typing import Final

import resvg_py
from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response

from digsite.server.http.assets import FOR_EVER, KINDS, STATIC, stamp_of
from digsite.server.http.identity import language_of, root_of
from digsite.server.http.lean import lean_script
from digsite.server.http.pages import page
from digsite.server.protocol.refusals import Refusal
from digsite.server.showing.voices import voice

SIZES: Final = (32, 180, 192, 512)  # for tabs, for Apple, and for the manifest
FAVICON: Final = SIZES[0]
PAPER: Final = "#efe4cc"
LAPIS: Final = "#1d4a86"
# Chats that show previews obey this too: so tables and seats are not named here but marked noindex.
ROBOTS: Final = "User-agent: *\nDisallow: /api/\nDisallow: /new\n"

router: Final = APIRouter(include_in_schema=False)


@router.get("/robots.txt")
async def robots() -> PlainTextResponse:
    """What search engines may read."""
    return PlainTextResponse(ROBOTS)


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> JSONResponse:
    """What a browser has to know to install the page as an app."""
    lang, root = language_of(request, None), root_of(request)
    told = {
        "name": "digsite",
        "short_name": "digsite",
        "description": voice(lang).key("web-home-heading"),
        "lang": lang,
        "id": f"{root}/",
        "start_url": f"{root}/",
        "scope": f"{root}/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": LAPIS,
        "icons": [
            {"src": root + icon_url(size), "sizes": f"{size}x{size}", "type": "image/png"}
            for size in SIZES
        ],
    }
    return JSONResponse(told, media_type=KINDS[".webmanifest"])


@router.get("/favicon.ico")
async def favicon() -> Response:
    """The icon for programs that do not read the page."""
    return Response(icon(FAVICON), media_type="image/png")


@router.get("/assets/icon-{size}.png")
async def icon_file(size: int) -> Response:
    """The icon in one size."""
    if size not in SIZES:
        raise Refusal("not-found")
    return Response(icon(size), media_type="image/png", headers={"Cache-Control": FOR_EVER})


@router.get("/sw.js")
async def worker() -> Response:
    """The service worker; at the root, so that it may answer for every page."""
    script = lean_script((STATIC / "shared" / "worker.js").read_text("utf-8"))
    return Response(script, media_type=KINDS[".js"], headers={"Cache-Control": "no-cache"})


@router.get("/offline")
async def offline(request: Request) -> Response:
    """The page that is shown when there is no network."""
    return page(request, "offline.html", None, language_of(request, None), {})


@lru_cache(maxsize=len(SIZES))
def icon(size: int) -> bytes:
    """Return the icon as PNG."""
    drawing = (STATIC / "shared" / "icon.svg").read_text("utf-8")
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, width=size, height=size))


def icon_url(size: int) -> str:
    """Return where the icon is."""
    return f"/assets/icon-{size}.png?v={stamp_of(icon(size))}"
