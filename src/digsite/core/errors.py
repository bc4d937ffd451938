"""The two ways input can be wrong: it cannot be read, or it is read and not allowed."""

from collections.abc import Mapping


class Unreadable(ValueError):
    """Text that is no notation, position or record. The message names the place and what to do."""

    def __init__(self, message: str) -> None:
        """Keep the message to one line, whatever it quotes."""
        super().__init__("".join(c if c.isprintable() else "?" for c in message))


class Illegal(ValueError):
    """An action that is not allowed now. `key` and `args` name the sentence that tells why."""

    def __init__(self, key: str, args: Mapping[str, str | int] | None = None) -> None:
        """Keep the reason as a key, so that it can be told in the reader's language."""
        self.key = key
        self.args_of_key = dict(args or {})
        told = " ".join(f"{name}={value}" for name, value in self.args_of_key.items())
        super().__init__(f"{key} {told}".strip())
