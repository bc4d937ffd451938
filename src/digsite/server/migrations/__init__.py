"""How the database came to be what it is: one file a step."""
