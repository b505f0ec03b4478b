"""The cards."""


def deck(seats: int) -> list[int]:
    """One card of each number, two for every seat."""
    return list(range(1, 2 * seats + 1))
