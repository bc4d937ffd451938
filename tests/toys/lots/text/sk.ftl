game-title = Losy
game-pitch = Pozri si sám svoj kameň: zostaň a stav na to, že je najvyšší, alebo odíď s bodom.

option-rounds = Kolá
option-rounds-1 = 1
option-rounds-3 = 3
option-rounds-5 = 5
part-rounds = Kolá

label-stay = Zostať
label-leave = Odísť
tell-stay = { $who } zostáva.
tell-leave = { $who } odchádza.
tell-hidden = { $who } ťahá kameň.
tell-draw = { $who } ťahá { $tile }.
prompt-draw = { $who } ťahá kameň.
prompt-speak = Máš { $tile }: zostaneš, alebo odídeš?
wait-speak = { $who } zostáva, alebo odchádza.
over-most = { $points ->
    [one] Najviac je { $points } bod.
    [few] Najviac sú { $points } body.
   *[other] Najviac je { $points } bodov.
}

scene-words = Čo povedať
scene-tile = Tvoj kameň
scene-rounds = { $rounds ->
    [one] ešte { $rounds } kolo
    [few] ešte { $rounds } kolá
   *[other] ešte { $rounds } kôl
}
said-stay = zostáva
said-leave = odchádza
said-silent = ·
