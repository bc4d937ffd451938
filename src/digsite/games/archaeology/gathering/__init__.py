"""What people pick up in Archaeology before they confirm it, and what it means.

`gather` asks the module of the phase: `turn`, `thief` or `storm`. In a turn, `picked` is what the
picks are, `clicks` is where a click leads, and `trade` and `sale` are what cards can be for.
`typed` is what people type in one line.
"""
