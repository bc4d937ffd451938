"""The first lesson of Archaeology: a turn, then a storm, a thief and the pyramid as they come."""

from typing import Final

from digsite.core.lesson import CONFIRM, GOAL, Lesson, LessonStep

LESSON: Final = Lesson(
    seats=2,
    seed=5426745,
    steps=(
        LessonStep("lesson-goal", points=("hand-cup", GOAL)),
        LessonStep(
            "lesson-trade",
            points=("market-cup", "hand-shard"),
            expects=(("take cup", "pay shard", "pay shard"),),
            otherwise="lesson-trade-else",
        ),
        LessonStep(
            "lesson-sell",
            points=("hand-cup",),
            expects=(("sell cup 2",),),
            otherwise="lesson-sell-else",
        ),
        LessonStep(
            "lesson-done",
            points=(CONFIRM,),
            expects=(("done",),),
            then=("drop shard", "drop coin"),
            otherwise="lesson-done-else",
        ),
        LessonStep(
            "lesson-storm",
            points=("hand-scrap",),
            expects=(("drop scrap",),),
            then=("take coin", "pay cup", "done"),
            otherwise="lesson-storm-else",
        ),
        LessonStep("lesson-thief", points=("player-red",), expects=(("rob 1",),)),
        LessonStep(
            "lesson-wait",
            points=("hand-mask", CONFIRM),
            expects=(("done",),),
            then=("done",),
            otherwise="lesson-wait-else",
        ),
        LessonStep(
            "lesson-map",
            points=("chamber-small", "hand-map"),
            expects=(("explore 3",),),
            otherwise="lesson-map-else",
        ),
        LessonStep(
            "lesson-masks",
            points=("hand-mask",),
            expects=(("sell mask 3",),),
            otherwise="lesson-masks-else",
        ),
        LessonStep("lesson-danger", points=("dig-sheet",)),
    ),
    end="lesson-end",
)
