# Ciò che si prende in mano prima di agire: che cosa significa e che cosa ne fa un pulsante.

## Una tempesta

gather-storm = Tempesta: scelte { $picked } di { $cards }
gather-storm-any = Le carte che vuoi, in qualsiasi ordine. Vanno al mercato.
gather-storm-begun = Ne hai già perse: i tipi di minor valore restano a te.
gather-storm-give = { $cards ->
    [one] Lascia { $cards } carta
   *[other] Lascia { $cards } carte
} alla tempesta
gather-worth = La tua mano vale { $before } → { $after }

## Un ladro

gather-thief = Un ladro: chi derubi?
gather-thief-blind = Ottieni una carta presa alla cieca.
gather-rob-whom = Scegli un giocatore
gather-rob = Deruba { $who }
gather-rob-one = { $cards ->
    [one] Prendi la sua unica carta. Non si può annullare.
   *[other] Prendi alla cieca una delle sue { $cards } carte. Non si può annullare.
}

## Il turno

gather-turn = { $end ->
    [sale] Vendi almeno una carta
    [pass] Scambia, esplora, vendi o passa
    [empty] Termina il turno
   *[done] Scambia, esplora, vendi o termina
}
gather-turn-more = { $things ->
    [empty] Non hai carte.
    [cards] Scegli carte della tua mano e del mercato.
   *[chamber] Scegli carte della tua mano e del mercato, oppure una stanza.
}
gather-end = { $end ->
    [sale] Prima vendi
    [pass] Passa
   *[done] Termina il turno
}
gather-chamber = { cards } per { maps }
gather-chamber-maps = Le mappe escono dal gioco. Non si può annullare.
gather-open = Esplora per { maps }

## Una serie da vendere

gather-sell = Vendi { $cards } per { $price }
gather-size = { $cards } → { $price }
gather-sale = { $also ->
    [trade] Denaro { $before } → { $after }. Oppure prendi dal mercato.
    [locked] Denaro { $before } → { $after }. Tipo preso in questo turno: si può solo vendere.
   *[none] Denaro { $before } → { $after }
}
gather-given = Dai { $give }
gather-several = Prendi qualcosa dal mercato oppure, per vendere, resta su un solo tipo.
gather-too-many = { $most ->
    [one] Si vende una carta alla volta. Oppure prendi dal mercato.
   *[other] Una serie ha al massimo { $most } carte. Oppure prendi dal mercato.
}
gather-maps = Per esplorare scegli una stanza. Oppure prendi dal mercato.

## Uno scambio

gather-trade = Scambia
gather-balance = { $begun ->
    [yes] Dai { $give }, devi { $take }
   *[no] Dai { $give }, prendi { $take }
}{ $state ->
    [even] : pari
    [lost] : { $lost } va perso
   *[open] {""}
}
gather-give-least = Da dare: almeno { $value }.
gather-give-more = Ancora da dare: { $value }.
gather-without = Rimetti giù { $what }: lo scambio sarà pari.
gather-needless = Rimetti giù { $what }: non serve.
gather-room = Potresti prendere ancora { $lost }.

## Perché una pila non si può scegliere

why-chamber = Prima rimetti a posto la stanza.
why-giving = Stai dando questo tipo: non si può anche prendere.
why-taking = Stai prendendo questo tipo: non si può anche dare.
why-given = Hai dato questo tipo in questo turno: non si può prendere.
why-taken = Hai preso questo tipo in questo turno: non si può dare, solo vendere.
why-set = { $most ->
    [one] Questo tipo si vende una carta alla volta.
   *[other] Una serie di questo tipo ha al massimo { $most } carte.
}
why-dear = Le carte che puoi dare non bastano.
why-explored = In questa stanza non resta nulla.
why-maps = Per aprirla ti servono: { $needs }. Hai: { $held }.
why-debt = Prima concludi lo scambio.
why-cards = Prima rimetti le carte, poi scegli la stanza.

## Che cosa fa un clic, per i lettori di schermo

gather-chosen = { $what }, scelto. Rimetti giù
gather-pile-hand = { $kind }, valore di scambio { $value }: { $cards } in mano, scelte { $picked }{ $click ->
    [pick] . Scegline un’altra
    [other] . Stai prendendo questo tipo
    [locked] . Hai preso questo tipo in questo turno: non si può dare
   *[none] {""}
}
gather-pile-market = { $kind }, valore di scambio { $value }: { $cards } al mercato, scelte { $picked }{ $click ->
    [pick] . Scegline un’altra
    [other] . Stai dando questo tipo
    [locked] . Hai dato questo tipo in questo turno: non si può prendere
   *[none] {""}
}
gather-back-hand = { $kind }, la tua mano: scelte { $picked }. Rimettine giù una
gather-back-market = { $kind }, mercato: scelte { $picked }. Rimettine giù una

## Scritto in un terminale

typed-help = In una riga, in qualsiasi ordine: «trade coin scrap for talisman» (ciò che dai per ciò che prendi), «lose shard shard coin» (in una tempesta).
