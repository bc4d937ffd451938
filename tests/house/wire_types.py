"""The types of the wire for the scripts of the page, written from the server's own models.

`make wire-types` writes them into static/protocol.d.ts; a test fails when that file is not what
this module would write. So the page cannot expect what the server does not send.
"""

import inspect
import json
from pathlib import Path
from textwrap import indent
from types import ModuleType
from typing import Any, Final, Literal

from pydantic import BaseModel, TypeAdapter
from typing_extensions import is_typeddict

from digsite.server.http.assets import STATIC
from digsite.server.protocol import (
    messages,
    wire_answers,
    wire_lobby,
    wire_review,
    wire_seats,
    wire_table,
    wire_view,
)

TYPE_NAMES: Final = {
    "boolean": "boolean",
    "integer": "number",
    "null": "null",
    "number": "number",
    "string": "string",
}
SENT: Final = (wire_view, wire_table, wire_answers, wire_seats, wire_lobby, wire_review)
Schema = dict[str, Any]
Mode = Literal["validation", "serialization"]
FILE: Final = STATIC / "protocol.d.ts"
HEAD: Final = """\
// What the server and the page say to each other, written from the server's models by
// `make wire-types`: change those, not this file.
"""


def written() -> str:
    """Return the whole file: an interface for each model of the server."""
    found = schemas()
    parts = [declaration(name, schema) for name, schema in sorted(found.items())]
    parts += [union("Message", "do", found), union("News", "type", found)]
    inside = "\n\n".join(parts)
    return f"{HEAD}\ndeclare namespace Protocol {{\n{indent(inside, '  ')}\n}}\n"


def schemas() -> dict[str, Schema]:
    """Return the JSON schema of everything that is sent or received, by its name."""
    sent = [(each, "serialization") for module in SENT for each in models(module)]
    heard = [(each, "validation") for each in models(messages)]
    asked: list[tuple[type, Mode, TypeAdapter[Any]]] = [
        (each, mode, TypeAdapter(each))  # type: ignore[misc]
        for each, mode in [*sent, *heard]
    ]
    _, found = TypeAdapter.json_schemas(asked, ref_template="{model}")
    definitions: dict[str, Schema] = found["$defs"]
    return definitions


def models(module: ModuleType) -> list[type]:
    """Return the public models that a module makes itself."""
    own = [each for _, each in inspect.getmembers(module, inspect.isclass)]
    return [
        each
        for each in own
        if each.__module__ == module.__name__
        and not each.__name__.startswith("_")
        and (is_typeddict(each) or (issubclass(each, BaseModel) and each.model_fields))
    ]


def declaration(name: str, schema: Schema) -> str:
    """Return the interface of one model."""
    required = schema.get("required", [])
    lines = [
        f"  {field}{'' if field in required else '?'}: {type_of(each)};"
        for field, each in schema["properties"].items()
    ]
    about = f"/** {schema['description']} */\n" if "description" in schema else ""
    return f"{about}interface {name} {{\n" + "\n".join(lines) + "\n}"


def union(name: str, mark: str, found: dict[str, Schema]) -> str:
    """Return the type of every model that such a field tells from the others."""
    told = sorted(
        each for each, schema in found.items() if "const" in schema["properties"].get(mark, {})
    )
    return f"type {name} = {' | '.join(told)};"


def type_of(schema: Schema) -> str:
    """Return the type that a schema describes, as TypeScript writes it."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema or "enum" in schema:
        values = schema.get("enum") or [schema["const"]]
        return " | ".join(json.dumps(each) for each in values)
    if "anyOf" in schema:
        return " | ".join(type_of(each) for each in schema["anyOf"])
    if schema["type"] == "array":
        return list_of(schema)
    if schema["type"] == "object":
        return f"Record<string, {type_of(schema['additionalProperties'])}>"
    return TYPE_NAMES[schema["type"]]


def list_of(schema: Schema) -> str:
    """Return the type of a list, or of a tuple whose places differ."""
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(each) for each in schema['prefixItems'])}]"
    inside = type_of(schema["items"])
    return f"({inside})[]" if " | " in inside else f"{inside}[]"


def main(file: Path = FILE) -> None:
    """Write the file anew."""
    file.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
