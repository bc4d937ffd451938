"""What is said about a table without pictures: its players, its end, its chat, advice."""

import hashlib
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from digsite.bots import Considered
from digsite.core.bygone import Bygone
from digsite.core.game import Game
from digsite.core.lesson import LessonStep, words
from digsite.core.rng import Rng
from digsite.play.advice import advice
from digsite.server.protocol import wire_answers, wire_table
from digsite.server.showing.moment import Moment
from digsite.server.showing.voices import Voice, level_words
from digsite.server.store.saved import ChatLine
from digsite.server.table.table import Table


def iso(seconds: float) -> str:
    """Return a time as ISO 8601 writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def seat_or_none(seat: int) -> int | None:
    """Return a seat as it is sent: chance, spectators and nobody are null."""
    return seat if seat >= 0 else None


def table_url(table: str) -> str:
    """Return where the page of a table is."""
    return f"/t/{table}"


def hello(table: Table, voice: Voice, person: str, patience: float | None) -> wire_table.Hello:
    """Return what a client hears first."""
    setup = table.setup
    return {
        "type": "hello",
        "table": table.id,
        "game": table.game.NAME,
        "title": voice.key("game-title"),
        "lang": voice.lang,
        "mine": table.seats_of(person),
        "host": person == setup.host,
        "public": setup.public,
        "hints": setup.hints,
        "pace": setup.pace,
        "options": [
            {"label": voice.key(f"option-{name}"), "value": voice.key(f"option-{name}-{value}")}
            for name, value in setup.options.items()
        ],
        "seed_sha256": hashlib.sha256(setup.seed).hexdigest(),
        "patience": patience,
    }


def players(
    table: Table, voice: Voice, scores: Sequence[int | None], actor: int, person: str
) -> list[wire_table.Player]:
    """Return everybody at the table, as a person is told; the actor is whose turn it is."""
    return [
        {
            "seat": n,
            "colour": table.colour(n),
            "mark": table.game.MARKS[n],
            "name": seat.called or voice.say(table.seat_words(n)),
            "kind": seat.kind,
            "level": seat.level,
            "level_name": voice.say(level_words(seat.level)) if seat.level else None,
            "score": scores[n],
            "mine": person in seat.holders,
            "turn": n == actor,
            "connected": seat.kind == "bot" or table.is_here(n),
            "absent_since": _iso_or_none(table.absent_since(n)),
            "standin": seat.standin,
        }
        for n, seat in enumerate(table.seats)
    ]


def _iso_or_none(seconds: float | None) -> str | None:
    return None if seconds is None else iso(seconds)


def lesson_step(moment: Moment, voice: Voice) -> wire_table.StepShown | None:
    """Return where a lesson stands, and what its step says; None at every other table."""
    lesson, colours = moment.game.LESSON, moment.game.COLOURS
    if moment.reached is None or lesson is None:
        return None
    n, of = moment.reached, len(lesson.steps)
    step = lesson.steps[n] if n < of else LessonStep(lesson.end)
    title, _, text = voice.say(words(step.text, colours[: lesson.seats])).partition("\n")
    return {
        "n": n,
        "of": of,
        "title": title,
        "text": text,
        "points": [*step.points],
        "asks": bool(step.expects),
    }


def ending(table: Table, voice: Voice) -> wire_table.Over:
    """Return how a game ended: places, points and the seed; what is not known is left out."""
    match, game = table.match, table.game
    header = match.record.header
    return {
        "note": voice.say(game.note) if isinstance(game, Bygone) else "",
        "placings": _placings(table, voice),
        "breakdown": [
            {
                "part": part,
                "label": voice.key(f"part-{part}"),
                "points": [parts[part] for parts in match.breakdown],
            }
            for part in (match.breakdown[0] if match.breakdown else ())
        ],
        "total": voice.key("total"),
        "seed": header["Seed"],
        "seed_sha256": header["Seed-SHA256"],
        "record": f"/api/tables/{table.id}/record",
        "rematch": table_url(table.rematch) if table.rematch else None,
    }


def _placings(table: Table, voice: Voice) -> list[wire_table.Placing]:
    """Return who came where, the winner first."""
    places, scores = table.match.places, table.match.scores
    return [
        {
            "seat": seat,
            "place": places[seat],
            "say": voice.key("place", rank=places[seat]),
            "score": scores[seat],
        }
        for seat in sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    ]


def chat_entries(lines: Sequence[ChatLine]) -> list[wire_table.ChatEntry]:
    """Return lines of the chat as they are sent."""
    return [
        {
            "n": line.n,
            "seat": line.seat,
            "name": line.name,
            "text": line.text,
            "at": iso(line.at),
        }
        for line in lines
    ]


def advised(
    game: Game[Any, Any],
    voice: Voice,
    view: Any,  # noqa: ANN401 - a view
    found: Sequence[Considered],
    dice: Rng,
) -> list[str]:
    """Return why the best action that was found is good, and how much better it is."""
    return [voice.say(sentence) for sentence in advice(game, view, found, dice)]


def candidates(
    game: Game[Any, Any],
    voice: Voice,
    view: Any,  # noqa: ANN401 - a view
    found: Sequence[Considered],
) -> list[wire_answers.Candidate]:
    """Return what a strong bot considered, the best first."""
    return [
        {
            "action": each.action,
            "notation": game.say(each.action),
            "label": voice.say(game.label(view, each.action)),
            "share": round(each.share, 3),
            "value": round(each.values[view.seat], 3),
            "spread": round(each.spread, 3) if each.visits > 1 else None,
        }
        for each in found
        if each.values
    ]
