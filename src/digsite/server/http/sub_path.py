"""A server below a path of its host, such as https://example.org/games/.

A proxy may hand a path on as it came, or without what is before ours: both are understood.
"""

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send


class SubPath:
    """Middleware that tells the application below which path it is."""

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self._app = app
        self._root = root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a call through with its whole path."""
        if not self._root or scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        path: str = scope["path"]
        if path == self._root and scope["type"] == "http":
            await RedirectResponse(f"{self._root}/", 308)(scope, receive, send)
            return
        whole = path if path.startswith(f"{self._root}/") else self._root + path
        await self._app({**scope, "root_path": self._root, "path": whole}, receive, send)
