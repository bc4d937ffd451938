# Il tavolo in lettere, per il terminale. Le colonne sono strette: parole brevi.

sketch-treasures = Tesori
sketch-trade = Scambio
sketch-market = Mercato
sketch-hand = Mano
sketch-next = Altra
sketch-unseen = Nascoste
sketch-prices = Serie di 1, 2, 3…

sketch-kind-shard = coccio
sketch-kind-scrap = pergamena
sketch-kind-coin = moneta
sketch-kind-cup = coppa
sketch-kind-talisman = talismano
sketch-kind-map = mappa
sketch-kind-mask = maschera

sketch-taken = Preso ({ $value }):
sketch-paid = Pagato ({ $value }):
sketch-owed = Ancora da pagare: { $debt }

sketch-places = Scavo e piramide
sketch-dig-site = Da scavare: { $cards }
sketch-storms = Tempeste: { $left } di { $all }
sketch-thieves = Ladri: { $left } di { $all }
sketch-small = Piccola: { $cards } carte, { maps }
sketch-middle = Media: { $cards } carte, { maps }
sketch-large = Grande: { $cards } carte, { maps }
sketch-small-explored = Piccola: esplorata
sketch-middle-explored = Media: esplorata
sketch-large-explored = Grande: esplorata

sketch-known = ha di sicuro
sketch-passed = ha passato

sketch-legend = Segni
sketch-sign-open = puoi prenderne, darne o scartarne
sketch-sign-next = quanto aggiunge un’altra carta
sketch-sign-set = una serie di 4, venduta a 10
