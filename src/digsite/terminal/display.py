"""The screen and the keyboard: lines out, lines in."""

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from digsite.core.phrase import Phrase, phrase
from digsite.i18n import Speaker
from digsite.terminal.paint import style_of

TALL: Final = 30  # a screen with so many lines has room for gaps


class Terminal(Console):
    """A console that passes on the error of a closed pipe, for the command to handle."""

    def __init__(self) -> None:
        super().__init__(highlight=False)

    def on_broken_pipe(self) -> None:
        """Raise the error again."""
        raise BrokenPipeError


class Display:
    """Shows lines and phrases in one language on a console, and asks for lines."""

    def __init__(self, console: Console, ask: Callable[[str], str], speaker: Speaker) -> None:
        self.console = console
        self.speaker = speaker
        self._ask = ask

    def say(self, words: str | Phrase) -> str:
        """Put words into the language of this display."""
        return self.speaker.say(words)

    def line(self, words: str | Phrase = "", style: str = "") -> None:
        """Show a sentence; it wraps."""
        self.console.print(Text(self.say(words), style_of(style)), highlight=False)

    def tell(self, key: str, style: str = "", **arguments: str | int | Phrase) -> None:
        """Show the sentence of a key."""
        self.line(phrase(key, **arguments), style)

    def whole(self, words: str | Phrase, style: str = "") -> None:
        """Show a line without breaking it, so that it can be copied."""
        self.console.print(Text(self.say(words), style_of(style)), highlight=False, soft_wrap=True)

    def show(self, lines: Iterable[RenderableType]) -> None:
        """Show lines or tables as they are."""
        for each in lines:
            self.console.print(each, highlight=False)

    def gap(self) -> None:
        """Leave a line free, if there are lines to spare."""
        if self.height >= TALL:
            self.console.print()

    def ask(self, words: str | Phrase = "") -> str:
        """Return the next line of input; EOFError at its end."""
        return self._ask(f"{self.say(words)} > ".lstrip())

    def waiting(self, words: str | Phrase) -> AbstractContextManager[object]:
        """Show, on a terminal, that a bot thinks; nothing if there are no words."""
        if words and self.console.is_terminal:
            return self.console.status(self.say(words), spinner="dots")
        return nullcontext()

    def clear(self) -> None:
        """Begin a new page, on a terminal."""
        if self.console.is_terminal:
            self.console.clear()

    def rub_out(self) -> None:
        """Clear the screen, and what can be scrolled back to: the next person must not see it."""
        self.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    @property
    def width(self) -> int:
        """Columns of the screen."""
        return self.console.width

    @property
    def height(self) -> int:
        """Lines of the screen."""
        return self.console.height
