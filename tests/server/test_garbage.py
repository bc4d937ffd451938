"""Garbage at every door: never a defect, never our insides, always an answer."""

import json
import re
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from digsite.server.protocol.messages import ID
from tests.server.guests import FRIEND, ME, Guest, House, Json, Socket, new_id

AnyCase = Case[Any]  # what an API is made of, only schemathesis knows
CALLS = 4  # of each kind
MESSAGES = 120
INSIDES = re.compile(r"Traceback|File \"|site-packages|sqlalchemy|pydantic", re.IGNORECASE)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]

few = settings(max_examples=CALLS, database=None, suppress_health_check=list(HealthCheck))


# Calls


def test_whatever_is_called_is_answered_as_the_document_says(house: House) -> None:
    guest = house.guest()
    known = {"table_id": guest.table(ME, {**ME, "name": "Bob"}), "game": house.game}
    document = house.client.get("/api/openapi.json").json()
    for found in schemathesis.openapi.from_dict(document).get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        modes = list(GenerationMode) if takes_anything(operation) else [GenerationMode.POSITIVE]

        @few
        @given(st.one_of([operation.as_strategy(mode) for mode in modes]), st.booleans())
        def call(case: AnyCase, at_a_table_of_mine: bool) -> None:  # noqa: FBT001 - drawn
            if at_a_table_of_mine:
                case.path_parameters.update(
                    {name: known[name] for name in case.path_parameters if name in known}
                )
            answer = sent(guest, case)
            case.validate_response(answer, checks=CHECKS)
            assert not INSIDES.search(answer.text)

        call()


def takes_anything(operation: Any) -> bool:  # noqa: ANN401 - schemathesis names no type for it
    """Whether there is anything to get wrong."""
    return any((operation.path_parameters, operation.query, operation.body))


def sent(guest: Guest, case: AnyCase) -> Any:  # noqa: ANN401 - a response of the test client
    """Send what was made up, without waiting for the table to change."""
    case.query.pop("wait", None)
    parts = case.as_transport_kwargs(base_url="http://house")
    headers = {name: value for name, value in parts["headers"].items() if name == "Content-Type"}
    body: Json = {"json": parts["json"]} if "json" in parts else {"content": parts.get("data")}
    return guest.house.client.request(
        parts["method"],
        parts["url"],
        params=parts["params"],
        headers={**headers, **guest.headers},
        **body,
    )


# Messages

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(), inside, max_size=3),
    max_leaves=8,
)
VERBS = (
    "act",
    "undo",
    "look",
    "lang",
    "screen",
    "state",
    "at",
    "chart",
    "hint",
    "chat",
    "standin",
    "ping",
)
ids = st.from_regex(ID, fullmatch=True) | anything
nearly_messages = st.fixed_dictionaries(
    {"do": st.sampled_from(VERBS) | anything, "id": ids},
    optional={
        "version": st.integers(0, 3) | anything,
        "seat": st.integers(0, 3) | anything,
        "action": st.integers(0, 50) | anything,
        "notation": st.text() | anything,
        "ply": st.integers(0, 30) | anything,
        "text": st.text() | anything,
        "lang": st.sampled_from(("it", "tlh", "")) | anything,
        "level": st.sampled_from((None, "god", "")) | anything,
    },
)


def test_whatever_is_said_is_answered_once_and_with_its_id(house: House) -> None:
    guest = house.guest()
    with guest.at(guest.table(ME, FRIEND)) as line:
        line.hear("state")

        @settings(max_examples=MESSAGES, database=None)
        @given(nearly_messages | anything)
        def say(message: Any) -> None:  # noqa: ANN401 - that is the point
            answer = answered(line, json.dumps(message))
            assert answer["re"] == id_of(message)

        say()


def test_what_is_no_json_is_answered_too(house: House) -> None:
    guest = house.guest()
    with guest.at(guest.table(ME, FRIEND)) as line:
        line.hear("state")

        @settings(max_examples=MESSAGES // 4, database=None)
        @given(st.text(max_size=100) | st.sampled_from(("[" * 5000, '{"id":"a"' * 900, "1" * 9000)))
        def say(text: str) -> None:
            assert answered(line, text)["re"] is None or text.startswith("{")

        say()


def answered(line: Socket, text: str) -> Json:
    """Say something, then knock: the one answer that comes before the knock's."""
    del line.heard[:]
    line.line.send_text(text)
    knock = new_id()
    line.line.send_json({"id": f"knock-{knock}", "do": "ping"})
    line.hear("answer", re=f"knock-{knock}")
    answers = [message for message in line.heard if message["type"] == "answer"]
    assert len(answers) == 2, answers
    assert not INSIDES.search(json.dumps(answers[0]))
    assert answers[0]["ok"] or {"why", "say"} <= answers[0].keys()
    return answers[0]


def id_of(message: object) -> str | None:
    """The id of what may be a message."""
    found = message.get("id") if isinstance(message, dict) else None
    return found if isinstance(found, str) and re.fullmatch(ID.rstrip("$"), found) else None
