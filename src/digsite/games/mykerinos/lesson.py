"""The first lesson of Mykerinos: a season with its survey, then a patron and the museum."""

from typing import Final

from digsite.core.lesson import GOAL, Lesson, LessonStep

LESSON: Final = Lesson(
    seats=3,
    seed=107,
    steps=(
        LessonStep("lesson-goal", points=("lot-1-left", GOAL)),
        LessonStep(
            "lesson-dig",
            points=("cell-b2",),
            expects=(("dig b2",),),
            then=("dig f4", "dig c5"),
        ),
        LessonStep(
            "lesson-extend",
            points=("cell-b1", "cell-c1"),
            expects=(("extend b1", "then c1"),),
            then=("extend f3", "then f2", "extend d5", "then d6"),
        ),
        LessonStep(
            "lesson-border",
            points=("cell-d1", "cell-e1"),
            expects=(("extend d1", "then e1"),),
            then=("extend f5", "then f6", "extend c4", "then b4"),
        ),
        LessonStep(
            "lesson-level",
            points=("cell-e2",),
            expects=(("dig e2",),),
            then=("dig a2", "dig g5"),
        ),
        LessonStep(
            "lesson-pass",
            points=("pass",),
            expects=(("pass",),),
            then=("pass", "pass"),
            otherwise="lesson-pass-else",
        ),
        LessonStep(
            "lesson-lot",
            points=("lot-1-left",),
            expects=(("take left",),),
            then=("take right",),
            otherwise="lesson-lot-else",
        ),
        LessonStep(
            "lesson-room",
            points=("room-3-brown",),
            expects=(("room 3.brown",),),
            then=("take left", "take left", "take right", "take left", "dig c2"),
            otherwise="lesson-room-else",
        ),
        LessonStep(
            "lesson-patron",
            points=("patron-brown",),
            expects=(("brown 5.brown",),),
            then=("dig c5", "extend c1", "then b1"),
            otherwise="lesson-patron-else",
        ),
        LessonStep("lesson-worth", points=("patron-brown",)),
        LessonStep(
            "lesson-free",
            points=("zone-4",),
            expects=(("dig f5",), ("dig [e-h][456]",)),
            then=("extend b5", "then b4", "dig a1"),
            otherwise="lesson-free-else",
        ),
    ),
    end="lesson-end",
)
