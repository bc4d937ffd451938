"""The arena: bots against bots, many times over, and what can be learnt from it.

From a few words follows a plan of matches (`plan`), which are played here or on many machines
(`tournament`), written down as they end (`journal`), and counted (`figures`, `report`).
"""
