game-title = Nim
game-pitch = A turno si prendono pietre da tre mucchi: chi prende l’ultima vince.

part-last = L’ultima pietra
stones = { $stones ->
    [one] { $stones } pietra
   *[other] { $stones } pietre
}

label-take = Prendi { stones } da { $heap }
tell-take = { $who } prende { stones } da { $heap }.
prompt-take = Prendi pietre da uno dei mucchi.
wait-take = { $who } prende pietre.
over-won = { $who } ha preso l’ultima pietra e vince.
scene-heaps = Mucchi
