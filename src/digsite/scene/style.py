"""The theme's CSS for a standalone SVG file: the rules that it needs, without var().

Many programs that show SVG know neither custom properties nor media queries.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final, Literal

Mode = Literal["light", "dark"]

PROPERTIES: Final = frozenset(
    (
        *("fill", "fill-opacity", "opacity", "text-anchor", "paint-order"),
        *("stroke", "stroke-width", "stroke-opacity", "stroke-dasharray"),
        *("stroke-linecap", "stroke-linejoin", "stop-color"),
        *("font-family", "font-size", "font-weight", "font-variant-numeric"),
    )
)
_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
_VAR: Final = re.compile(r"var\(--([\w-]+)\)")
_COMPOUND: Final = re.compile(r"(?P<tag>[a-z]*)(?P<classes>(?:\.[\w-]+)*)")


@dataclass(frozen=True)
class Rule:
    """A rule of CSS: selectors, and the declarations for them."""

    selectors: tuple[str, ...]
    declared: Mapping[str, str]


class Style:
    """The rules of a theme in one mode, light or dark."""

    def __init__(self, css: str, mode: Mode) -> None:
        self._rules = list(_rules(_COMMENT.sub("", css), mode))
        self._tokens: dict[str, str] = {}
        self._scopes: dict[str, dict[str, str]] = {}  # class -> custom properties it sets
        for rule in self._rules:
            for selector in rule.selectors:
                self._learn(selector, rule.declared)
        self._scoped = self._classes_that_need_a_scope()

    def scope(self, classes: Iterable[str]) -> tuple[str, ...]:
        """Return those of the classes that set custom properties for what lies inside."""
        return tuple(each for each in classes if each in self._scopes)

    def needs_scope(self, classes: AbstractSet[str]) -> bool:
        """Return whether shapes of these classes take colours from the scope around them."""
        return not self._scoped.isdisjoint(classes)

    def literal(self, classes: AbstractSet[str], tags: AbstractSet[str]) -> str:
        """Return the CSS that shapes with these classes and tags can match."""
        return "\n".join(
            f"{selector} {{ {declared} }}"
            for rule in self._rules
            for selector in rule.selectors
            if _can_match(selector, classes, tags)
            for selector, declared in self._resolved(selector, rule, classes)
        )

    def _learn(self, selector: str, declared: Mapping[str, str]) -> None:
        own = {name[2:]: value for name, value in declared.items() if name.startswith("--")}
        if selector == ":root":
            self._tokens |= own
        elif own and selector.startswith("."):
            self._scopes[selector[1:]] = own

    def _classes_that_need_a_scope(self) -> frozenset[str]:
        return frozenset(
            name
            for rule in self._rules
            if any(self._value(value, {}) is None for value in rule.declared.values())
            for selector in rule.selectors
            for name in re.findall(r"\.([\w-]+)", selector)
        )

    def _resolved(
        self, selector: str, rule: Rule, classes: AbstractSet[str]
    ) -> Iterator[tuple[str, str]]:
        """Yield the rule itself, and a copy for each scope whose colours it takes."""
        plain = self._declarations(rule, {})
        if plain:
            yield selector, _joined(plain)
        for scope, properties in self._scopes.items():
            extra = self._declarations(rule, properties).items() - plain.items()
            if extra and scope in classes:
                yield _within(selector, scope), _joined(dict(sorted(extra)))

    def _declarations(self, rule: Rule, properties: Mapping[str, str]) -> dict[str, str]:
        found: dict[str, str] = {}
        for name, written in rule.declared.items():
            value = self._value(written, properties)
            if name in PROPERTIES and value is not None:
                found[name] = value
        return found

    def _value(self, written: str, properties: Mapping[str, str]) -> str | None:
        """Return a value with var() replaced; None if a variable is not known here."""
        known = {**self._tokens, **properties}
        while names := _VAR.findall(written):
            if any(name not in known for name in names):
                return None
            written = _VAR.sub(lambda found: known[found[1]], written)
        return written


def _rules(css: str, mode: Mode) -> Iterator[Rule]:
    for head, body in _blocks(css):
        if head.startswith("@"):
            if head == f"@media (prefers-color-scheme: {mode})":
                yield from _rules(body, mode)
            continue
        declared = (line.split(":", 1) for line in body.split(";") if ":" in line)
        yield Rule(
            tuple(selector.strip() for selector in head.split(",")),
            {name.strip(): " ".join(value.split()) for name, value in declared},
        )


def _blocks(css: str) -> Iterator[tuple[str, str]]:
    """Yield the outermost blocks: what is before the brace, and what is inside."""
    depth = start = opened = 0
    for place, letter in enumerate(css):
        if letter == "{":
            opened = opened if depth else place
            depth += 1
        elif letter == "}":
            depth -= 1
            if not depth:
                yield css[start:opened].strip(), css[opened + 1 : place]
                start = place + 1


def _can_match(selector: str, classes: AbstractSet[str], tags: AbstractSet[str]) -> bool:
    for compound in selector.split():
        found = _COMPOUND.fullmatch(compound)
        if not found or not {*found["classes"].split(".")[1:]} <= classes:
            return False
        if found["tag"] and found["tag"] not in tags:
            return False
    return True


def _within(selector: str, scope: str) -> str:
    """Return the selector for shapes inside a scope, and for those that carry its class."""
    compounds = selector.split()
    carried = (
        " ".join((*compounds[:n], f"{compound}.{scope}", *compounds[n + 1 :]))
        for n, compound in enumerate(compounds)
    )
    return ", ".join((f".{scope} {selector}", *carried))


def _joined(declared: Mapping[str, str]) -> str:
    return " ".join(f"{name}: {value};" for name, value in declared.items())
