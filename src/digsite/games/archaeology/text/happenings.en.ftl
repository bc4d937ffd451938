# What concerns the reader, on a card of its own. `your-` is what was stolen from him.

your-shard = your pot shard
your-scrap = your parchment scrap
your-coin = your coin
your-cup = your broken cup
your-talisman = your talisman
your-map = your map
your-mask = your pharaoh’s mask

notice-stolen = { $who } stole { $what }
notice-left = { $cards ->
    [0] It was your last one.
   *[other] You have { $cards } left.
}
notice-stole = You stole { $what } from { $victim }
notice-storm = { $lost ->
    [0] A sandstorm: you lose nothing
   *[other] A sandstorm takes { $lost } of your { $cards } cards
}
notice-storm-by = Dug up by { $who }.
