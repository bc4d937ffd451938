"""The picture of Mesopotamia, part by part."""
