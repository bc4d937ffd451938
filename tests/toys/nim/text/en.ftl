game-title = Nim
game-pitch = Take stones from three heaps by turns: whoever takes the last one wins.

part-last = The last stone
stones = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}

label-take = Take { stones } from { $heap }
tell-take = { $who } takes { stones } from { $heap }.
prompt-take = Take stones from one of the heaps.
wait-take = { $who } takes stones.
over-won = { $who } took the last stone and wins.
scene-heaps = Heaps
