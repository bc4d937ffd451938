"""Calls and pages over HTTP, and who the caller is."""
