"""Starting the server: a port that is free, a browser if wished, an end by Ctrl-C."""

import gc
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from digsite.server.app import build
from digsite.server.live.calls import calls_within
from digsite.server.live.packing import PackedSocket
from digsite.server.logs import set_up
from digsite.server.settings import Settings
from digsite.server.store.database import bring_up_to_date, held, opened

PORT: Final = 8000
PORTS: Final = 20  # that are tried, one after the other, if none was named
LARGEST_FRAME: Final = 256_000  # of a socket; a message may be much smaller
EVERYWHERE: Final = frozenset(("0.0.0.0", "::"))  # noqa: S104 - only to know it again
GRACE: Final = 5  # seconds for open calls when the server ends
MOST_FILES: Final = 65_536  # that are asked for; some systems allow no end of them
YOUNG: Final = 50_000  # new objects until Python looks for garbage among them
HANDOVER: Final = 0.001  # seconds after which the thread that draws lets the one that writes go on
UNUSABLE: Final = (SQLAlchemyError, ImportError, OSError)  # raised if a database cannot be used


def prepare(settings: Settings, *, alone: bool = False) -> None:
    """Open the database once, so that whoever named a wrong one hears of it at once.

    If it is a file that is to be served, no other process may serve it: `alone`.
    """
    engine = opened(settings.url)
    hold = held(engine) if alone else None
    try:
        bring_up_to_date(engine)
    finally:
        engine.dispose()
        if hold:
            hold.let_go()


def listening(host: str, named: int | None = None) -> socket.socket:
    """Return a socket on the port that was named; if none was, on the first one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = range(PORT, PORT + PORTS) if named is None else (named,)
    for each in ports:
        # asyncio sends small messages at once where it is told that this is TCP
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, each))
        except OSError:
            found.close()
            if each == ports[-1]:
                raise
        else:
            found.set_inheritable(False)
            return found
    raise OSError(f"no port from {PORT} on is free")


def address(found: socket.socket, root: str = "") -> str:
    """Return the URL at which a browser of this machine finds a socket."""
    host, port = found.getsockname()[:2]
    return _url("127.0.0.1" if host in EVERYWHERE else host, port, root)


def network_address(found: socket.socket, root: str = "") -> str:
    """Return the URL at which other machines find it; empty if it listens to this one only."""
    host, port = found.getsockname()[:2]
    own = _own_address() if host in EVERYWHERE else ""
    return _url(own, port, root) if own else ""


def _own_address() -> str:
    """Return this machine's address in its network; empty without one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way, suppress(OSError):
        way.connect(("192.0.2.1", 9))  # an address for documents, which leads out of here
        host: str = way.getsockname()[0]
        return host
    return ""


def _url(host: str, port: int, root: str) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}{root}/"


def serve(settings: Settings, found: socket.socket, when_ready: Callable[[], None]) -> None:
    """Serve until Ctrl-C or a signal."""
    set_up(settings.log_format, settings.log_level)
    server = uvicorn.Server(
        uvicorn.Config(
            build(settings),
            log_config=None,
            access_log=False,
            http=calls_within(settings.limits, _files()),
            ws=PackedSocket,
            ws_max_size=LARGEST_FRAME,
            timeout_graceful_shutdown=GRACE,
            server_header=False,
            proxy_headers=False,  # the application asks whom it may believe
        )
    )
    _settle()
    threading.Thread(target=_tell, args=(server, when_ready), daemon=True).start()
    server.run(sockets=[found])


def _files() -> int | None:
    """Return how many files and sockets the system allows, after asking for as many as it may."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415 - Windows has no such limit

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def _settle() -> None:
    """Set Python up for a server.

    Pictures are many small objects and hardly any is garbage, so it is looked for rarely. A commit
    needs the thread that writes several times, and each time that thread waits until the one that
    draws lets it go on: so threads change often.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    sys.setswitchinterval(HANDOVER)


def _tell(server: uvicorn.Server, when_ready: Callable[[], None]) -> None:
    while not server.started:
        time.sleep(0.02)
    when_ready()


def open_browser(url: str) -> None:
    """Show the page, if there is something to show it with."""
    webbrowser.open(url)
