"""The table of Mesopotamia in letters, for terminals."""
