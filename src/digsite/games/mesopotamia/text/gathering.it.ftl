# Mesopotamia: che cosa si prende in mano, e che cosa significa

## Fase I

gather-move = Quale tribù si muove?
gather-spent = Raccogli o lasci qualcosa?
gather-moved = Nessuna tribù può muoversi.
gather-points = { $points ->
    [0] Nessun punto rimasto. Raccogliere non costa nulla.
    [one] Resta { $points } punto. Raccogliere non costa nulla.
   *[other] Restano { $points } punti. Raccogliere non costa nulla.
}
gather-end = { $points ->
    [0] Fine movimento
    [one] Fine movimento, { $points } punto perso
   *[other] Fine movimento, { $points } punti persi
}
gather-lifted = Dove va questa tribù?
gather-lifted-stays = Che cosa fa questa tribù?
gather-leaves = Il santuario non renderà più ({ $at }): 1 Mana in meno.
gather-choose-tribe = Scegli una tribù
gather-choose-goal = Scegli dove va
gather-choose-mark = Scegli che cosa fa
gather-walk = Vai lì?
gather-walk-button = { $points ->
    [one] Vai lì, { $points } punto
   *[other] Vai lì, { $points } punti
}
gather-discover = Scopri nuove terre?
gather-unseen = Non si può annullare.
gather-discover-button = { $points ->
    [one] Scopri, { $points } punto
   *[other] Scopri, { $points } punti
}
gather-build-in = Porti la pietra nel Tempio?
gather-build-in-more = Ora hai { $now } Mana, massimo { $cap }.
gather-build-in-vain = Non porta nulla: il tuo Mana è al massimo.
gather-build-in-button = Nel Tempio: Mana { $mana }, massimo { $cap }
gather-deliver = Consegni l’offerta da { $worth }?
gather-deliver-more = { $wins ->
    [yes] È la quarta: vinci.
   *[no] Ti restano { $mana } Mana; la tribù torna nella scorta.
}
gather-deliver-button = { $wins ->
    [yes] Consegnala e vinci
   *[no] Consegnala, paga { $worth } Mana
}

## Scoperte

gather-land-played = Terra: chi scopre?
gather-volcano-drawn = Un vulcano! Dove va?
gather-land-choice = Quale tessera si scopre?
gather-choose-place = Scegli un lato aperto
gather-choose-tile = Scegli una tessera
gather-sharing = { $missing ->
    [0] { $good ->
        [wood] Il legno va a queste foreste
       *[stone] Le pietre vanno a queste cave
    }
   *[other] { $good ->
        [wood] Quali foreste ricevono legno?
       *[stone] Quali cave ricevono pietre?
    }
}
gather-sharing-button = { $missing ->
    [0] { $good ->
        [wood] { $shares ->
            [one] Distribuisci { $shares } legno
           *[other] Distribuisci { $shares } legni
        }
       *[stone] { $shares ->
            [one] Distribuisci { $shares } pietra
           *[other] Distribuisci { $shares } pietre
        }
    }
   *[other] Scegline ancora { $missing }
}

## Fase II

gather-act = Che cosa fai?
gather-act-more = Un solo tipo di azione; tutto tranne la carta si può ripetere.
gather-do-hut = Capanna ×{ $times }
gather-do-sanctuary = Santuario ×{ $times }
gather-do-growth = Nuova tribù ×{ $times }
gather-do-card = Carta
gather-which-kind = Che cosa fai qui: { $at }?
gather-choose-kind = Scegli che cosa fare
gather-card = Pescare una carta?
gather-where-hut = Dove costruisci una capanna?
gather-where-sanctuary = Dove erigi un santuario?
gather-where-growth = Dove nasce una tribù?
gather-no-more = Non è possibile fare altro.
gather-which-offering = { $huts ->
    [one] Quale offerta va sotto?
   *[other] Quali offerte vanno sotto?
}
gather-choose-offering = Scegli un’offerta
gather-lay-button = Metti sotto l’offerta da { $worth }
gather-planned-hut = { $number ->
    [one] Una nuova capanna
   *[other] { $number } nuove capanne
}
gather-planned-sanctuary = { $number ->
    [one] Un nuovo santuario
   *[other] { $number } nuovi santuari
}
gather-planned-growth = { $number ->
    [one] Una nuova tribù
   *[other] { $number } nuove tribù
}
gather-one-more = Se ne può aggiungere ancora.
gather-last-work = Poi non è possibile altro: l’azione si conclude.
gather-secret = Solo tu sai quale offerta c’è sotto.
gather-build-hut = { $number ->
    [one] Costruisci, sotto l’offerta da { $worths }
   *[other] Costruisci { $number } capanne, sotto { $worths }
}
gather-build-sanctuary = { $number ->
    [one] Erigi un santuario
   *[other] Erigi { $number } santuari
}
gather-build-growth = { $number ->
    [one] Aggiungi una tribù
   *[other] Aggiungi { $number } tribù
}

## Fase III e carte

gather-collect = { $income ->
    [0] Non ricevi Mana
   *[other] Ricevi il tuo Mana
}
gather-collect-none = Lo portano le tue tribù nei santuari.
gather-collect-more = Prima puoi giocare carte.
gather-collect-lost = Oltre il massimo, quindi persi: { $lost }.
gather-collect-button = { $mana ->
    [0] Termina il turno
   *[other] Ricevi { $mana } Mana
}
gather-play = Gioca { $card }
gather-mana-theft = A chi prendi Mana?
gather-choose-mana-theft = Scegli un giocatore
gather-theft-button = { $rival }: prendi { $mana } Mana
gather-priest = Dove va il Sacerdote?
gather-choose-priest = Scegli un santuario
gather-fertility-played = Fertilità: dove ne nascono due?
gather-teleport-who = Teletrasporto: quale tribù?
gather-teleport-to = Teletrasporto: dove?
gather-expulsion-who = Espulsione: che cosa?
gather-expulsion-to = Espulsione: dove?
gather-to-button = Sposta qui: { $at }
gather-choose-piece = Scegli che cosa spostare

## Che cosa fa un clic, per gli screen reader

scene-does = { $thing }. { $does }
does-lift = Prendila in mano
does-put-down = Rimettila giù
does-put-back = Rimetti a posto
does-choose = Scegli
does-play = Scegli per giocare
does-lay = Metti sotto una capanna
does-share = Metti qui una risorsa
does-hut = Costruisci qui una capanna
does-sanctuary = Erigi qui un santuario
does-growth = Aggiungi qui una tribù
does-walk = { $points ->
    [one] Vai qui per { $points } punto
   *[other] Vai qui per { $points } punti
}
does-discover = { $points ->
    [one] Scopri per { $points } punto
   *[other] Scopri per { $points } punti
}
does-deliver = { $points ->
    [one] Consegna l’offerta per { $points } punto
   *[other] Consegna l’offerta per { $points } punti
}
does-build-in = { $points ->
    [one] Porta la pietra nel Tempio per { $points } punto
   *[other] Porta la pietra nel Tempio per { $points } punti
}
does-fetch-wood = { $points ->
    [0] Raccogli un legno
    [one] Vai a prendere un legno per { $points } punto
   *[other] Vai a prendere un legno per { $points } punti
}
does-fetch-stone = { $points ->
    [0] Raccogli una pietra
    [one] Vai a prendere una pietra per { $points } punto
   *[other] Vai a prendere una pietra per { $points } punti
}

## Segni accanto a una tessera

mark-grab = Raccogli
mark-drop = Lascia
mark-swap = Scambia
mark-take = Raccogli
mark-steal = Ruba
mark-hut = Capanna
mark-sanctuary = Santuario
mark-growth = Nuova tribù
mark-lying = Sul terreno
mark-carried = Trasportato
mark-of = { $name }: { $good }
mark-worth = { $name }: l’offerta da { $worth }
mark-from = { $name }: { $good }, { $rival }

## Perché una tessera non si può scegliere

why-no-points = Non restano punti.
why-tribe-first = Scegli prima la tribù stessa.
why-far = { $points ->
    [one] Con { $points } punto questa tribù non ci arriva.
   *[other] Con { $points } punti questa tribù non ci arriva.
}
why-pair = Ci vogliono due tue tribù sulla stessa tessera.
why-no-work = Per una capanna serve legno, per un santuario una pietra, entrambi in pianura con spazio; per una nuova tribù una tua capanna.
why-volcano = Nessuno entra in un vulcano.
why-wood = Una tribù con legno non entra nel Tempio.
why-mana = Per consegnare questa offerta servono { $worth } Mana.

## Scritto in un terminale

typed-help = In una riga: «walk 6 5 3» (la tessera della tribù, poi quelle del cammino, o direzioni; «wood», «stone» e «thief» dicono quale tribù), «hut 7 4 9 2» (ogni tessera con la sua offerta), «sanctuary 7 8», «grow 5 6», «share 3 8», questi tre in qualsiasi ordine.
