"""Style rules for one file."""

from digsite.scene.style import Style

CSS = """
:root { --paper: #f6ecd3; --blue: #2c63ae; --red: #b93a2a; --sand: var(--paper); }
@media (prefers-color-scheme: dark) { :root { --paper: #e3d6b7; } .night { fill: black; } }
@media (max-width: 719px) { .cell { fill: pink; } }
@keyframes breathe { from { opacity: 0; } }
.p-blue { --c: var(--blue); } .p-red { --c: var(--red); }
/* a comment { with braces } */
.cell, .room path { fill: var(--sand); cursor: pointer; }
.cell:hover { fill: red; }
.f-c { fill: var(--c); stroke-width: 2; }
.chip rect { stroke: var(--c); }
.lost { fill: var(--nowhere); }
text { font-family: serif; }
"""
LIGHT = Style(CSS, "light")
DARK = Style(CSS, "dark")


def test_colours_take_the_place_of_variables() -> None:
    assert LIGHT.literal({"cell"}, set()) == ".cell { fill: #f6ecd3; }"


def test_the_night_has_its_own_colours_and_rules() -> None:
    assert (
        DARK.literal({"cell", "night"}, set())
        == ".night { fill: black; }\n.cell { fill: #e3d6b7; }"
    )


def test_rules_that_no_shape_matches_are_left_out() -> None:
    assert LIGHT.literal(set(), {"text"}) == "text { font-family: serif; }"
    assert LIGHT.literal({"room"}, {"rect"}) == ""
    assert LIGHT.literal({"room"}, {"path"}) == ".room path { fill: #f6ecd3; }"


def test_a_colour_taken_from_a_scope_becomes_a_rule_for_each_scope_in_use() -> None:
    assert LIGHT.literal({"f-c", "p-blue"}, set()).splitlines() == [
        ".f-c { stroke-width: 2; }",
        ".p-blue .f-c, .f-c.p-blue { fill: #2c63ae; }",
    ]


def test_a_scope_may_be_on_any_part_of_a_selector() -> None:
    assert LIGHT.literal({"chip", "p-red"}, {"rect"}) == (
        ".p-red .chip rect, .chip.p-red rect, .chip rect.p-red { stroke: #b93a2a; }"
    )


def test_a_variable_that_nobody_sets_leaves_its_rule_empty() -> None:
    assert LIGHT.literal({"lost", "p-red"}, set()) == ""


def test_scopes_are_the_classes_that_set_variables() -> None:
    assert LIGHT.scope(["cell", "p-red"]) == ("p-red",)
    assert LIGHT.needs_scope({"f-c"})
    assert not LIGHT.needs_scope({"cell"})
