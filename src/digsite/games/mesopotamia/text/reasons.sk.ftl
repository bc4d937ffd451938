# Prečo je akcia dobrá: čo k nej hovorí rada

reason-wins = Je to tvoja štvrtá obeta: vyhrávaš.
reason-delivers = Obety v chráme: { $number }/4.
reason-limit = Tvoja hranica many stúpne: { $now } → { $later }.
reason-affordable = Raz tak zaplatíš aj obetu za { $worth }.
reason-nearer = { $steps ->
    [one] Do chrámu potom zostáva jeden krok.
    [few] Do chrámu potom zostávajú { $steps } kroky.
   *[other] Do chrámu potom zostáva { $steps } krokov.
}
reason-payable = Máš na ňu dosť many ({ $mana }): stojí { $worth }.
reason-way = { $steps ->
    [one] Odtiaľto je do chrámu jeden krok.
    [few] Odtiaľto sú do chrámu { $steps } kroky.
   *[other] Odtiaľto je do chrámu { $steps } krokov.
}
reason-huts = Vo fáze II budeš môcť postaviť { $later ->
    [one] chatrč
    [few] { $later } chatrče
   *[other] { $later } chatrčí
}{ $now ->
    [0] .
   *[other] , predtým { $now }.
}
reason-sanctuaries = Vo fáze II budeš môcť postaviť { $later ->
    [one] svätyňu
    [few] { $later } svätyne
   *[other] { $later } svätýň
}{ $now ->
    [0] .
   *[other] , predtým { $now }.
}
reason-births = Vo fáze II budeš môcť pridať { $later ->
    [one] kmeň
    [few] { $later } kmene
   *[other] { $later } kmeňov
}{ $now ->
    [0] .
   *[other] , predtým { $now }.
}
reason-income = Svätyne ti dajú za ťah manu { $later } namiesto { $now }.
reason-stack = { $tiles ->
    [one] Posledný dielik
    [few] { $tiles } dieliky na objavenie
   *[other] { $tiles } dielikov na objavenie
}: planiny { $plains }, lesy { $forests }, lomy { $quarries }, sopky { $volcanoes }.
reason-hut = S chatrčou príde do hry obeta: { $number }/4.
reason-tribes = Na mape budeš mať { $tribes ->
    [one] { $tribes } kmeň
    [few] { $tribes } kmene
   *[other] { $tribes } kmeňov
}.
reason-only-card = V tejto fáze sa nič iné urobiť nedá.

## Čo by začiatočník oľutoval: povie sa skôr, než to zahrá

slip-site = Na dieliku { $slot } je všetko, čo treba na chatrč: dva kmene a drevo. Ak tento kmeň odíde, nepostavíš ju tam.
