# Che cosa riguarda chi legge, su un cartoncino

notice-stolen-wood = { $who } ti ha rubato un legno
notice-stolen-stone = { $who } ti ha rubato una pietra
notice-at = Qui: { $at }.
notice-mana-stolen = { $who } ti ha preso { $mana } Mana
notice-moved-tribe = { $who } ha spostato una tua tribù
notice-moved-hut = { $who } ha spostato una tua capanna
notice-way = { $start } → { $to }
notice-delivered = { $number ->
    [one] { $who } ha consegnato { $number } offerta su 4
   *[other] { $who } ha consegnato { $number } offerte su 4
}
notice-delivered-last = Con un’altra vince.
