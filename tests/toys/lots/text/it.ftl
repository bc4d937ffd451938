game-title = Sorti
game-pitch = Guarda da solo la tua tessera: resta e scommetti che sia la più alta, o vattene con un punto.

option-rounds = Giri
option-rounds-1 = 1
option-rounds-3 = 3
option-rounds-5 = 5
part-rounds = Giri

label-stay = Resta
label-leave = Vattene
tell-stay = { $who } resta.
tell-leave = { $who } se ne va.
tell-hidden = { $who } pesca una tessera.
tell-draw = { $who } pesca il { $tile }.
prompt-draw = { $who } pesca una tessera.
prompt-speak = Hai il { $tile }: resti o te ne vai?
wait-speak = { $who } resta o se ne va.
over-most = { $points ->
    [one] Il massimo è { $points } punto.
   *[other] Il massimo è { $points } punti.
}

scene-words = Che cosa dire
scene-tile = La tua tessera
scene-rounds = { $rounds ->
    [one] ancora { $rounds } giro
   *[other] ancora { $rounds } giri
}
said-stay = resta
said-leave = se ne va
said-silent = ·
