# What concerns the reader, on a card of its own

notice-stolen-wood = { $who } stole your wood
notice-stolen-stone = { $who } stole your stone
notice-at = On { $at }.
notice-mana-stolen = { $who } took { $mana } of your mana
notice-moved-tribe = { $who } moved your tribe
notice-moved-hut = { $who } moved your hut
notice-way = { $start } → { $to }
notice-delivered = { $who } has brought { $number } of 4 offerings
notice-delivered-last = One more wins.
