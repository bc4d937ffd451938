game-title = Les lots
game-pitch = Regardez seul votre tuile : restez et pariez qu’elle est la plus haute, ou partez avec un point.

option-rounds = Manches
option-rounds-1 = 1
option-rounds-3 = 3
option-rounds-5 = 5
part-rounds = Manches

label-stay = Rester
label-leave = Partir
tell-stay = { $who } reste.
tell-leave = { $who } part.
tell-hidden = { $who } tire une tuile.
tell-draw = { $who } tire le { $tile }.
prompt-draw = { $who } tire une tuile.
prompt-speak = Vous avez le { $tile } : rester ou partir ?
wait-speak = { $who } reste ou part.
over-most = { $points ->
    [one] Le maximum est de { $points } point.
   *[other] Le maximum est de { $points } points.
}

scene-words = Que dire
scene-tile = Votre tuile
scene-rounds = { $rounds ->
    [one] encore { $rounds } manche
   *[other] encore { $rounds } manches
}
said-stay = reste
said-leave = part
said-silent = ·
