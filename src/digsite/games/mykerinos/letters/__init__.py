"""The table of Mykerinos in letters, for terminals."""
