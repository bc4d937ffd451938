# Slová spoločné pre všetky hry.

language-name = Slovenčina

## Miesta pri stole

seat-blue = Modrý
seat-red = Červený
seat-green = Zelený
seat-ivory = Biely
seat-yellow = Žltý
seat-neutral = Neutrálny
seat-chance = Náhoda

## Kto je na ťahu

your-turn = Si na ťahu
turn-of = { $who }: si na ťahu
waiting-for = Čaká sa, na ťahu je { $who }
game-over = Hra sa skončila

## Záznam: niekto pokračuje po tom, čo konali iní

goes-on = { $who }… { $what }

## Hra, ktorej pravidlá tu už nie sú

bygone = Táto hra sa hrala podľa verzie { $version } pravidiel, ktorá tu už nie je. Môžeš si ju pozrieť a uložiť jej záznam, ale nikto v nej nemôže pokračovať.
bygone-title = Staršie pravidlá: verzia { $version }
bygone-move = { $who }: { $what }
closed = Tento stôl zatvoril ten, kto prevádzkuje server. Môžeš si ho pozrieť a uložiť jeho záznam, ale nikto nemôže pokračovať.
closed-title = Zatvorené

## Tlačidlá

undo = Vrátiť
quit = Skončiť
pass = Pasovať
hint = Rada
rules = Pravidlá
save = Uložiť

## Časti stola

players = Hráči
log = Priebeh
score = Body
total = Spolu
options = Možnosti
points = { $points ->
    [0] bez bodov
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
place = { $rank }. miesto

## Zoznamy

comma = { $first }, { $last }
and = { $first } a { $last }

## Prečo to nejde

illegal-over = Hra sa už skončila.
illegal-not-your-turn = Nie si na ťahu.
illegal-action = „{ $action }“ teraz nie je dovolené. Vyber si z ponúkaných akcií.
illegal-nothing = Nič nie je vybrané. Vyber si z ponúkaných akcií.
illegal-undo = Tento krok sa už nedá vrátiť: medzitým ťahal niekto iný, rozhodla náhoda alebo ti krok odhalil niečo nové.

## Lekcia

lesson-otherwise = Takmer: urob, čo je v krúžku, alebo si to nechaj ukázať.
lesson-over = Lekcia sa skončila.

## Rada: o koľko je prvý ťah lepší ako ďalší

hint-better = Zo 100 hier vyhrá o { $games } viac ako ďalší ťah.
hint-even = Ďalší ťah je takmer rovnako dobrý.
