"""Lessons: a table that is a lesson for one person, until it goes on as a game."""

import time
from functools import partial

from digsite.core.errors import Illegal
from digsite.core.lesson import LEARNER, Lesson
from digsite.core.match import seed_bytes
from digsite.play.course import Course
from digsite.server.protocol.messages import Turning
from digsite.server.protocol.refusals import Refusal, illegal
from digsite.server.store import listings, writing
from digsite.server.store.people import Person
from digsite.server.store.saved import Seat
from digsite.server.table import play
from digsite.server.table.asked import Asked
from digsite.server.table.hall import Hall
from digsite.server.table.hosting import first_level, game_of, plain
from digsite.server.table.new_seats import of_bot, of_person
from digsite.server.table.table import Table
from digsite.server.table.uninterrupted import uninterrupted


async def learn(hall: Hall, person: Person, name: str) -> Table:
    """Return the lesson that somebody is in the middle of, or a new one."""
    game = game_of(name)
    if game.LESSON is None:
        raise Refusal("not-found")
    begun = await hall.store.read(partial(listings.lesson_of, person=person.id, game=game.NAME))
    if begun:
        table = await hall.any_table(begun)
        if table.course and table.course.step:
            return table
    await hall.people.keep(person)
    setup = plain(game, person, seed_bytes(game.LESSON.seed), game.LESSON.options)
    return await hall.make(setup, _seats(hall, person, game.LESSON), game.LESSON)


def _seats(hall: Hall, person: Person, lesson: Lesson) -> list[Seat]:
    """Return the learner's seat, and those of bots: after the lesson they play on."""
    seats = [of_bot(first_level(hall), n) for n in range(lesson.seats - 1)]
    seats.insert(LEARNER, of_person(person.id, person.name))
    return seats


@uninterrupted
async def turn(hall: Hall, table: Table, asked: Asked, how: Turning) -> None:
    """Go on or back in a lesson, to its end, or on with it as a game."""
    if asked.answered_before(table):
        return
    asked.check(table, LEARNER)
    if table.course is None:
        raise Refusal("not-allowed")
    with play.all_or_none(table):
        _turn(table, table.course, how)
    if how == "back":
        progress = table.progress(table.version + 1, time.time())
        change = writing.take_back(table.id, progress, asked.key)
        await play.commit(hall, table, progress, change)
    else:
        await play.advance(hall, table, asked)
    asked.answer(table)
    play.tell(hall, table)


def _turn(table: Table, course: Course, how: Turning) -> None:
    try:
        if how == "on":
            course.show(table.match)
        elif how == "back":
            table.match = course.back(table.match)
        elif how == "skip":
            course.skip(table.match)
        else:
            table.course = None
    except Illegal as error:
        raise illegal(error) from None
