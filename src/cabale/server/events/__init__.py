"""Events: evenings, Swiss tournaments and leagues, round by round."""
