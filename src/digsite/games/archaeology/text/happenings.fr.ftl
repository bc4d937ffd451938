# Ce qui concerne le lecteur, sur un carton. `your-` est ce qu’on lui a volé.

your-shard = un tesson de poterie
your-scrap = un fragment de parchemin
your-coin = une pièce de monnaie
your-cup = une coupe brisée
your-talisman = un talisman
your-map = une carte au trésor
your-mask = un masque de pharaon

notice-stolen = { $who } vous a volé { $what }
notice-left = { $cards ->
    [0] C’était la dernière.
   *[other] Il vous en reste { $cards }.
}
notice-stole = Vous avez volé { $what } ; victime : { $victim }
notice-storm = { $lost ->
    [0] Une tempête de sable : vous ne perdez rien
    [one] Une tempête de sable vous prend { $lost } carte sur { $cards }
   *[other] Une tempête de sable vous prend { $lost } cartes sur { $cards }
}
notice-storm-by = Déterrée par { $who }.
