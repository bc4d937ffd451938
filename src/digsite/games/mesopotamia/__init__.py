"""Mesopotamia."""
