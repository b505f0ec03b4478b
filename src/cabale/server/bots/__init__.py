"""Bots at tables: when they answer, where they think, and what could have been known."""
