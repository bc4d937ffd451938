# Archaeology: il gioco di carte

game-title = Archaeology
game-pitch = Scava in cerca di tesori in Egitto, scambiali al mercato, guardati dai ladri e dalle tempeste di sabbia, e vendi le tue serie al museo al momento giusto.

## Tesori

kind-shard = Coccio
kind-scrap = Pergamena
kind-coin = Moneta
kind-cup = Coppa rotta
kind-talisman = Talismano
kind-map = Mappa
kind-mask = Maschera

# Un numero di carte, come oggetto di un verbo

some-shard = { $cards ->
    [1] un coccio di vaso
   *[other] { $cards } cocci di vaso
}
some-scrap = { $cards ->
    [1] una pergamena
   *[other] { $cards } pergamene
}
some-coin = { $cards ->
    [1] una moneta
   *[other] { $cards } monete
}
some-cup = { $cards ->
    [1] una coppa rotta
   *[other] { $cards } coppe rotte
}
some-talisman = { $cards ->
    [1] un talismano
   *[other] { $cards } talismani
}
some-map = { $cards ->
    [1] una mappa
   *[other] { $cards } mappe
}
some-mask = { $cards ->
    [1] una maschera del faraone
   *[other] { $cards } maschere del faraone
}

money = { $money } $
cards = { $cards ->
    [0] nessuna carta
    [one] { $cards } carta
   *[other] { $cards } carte
}
maps = { $maps ->
    [0] nessuna mappa
    [one] { $maps } mappa
   *[other] { $maps } mappe
}

chamber-small = la stanza piccola
chamber-middle = la stanza media
chamber-large = la stanza grande

## Parti del punteggio

part-shard = Cocci di vaso
part-scrap = Pergamene
part-coin = Monete
part-cup = Coppe rotte
part-talisman = Talismani
part-map = Mappe
part-mask = Maschere

## Pulsanti

label-sell = Vendi { $what } per { $price }
label-take = Prendi { $what } (valore di scambio { $value })
label-take-more = Prendi anche { $what } (valore di scambio { $value })
label-pay = Paga con { $what } (vale { $value }, da pagare { $debt })
label-pay-more = Paga con { $what } (vale { $value }, da pagare { $debt })
label-explore = Esplora { $chamber }: { cards } per { maps }
label-done = Termina il turno
label-pass = Passa
label-drop = Scarta { $what }
label-drop-more = Scarta anche { $what }
label-rob = Deruba { $victim } ({ cards })

## La cronaca

tell-first = { $who } inizia la partita
tell-deal = { $who } riceve { $what }
tell-deal-hidden = { $who } riceve una carta
tell-deal-market = Al mercato arriva { $what }
tell-dig = { $who } scava e trova { $what }
tell-dig-hidden = { $who } scava e trova un tesoro
tell-thief = { $who } pesca un ladro
tell-storm = { $who } pesca una tempesta di sabbia
tell-rob = { $who } deruba { $victim }
tell-steal = { $who } ruba { $what }
tell-steal-hidden = { $who } ruba una carta
tell-drop = { $who } perde nella tempesta { $what }
tell-drop-more = e anche { $what }
tell-take = { $who } prende { $what }
tell-take-more = e anche { $what }
tell-pay = paga con { $what }
tell-pay-more = e anche { $what }
tell-explore = { $who } esplora { $chamber } con { maps }
tell-find = { $who } trova { $what }
tell-find-hidden = { $who } trova un tesoro
tell-sell = { $who } vende { $what } per { $price }
tell-done = { $who } termina il turno
tell-pass = { $who } passa

## Che cosa si chiede

prompt-first-player = Si sorteggia il giocatore iniziale.
prompt-deal = Si distribuiscono le carte.
prompt-dig = { $who } scava in cerca di tesori.
prompt-thief = Un ladro: scegli chi derubare. Ottieni una carta presa alla cieca.
prompt-theft = { $who } prende una carta. Vittima: { $victim }.
prompt-storm = { $cards ->
    [1] Tempesta di sabbia: scegli una carta da scartare. Va al mercato.
   *[other] Tempesta di sabbia: scegli { $cards } carte da scartare, a partire dai tipi di minor valore. Vanno al mercato.
}
prompt-actions = { $end ->
    [sale] Hai passato e da allora nessuno ha venduto: vendi almeno una carta prima di finire il turno.
    [pass] Non c’è più niente da scavare. Scambia, esplora, vendi oppure passa.
   *[done] Prendi una carta del mercato per scambiare, vendi dalla tua mano, esplora con le mappe oppure termina il turno.
}
prompt-buying = Da pagare: { $debt } di valore di scambio. Prendi altro oppure paga; ciò che paghi in più va perso.
prompt-paying = Ancora da pagare: { $debt } di valore di scambio. Ciò che paghi in più va perso.
prompt-finding = { $cards ->
    [0] { $who } svuota la stanza.
    [1] L’ultima carta della stanza.
   *[other] Svuoti la stanza: ancora { $cards } carte.
}

## Che cosa leggono gli altri

wait-thief = { $who } sceglie chi derubare.
wait-storm = { $cards ->
    [1] { $who } perde una carta nella tempesta.
   *[other] { $who } perde { $cards } carte nella tempesta.
}
wait-actions = { $end ->
    [sale] { $who } può scambiare ed esplorare e deve vendere almeno una carta.
    [pass] { $who } può scambiare, esplorare, vendere o passare.
   *[done] { $who } può scambiare, esplorare, vendere o terminare il turno.
}
wait-buying = { $who } può prendere altro o pagare { $debt }.
wait-paying = { $who } deve pagare ancora { $debt }.

## La fine

over-you = La partita è finita: vinci con { $money }.
over-won = La partita è finita: { $who } vince con { $money }.
over-shared = La partita è finita: { $who } si dividono la vittoria con { $money }.

## Suggerimenti

tip-1 = Cocci, pergamene e coppe valgono quasi nulla finché la serie non è completa: poi valgono molto.
tip-2 = Gli scambi migliori completano una serie: la seconda coppa, il quinto coccio, la quarta pergamena.
tip-3 = Una serie completa puoi solo perderla o fartela rubare. Vendila subito.
tip-4 = Una tempesta porta via metà della mano, arrotondata per difetto: con un numero dispari di carte si perde meno.
tip-5 = Conta le tempeste e i ladri ancora nello scavo. Quando una tempesta è vicina, vendi le serie più grandi.
tip-6 = Una mappa usata presto nella stanza piccola vale spesso più di tre mappe attese a lungo.
tip-7 = Quello che gli altri perdono in una tempesta finisce al mercato, a tua disposizione.
tip-8 = Deruba chi ha più carte: ha più da perdere.
tip-9 = In caso di pareggio vince chi ha venduto meno carte.
