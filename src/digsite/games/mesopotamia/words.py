"""Mesopotamia in phrases: what a button says, what is asked, what the log tells.

The words themselves stand in text/*.ftl. An action has one stem and one set of arguments: its
label is `label-<stem>`, its log line `tell-<stem>`. What is asked is named like the phase:
`prompt-<phase>` speaks to the actor, `wait-<phase>` to everybody else. A tile is named by its kind
and its number, and a way as "plains 5 → forest 2", which no language bends.
"""

from typing import Final

from digsite.core.phrase import Args, Phrase, listed, phrase
from digsite.core.seats import CHANCE, HIDDEN
from digsite.games.mesopotamia.actions import (
    CARRIER,
    CARRY,
    COLLECT,
    DONE,
    DRAW,
    DRAW_CARD,
    DRAW_TILE,
    DROP,
    END,
    FIRST,
    GRAB,
    GROW,
    HUT,
    LAY,
    OFFER,
    OWN_THIEF,
    PLAY_ENDURANCE,
    PRIEST_AT,
    PUSH,
    RIVAL_HUT,
    SANCTUARY,
    SHARE,
    STEAL,
    TAKE,
    THEFT,
    TO,
    TRIBE,
    VOLCANO_AT,
    WALK,
)
from digsite.games.mesopotamia.components import (
    CARDS,
    COLOURS,
    DIRECTIONS,
    FERTILE_CHILDREN,
    GOOD_OF,
    GOODS,
    KINDS,
    MANA_STOLEN,
    MANA_TOP,
    OFFERINGS,
    OPEN,
    STONE,
    TEMPLE,
)
from digsite.games.mesopotamia.phases import (
    ACTION,
    FERTILITY_PLAYED,
    LAND_TILES,
    LAYING_OFFERING,
    MANA,
    MOVEMENT,
    OVER,
    PHASES,
    SHARING,
)
from digsite.games.mesopotamia.view import OfferingToken, Player, View

CARGOES: Final = ("none", *GOODS)
SOURCES: Final = ("carried", "lying")
PLAYED: Final = ("endurance", "fertility", "holy-stone", "land", "teleport", "expulsion")


def label(v: View, action: int) -> Phrase:
    """Say what a button for this action says; what chance does is said as the log tells it."""
    if action >= FIRST:
        return tell(v, action)
    stem, args = _described(v, action)
    return phrase(f"label-{stem}", **args)


def tell(v: View, action: int) -> Phrase:
    """Tell in the log what happened; `v` is the view before it. HIDDEN is told without secrets."""
    stem, args = _described(v, action)
    return phrase(f"tell-{stem}", **args)


def prompt(v: View) -> Phrase:
    """Say what is asked of the actor now, as the viewer reads it."""
    if v.phase == OVER:
        return _result(v)
    args = _asked(v)
    if v.actor in (v.seat, CHANCE):
        return phrase(f"prompt-{PHASES[v.phase]}", **args)
    return phrase(f"wait-{PHASES[v.phase]}", who=seat(v.actor), **args)


# Names


def seat(colour: int) -> Phrase:
    """Name a seat."""
    return phrase(f"seat-{COLOURS[colour]}")


def tile_words(v: View, slot: int) -> Phrase:
    """Name a tile of the map: "plains 5"."""
    return phrase(f"at-{KINDS[v.tiles[slot].kind]}", slot=slot)


def tribe_words(cargo: int, *, thief: bool) -> Phrase:
    """Name a tribe by what it carries: "a tribe with a wood"."""
    return phrase("tribe", cargo=CARGOES[cargo], thief="yes" if thief else "no")


def offering_args(v: View, owner: int, number: int) -> Args:
    """T6.3  Name an offering: by its number, and by its worth to those who may know it."""
    return {"number": number, "worth": _token(v, owner, number).worth or 0}


def _token(v: View, owner: int, number: int) -> OfferingToken:
    return next(each for each in v.tokens if (each.owner, each.number) == (owner, number))


def _good(good: int) -> Phrase:
    return phrase(f"good-{GOODS[good]}")


def _way(direction: int) -> Phrase:
    return phrase(f"way-{DIRECTIONS[direction]}")


def _player(v: View) -> Player:
    return v.players[v.player]


# Actions


def _described(v: View, action: int) -> tuple[str, Args]:
    """Return the stem of an action and its arguments."""
    if action == HIDDEN:
        return _hidden(v)
    if action < GRAB:
        stem, args = _step(v, action)
    elif action < VOLCANO_AT:
        stem, args = _handling(v, action)
    elif action < HUT:
        stem, args = _discovery(v, action)
    elif action < COLLECT:
        stem, args = _building(v, action)
    elif action < TRIBE:
        stem, args = _card(v, action)
    elif action < FIRST:
        stem, args = _piece(v, action)
    else:
        return _chance(v, action)
    return stem, {"who": seat(v.player)} | args


def _step(v: View, action: int) -> tuple[str, Args]:
    """T4.1, T4.8, T4.11, T5.1  A step, to the temple with what it brings, or a discovery."""
    slot, way = start_and_way(v, action)
    if action < CARRY:
        kind = (action - WALK) // 6 % 6
        cargo = kind % 3
        args: Args = {"tribe": tribe_words(cargo, thief=kind >= len(CARGOES))}
    else:
        cargo = 0
        args = offering_args(v, v.player, (action - CARRY) // 6 + 1)
        args["tribe"] = phrase("tribe-offering", **args)
    args["from"] = tile_words(v, slot)
    other = v.tiles[slot].beside[way]
    if other == OPEN:
        return "discover", args | {"to": _way(way)}
    args["to"] = tile_words(v, other)
    if v.tiles[other].kind != TEMPLE:
        return "walk", args
    return _at_temple(v, args, cargo=cargo, offering=action >= CARRY)


def start_and_way(v: View, action: int) -> tuple[int, int]:
    """Return the tile that a step leads from, and its direction."""
    if action < CARRY:
        return (action - WALK) // 36, (action - WALK) % 6
    return _token(v, v.player, (action - CARRY) // 6 + 1).slot, (action - CARRY) % 6


def _at_temple(v: View, args: Args, *, cargo: int, offering: bool) -> tuple[str, Args]:
    """T4.8, T4.11  What a tribe of the player does when it comes to the temple site."""
    if offering:
        return "deliver", args
    if cargo != 1 + STONE:
        return "walk", args
    times = 2 if v.holy else 1
    cap = min(_player(v).cap + times, MANA_TOP)
    mana = min(_player(v).mana + times, cap)
    return "build", args | {"mana": mana, "cap": cap, "gain": mana - _player(v).mana}


def _handling(v: View, action: int) -> tuple[str, Args]:
    """T4.4, T4.6, T4.10  Goods and offerings change hands."""
    if action == END:
        return "end", {"points": v.points}
    if action >= STEAL:
        slot, what = divmod(action - STEAL, 8)
        return "steal", {
            "rival": seat(what // 2),
            "good": _good(what % 2),
            "at": tile_words(v, slot),
        }
    if action >= TAKE:
        number, thief = divmod(action - TAKE, 2)
        slot = _token(v, v.player, number + 1).slot
        args = offering_args(v, v.player, number + 1)
        return "take", args | {"at": tile_words(v, slot), "thief": "yes" if thief else "no"}
    slot, what = divmod(action - (GRAB if action < DROP else DROP), 4)
    return "grab" if action < DROP else "drop", {
        "good": _good(what // 2),
        "at": tile_words(v, slot),
        "thief": "yes" if what % 2 else "no",
    }


def _discovery(v: View, action: int) -> tuple[str, Args]:
    """T5.3, T5.5, T7.6  What a discovery asks of its player."""
    if action < LAY:
        slot, way = divmod(action - VOLCANO_AT, 6)
        return "volcano", {"from": tile_words(v, slot), "to": _way(way)}
    if action < SHARE:
        return "lay", {"tile": phrase(f"kind-{KINDS[action - LAY]}")}
    slot = action - SHARE
    return "share", {"good": _good(GOOD_OF[v.tiles[slot].kind]), "at": tile_words(v, slot)}


def _building(v: View, action: int) -> tuple[str, Args]:
    """T6.1  Huts, sanctuaries, growth, a card, or nothing more."""
    if action >= OFFER:
        return "offer", {"worth": OFFERINGS[action - OFFER]}
    if action == DONE:
        return "nothing" if v.phase == ACTION else "done", {}
    if action == DRAW:
        return "draw", {}
    if action >= GROW:
        tribes = FERTILE_CHILDREN if v.phase == FERTILITY_PLAYED else 1
        return "grow", {"at": tile_words(v, action - GROW), "tribes": tribes}
    stem = "hut" if action < SANCTUARY else "sanctuary"
    slot, source = divmod(action - (HUT if action < SANCTUARY else SANCTUARY), 2)
    return stem, {"at": tile_words(v, slot), "source": SOURCES[source]}


def _card(v: View, action: int) -> tuple[str, Args]:
    """T7.1, T8.3  Cards are played, mana is collected."""
    if action == COLLECT:
        mana = _player(v).income + v.blessings
        gain = min(mana, _player(v).cap - _player(v).mana)
        return "collect", {"mana": gain, "lost": mana - gain}
    if action < PLAY_ENDURANCE:
        return "priest", {"at": tile_words(v, action - PRIEST_AT)}
    if action < THEFT:
        return f"play-{PLAYED[action - PLAY_ENDURANCE]}", {}
    rival = action - THEFT
    return "theft", {"rival": seat(rival), "mana": stolen_mana(v, rival)}


def stolen_mana(v: View, rival: int) -> int:
    """T7.9  Return how much mana the player would take from a rival."""
    return min(MANA_STOLEN, v.players[rival].mana, _player(v).cap - _player(v).mana)


# Pieces that Teleport and Expulsion move


def _piece(v: View, action: int) -> tuple[str, Args]:
    """T7.7, T7.8  A piece is chosen, then where it goes."""
    if action >= PUSH:
        here = slot_of(v, v.piece)
        to = v.tiles[here].beside[action - PUSH]
        return "push", {"from": tile_words(v, here), "to": tile_words(v, to)}
    if action >= TO:
        return _teleported(v, action - TO)
    args: Args = {"owner": seat(owner_of(v, action)), "at": tile_words(v, slot_of(v, action))}
    if action >= RIVAL_HUT:
        slot, place = divmod(action - RIVAL_HUT, 2)
        return "uproot", args | {"number": v.tiles[slot].huts[place].token}
    return "tribe", args | {"tribe": _carrying(v, action)}


def _teleported(v: View, slot: int) -> tuple[str, Args]:
    """T7.7  At the temple site a stone is built in and an offering delivered as on foot."""
    args: Args = {"from": tile_words(v, slot_of(v, v.piece)), "to": tile_words(v, slot)}
    if v.tiles[slot].kind != TEMPLE:
        return "to", args
    offering = v.piece >= CARRIER
    if offering:
        owner, number = divmod(v.piece - CARRIER, 4)
        args |= offering_args(v, owner, number + 1)
    cargo = 0 if offering else (v.piece - TRIBE) % 3
    stem, args = _at_temple(v, args, cargo=cargo, offering=offering)
    return "to" if stem == "walk" else stem, args


def _carrying(v: View, piece: int) -> Phrase:
    """Name the tribe that an action chooses by what it carries."""
    if piece >= CARRIER:
        owner, number = divmod(piece - CARRIER, 4)
        return phrase("tribe-offering", **offering_args(v, owner, number + 1))
    thief = (piece - TRIBE) % 15 // 3 == OWN_THIEF
    return tribe_words((piece - TRIBE) % 3, thief=thief)


def owner_of(v: View, piece: int) -> int:
    """Return the seat of the piece that an action chooses."""
    if piece >= RIVAL_HUT:
        slot, place = divmod(piece - RIVAL_HUT, 2)
        return v.tiles[slot].huts[place].owner
    if piece >= CARRIER:
        return (piece - CARRIER) // 4
    colour = (piece - TRIBE) % 15 // 3
    return v.player if colour == OWN_THIEF else colour


def slot_of(v: View, piece: int) -> int:
    """Return the tile of the piece that an action chooses."""
    if piece >= RIVAL_HUT:
        return (piece - RIVAL_HUT) // 2
    if piece >= CARRIER:
        owner, number = divmod(piece - CARRIER, 4)
        return _token(v, owner, number + 1).slot
    return (piece - TRIBE) // 15


# Chance, and what is not shown


def _chance(v: View, action: int) -> tuple[str, Args]:
    if action < DRAW_TILE:
        return "first", {"who": seat(action - FIRST)}
    if action < DRAW_CARD:
        stem = "shown" if v.phase == LAND_TILES else "tile"
        return stem, {"tile": phrase(f"kind-{KINDS[action - DRAW_TILE]}")}
    card = phrase(f"card-{CARDS[action - DRAW_CARD]}")
    return "card", {"who": seat(v.player), "card": card}


def _hidden(v: View) -> tuple[str, Args]:
    """T6.3, T6.10, T7.6  An offering is laid, a card drawn, a tile shown: which, is not told."""
    if v.phase == LAYING_OFFERING:
        return "offer-hidden", {}
    if v.phase == LAND_TILES:
        return "shown-hidden", {}
    return "card-hidden", {"who": seat(v.player)}


# Prompts


def _asked(v: View) -> Args:
    """Return the arguments of what is asked now."""
    if v.phase == MOVEMENT:
        return {"points": v.points}
    if v.phase == SHARING:
        return {"good": GOODS[GOOD_OF[v.tiles[-1].kind]], "shares": v.shares}
    if v.phase == ACTION:
        return {"may": _open_to(v)}
    if v.phase == MANA:
        return {"cards": max(0, len(v.legal) - 1)}
    return {}


def _open_to(v: View) -> str:
    """T6.1  Whether the player can build or grow in phase II, or only draw a card, or nothing."""
    p = v.prospects
    if p.huts or p.sanctuaries or p.births:
        return "build"
    return "card" if p.cards else "nothing"


def _result(v: View) -> Phrase:
    """T9.1, T9.2  Who has won, and with how many offerings."""
    winners = [colour for colour, player in enumerate(v.players) if player.place == 1]
    offerings = len(v.players[winners[0]].delivered)
    if winners == [v.seat]:
        return phrase("over-you", offerings=offerings)
    who = listed([seat(colour) for colour in winners])
    return phrase("over-won" if len(winners) == 1 else "over-shared", who=who, offerings=offerings)
