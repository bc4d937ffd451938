# Slová v obrázku stola: krátke sa vidia, celé hovorí čítačka obrazovky.

scene-title-setup = Archaeology: príprava
scene-title-dig = Archaeology: kopanie
scene-title-thief = Archaeology: zlodej
scene-title-storm = Archaeology: piesočná búrka
scene-title-actions = Archaeology: výmena, skúmanie, predaj
scene-title-over = Archaeology: múzeum kúpilo všetko
scene-step-dig = Kopanie
scene-step-actions = Výmena, skúmanie, predaj
scene-stage-thief = zlodej
scene-stage-storm = búrka

scene-colour-blue = modrá
scene-colour-red = červená
scene-colour-green = zelená
scene-colour-ivory = biela

## Trh

scene-table = Stôl v tábore
scene-market = Trh
scene-market-note = { cards }, výmenná hodnota { $value }
scene-market-short = { cards }, hodnota { $value }
scene-market-pile = Trh: { $kind }, { cards }, výmenná hodnota { $value }
scene-market-take = Vziať z trhu: { $kind } ({ cards }), výmenná hodnota { $value }
scene-no-shard = žiadne črepy
scene-no-scrap = žiadne pergameny
scene-no-coin = žiadne mince
scene-no-cup = žiadne poháre
scene-no-talisman = žiadne talizmany
scene-no-map = žiadne mapy
scene-no-mask = žiadne masky

## Výmena a predaj

scene-given = Dané
scene-give = Dávaš
scene-taken = Vzaté
scene-take = Berieš
scene-given-label = Dané: { cards }, výmenná hodnota { $value }
scene-give-label = Dávaš: { cards }, výmenná hodnota { $value }
scene-taken-label = Vzaté: { cards }, výmenná hodnota { $value }
scene-take-label = Berieš: { cards }, výmenná hodnota { $value }
scene-owed = ešte { $debt }
scene-lost = prepadne { $lost }
scene-even = presne
scene-sale = Série a ceny
scene-sale-note = plné: čo máš
scene-price = { $kind }: { $cards ->
    [1] séria 1 karty
   *[other] séria { $cards } kariet
} sa predá za { $money }
scene-sell = { $kind }: predať { $cards ->
    [1] sériu 1 karty
   *[other] sériu { $cards } kariet
} za { $money }

## Nálezisko, pyramída, skryté

scene-dig-site = Nálezisko
scene-cards-left = { $cards ->
    [0] nič nezostáva
    [one] zostáva { $cards } karta
    [few] zostávajú { $cards } karty
   *[other] zostáva { $cards } kariet
}
scene-left-storm = Búrky
scene-left-thief = Zlodeji
scene-of = { $left }/{ $all }
scene-next = ďalšia karta: { $share }
scene-percent = { $number } %
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

scene-you = Ty
scene-to-move = na ťahu
scene-victim = obeť
scene-passed = pas
scene-player = { $who }, { $colour }: { $money }, v ruke { cards }
scene-rob = Okradnúť: { $who }, { $colour }: { $money }, v ruke { cards }
scene-known = V tejto ruke určite je: { $kind }
scene-set = { $times ->
    [one] { $kind }: predaná séria, karty { $cards }, za { $money }
   *[other] { $kind }: predané série { $times }, karty po { $cards }, za { $money }
}

## Ruka

scene-hand = Tvoja ruka
scene-hand-now = { cards }, teraz predaj za { $money }; búrka by vzala { $lost }
scene-hand-safe = { cards }, teraz predaj za { $money }
scene-hand-trade = { cards }, teraz predaj za { $money }, po výmene za { $after }
scene-hand-storm = odovzdaj { $lost }/{ $cards }; zvyšok sa predá za { $after }
scene-sells = za { $money }
scene-sells-then = za { $money } → { $after }
scene-hand-pile = Tvoja ruka: { $kind }, { cards }, výmenná hodnota { $value }
scene-hand-sell = Predať: { $kind }; máš: { cards }, výmenná hodnota { $value }
scene-hand-pay = Zaplatiť: { $kind }; máš: { cards }, výmenná hodnota { $value }
scene-hand-drop = Stratiť: { $kind }; máš: { cards }, výmenná hodnota { $value }
