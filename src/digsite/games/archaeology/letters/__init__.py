"""The table of Archaeology in letters, for terminals."""
