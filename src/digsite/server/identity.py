"""Who calls: from the cookie or the token of a request, and in which language."""

from typing import Annotated, Final

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from digsite.i18n import LANGUAGES, best_language
from digsite.server.hall import Hall
from digsite.server.people import Person, new_id
from digsite.server.voices import Voice, voice

COOKIE: Final = "digsite"
YEARS: Final = 5 * 365 * 24 * 60 * 60
BEARER: Final = "bearer "


def hall_of(connection: HTTPConnection) -> Hall:
    """Give the hall of the running server."""
    hall: Hall = connection.app.state.hall
    return hall


async def known_person(connection: HTTPConnection) -> Person | None:
    """Give the person that a cookie or token names."""
    people = hall_of(connection).people
    header = connection.headers.get("authorization", "")
    token = connection.cookies.get(COOKIE, "")
    if header[: len(BEARER)].lower() == BEARER:
        token = header[len(BEARER) :].strip()
    found = people.read(token)
    return await people.get(found) if found else None


async def person_of(request: Request) -> Person:
    """Give the person; who comes for the first time is given a cookie with the response."""
    known = await known_person(request)
    if known:
        return known
    person = Person(new_id())
    request.state.new_token = hall_of(request).people.token(person.id)
    return person


def cookie(token: str, scheme: str) -> str:
    """Give the header that sets the cookie: for our pages only, and not for scripts."""
    secure = "; Secure" if scheme == "https" else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={YEARS}; HttpOnly; SameSite=Lax{secure}"


def language_of(connection: HTTPConnection, person: Person | None) -> str:
    """Give the language asked for, the person's own, or the browser's."""
    asked = connection.query_params.get("lang", "")
    own = person.lang if person else ""
    for lang in (asked, own):
        if lang in LANGUAGES:
            return lang
    return best_language(connection.headers.get("accept-language"))


async def voice_of(request: Request, person: Annotated[Person, Depends(person_of)]) -> Voice:
    """Give a voice in the caller's language."""
    return voice(language_of(request, person))


async def hall_of_request(request: Request) -> Hall:
    """Give the hall to a call."""
    return hall_of(request)


TheHall = Annotated[Hall, Depends(hall_of_request)]
Caller = Annotated[Person, Depends(person_of)]
Language = Annotated[Voice, Depends(voice_of)]
