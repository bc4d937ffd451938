# Archaeology : le jeu de cartes

game-title = Archaeology
game-pitch = Fouillez l’Égypte en quête de trésors, échangez-les au marché, méfiez-vous des voleurs et des tempêtes de sable, et vendez vos séries au musée au bon moment.

## Trésors

kind-shard = Tesson
kind-scrap = Parchemin
kind-coin = Pièce
kind-cup = Coupe brisée
kind-talisman = Talisman
kind-map = Carte au trésor
kind-mask = Masque

# Un nombre de cartes, comme complément d’un verbe

some-shard = { $cards ->
    [1] un tesson de poterie
   *[other] { $cards } tessons de poterie
}
some-scrap = { $cards ->
    [1] un fragment de parchemin
   *[other] { $cards } fragments de parchemin
}
some-coin = { $cards ->
    [1] une pièce de monnaie
   *[other] { $cards } pièces de monnaie
}
some-cup = { $cards ->
    [1] une coupe brisée
   *[other] { $cards } coupes brisées
}
some-talisman = { $cards ->
    [1] un talisman
   *[other] { $cards } talismans
}
some-map = { $cards ->
    [1] une carte au trésor
   *[other] { $cards } cartes au trésor
}
some-mask = { $cards ->
    [1] un masque de pharaon
   *[other] { $cards } masques de pharaon
}

money = { $money } $
cards = { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
maps = { $maps ->
    [0] aucune carte au trésor
    [one] { $maps } carte au trésor
   *[other] { $maps } cartes au trésor
}

chamber-small = la petite chambre
chamber-middle = la chambre moyenne
chamber-large = la grande chambre

## Parties du score

part-shard = Tessons
part-scrap = Parchemins
part-coin = Pièces
part-cup = Coupes brisées
part-talisman = Talismans
part-map = Cartes au trésor
part-mask = Masques

## Boutons

label-sell = Vendre { $what } pour { $price }
label-take = Prendre { $what } (valeur { $value })
label-take-more = Prendre aussi { $what } (valeur { $value })
label-pay = Payer avec { $what } (vaut { $value }, reste { $debt } à payer)
label-pay-more = Payer avec { $what } (vaut { $value }, reste { $debt } à payer)
label-explore = Explorer { $chamber } : { cards } pour { maps }
label-done = Finir votre tour
label-pass = Passer
label-drop = Perdre { $what }
label-drop-more = Perdre aussi { $what }
label-rob = Voler { $victim } ({ cards })

## Le journal

tell-first = { $who } commence
tell-deal = { $who } reçoit { $what }
tell-deal-hidden = { $who } reçoit une carte
tell-deal-market = Le marché reçoit { $what }
tell-dig = { $who } fouille et trouve { $what }
tell-dig-hidden = { $who } fouille et trouve un trésor
tell-thief = { $who } tombe sur un voleur
tell-storm = { $who } déclenche une tempête de sable
tell-rob = { $who } vole { $victim }
tell-steal = { $who } obtient { $what }
tell-steal-hidden = { $who } obtient une carte
tell-drop = { $who } perd dans la tempête { $what }
tell-drop-more = et aussi { $what }
tell-take = { $who } prend { $what }
tell-take-more = et aussi { $what }
tell-pay = paie avec { $what }
tell-pay-more = et aussi { $what }
tell-explore = { $who } explore { $chamber } avec { maps }
tell-find = { $who } trouve { $what }
tell-find-hidden = { $who } trouve un trésor
tell-sell = { $who } vend { $what } pour { $price }
tell-done = { $who } finit son tour
tell-pass = { $who } passe

## Ce qui vous est demandé

prompt-first-player = Le premier joueur est tiré au sort.
prompt-deal = Les cartes sont distribuées.
prompt-dig = { $who } fouille.
prompt-thief = Un voleur : choisissez qui voler. Vous obtenez une carte tirée à l’aveugle.
prompt-theft = { $who } tire une carte. Victime : { $victim }.
prompt-storm = { $cards ->
    [1] Tempête de sable : choisissez une carte à perdre. Elle va au marché.
   *[other] Tempête de sable : choisissez { $cards } cartes à perdre, les moins chères d’abord. Elles vont au marché.
}
prompt-actions = { $end ->
    [sale] Vous avez passé et personne n’a vendu depuis : vendez au moins une carte avant la fin de votre tour.
    [pass] Il n’y a plus rien à fouiller. Échangez, explorez, vendez ou passez.
   *[done] Prenez une carte du marché pour échanger, vendez, explorez avec vos cartes au trésor ou finissez votre tour.
}
prompt-buying = À payer : { $debt } en valeur d’échange. Prenez autre chose ou payez. Ce que vous payez en trop est perdu.
prompt-paying = Reste à payer : { $debt } en valeur d’échange. Ce que vous payez en trop est perdu.
prompt-finding = { $cards ->
    [0] { $who } vide la chambre.
    [1] La dernière carte de la chambre.
   *[other] Vous videz la chambre : encore { $cards } cartes.
}

## Ce que lisent les autres

wait-thief = { $who } choisit qui voler.
wait-storm = { $cards ->
    [1] { $who } perd une carte dans la tempête.
   *[other] { $who } perd { $cards } cartes dans la tempête.
}
wait-actions = { $end ->
    [sale] { $who } peut échanger et explorer, et doit vendre au moins une carte.
    [pass] { $who } peut échanger, explorer, vendre ou passer.
   *[done] { $who } peut échanger, explorer, vendre ou finir son tour.
}
wait-buying = { $who } peut prendre autre chose ou payer { $debt }.
wait-paying = { $who } doit encore payer { $debt }.

## La fin

over-you = La partie est terminée : vous gagnez avec { $money }.
over-won = La partie est terminée : { $who } gagne avec { $money }.
over-shared = La partie est terminée : { $who } se partagent la victoire avec { $money }.

## Conseils

tip-1 = Tessons, parchemins et coupes ne valent presque rien tant que la série n’est pas complète : ensuite, ils valent beaucoup.
tip-2 = Les meilleurs échanges complètent une série : la deuxième coupe, le cinquième tesson, le quatrième parchemin.
tip-3 = Une série complète ne peut plus qu’être volée ou perdue. Vendez-la tout de suite.
tip-4 = Une tempête prend la moitié de la main, arrondie à l’inférieur : avec un nombre impair de cartes, on perd moins.
tip-5 = Comptez les tempêtes et les voleurs qui restent. Quand une tempête approche, vendez vos plus grandes séries.
tip-6 = Une carte au trésor utilisée tôt pour la petite chambre vaut souvent mieux que d’en attendre trois.
tip-7 = Ce que les autres perdent dans une tempête vous attend au marché.
tip-8 = Volez le joueur qui a le plus de cartes : c’est lui qui a le plus à perdre.
tip-9 = En cas d’égalité, celui qui a vendu le moins de cartes l’emporte.
