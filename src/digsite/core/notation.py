"""Names of actions, as a person types them and records keep them."""

from digsite.core.errors import Unreadable


def numbered(numbers: dict[str, int], text: str, examples: str) -> int:
    """Return the action that a notation stands for.

    If there is none, raise Unreadable with examples of notation.
    """
    action = numbers.get(text)
    if action is None:
        raise Unreadable(f"'{text[:40]}' is no action; try {examples}")
    return action
