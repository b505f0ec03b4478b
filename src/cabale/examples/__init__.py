"""Whole programs to read and to begin from: `python -m cabale.examples.random_play abyss`."""
