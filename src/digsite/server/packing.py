"""How messages of a socket are packed.

A state resembles the one before it. A window that holds the last state makes the packed message
smaller, and finding what was there before makes it quicker: of what uvicorn does by itself it takes
a third of the time. It costs 150 kB for each connection.
"""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WINDOW: Final = 15  # bits: 32 kB, of what was sent
OWN_WINDOW: Final = 12  # bits, of what a client sends: it sends little
QUICKLY: Final = {"level": 1, "memLevel": 5}

PACKING: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=WINDOW,
    client_max_window_bits=OWN_WINDOW,
    compress_settings=QUICKLY,
)


class PackedSocket(WebSocketsSansIOProtocol):
    """A socket of uvicorn that packs in this way."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - uvicorn's
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [PACKING]
