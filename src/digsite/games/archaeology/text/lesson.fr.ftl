# La première leçon : un titre, et dessous 25 mots au plus. Ce qui finit en -else se dit à un autre essai.

lesson-goal =
    Le plus riche gagne
    On gagne de l’argent en vendant des séries d’une même sorte. Une grande série rapporte plus : une coupe 2, deux coupes 15.
lesson-trade =
    Échangez pour une coupe
    Chaque tour commence par une carte tirée : ici une coupe. Choisissez la coupe du marché, valeur 2, et vos deux tessons, valeur 1 chacun.
lesson-trade-else = Presque : prenez la coupe et donnez deux tessons. Ensemble ils valent 2, autant que la coupe.
lesson-sell =
    Vendez les deux coupes
    Choisissez vos deux coupes. Ensemble elles rapportent 15, et personne ne vous reprendra cet argent.
lesson-sell-else = Presque : une coupe rapporte 2, les deux 15. Choisissez les deux coupes et vendez-les.
lesson-done =
    Finissez votre tour
    Échangez et vendez autant que vous voulez. Cela suffit pour l’instant : à { $seat1 } de fouiller.
lesson-done-else = Gardez vos deux dernières cartes : finissez votre tour.
lesson-storm =
    Tempête de sable !
    { $seat1 } l’a trouvée : chacun perd la moitié de sa main, arrondie à l’inférieur. Donnez le parchemin, gardez le masque.
lesson-storm-else = Presque : des masques peuvent rapporter 50, des parchemins 10. Donnez le parchemin.
lesson-thief =
    Vous tombez sur un voleur
    Il vole une carte pour vous, tirée à l’aveugle. Choisissez qui voler.
lesson-wait =
    Vendre ou attendre ?
    Deux masques rapportent 12, trois 26. Attendre est risqué : une tempête, un voleur… Osez, finissez votre tour.
lesson-wait-else = C’est possible. Mais ici nous attendons un troisième masque : reposez tout et finissez votre tour.
lesson-map =
    Dans la pyramide
    Vous avez une carte au trésor. Elle ouvre la petite chambre : trois trésors. Deux ou trois cartes ouvrent les plus grandes.
lesson-map-else = Presque : servez-vous de la carte au trésor. Choisissez la petite chambre.
lesson-masks =
    Le troisième masque
    Il était dans la chambre. Choisissez les trois masques et vendez-les pour 26.
lesson-masks-else = Presque : choisissez les trois masques. Ensemble ils rapportent 26.
lesson-danger =
    Ce qui reste dessous
    Voyez ici combien de tempêtes et de voleurs restent. La partie finit quand le chantier et toutes les mains sont vides.
lesson-end =
    Vous savez jouer
    Fouillez, échangez, explorez, vendez de grandes séries. Ce que vous avez en main peut se perdre, ce qui est vendu est sûr.
