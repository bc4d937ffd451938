# La feuille à côté de la table : ce que fait un choix.

scene-after-trade = Ce que fait cet échange
scene-after-storm = Ce que laisse la tempête
scene-column-now = avant
scene-column-after = après
scene-worth = { $cards ->
    [0] aucune
   *[other] { $cards } pour { $money }
}
scene-row-label = { $kind } : avant { $now }, après { $after }
scene-whole-hand = Toute la main
scene-still-fits = Une de celles-ci irait encore.

scene-sell-or-wait = Vendre ou attendre
scene-your-money = Votre argent
scene-your-cards = Votre main
scene-if-you-wait = Si vous attendez
scene-wait-market = { $cards ->
    [1] il y en a une au marché pour { $value }
   *[other] il y en a { $cards } au marché pour { $value }
}
scene-wait-unseen = { $left } des { $all } cartes jamais vues sont de cette sorte
scene-may-come = Avant votre prochain tour
scene-risk-storm = Tempête : vous cédez la moitié
scene-risk-thief = Voleur : une carte, au hasard
