# Ce qu’on prend en main avant d’agir : ce que cela signifie, et ce qu’en fait un bouton.

## Une tempête

gather-storm = Tempête : { $picked } sur { $cards }
gather-storm-any = Les cartes que vous voulez, dans n’importe quel ordre. Elles vont au marché.
gather-storm-begun = Des cartes sont déjà perdues : vous gardez les sortes moins chères.
gather-storm-give = { $cards ->
    [one] Laisser { $cards } carte
   *[other] Laisser { $cards } cartes
} à la tempête
gather-worth = Votre main se vend { $before } → { $after }

## Un voleur

gather-thief = Un voleur : qui volez-vous ?
gather-thief-blind = Vous obtenez une carte tirée à l’aveugle.
gather-rob-whom = Choisir un joueur
gather-rob = Voler { $who }
gather-rob-one = { $cards ->
    [one] Vous prenez son unique carte, sans retour possible.
   *[other] Vous prenez une de ses { $cards } cartes à l’aveugle, sans retour possible.
}

## Le tour

gather-turn = { $end ->
    [sale] Vendez au moins une carte
    [pass] Échangez, explorez, vendez ou passez
    [empty] Finissez votre tour
   *[done] Échangez, explorez, vendez ou finissez
}
gather-turn-more = { $things ->
    [empty] Vous n’avez pas de cartes.
    [cards] Choisissez des cartes de votre main et du marché.
   *[chamber] Choisissez des cartes de votre main et du marché, ou une chambre.
}
gather-end = { $end ->
    [sale] Vendre d’abord
    [pass] Passer
   *[done] Finir le tour
}
gather-chamber = { cards } pour { maps }
gather-chamber-maps = Les cartes au trésor sont retirées du jeu. Sans retour possible.
gather-open = Explorer pour { maps }

## Une série à vendre

gather-sell = Vendre { $cards } pour { $price }
gather-size = { $cards } → { $price }
gather-sale = { $also ->
    [trade] Argent { $before } → { $after }. Ou prenez au marché.
    [locked] Argent { $before } → { $after }. Sorte prise pendant ce tour : elle ne peut qu’être vendue.
   *[none] Argent { $before } → { $after }
}
gather-given = Vous donnez { $give }
gather-several = Prenez quelque chose au marché, ou une seule sorte pour vendre.
gather-too-many = { $most ->
    [one] Elles se vendent une par une. Ou prenez au marché.
   *[other] Une série a { $most } cartes au plus. Ou prenez au marché.
}
gather-maps = Pour explorer, choisissez une chambre. Ou prenez au marché.

## Un échange

gather-trade = Échanger
gather-balance = { $begun ->
    [yes] Donné { $give }, dû { $take }
   *[no] Donné { $give }, pris { $take }
}{ $state ->
    [even] {""} : compte exact
    [lost] {""} : { $lost } perdu
   *[open] {""}
}
gather-give-least = À donner : au moins { $value }.
gather-give-more = Encore à donner : { $value }.
gather-without = Reposez { $what } : le compte y sera.
gather-needless = Reposez { $what } : ce n’est pas nécessaire.
gather-room = Vous pourriez prendre encore { $lost }.

## Pourquoi une pile ne peut pas être prise

why-chamber = Reposez d’abord la chambre.
why-giving = Vous donnez cette sorte : elle ne peut pas aussi être prise.
why-taking = Vous prenez cette sorte : elle ne peut pas aussi être donnée.
why-given = Vous avez donné cette sorte ce tour-ci : elle ne peut pas être prise.
why-taken = Vous avez pris cette sorte ce tour-ci : elle peut seulement être vendue.
why-set = { $most ->
    [one] Cette sorte se vend carte par carte.
   *[other] Une série de cette sorte a { $most } cartes au plus.
}
why-dear = Les cartes que vous pouvez donner ne suffisent pas.
why-explored = Il ne reste rien dans cette chambre.
why-maps = Pour l’ouvrir, il faut : { $needs }. Vous avez : { $held }.
why-debt = Finissez d’abord l’échange.
why-cards = Reposez d’abord les cartes, puis choisissez la chambre.

## Ce que fait un clic, pour les lecteurs d’écran

gather-chosen = { $what }, choisi. Reposer
gather-pile-hand = { $kind }, valeur d’échange { $value } : { $cards } en main, { $picked } choisies{ $click ->
    [pick] . En choisir une de plus
    [other] . Vous prenez cette sorte
    [locked] . Vous avez pris cette sorte à ce tour : elle ne se donne pas
   *[none] {""}
}
gather-pile-market = { $kind }, valeur d’échange { $value } : { $cards } au marché, { $picked } choisies{ $click ->
    [pick] . En choisir une de plus
    [other] . Vous donnez cette sorte
    [locked] . Vous avez donné cette sorte à ce tour : elle ne se prend pas
   *[none] {""}
}
gather-back-hand = { $kind }, votre main : { $picked } choisies. En reposer une
gather-back-market = { $kind }, marché : { $picked } choisies. En reposer une

## Tapé dans un terminal

typed-help = En une ligne, dans n’importe quel ordre : « trade coin scrap for talisman » (ce que vous donnez pour ce que vous prenez), « lose shard shard coin » (dans une tempête).
