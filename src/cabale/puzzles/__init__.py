"""Puzzles: what a seat can know for certain, and the proof."""
