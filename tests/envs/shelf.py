"""The games that the tests of this folder go through: the toy, and all of the shelf."""

from typing import Any, NamedTuple

from tests.core.toy import GAME as TOY

from cabale.core import Game, game, names


class Table(NamedTuple):
    game: Game[Any]
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        options = ",".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.game.name}-{self.seats}[{options}]"


def tables(most: int = 2) -> list[Table]:
    """Each game at its fewest and most seats (or at its fewest only), under its first variant."""
    found = []
    for one in (TOY, *map(game, names())):
        for seats in sorted({one.seats[0], one.seats[-1]})[:most]:
            found.append(Table(one, seats, dict(one.variants(seats)[0])))
    return found
