"""Archaeology in phrases: what a button says, what is asked, what the log tells.

The words themselves stand in text/*.ftl. An action has one stem and one set of arguments: its
label is `label-<stem>`, its log line `tell-<stem>`. What is asked has a stem too, mostly the name
of the phase: `prompt-<stem>` speaks to the actor, `wait-<stem>` to everybody else.
"""

from typing import Final

from digsite.core.phrase import Args, Phrase, listed, phrase
from digsite.core.seats import CHANCE, HIDDEN
from digsite.games.archaeology.actions import (
    DONE,
    DRAW,
    DRAW_STORM,
    DRAW_THIEF,
    DROP,
    EXPLORE,
    FIRST,
    PASS,
    PAY,
    ROB,
    SELL,
    STEAL,
    TAKE,
)
from digsite.games.archaeology.components import (
    CHAMBERS,
    COLOURS,
    HAND,
    KINDS,
    NO_KIND,
    SET_KIND,
    SET_PRICE,
    SET_SIZE,
    TRADE,
)
from digsite.games.archaeology.phases import (
    ACTIONS,
    BUYING,
    DEAL,
    DIG,
    FINDING,
    OVER,
    PAYING,
    PHASES,
    STORM,
    THEFT,
)
from digsite.games.archaeology.view import View

CHAMBER_SIZES: Final = ("small", "middle", "large")


def label(v: View, action: int) -> Phrase:
    """Say what a button for this action says; what chance does is said as the log tells it."""
    if action >= FIRST:
        return tell(v, action)
    stem, args = _described(v, action)
    return phrase(f"label-{stem}", **args)


def tell(v: View, action: int) -> Phrase:
    """Tell in the log what happened; `v` is the view before it."""
    stem, args = _chance(v, action) if v.actor == CHANCE else _described(v, action)
    return phrase(f"tell-{stem}", **args)


def prompt(v: View) -> Phrase:
    """Say what is asked of the actor now, as the viewer reads it."""
    if v.phase == OVER:
        return _result(v)
    if v.actor in (v.seat, CHANCE):
        return phrase(f"prompt-{PHASES[v.phase]}", **_asked(v))
    return phrase(f"wait-{PHASES[v.phase]}", who=seat(v.actor), **_asked(v))


# Names


def seat(number: int) -> Phrase:
    """Name a seat."""
    return phrase(f"seat-{COLOURS[number]}")


def role(number: int) -> Phrase:
    """Say what sits there, if it is a bot."""
    return phrase(f"role-{COLOURS[number]}")


def some(kind: int, cards: int = 1) -> Phrase:
    """Name a number of cards of a kind, as the object of a verb: "a coin", "3 coins"."""
    return phrase(f"some-{KINDS[kind]}", cards=cards)


def money(amount: int) -> Phrase:
    """Name an amount of money."""
    return phrase("money", money=amount)


def chamber_words(chamber: int) -> Phrase:
    """Name a chamber: "the small chamber"."""
    return phrase(f"chamber-{CHAMBER_SIZES[chamber]}")


# Actions of people


def _described(v: View, action: int) -> tuple[str, Args]:
    """Return the stem of an action and its arguments."""
    who = seat(v.actor)
    if action < TAKE:
        return "sell", {"who": who, **_set(action - SELL)}
    if action < EXPLORE:
        return _trade(v, action, who)
    if action < DONE:
        return "explore", {"who": who, **_chamber(action - EXPLORE)}
    if action < DROP:
        return ("pass" if action == PASS else "done"), {"who": who}
    if action < ROB:
        more = "" if v.last == NO_KIND else "-more"
        return f"drop{more}", {"who": who, "what": some(action - DROP)}
    victim = action - ROB
    return "rob", {"who": who, "victim": seat(victim), "cards": v.players[victim].cards}


def _set(sold: int) -> Args:
    return {
        "what": some(SET_KIND[sold], SET_SIZE[sold]),
        "price": money(SET_PRICE[sold]),
    }


def _trade(v: View, action: int, who: Phrase) -> tuple[str, Args]:
    """A5.5  Cards are taken one by one, then paid one by one."""
    if action < PAY:
        kind, stem = action - TAKE, "take" if v.phase == ACTIONS else "take-more"
    else:
        kind, stem = action - PAY, "pay" if v.phase == BUYING else "pay-more"
    return stem, {"who": who, "what": some(kind), "value": TRADE[kind], "debt": v.debt}


def _chamber(chamber: int) -> Args:
    return {
        "chamber": chamber_words(chamber),
        "cards": CHAMBERS[chamber],
        "maps": chamber + 1,
    }


# What chance does


def _chance(v: View, action: int) -> tuple[str, Args]:
    """Return stem and arguments of what chance did; a hidden card is told without its kind."""
    if FIRST <= action < DRAW:
        return "first", {"who": seat(action - FIRST)}
    if action in (DRAW_THIEF, DRAW_STORM):
        return ("thief" if action == DRAW_THIEF else "storm"), {"who": seat(v.turn)}
    stem = {DEAL: "deal", DIG: "dig", FINDING: "find", THEFT: "steal"}[v.phase]
    args = _receiver(v)
    if stem == "deal" and not args:
        stem = "deal-market"
    if action == HIDDEN:
        return f"{stem}-hidden", args
    return stem, {**args, "what": some(action - (STEAL if v.phase == THEFT else DRAW))}


def _receiver(v: View) -> Args:
    """A2.2  In the deal every seat gets four cards, then the market gets its own."""
    if v.phase != DEAL:
        return {"who": seat(v.turn)}
    waiting = [number for number in range(v.seats) if v.players[number].cards < HAND]
    return {"who": seat(waiting[0])} if waiting else {}


# Prompts


def _asked(v: View) -> Args:
    """Return the arguments of what is asked now."""
    if v.phase == ACTIONS:
        return {"end": "sale" if v.owes_sale else "pass" if v.idle else "done"}
    if v.phase in (BUYING, PAYING):
        return {"debt": v.debt}
    if v.phase == STORM:
        return {"cards": v.to_drop}
    return _asked_of_chance(v) if v.phase in (DIG, FINDING, THEFT) else {}


def _asked_of_chance(v: View) -> Args:
    args: Args = {"who": seat(v.turn)}
    if v.phase == FINDING:
        # who finds them is told card by card, so each of his prompts is another one
        args["cards"] = v.to_find if v.seat == v.turn else 0
    if v.phase == THEFT:
        args["victim"] = seat(v.victim)
    return args


def _result(v: View) -> Phrase:
    """A9.7  Who has won: most money, then fewest cards sold, then together."""
    merits = [(player.money, -player.sold) for player in v.players]
    best = max(merits)
    winners = [number for number, merit in enumerate(merits) if merit == best]
    amount = money(best[0])
    if winners == [v.seat]:
        return phrase("over-you", money=amount)
    who = listed([seat(number) for number in winners])
    return phrase("over-won" if len(winners) == 1 else "over-shared", who=who, money=amount)
