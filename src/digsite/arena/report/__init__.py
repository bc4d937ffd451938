"""The report: one HTML file with pictures, tables, and how to read them."""

from importlib.resources import files

from jinja2 import Environment
from markupsafe import Markup

from digsite import __version__
from digsite.arena.figures import Figures
from digsite.arena.findings import findings, point_sources
from digsite.arena.printed import between, counted, notes, percent
from digsite.arena.report.plots import score_course, score_spread, seat_shares, style, win_shares
from digsite.core.phrase import phrase
from digsite.i18n import FALLBACK, speaker
from digsite.scene import theme_of


def page(figures: Figures) -> str:
    """Return the report as HTML."""
    here = files(__name__)
    environment = Environment(
        autoescape=True, trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True
    )
    environment.filters |= {"percent": percent, "between": between}
    theme = theme_of()
    template = environment.from_string((here / "page.html").read_text("utf-8"))
    return template.render(
        figures=figures,
        plan=figures.plan,
        game=speaker(FALLBACK, figures.plan.game).say(phrase("game-title")),
        best=max(figures.bots, key=lambda bot: bot.wins.mean),
        styles={bot.name: style(n) for n, bot in enumerate(figures.bots)},
        duels={(duel.name, duel.rival): duel for duel in figures.duels},
        sources=point_sources(figures),
        findings=findings(figures),
        notes=list(notes(figures)),
        counted=counted,
        version=__version__,
        css=Markup(theme.css + (here / "page.css").read_text("utf-8")),  # noqa: S704 - our own
        symbols=Markup(theme.symbols_svg()),  # noqa: S704 - our own
        pictures={
            name: Markup(draw(figures))  # noqa: S704 - drawn here; matplotlib escapes its text
            for name, draw in (
                ("wins", win_shares),
                ("seats", seat_shares),
                ("scores", score_spread),
                ("course", score_course),
            )
        },
    )
