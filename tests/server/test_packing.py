"""What is sent over a socket is packed, with all that was sent shortly before it at hand."""

import signal

from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.sync.client import connect

from tests.server.process import Served


def test_a_message_is_packed_with_what_was_sent_before_it(db: str) -> None:
    server = Served(db)
    try:
        home = server.home.replace("http", "ws")
        with connect(f"{home}/ws/t/a-table") as line:
            (packing,) = line.protocol.extensions
            assert isinstance(packing, PerMessageDeflate)
            assert packing.remote_max_window_bits == 15
            assert not packing.remote_no_context_takeover
        with connect(f"{home}/ws/lobby") as line:
            assert line.protocol.extensions == []  # all are sent the same there
            assert '"type":"tables"' in str(line.recv())
    finally:
        server.end(signal.SIGTERM)
