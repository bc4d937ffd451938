"""The picture of Archaeology: everything legal can be clicked where it happens."""

from dataclasses import replace
from functools import cache

import pytest

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import SCREENS, Frame, Screen, Shape, within
from digsite.core.seats import NOBODY
from digsite.games import archaeology, load
from digsite.games.archaeology.actions import DONE, PASS
from digsite.games.archaeology.components import KINDS
from digsite.games.archaeology.pictures.scene import draw
from digsite.games.archaeology.pictures.stage import ON_SCREEN
from digsite.games.archaeology.pictures.treasures import CELL, NAME_X, cell_x, head
from digsite.games.archaeology.view import View
from digsite.i18n import LANGUAGES, Speaker
from digsite.scene import part_svg, theme_of
from digsite.scene.fit import width
from digsite.scene.svg import face_of, laid_out
from tests.archaeology.table import late, play, table
from tests.helpers import generator, positions
from tests.pictures import shapes, spell
from tests.positions.reading import position

NO_PLACE = {DONE, PASS}  # buttons do these


@cache
def views(seats: int) -> list[View]:
    rng = generator("scene", seats)
    found = positions(load("archaeology"), seats, rng, games=2, share=24)
    return [archaeology.look(s, s.actor if s.actor >= 0 else NOBODY) for s in found]


def words(v: View) -> str:
    """All that the picture says."""
    return "\n".join(part_svg(part, spell) for part in draw(v).parts)


@pytest.mark.parametrize("seats", archaeology.SEATS)
def test_every_legal_action_with_a_place_can_be_clicked(seats: int) -> None:
    for v in views(seats):
        offered = {action for each in shapes(draw(v)) for action in each.actions}
        assert offered == set(v.legal) - NO_PLACE


def test_every_class_of_the_picture_is_known_to_the_theme() -> None:
    css = theme_of("archaeology").css
    for v in views(2) + views(4):
        for each in shapes(draw(v)):
            for name in each.classes.split():
                assert f".{name}" in css or name in {
                    "seat-panel",
                    "scenery",
                    "narrow",
                    "own-hand",
                }, name


def test_rival_hands_are_backs_and_known_cards_lie_open() -> None:
    s = table(3, hands="coin1/cup1,mask2/-", known="0>1:cup1:2")
    svg = words(archaeology.look(s, 0))
    assert svg.count("scene-known kind-cup") == 1
    assert "scene-known kind-mask" not in svg


def test_what_was_just_traded_stands_out() -> None:
    s = table(hands="scrap2/-/-", market="coin1")
    before = words(archaeology.look(s, 0)).count('class="moved"')
    play(s, "take coin", "pay scrap")
    assert (before, words(archaeology.look(s, 0)).count('class="moved"')) == (0, 2)
    assert words(archaeology.look(s, 1)).count('class="moved"') == 1


@pytest.mark.parametrize(
    "actions, note",
    [
        (["take shard"], "scene-owed 1"),
        (["take shard", "pay scrap"], "scene-even"),
        (["take shard", "pay coin"], "scene-lost 1"),
    ],
)
def test_the_trade_tells_how_it_stands(actions: list[str], note: str) -> None:
    s = play(table(hands="scrap1,coin1/-/-", market="shard1"), *actions)
    assert note in words(archaeology.look(s, 0))


def test_everybody_sees_a_trade_in_progress() -> None:
    s = table(hands="scrap1/-/-", market="shard1")
    assert "scene-market-note" in words(archaeology.look(s, 1))
    play(s, "take shard")
    assert "scene-taken-label 1 1" in words(archaeology.look(s, 1))


def test_flags_tell_who_moves_who_is_robbed_and_who_has_passed() -> None:
    s = table(3, hands="-/coin2/cup1", phase="dig", actor="*", thieves="1")
    assert "scene-victim" in words(archaeology.look(play(s, "draw thief", "rob 1"), 2))
    svg = words(archaeology.look(play(late(hands="coin1/cup1/-"), "pass"), 2))
    assert (svg.count("scene-to-move"), svg.count("scene-passed")) == (1, 1)
    over = words(archaeology.look(play(late(hands="coin1/-/-"), "sell coin 1"), 0))
    assert "scene-to-move" not in over


# The market and the hand


def spelled(shape: Shape) -> str:
    return spell(shape.words) if isinstance(shape.words, Phrase) else shape.words


def piles(v: View, screen: Screen, *picks: str) -> dict[str, Frame]:
    """Where each pile lies: its cards, whether they are picked up or not."""
    found = {}
    gathering = archaeology.gather(v, picks) if v.legal else None
    for part in draw(v, gathering, screen).parts:
        for around in within(part.shapes):
            names = [each.id for each in around.inside if "pile" in each.classes.split()]
            if names:
                found[names[0].removesuffix("-picked")] = frame_of(around)
    return found


def frame_of(around: Shape) -> Frame:
    """The frame of the cards in a group that was moved to its place."""
    x, y = moved(around)
    cards = [each for pile in around.inside for each in pile.inside if each.id]
    rims = [dict(each.inside[0].attributes) for each in cards]
    lefts = [moved(each)[0] for each in cards]
    width, height = float(rims[0]["width"]) - 4, float(rims[0]["height"]) - 4
    return x + min(lefts), y, max(lefts) - min(lefts) + width, height


def moved(shape: Shape) -> tuple[float, float]:
    words = str(dict(shape.attributes)["transform"])
    x, y = words.removeprefix("translate(").removesuffix(")").split()
    return float(x), float(y)


@pytest.mark.parametrize("screen", SCREENS)
def test_kinds_keep_their_places_in_the_market_whatever_else_lies_there(screen: Screen) -> None:
    every = ",".join(f"{kind}1" for kind in KINDS)
    whole = piles(archaeology.look(table(market=every), 0), screen)
    alone = piles(archaeology.look(table(market="cup1,mask1"), 0), screen)
    assert list(whole) == [f"market-{kind}" for kind in KINDS]
    assert alone == {name: whole[name] for name in ("market-cup", "market-mask")}


def test_an_empty_place_says_which_kind_is_missing() -> None:
    svg = words(archaeology.look(table(hands="coin1/-/-", market="map1"), 0))
    assert [kind for kind in KINDS if f"scene-no-{kind}" not in svg] == ["map"]


@pytest.mark.parametrize("screen", SCREENS)
def test_the_hardest_position_keeps_to_the_picture_and_no_pile_is_narrow(screen: Screen) -> None:
    v = archaeology.look(position("archaeology-late"), 0)
    stage = ON_SCREEN[screen]
    found = piles(v, screen)
    assert len(found) == 2 * len(KINDS)
    for x, y, wide, high in found.values():
        assert min(wide, high) >= 44
        assert x >= 0 <= y
        assert x + wide <= stage.width
        assert y + high <= stage.height


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_changes_its_place_or_size_when_something_is_picked(screen: Screen) -> None:
    v = archaeology.look(position("archaeology-turn"), 0)
    before = piles(v, screen)
    for picks in [("hand-coin",) * 3, ("hand-map", "market-coin"), ("chamber-middle",)]:
        assert piles(v, screen, *picks) == before


def test_each_card_has_a_name_that_stays_when_it_is_picked_up() -> None:
    v = archaeology.look(table(hands="coin3/-/-"), 0)
    wanted = {"hand-coin-1", "hand-coin-2", "hand-coin-3"}
    for picks in [(), ("hand-coin", "hand-coin")]:
        assert wanted <= {each.id for each in shapes(draw(v, archaeology.gather(v, picks)))}


@pytest.mark.parametrize(
    "picks, after",
    [((), []), (("hand-map", "market-coin"), ["18"]), (("hand-coin",), [])],
)
def test_on_the_row_of_values_a_trade_shows_what_would_be_held(
    picks: tuple[str, ...], after: list[str]
) -> None:
    v = archaeology.look(position("archaeology-turn"), 0)
    scene = draw(v, archaeology.gather(v, picks))
    held = [each.words for each in shapes(scene) if "t-held" in each.classes]
    assert held == ["1", "1", "10", "7", "3"]
    assert [each.words for each in shapes(scene) if "t-later" in each.classes] == after


def test_on_a_phone_a_tag_says_what_a_kind_sells_for() -> None:
    v = archaeology.look(position("archaeology-turn"), 0)
    scene = draw(v, archaeology.gather(v, ("hand-map", "market-coin")), "upright")
    said = [spelled(each) for each in shapes(scene) if "sells" in each.classes.split()]
    assert said == [
        "scene-sells 1",
        "scene-sells 1",
        "scene-sells-then 10 18",
        "scene-sells 7",
        "scene-sells-then 6 3",
    ]


def test_the_tag_of_the_hand_tells_of_a_storm_and_of_a_trade() -> None:
    v = archaeology.look(position("archaeology-turn"), 0)
    assert "scene-hand-now 9 25 4" in words(v)
    trade = draw(v, archaeology.gather(v, ("hand-map", "market-coin")))
    assert "scene-hand-trade 9 25 4 30" in map(spelled, shapes(trade))
    assert "scene-hand-storm" in words(archaeology.look(position("archaeology-storm"), 0))


def test_the_tag_of_the_hand_tells_of_no_storm_when_none_is_left() -> None:
    v = archaeology.look(position("archaeology-turn"), 0)
    assert "scene-hand-safe 9 25" in words(replace(v, storms=0))


def test_a_spectator_is_shown_no_hand() -> None:
    s = position("archaeology-turn")
    mine, theirs = archaeology.look(s, 0), archaeology.look(s, NOBODY)
    assert "scene-hand" not in words(theirs)
    assert draw(theirs).parts[0].height < draw(mine).parts[0].height


def test_my_own_panel_says_you() -> None:
    s = position("archaeology-turn")
    assert words(archaeology.look(s, 0)).count(">scene-you<") == 1
    assert ">scene-you<" not in words(archaeology.look(s, NOBODY))


# The table of sets


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_the_table_of_sets_names_end_before_prices_and_heads_keep_apart(lang: str) -> None:
    say = Speaker(lang, "archaeology", strict=True).say
    names = [phrase(f"scene-kind-{kind}") for kind in KINDS]
    written = [each for each in shapes(draw(views(2)[0])) if each.words in names]
    assert len(written) == len(KINDS)
    for each in written:
        assert isinstance(each.words, Phrase)
        (line,), size = laid_out(each, say(each.words))
        assert size > 14  # 13 pixels on a laptop
        assert NAME_X + width(line, size, face_of(each)) < cell_x(1) - CELL / 2
    five, unseen = head()[-2:]
    assert isinstance(unseen.words, Phrase)
    (line,), size = laid_out(unseen, say(unseen.words))
    assert cell_x(5) + width("5", size) / 2 < 298 - width(line, size), five
