# Che cosa riguarda chi legge, su un cartoncino

notice-lot = { $who } ha preso un lotto e tu eri al { $rank ->
    [2] secondo
    [3] terzo
   *[4] quarto
} posto
notice-lot-is = Area { $zone }: { $what }.
notice-room = { $who } ha prenotato { $room }
notice-room-gain = Ti avrebbe portato +{ $gain }.
notice-overtaken = Scendi al { place } nell’area { $zone }
notice-overtaken-by = { $who } ha piazzato un cubo in { $cell }.
