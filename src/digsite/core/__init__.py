"""What every game is built on. Imports nothing but the standard library."""
