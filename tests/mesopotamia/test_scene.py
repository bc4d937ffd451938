"""The picture of Mesopotamia: everything legal that has a place can be clicked there."""

from functools import cache
from itertools import pairwise

import pytest

from digsite.core.phrase import phrase
from digsite.core.scenery import Part, within
from digsite.core.seats import NOBODY
from digsite.games import load, mesopotamia
from digsite.games.mesopotamia.actions import COLLECT, DONE, END
from digsite.games.mesopotamia.components import KINDS, TEMPLE
from digsite.games.mesopotamia.gathering.picking import Picking
from digsite.games.mesopotamia.pictures.land import FACES
from digsite.games.mesopotamia.pictures.scene import draw
from digsite.games.mesopotamia.pictures.sights import Dwelling, Goods, Sight, TribesOfAKind
from digsite.games.mesopotamia.pictures.standing import (
    goods_place,
    goods_row,
    group_places,
    hut_place,
    tribe_feet,
)
from digsite.games.mesopotamia.pictures.tile import draw_things
from digsite.games.mesopotamia.things import player_id
from digsite.games.mesopotamia.view import View
from digsite.scene import theme_of
from tests.helpers import generator, positions
from tests.pictures import shapes

NO_PLACE = {END, DONE, COLLECT}  # buttons do these


@cache
def views(seats: int) -> list[View]:
    rng = generator("scene", seats)
    found = positions(load("mesopotamia"), seats, rng, games=1, share=60)
    return [mesopotamia.look(s, s.actor if s.actor >= 0 else NOBODY) for s in found]


@pytest.mark.parametrize("seats", mesopotamia.SEATS)
def test_every_legal_action_with_a_place_can_be_clicked(seats: int) -> None:
    for v in views(seats):
        offered = {action for each in shapes(draw(v)) for action in each.actions}
        assert offered == set(v.legal) - NO_PLACE


def board(v: View) -> Part:
    return next(part for part in draw(v).parts if part.slot == "board")


def test_the_map_is_as_large_as_its_tiles_and_a_border_of_46_units() -> None:
    for v in views(4):
        columns = 1 + max(tile.q for tile in v.tiles) - min(tile.q for tile in v.tiles)
        assert board(v).width == 105 * (columns - 1) + 140 + 2 * 46


def test_the_frame_stays_while_a_tribe_is_lifted_and_put_down() -> None:
    for v in views(3):
        frames = {
            (part.corner, part.width, part.height)
            for g in (None, *gatherings(v))
            for part in draw(v, g).parts
            if part.slot == "board"
        }
        assert len(frames) == 1


def test_a_tile_stays_where_it_was_laid_and_keeps_its_face_while_the_map_grows() -> None:
    corners, grounds = set(), set()
    for v in views(4):
        corners.add(board(v).corner)
        tile = next(each for each in shapes(draw(v)) if each.id == "ground-6")
        grounds.add(tile.attributes)
    assert len(corners) > 1
    assert len(grounds) == 1


def test_every_drawing_of_a_tile_is_in_the_sheet() -> None:
    symbols = theme_of("mesopotamia").symbols
    for kind, faces in enumerate(FACES):
        assert {f"{KINDS[kind]}-{n + 1}" for n in range(faces)} <= symbols.keys()


def test_the_river_land_is_the_same_whatever_happens() -> None:
    assert len({draw(v).parts[0] for v in views(2) + views(4)}) == 1
    assert draw(views(2)[0]).parts[0].slot == "scene"


def test_every_tile_but_the_temple_shows_the_number_that_sentences_give_it() -> None:
    for v in views(3):
        shown = {
            int(number.words)  # type: ignore[arg-type] # no phrase, but a number
            for tile in shapes(draw(v))
            if tile.id.startswith("tile-")
            for number in tile.inside
            if number.tag == "text"
        }
        assert shown == {slot for slot, tile in enumerate(v.tiles) if tile.kind != TEMPLE}


def several(*numbers: int, huts: int = 0, wood: int = 0, stone: int = 0, cargo: int = 0) -> Sight:
    """A tile with tribes of several seats, the last of them with a load, huts and goods."""
    people = tuple(
        TribesOfAKind(seat, cargo * (seat == len(numbers) - 1), thief=False, number=n, actions=())
        for seat, n in enumerate(numbers)
    )
    goods = tuple(Goods(good, n, ()) for good, n in enumerate((wood, stone)) if n)
    homes = tuple(Dwelling(0, None, ()) for _ in range(huts))
    return Sight(7, 0, 0, 0, -1, homes, goods, people, (), (), ())


@pytest.mark.parametrize("tribes", range(1, 7))
def test_groups_of_tribes_stand_side_by_side_within_their_tile(tribes: int) -> None:
    places = group_places(several(*[1] * tribes))
    assert len(set(places)) == tribes
    assert all(abs(x) <= 40 for x, _ in places)


def test_tribes_make_room_for_buildings_and_for_goods() -> None:
    heights = [
        tribe_feet(tile)
        for tile in (several(1, wood=1), several(1), several(1, huts=1, wood=1), several(1, huts=1))
    ]
    assert heights == sorted(heights)
    assert goods_place(several(1, wood=1), 0)[1] > tribe_feet(several(1, wood=1))


def test_a_single_hut_makes_room_for_what_is_carried_beside_it() -> None:
    assert hut_place(several(1, huts=1), 0)[0] == 0
    assert (
        hut_place(several(1, huts=1, cargo=1), 0)[0]
        < 0
        < group_places(several(1, huts=1, cargo=1))[0][0]
    )


@pytest.mark.parametrize("number", range(1, 6))
def test_up_to_three_goods_are_seen_one_by_one_and_more_have_a_count(number: int) -> None:
    drawn = draw_things(several(wood=number))
    counted = [each.words for each in within((drawn,)) if each.tag == "text"]
    assert len(goods_row(number, alone=True)) == (number if number <= 3 else 1)
    assert counted == ([] if number <= 3 else [str(number)])


def test_a_way_leads_to_each_tile_that_a_click_walks_to() -> None:
    for v in views(2):
        for g in gatherings(v):
            walked = {
                thing
                for thing, click in g.clicks.items()
                if thing.startswith("tile-") and click.actions and g.glows[thing].does == "walk"
            }
            found = [each for part in draw(v, g).parts for each in within(part.shapes)]
            places = next((each for each in found if each.classes == "places"), None)
            assert places
            followed = {
                one.id
                for one, other in pairwise(places.inside)
                if other.classes == "way" and one.id.startswith("tile-")
            }
            assert walked <= followed


def test_a_phone_shows_tiles_to_find_in_the_corner_and_the_rest_beside_the_board() -> None:
    for screen, slots in (("wide", ["corner"]), ("upright", ["corner", "side"])):
        parts = draw(views(4)[0], screen=screen).parts  # type: ignore[arg-type] # a screen
        assert [part.slot for part in parts if part.name in {"to-find", "to-come"}] == slots


def test_a_phone_keeps_its_corner_free_when_no_tile_is_left_to_find() -> None:
    found = next(v for v in views(4) if not sum(v.stack) and not v.shown)
    parts = draw(found, screen="upright").parts
    assert [part.slot for part in parts if part.name in {"to-find", "to-come"}] == ["side"]


def test_the_viewer_comes_first_among_the_players_and_is_called_you() -> None:
    for v in views(4):
        part = next(part for part in draw(v).parts if part.slot == "players")
        first = part.shapes[0]
        if v.seat >= 0:
            assert first.id == player_id(v.seat)
            assert phrase("scene-you") in [each.words for each in within((first,))]


def gatherings(v: View) -> list[Picking]:
    """What the viewer may have picked, if he is to act."""
    first = [mesopotamia.gather(v, ())] if v.legal else []
    return first + [mesopotamia.gather(v, click.picks) for g in first for click in g.leads()]


def test_every_class_of_the_picture_is_known_to_the_theme() -> None:
    css = theme_of("mesopotamia").css
    plain = {"tile", "piece", "seat-panel", "p-neutral", "own-hand"}
    for v in views(2) + views(3):
        pictures = [draw(v), *(draw(v, g) for g in gatherings(v))]
        for each in (shape for picture in pictures for shape in shapes(picture)):
            for name in each.classes.split():
                assert f".{name}" in css or name in plain, name
