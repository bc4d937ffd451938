# Mesopotamia: the table in letters

sketch-too-wide = La mappa è troppo larga per le lettere; le tessere sono elencate sotto.
sketch-tiles = Sulle tessere
sketch-mana = Mana
sketch-income = Entrate
sketch-given = Date
sketch-tribes = Tribù
sketch-huts = Capanne
sketch-sanctuaries = Santuari
sketch-cards = Carte
sketch-points = Punti: { $number }
sketch-found = Scoperte: { $number }
sketch-to-come = Da scoprire
sketch-supply = Riserva: legno { $wood }, pietra { $stone }, carte { $cards }
sketch-turn = Turno
sketch-legend = Segni
sketch-sign-wood = legno a terra
sketch-sign-stone = pietra a terra
sketch-sign-tribes = tribù, qui due
sketch-sign-carries = una tribù con legno (s: pietra)
sketch-sign-offering = una tribù con un’offerta
sketch-sign-hut = una capanna (n: neutrale)
sketch-sign-token = una capanna con un’offerta
sketch-sign-sanctuary = un santuario
sketch-sign-thief = una tribù che ha rubato
