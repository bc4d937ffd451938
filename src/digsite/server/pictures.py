"""Parts of a scene as SVG; what looks as before is not written again."""

from digsite.core.scenery import Part, Scene
from digsite.scene import part_svg
from digsite.server import wire
from digsite.server.voices import Voice


class Pictures:
    """What one viewer saw last."""

    def __init__(self) -> None:
        self._last: dict[str, tuple[Part, wire.Part]] = {}

    def drawn(self, scene: Scene, voice: Voice) -> list[wire.Part]:
        """Give every part with its picture."""
        self._last = {part.name: (part, self._drawn(part, voice)) for part in scene.parts}
        return [written for _, written in self._last.values()]

    def _drawn(self, part: Part, voice: Voice) -> wire.Part:
        last = self._last.get(part.name)
        if last and last[0] == part:
            return last[1]
        return {
            "name": part.name,
            "slot": part.slot,
            "title": voice.say(part.title),
            "note": voice.say(part.note),
            "width": part.width,
            "height": part.height,
            "svg": part_svg(part, voice.say, voice.kept),
        }
