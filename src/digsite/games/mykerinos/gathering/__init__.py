"""What people pick up in Mykerinos: `gather` says what it means, `typed` reads a typed line.

`picked` is what the picks are: cells for cubes, with a patron or without, or one thing that is a
whole action by itself, such as a lot. `layings` has every way to lay cubes. `cubes` and `wholes`
have the sentences of the two kinds.
"""
