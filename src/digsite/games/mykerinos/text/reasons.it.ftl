# Perché un’azione è buona: ciò che un consiglio dice accanto

reason-first = Hai più cubi di tutti nell’area { $zone }.
reason-first-from = Togli il primo posto nell’area { $zone } a { $rival }.
reason-first-two-from = Con il secondo cubo togli il primo posto nell’area { $zone } a { $rival }.
reason-second = Hai il secondo posto nell’area { $zone }, che dà un lotto o una stanza.
reason-second-two = Con il secondo cubo hai il secondo posto nell’area { $zone }, che dà un lotto o una stanza.
reason-lot-there = Il lotto migliore dell’area ({ $what }) ti dà { $gain } in tutto.
reason-tie = Vinci il pareggio con { $rival } nell’area { $zone }.
reason-completes-set = Completa una serie di tutti e cinque i clienti: +5.
reason-card = { $patron }: grazie alla tua stanza una carta conta { $value }.
reason-power = Dalla prossima stagione puoi attirare questo cliente: { $patron }.
reason-room = { $patron }: { $cards ->
    [one] la tua carta conterà
   *[other] le tue { $cards } carte conteranno
} { $later } invece di { $now }.
reason-door = Ti apre la stanza 5 { $patron }.

## Ciò di cui chi comincia si pentirebbe: detto prima di giocarlo

slip-majority = Nell’area { $zone } { $cubes ->
    [one] un altro cubo ti porta
   *[other] altri due cubi ti portano
} al primo posto e nessuno può rispondere: tutti gli altri hanno passato.
slip-empty = L’area { $zone } è vuota: lì basterebbe un solo tuo cubo per il primo posto.
