# Čo sa týka čitateľa, na vlastnej kartičke

notice-stolen-wood = { $who } ti kradne drevo
notice-stolen-stone = { $who } ti kradne kameň
notice-at = Miesto: { $at }.
notice-mana-stolen = { $who } ti berie manu: { $mana }
notice-moved-tribe = { $who } presúva tvoj kmeň
notice-moved-hut = { $who } presúva tvoju chatrč
notice-way = { $start } → { $to }
notice-delivered = { $who } má v chráme obety: { $number }/4
notice-delivered-last = Ešte jedna a vyhráva.
