"""Mesopotamia by hand in a browser: tribes are lifted and walk, works are picked and confirmed."""

from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import expect

from digsite.core.rng import seeded
from digsite.games.mesopotamia.components import COLOURS
from digsite.games.mesopotamia.gathering.gather import gather
from digsite.games.mesopotamia.gathering.picking import Picking
from digsite.games.mesopotamia.gathering.world import after
from digsite.games.mesopotamia.phases import ACTION, MOVEMENT, SHARING
from digsite.games.mesopotamia.view import View
from tests.browser.conftest import Invite
from tests.browser.hands import Hand
from tests.browser.positions import sit_down_where
from tests.browser.serving import Served
from tests.browser.visitor import Visitor

# A point of the screen where a click meets the thing with this id.
POINT = """id => {
  const thing = document.getElementById(id);
  thing.scrollIntoView({ block: "center", behavior: "instant" });
  const box = thing.getBoundingClientRect();
  for (let n = 0; n < 81; n += 1) {
    const [x, y] = [n, Math.floor(n / 9)].map((each) => ((each * 5 + 4) % 9 + 1) / 10);
    const at = [box.left + x * box.width, box.top + y * box.height];
    if (document.elementFromPoint(...at)?.closest(".legal[id]") === thing) return at;
  }
  return null;
}"""

# A point of a thing, whatever covers it.
MIDDLE = """id => {
  const box = document.getElementById(id).getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 4];
}"""


@pytest.fixture(params=[False, True], ids=["laptop", "phone"])
def player(invite: Invite, request: pytest.FixtureRequest) -> Visitor:
    """Return somebody with a mouse at a laptop, or with a finger on a phone."""
    phone = bool(request.param)
    return invite(phone=phone, has_touch=phone)


def pick(player: Visitor, *things: str) -> None:
    """Click or tap things one after the other; no list opens over the board."""
    for thing in things:
        player.uncover(f"[id='{thing}']")
        at = player.page.evaluate(POINT, thing)
        assert at, f"{thing} is covered"
        touch = player.page.evaluate("navigator.maxTouchPoints > 0")
        with player.change():
            (player.page.touchscreen.tap if touch else player.page.mouse.click)(*at)
        assert not player.page.locator("dialog[open], [role=menu]").count()


def confirm(player: Visitor) -> None:
    version = player.version
    player.confirm()
    player.wait_beyond(version)


def take_back(player: Visitor, button: str = "#undo") -> None:
    version = player.version
    player.click(button)
    player.wait_beyond(version)


def lifting(v: View) -> Iterable[tuple[str, Picking]]:
    """Yield the tribes that can be lifted, each with what can be picked then."""
    if v.phase == MOVEMENT:
        for tribe in gather(v, ()).clicks:
            if tribe.startswith("at-"):
                yield tribe, gather(v, (tribe,))


def found(v: View, does: str, points: int = 0) -> tuple[str, str]:
    """Return a tribe and a thing that it can do something with; twice "" if there is none."""
    for tribe, lifted in lifting(v):
        for thing, glow in lifted.glows.items():
            if glow.does == does and glow.points >= points:
                return tribe, thing
    return "", ""


def where_found(does: str, points: int = 0) -> Callable[[View], bool]:
    return lambda v: found(v, does, points) != ("", "")


# Phase I


def test_a_tribe_walks_five_points_and_takes_a_good_with_one_click(
    player: Visitor, served: Served
) -> None:
    v = sit_down_where(player, served, "mesopotamia", where_found("fetch-wood", 5))
    before = player.ply
    pick(player, *found(v, "fetch-wood", 5))
    assert player.ply == before + 6
    take_back(player)
    assert player.ply == before


@pytest.mark.parametrize(
    "does, plies", [("grab", 1), ("drop", 1), ("swap", 2), ("take", 1), ("steal", 1)]
)
def test_goods_are_handled_by_marks_beside_the_tile(
    visitor: Visitor, served: Served, does: str, plies: int
) -> None:
    v = sit_down_where(visitor, served, "mesopotamia", where_found(does))
    before = visitor.ply
    tribe, mark = found(v, does)
    pick(visitor, tribe)
    assert visitor.ply == before
    pick(visitor, mark)
    assert visitor.ply == before + plies
    take_back(visitor)
    assert visitor.ply == before


def test_new_land_is_discovered_by_the_button_and_stays_discovered(
    player: Visitor, served: Served
) -> None:
    v = sit_down_where(player, served, "mesopotamia", where_found("discover"))
    before = player.ply
    tribe, place = found(v, "discover")
    pick(player, tribe, place, place)
    assert (player.picks, player.ply, player.may_confirm()) == ([tribe], before, False)
    pick(player, place)
    confirm(player)
    assert player.ply > before
    expect(player.page.locator("#undo")).to_be_hidden()


@pytest.mark.parametrize("way", ["mouse", "touch", "keys"])
def test_a_tile_that_is_closed_to_a_tribe_says_why(
    invite: Invite, served: Served, way: str
) -> None:
    visitor = invite(phone=way == "touch", has_touch=way == "touch")
    v = sit_down_where(visitor, served, "mesopotamia", lambda v: bool(shut_out(v)))
    hand = Hand(visitor, way, v.player)
    hand.pick(shut_out(v))
    temple = visitor.page.locator("#tile-0")
    {"mouse": temple.click, "touch": temple.tap, "keys": lambda: temple.press("Enter")}[way]()
    why = "A tribe with wood does not enter the temple site."
    expect(visitor.page.locator("#why")).to_contain_text(why)


def shut_out(v: View) -> str:
    """Return a tribe with wood that can be lifted; "" if there is none."""
    wood = (tribe for tribe, _ in lifting(v) if tribe.endswith(f"-{COLOURS[v.player]}-1"))
    return next(wood, "")


def test_an_offering_is_delivered_by_the_button(player: Visitor, served: Served) -> None:
    v = sit_down_where(player, served, "mesopotamia", where_found("deliver"))
    before = player.ply
    pick(player, *found(v, "deliver"))
    assert player.ply == before
    confirm(player)
    assert player.ply > before


def test_the_last_step_and_the_whole_turn_are_taken_back(visitor: Visitor, served: Served) -> None:
    v = sit_down_where(visitor, served, "mesopotamia", walks_on)
    before = visitor.ply
    tribe, tile = found(v, "walk")
    pick(visitor, tribe, tile)
    walked = visitor.ply
    pick(visitor, next_goal(v, tribe, tile))
    take_back(visitor)
    assert (visitor.ply, visitor.picks) == (walked, [])
    pick(visitor, tribe, tile)
    take_back(visitor, "#undo-turn")
    assert visitor.ply == before


def test_a_tribe_stays_lifted_and_goes_on_with_one_click(player: Visitor, served: Served) -> None:
    v = sit_down_where(player, served, "mesopotamia", walks_on)
    before = player.ply
    tribe, tile = found(v, "walk")
    pick(player, tribe, tile)
    assert player.picks == list(gather(v, (tribe,)).clicks[tile].picks)
    further = next_goal(v, tribe, tile)
    pick(player, further)
    assert player.ply > before + 1
    with player.change():
        player.click("#put-back" if player.picks else "#undo")


def walks_on(v: View) -> bool:
    """Return whether a tribe can walk a step, and the same tribe one more."""
    return v.points > 1 and where_found("walk")(v) and next_goal(v, *found(v, "walk")) != ""


def next_goal(v: View, tribe: str, tile: str) -> str:
    """Return where a tribe can walk to after it has walked to a tile; "" if nowhere."""
    click = gather(v, (tribe,)).clicks[tile]
    then = gather(after(v, *click.actions), click.picks)
    return next((thing for thing, glow in then.glows.items() if glow.does == "walk"), "")


def test_a_tribe_is_dragged_to_a_tile(visitor: Visitor, served: Served) -> None:
    v = sit_down_where(visitor, served, "mesopotamia", where_found("walk", 2))
    before = visitor.ply
    tribe, tile = found(v, "walk", 2)
    mouse = visitor.page.mouse
    mouse.move(*visitor.page.evaluate(POINT, tribe))
    mouse.down()
    version = visitor.version
    with visitor.change():
        mouse.move(*visitor.page.evaluate(MIDDLE, tile), steps=5)
    mouse.up()
    visitor.wait_beyond(version)
    assert visitor.ply == before + 2


def test_a_tribe_walks_and_movement_ends_by_keyboard_alone(
    visitor: Visitor, served: Served
) -> None:
    v = sit_down_where(visitor, served, "mesopotamia", where_found("walk"))
    before = visitor.ply
    tribe, tile = found(v, "walk")
    for thing in (tribe, tile):
        aim(visitor, thing)
        with visitor.change():
            visitor.page.keyboard.press("Enter")
    assert visitor.ply == before + 1
    version = visitor.version
    visitor.page.keyboard.press("1" if visitor.picks else "Enter")  # the small button ends it too
    visitor.wait_beyond(version)


def by_keys(visitor: Visitor, served: Served, wanted: Callable[[View], bool]) -> tuple[Hand, View]:
    """Return the hand of somebody without a mouse at such a moment, and what he sees."""
    v: View = sit_down_where(visitor, served, "mesopotamia", wanted)
    return Hand(visitor, "keys", v.player), v


def test_a_tribe_walks_far_and_takes_a_good_by_keyboard_alone(
    visitor: Visitor, served: Served
) -> None:
    hand, v = by_keys(visitor, served, where_found("fetch-wood", 3))
    before = visitor.ply
    tribe, wood = found(v, "fetch-wood", 3)
    hand.pick(tribe)
    hand.put_back()
    hand.pick(tribe)
    played = [notation.split()[0] for notation in hand.play(wood)]
    assert played == ["walk"] * (len(played) - 1) + ["grab"]
    hand.take_back("#undo", "u")
    assert visitor.ply == before


def test_two_huts_are_built_at_once_by_keyboard_alone(visitor: Visitor, served: Served) -> None:
    wanted = lambda v: v.phase == ACTION and v.prospects.huts > 1  # noqa: E731
    hand, v = by_keys(visitor, served, wanted)
    hand.press("#button-do-hut")
    for _ in range(2):
        glows = gather(v, tuple(visitor.picks)).glows
        hand.pick(next(thing for thing, glow in glows.items() if glow.does == "hut"))
    offerings = [b.id for b in gather(v, tuple(visitor.picks)).buttons if b.id.startswith("off")]
    for offering in offerings[:2]:
        hand.press(f"#button-{offering}")
    played = [notation.split()[0] for notation in hand.confirm()]
    assert played[:4] == ["hut", "offer", "hut", "offer"]
    assert played[4:] in ([], ["done"])  # where nothing more is possible


# The arrow that leads from what has the focus towards a thing.
TOWARDS = """id => {
  const middle = (each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const here = document.activeElement.closest(".legal[id]");
  if (!here) return "ArrowDown";
  const [from, to] = [middle(here), middle(document.getElementById(id))];
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? "ArrowLeft" : "ArrowRight";
  return y < 0 ? "ArrowUp" : "ArrowDown";
}"""


def aim(visitor: Visitor, thing: str) -> None:
    """Go towards a thing with arrows; now and then another way, where the nearest is not it."""
    focused = "document.activeElement.closest('.legal[id]')?.id ?? ''"
    rng = seeded(thing.encode())
    for press in range(80):
        if visitor.page.evaluate(focused) == thing:
            return
        any_way = f"Arrow{('Left', 'Right', 'Up', 'Down')[rng.below(4)]}"
        way = any_way if press % 4 == 3 else visitor.page.evaluate(TOWARDS, thing)
        visitor.page.keyboard.press(way)
    raise AssertionError(f"no arrows lead to {thing}")


# Phase II, sharing, cards


def test_two_huts_are_built_at_once_with_offerings_in_any_order(
    player: Visitor, served: Served
) -> None:
    wanted = lambda v: v.phase == ACTION and v.prospects.huts > 1  # noqa: E731
    v = sit_down_where(player, served, "mesopotamia", wanted)
    before = player.ply
    with player.change():
        player.click("#button-do-hut")
    pick_works(player, v)
    assert player.ply == before
    confirm(player)
    assert player.ply in {before + 4, before + 5}  # with the end, where nothing more is possible
    take_back(player)
    assert player.ply == before


def pick_works(player: Visitor, v: View) -> None:
    """Pick two huts and two offerings in a random order; one offering is put back on the way."""
    held = [thing for thing in gather(v, ("do-hut",)).clicks if thing.startswith("offering-")]
    press(player, held[-1])
    press(player, held[-1])
    wanted = ["", "", *held[:2]]  # any tile, any tile, these offerings
    while wanted:
        chosen = wanted.pop(player.whim(len(wanted)))
        if chosen:
            press(player, chosen)
        else:
            glows = gather(v, tuple(player.picks)).glows
            pick(player, next(thing for thing, glow in glows.items() if glow.does == "hut"))


def press(player: Visitor, offering: str) -> None:
    """Press the small button of an offering; before a hut is picked, click its picture."""
    button = f"#button-{offering}"
    if not player.page.locator(button).count():
        pick(player, offering)
        return
    with player.change():
        player.click(button)


@pytest.mark.parametrize("kind", ["sanctuary", "growth"])
def test_sanctuaries_and_births_are_picked_put_back_and_confirmed(
    player: Visitor, served: Served, kind: str
) -> None:
    wanted = lambda v: v.phase == ACTION and bool(places(v, kind))  # noqa: E731
    v = sit_down_where(player, served, "mesopotamia", wanted)
    before = player.ply
    with player.change():
        player.click(f"#button-do-{kind}")
    tile = places(v, kind)[0]
    pick(player, tile)
    with player.change():
        player.click("#put-back")
    assert (player.picks, player.ply) == ([], before)
    with player.change():
        player.click(f"#button-do-{kind}")
    pick(player, tile)
    confirm(player)
    assert player.ply in {before + 1, before + 2}  # with the end, where nothing more is possible


def places(v: View, kind: str) -> list[str]:
    glows = gather(v, (f"do-{kind}",)).glows
    return [thing for thing, glow in glows.items() if glow.does == kind]


def test_goods_are_shared_in_any_order(player: Visitor, served: Served) -> None:
    v = sit_down_where(player, served, "mesopotamia", lambda v: v.phase == SHARING)
    before = player.ply
    tiles = list(gather(v, ()).clicks)
    for _ in range(v.shares):
        pick(player, tiles.pop(player.whim(len(tiles))))
    assert player.ply == before
    confirm(player)
    assert player.ply >= before + v.shares


def test_a_card_its_piece_and_its_place_are_confirmed_once(player: Visitor, served: Served) -> None:
    wanted = lambda v: v.phase == MOVEMENT and "card-expulsion" in gather(v, ()).clicks  # noqa: E731
    v = sit_down_where(player, served, "mesopotamia", wanted)
    before = player.ply
    picks: tuple[str, ...] = ("card-expulsion",)
    for _ in range(2):
        further = next(
            click.picks
            for click in gather(v, picks).clicks.values()
            if len(click.picks) == len(picks) + 1
        )
        picks = further
    pick(player, *picks)
    assert (player.picks, player.ply) == (list(picks), before)
    confirm(player)
    assert player.ply == before + 3
