# Les mots du dessin de la table : courts ceux qu’on voit, entiers ceux que dit un lecteur d’écran.

scene-title-setup = Archaeology : mise en place
scene-title-dig = Archaeology : on fouille
scene-title-thief = Archaeology : un voleur
scene-title-storm = Archaeology : une tempête de sable
scene-title-actions = Archaeology : échanger, explorer, vendre
scene-title-over = Archaeology : le musée a tout acheté
scene-step-dig = Fouiller
scene-step-actions = Échanger, explorer, vendre
scene-stage-thief = voleur
scene-stage-storm = tempête

scene-colour-blue = bleu
scene-colour-red = rouge
scene-colour-green = vert
scene-colour-ivory = blanc

## Marché

scene-table = La table du camp
scene-market = Marché
scene-market-note = { cards }, valeur d’échange { $value }
scene-market-short = { cards }, valeur { $value }
scene-market-pile = Marché : { $kind }, { cards }, valeur d’échange { $value }
scene-market-take = Prendre au marché : { $kind } ({ cards }), valeur d’échange { $value }
scene-no-shard = pas de tessons
scene-no-scrap = pas de parchemins
scene-no-coin = pas de pièces
scene-no-cup = pas de coupes
scene-no-talisman = pas de talismans
scene-no-map = pas de plans
scene-no-mask = pas de masques

## Échange et vente

scene-given = Donné
scene-give = Donner
scene-taken = Pris
scene-take = Prendre
scene-given-label = Donné : { cards }, valeur d’échange { $value }
scene-give-label = Vous donnez : { cards }, valeur d’échange { $value }
scene-taken-label = Pris : { cards }, valeur d’échange { $value }
scene-take-label = Vous prenez : { cards }, valeur d’échange { $value }
scene-owed = encore { $debt }
scene-lost = { $lost } en trop
scene-even = exact
scene-sale = Séries et prix
scene-sale-note = plein : ce que vous avez
scene-price = { $kind } : une série de { $cards } se vend { $money }
scene-sell = { $kind } : vendre une série de { $cards } pour { $money }

## Chantier, pyramide, cachés

scene-dig-site = Chantier
scene-cards-left = { $cards ->
    [0] plus rien
    [one] reste { $cards } carte
   *[other] restent { $cards } cartes
}
scene-left-storm = Tempêtes
scene-left-thief = Voleurs
scene-of = { $left } sur { $all }
scene-next = prochaine : { $share }
scene-percent = { $number } %
scene-pyramid = Pyramide
scene-your-maps = cartes au trésor : { $maps }
scene-empty = vide
scene-chamber = { $state ->
    [open] Explorer { $chamber } : { cards } pour { maps }
    [closed] Fermée : { $chamber }, { cards } pour { maps }
   *[explored] Explorée : { $chamber }, { cards } pour { maps }
}
scene-unseen = Cachées
scene-kind-shard = Tesson
scene-kind-scrap = Parchemin
scene-kind-coin = Pièce
scene-kind-cup = Coupe
scene-kind-talisman = Talisman
scene-kind-map = Plan
scene-kind-mask = Masque
scene-unseen-kind = { $kind } : encore { $cards } à découvrir

## Joueurs

scene-you = Vous
scene-to-move = joue
scene-victim = victime
scene-passed = a passé
scene-player = { $who }, { $colour } : { $money }, { cards } en main
scene-rob = Voler { $who }, { $colour } : { $money }, { cards } en main
scene-known = Carte connue de cette main : { $kind }
scene-set = { $times ->
    [one] { $kind } : une série de { $cards } vendue { $money }
   *[other] { $kind } : { $times } séries de { $cards } vendues { $money } chacune
}

## Main

scene-hand = Votre main
scene-hand-now = { cards }, se vend { $money } ; une tempête en prendrait { $lost }
scene-hand-safe = { cards }, se vend { $money }
scene-hand-trade = { cards }, se vend { $money }, après l’échange { $after }
scene-hand-storm = donnez { $lost } sur { $cards } ; le reste se vend { $after }
scene-sells = se vend { $money }
scene-sells-then = se vend { $money } → { $after }
scene-hand-pile = Votre main : { $kind }, { cards }, valeur d’échange { $value }
scene-hand-sell = Vendre : { $kind } ; vous avez { cards }, valeur d’échange { $value }
scene-hand-pay = Payer avec : { $kind } ; vous avez { cards }, valeur d’échange { $value }
scene-hand-drop = Perdre : { $kind } ; vous avez { cards }, valeur d’échange { $value }
