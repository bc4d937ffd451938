# Mesopotamia: the table in letters

sketch-too-wide = Mapa je na písmená priširoká; dieliky sú vypísané nižšie.
sketch-tiles = Na dielikoch
sketch-mana = Mana
sketch-income = Príjem
sketch-given = Dané
sketch-tribes = Kmene
sketch-huts = Chatrče
sketch-sanctuaries = Svätyne
sketch-cards = Karty
sketch-points = Body: { $number }
sketch-found = Objavené: { $number }
sketch-to-come = Na objavenie
sketch-supply = Zásoba: drevo { $wood }, kameň { $stone }, karty { $cards }
sketch-turn = Ťah
sketch-legend = Znaky
sketch-sign-wood = drevo na zemi
sketch-sign-stone = kameň na zemi
sketch-sign-tribes = kmene, tu dva
sketch-sign-carries = kmeň s drevom (s: kameň)
sketch-sign-offering = kmeň s obetou
sketch-sign-hut = chatrč (n: neutrálna)
sketch-sign-token = chatrč s obetou
sketch-sign-sanctuary = svätyňa
sketch-sign-thief = kmeň, ktorý kradol
