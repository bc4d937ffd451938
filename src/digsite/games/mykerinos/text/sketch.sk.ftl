# Stôl v písmenách, ako ho ukazuje terminál. Stĺpce sú úzke: krátke slová.

sketch-region = Územie, kolo { $season } zo { $seasons }
sketch-no-region = Nie sú vyložené žiadne parcely.
sketch-museum = Múzeum a karty
sketch-to-come = zost.
sketch-prestige = Parcely
sketch-sets = Série
sketch-points = Body
sketch-in-hand = Vlastná
sketch-supply = Spoločná
sketch-passed = Pas
sketch-legend = Mecenáši a znaky
sketch-power-lemon = archeológ na pyramídu
sketch-power-blackmore = vykopávky dvoma naraz
sketch-power-brown = archeológ do múzea
sketch-power-tangerine = rozšíriť o troch
sketch-power-violet = o jedného viac, potom ťah
sketch-sign-ground = piesok, pyramída
sketch-sign-open = sem môžeš
sketch-sign-tie = rovnosť, kým nepasujú
sketch-sign-room = hala k ďalšiemu krídlu
sketch-sign-cards = 2 karty po 3, 1 použitá
