"""The words of Archaeology: every situation of a game can be told in every language."""

import re
from functools import cache

import pytest

from digsite.core.phrase import Phrase
from digsite.core.seats import NOBODY
from digsite.games import archaeology
from digsite.games.archaeology.components import KINDS
from digsite.games.archaeology.state import State
from digsite.games.archaeology.view import View
from digsite.games.archaeology.words import label, prompt, some, tell
from digsite.i18n import LANGUAGES, Speaker
from digsite.i18n.speaker import sources
from tests.archaeology.table import late, play, table
from tests.helpers import generator

ENGLISH = Speaker("en", "archaeology", strict=True)
DIG_NOW = {"phase": "dig", "actor": "*", "thieves": "2", "storms": "2"}


@cache
def said(seats: int, games: int) -> dict[tuple[str, str], Phrase]:
    """All that is said in some random games: prompts, labels and log lines, to all viewers."""
    found = []
    for number in range(games):
        s, rng = archaeology.deal(seats, {}), generator("words", seats, number)
        while s.actor != NOBODY:
            action = archaeology.pick(s, rng)
            for seat in (0, 1, NOBODY):
                v = archaeology.look(s, seat)
                found += [prompt(v), tell(v, archaeology.shown(s, action, seat))]
                found += [label(v, each) for each in v.legal]
            archaeology.apply(s, action)
        found += [prompt(archaeology.look(s, seat)) for seat in (0, 1, NOBODY)]
    return {(words.key, str(words.args)): words for words in found}


def label_of(s: State, action: str) -> str:
    v = archaeology.look(s, s.actor)
    assert archaeology.read(action) in v.legal, action
    return ENGLISH.say(label(v, archaeology.read(action)))


def log_of(s: State, action: str, seat: int = NOBODY) -> str:
    number = archaeology.read(action)
    assert number in archaeology.legal(s), action
    return ENGLISH.say(tell(archaeology.look(s, seat), archaeology.shown(s, number, seat)))


def logged(s: State, *actions: str) -> list[str]:
    """The log of these actions, for a spectator."""
    lines = []
    for action in actions:
        lines.append(log_of(s, action))
        play(s, action)
    return lines


def asked(v: View) -> str:
    return ENGLISH.say(prompt(v))


@pytest.mark.untraced
@pytest.mark.parametrize("seats", [2, 4])
def test_every_situation_of_a_game_has_its_words_in_every_language(seats: int) -> None:
    for lang in LANGUAGES:
        speaker = Speaker(lang, "archaeology", strict=True)
        for words in said(seats, games=3).values():
            line = speaker.say(words)
            assert line == line.strip() != ""
            assert not set("{}\u2068\u2069") & set(line), line


def test_no_label_log_line_or_prompt_is_written_in_vain() -> None:
    used = {key for seats in (2, 4) for key, _ in said(seats, games=3)}
    text = "".join(file.read_text(encoding="utf-8") for file in sources("en", "archaeology"))
    written = re.findall(r"^((?:label|tell|prompt|wait)-[\w-]+) =", text, re.MULTILINE)
    assert set(written) - used == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_treasures_have_names_one_by_one_and_in_numbers(lang: str) -> None:
    speaker = Speaker(lang, "archaeology", strict=True)
    for kind, name in enumerate(KINDS):
        assert speaker.has(f"kind-{name}")
        assert speaker.has(f"part-{name}")
        numbers = [speaker.say(some(kind, cards)) for cards in (1, 2, 5)]
        assert len(set(numbers)) == 3
        assert "1" not in numbers[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_tips_for_beginners(lang: str) -> None:
    assert len(Speaker(lang, "archaeology", strict=True).tips()) == 9


# Buttons


def test_a_button_for_a_sale_tells_the_price() -> None:
    s = table(hands="coin3,mask1/-/-")
    assert label_of(s, "sell coin 3") == "Sell 3 coins for $10"
    assert label_of(s, "sell mask 1") == "Sell a pharaoh’s mask for $4"


def test_buttons_of_a_trade_tell_values() -> None:
    s = table(hands="scrap2,coin1/-/-", market="shard1,talisman1")
    labels = [label_of(s, "take shard")]
    labels.append(label_of(play(s, "take shard"), "take talisman"))
    labels.append(label_of(play(s, "take talisman"), "pay coin"))
    labels.append(label_of(play(s, "pay coin"), "pay scrap"))
    assert labels == [
        "Take a pot shard (trade value 1)",
        "Take a talisman too (trade value 3)",
        "Pay a coin (worth 2, owed 4)",
        "Pay a parchment scrap (worth 1, owed 2)",
    ]


def test_a_button_for_a_chamber_tells_what_it_costs() -> None:
    s = table(hands="map2/-/-")
    assert label_of(s, "explore 3") == "Explore the small chamber: 3 cards for 1 map"
    assert label_of(s, "explore 5") == "Explore the middle chamber: 5 cards for 2 maps"


def test_buttons_that_end_the_turn() -> None:
    assert label_of(table(hands="coin1/-/-"), "done") == "End your turn"
    assert label_of(late(hands="coin1/cup1/-"), "pass") == "Pass"


def test_buttons_of_thief_and_storm() -> None:
    s = play(table(3, hands="shard2/coin1/cup3", **DIG_NOW), "draw thief")
    assert [label_of(s, name) for name in ("rob 1", "rob 2")] == [
        "Rob Red (1 card)",
        "Rob Green (3 cards)",
    ]
    s = play(table(3, hands="coin4/-/-", **DIG_NOW), "draw storm")
    assert label_of(s, "drop coin") == "Lose a coin"
    assert label_of(play(s, "drop coin"), "drop coin") == "Lose a coin too"


# The log


def test_the_log_of_a_trade_reads_on_from_line_to_line() -> None:
    s = table(hands="scrap2,coin1/-/-", market="shard1,talisman1")
    trade = ("take shard", "take talisman", "pay coin", "pay scrap", "pay scrap")
    assert logged(s, *trade) == [
        "Blue takes a pot shard",
        "also a talisman",
        "pays a coin",
        "plus a parchment scrap",
        "plus a parchment scrap",
    ]


def test_the_log_tells_a_dug_card_to_the_digger_only() -> None:
    s = table(3, **DIG_NOW)
    assert log_of(s, "draw coin", 0) == "Blue digs up a coin"
    assert log_of(s, "draw coin", 1) == log_of(s, "draw coin") == "Blue digs up a treasure"


def test_the_log_of_a_theft() -> None:
    s = table(3, hands="-/coin1,cup1/-", **DIG_NOW)
    assert logged(s, "draw thief", "rob 1") == ["Blue meets a thief", "Blue robs Red"]
    assert [log_of(s, "steal cup", seat) for seat in (0, 1, 2)] == [
        "Blue gets a broken cup",
        "Blue gets a broken cup",
        "Blue gets a card",
    ]


def test_the_log_of_a_storm() -> None:
    s = table(3, hands="coin4/-/-", **DIG_NOW)
    assert logged(s, "draw storm", "drop coin", "drop coin") == [
        "Blue meets a sandstorm",
        "Blue loses a coin to the storm",
        "plus a coin",
    ]


def test_the_log_of_an_exploration() -> None:
    s = table(hands="map1/-/-")
    assert logged(s, "explore 3", "draw coin") == [
        "Blue explores the small chamber with 1 map",
        "Blue finds a treasure",
    ]
    assert log_of(s, "draw mask", 0) == "Blue finds a pharaoh’s mask"


def test_the_log_of_the_deal() -> None:
    s = archaeology.deal(2, {})
    assert logged(s, "first 1", "draw coin") == ["Red goes first", "Blue is dealt a card"]
    assert log_of(s, "draw cup", 0) == "Blue is dealt a broken cup"
    play(s, *["draw coin"] * 7)
    assert log_of(s, "draw mask", 0) == "The market gets a pharaoh’s mask"


def test_the_log_of_sales_and_ends() -> None:
    s = late(hands="coin2/cup1/mask1")
    assert logged(s, "sell coin 2", "done", "pass") == [
        "Blue sells 2 coins for $5",
        "Blue ends the turn",
        "Red passes",
    ]


# Prompts


def test_what_is_asked_after_digging() -> None:
    s = table(hands="coin1/-/-")
    assert asked(archaeology.look(s, 0)) == (
        "Take a card of the market to trade, sell from your hand, explore with maps, "
        "or end your turn."
    )
    assert asked(archaeology.look(s, 1)) == "Blue: trade, explore, sell, or end the turn."


def test_who_owes_a_sale_is_told_why() -> None:
    s = play(late(hands="coin1/cup1/-"), "pass", "pass")
    assert asked(archaeology.look(s, 0)) == (
        "You have passed and nobody has sold since: sell at least one card before your turn ends."
    )


def test_what_is_asked_in_a_trade() -> None:
    s = table(hands="scrap2,coin1/-/-", market="talisman1")
    play(s, "take talisman")
    assert asked(archaeology.look(s, 0)).startswith("You owe 3 in trade value: take more, or pay.")
    play(s, "pay coin")
    assert asked(archaeology.look(s, 0)).startswith("Still to pay: 1 in trade value.")
    assert asked(archaeology.look(s, 1)) == "Blue: pay 1 more."


def test_the_explorer_is_told_card_by_card_and_the_others_once() -> None:
    s = play(table(hands="map1/-/-"), "explore 3")
    mine, theirs = asked(archaeology.look(s, 0)), asked(archaeology.look(s, 1))
    assert mine == "You empty the chamber: 3 cards to come."
    assert theirs == "Blue empties the chamber."
    play(s, "draw coin")
    assert asked(archaeology.look(s, 0)) != mine
    assert asked(archaeology.look(s, 1)) == theirs


@pytest.mark.parametrize(
    "money, cards, words",
    [
        ([61, 20, 30], [9, 9, 9], "The game is over: you win with $61."),
        ([20, 61, 30], [9, 9, 9], "The game is over: Red wins with $61."),
        ([61, 61, 30], [9, 8, 9], "The game is over: Red wins with $61."),
        ([61, 61, 30], [9, 9, 9], "The game is over: Blue and Red share the win with $61."),
        ([61, 61, 61], [9, 9, 9], "The game is over: Blue, Red and Green share the win with $61."),
    ],
)
def test_the_end_names_the_winners(money: list[int], cards: list[int], words: str) -> None:
    """A9.7"""
    s = play(late(hands="coin1/-/-"), "sell coin 1")
    s.money, s.sold = money, cards
    assert asked(archaeology.look(s, 0)) == words


def test_what_chance_can_do_is_labelled_as_the_log_tells_it() -> None:
    v = archaeology.look(table(3, **DIG_NOW), 0)
    coin = archaeology.read("draw coin")
    assert label(v, coin) == tell(v, coin)
