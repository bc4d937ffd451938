# The table in letters, as a terminal shows it. Columns are narrow: keep words short.

sketch-region = Region, season { $season } of { $seasons }
sketch-no-region = No lots are laid out.
sketch-museum = Museum and cards
sketch-to-come = left
sketch-prestige = Prestige
sketch-sets = Sets
sketch-points = Points
sketch-in-hand = In hand
sketch-supply = Supply
sketch-passed = Passed
sketch-legend = Patrons and signs
sketch-power-lemon = one cube onto a pyramid
sketch-power-blackmore = a new dig of two cubes
sketch-power-brown = a cube into the museum
sketch-power-tangerine = extend by three cubes
sketch-power-violet = one more cube, then act
sketch-sign-ground = sand, pyramid
sketch-sign-open = you may choose this
sketch-sign-tie = a tie until they pass
sketch-sign-room = room towards the next wing
sketch-sign-cards = 2 cards at 3, 1 used
