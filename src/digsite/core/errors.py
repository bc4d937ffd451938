"""The two ways input can be wrong: it cannot be read, or it is read and not allowed."""

from collections.abc import Mapping


class Unreadable(ValueError):
    """Text that cannot be read as an action, a position or a record.

    The message says where it is wrong and what would be right.
    """

    def __init__(self, message: str) -> None:
        """Replace whatever cannot be printed, so that the message is one line."""
        super().__init__("".join(c if c.isprintable() else "?" for c in message))


class Illegal(ValueError):
    """An action that is not allowed now. The phrase `key` with `args` tells people why."""

    def __init__(self, key: str, args: Mapping[str, str | int] | None = None) -> None:
        """Store the reason as a key, so that it can be put into the reader's language."""
        self.key = key
        self.args_of_key = dict(args or {})
        told = " ".join(f"{name}={value}" for name, value in self.args_of_key.items())
        super().__init__(f"{key} {told}".strip())
