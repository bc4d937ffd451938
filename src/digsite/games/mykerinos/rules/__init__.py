"""The rules of Mykerinos. `course` says what may be done; the rest are the rulebook's chapters.

M2 and M3 season, M4 excavation and ground, M5 patrons, M6 to M8 and M10 survey, M7 and M9 museum;
cells are the sets that the chapters on the region reckon with.
"""
