"""What is said of things that are brought to the temple site, on foot or by a card."""

from digsite.core.gathering import Meaning
from digsite.core.phrase import phrase
from digsite.games.mesopotamia.components import OFFERINGS
from digsite.games.mesopotamia.gathering.world import after
from digsite.games.mesopotamia.view import View


def built_in(v: View, *actions: int) -> Meaning:
    """T4.8, T4.9  Return what a stone brings that these actions build into the temple."""
    now, then = v.players[v.player], after(v, *actions).players[v.player]
    gains = (then.mana, then.cap) != (now.mana, now.cap)
    more = phrase("gather-build-in-more", now=now.mana, cap=now.cap)
    return Meaning(
        phrase("gather-build-in"),
        more if gains else phrase("gather-build-in-vain"),
        phrase("gather-build-in-button", mana=then.mana, cap=then.cap),
    )


def delivered(v: View, number: int) -> Meaning:
    """T4.11, T9.1  Return what the delivery of an own offering means; the fourth one wins."""
    own = (token for token in v.tokens if token.owner == v.player)
    worth = next(token.worth for token in own if token.number == number) or 0
    wins = "yes" if len(v.players[v.player].delivered) == len(OFFERINGS) - 1 else "no"
    mana = v.players[v.player].mana - worth
    return Meaning(
        phrase("gather-deliver", worth=worth),
        phrase("gather-deliver-more", wins=wins, mana=mana),
        phrase("gather-deliver-button", worth=worth, wins=wins),
    )
