game-title = Nim
game-pitch = Striedavo berte kamene z troch kôp: kto vezme posledný, vyhráva.

part-last = Posledný kameň
stones = { $stones ->
    [one] { $stones } kameň
    [few] { $stones } kamene
   *[other] { $stones } kameňov
}

label-take = Vezmi { stones } z { $heap }
tell-take = { $who } berie { stones } z { $heap }.
prompt-take = Vezmi kamene z jednej kopy.
wait-take = { $who } berie kamene.
over-won = { $who } vzal posledný kameň a vyhráva.
scene-heaps = Kopy
