"""The pictures of Mesopotamia, a file for each part of the table."""
