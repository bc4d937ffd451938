"""The pictures of Archaeology, a file for each part of the table."""
