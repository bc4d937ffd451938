# Mesopotamia: the table in letters

sketch-too-wide = La carte est trop large pour des lettres ; ses tuiles sont listées plus bas.
sketch-tiles = Sur les tuiles
sketch-mana = Mana
sketch-income = Revenu
sketch-given = Remises
sketch-tribes = Tribus
sketch-huts = Huttes
sketch-sanctuaries = Sanctuaires
sketch-cards = Cartes
sketch-points = Points : { $number }
sketch-found = Découvertes : { $number }
sketch-to-come = À venir
sketch-supply = Réserve : bois { $wood }, pierre { $stone }, cartes { $cards }
sketch-turn = Tour
sketch-legend = Signes
sketch-sign-wood = bois au sol
sketch-sign-stone = pierre au sol
sketch-sign-tribes = tribus, ici deux
sketch-sign-carries = une tribu avec du bois (s : pierre)
sketch-sign-offering = une tribu avec une offrande
sketch-sign-hut = une hutte (n : neutre)
sketch-sign-token = une hutte avec une offrande
sketch-sign-sanctuary = un sanctuaire
sketch-sign-thief = une tribu qui a volé
