# Che cosa riguarda chi legge, su un cartoncino. `your-` è ciò che gli è stato rubato.

your-shard = un coccio di vaso
your-scrap = una pergamena
your-coin = una moneta
your-cup = una coppa rotta
your-talisman = un talismano
your-map = una mappa
your-mask = una maschera del faraone

notice-stolen = { $who } ti ha rubato { $what }
notice-left = { $cards ->
    [0] Era l’ultima carta di questo tipo.
    [one] Te ne resta { $cards }.
   *[other] Te ne restano { $cards }.
}
notice-stole = Hai rubato { $what }; vittima: { $victim }
notice-storm = { $lost ->
    [0] Una tempesta di sabbia: non perdi nulla
    [one] Una tempesta di sabbia ti toglie { $lost } carta su { $cards }
   *[other] Una tempesta di sabbia ti toglie { $lost } carte su { $cards }
}
notice-storm-by = L’ha trovata { $who }.
