# Archaeology: kartová hra

game-title = Archaeology
game-pitch = Kop v Egypte poklady, vymieňaj ich na trhu, chráň sa pred zlodejmi a piesočnými búrkami a v pravej chvíli predaj série múzeu.

## Poklady

kind-shard = Črep
kind-scrap = Pergamen
kind-coin = Minca
kind-cup = Rozbitý pohár
kind-talisman = Talizman
kind-map = Mapa
kind-mask = Maska

# Počet kariet ako predmet slovesa

some-shard = { $cards ->
    [1] črep z nádoby
    [few] { $cards } črepy z nádob
   *[other] { $cards } črepov z nádob
}
some-scrap = { $cards ->
    [1] kúsok pergamenu
    [few] { $cards } kúsky pergamenu
   *[other] { $cards } kúskov pergamenu
}
some-coin = { $cards ->
    [1] mincu
    [few] { $cards } mince
   *[other] { $cards } mincí
}
some-cup = { $cards ->
    [1] rozbitý pohár
    [few] { $cards } rozbité poháre
   *[other] { $cards } rozbitých pohárov
}
some-talisman = { $cards ->
    [1] talizman
    [few] { $cards } talizmany
   *[other] { $cards } talizmanov
}
some-map = { $cards ->
    [1] mapu
    [few] { $cards } mapy
   *[other] { $cards } máp
}
some-mask = { $cards ->
    [1] masku faraóna
    [few] { $cards } masky faraóna
   *[other] { $cards } masiek faraóna
}

money = { $money } $
cards = { $cards ->
    [0] žiadne karty
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kariet
}
maps = { $maps ->
    [0] žiadna mapa
    [one] { $maps } mapa
    [few] { $maps } mapy
   *[other] { $maps } máp
}

chamber-small = malá komora
chamber-middle = stredná komora
chamber-large = veľká komora

## Časti skóre

part-shard = Črepy
part-scrap = Pergameny
part-coin = Mince
part-cup = Rozbité poháre
part-talisman = Talizmany
part-map = Mapy
part-mask = Masky

## Tlačidlá

label-sell = Predať { $what } za { $price }
label-take = Vziať { $what } (výmenná hodnota { $value })
label-take-more = Vziať aj { $what } (výmenná hodnota { $value })
label-pay = Dať { $what } (hodnota { $value }, dlh { $debt })
label-pay-more = Dať { $what } (hodnota { $value }, dlh { $debt })
label-explore = Preskúmať – { $chamber }: { cards }, cena: { maps }
label-done = Ukončiť ťah
label-pass = Pasovať
label-drop = Stratiť { $what }
label-drop-more = Stratiť aj { $what }
label-rob = Okradnúť: { $victim } ({ cards })

## Priebeh

tell-first = { $who } začína
tell-deal = { $who } dostáva { $what }
tell-deal-hidden = { $who } dostáva kartu
tell-deal-market = Trh dostáva { $what }
tell-dig = { $who } vykopáva { $what }
tell-dig-hidden = { $who } vykopáva poklad
tell-thief = { $who } stretáva zlodeja
tell-storm = { $who } naráža na piesočnú búrku
tell-rob = { $who } kradne, obeť: { $victim }
tell-steal = { $who } získava { $what }
tell-steal-hidden = { $who } získava kartu
tell-drop = { $who } stráca v búrke { $what }
tell-drop-more = k tomu { $what }
tell-take = { $who } berie { $what }
tell-take-more = aj { $what }
tell-pay = dáva { $what }
tell-pay-more = k tomu { $what }
tell-explore = { $who } skúma pyramídu: { $chamber }, { maps }
tell-find = { $who } nachádza { $what }
tell-find-hidden = { $who } nachádza poklad
tell-sell = { $who } predáva { $what } za { $price }
tell-done = { $who } končí ťah
tell-pass = { $who } pasuje

## Čo treba urobiť

prompt-first-player = Žrebuje sa začínajúci hráč.
prompt-deal = Rozdávajú sa karty.
prompt-dig = { $who } kope.
prompt-thief = Zlodej: vyber, koho okradneš. Dostaneš jednu kartu ťahanú naslepo.
prompt-theft = { $who } ťahá kartu. Obeť: { $victim }.
prompt-storm = { $cards ->
    [1] Piesočná búrka: vyber jednu kartu, ktorú stratíš. Pôjde na trh.
    [few] Piesočná búrka: vyber { $cards } karty, ktoré stratíš, od najlacnejších druhov. Pôjdu na trh.
   *[other] Piesočná búrka: vyber { $cards } kariet, ktoré stratíš, od najlacnejších druhov. Pôjdu na trh.
}
prompt-actions = { $end ->
    [sale] Tvoj posledný ťah bol pas a odvtedy nikto nič nepredal: pred koncom ťahu predaj aspoň jednu kartu.
    [pass] Už niet čo kopať. Vymieňaj, skúmaj, predávaj alebo pasuj.
   *[done] Vezmi kartu z trhu a zaplať za ňu kartami, predávaj z ruky, skúmaj pyramídu pomocou máp alebo ukonči ťah.
}
prompt-buying = Dlhuješ { $debt } vo výmennej hodnote: ber ďalej alebo zaplať. Čo dáš navyše, prepadne.
prompt-paying = Ešte treba zaplatiť { $debt } vo výmennej hodnote. Čo dáš navyše, prepadne.
prompt-finding = { $cards ->
    [0] { $who } vyprázdňuje komoru.
    [1] Posledná karta komory.
    [few] Vyprázdňuješ komoru: ešte { $cards } karty.
   *[other] Vyprázdňuješ komoru: ešte { $cards } kariet.
}

## Čo čítajú ostatní

wait-thief = { $who } vyberá, koho okradne.
wait-storm = { $cards ->
    [1] { $who } stráca v búrke jednu kartu.
    [few] { $who } stráca v búrke { $cards } karty.
   *[other] { $who } stráca v búrke { $cards } kariet.
}
wait-actions = { $end ->
    [sale] { $who } môže vymieňať a skúmať a musí predať aspoň jednu kartu.
    [pass] { $who } môže vymieňať, skúmať, predávať alebo pasovať.
   *[done] { $who } môže vymieňať, skúmať, predávať alebo ukončiť ťah.
}
wait-buying = { $who } môže brať ďalej alebo zaplatiť { $debt }.
wait-paying = { $who } musí zaplatiť ešte { $debt }.

## Koniec

over-you = Hra sa skončila: vyhrávaš, máš { $money }.
over-won = Hra sa skončila: vyhráva { $who }, má { $money }.
over-shared = Hra sa skončila: o víťazstvo sa delia { $who }, každý má { $money }.

## Rady pre začiatočníkov

tip-1 = Črepy, pergameny a poháre nevynesú takmer nič, kým séria nie je úplná: potom vynesú veľa.
tip-2 = Najlepšia výmena doplní sériu: druhý pohár, piaty črep, štvrtý pergamen.
tip-3 = O úplnú sériu už môžeš len prísť, krádežou alebo v búrke. Predaj ju hneď.
tip-4 = Búrka berie polovicu ruky, zaokrúhlenú nadol: s nepárnym počtom kariet stratíš menej.
tip-5 = Počítaj búrky a zlodejov, ktorí ešte zostali. Keď je búrka blízko, predaj väčšie série.
tip-6 = Jedna mapa použitá včas na malú komoru je často lepšia než čakanie na tri.
tip-7 = Čo ostatní stratia v búrke, čaká na teba na trhu.
tip-8 = Okradni toho, kto má v ruke najviac kariet: má najviac čo stratiť.
tip-9 = Pri rovnosti vyhráva ten, kto predal menej kariet.
