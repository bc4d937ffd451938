"""Which arguments a text uses: a phrase may have more than one language needs."""

from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle
from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from fluent.syntax import ast


def variables(bundle: FluentBundle, key: str) -> set[str]:
    """Return the names of the arguments that a message, and those it refers to, use."""
    finder = _Finder(bundle)
    finder.look_into(key)
    return finder.found


class _Finder(Visitor):
    """Visits the parts of a message. Fluent calls its methods by the names of their types."""

    def __init__(self, bundle: FluentBundle) -> None:
        self._bundle = bundle
        self._seen: set[str] = set()
        self.found: set[str] = set()

    def look_into(self, key: str) -> None:
        """Go through one more message."""
        if key not in self._seen and self._bundle.has_message(key):
            self._seen.add(key)
            self.visit(self._bundle.get_message(key).value)

    def visit_VariableReference(self, node: "ast.VariableReference") -> None:  # noqa: N802 - Fluent's
        """Note an argument."""
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: "ast.MessageReference") -> None:  # noqa: N802 - Fluent's
        """Go into another message: it is given the same arguments."""
        self.look_into(node.id.name)
