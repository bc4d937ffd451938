# Čo sa týka čitateľa, na vlastnej kartičke

notice-lot = { $who } berie parcelu zóny, v ktorej si na { $rank ->
    [2] druhom
    [3] treťom
   *[4] štvrtom
} mieste
notice-lot-is = Zóna { $zone }: { $what }.
notice-room = { $who } rezervuje { $room }
notice-room-gain = Priniesla by ti +{ $gain }.
notice-overtaken = Klesáš na { place } v zóne { $zone }
notice-overtaken-by = { $who } kladie archeológa na { $cell }.
