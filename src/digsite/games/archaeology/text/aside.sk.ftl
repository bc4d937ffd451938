# List vedľa stola: čo urobí voľba.

scene-after-trade = Čo urobí táto výmena
scene-after-storm = Čo nechá búrka
scene-column-now = teraz
scene-column-after = potom
scene-worth = { $cards ->
    [0] nič
   *[other] { $cards } za { $money }
}
scene-row-label = { $kind }: teraz { $now }, potom { $after }
scene-whole-hand = Celá ruka
scene-still-fits = Ešte by sa zmestila jedna z týchto.

scene-sell-or-wait = Predať alebo čakať
scene-your-money = Tvoje peniaze
scene-your-cards = Tvoje karty
scene-if-you-wait = Ak počkáš
scene-wait-market = { $cards ->
    [1] jedna leží na trhu za { $value }
    [few] { $cards } ležia na trhu za { $value }
   *[other] { $cards } leží na trhu za { $value }
}
scene-wait-unseen = nevidené karty: { $all }, tohto druhu: { $left }
scene-may-come = Pred tvojím ďalším ťahom
scene-risk-storm = Búrka: dáš polovicu kariet
scene-risk-thief = Zlodej: naslepo jedna tvoja karta
