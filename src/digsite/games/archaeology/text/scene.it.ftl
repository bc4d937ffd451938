# Parole nel disegno del tavolo: brevi quelle che si vedono, intere quelle dette da un lettore di schermo.

scene-title-setup = Archaeology: preparazione
scene-title-dig = Archaeology: lo scavo
scene-title-thief = Archaeology: un ladro
scene-title-storm = Archaeology: una tempesta di sabbia
scene-title-actions = Archaeology: scambiare, esplorare, vendere
scene-title-over = Archaeology: il museo ha comprato tutto
scene-step-dig = Scavare
scene-step-actions = Scambiare, esplorare, vendere
scene-stage-thief = ladro
scene-stage-storm = tempesta

scene-colour-blue = blu
scene-colour-red = rosso
scene-colour-green = verde
scene-colour-ivory = bianco

## Mercato

scene-table = Il tavolo del campo
scene-market = Mercato
scene-market-note = { cards }, valore di scambio { $value }
scene-market-short = { cards }, valore { $value }
scene-market-pile = Mercato: { $kind }, { cards }, valore di scambio { $value }
scene-market-take = Prendi dal mercato: { $kind } ({ cards }), valore di scambio { $value }
scene-no-shard = niente cocci
scene-no-scrap = niente pergamene
scene-no-coin = niente monete
scene-no-cup = niente coppe
scene-no-talisman = niente talismani
scene-no-map = niente mappe
scene-no-mask = niente maschere

## Scambio e vendita

scene-given = Dato
scene-give = Dai
scene-taken = Preso
scene-take = Prendi
scene-given-label = Dato: { cards }, valore di scambio { $value }
scene-give-label = Dai: { cards }, valore di scambio { $value }
scene-taken-label = Preso: { cards }, valore di scambio { $value }
scene-take-label = Prendi: { cards }, valore di scambio { $value }
scene-owed = ancora { $debt }
scene-lost = { $lost } di troppo
scene-even = pari
scene-sale = Serie e prezzi
scene-sale-note = pieno: ciò che hai
scene-price = { $kind }: una serie di { $cards } si vende a { $money }
scene-sell = { $kind }: vendi una serie di { $cards } per { $money }

## Scavo, piramide, carte nascoste

scene-dig-site = Scavo
scene-cards-left = { $cards ->
    [0] vuoto
    [one] resta { $cards } carta
   *[other] restano { $cards } carte
}
scene-left-storm = Tempeste
scene-left-thief = Ladri
scene-of = { $left } di { $all }
scene-next = prossima: { $share }
scene-percent = { $number } %
scene-pyramid = Piramide
scene-your-maps = { $maps ->
    [0] non hai mappe
    [one] hai { $maps } mappa
   *[other] hai { $maps } mappe
}
scene-empty = vuota
scene-chamber = { $state ->
    [open] Esplora { $chamber }: { cards } per { maps }
    [closed] Chiusa: { $chamber }, { cards } per { maps }
   *[explored] Esplorata: { $chamber }, { cards } per { maps }
}
scene-unseen = Nascoste
scene-kind-shard = Coccio
scene-kind-scrap = Pergamena
scene-kind-coin = Moneta
scene-kind-cup = Coppa
scene-kind-talisman = Talismano
scene-kind-map = Mappa
scene-kind-mask = Maschera
scene-unseen-kind = { $kind }: non ancora viste { $cards }

## Giocatori

scene-you = Tu
scene-to-move = di turno
scene-victim = vittima
scene-passed = ha passato
scene-player = { $who }, { $colour }: { $money }, { cards } in mano
scene-rob = Deruba { $who }, { $colour }: { $money }, { cards } in mano
scene-known = Si sa che è in questa mano: { $kind }
scene-set = { $times ->
    [one] { $kind }: venduta una serie di { $cards } a { $money }
   *[other] { $kind }: vendute { $times } serie di { $cards } a { $money } l’una
}

## Mano

scene-hand = La tua mano
scene-hand-now = { cards }, ora vale { $money }; una tempesta ne prende { $lost }
scene-hand-safe = { cards }, ora vale { $money }
scene-hand-trade = { cards }, ora vale { $money }, dopo lo scambio { $after }
scene-hand-storm = dai { $lost } di { $cards }; ciò che tieni vale { $after }
scene-sells = vale { $money }
scene-sells-then = vale { $money } → { $after }
scene-hand-pile = La tua mano: { $kind }, { cards }, valore di scambio { $value }
scene-hand-sell = Vendi: { $kind }; hai { cards }, valore di scambio { $value }
scene-hand-pay = Paga con: { $kind }; hai { cards }, valore di scambio { $value }
scene-hand-drop = Scarta: { $kind }; hai { cards }, valore di scambio { $value }
