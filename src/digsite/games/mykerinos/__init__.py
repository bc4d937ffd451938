"""Mykerinos."""
