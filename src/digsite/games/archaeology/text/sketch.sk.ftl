# Stôl v písmenách, pre terminál. Stĺpce sú úzke: krátke slová.

sketch-treasures = Poklady
sketch-trade = Hodn.
sketch-market = Trh
sketch-hand = Ruka
sketch-next = Ďalšia
sketch-unseen = Skryté
sketch-prices = Série 1, 2, 3…

sketch-kind-shard = črep
sketch-kind-scrap = pergamen
sketch-kind-coin = minca
sketch-kind-cup = pohár
sketch-kind-talisman = talizman
sketch-kind-map = mapa
sketch-kind-mask = maska

sketch-taken = Vzaté ({ $value }):
sketch-paid = Zaplatené ({ $value }):
sketch-owed = Ešte zaplatiť: { $debt }

sketch-places = Nálezisko a pyramída
sketch-dig-site = Na kopanie: { $cards }
sketch-storms = Búrky: { $left }/{ $all }
sketch-thieves = Zlodeji: { $left }/{ $all }
sketch-small = Malá: karty { $cards }, { maps }
sketch-middle = Stredná: karty { $cards }, { maps }
sketch-large = Veľká: karty { $cards }, { maps }
sketch-small-explored = Malá: preskúmaná
sketch-middle-explored = Stredná: preskúmaná
sketch-large-explored = Veľká: preskúmaná

sketch-known = určite má
sketch-passed = pas

sketch-legend = Znaky
sketch-sign-open = môžeš vziať, dať alebo stratiť
sketch-sign-next = čo pridá ďalšia karta
sketch-sign-set = séria 4, predaná za 10
