"""Tables of people: the fold of a log, who is told what, and the one door to a log."""
