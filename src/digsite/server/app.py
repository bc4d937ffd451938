"""The application: everything put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from digsite import __version__
from digsite.server.http import (
    api,
    assets,
    at_review,
    at_table,
    health,
    installed,
    pages,
    preview,
)
from digsite.server.http.guard import HEADERS, Guard
from digsite.server.http.head import Head
from digsite.server.http.health import Gauges
from digsite.server.http.identity import known_person, language_of, root_of
from digsite.server.http.names import Names
from digsite.server.http.sub_path import SubPath
from digsite.server.live import sockets
from digsite.server.live.visitors import Visitors
from digsite.server.protocol.refusals import Refusal
from digsite.server.settings import Settings
from digsite.server.showing.gallery import Gallery
from digsite.server.showing.noticeboard import Noticeboard
from digsite.server.showing.voices import voice
from digsite.server.store.database import SQLITE, Store
from digsite.server.store.keyring import keys_file
from digsite.server.store.people import People
from digsite.server.table import fellows, reviewing
from digsite.server.table.hall import Hall
from digsite.server.table.meters import counting_errors
from digsite.server.table.outside import notice_changes
from digsite.server.table.tidying import tidy_on
from digsite.server.table.waking import wake_bots

REFUSALS: Final = {403: "not-allowed", 404: "not-found", 405: "not-found", 413: "too-large"}


def build(settings: Settings | None = None) -> FastAPI:
    """Return a server that is ready to be run."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Store, chosen.url)
        hall = Hall(
            store, await People.opened(store, keys_file(chosen.secret_file, chosen.url)), chosen
        )
        gallery = Gallery(chosen.painters)
        hall.when_put_away = gallery.forget
        hall.meters.registry.register(Gauges(hall))
        app.state.hall, app.state.gallery = hall, gallery
        app.state.visitors = visitors = Visitors(Noticeboard(hall, gallery))
        hall.start(asyncio.create_task(visitors.tell_on()))
        app.state.previews = preview.Previews(chosen.limits)
        hall.start(asyncio.create_task(gallery.open()))
        await hall.open()
        await fellows.begin(hall)
        app.state.reviews = reviews = reviewing.Reviews(hall)
        hall.start(asyncio.create_task(wake_bots(hall)))
        hall.start(asyncio.create_task(reviewing.go_on(hall, reviews)))
        hall.start(asyncio.create_task(tidy_on(hall)))
        if store.engine.dialect.name == SQLITE:
            hall.start(asyncio.create_task(notice_changes(hall)))
        with counting_errors(hall.meters):
            yield
        await hall.close()
        await gallery.close()

    app = FastAPI(
        title="digsite",
        version=__version__,
        summary="Tables of games of digging and building in the ancient world",
        description="For outside bots, see docs/bots.md; for everything, docs/protocol.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,  # those pages load scripts from elsewhere
        redoc_url=None,
        lifespan=lifespan,
    )
    for router in (
        api.router,
        at_table.router,
        at_review.router,
        sockets.router,
        assets.router,
        preview.router,
        installed.router,
        pages.router,
        health.router,
    ):
        app.include_router(router)
    app.add_middleware(
        Guard, limits=chosen.limits, names=Names(chosen.names), proxied=bool(chosen.proxies)
    )
    app.add_middleware(Head)
    app.add_middleware(SubPath, root_path=chosen.root_path)
    app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=[*chosen.proxies])
    _handle_errors(app)
    return app


# Errors: one form, in the caller's language, and nothing of our insides


def _handle_errors(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def _(request: Request, refusal: Refusal) -> Response:
        return await refused(request, refusal.status, refusal)

    @app.exception_handler(RequestValidationError)
    async def _(request: Request, error: RequestValidationError) -> Response:
        nowhere = any(each["loc"][0] == "path" for each in error.errors())
        refusal = Refusal("not-found" if nowhere else "bad-request")
        return await refused(request, refusal.status, refusal)

    @app.exception_handler(HTTPException)
    async def _(request: Request, error: HTTPException) -> Response:
        refusal = Refusal(REFUSALS.get(error.status_code, "bad-request"))
        unreadable = error.status_code == HTTPStatus.BAD_REQUEST  # a body that is not even text
        status = refusal.status if unreadable else error.status_code
        answer = await refused(request, status, refusal)
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(Exception)
    async def _(request: Request, _error: Exception) -> Response:
        busy = Refusal("busy")
        answer = await refused(request, busy.status, busy)
        answer.headers.update(HEADERS)  # the guard never sees what is answered here
        return answer


async def refused(request: Request, status: int, refusal: Refusal) -> Response:
    """Tell why not: programs as JSON, people on a page."""
    path = request.url.path.removeprefix(root_of(request))
    is_page = not path.startswith(("/api", "/assets", "/static"))
    if is_page and "text/html" in request.headers.get("accept", ""):
        return await pages.error_page(request, status, refusal)
    say = voice(await _language(request)).say(refusal.words)
    return JSONResponse({"why": refusal.why, "say": say}, status)


async def _language(request: Request) -> str:
    """Return the caller's language; where the database does not say it, that of the browser."""
    try:
        person = await known_person(request)
    except SQLAlchemyError:
        person = None
    return language_of(request, person)
