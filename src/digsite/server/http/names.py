"""What the server is called. A page of somebody else's that lets its own name lead here is refused.

Whoever owns a name can let it lead to this machine, and his page then counts as ours (DNS
rebinding). That takes a name which the network outside knows: so addresses, and names that are
known at home only, are always ours, and any other one has to be said.
"""

import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

ANY: Final = "*"
AT_HOME: Final = (".localhost", ".local", ".lan", ".home.arpa", ".internal")


class Names:
    """Tells the names of this server from those of others."""

    def __init__(self, names: Iterable[str]) -> None:
        self._named = {name.lower().rstrip(".") for name in names}
        self._own = socket.gethostname().lower()

    def has(self, host: str) -> bool:
        """Return whether the header Host may name this server; programs need not send it."""
        name = _without_port(host).lower().rstrip(".")
        return (
            ANY in self._named
            or name in self._named
            or name == self._own
            or "." not in name
            or name.endswith(AT_HOME)
            or _is_address(name)
        )


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _is_address(name: str) -> bool:
    with suppress(ValueError):
        return bool(ip_address(name))
    return False
