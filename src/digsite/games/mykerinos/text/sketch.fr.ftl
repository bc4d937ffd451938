# La table en lettres, comme un terminal la montre. Les colonnes sont étroites : des mots courts.

sketch-region = Région, saison { $season } sur { $seasons }
sketch-no-region = Aucune parcelle n’est posée.
sketch-museum = Museum et cartes
sketch-to-come = reste
sketch-prestige = Prestige
sketch-sets = Séries
sketch-points = Points
sketch-in-hand = Réserve
sketch-supply = Générale
sketch-passed = Passé
sketch-legend = Mécènes et signes
sketch-power-lemon = un cube sur une pyramide
sketch-power-blackmore = une fouille de deux cubes
sketch-power-brown = un cube dans le Museum
sketch-power-tangerine = étendre par trois cubes
sketch-power-violet = un cube de plus, puis jouer
sketch-sign-ground = sable, pyramide
sketch-sign-open = vous pouvez choisir ici
sketch-sign-tie = égalité tant qu’ils jouent
sketch-sign-room = salle vers l’aile suivante
sketch-sign-cards = 2 cartes à 3, 1 utilisée
