"""What `cabale new-game` writes: a whole small game, kept as living code so that it stays right."""
