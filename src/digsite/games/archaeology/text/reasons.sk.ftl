# Prečo je akcia dobrá: čo k nej hovorí rada

reason-complete = Predáš úplnú sériu ({ $what }): inak o ňu môžeš len prísť, krádežou alebo v búrke.
reason-storm = Ešte v nálezisku: { cards }, z toho { $storms ->
    [one] { $storms } búrka
    [few] { $storms } búrky
   *[other] { $storms } búrok
}. Búrka by ťa teraz stála { $now }, po predaji { $later }.
reason-set = S ňou predáš { $what } za { $later } namiesto { $now }.
reason-nearly = Ešte jedna karta a predáš { $what } za { $price }.
reason-hopes = Nechávaš si sériu, ktorej chýba jedna karta: predáš { $what } za { $later } namiesto { $now }.
reason-spares = Stojí ťa to najmenej: ruka sa predá o { $lost } lacnejšie.
reason-chamber = { cards }, ktoré nikto iný neuvidí, cena: { maps } v hodnote { $sold }.
reason-calm = V nálezisku už niet búrky.
reason-most-cards = { $victim } má v ruke najviac kariet: { $cards }.
reason-known = { $victim } má určite { $what }.

## Čo by začiatočník oľutoval: povie sa skôr, než to zahrá

slip-set = Máš v ruke úplnú sériu ({ $what }): už nenarastie, môžeš o ňu len prísť, krádežou alebo v búrke. Teraz ju predáš za { $price }.
