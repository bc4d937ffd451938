# Mesopotamia: čo človek berie do ruky a čo to znamená

## Fáza I

gather-move = Ktorý kmeň sa pohne?
gather-spent = Niečo zdvihneš alebo položíš?
gather-moved = Žiadny kmeň sa nemôže pohnúť.
gather-points = { $points ->
    [0] Nezostáva žiadny bod. Dvíhanie je zadarmo.
    [one] Zostáva { $points } bod. Dvíhanie je zadarmo.
    [few] Zostávajú { $points } body. Dvíhanie je zadarmo.
   *[other] Zostáva { $points } bodov. Dvíhanie je zadarmo.
}
gather-end = { $points ->
    [0] Ukončiť pohyb
    [one] Ukončiť pohyb, { $points } bod prepadne
    [few] Ukončiť pohyb, { $points } body prepadnú
   *[other] Ukončiť pohyb, { $points } bodov prepadne
}
gather-lifted = Kam ide tento kmeň?
gather-lifted-stays = Čo urobí tento kmeň?
gather-leaves = Svätyňa už nič neprinesie ({ $at }): o 1 manu menej.
gather-choose-tribe = Vyber kmeň
gather-choose-goal = Vyber, kam ide
gather-choose-mark = Vyber, čo urobí
gather-walk = Ísť tam?
gather-walk-button = { $points ->
    [one] Ísť tam za { $points } bod
    [few] Ísť tam za { $points } body
   *[other] Ísť tam za { $points } bodov
}
gather-discover = Objaviť novú krajinu?
gather-unseen = Nedá sa to vziať späť.
gather-discover-button = { $points ->
    [one] Objaviť za { $points } bod
    [few] Objaviť za { $points } body
   *[other] Objaviť za { $points } bodov
}
gather-build-in = Zabudovať kameň do chrámu?
gather-build-in-more = Teraz máš manu { $now }, hranica je { $cap }.
gather-build-in-vain = Nič to neprinesie: máš plno many.
gather-build-in-button = Zabudovať: mana { $mana }, hranica { $cap }
gather-deliver = Odovzdať obetu za { $worth }?
gather-deliver-more = { $wins ->
    [yes] Je štvrtá: vyhrávaš.
   *[no] Zostane ti mana: { $mana }; kmeň sa vráti do zásoby.
}
gather-deliver-button = { $wins ->
    [yes] Odovzdať a vyhrať
   *[no] Odovzdať, zaplatiť manou: { $worth }
}

## Objavy

gather-land-played = Krajina: kto objavuje?
gather-volcano-drawn = Sopka! Kam pôjde?
gather-land-choice = Ktorý dielik objavíš?
gather-choose-place = Vyber otvorené miesto
gather-choose-tile = Vyber dielik
gather-sharing = { $missing ->
    [0] { $good ->
        [wood] Tieto lesy dostanú drevo
       *[stone] Tieto lomy dostanú kameň
    }
   *[other] { $good ->
        [wood] Ktoré lesy dostanú drevo?
       *[stone] Ktoré lomy dostanú kameň?
    }
}
gather-sharing-button = { $missing ->
    [0] { $good ->
        [wood] Rozdeliť drevo: { $shares }
       *[stone] Rozdeliť kamene: { $shares }
    }
   *[other] Vyber ešte: { $missing }
}

## Fáza II

gather-act = Čo urobíš?
gather-act-more = Jeden druh akcie; všetko okrem karty možno opakovať.
gather-do-hut = Chatrč ×{ $times }
gather-do-sanctuary = Svätyňa ×{ $times }
gather-do-growth = Nový kmeň ×{ $times }
gather-do-card = Karta
gather-which-kind = Čo urobíš tu: { $at }?
gather-choose-kind = Vyber, čo urobíš
gather-card = Potiahnuť kartu?
gather-where-hut = Kde postavíš chatrč?
gather-where-sanctuary = Kde postavíš svätyňu?
gather-where-growth = Kam pridáš kmeň?
gather-no-more = Viac sa nedá.
gather-which-offering = { $huts ->
    [one] Ktorá obeta bude pod ňou?
   *[other] Ktoré obety budú pod nimi?
}
gather-choose-offering = Vyber obetu
gather-lay-button = Položiť pod chatrč obetu za { $worth }
gather-planned-hut = { $number ->
    [one] Nová chatrč
    [few] { $number } nové chatrče
   *[other] { $number } nových chatrčí
}
gather-planned-sanctuary = { $number ->
    [one] Nová svätyňa
    [few] { $number } nové svätyne
   *[other] { $number } nových svätýň
}
gather-planned-growth = { $number ->
    [one] Nový kmeň
    [few] { $number } nové kmene
   *[other] { $number } nových kmeňov
}
gather-one-more = Dá sa pridať ešte jeden výber.
gather-last-work = Potom už nič nie je možné: akcia sa skončí.
gather-secret = Len ty vieš, ktorá obeta tam leží.
gather-build-hut = { $number ->
    [one] Postaviť chatrč, položiť { $worths }
    [few] Postaviť { $number } chatrče, položiť { $worths }
   *[other] Postaviť { $number } chatrčí, položiť { $worths }
}
gather-build-sanctuary = { $number ->
    [one] Postaviť svätyňu
    [few] Postaviť { $number } svätyne
   *[other] Postaviť { $number } svätýň
}
gather-build-growth = { $number ->
    [one] Pridať kmeň
    [few] Pridať { $number } kmene
   *[other] Pridať { $number } kmeňov
}

## Fáza III a karty

gather-collect = { $income ->
    [0] Nezískaš žiadnu manu
   *[other] Získaj svoju manu
}
gather-collect-none = Prinášajú ju tvoje kmene vo svätyniach.
gather-collect-more = Predtým môžeš zahrať karty.
gather-collect-lost = Nad hranicou prepadne: { $lost }.
gather-collect-button = { $mana ->
    [0] Ukončiť ťah
   *[other] Získať manu: { $mana }
}
gather-play = Zahrať kartu { $card }
gather-mana-theft = Komu vezmeš manu?
gather-choose-mana-theft = Vyber hráča
gather-theft-button = { $rival }: vziať manu { $mana }
gather-priest = Kam pôjde Kňaz?
gather-choose-priest = Vyber svätyňu
gather-fertility-played = Plodnosť: kde pribudnú dva?
gather-teleport-who = Teleport: ktorý kmeň?
gather-teleport-to = Teleport: kam?
gather-expulsion-who = Vyhnanie: čo sa presunie?
gather-expulsion-to = Vyhnanie: kam?
gather-to-button = Presunúť sem: { $at }
gather-choose-piece = Vyber, čo sa presunie

## Čo urobí kliknutie, pre čítačky obrazovky

scene-does = { $thing }. { $does }
does-lift = Vziať do ruky
does-put-down = Položiť späť
does-put-back = Vrátiť späť
does-choose = Vybrať
does-play = Vybrať na zahranie
does-lay = Položiť pod chatrč
does-share = Dať sem surovinu
does-hut = Postaviť tu chatrč
does-sanctuary = Postaviť tu svätyňu
does-growth = Pridať sem kmeň
does-walk = { $points ->
    [one] Ísť sem za { $points } bod
    [few] Ísť sem za { $points } body
   *[other] Ísť sem za { $points } bodov
}
does-discover = { $points ->
    [one] Objaviť za { $points } bod
    [few] Objaviť za { $points } body
   *[other] Objaviť za { $points } bodov
}
does-deliver = { $points ->
    [one] Odovzdať obetu za { $points } bod
    [few] Odovzdať obetu za { $points } body
   *[other] Odovzdať obetu za { $points } bodov
}
does-build-in = { $points ->
    [one] Zabudovať kameň za { $points } bod
    [few] Zabudovať kameň za { $points } body
   *[other] Zabudovať kameň za { $points } bodov
}
does-fetch-wood = { $points ->
    [0] Zdvihnúť drevo
    [one] Ísť po drevo za { $points } bod
    [few] Ísť po drevo za { $points } body
   *[other] Ísť po drevo za { $points } bodov
}
does-fetch-stone = { $points ->
    [0] Zdvihnúť kameň
    [one] Ísť po kameň za { $points } bod
    [few] Ísť po kameň za { $points } body
   *[other] Ísť po kameň za { $points } bodov
}

## Značky vedľa dielika

mark-grab = Zdvihnúť
mark-drop = Položiť
mark-swap = Vymeniť
mark-take = Vziať
mark-steal = Ukradnúť
mark-hut = Chatrč
mark-sanctuary = Svätyňa
mark-growth = Nový kmeň
mark-lying = Ležiace
mark-carried = Nesené
mark-of = { $name }: { $good }
mark-worth = { $name }: obeta za { $worth }
mark-from = { $name }: { $good }, { $rival }

## Prečo sa dielik nedá vybrať

why-no-points = Nezostali žiadne body.
why-tribe-first = Najprv vyber samotný kmeň.
why-far = Tam sa tento kmeň nedostane (body: { $points }).
why-pair = Na jednom dieliku musia byť dva tvoje kmene.
why-no-work = Chatrč potrebuje drevo, svätyňa kameň, obe na planine, kde je miesto; nový kmeň tvoju chatrč.
why-volcano = Do sopky nikto nevstúpi.
why-wood = Kmeň s drevom nevstúpi na chrámové pole.
why-mana = Na odovzdanie tejto obety treba manu: { $worth }.

## Písané v termináli

typed-help = Na jednom riadku: „walk 6 5 3“ (dielik kmeňa, potom dieliky cesty alebo smery; „wood“, „stone“ a „thief“ hovoria, ktorý kmeň), „hut 7 4 9 2“ (každý dielik so svojou obetou), „sanctuary 7 8“, „grow 5 6“, „share 3 8“, tieto tri v ľubovoľnom poradí.
