# Ce qui concerne le lecteur, sur un carton

notice-stolen-wood = { $who } vous a volé un bois
notice-stolen-stone = { $who } vous a volé une pierre
notice-at = Lieu : { $at }.
notice-mana-stolen = { $who } vous a pris { $mana } mana
notice-moved-tribe = { $who } a déplacé une de vos tribus
notice-moved-hut = { $who } a déplacé une de vos huttes
notice-way = { $start } → { $to }
notice-delivered = { $number ->
    [one] { $who } a déposé { $number } offrande sur 4
   *[other] { $who } a déposé { $number } offrandes sur 4
}
notice-delivered-last = Encore une, et la partie est gagnée.
