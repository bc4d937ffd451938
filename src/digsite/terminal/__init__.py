"""One terminal client for every game: draws sketches, offers choices, reads notation."""
