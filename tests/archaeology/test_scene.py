"""The picture of Archaeology: everything legal can be clicked where it happens."""

from functools import cache

import pytest

from digsite.core.phrase import Phrase, phrase
from digsite.core.seats import NOBODY
from digsite.games import archaeology, load
from digsite.games.archaeology.actions import DONE, PASS
from digsite.games.archaeology.components import KINDS
from digsite.games.archaeology.drawing.market import WIDE, fitting, rows_of
from digsite.games.archaeology.drawing.pieces import CARD
from digsite.games.archaeology.drawing.treasures import CELL, NAME_X, cell_x, head
from digsite.games.archaeology.scene import draw
from digsite.games.archaeology.view import View
from digsite.i18n import LANGUAGES, Speaker
from digsite.scene import part_svg, theme_of
from digsite.scene.fit import width
from digsite.scene.svg import laid_out
from tests.archaeology.table import late, play, table
from tests.helpers import generator, positions
from tests.pictures import shapes, spell

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
                assert f".{name}" in css or name in {"pile", "seat-panel"}, name


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


@pytest.mark.parametrize("kinds, cards", [(1, 1), (4, 4), (4, 12), (4, 54), (3, 48)])
def test_the_market_keeps_to_its_width(kinds: int, cards: int) -> None:
    step, scale = fitting(kinds, cards)
    width = kinds * (CARD + 16) - 16 + (cards - kinds) * step
    assert width * scale <= WIDE - 8 + 0.01
    assert scale <= 1


@pytest.mark.parametrize("kinds, rows", [(0, [0]), (4, [4]), (5, [3, 2]), (7, [4, 3])])
def test_many_kinds_lie_in_two_rows(kinds: int, rows: list[int]) -> None:
    assert [len(row) for row in rows_of(list(range(kinds)))] == rows


def test_an_empty_market_can_be_drawn() -> None:
    assert fitting(0, 0) == (40, 1)
    assert "scene-market-pile" not in words(archaeology.look(table(hands="coin1/-/-"), 0))


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
        assert NAME_X + width(line, size, bold=True) < cell_x(1) - CELL / 2
    five, unseen = head()[-2:]
    assert isinstance(unseen.words, Phrase)
    (line,), size = laid_out(unseen, say(unseen.words))
    assert cell_x(5) + width("5", size) / 2 < 298 - width(line, size), five
