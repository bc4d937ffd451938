"""The first lesson of Mesopotamia: a discovery, a hut, stones, and an offering delivered."""

from typing import Final

from digsite.core.lesson import CONFIRM, GOAL, Lesson, LessonStep

LESSON: Final = Lesson(
    seats=2,
    seed=1,
    before=("walk 6 se", "walk 0 ne", "grab 2 wood", "end", "done", "collect"),
    steps=(
        LessonStep("lesson-goal", points=("tile-0", GOAL)),
        LessonStep(
            "lesson-walk",
            points=("at-tribe-5-blue-0", "tile-2"),
            expects=(("walk 5 ne", "walk 0 ne"),),
        ),
        LessonStep(
            "lesson-second",
            points=("at-tribe-5-blue-0", "tile-2"),
            expects=(("walk 5 ne", "walk 0 ne"),),
        ),
        LessonStep("lesson-wood", points=("tile-2",), expects=(("grab 2 wood",),)),
        LessonStep(
            "lesson-card",
            points=(CONFIRM,),
            expects=(("end", "draw", "collect"),),
            then=("walk 6 se", "walk 0 ne", "walk 6 se", "walk 0 ne", "end", "draw", "collect"),
            otherwise="lesson-card-else",
        ),
        LessonStep(
            "lesson-discover",
            points=("at-tribe-2-blue-1", "open-2-m1"),
            expects=(("walk 2 se wood",),),
        ),
        LessonStep(
            "lesson-follow",
            points=("at-tribe-2-blue-0", "tile-7"),
            expects=(("walk 2 se",),),
        ),
        LessonStep(
            "lesson-hut",
            points=("tile-7", CONFIRM),
            expects=(("end", "hut 7 carried", "offer 2", "done"),),
            otherwise="lesson-hut-else",
        ),
        LessonStep(
            "lesson-done",
            points=(CONFIRM,),
            expects=(("collect",),),
            then=(
                *("walk 2 ne wood", "walk 2 ne", "end"),
                *("hut 8 carried", "offer 4", "done", "collect"),
            ),
        ),
        LessonStep(
            "lesson-stone",
            points=("at-tribe-7-blue-0", "tile-3", "tile-0"),
            expects=(("walk 7 sw", "grab 3 stone", "walk 3 nw stone"),),
            otherwise="lesson-stone-else",
        ),
        LessonStep(
            "lesson-again",
            points=("tile-3", "tile-0"),
            expects=(("walk 0 se", "grab 3 stone", "walk 3 nw stone"),),
            otherwise="lesson-stone-else",
        ),
        LessonStep(
            "lesson-offering",
            points=("at-tribe-7-blue-0", "tile-3"),
            expects=(("take 1", "carry 1 sw"),),
            otherwise="lesson-offering-else",
        ),
        LessonStep(
            "lesson-wait",
            points=(CONFIRM,),
            expects=(("end", "draw", "collect"),),
            then=("walk 8 sw", "end", "draw", "collect"),
            otherwise="lesson-card-else",
        ),
        LessonStep("lesson-deliver", points=("tile-3", "tile-0"), expects=(("carry 1 nw",),)),
        LessonStep("lesson-more", points=(GOAL,)),
    ),
    end="lesson-end",
)
