"""The pages: templates, filled in with what their scripts begin with."""

import json
import re
from asyncio import to_thread
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from fluent.syntax import FluentParser, FluentSerializer, ast
from jinja2 import Environment, FileSystemLoader, TemplateNotFound
from markupsafe import Markup, escape

from digsite.games import names
from digsite.i18n import FALLBACK
from digsite.scene import theme_of
from digsite.scene.faces import NAMES, SEMIBOLD, WORDS
from digsite.server.http.assets import drawings_url, font_url, static_stamp, theme_url
from digsite.server.http.identity import (
    Caller,
    Speaking,
    TheGallery,
    TheHall,
    TheNoticeboard,
    known_person,
    language_of,
    root_of,
)
from digsite.server.http.invitation import seat_offer
from digsite.server.http.lobby import languages, lobby
from digsite.server.http.preview import Introduction, invitation_link, table_link
from digsite.server.http.rules_page import rules
from digsite.server.protocol.refusals import Refusal
from digsite.server.showing.voices import voice
from digsite.server.store.people import Person
from digsite.server.table.hosting import game_of

# Headings in web.en.ftl whose texts the page of a table does not need
NOT_AT_A_TABLE: Final = frozenset(
    (
        "The lobby",
        "A new table",
        "Who may come to a new table",
        "A link to a seat",
        "Without a network",
    )
)
IN_A_REVIEW: Final = frozenset(("The account of a seat", "Marks", "The page"))  # in review.en.ftl
TABLES: Final = ("table.html", "lesson.html")
EVERYWHERE: Final = (WORDS, SEMIBOLD, NAMES)  # typefaces that every page has, fetched at once
VARIABLE: Final = re.compile(r"\$([A-Za-z][\w-]*)")
router: Final = APIRouter(include_in_schema=False)
templates: Final = Environment(
    loader=FileSystemLoader(Path(__file__).parents[1] / "templates"), autoescape=True
)


@router.get("/")
async def home(
    request: Request, hall: TheHall, noticeboard: TheNoticeboard, person: Caller, speaking: Speaking
) -> Response:
    """The lobby."""
    boot = {"lobby": await lobby(hall, noticeboard, person, speaking.lang)}
    return page(request, "lobby.html", person, speaking.lang, boot)


@router.get("/new")
async def new(  # noqa: PLR0913, PLR0917 - a call has as many parameters as it needs
    request: Request,
    hall: TheHall,
    noticeboard: TheNoticeboard,
    person: Caller,
    speaking: Speaking,
    game: str = "",
) -> Response:
    """A new table."""
    asked = game if game in names() else None
    boot = {"lobby": await lobby(hall, noticeboard, person, speaking.lang), "game": asked}
    return page(request, "new.html", person, speaking.lang, boot)


@router.get("/t/{table_id}")
async def table(  # noqa: PLR0913, PLR0917 - see new
    request: Request,
    hall: TheHall,
    gallery: TheGallery,
    person: Caller,
    speaking: Speaking,
    table_id: str,
) -> Response:
    """A table."""
    found = await hall.table(table_id, person.id)
    game = found.game.NAME
    title = voice(speaking.lang, game).key("game-title")
    boot = {"table": found.id, "game": game, "title": title, "over": found.over}
    link = table_link(found, gallery.showing(found).voice(speaking.lang))
    template = "table.html" if found.plies is None else "lesson.html"
    return page(request, template, person, speaking.lang, boot, game, link)


@router.get("/learn/{game}")
async def learn(request: Request, person: Caller, speaking: Speaking, game: str) -> Response:
    """The way to my lesson of a game: the page asks for it. Looking takes nothing."""
    if game_of(game).LESSON is None:
        raise Refusal("not-found")
    return page(request, "learn.html", person, speaking.lang, {"game": game}, game)


@router.get("/seat/{key}")
async def seat(  # noqa: PLR0913, PLR0917 - see new
    request: Request,
    hall: TheHall,
    gallery: TheGallery,
    person: Caller,
    speaking: Speaking,
    key: str,
) -> Response:
    """Where a link to a seat leads. Looking takes nothing."""
    offer = await seat_offer(hall, gallery, person, speaking.lang, key)
    link = invitation_link(offer, key, speaking.lang)
    return page(request, "seat.html", person, speaking.lang, {"seat": offer}, offer["game"], link)


@router.get("/rules/{game}")
async def rules_to_read(
    request: Request, person: Caller, speaking: Speaking, game: str
) -> Response:
    """The rules."""
    game_of(game)
    found = await to_thread(rules, game, speaking.lang)  # drawing its pictures takes a while
    titles = [
        {"name": name, "title": voice(speaking.lang, name).key("game-title")} for name in names()
    ]
    inside = {**found, "text": Markup(found["html"]), "games": titles}  # noqa: S704 - our own
    return page(request, "rules.html", person, speaking.lang, {}, game, inside=inside)


async def error_page(request: Request, status: int, refusal: Refusal) -> Response:
    """Say on a page what is wrong."""
    person = await known_person(request)
    lang = language_of(request, person)
    say = voice(lang).say(refusal.words)
    boot = {"status": status, "say": say}
    try:
        found = page(request, "error.html", person, lang, boot)
    except TemplateNotFound:
        return HTMLResponse(f"<!doctype html><title>{status}</title><p>{escape(say)}</p>", status)
    found.status_code = status
    return found


def page(  # noqa: PLR0913, PLR0917 - everything that a page is made of
    request: Request,
    template: str,
    person: Person | None,
    lang: str,
    boot: dict[str, Any],
    game: str = "",
    link: Introduction | None = None,
    inside: Mapping[str, object] | None = None,
) -> Response:
    """Fill in a template. `inside` is what scripts need not know."""
    speaking = voice(lang, game)
    me, root = {"name": person.name if person else ""}, root_of(request)
    html = templates.get_template(template).render(
        {
            **boot,
            **(inside or {}),
            "lang": lang,
            "say": speaking.key,
            "root": root,
            "static": f"{root}/static/{static_stamp()}",
            "theme": root + theme_url(),
            "fonts": [root + url for url in map(font_url, EVERYWHERE) if url],
            "drawings": root + drawings_url(game) if game and drawings_url(game) else "",
            "symbols": Markup(theme_of(game).symbols_svg()),  # noqa: S704 - our own drawings
            "languages": languages(),
            "path": request.url.path,
            "origin": f"{request.url.scheme}://{request.url.netloc}",
            "link": link,
            "me": me,
            "boot": data_block(
                {"lang": lang, "root": root, "me": me, "words": words(lang, template), **boot}
            ),
        }
    )
    return HTMLResponse(re.sub(r"\n\s+", "\n", html))


def data_block(data: object) -> Markup:
    """Return JSON for a script element: nothing that people have typed can end the element."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for letter in "<>&":
        text = text.replace(letter, f"\\u{ord(letter):04x}")
    return Markup(text)  # noqa: S704 - it holds no markup now


# The texts of the scripts


@lru_cache(maxsize=64)
def words(lang: str, template: str) -> dict[str, str]:
    """Return the texts of a page's scripts by key, with {name} where a script fills it in."""
    left_out = NOT_AT_A_TABLE if template in TABLES else frozenset()
    return _said(lang, "web", _messages("web").keys() - left_out)


@lru_cache(maxsize=10)
def review_words(lang: str) -> dict[str, str]:
    """Return the texts of the review's scripts: a table fetches them when it is opened."""
    return _said(lang, "review", IN_A_REVIEW)


def _said(lang: str, texts: str, parts: AbstractSet[str]) -> dict[str, str]:
    """Return the texts below these headings by key, with {name} where a script fills it in."""
    speaking = voice(lang)
    return {
        key: speaking.key(key, **{name: f"{{{name}}}" for name in args})
        for part, messages in _messages(texts).items()
        if part in parts
        for key, args in messages.items()
    }


@lru_cache(maxsize=2)
def _messages(texts: str) -> dict[str, dict[str, list[str]]]:
    """Return the names that are filled into each text of the scripts, by heading and key."""
    file = files("digsite.i18n") / "text" / f"{texts}.{FALLBACK}.ftl"
    if not file.is_file():
        return {}
    parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
    found: dict[str, dict[str, list[str]]] = {}
    part = ""
    for entry in parsed.body:
        if isinstance(entry, ast.GroupComment):
            part = entry.content or ""
        elif isinstance(entry, ast.Message):
            found.setdefault(part, {})[entry.id.name] = _variables(entry)
    return found


def _variables(message: ast.Message) -> list[str]:
    written = FluentSerializer().serialize_entry(message)
    return sorted(set(VARIABLE.findall(written)))
