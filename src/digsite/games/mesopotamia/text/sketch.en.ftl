# Mesopotamia: the table in letters

sketch-too-wide = The map is too wide for letters; its tiles are listed below.
sketch-tiles = On the tiles
sketch-mana = Mana
sketch-income = Income
sketch-given = Given
sketch-tribes = Tribes
sketch-huts = Huts
sketch-sanctuaries = Sanctuaries
sketch-cards = Cards
sketch-points = Points: { $number }
sketch-found = Discovered: { $number }
sketch-to-come = To come
sketch-supply = Supply: wood { $wood }, stone { $stone }, cards { $cards }
sketch-turn = Turn
sketch-legend = Signs
sketch-sign-wood = wood lying there
sketch-sign-stone = stone lying there
sketch-sign-tribes = tribes, here two
sketch-sign-carries = a tribe with wood (s: stone)
sketch-sign-offering = a tribe with an offering
sketch-sign-hut = a hut (n: neutral)
sketch-sign-token = a hut with an offering
sketch-sign-sanctuary = a sanctuary
sketch-sign-thief = a tribe that has stolen
