"""What a link to a seat leads to: who invites to which game, and who sits there."""

from digsite.server.http.lobby import card
from digsite.server.protocol import wire_seats
from digsite.server.showing.details import table_url
from digsite.server.showing.gallery import Gallery
from digsite.server.showing.voices import Voice, level_words
from digsite.server.store.people import Person
from digsite.server.table import hosting
from digsite.server.table.hall import Hall
from digsite.server.table.new_seats import USUAL_LEVEL
from digsite.server.table.table import Table


async def seat_offer(
    hall: Hall, gallery: Gallery, person: Person, lang: str, key: str
) -> wire_seats.SeatOffer:
    """Return what a link to a seat leads to."""
    table, n = await hosting.find_seat(hall, key)
    seat, game = table.seats[n], card(table.game.NAME, lang, USUAL_LEVEL)
    players = neighbours(table, gallery.showing(table).voice(lang))
    mine = key == seat.own or person.id in seat.holders
    return {
        "table": table.id,
        "url": table_url(table.id),
        "game": table.game.NAME,
        "title": game["title"],
        "pitch": game["pitch"],
        "cover": game["cover"],
        "minutes": game["minutes"],
        "difficulty": game["difficulty"],
        "learn": game["learn"],
        "seat": n,
        "colour": table.colour(n),
        "kind": "own" if mine else "open" if seat.kind == "open" else "taken",
        "host": await host_name(hall, table, players),
        "pace": table.setup.pace,
        "players": players,
    }


async def host_name(hall: Hall, table: Table, players: list[wire_seats.Neighbour]) -> str:
    """Return the name of whoever made a table; without one, that of his seat."""
    host = await hall.people.get(table.setup.host)
    return host.name or next((players[n]["name"] for n in table.seats_of(host.id)), "")


def neighbours(table: Table, speaking: Voice) -> list[wire_seats.Neighbour]:
    """Return who sits at a table, seat by seat."""
    return [
        {
            "seat": n,
            "colour": table.colour(n),
            "name": seat.called or speaking.say(table.seat_words(n)),
            "kind": seat.kind,
            "level_name": speaking.say(level_words(seat.level)) if seat.level else "",
        }
        for n, seat in enumerate(table.seats)
    ]
