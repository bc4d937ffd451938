"""What people pick up in Mesopotamia, what it means, and what they type for it.

`gather` asks a function for each phase:

- `moving`: phase I, with `walkers` (who can be lifted), `reach` (how far), `handling` (goods and
  offerings on the tile) and `temple` (what is brought there);
- `discovering`: what a discovery asks;
- `acting`: phase II, with `building` (what is picked for it) and `planned` (what that means);
- `cards`: cards, in any phase; `gather` itself has phase III.

They share `picking` (a gathering with what its picture shows), `choosing` (one thing of several)
and `world` (in which actions are tried). `typed` is what people type.
"""
