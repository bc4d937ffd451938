# Prvá lekcia: nadpis a pod ním najviac 25 slov. Čo končí na -else, to zaznie pri inom pokuse.

lesson-goal =
    Vyhrá najbohatší
    Zarobíš predajom sérií jedného druhu. Čím väčšia séria, tým viac vynesie: jeden pohár 2, dva poháre 15.
lesson-trade =
    Vymeň a získaj pohár
    Každý ťah začína vykopaním karty: teraz je to pohár. Vyber pohár z trhu s hodnotou 2 a svoje dva črepy, každý s hodnotou 1.
lesson-trade-else = Takmer: vezmi pohár a daj dva črepy. Každý má hodnotu 1, spolu toľko čo pohár.
lesson-sell =
    Predaj oba poháre
    Vyber svoje dva poháre. Spolu vynesú 15 a tie peniaze ti už nikto nevezme.
lesson-sell-else = Takmer: jeden pohár vynesie 2, oba 15. Vyber oba poháre a predaj ich.
lesson-done =
    Ukonči ťah
    Vymieňať a predávať môžeš, koľko chceš. Zatiaľ to stačí, teraz kope { $seat1 }.
lesson-done-else = Posledné dve karty si nechaj: ukonči ťah.
lesson-storm =
    Piesočná búrka!
    Na búrku naráža { $seat1 }. Každý stráca polovicu ruky, zaokrúhlenú nadol. Daj pergamen, masku si nechaj.
lesson-storm-else = Takmer: masky môžu vyniesť 50, pergameny 10. Daj pergamen.
lesson-thief =
    Vykopeš zlodeja
    Ukradne pre teba jednu kartu, ťahanú naslepo. Vyber, koho okradneš.
lesson-wait =
    Predať, či počkať?
    Dve masky vynesú 12, tri 26. Čakať je riziko: búrka či zlodej ti môže masku vziať. Odváž sa a ukonči ťah.
lesson-wait-else = Dá sa aj tak. Tu však čakáme na tretiu masku: všetko vráť a ukonči ťah.
lesson-map =
    Do pyramídy
    Našla sa mapa. Otvorí malú komoru: tri poklady pre teba. Dve alebo tri mapy otvoria väčšie komory.
lesson-map-else = Takmer: použi mapu v pyramíde. Vyber malú komoru.
lesson-masks =
    Tretia maska
    Ležala v komore. Vyber všetky tri masky a predaj ich za 26.
lesson-masks-else = Takmer: vyber všetky tri masky. Spolu vynesú 26.
lesson-danger =
    Čo ešte leží dole
    Tu vidíš, koľko búrok a zlodejov zostáva. Hra sa končí, keď sú nálezisko aj všetky ruky prázdne.
lesson-end =
    Vieš hrať
    Kop, vymieňaj, skúmaj a predávaj veľké série. Čo máš v ruke, môžeš stratiť. Čo predáš, je v bezpečí.
