"""The arena: bots against bots, many times over, and what can be learnt from it.

A command becomes a plan of matches (`wishes`, `plan`). They are played here or on many machines
(`tournament`), each result is written down at once (`journal`), and at the end all are counted
(`figures`) and shown (`printed`, `export`, `report`).
"""
