"""The scripts of the page know the messages of the server as they are."""

from typing import Any

import pytest

from tests.house.wire_types import FILE, declaration, schemas, type_of, written


def test_the_types_of_the_wire_are_those_of_the_server() -> None:
    assert FILE.read_text("utf-8") == written(), "run `make wire-types`"


def test_every_model_has_a_name_of_its_own() -> None:
    assert [name for name in schemas() if not name.isidentifier() or "__" in name] == []


@pytest.mark.parametrize(
    "schema, expected",
    [
        ({"type": "integer"}, "number"),
        ({"const": "act", "type": "string"}, '"act"'),
        ({"enum": ["a", "b"], "type": "string"}, '"a" | "b"'),
        ({"anyOf": [{"$ref": "Over"}, {"type": "null"}]}, "Over | null"),
        ({"type": "array", "items": {"$ref": "Part"}}, "Part[]"),
        ({"type": "array", "items": {"enum": ["a", "b"]}}, '("a" | "b")[]'),
        (
            {"type": "array", "prefixItems": [{"type": "string"}, {"type": "null"}]},
            "[string, null]",
        ),
        (
            {"type": "object", "additionalProperties": {"type": "boolean"}},
            "Record<string, boolean>",
        ),
    ],
)
def test_a_schema_is_written_as_a_type(schema: dict[str, Any], expected: str) -> None:
    assert type_of(schema) == expected


def test_a_field_that_may_be_left_out_has_a_question_mark() -> None:
    fields = {"a": {"type": "string"}, "b": {"type": "number"}}
    found = declaration("Both", {"properties": fields, "required": ["a"], "description": "Two."})
    assert found == "/** Two. */\ninterface Both {\n  a: string;\n  b?: number;\n}"
