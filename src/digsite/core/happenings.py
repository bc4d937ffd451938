"""What happened in a step, as one viewer saw it: where it is shown, and what he is told of it.

A game makes happenings from views alone (`Game.happened`), so they tell nobody what he cannot know.
A client shows them where they happened: it knows the kinds, and no game.
"""

from typing import Literal, NamedTuple

from digsite.core.phrase import Phrase
from digsite.core.scenery import Words
from digsite.core.seats import NOBODY

# fly: from one thing to another; unveil: it turns up where it was hidden, then it flies; drop: onto
# a thing; turn: it turns over; burn: it goes up in flames; count: its numbers run to what they are
# now; sweep: a storm goes over the whole table.
Kind = Literal["fly", "unveil", "drop", "turn", "burn", "count", "sweep"]

# loss: something was taken from the viewer; storm: it strikes everybody; news: anything else.
Tone = Literal["loss", "storm", "news"]


class Notice(NamedTuple):
    """What concerns the viewer, in a sentence: it is shown on a card until he acts.

    `more` is a second line. `picture` is a symbol to draw beside it, if there is one.
    """

    words: Phrase
    tone: Tone
    more: Words = ""
    picture: str = ""


class Happening(NamedTuple):
    """Something that is seen to happen on the table.

    `source` and `target` are ids of things in the picture: where it comes from, if that is
    somewhere, and where it goes or takes place. Both are drawn before it or after it.
    `picture` is the symbol of what moves, `seat` the one whose colour it has.
    """

    kind: Kind
    target: str = ""
    source: str = ""
    picture: str = ""
    seat: int = NOBODY
    notice: Notice | None = None
