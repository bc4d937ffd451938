# La première leçon : un titre, et dessous 25 mots au plus. Ce qui finit en -else se dit à un autre essai.

lesson-goal =
    Le meilleur total gagne
    Les parcelles en rapportent aussitôt, celle-ci 3. Les salles du Museum feront valoir davantage vos parcelles après la quatrième saison.
lesson-dig =
    Placez une fouille
    Un tour, c’est une action. Posez un cube sur une case libre, jamais sur une pyramide : choisissez la case entourée.
lesson-extend =
    Étendez-la
    Deux cubes partent d’un des vôtres : le premier à côté de lui, le second à côté du premier. Choisissez les deux cases.
lesson-border =
    Au-delà de la limite
    Vous menez en zone 1. Une fouille peut entrer dans la zone voisine : étendez-la par ces deux cases.
lesson-level =
    Revenez à égalité
    { $seat1 } a deux cubes en zone 2, vous un seul. Placez-y une autre fouille, et vous voilà à égalité.
lesson-pass =
    Passer le premier
    En cas d’égalité, celui qui a passé plus tôt est devant. Vos cubes en réserve restent à vous. Passez maintenant.
lesson-pass-else = Presque : passez maintenant, avant les autres. L’égalité en zone 2 sera pour vous.
lesson-lot =
    Le relevé
    Par zone, les deux premiers prennent une parcelle ou une salle ; les autres, une parcelle restante. Vous êtes premier : prenez le 3.
lesson-lot-else = Presque : la parcelle de gauche rapporte 3 points, l’autre rien. Prenez celle de gauche.
lesson-room =
    Cette fois, une salle
    L’égalité en zone 2 est à vous. Prenez le 3 de Sir Brown : chacune de ses parcelles comptera 3 à la fin.
lesson-room-else = Presque : votre parcelle est de Sir Brown. Prenez le 3 de son aile.
lesson-patron =
    Un mécène vous aide
    Saison 2 : votre parcelle est une carte de Sir Brown, qui pose un cube au Museum. Choisissez-le, puis le 5 voisin.
lesson-patron-else = Presque : choisissez la carte de Sir Brown, puis le 5 de son aile. La porte de votre 3 y mène.
lesson-worth =
    Cinq par carte
    Seule compte votre meilleure salle d’une aile. Sans salle, une carte vaut 1. Cinq cartes de cinq mécènes rapportent 5 de plus.
lesson-free =
    À vous maintenant
    Placez une fouille en zone 4, sur n’importe quelle case libre.
lesson-free-else = Presque : un cube sur une case libre de la zone 4.
lesson-end =
    Vous savez jouer
    Soyez premier ou deuxième d’une zone, passez à temps, prenez parcelles et salles, et utilisez chaque carte une fois par saison.
