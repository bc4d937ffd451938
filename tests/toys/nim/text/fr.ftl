game-title = Nim
game-pitch = Prenez à tour de rôle des pierres dans trois tas : qui prend la dernière gagne.

part-last = La dernière pierre
stones = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}

label-take = Prendre { stones } dans { $heap }
tell-take = { $who } prend { stones } dans { $heap }.
prompt-take = Prenez des pierres dans un des tas.
wait-take = { $who } prend des pierres.
over-won = { $who } a pris la dernière pierre et gagne.
scene-heaps = Tas
