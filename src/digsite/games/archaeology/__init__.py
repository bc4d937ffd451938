"""Archaeology: The Card Game."""
