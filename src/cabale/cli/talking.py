"""How bots talk, as commands are told it: apart, so that others load no bot."""

from __future__ import annotations

from typing import Annotated

import typer

from cabale.bots import TalkRules
from cabale.cli.common import BadArgument

TalkRounds = Annotated[
    int, typer.Option("--talk", help="Times that each bot may speak where talk is; 0: nobody does.")
]
SpeakingOrder = Annotated[
    str,
    typer.Option("--order", help="Who speaks when: random, seats, or the seats such as 2,0,1."),
]


def talk_rules(rounds: int, order: str, seats: int) -> TalkRules:
    """How bots talk, as ``--talk`` and ``--order`` say it."""
    if rounds < 0:
        raise BadArgument(f"--talk is a number of rounds, or 0 for none, not {rounds}")
    if order == "random":
        return TalkRules(rounds)
    if order == "seats":
        return TalkRules(rounds, tuple(range(seats)))
    given = [word.strip() for word in order.split(",")]
    if sorted(given) != sorted(map(str, range(seats))):
        raise BadArgument(f"--order is random, seats, or every seat once, not {order!r}")
    return TalkRules(rounds, tuple(map(int, given)))
