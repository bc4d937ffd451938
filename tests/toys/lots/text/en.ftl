game-title = Lots
game-pitch = Look at your tile alone: stay and bet that it is the highest, or leave with a point.

option-rounds = Rounds
option-rounds-1 = 1
option-rounds-3 = 3
option-rounds-5 = 5
part-rounds = Rounds

label-stay = Stay
label-leave = Leave
tell-stay = { $who } stays.
tell-leave = { $who } leaves.
tell-hidden = { $who } draws a tile.
tell-draw = { $who } draws the { $tile }.
prompt-draw = { $who } draws a tile.
prompt-speak = You have the { $tile }: stay or leave?
wait-speak = { $who } stays or leaves.
over-most = { $points ->
    [one] Most is { $points } point.
   *[other] Most are { $points } points.
}

scene-words = What to say
scene-tile = Your tile
scene-rounds = { $rounds ->
    [one] { $rounds } round left
   *[other] { $rounds } rounds left
}
said-stay = stays
said-leave = leaves
said-silent = ·
