# Čo sa týka čitateľa, na vlastnej kartičke. `your-` je to, čo mu ukradli.

your-shard = črep z nádoby
your-scrap = kúsok pergamenu
your-coin = mincu
your-cup = rozbitý pohár
your-talisman = talizman
your-map = mapu
your-mask = masku faraóna

notice-stolen = { $who } ti kradne { $what }
notice-left = { $cards ->
    [0] Bola to posledná karta tohto druhu.
    [one] Zostáva ti { $cards }.
    [few] Zostávajú ti { $cards }.
   *[other] Zostáva ti { $cards }.
}
notice-stole = Kradneš { $what }, obeť: { $victim }
notice-storm = { $lost ->
    [0] Piesočná búrka: nič nestrácaš
   *[other] Piesočná búrka ti berie karty: { $lost }/{ $cards }
}
notice-storm-by = Na búrku naráža { $who }.
