# Slová v obrázku stola: krátke sa vidia, celé hovorí čítačka obrazovky.

scene-title-setup = Archaeology: príprava
scene-title-dig = Archaeology: kope sa
scene-title-thief = Archaeology: zlodej
scene-title-storm = Archaeology: piesočná búrka
scene-title-actions = Archaeology: výmena, skúmanie, predaj
scene-title-over = Archaeology: múzeum kúpilo všetko

scene-colour-blue = modrá
scene-colour-red = červená
scene-colour-green = zelená
scene-colour-ivory = biela

## Trh

scene-market = Trh
scene-market-note = { cards }, výmenná hodnota { $value }
scene-market-pile = Trh: { $kind }, { cards }, výmenná hodnota { $value }
scene-market-take = Vziať z trhu: { $kind } ({ cards }), výmenná hodnota { $value }

## Výmena a predaj

scene-given = Dané
scene-taken = Vzaté
scene-given-label = Dané: { cards }, výmenná hodnota { $value }
scene-taken-label = Vzaté: { cards }, výmenná hodnota { $value }
scene-owed = Ešte zaplatiť: { $debt }
scene-lost = Zaplatené; { $lost } navyše prepadá.
scene-even = Presne: nič neprepadá.
scene-sale = Série a ceny
scene-sale-note = plné: čo máš
scene-price = { $kind }: séria { $cards } sa predá za { $money }
scene-sell = { $kind }: predať sériu { $cards } za { $money }

## Nálezisko, pyramída, skryté

scene-dig-site = Nálezisko
scene-cards-left = { $cards ->
    [0] nič nezostáva
    [one] zostáva { $cards } karta
    [few] zostávajú { $cards } karty
   *[other] zostáva { $cards } kariet
}
scene-left-storm = Búrky: { $left } z { $all }
scene-left-thief = Zlodeji: { $left } z { $all }
scene-next-card = Ďalšia karta: búrka { $storm }, zlodej { $thief }
scene-percent = { $number } %
scene-dug-out = Už niet čo kopať.
scene-pyramid = Pyramída
scene-your-maps = tvoje mapy: { $maps }
scene-empty = prázdna
scene-chamber = { $state ->
    [open] Preskúmať: { $chamber }, { cards }, cena: { maps }
    [closed] Zatvorená: { $chamber }, { cards }, cena: { maps }
   *[explored] Preskúmaná: { $chamber }, { cards }, cena: { maps }
}
scene-unseen = Skryté
scene-kind-shard = Črep
scene-kind-scrap = Pergamen
scene-kind-coin = Minca
scene-kind-cup = Pohár
scene-kind-talisman = Talizman
scene-kind-map = Mapa
scene-kind-mask = Maska
scene-unseen-kind = { $kind }: ešte nevidené { $cards }

## Hráči

scene-to-move = na ťahu
scene-victim = obeť
scene-passed = pas
scene-player = { $who }, { $colour }: { $money }, v ruke { cards }
scene-rob = Okradnúť: { $who }, { $colour }: { $money }, v ruke { cards }
scene-known = V tejto ruke určite je: { $kind }
scene-set = { $times ->
    [one] Predané: { $kind }, séria { $cards } za { $money }
   *[other] Predané { $times }-krát: { $kind }, séria { $cards } za { $money }
}

## Ruka

scene-hand = Tvoja ruka
scene-hand-cards = { $cards ->
    [one] karta
    [few] karty
   *[other] kariet
}
scene-storm-takes = Búrka by vzala { $cards }
scene-hand-worth = Teraz za { $money } $
scene-hand-label = Tvoja ruka: { cards }; búrka by vzala { $lost }; teraz sa predá za { $money } $
scene-hand-pile = Tvoja ruka: { $kind }, { cards }, výmenná hodnota { $value }
scene-hand-sell = Predať: { $kind }; máš: { cards }, výmenná hodnota { $value }
scene-hand-pay = Zaplatiť: { $kind }; máš: { cards }, výmenná hodnota { $value }
scene-hand-drop = Stratiť: { $kind }; máš: { cards }, výmenná hodnota { $value }
