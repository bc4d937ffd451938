# Mesopotamia: slová obrázka

scene-colour-blue = modrá
scene-colour-red = červená
scene-colour-green = zelená
scene-colour-yellow = žltá
scene-colour-neutral = neutrálna

## Mapa

scene-tile = { $kind } { $slot }: { $things }
scene-tile-target = { $kind } { $slot }, môžeš ju zvoliť: { $things }
scene-nothing = nič
scene-hut = chatrč, { $colour }
scene-hut-token = chatrč, { $colour }, { $worth ->
    [0] pod ňou obeta ({ $owner })
   *[other] pod ňou obeta za { $worth } ({ $owner })
}
scene-sanctuary = svätyňa, { $colour }
scene-tribes = { $number ->
    [one] { $number } kmeň, { $colour }
    [few] { $number } kmene, { $colour }
   *[other] { $number } kmeňov, { $colour }
}{ $cargo ->
    [wood] , s drevom
    [stone] , s kameňom
   *[none] {""}
}
scene-offering-carried = kmeň s obetou, { $colour }
scene-carrier = kmeň, { $colour }, { $worth ->
    [0] s obetou ({ $owner })
   *[other] s obetou za { $worth } ({ $owner })
}
scene-wood = drevo: { $number }
scene-stone = kameň: { $number }
scene-tiles = { $number ->
    [one] { $number } dielik
    [few] { $number } dieliky
   *[other] { $number } dielikov
}
scene-discover = objaviť
scene-discover-here = Objaviť tu nový dielik
scene-volcano = sopka
scene-volcano-here = Položiť sem sopku
scene-unknown = Miesto, ktoré sa práve objavuje

## Hráči

scene-to-move = na ťahu
scene-player = { $who }: mana { $mana }, hranica { $cap }; obety { $offerings } zo 4; kmene: { $tribes }; karty: { $cards }
scene-cards = { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } kariet
}

## Ťah

scene-turn = Ťah: { $who }
scene-no-turn = Ťah
scene-phase = Fáza: { $name }
scene-points = { $number ->
    [one] zostáva { $number } bod
    [few] zostávajú { $number } body
   *[other] zostáva { $number } bodov
}
scene-found = objavené: { $number } z { $most }
scene-hut-chance = Postaviť chatrč
scene-sanctuary-chance = Vztýčiť svätyňu
scene-birth-chance = Rozrásť sa
scene-card-chance = Ťahať kartu
scene-income = +{ $number } zo svätýň
scene-mana-after = teraz { $now }, potom { $after }, hranica { $cap }

## Obety, dieliky, karty

scene-own-offering = Obeta za { $worth }: { $state ->
    [given] odovzdaná
    [carried] nesená
    [hut] pod chatrčou
   *[supply] v zásobe
}
scene-at-given = daná
scene-at-carried = nesená
scene-at-hut = chatrč
scene-at-supply = zásoba
scene-wood-supply = drevo v zásobe: { $number }
scene-stone-supply = kameň v zásobe: { $number }
scene-shown = vidíš: { $number }
scene-kind = { $kind }: ešte { $number }{ $shown ->
    [0] {""}
   *[other] , { $shown } vidíš
}
scene-deck = karty v balíčku: { $number }, odhodené: { $discards }
scene-fresh = Ťahaná v tomto ťahu: zahráš ju v niektorom ďalšom.
scene-card = { $card }: { $effect }
scene-play = Zahrať { $card }: { $effect }

scene-title-setup = Mesopotamia: príprava
scene-title-movement = Mesopotamia, kolo { $round }: pohyb
scene-title-action = Mesopotamia, kolo { $round }: akcia
scene-title-mana = Mesopotamia, kolo { $round }: mana
scene-title-over = Mesopotamia: koniec
