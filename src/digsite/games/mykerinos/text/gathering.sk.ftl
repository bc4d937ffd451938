# Čo je vybrané, čo to znamená a čo hovorí veľké tlačidlo.

## Čo sa žiada, kým nie je nič vybrané

gather-turn = { $may ->
    [full] Využi pomoc mecenáša alebo pasuj
   *[dig] { $patrons ->
        [0] Vyber políčko alebo pasuj
       *[other] Políčko, mecenáš alebo pasuj
    }
}
gather-two-squares = Dva štvorčeky: tam môžeš aj rozšíriť.
gather-last-action = Ostatní pasovali: tvoja posledná akcia.
gather-ask-lemon = Lord Lemon: kop na pyramíde
gather-ask-blackmore = Mrs. Blackmore: dve susedné políčka
gather-ask-brown = Sir Brown: vyber halu
gather-ask-tangerine = Colonel Tangerine: tri za sebou
gather-ask-violet = Lady Violet: o archeológa viac
gather-ask-neutral = Neutrálni ({ $cubes }): políčko alebo žiadne
gather-ask-next = Vyber ďalšie políčko, vedľa { $cell }
gather-card-used = { $patron }: karta sa na toto kolo otočí.
gather-reward = { $rooms ->
    [0] Zóna { $zone }, { place }: vyber parcelu
   *[other] Zóna { $zone }, { place }: parcela alebo hala
}
gather-reward-more = { $rooms ->
    [0] Žiadna hala múzea ti nie je otvorená.
   *[other] Otvorené haly: { $rooms }, najlepšia: +{ $best }.
}
gather-leftover = Zóna { $zone }, { place }: parcela alebo nič
gather-leftover-more = Ostala parcela. Môžeš si ju vziať.
gather-discard = Zóna { $zone }: parcela neutrálneho
gather-discard-more = Vybraná parcela sa vyradí z hry.
gather-discarded = Berie ju neutrálny: parcela sa vyradí z hry.

## Veľké tlačidlo čaká

gather-choose-cell = Vyber políčko
gather-choose-room = Vyber halu
gather-choose-patron = Vyber mecenáša
gather-choose-lot = Vyber parcelu
gather-choose-reward = Vyber parcelu alebo halu
gather-lay = Položiť archeológov: { $chosen }/{ $cubes }

## Políčka

gather-missing = { $missing ->
    [one] { $cells }: ešte jedno políčko vedľa
   *[other] { $cells }: ešte { $missing } políčka za sebou
}
gather-second = Najprv { $cells }, teraz druhé vedľa
gather-leave-it = Alebo len jeden: začneš vykopávky na { $cells }.
gather-dig = { $whose ->
    [neutral] Začať neutrálne vykopávky na { $cells }
   *[own] Začať vykopávky na { $cells }
}
gather-extend = { $whose ->
    [neutral] Rozšíriť neutrálnu: { $cells }
   *[own] Rozšíriť vykopávku: { $cells }
}
gather-then = Pokračovať na { $cells }
gather-confirm-dig = { $whose ->
    [neutral] Neutrálne vykopávky na { $cells }: { cubes }, ešte { $left }
   *[own] Začať vykopávky na { $cells }: { cubes }, ešte { $left }
}
gather-confirm-extend = { $whose ->
    [neutral] Rozšíriť neutrálnu { $cells }: { cubes }, ešte { $left }
   *[own] Rozšíriť { $cells }: { cubes }, ešte { $left }
}
gather-confirm-then = Položiť { $cells }: { cubes }, ešte { $left }

## Pasovať, nepoložiť, nevziať

gather-ties = { $ties ->
    [all] Vyhráš každú rovnosť
    [none] Prehráš každú rovnosť
   *[some] Rovnosť vyhráš: { $rivals }
}
gather-only-pass = { $cubes ->
    [0] Bez archeológov môžeš iba pasovať
   *[other] Môžeš iba pasovať
}
gather-ends = { $cubes ->
    [0] Kopanie sa pre teba končí.
   *[other] Kopanie sa ti končí; ostáva: { cubes }.
}
gather-confirm-pass = { $ties ->
    [all] Pasovať: políčko { $space }, vyhráš každú rovnosť
    [none] Pasovať: políčko { $space }, prehráš každú rovnosť
   *[some] Pasovať: políčko { $space }, vyhráš neskoršie rovnosti
}
gather-lay-none = Nepoložiť nikoho
gather-skip = Neutrálni archeológovia ({ $cubes }) ti ostávajú
gather-take-nothing = Nevziať nič
gather-decline = V tejto zóne neberieš parcelu

## Parcely a haly

gather-lot = { $kind ->
    [none] { points }
   *[other] { $patron }: { points }
}
gather-lot-more = { $end ->
    [0] Bez karty: na konci už nič.
   *[other] +{ $end } na konci, za kartu.
}
gather-confirm-take = Vziať { $lot }: spolu +{ $gain }
gather-confirm-discard = Vyradiť { $lot }
gather-room = { $gain ->
    [0] Hala { $worth } múzea
   *[other] Hala { $worth }: +{ $gain } za tvoje karty
}
gather-wings = { $wings ->
    [one] Krídlo: { $patrons }.
   *[other] Krídla: { $patrons }.
}
gather-confirm-room = { $gain ->
    [0] Rezervovať túto halu
   *[other] Rezervovať túto halu: +{ $gain }
}
gather-confirm-brown = { $gain ->
    [0] Sir Brown: { cubes }, ešte { $left }
   *[other] Sir Brown: +{ $gain }, { cubes }, ešte { $left }
}

## Prečo sa políčko nedá vybrať

why-pyramid = Na pyramíde sa dá kopať len s lordom Lemonom.
why-cube = Tu už stojí archeológ.
why-patron-missing = Kartu tohto mecenáša ešte nemáš: je ňou jeho parcela, ktorú si vezmeš.
why-patron-tilted = Táto karta je do ďalšieho kola otočená.
why-room-taken = Táto hala je obsadená do konca hry.
why-room-closed = Do haly 5 sa vchádza len z tvojej susednej haly 2 alebo 3.
why-room-brown = Hala sa obsadzuje s mecenášom Sir Brown alebo pri vyhodnotení.
why-room-supply = V spoločnej zásobe už nemáš žiadneho archeológa.
why-room-rank = Halu smú obsadiť len prvý a druhý v zóne.
