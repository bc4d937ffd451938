# Les mots du dessin de la table : courts ceux qu’on voit, entiers ceux que dit un lecteur d’écran.

scene-title-setup = Archaeology : mise en place
scene-title-dig = Archaeology : on fouille
scene-title-thief = Archaeology : un voleur
scene-title-storm = Archaeology : une tempête de sable
scene-title-actions = Archaeology : échanger, explorer, vendre
scene-title-over = Archaeology : le musée a tout acheté

scene-colour-blue = bleu
scene-colour-red = rouge
scene-colour-green = vert
scene-colour-ivory = blanc

## Marché

scene-market = Marché
scene-market-note = { cards }, valeur d’échange { $value }
scene-market-pile = Marché : { $kind }, { cards }, valeur d’échange { $value }
scene-market-take = Prendre au marché : { $kind } ({ cards }), valeur d’échange { $value }

## Échange et vente

scene-given = Donné
scene-taken = Pris
scene-given-label = Donné : { cards }, valeur d’échange { $value }
scene-taken-label = Pris : { cards }, valeur d’échange { $value }
scene-owed = Reste à payer : { $debt }
scene-lost = Payé ; { $lost } en trop, perdu.
scene-even = Juste : rien n’est perdu.
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
scene-left-storm = Tempêtes : { $left } sur { $all }
scene-left-thief = Voleurs : { $left } sur { $all }
scene-next-card = Prochaine : tempête { $storm }, voleur { $thief }
scene-percent = { $number } %
scene-dug-out = Il n’y a plus rien à fouiller.
scene-pyramid = Pyramide
scene-your-maps = vos cartes au trésor : { $maps }
scene-empty = vide
scene-chamber = { $state ->
    [open] Explorer { $chamber } : { cards } pour { maps }
    [closed] Fermée : { $chamber }, { cards } pour { maps }
   *[explored] Explorée : { $chamber }, { cards } pour { maps }
}
scene-unseen = Cachés
scene-kind-shard = Tesson
scene-kind-scrap = Parchemin
scene-kind-coin = Pièce
scene-kind-cup = Coupe
scene-kind-talisman = Talisman
scene-kind-map = Carte
scene-kind-mask = Masque
scene-unseen-kind = { $kind } : { $cards } pas encore vus

## Joueurs

scene-to-move = à jouer
scene-victim = volé
scene-passed = a passé
scene-player = { $who }, { $colour } : { $money }, { cards } en main
scene-rob = Voler { $who }, { $colour } : { $money }, { cards } en main
scene-known = On sait qu’elle est dans cette main : { $kind }
scene-set = { $times ->
    [one] Vendu : { $kind }, une série de { $cards } pour { $money }
   *[other] Vendu { $times } fois : { $kind }, une série de { $cards } pour { $money }
}

## Main

scene-hand = Votre main
scene-hand-cards = { $cards ->
    [one] carte
   *[other] cartes
}
scene-storm-takes = Une tempête en prend { $cards }
scene-hand-worth = Vaut { $money } $ à présent
scene-hand-label = Votre main : { cards } ; une tempête en prend { $lost } ; elle se vend { $money } $ à présent
scene-hand-pile = Votre main : { $kind }, { cards }, valeur d’échange { $value }
scene-hand-sell = Vendre : { $kind } ; vous avez { cards }, valeur d’échange { $value }
scene-hand-pay = Payer avec : { $kind } ; vous avez { cards }, valeur d’échange { $value }
scene-hand-drop = Perdre : { $kind } ; vous avez { cards }, valeur d’échange { $value }
