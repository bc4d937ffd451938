# Ce qui concerne le lecteur, sur un carton

notice-lot = { $who } a pris une parcelle et vous étiez { $rank ->
    [2] deuxième
    [3] troisième
   *[4] quatrième
}
notice-lot-is = Zone { $zone } : { $what }.
notice-room = { $who } a réservé { $room }
notice-room-gain = Elle vous aurait rapporté +{ $gain }.
notice-overtaken = Vous descendez à la { place } dans la zone { $zone }
notice-overtaken-by = { $who } a posé un cube en { $cell }.
