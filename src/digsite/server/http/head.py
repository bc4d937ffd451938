"""HEAD: the answer to GET without its body, for whoever only wants to know whether it is there."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Head:
    """Middleware that asks for the answer to GET, and leaves out its body."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a call through."""
        if scope.get("method") != "HEAD":
            await self._app(scope, receive, send)
            return

        async def without_body(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        await self._app({**scope, "method": "GET"}, receive, without_body)
