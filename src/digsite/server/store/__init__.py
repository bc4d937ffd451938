"""What is kept in the database, and how it is written and read."""
