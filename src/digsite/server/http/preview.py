"""Previews of links: what chats show beside an invitation, a table or a result.

Programs fetch them, without anybody's cookie. Each picture costs a part of a second: it is drawn
once, one at a time, in a thread, and an address that asks for many is refused.
"""

import asyncio
from collections import OrderedDict
from typing import Annotated, Final, TypedDict

import resvg_py
from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response

from digsite.i18n import FALLBACK, LANGUAGES
from digsite.scene import FACES, font
from digsite.server.http.identity import TheGallery, TheHall, address_of
from digsite.server.http.invitation import neighbours, seat_offer
from digsite.server.http.preview_card import SIZE, PreviewCard, Sitting, preview_svg, short
from digsite.server.protocol import wire_seats, wire_table
from digsite.server.protocol.limits import Buckets, Limits
from digsite.server.protocol.refusals import Refusal
from digsite.server.showing.details import ending
from digsite.server.showing.voices import Voice, voice
from digsite.server.store.people import Person
from digsite.server.table.table import Table

KEPT: Final = 100  # pictures, of about 100 KB each
WAITING: Final = 8  # pictures that wait to be drawn
AN_HOUR: Final = "public, max-age=3600"

LangAsked = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")]
router: Final = APIRouter(include_in_schema=False)


class Introduction(TypedDict):
    """What a page says of itself to whoever shows a link to it."""

    title: str
    about: str
    image: str


class Previews:
    """Draws previews, and keeps those that were asked for last."""

    def __init__(self, limits: Limits) -> None:
        self._rate = Buckets(limits.previews)
        self._drawn: OrderedDict[PreviewCard, bytes] = OrderedDict()
        self._lock = asyncio.Lock()
        self._waiting = 0

    async def png(self, card: PreviewCard, address: str) -> bytes:
        """Return the picture of a card."""
        if card not in self._drawn:
            if not self._rate.take(address):
                raise Refusal("too-fast")
            await self._draw(card)
        self._drawn.move_to_end(card)
        return self._drawn[card]

    async def _draw(self, card: PreviewCard) -> None:
        if self._waiting >= WAITING:
            raise Refusal("busy")
        self._waiting += 1
        try:
            async with self._lock:
                if card not in self._drawn:
                    self._drawn[card] = await asyncio.to_thread(_png, card)
        finally:
            self._waiting -= 1
        if len(self._drawn) > KEPT:
            self._drawn.popitem(last=False)


def _png(card: PreviewCard) -> bytes:
    fonts = [str(file) for face in FACES if (file := font(face, "ttf"))]
    width, height = SIZE
    drawn = resvg_py.svg_to_bytes(
        svg_string=preview_svg(card),
        width=width,
        height=height,
        font_files=fonts,
        skip_system_fonts=bool(fonts),
    )
    return bytes(drawn)


async def _previews(request: Request) -> Previews:
    found: Previews = request.app.state.previews
    return found


ThePreviews = Annotated[Previews, Depends(_previews)]


@router.get("/preview/seat/{key}.png")
async def seat_preview(  # noqa: PLR0913, PLR0917 - a call has as many parameters as it needs
    request: Request,
    hall: TheHall,
    gallery: TheGallery,
    previews: ThePreviews,
    key: str,
    lang: LangAsked = FALLBACK,
) -> Response:
    """The picture of an invitation."""
    offer = await seat_offer(hall, gallery, Person(""), lang, key)
    if offer["kind"] != "open":
        raise Refusal("not-found")
    return await _answer(previews, invitation_card(offer, lang), request)


@router.get("/preview/table/{table_id}.png")
async def table_preview(  # noqa: PLR0913, PLR0917 - the same
    request: Request,
    hall: TheHall,
    gallery: TheGallery,
    previews: ThePreviews,
    table_id: str,
    lang: LangAsked = FALLBACK,
) -> Response:
    """The picture of a table: who plays there, or how the game ended."""
    table = await hall.table(table_id)
    card = table_card(table, gallery.showing(table).voice(lang))
    return await _answer(previews, card, request)


async def _answer(previews: Previews, card: PreviewCard, request: Request) -> Response:
    png = await previews.png(card, address_of(request))
    return Response(png, media_type="image/png", headers={"Cache-Control": AN_HOUR})


# What the cards say


def invitation_card(offer: wire_seats.SeatOffer, lang: str) -> PreviewCard:
    """Return the card of an invitation."""
    speaking = voice(lang, offer["game"])
    return PreviewCard(
        game=offer["game"],
        lang=lang,
        lead=speaking.key("web-preview-invites", host=short(offer["host"])),
        title=offer["title"],
        seats=tuple(
            Sitting(each["colour"], "", offered=each["seat"] == offer["seat"])
            for each in offer["players"]
        ),
        foot=_foot(speaking, offer["minutes"], offer["difficulty"]),
        about=offer["pitch"],
        yours=speaking.key("web-this-seat"),
    )


def table_card(table: Table, speaking: Voice) -> PreviewCard:
    """Return the card of a table that is being played, or of its result."""
    names = [short(each["name"]) for each in neighbours(table, speaking)]
    title = speaking.key("game-title")
    placings = ending(table, speaking)["placings"] if table.over else []
    order = [each["seat"] for each in placings] or range(len(names))
    scores = {each["seat"]: str(each["score"]) for each in placings}
    return PreviewCard(
        game=table.game.NAME,
        lang=speaking.lang,
        lead=title if placings else speaking.key("web-preview-game"),
        title=winners(speaking, placings, names) if placings else title,
        seats=tuple(Sitting(table.colour(n), names[n], scores.get(n, "")) for n in order),
        foot=_foot(speaking, table.game.MINUTES, table.game.DIFFICULTY),
    )


def winners(speaking: Voice, placings: list[wire_table.Placing], names: list[str]) -> str:
    """Return who has won, in words."""
    first = [names[each["seat"]] for each in placings if each["place"] == 1]
    key = "web-wins" if len(first) == 1 else "web-shared-win"
    return speaking.key(key, who=", ".join(first)).removesuffix(".")


def _foot(speaking: Voice, minutes: int, difficulty: int) -> str:
    """Return how long a game is, how difficult, and what it costs."""
    known = [speaking.key("web-minutes", n=minutes)] if minutes else []
    known += [speaking.key(f"web-difficulty-{difficulty}")] if difficulty else []
    return " · ".join([*known, speaking.key("web-preview-free")])


# What pages say of themselves


def invitation_link(offer: wire_seats.SeatOffer, key: str, lang: str) -> Introduction:
    """Return what a page with a seat says of itself."""
    card = invitation_card(offer, lang)
    about = f"{card.foot}. {offer['pitch']}"
    title = voice(lang, offer["game"]).key(
        "web-invites-you", host=short(offer["host"]), game=offer["title"]
    )
    if offer["kind"] != "open":
        return Introduction(
            title=offer["title"], about=about, image=_image("table", offer["table"], lang)
        )
    return Introduction(title=title, about=about, image=_image("seat", key, lang))


def table_link(table: Table, speaking: Voice) -> Introduction:
    """Return what the page of a table says of itself."""
    card = table_card(table, speaking)
    title = card.title if card.title == card.lead else f"{card.lead} {card.title}"
    about = ", ".join(f"{each.name} {each.score}".strip() for each in card.seats)
    return Introduction(title=title, about=about, image=_image("table", table.id, speaking.lang))


def _image(what: str, key: str, lang: str) -> str:
    return f"/preview/{what}/{key}.png?lang={lang}"
