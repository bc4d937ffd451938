# Čo si človek vyberie skôr, než niečo urobí: čo to znamená a čo s tým urobí tlačidlo.

## Búrka

gather-storm = Búrka: vybrané { $picked }/{ $cards }
gather-storm-any = Ľubovoľné karty v ľubovoľnom poradí. Idú na trh.
gather-storm-begun = Niečo je už preč: lacnejšie druhy ti zostanú.
gather-storm-give = { $cards ->
    [one] Dať búrke { $cards } kartu
    [few] Dať búrke { $cards } karty
   *[other] Dať búrke { $cards } kariet
}
gather-worth = Ruka sa predá za { $before } → { $after }

## Zlodej

gather-thief = Zlodej: koho okradneš?
gather-thief-blind = Dostaneš jednu kartu ťahanú naslepo.
gather-rob-whom = Vyber hráča
gather-rob = Okradnúť: { $who }
gather-rob-one = { $cards ->
    [one] Dostaneš jedinú kartu, ktorú má. Nedá sa to vziať späť.
   *[other] Dostaneš naslepo jednu z kariet (má ich { $cards }). Nedá sa to vziať späť.
}

## Ťah

gather-turn = { $end ->
    [sale] Predaj aspoň jednu kartu
    [pass] Vymieňaj, skúmaj, predaj alebo pasuj
    [empty] Skonči ťah
   *[done] Vymieňaj, skúmaj, predaj alebo skonči
}
gather-turn-more = { $things ->
    [empty] Nemáš karty.
    [cards] Vyber karty z ruky a z trhu.
   *[chamber] Vyber karty z ruky a z trhu, alebo komoru.
}
gather-end = { $end ->
    [sale] Najprv predaj
    [pass] Pasovať
   *[done] Ukončiť ťah
}
gather-chamber = { cards }, cena: { maps }
gather-chamber-maps = Mapy sa vyradia z hry. Nedá sa to vziať späť.
gather-open = Preskúmať, cena: { maps }

## Séria na predaj

gather-sell = Predať { $cards } za { $price }
gather-size = { $cards } → { $price }
gather-sale = { $also ->
    [trade] Peniaze { $before } → { $after }. Alebo ber z trhu.
    [locked] Peniaze { $before } → { $after }. Druh vzatý v tomto ťahu: dá sa len predať.
   *[none] Peniaze { $before } → { $after }
}
gather-given = Dávaš { $give }
gather-several = Vezmi niečo z trhu, alebo nechaj jeden druh a predaj ho.
gather-too-many = { $most ->
    [one] Predáva sa po jednej. Alebo ber z trhu.
    [few] Séria má najviac { $most } karty. Alebo ber z trhu.
   *[other] Séria má najviac { $most } kariet. Alebo ber z trhu.
}
gather-maps = Ak chceš skúmať, vyber komoru. Alebo ber z trhu.

## Výmena

gather-trade = Vymeniť
gather-balance = { $begun ->
    [yes] Dávaš { $give }, dlhuješ { $take }
   *[no] Dávaš { $give }, berieš { $take }
}{ $state ->
    [even] : presne
    [lost] , prepadne: { $lost }
   *[open] {""}
}
gather-give-least = Treba dať aspoň { $value }.
gather-give-more = Ešte treba dať { $value }.
gather-without = Vráť { $what } a vyjde to presne.
gather-needless = Vráť { $what }: netreba to dávať.
gather-room = Za to môžeš vziať ešte { $lost }.

## Prečo sa kôpka nedá vybrať

why-chamber = Najprv vráť komoru.
why-giving = Tento druh dávaš: nedá sa aj brať.
why-taking = Tento druh berieš: nedá sa aj dať.
why-given = Druh daný v tomto ťahu: nedá sa vziať.
why-taken = Druh vzatý v tomto ťahu: dá sa už len predať.
why-set = { $most ->
    [one] Tento druh sa predáva po jednej.
    [few] Séria tohto druhu má najviac { $most } karty.
   *[other] Séria tohto druhu má najviac { $most } kariet.
}
why-dear = Na to tvoje karty nestačia.
why-explored = V tejto komore už nič nezostalo.
why-maps = Na otvorenie treba: { $needs }. Máš: { $held }.
why-debt = Najprv dokonči výmenu.
why-cards = Najprv vráť karty, potom vyber komoru.

## Čo urobí kliknutie, pre čítačky obrazovky

gather-chosen = { $what }, vybrané. Vrátiť
gather-pile-hand = { $kind }, výmenná hodnota { $value }: v ruke { $cards }, vybrané { $picked }{ $click ->
    [pick] . Vybrať ďalšiu
    [other] . Tento druh berieš
    [locked] . Druh vzatý v tomto ťahu: nedá sa dať
   *[none] {""}
}
gather-pile-market = { $kind }, výmenná hodnota { $value }: na trhu { $cards }, vybrané { $picked }{ $click ->
    [pick] . Vybrať ďalšiu
    [other] . Tento druh dávaš
    [locked] . Druh daný v tomto ťahu: nedá sa vziať
   *[none] {""}
}
gather-back-hand = { $kind }, tvoja ruka: vybrané { $picked }. Jednu vrátiť
gather-back-market = { $kind }, trh: vybrané { $picked }. Jednu vrátiť

## Písané v termináli

typed-help = Na jednom riadku, v ľubovoľnom poradí: „trade coin scrap for talisman“ (čo dávaš za to, čo berieš), „lose shard shard coin“ (v búrke).
