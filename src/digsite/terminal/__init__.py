"""The terminal client, the same for every game: it prints sketches and choices, reads notation."""
