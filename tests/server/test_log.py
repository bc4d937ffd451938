"""The log: sentences that go on with the one before, whatever people are called."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

import digsite
from digsite.i18n.speaker import sources
from digsite.server.app import build
from digsite.server.settings import Settings
from tests.server.guests import House, Json, mine

PLIES = 250


@pytest.fixture
def dealt(settings: Settings) -> Iterator[House]:
    """A server whose tables are all dealt alike."""
    with TestClient(build(replace(settings, seed=7)), base_url="http://house") as client:
        yield House(client)


def log_of(house: House, game: str, *names: str) -> list[Json]:
    """Somebody plays for everybody, the same game whatever they are called."""
    guest, dice = house.guest(names[0]), random.Random(3)  # noqa: S311 - play
    with guest.at(guest.table(*mine(game, *names[1:]), game=game)) as line:
        line.hear("state")
        while len(line.log) < PLIES and not line.state["over"]:
            if line.state["turn"] == "mine":
                line.look(line.state["actor"])
            line.act(line.anything(dice))
            line.hear("state")
    return line.log


@pytest.mark.parametrize("game", digsite.names())
def test_sentences_are_put_together_alike_whatever_people_are_called(
    dealt: House, game: str
) -> None:
    great = log_of(dealt, game, "Ada", "Bob")
    small = log_of(dealt, game, "ada", "bob")
    assert [entry["goes_on"] for entry in small] == [entry["goes_on"] for entry in great]
    assert any(entry["goes_on"] for entry in great) == has_sentences_that_go_on(game)


def has_sentences_that_go_on(game: str) -> bool:
    """Whether a line of the log may begin small, in English."""
    texts = "".join(file.read_text("utf-8") for file in sources("en", game))
    return re.search(r"^tell-.* = [a-z]", texts, re.MULTILINE) is not None


@pytest.mark.parametrize("game", digsite.names())
def test_a_sentence_that_goes_on_after_somebody_elses_says_who(dealt: House, game: str) -> None:
    before: object = None
    for entry in log_of(dealt, game, "Ada", "Bob"):
        assert entry["text"][:1].islower() == entry["goes_on"], entry
        assert before == entry["seat"] or not entry["goes_on"], entry
        before = entry["seat"] if entry["text"] else before


def test_who_comes_back_to_a_turn_after_chance_is_named_again(dealt: House) -> None:
    texts = [entry["text"] for entry in log_of(dealt, "mesopotamia", "Ada", "Bob")]
    assert any(text.startswith(("Ada … then ", "Bob … then ")) for text in texts)
