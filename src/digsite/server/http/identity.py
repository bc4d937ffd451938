"""Who calls: from the cookie or the token of a request, and in which language."""

from typing import Annotated, Final
from urllib.parse import urlsplit

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from digsite.i18n import LANGUAGES, best_language
from digsite.server.showing.gallery import Gallery
from digsite.server.showing.noticeboard import Noticeboard
from digsite.server.showing.voices import Voice, voice
from digsite.server.store.people import Person, new_id
from digsite.server.table.hall import Hall
from digsite.server.table.reviewing import Reviews

COOKIE: Final = "digsite"
YEARS: Final = 5 * 365 * 24 * 60 * 60
BEARER: Final = "bearer "


def hall_of(connection: HTTPConnection) -> Hall:
    """Return the hall of the running server."""
    hall: Hall = connection.app.state.hall
    return hall


def gallery_of(connection: HTTPConnection) -> Gallery:
    """Return the gallery of the running server."""
    gallery: Gallery = connection.app.state.gallery
    return gallery


def address_of(connection: HTTPConnection) -> str:
    """Return from where somebody calls; empty if nobody can tell."""
    return connection.client.host if connection.client else ""


def root_of(connection: HTTPConnection) -> str:
    """Return below which path of its host the server is; empty for none."""
    root: str = connection.scope.get("root_path", "")
    return root


def same_site(connection: HTTPConnection) -> bool:
    """Return whether the page that calls is ours. Programs other than browsers name no origin."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


async def known_person(connection: HTTPConnection) -> Person | None:
    """Return the person that a cookie or token names; None if there is none."""
    people = hall_of(connection).people
    header = connection.headers.get("authorization", "")
    token = connection.cookies.get(_cookie_name(root_of(connection)), "")
    if header[: len(BEARER)].lower() == BEARER:
        token = header[len(BEARER) :].strip()
    found = people.read(token)
    return await people.get(found) if found else None


async def person_of(request: Request) -> Person:
    """Return the person. People who come first, or with an old cookie, get a new one."""
    people, known = hall_of(request).people, await known_person(request)
    person = known or Person(new_id())
    token = request.cookies.get(_cookie_name(root_of(request)), "")
    if known is None or (people.read(token) == person.id and people.is_old(token)):
        request.state.new_token = people.token(person.id)
    return person


def cookie(token: str, scheme: str, root: str) -> str:
    """Return the header that sets the cookie: for our pages only, and not for scripts."""
    secure = "; Secure" if scheme == "https" else ""
    name = _cookie_name(root)
    return f"{name}={token}; Path={root}/; Max-Age={YEARS}; HttpOnly; SameSite=Lax{secure}"


def _cookie_name(root: str) -> str:
    """Return a name that no other server of the same host has, at another path."""
    return COOKIE + root.replace("/", "-")


def language_of(connection: HTTPConnection, person: Person | None) -> str:
    """Return the language asked for, else the person's own, else the browser's."""
    asked = connection.query_params.get("lang", "")
    own = person.lang if person else ""
    for lang in (asked, own):
        if lang in LANGUAGES:
            return lang
    return best_language(connection.headers.get("accept-language"))


async def voice_of(request: Request, person: Annotated[Person, Depends(person_of)]) -> Voice:
    """Return a voice in the caller's language."""
    return voice(language_of(request, person))


async def hall_of_request(request: Request) -> Hall:
    """Return the hall for a call."""
    return hall_of(request)


async def noticeboard_of_request(request: Request) -> Noticeboard:
    """Return the noticeboard for a call."""
    noticeboard: Noticeboard = request.app.state.visitors.noticeboard
    return noticeboard


async def gallery_of_request(request: Request) -> Gallery:
    """Return the gallery for a call."""
    return gallery_of(request)


async def reviews_of_request(request: Request) -> Reviews:
    """Return the reviews for a call."""
    reviews: Reviews = request.app.state.reviews
    return reviews


TheHall = Annotated[Hall, Depends(hall_of_request)]
TheNoticeboard = Annotated[Noticeboard, Depends(noticeboard_of_request)]
TheGallery = Annotated[Gallery, Depends(gallery_of_request)]
TheReviews = Annotated[Reviews, Depends(reviews_of_request)]
Caller = Annotated[Person, Depends(person_of)]
Speaking = Annotated[Voice, Depends(voice_of)]
