# Mesopotamia: slová obrázka

scene-colour-blue = modrá
scene-colour-red = červená
scene-colour-green = zelená
scene-colour-yellow = žltá
scene-colour-neutral = neutrálna

## Mapa

scene-tile = { $kind } { $slot }: { $things }
scene-tile-target = { $kind } { $slot }, dá sa zvoliť: { $things }
scene-nothing = nič
scene-hut = chatrč, { $colour }
scene-hut-token = chatrč, { $colour }, { $worth ->
    [0] pod ňou obeta ({ $owner })
   *[other] pod ňou obeta za { $worth } ({ $owner })
}
scene-sanctuary = svätyňa, { $colour }
scene-tribes = { $number ->
    [one] { $number } kmeň, farba { $colour }
    [few] { $number } kmene, farba { $colour }
   *[other] { $number } kmeňov, farba { $colour }
}{ $cargo ->
    [wood] , s drevom
    [stone] , s kameňom
   *[none] {""}
}
scene-offering-carried = kmeň s obetou, farba { $colour }
scene-carrier = kmeň, farba { $colour }, { $worth ->
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
scene-discover-here = Objaviť tu nový dielik
scene-volcano-here = Položiť sem sopku

## Hráči

scene-you = Ty
scene-player = { $who }: mana { $mana }, hranica { $cap }; obety { $offerings } zo 4; kmene: { $tribes }; karty: { $cards }
scene-cards = { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } kariet
}

## Obety, dieliky, karty

scene-to-find = na objavenie
scene-left = ešte v ťahu
scene-own-offering = Obeta za { $worth }: { $state ->
    [given] odovzdaná
    [carried] nesená
    [hut] pod chatrčou
   *[supply] v zásobe
}
scene-wood-supply = drevo v zásobe: { $number }
scene-stone-supply = kameň v zásobe: { $number }
scene-kind = { $kind }: ešte { $number }{ $shown ->
    [0] {""}
   *[other] , už ukázané tebe: { $shown }
}
scene-deck = karty v balíčku: { $number }, odhodené: { $discards }
scene-fresh = Potiahnutá v tomto ťahu: zahrať sa dá až v niektorom z ďalších.
scene-card = { $card }: { $effect }
scene-play = Zahrať kartu { $card }: { $effect }

scene-title-setup = Mesopotamia: príprava
scene-title-movement = Mesopotamia, kolo { $round }: pohyb, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
scene-title-action = Mesopotamia, kolo { $round }: akcia
scene-title-mana = Mesopotamia, kolo { $round }: mana
scene-title-over = Mesopotamia: koniec
scene-round = Kolo { $round }
scene-step-movement = Pohyb
scene-step-action = Akcia
scene-step-mana = Mana
scene-points-left = ešte { $points }
