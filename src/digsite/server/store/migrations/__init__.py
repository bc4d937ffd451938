"""Migrations: one file for each step that brings an older database up to date."""
