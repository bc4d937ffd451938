"""The report is one page that needs nothing else."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from digsite import load, names
from digsite.arena.figures import Figures, figures
from digsite.arena.plan import Plan
from digsite.arena.playing import played
from digsite.arena.report import page
from tests.arena.made_up import plan
from tests.cli.run import run

VOID = {"meta", "br", "link", "img", "input"}
BOTS = "weighted,random,random:1"


class Page(HTMLParser):
    """What a browser would find: every tag closed, and every name."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: list[str] = []
        self.headings: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in VOID:
            self.open.append(tag)
        for key, value in attrs:
            if key == "id":
                self.ids.append(str(value))
            if key in {"href", "src", "xlink:href", "srcset", "data", "action"}:
                self.links.append(str(value))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in {"h1", "h2"} and data.strip():
            self.headings.append(data.strip())


@pytest.fixture(scope="module")
def found() -> Figures:
    settled = plan("weighted,random", 2, 6)
    return figures(settled, [played(settled, number) for number in range(6)])


@pytest.fixture(scope="module")
def text(found: Figures) -> str:
    return page(found)


def test_every_tag_is_closed_and_every_name_is_used_once(text: str) -> None:
    read = Page(text)
    assert read.open == []
    assert len(set(read.ids)) == len(read.ids)
    assert text.startswith("<!doctype html>")


def test_nothing_is_fetched_from_anywhere(text: str) -> None:
    read = Page(text)
    assert [link for link in read.links if not link.startswith("#")] == []
    assert {link[1:] for link in read.links} <= set(read.ids)
    assert not {"script", "link", "img", "iframe", "object"} & set(read.tags)
    text = text.replace('xmlns="http://www.w3.org/2000/svg"', "")  # a name, not an address
    assert re.findall(r"url\((?!#)|@import|https?:|//[a-z]", text) == []


def test_pictures_and_tables_are_there(text: str, found: Figures) -> None:
    read = Page(text)
    for heading in ("Win shares", "Turns and seats", "Scores", "Score over the game", "Bots"):
        assert heading in read.headings
    for heading in ("Where the points came from", "Rooms", "Patrons", "Early and late lots"):
        assert heading in read.headings
    assert text.count('class="plot" role="img" aria-label="') == 4
    assert f"--seed {found.plan.seed}" in text


def test_pictures_take_the_colours_of_the_theme_by_day_and_night(text: str) -> None:
    pictures = re.findall(r'<svg class="plot".*?</svg>', text, re.DOTALL)
    assert len(pictures) == 4
    for picture in pictures:
        assert re.findall(r"#[0-9a-f]{6}\b", picture) == []
        assert "var(--ink)" in picture
    assert "prefers-color-scheme: dark" in text


def test_the_same_matches_give_the_same_page(text: str, found: Figures) -> None:
    assert page(found) == text


def test_a_table_of_several_bots_compares_them_head_to_head() -> None:
    settled = plan(BOTS, 3, 1)
    text = page(figures(settled, [played(settled, 0)]))
    assert "Head to head" in Page(text).headings


def test_one_match_of_a_bot_against_itself_is_a_page_too() -> None:
    settled = plan("random", 2, 1)
    text = page(figures(settled, [played(settled, 0)]))
    assert "random played against itself." in text


@pytest.mark.parametrize("name", names())
def test_every_game_has_its_report(name: str) -> None:
    settled = Plan(name, ("weighted", "random"), load(name).SEATS[0], 2, 1)
    text = page(figures(settled, [played(settled, number) for number in range(2)]))
    assert "Win shares" in Page(text).headings


def test_the_command_writes_the_page(tmp_path: Path) -> None:
    arguments = ["--bots", "random", "--matches", "1", "--seats", "2", "--jobs", "1"]
    result = run("arena", "mykerinos", *arguments, "--report", tmp_path / "r.html")
    assert result.exit_code == 0
    assert (tmp_path / "r.html").read_text("utf-8").endswith("</html>\n")
