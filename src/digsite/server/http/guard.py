"""Around every call: headers that protect the page, limits, and a refusal to other sites.

Sockets look after themselves, but for the name by which the server is called.
"""

import json
from typing import Final

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from digsite.core.phrase import phrase
from digsite.i18n import best_language
from digsite.server.http.identity import address_of, cookie, same_site
from digsite.server.http.names import Names
from digsite.server.protocol.limits import Buckets, Limits
from digsite.server.protocol.refusals import STATUS, Refusal
from digsite.server.showing.voices import voice
from digsite.server.table.hall import LOG, Hall

SOURCES: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "worker-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
}
POLICY: Final = "; ".join(f"{what} {whence}" for what, whence in SOURCES.items())
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",  # links to seats are secrets
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
FORBIDDEN: Final = 4403
FORWARDED: Final = "x-forwarded-for"
HINT: Final = (
    "%s says for whom it calls, and is not believed: if it is your proxy, name it with --proxy"
)
SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))


class TooLarge(HTTPException):
    """A body that is too large. FastAPI answers any other error while it reads a body with 400."""

    def __init__(self) -> None:
        super().__init__(STATUS["too-large"])


class Guard:
    """Middleware for all that comes in."""

    def __init__(self, app: ASGIApp, limits: Limits, names: Names, *, proxied: bool) -> None:
        self._app = app
        self._limits = limits
        self._names = names
        self._calls = Buckets(limits.calls)
        self._hints_at_proxy = not proxied  # once: that somebody is not believed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a call through, or refuse it."""
        if scope["type"] == "websocket" and not self._names.has(_host(scope)):
            await receive()
            await send({"type": "websocket.close", "code": FORBIDDEN})
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        guarded = _Guarded(scope, send)
        refusal = self._refusal(Request(scope))
        if refusal:
            await _refuse(scope, guarded.send, refusal)
            return
        try:
            await self._app(scope, _limited(receive, self._limits.body), guarded.send)
        except TooLarge:
            if not guarded.begun:
                await _refuse(scope, guarded.send, Refusal("too-large"))

    def _refusal(self, request: Request) -> Refusal | None:
        if self._hints_at_proxy and FORWARDED in request.headers:
            self._hints_at_proxy = False
            LOG.warning(HINT, address_of(request))
        if not self._calls.take(address_of(request)):
            return Refusal("too-fast")
        if not self._names.has(_host(request.scope)):
            return Refusal(
                "not-our-name", phrase("refusal-not-our-name", name=_host(request.scope))
            )
        if request.method not in SAFE and not same_site(request):
            return Refusal("not-allowed")
        length = request.headers.get("content-length", "0")
        if length.isdecimal() and int(length[:18]) > self._limits.body:
            return Refusal("too-large")
        return None


def _host(scope: Scope) -> str:
    return Headers(scope=scope).get("host", "")


class _Guarded:
    """Adds the headers to whatever is sent."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope = scope
        self._send = send
        self.begun = False

    def _count(self, status: int) -> None:
        hall: Hall | None = getattr(self._scope["app"].state, "hall", None)
        if hall:
            hall.meters.answers.labels(f"{status // 100}xx").inc()

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            self._count(message["status"])
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
            token = self._scope.get("state", {}).get("new_token")
            root = self._scope.get("root_path", "")
            if token:
                headers.append("Set-Cookie", cookie(token, self._scope["scheme"], root))
        await self._send(message)


def _limited(receive: Receive, most: int) -> Receive:
    """Count what comes in: a body may lie about its length, or not tell it."""
    read = 0

    async def counted() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise TooLarge
        return message

    return counted


async def _refuse(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Answer without the application."""
    speaking = voice(best_language(Headers(scope=scope).get("accept-language")))
    body = json.dumps({"why": refusal.why, "say": speaking.say(refusal.words)}).encode()
    length = str(len(body)).encode()
    kinds = [(b"content-type", b"application/json"), (b"content-length", length)]
    await send({"type": "http.response.start", "status": refusal.status, "headers": kinds})
    await send({"type": "http.response.body", "body": body})
