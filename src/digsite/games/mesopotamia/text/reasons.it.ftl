# Perché un’azione è buona: ciò che un consiglio dice accanto

reason-wins = È la tua quarta offerta: vinci.
reason-delivers = È l’offerta numero { $number } delle 4 che fanno vincere.
reason-limit = Il tuo Mana massimo sale da { $now } a { $later }.
reason-affordable = Così un giorno potrai pagare l’offerta da { $worth }.
reason-nearer = { $steps ->
    [one] Poi il Tempio è a un passo.
   *[other] Poi il Tempio è a { $steps } passi.
}
reason-payable = Hai { $mana } Mana per pagarla: costa { $worth }.
reason-way = { $steps ->
    [one] Da qui il Tempio è a un passo.
   *[other] Da qui il Tempio è a { $steps } passi.
}
reason-huts = Nella fase II potrai costruire { $later ->
    [one] una capanna
   *[other] { $later } capanne
}{ $now ->
    [0] .
   *[other] , non solo { $now }.
}
reason-sanctuaries = Nella fase II potrai erigere { $later ->
    [one] un santuario
   *[other] { $later } santuari
}{ $now ->
    [0] .
   *[other] , non solo { $now }.
}
reason-births = Nella fase II potrai aggiungere { $later ->
    [one] una tribù
   *[other] { $later } tribù
}{ $now ->
    [0] .
   *[other] , non solo { $now }.
}
reason-income = I santuari ti danno { $later } Mana a turno invece di { $now }.
reason-stack = { $tiles ->
    [one] L’ultima tessera
   *[other] { $tiles } tessere da scoprire
}: pianure { $plains }, foreste { $forests }, cave { $quarries }, vulcani { $volcanoes }.
reason-hut = Con la capanna entra in gioco l’offerta numero { $number } di 4.
reason-tribes = Sul tabellone avrai { $tribes } tribù.
reason-only-card = In questa fase non c’è altro da fare.

## Ciò di cui chi comincia si pentirebbe: detto prima di giocarlo

slip-site = Sulla tessera { $slot } c’è tutto per una capanna: due tribù e un legno. Se questa tribù parte, lì non puoi costruirla.
