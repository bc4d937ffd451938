# Mesopotamia

game-title = Mesopotamia
game-pitch = Menez vos tribus en terre inconnue, bâtissez des huttes, élevez des sanctuaires, amassez du mana et portez avant les autres quatre offrandes au temple de Marduk.

## Tuiles. `at-` nomme une tuile du plateau par son numéro.

tile-plains = Plaine
tile-forest = Forêt
tile-quarry = Carrière
tile-volcano = Volcan
tile-temple = Site du temple

at-plains = plaine { $slot }
at-forest = forêt { $slot }
at-quarry = carrière { $slot }
at-volcano = volcan { $slot }
at-temple = temple

way-n = nord
way-ne = nord-est
way-se = sud-est
way-s = sud
way-sw = sud-ouest
way-nw = nord-ouest

## Ressources et tribus

good-wood = un bois
good-stone = une pierre

tribe = { $thief ->
    [yes] { $cargo ->
        [wood] une tribu voleuse avec un bois
        [stone] une tribu voleuse avec une pierre
       *[none] une tribu voleuse
    }
   *[no] { $cargo ->
        [wood] une tribu avec un bois
        [stone] une tribu avec une pierre
       *[none] une tribu
    }
}
tribe-offering = { $worth ->
    [0] une tribu avec l’offrande n° { $number }
   *[other] une tribu avec l’offrande à { $worth } mana
}

## Cartes, et ce qu’elles font

card-endurance = Endurance
card-priest = Prêtre
card-fertility = Fertilité
card-holy-stone = Pierre sacrée
card-land = Terre
card-mana-theft = Vol de mana
card-teleport = Téléportation
card-expulsion = Expulsion

effect-endurance = 3 points de mouvement de plus pendant ce tour.
effect-priest = Dans la phase de mana, un sanctuaire où vous en recevez donne 1 mana de plus.
effect-fertility = Avec une hutte, une paire de tribus donne deux nouvelles tribus au lieu d’une.
effect-holy-stone = La prochaine pierre que vous apportez au temple pendant ce tour compte double.
effect-land = Lors d’une découverte, regardez trois tuiles et posez celle de votre choix.
effect-mana-theft = Prenez jusqu’à 2 mana à un adversaire, sans dépasser votre limite.
effect-teleport = Déplacez une tribu, à vous ou à un adversaire, sur n’importe quelle tuile sauf un volcan.
effect-expulsion = Déplacez une tribu ou une hutte adverse sur une tuile voisine.

## Ce qu’il y a sur la table

thing-map = Plateau
thing-stack = Réserve
thing-offerings = Offrandes

round = Manche { $round }

## Parties du score

part-offerings = Offrandes

## Options

option-crowded_sanctuaries = Sanctuaires en présence de tribus adverses
option-crowded_sanctuaries-no = interdits
option-crowded_sanctuaries-yes = permis
option-rounds = Nombre maximal de manches
option-rounds-none = sans limite, jusqu’à la quatrième offrande
option-rounds-20 = 20
option-rounds-40 = 40
option-rounds-60 = 60
option-rounds-80 = 80
option-rounds-100 = 100
option-start_card = Commencer avec une carte
option-start_card-no = non
option-start_card-yes = oui
option-reshuffle = Remélanger la défausse
option-reshuffle-yes = oui
option-reshuffle-no = non : chaque carte sert une fois

## Les tuiles à leur découverte

kind-plains = plaine
kind-forest = forêt
kind-quarry = carrière
kind-volcano = volcan

## Ce que dit un bouton. Une tribu voleuse a déjà volé pendant ce tour.

label-walk = Déplacer { $tribe } : { $from } → { $to }
label-discover = Découvrir ({ $tribe }) : { $from } → { $to }
label-build = { $gain ->
    [0] Pierre au temple : { $from } → { $to } (sans gain)
   *[other] Pierre au temple : { $from } → { $to } (mana { $mana } sur { $cap })
}
label-deliver = Déposer au temple l’offrande à { $worth } mana : { $from } → { $to }
label-grab = { $thief ->
    [yes] Prendre { $good } avec une tribu voleuse : { $at }
   *[no] Prendre { $good } : { $at }
}
label-drop = { $thief ->
    [yes] Poser { $good } d’une tribu voleuse : { $at }
   *[no] Poser { $good } : { $at }
}
label-take = { $thief ->
    [yes] Prendre l’offrande à { $worth } mana avec une tribu voleuse : { $at }
   *[no] Prendre l’offrande à { $worth } mana : { $at }
}
label-steal = Voler { $good } à { $rival } : { $at }
label-end = { $points ->
    [0] Terminer le mouvement
    [one] Terminer le mouvement ({ $points } point perdu)
   *[other] Terminer le mouvement ({ $points } points perdus)
}
label-volcano = Poser le volcan : { $from } → { $to }
label-lay = Poser cette tuile : { $tile }
label-share = Mettre { $good } ici : { $at }
label-hut = { $source ->
    [carried] Hutte avec un bois porté : { $at }
   *[lying] Hutte avec un bois posé là : { $at }
}
label-sanctuary = { $source ->
    [carried] Sanctuaire avec une pierre portée : { $at }
   *[lying] Sanctuaire avec une pierre posée là : { $at }
}
label-grow = { $tribes ->
    [1] Ajouter une nouvelle tribu : { $at }
   *[other] Ajouter { $tribes } nouvelles tribus : { $at }
}
label-draw = Piocher une carte
label-nothing = Ne rien faire
label-done = Terminer l’action
label-offer = Mettre l’offrande à { $worth } mana sous la hutte
label-collect = { $mana ->
    [0] { $lost ->
        [0] Terminer le tour
       *[other] Terminer le tour (limite de mana atteinte, perdu : { $lost })
    }
   *[other] { $lost ->
        [0] Recevoir { $mana } mana
       *[other] Recevoir { $mana } mana (limite atteinte, perdu : { $lost })
    }
}
label-priest = Envoyer un Prêtre, +1 mana : { $at }
label-play-endurance = Jouer Endurance : 3 points de mouvement de plus
label-play-fertility = Jouer Fertilité : la prochaine paire donne deux tribus
label-play-holy-stone = Jouer Pierre sacrée : la prochaine pierre compte double
label-play-land = Jouer Terre : choisir la tuile de la prochaine découverte
label-play-teleport = Jouer Téléportation : déplacer une tribu n’importe où
label-play-expulsion = Jouer Expulsion : chasser une tribu ou une hutte adverse
label-theft = Vol de mana : prendre { $mana } mana à { $rival }
label-tribe = { $owner } : { $tribe }, { $at }
label-uproot = { $number ->
    [0] { $owner } : une hutte, { $at }
   *[other] { $owner } : une hutte avec l’offrande n° { $number }, { $at }
}
label-to = Téléportation : { $from } → { $to }
label-push = Expulsion : { $from } → { $to }

## Le journal

tell-first = { $who } commence
tell-tile = Nouvelle tuile : { $tile }
tell-shown = La carte Terre montre une tuile : { $tile }
tell-shown-hidden = La carte Terre montre une tuile à celui qui l’a jouée
tell-card = { $who } pioche une carte : { $card }
tell-card-hidden = { $who } pioche une carte
tell-walk = { $who } déplace { $tribe } : { $from } → { $to }
tell-discover = { $who } découvre une tuile ({ $tribe }) : { $from } → { $to }
tell-build = { $gain ->
    [0] { $who } apporte une pierre au temple (sans gain)
   *[other] { $who } apporte une pierre au temple (mana { $mana } sur { $cap })
}
tell-deliver = { $worth ->
    [0] { $who } dépose une offrande au temple
   *[other] { $who } dépose au temple l’offrande à { $worth } mana
}
tell-grab = { $who } prend { $good } : { $at }
tell-drop = { $who } pose { $good } : { $at }
tell-take = { $worth ->
    [0] { $who } prend l’offrande n° { $number } : { $at }
   *[other] { $who } prend l’offrande à { $worth } mana : { $at }
}
tell-steal = { $who } vole { $good } à { $rival } : { $at }
tell-end = { $who } termine le mouvement
tell-volcano = puis pose le volcan : { $from } → { $to }
tell-lay = puis choisit cette tuile : { $tile }
tell-share = puis met { $good } : { $at }
tell-hut = { $who } bâtit une hutte : { $at }
tell-sanctuary = { $who } élève un sanctuaire : { $at }
tell-grow = { $tribes ->
    [1] { $who } ajoute une nouvelle tribu : { $at }
   *[other] { $who } ajoute { $tribes } nouvelles tribus : { $at }
}
tell-draw = { $who } demande conseil à Marduk
tell-nothing = { $who } ne fait rien dans la phase d’action
tell-done = { $who } termine l’action
tell-offer = puis met l’offrande à { $worth } mana sous la hutte
tell-offer-hidden = puis met une offrande cachée sous la hutte
tell-collect = { $mana ->
    [0] { $who } ne reçoit pas de mana
   *[other] { $who } reçoit { $mana } mana
}
tell-priest = { $who } envoie un Prêtre : { $at }
tell-play-endurance = { $who } joue Endurance
tell-play-fertility = { $who } joue Fertilité
tell-play-holy-stone = { $who } joue Pierre sacrée
tell-play-land = { $who } joue Terre
tell-play-teleport = { $who } joue Téléportation
tell-play-expulsion = { $who } joue Expulsion
tell-theft = { $who } joue Vol de mana ; { $rival } perd { $mana } mana
tell-tribe = puis choisit { $owner } : { $tribe }, { $at }
tell-uproot = { $number ->
    [0] puis choisit { $owner } : une hutte, { $at }
   *[other] puis choisit { $owner } : une hutte avec l’offrande n° { $number }, { $at }
}
tell-to = puis { $from } → { $to }
tell-push = puis { $from } → { $to }

## Ce qui est demandé

prompt-first-player = Le premier joueur est tiré au sort.
prompt-start-cards = Chacun reçoit une carte.
prompt-movement = { $points ->
    [0] Il ne reste aucun point de mouvement. Vous pouvez encore prendre ou poser des ressources et jouer des cartes ; terminez ensuite le mouvement.
    [one] Déplacez vos tribus : il reste { $points } point. Prendre et poser ne coûte rien.
   *[other] Déplacez vos tribus : il reste { $points } points. Prendre et poser ne coûte rien.
}
prompt-land-played = Terre : choisissez la découverte pour laquelle vous regardez trois tuiles.
prompt-tile = On tire une tuile.
prompt-land-tiles = La carte Terre montre des tuiles de la pile.
prompt-land-choice = Choisissez la tuile à découvrir. Les autres sont remélangées dans la pile.
prompt-volcano-drawn = Un volcan ! Posez-le à n’importe quel emplacement libre, sauf celui que vous découvrez ; puis on tire une autre tuile.
prompt-sharing = { $good ->
    [wood] Il n’y a pas assez de bois pour toutes les forêts. Choisissez où il va : encore { $shares }.
   *[stone] Il n’y a pas assez de pierres pour toutes les carrières. Choisissez où elles vont : encore { $shares }.
}
prompt-action = { $may ->
    [build] Choisissez une seule sorte d’action. On peut bâtir plusieurs huttes, plusieurs sanctuaires ou ajouter plusieurs tribus ; on ne pioche qu’une carte.
    [card] Vous ne pouvez ni bâtir ni ajouter de tribu : piochez une carte ou ne faites rien.
   *[nothing] Il n’y a rien à faire dans cette phase.
}
prompt-building-huts = Bâtissez une autre hutte ou terminez l’action.
prompt-laying-offering = Choisissez l’offrande à mettre face cachée sous la nouvelle hutte.
prompt-raising-sanctuaries = Élevez un autre sanctuaire ou terminez l’action.
prompt-growing = Ajoutez une autre tribu ou terminez l’action.
prompt-fertility-played = Fertilité : choisissez la paire de tribus qui en donne deux nouvelles.
prompt-card = On pioche une carte.
prompt-mana = { $cards ->
    [0] Recevez votre mana.
   *[other] Jouez des cartes si vous le souhaitez, puis recevez votre mana.
}
prompt-priests = Envoyez un autre Prêtre si vous en avez, puis recevez votre mana.
prompt-teleport-who = Téléportation : choisissez une tribu, à vous ou à un adversaire. Elle emporte ce qu’elle transporte.
prompt-teleport-to = Téléportation : choisissez où va la tribu.
prompt-expulsion-who = Expulsion : choisissez une tribu ou une hutte adverse.
prompt-expulsion-to = Expulsion : choisissez la tuile voisine où elle va.

## Ce que lisent les autres

wait-movement = { $points ->
    [0] { $who } se déplace : aucun point restant.
    [one] { $who } se déplace : { $points } point restant.
   *[other] { $who } se déplace : { $points } points restants.
}
wait-land-played = { $who } choisit une découverte pour la carte Terre.
wait-land-choice = { $who } choisit une des tuiles que montre la carte Terre.
wait-volcano-drawn = { $who } pose le volcan.
wait-sharing = { $good ->
    [wood] { $who } choisit les forêts qui reçoivent du bois, encore { $shares }.
   *[stone] { $who } choisit les carrières qui reçoivent des pierres, encore { $shares }.
}
wait-action = { $who } choisit une action.
wait-building-huts = { $who } peut bâtir une autre hutte ou finir.
wait-laying-offering = { $who } met une offrande sous la nouvelle hutte.
wait-raising-sanctuaries = { $who } peut élever un autre sanctuaire ou finir.
wait-growing = { $who } peut ajouter une autre tribu ou finir.
wait-fertility-played = { $who } choisit une paire de tribus pour Fertilité.
wait-mana = { $who } reçoit du mana.
wait-priests = { $who } peut envoyer un autre Prêtre, puis reçoit du mana.
wait-teleport-who = { $who } choisit une tribu pour Téléportation.
wait-teleport-to = { $who } choisit la destination de Téléportation.
wait-expulsion-who = { $who } choisit une tribu ou une hutte pour Expulsion.
wait-expulsion-to = { $who } choisit la destination d’Expulsion.

## La fin

over-you = { $offerings ->
    [0] La partie est terminée : vous gagnez, sans offrande au temple.
    [one] La partie est terminée : vous gagnez avec { $offerings } offrande au temple.
   *[other] La partie est terminée : vous gagnez avec { $offerings } offrandes au temple.
}
over-won = { $offerings ->
    [0] La partie est terminée : { $who } gagne, sans offrande au temple.
    [one] La partie est terminée : { $who } gagne avec { $offerings } offrande au temple.
   *[other] La partie est terminée : { $who } gagne avec { $offerings } offrandes au temple.
}
over-shared = { $offerings ->
    [0] La partie est terminée : { $who } se partagent la victoire, sans offrande au temple.
    [one] La partie est terminée : { $who } se partagent la victoire avec { $offerings } offrande chacun au temple.
   *[other] La partie est terminée : { $who } se partagent la victoire avec { $offerings } offrandes chacun au temple.
}

## Conseils pour débuter

tip-1 = D’abord les tribus : avec une hutte, deux tribus en donnent une troisième, et à six tout va plus vite.
tip-2 = Préparez plusieurs huttes, sanctuaires ou nouvelles tribus pour un même tour : l’action se répète, mais une seule sorte par tour.
tip-3 = Une hutte demande deux tribus et un bois, un sanctuaire deux tribus et une pierre sur une plaine vide.
tip-4 = Aucune tribu ne naît là où se trouve une offrande. Posez vos offrandes là d’où elles partiront bientôt.
tip-5 = Chaque pierre apportée au temple élève votre limite de mana de 1 et donne 1 mana. Pour l’offrande à 7 mana, il faut une limite de 7.
tip-6 = Une tribu sur votre sanctuaire rapporte 1 mana par tour ; sur celui d’un adversaire, il faut deux tribus.
tip-7 = Le mana au-delà de la limite est perdu : déposez tôt au temple les offrandes bon marché.
tip-8 = Avec plus de tribus qu’un adversaire sur une tuile, vous pouvez voler ce que portent les siennes. Ne laissez pas seules vos tribus chargées.
tip-9 = Le bois n’entre jamais sur le site du temple, et les volcans sont fermés à tous : posez-les sur la route de vos adversaires.
tip-10 = Si vous n’avez rien à faire dans la phase d’action, piochez une carte.
