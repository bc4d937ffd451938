# What concerns the reader, on a card of its own

notice-lot = { $who } took a lot that you stood { $rank ->
    [2] second
    [3] third
   *[4] fourth
} for
notice-lot-is = Zone { $zone }: { $what }.
notice-room = { $who } reserved { $room }
notice-room-gain = It would have brought you +{ $gain }.
notice-overtaken = You fall to { place } in zone { $zone }
notice-overtaken-by = { $who } laid a cube on { $cell }.
