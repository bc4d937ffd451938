"""What is picked up in a position of Archaeology, and what becomes of it; and some positions."""

from digsite.core.gathering import Gathering, playable
from digsite.games import archaeology
from digsite.games.archaeology.state import State
from digsite.i18n import Speaker
from tests.archaeology.table import table
from tests.pictures import shapes

SAY = Speaker("en", "archaeology", strict=True).say


def gathered(s: State, *picks: str) -> Gathering:
    return archaeology.gather(archaeology.look(s, s.actor), picks)


def clicked(s: State, *things: str) -> Gathering:
    """What is gathered after clicks on these things and buttons, one after the other."""
    g = gathered(s)
    for thing in things:
        buttons = {button.id: button.click for button in g.buttons}
        g = gathered(s, *{**g.clicks, **buttons}[thing].picks)
    return g


def names(g: Gathering) -> list[str]:
    return [archaeology.say(action) for action in g.actions]


def confirmed(s: State, g: Gathering) -> State:
    after = archaeology.clone(s)
    assert playable(archaeology, after, g.actions)
    return after


def words(g: Gathering) -> tuple[str, str, str]:
    return SAY(g.says), SAY(g.more), SAY(g.confirm)


def labelled(s: State, g: Gathering) -> dict[str, str]:
    scene = archaeology.draw(archaeology.look(s, s.actor), g)
    return {each.id: SAY(each.label) for each in shapes(scene) if each.id}


def storm() -> State:
    """Seven cards, three of which are lost."""
    hands = "shard1,scrap2,coin2,cup1,mask1/-/-"
    return table(hands=hands, phase="storm", drop="3")


def coins() -> State:
    return table(hands="coin3,cup3,map2/-/-", market="shard2")


def trading() -> State:
    return table(
        hands="shard1,scrap1,coin1,map2/-/-", market="shard2,scrap1,coin1,cup2,talisman1,mask1"
    )
