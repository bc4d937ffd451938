# La table en lettres, pour le terminal. Les colonnes sont étroites : des mots courts.

sketch-treasures = Trésors
sketch-trade = Éch.
sketch-market = Marché
sketch-hand = Main
sketch-next = Autre
sketch-unseen = Cachées
sketch-prices = Séries de 1, 2, 3…

sketch-kind-shard = tesson
sketch-kind-scrap = parchemin
sketch-kind-coin = pièce
sketch-kind-cup = coupe
sketch-kind-talisman = talisman
sketch-kind-map = plan
sketch-kind-mask = masque

sketch-taken = Pris ({ $value }) :
sketch-paid = Payé ({ $value }) :
sketch-owed = Reste à payer : { $debt }

sketch-places = Chantier et pyramide
sketch-dig-site = À fouiller : { $cards }
sketch-storms = Tempêtes : { $left } sur { $all }
sketch-thieves = Voleurs : { $left } sur { $all }
sketch-small = Petite : { $cards } cartes, { maps }
sketch-middle = Moyenne : { $cards } cartes, { maps }
sketch-large = Grande : { $cards } cartes, { maps }
sketch-small-explored = Petite : explorée
sketch-middle-explored = Moyenne : explorée
sketch-large-explored = Grande : explorée

sketch-known = a sûrement
sketch-passed = a passé

sketch-legend = Signes
sketch-sign-open = vous pouvez en prendre, payer ou perdre
sketch-sign-next = ce qu’ajoute une carte de plus
sketch-sign-set = une série de 4, vendue 10
