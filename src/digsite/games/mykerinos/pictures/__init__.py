"""The pictures of Mykerinos, a file for each part of the table."""
