"""The rules of Mesopotamia. `course` says what may be done; the rest are the rulebook's chapters.

T3 turn, T4 movement and temple, T5 discovery, T6 building, T7 cards, T8 mana, T9 end; tiles and
tribes are what several chapters move.
"""
