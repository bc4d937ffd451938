# Mesopotamia

game-title = Mesopotamia
game-pitch = Veď svoje kmene do neznámej krajiny, stavaj chatrče a svätyne, zbieraj manu a prines ako prvý štyri obety do Mardukovho chrámu.

## Dieliky. `at-` pomenúva dielik mapy jeho číslom.

tile-plains = Planina
tile-forest = Les
tile-quarry = Lom
tile-volcano = Sopka
tile-temple = Chrámové pole

at-plains = planina { $slot }
at-forest = les { $slot }
at-quarry = lom { $slot }
at-volcano = sopka { $slot }
at-temple = chrámové pole

way-n = sever
way-ne = severovýchod
way-se = juhovýchod
way-s = juh
way-sw = juhozápad
way-nw = severozápad

## Suroviny a kmene. Slová sú v páde, ktorý odpovedá na otázku koho, čo.

good-wood = drevo
good-stone = kameň

tribe = { $thief ->
    [yes] { $cargo ->
        [wood] zlodejský kmeň s drevom
        [stone] zlodejský kmeň s kameňom
       *[none] zlodejský kmeň
    }
   *[no] { $cargo ->
        [wood] kmeň s drevom
        [stone] kmeň s kameňom
       *[none] kmeň
    }
}
tribe-offering = { $worth ->
    [0] kmeň s obetou č. { $number }
   *[other] kmeň s obetou za { $worth }
}

## Karty a čo robia

card-endurance = Výdrž
card-priest = Kňaz
card-fertility = Plodnosť
card-holy-stone = Posvätný kameň
card-land = Krajina
card-mana-theft = Krádež many
card-teleport = Teleport
card-expulsion = Vyhnanie

effect-endurance = V tomto ťahu máš o 3 body pohybu viac.
effect-priest = Vo fáze many dá svätyňa, z ktorej získavaš manu, o 1 viac.
effect-fertility = Jedna dvojica kmeňov s chatrčou pridá dva nové kmene namiesto jedného.
effect-holy-stone = Najbližší kameň, ktorý v tomto ťahu zabuduješ do chrámu, sa ráta dvojnásobne.
effect-land = Pri objave si pozri tri dieliky a polož ten, ktorý si vyberieš.
effect-mana-theft = Vezmi súperovi najviac 2 many, ale nie nad svoju hranicu.
effect-teleport = Presuň ktorýkoľvek kmeň, svoj či súperov, na ktorýkoľvek dielik okrem sopky.
effect-expulsion = Presuň súperov kmeň alebo chatrč na susedný dielik.

## Čo je na stole

thing-map = Mapa
thing-stack = Zásoba
thing-offerings = Obety

round = Kolo { $round }

## Časti výsledku

part-offerings = Obety

## Možnosti

option-crowded_sanctuaries = Svätyne na dielikoch so súperovými kmeňmi
option-crowded_sanctuaries-no = zakázané
option-crowded_sanctuaries-yes = dovolené
option-rounds = Posledné kolo
option-rounds-none = žiadne: hrá sa do štvrtej obety
option-rounds-20 = 20
option-rounds-40 = 40
option-rounds-60 = 60
option-rounds-80 = 80
option-rounds-100 = 100
option-start_card = Začína sa s kartou
option-start_card-no = nie
option-start_card-yes = áno
option-reshuffle = Odhodené karty sa zamiešajú
option-reshuffle-yes = áno
option-reshuffle-no = nie: každá karta sa použije raz

## Dieliky pri objavení

kind-plains = planina
kind-forest = les
kind-quarry = lom
kind-volcano = sopka

## Čo hovorí tlačidlo. Zlodejský kmeň je ten, ktorý už v tomto ťahu kradol.

label-walk = Presunúť { $tribe }: { $from } → { $to }
label-discover = Objaviť ({ $tribe }): { $from } → { $to }
label-build = { $gain ->
    [0] Zabudovať kameň do chrámu: { $from } → { $to } (bez zisku)
   *[other] Zabudovať kameň do chrámu: { $from } → { $to } (mana { $mana }/{ $cap })
}
label-deliver = Odovzdať obetu za { $worth }: { $from } → { $to }
label-grab = { $thief ->
    [yes] Zdvihnúť { $good } zlodejským kmeňom: { $at }
   *[no] Zdvihnúť { $good }: { $at }
}
label-drop = { $thief ->
    [yes] Položiť { $good } zlodejského kmeňa: { $at }
   *[no] Položiť { $good }: { $at }
}
label-take = { $thief ->
    [yes] Vziať obetu za { $worth } zlodejským kmeňom: { $at }
   *[no] Vziať obetu za { $worth }: { $at }
}
label-steal = Ukradnúť { $good }, stráca ho { $rival }: { $at }
label-end = { $points ->
    [0] Ukončiť pohyb
    [one] Ukončiť pohyb ({ $points } bod prepadne)
    [few] Ukončiť pohyb ({ $points } body prepadnú)
   *[other] Ukončiť pohyb ({ $points } bodov prepadne)
}
label-volcano = Položiť sopku: { $from } → { $to }
label-lay = Položiť tento dielik: { $tile }
label-share = Dať sem { $good }: { $at }
label-hut = { $source ->
    [carried] Postaviť chatrč z neseného dreva: { $at }
   *[lying] Postaviť chatrč z ležiaceho dreva: { $at }
}
label-sanctuary = { $source ->
    [carried] Postaviť svätyňu z neseného kameňa: { $at }
   *[lying] Postaviť svätyňu z ležiaceho kameňa: { $at }
}
label-grow = { $tribes ->
    [1] Pridať nový kmeň: { $at }
    [few] Pridať { $tribes } nové kmene: { $at }
   *[other] Pridať { $tribes } nových kmeňov: { $at }
}
label-draw = Potiahnuť kartu
label-nothing = Nerobiť nič
label-done = Ukončiť akciu
label-offer = Položiť pod chatrč obetu za { $worth }
label-collect = { $mana ->
    [0] { $lost ->
        [0] Ukončiť ťah
       *[other] Ukončiť ťah (nad hranicou prepadne: { $lost })
    }
   *[other] { $lost ->
        [0] Získať manu: { $mana }
       *[other] Získať manu: { $mana } (prepadne: { $lost })
    }
}
label-priest = Poslať Kňaza, +1 mana: { $at }
label-play-endurance = Zahrať Výdrž: o 3 body pohybu viac
label-play-fertility = Zahrať Plodnosť: ďalšia dvojica pridá dva kmene
label-play-holy-stone = Zahrať Posvätný kameň: ďalší kameň sa ráta dvojnásobne
label-play-land = Zahrať Krajinu: vybrať dielik najbližšieho objavu
label-play-teleport = Zahrať Teleport: presunúť ktorýkoľvek kmeň kamkoľvek
label-play-expulsion = Zahrať Vyhnanie: odsunúť súperov kmeň alebo chatrč
label-theft = { $rival }: vziať manu kartou Krádež many ({ $mana })
label-tribe = { $owner }: { $tribe }, { $at }
label-uproot = { $number ->
    [0] { $owner }: chatrč, { $at }
   *[other] { $owner }: chatrč s obetou č. { $number }, { $at }
}
label-to = Teleport: { $from } → { $to }
label-push = Vyhnanie: { $from } → { $to }

## Priebeh

tell-first = Začína { $who }
tell-tile = Nový dielik: { $tile }
tell-shown = Krajina ukazuje dielik: { $tile }
tell-shown-hidden = Krajina ukazuje dielik tomu, kto ju zahral
tell-card = { $who } ťahá kartu: { $card }
tell-card-hidden = { $who } ťahá kartu
tell-walk = { $who } presúva { $tribe }: { $from } → { $to }
tell-discover = { $who } objavuje ({ $tribe }): { $from } → { $to }
tell-build = { $gain ->
    [0] { $who } zabudúva kameň do chrámu (bez zisku)
   *[other] { $who } zabudúva kameň do chrámu (mana { $mana }/{ $cap })
}
tell-deliver = { $worth ->
    [0] { $who } odovzdáva obetu v chráme
   *[other] { $who } odovzdáva v chráme obetu za { $worth }
}
tell-grab = { $who } dvíha { $good }: { $at }
tell-drop = { $who } kladie { $good }: { $at }
tell-take = { $worth ->
    [0] { $who } berie obetu č. { $number }: { $at }
   *[other] { $who } berie obetu za { $worth }: { $at }
}
tell-steal = { $who } kradne { $good }, stráca ho { $rival }: { $at }
tell-end = { $who } končí pohyb
tell-volcano = potom kladie sopku: { $from } → { $to }
tell-lay = potom vyberá tento dielik: { $tile }
tell-share = potom dáva { $good }: { $at }
tell-hut = { $who } stavia chatrč: { $at }
tell-sanctuary = { $who } stavia svätyňu: { $at }
tell-grow = { $tribes ->
    [1] { $who } pridáva nový kmeň: { $at }
    [few] { $who } pridáva { $tribes } nové kmene: { $at }
   *[other] { $who } pridáva { $tribes } nových kmeňov: { $at }
}
tell-draw = { $who } žiada Marduka o radu
tell-nothing = { $who } vo fáze akcie nerobí nič
tell-done = { $who } končí akciu
tell-offer = potom kladie pod chatrč obetu za { $worth }
tell-offer-hidden = potom kladie pod chatrč zakrytú obetu
tell-collect = { $mana ->
    [0] { $who } nezískava žiadnu manu
   *[other] { $who } získava manu: { $mana }
}
tell-priest = { $who } posiela Kňaza: { $at }
tell-play-endurance = { $who } hrá kartu Výdrž
tell-play-fertility = { $who } hrá kartu Plodnosť
tell-play-holy-stone = { $who } hrá kartu Posvätný kameň
tell-play-land = { $who } hrá kartu Krajina
tell-play-teleport = { $who } hrá kartu Teleport
tell-play-expulsion = { $who } hrá kartu Vyhnanie
tell-theft = { $who } hrá kartu Krádež many; { $rival } stráca manu: { $mana }
tell-tribe = potom vyberá: { $owner }, { $tribe }, { $at }
tell-uproot = { $number ->
    [0] potom vyberá: { $owner }, chatrč, { $at }
   *[other] potom vyberá: { $owner }, chatrč s obetou č. { $number }, { $at }
}
tell-to = potom { $from } → { $to }
tell-push = potom { $from } → { $to }

## Na čo sa pýta

prompt-first-player = Žrebuje sa začínajúci hráč.
prompt-start-cards = Každý dostane kartu.
prompt-movement = { $points ->
    [0] Body pohybu sa minuli. Ešte môžeš zdvíhať a klásť suroviny a hrať karty; potom ukonči pohyb.
    [one] Presúvaj svoje kmene: zostáva { $points } bod. Zdvíhať a klásť sa dá zadarmo.
    [few] Presúvaj svoje kmene: zostávajú { $points } body. Zdvíhať a klásť sa dá zadarmo.
   *[other] Presúvaj svoje kmene: zostáva { $points } bodov. Zdvíhať a klásť sa dá zadarmo.
}
prompt-land-played = Krajina: vyber objav, pri ktorom si pozrieš tri dieliky.
prompt-tile = Ťahá sa dielik.
prompt-land-tiles = Krajina ukazuje dieliky z kôpky.
prompt-land-choice = Vyber objavený dielik. Ostatné sa zamiešajú späť do kôpky.
prompt-volcano-drawn = Sopka! Polož ju na ktorékoľvek otvorené miesto okrem toho, ktoré objavuješ; potom sa ťahá ďalší dielik.
prompt-sharing = { $good ->
    [wood] Dreva nie je dosť pre všetky lesy. Vyber, kam pôjde: ešte { $shares }.
   *[stone] Kameňov nie je dosť pre všetky lomy. Vyber, kam pôjdu: ešte { $shares }.
}
prompt-action = { $may ->
    [build] Vyber jeden druh akcie. Chatrče, svätyne a nové kmene možno opakovať; karta sa ťahá raz.
    [card] Teraz nemôžeš stavať ani pridať kmeň: potiahni kartu alebo nerob nič.
   *[nothing] V tejto fáze niet čo robiť.
}
prompt-building-huts = Postav ďalšiu chatrč, alebo ukonči akciu.
prompt-laying-offering = Vyber obetu, ktorú položíš zakrytú pod novú chatrč.
prompt-raising-sanctuaries = Postav ďalšiu svätyňu, alebo ukonči akciu.
prompt-growing = Pridaj ďalší kmeň, alebo ukonči akciu.
prompt-fertility-played = Plodnosť: vyber dvojicu kmeňov, ktorá pridá dva nové.
prompt-card = Ťahá sa karta.
prompt-mana = { $cards ->
    [0] Získaj svoju manu.
   *[other] Ak chceš, zahraj karty, potom získaj svoju manu.
}
prompt-priests = Pošli ďalšieho Kňaza, ak ho máš, potom získaj svoju manu.
prompt-teleport-who = Teleport: vyber kmeň, svoj alebo súperov. Vezme so sebou, čo nesie.
prompt-teleport-to = Teleport: vyber, kam sa kmeň dostane.
prompt-expulsion-who = Vyhnanie: vyber súperov kmeň alebo chatrč.
prompt-expulsion-to = Vyhnanie: vyber susedný dielik, na ktorý sa presunie.

## Čo zatiaľ čítajú ostatní

wait-movement = { $points ->
    [0] { $who } presúva kmene, bez bodov.
    [one] { $who } presúva kmene, zostáva { $points } bod.
    [few] { $who } presúva kmene, zostávajú { $points } body.
   *[other] { $who } presúva kmene, zostáva { $points } bodov.
}
wait-land-played = { $who } vyberá objav pre kartu Krajina.
wait-land-choice = { $who } vyberá z dielikov, ktoré ukazuje Krajina.
wait-volcano-drawn = { $who } kladie sopku.
wait-sharing = { $good ->
    [wood] { $who } vyberá lesy, ktoré dostanú drevo, ešte { $shares }.
   *[stone] { $who } vyberá lomy, ktoré dostanú kameň, ešte { $shares }.
}
wait-action = { $who } vyberá akciu.
wait-building-huts = { $who } môže postaviť ďalšiu chatrč alebo skončiť.
wait-laying-offering = { $who } kladie obetu pod novú chatrč.
wait-raising-sanctuaries = { $who } môže postaviť ďalšiu svätyňu alebo skončiť.
wait-growing = { $who } môže pridať ďalší kmeň alebo skončiť.
wait-fertility-played = { $who } vyberá dvojicu kmeňov pre Plodnosť.
wait-mana = { $who } získava manu.
wait-priests = { $who } môže poslať ďalšieho Kňaza, potom získa manu.
wait-teleport-who = { $who } vyberá kmeň pre Teleport.
wait-teleport-to = { $who } vyberá cieľ Teleportu.
wait-expulsion-who = { $who } vyberá kmeň alebo chatrč pre Vyhnanie.
wait-expulsion-to = { $who } vyberá cieľ Vyhnania.

## Koniec

over-you = { $offerings ->
    [0] Hra sa skončila: vyhrávaš, bez obety v chráme.
    [one] Hra sa skončila: vyhrávaš, v chráme máš { $offerings } obetu.
    [few] Hra sa skončila: vyhrávaš, v chráme máš { $offerings } obety.
   *[other] Hra sa skončila: vyhrávaš, v chráme máš { $offerings } obiet.
}
over-won = { $offerings ->
    [0] Hra sa skončila: vyhráva { $who }, bez obety v chráme.
    [one] Hra sa skončila: vyhráva { $who }, v chráme má { $offerings } obetu.
    [few] Hra sa skončila: vyhráva { $who }, v chráme má { $offerings } obety.
   *[other] Hra sa skončila: vyhráva { $who }, v chráme má { $offerings } obiet.
}
over-shared = { $offerings ->
    [0] Hra sa skončila: o víťazstvo sa delia { $who }, bez obety v chráme.
    [one] Hra sa skončila: o víťazstvo sa delia { $who }, každý má v chráme { $offerings } obetu.
    [few] Hra sa skončila: o víťazstvo sa delia { $who }, každý má v chráme { $offerings } obety.
   *[other] Hra sa skončila: o víťazstvo sa delia { $who }, každý má v chráme { $offerings } obiet.
}

## Rady pre začiatočníkov

tip-1 = Najprv kmene: dva kmene s chatrčou pridajú tretí a so šiestimi ide všetko rýchlejšie.
tip-2 = Priprav si na jeden ťah viac chatrčí, svätýň alebo narodení: akcia sa dá opakovať, ale len jeden druh za ťah.
tip-3 = Chatrč potrebuje dva kmene a drevo, svätyňa dva kmene a kameň na prázdnej planine.
tip-4 = Kde leží obeta, tam sa nenarodí žiadny kmeň. Klaď obety tam, odkiaľ môžu skoro odísť.
tip-5 = Každý kameň zabudovaný do chrámu zvýši tvoju hranicu many o 1 a dá 1 manu. Na obetu za 7 potrebuješ hranicu 7.
tip-6 = Jeden kmeň na vlastnej svätyni dá za ťah 1 manu; na súperovej treba dva.
tip-7 = Mana nad hranicou prepadne: lacné obety odovzdaj včas.
tip-8 = Ak máš na dieliku viac kmeňov ako súper, môžeš mu ukradnúť, čo nesú jeho kmene. Naložené kmene nenechávaj samy.
tip-9 = S drevom sa na chrámové pole nedá vstúpiť a sopky sú zavreté pre všetkých: klaď sopky súperom do cesty.
tip-10 = Ak by fáza II mala zostať prázdna, potiahni kartu.
