"""Everything that a seat is given, for the tests that nothing hidden is in it."""

from digsite.core.game import View
from digsite.i18n import Speaker
from digsite.scene import part_svg
from digsite.terminal.paint import painted
from tests.helpers import AnyGame


def everything(game: AnyGame, v: View, speaker: Speaker) -> bytes:
    """View, picture, letters, words and numbers of a seat as bytes."""
    say = speaker.say
    svg = [part_svg(part, say) for part in game.draw(v).parts]
    letters = [line.plain for line in painted(game.sketch(v), say, 100)]
    said = [say(game.prompt(v)), *(say(game.label(v, action)) for action in v.legal)]
    return repr((v, svg, letters, said, game.observe(v))).encode()
