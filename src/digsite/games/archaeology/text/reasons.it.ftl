# Perché un’azione è buona: ciò che un consiglio dice accanto

reason-complete = Serie completa ({ $what }): puoi solo perderla o fartela rubare.
reason-storm = Ancora da scavare: { cards }, di cui { $storms ->
    [one] { $storms } tempesta
   *[other] { $storms } tempeste
}. Una tempesta ti costerebbe { $now }, dopo la vendita { $later }.
reason-set = Così { $what } si vendono a { $later } invece che a { $now }.
reason-nearly = Poi manca una sola carta per avere { $what }, che si vendono a { $price }.
reason-hopes = Conservi una serie a cui manca una carta: { $what } si vendono a { $later } invece che a { $now }.
reason-spares = È ciò che ti costa meno: la tua mano varrà { $lost } in meno.
reason-chamber = { cards } che nessun altro vede, per { maps } del valore di { $sold }.
reason-calm = Nello scavo non ci sono più tempeste.
reason-most-cards = { $victim } ha più carte di tutti: { $cards }.
reason-known = { $victim } ha di sicuro { $what }.

## Ciò di cui chi comincia si pentirebbe: detto prima di giocarlo

slip-set = Serie completa in mano ({ $what }): non può più crescere, solo andare persa o essere rubata. Ora si vende a { $price }.
