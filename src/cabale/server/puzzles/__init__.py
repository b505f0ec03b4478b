"""Puzzles in the browser: what is shown of one, who has solved it, and how new ones are made."""
