# Pourquoi une action est bonne : ce qu’un conseil en dit

reason-complete = Série complète ({ $what }) : elle ne peut plus qu’être volée ou perdue.
reason-storm = Encore à tirer : { cards }, dont { $storms ->
    [one] { $storms } tempête
   *[other] { $storms } tempêtes
}. Une tempête vous coûterait { $now }, après la vente { $later }.
reason-set = Ainsi, { $what } se vendent { $later } au lieu de { $now }.
reason-nearly = Il ne manquera alors qu’une carte pour avoir { $what }, qui se vendent { $price }.
reason-hopes = Vous gardez une série à laquelle il manque une carte : { $what } se vendent { $later } au lieu de { $now }.
reason-spares = C’est ce qui vous coûte le moins : votre main se vendra { $lost } de moins.
reason-chamber = { cards } que personne d’autre ne voit, pour { maps } d’une valeur de { $sold }.
reason-calm = Il n’y a plus de tempête dans le chantier.
reason-most-cards = { $victim } a plus de cartes que les autres : { $cards }.
reason-known = { $victim } a sûrement { $what }.

## Ce qu’un débutant regretterait : dit avant que ce soit joué

slip-set = Série complète en main ({ $what }) : elle ne peut plus grandir, seulement être volée ou perdue. Elle se vend maintenant { $price }.
