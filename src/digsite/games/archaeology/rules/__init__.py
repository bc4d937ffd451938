"""The rules of Archaeology. `course` says what may be done; the rest are the rulebook's chapters.

A3 and A8 turn, A4 digging, A5 market, A6 pyramid, A7 and A9 museum, A10 knowledge.
"""
