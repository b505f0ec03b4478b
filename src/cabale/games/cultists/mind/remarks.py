"""What is said between votes: of a meeting, of a look, and in reply.

All of it is for people who may be listening. An Investigator says what is so, a Cultist what the
Investigator that it plays would say, at the same moments.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cabale.games.cultists.mind.defence import ACCUSING, defence

Words = tuple[Any, ...]

DOUBTED, BELIEVED = 1.3, 0.5  # a chance to be a Cultist, against that of a stranger


def replies(
    table: Mapping[str, Any], seat: int, said: Sequence[Sequence[Any]], shares: Sequence[float]
) -> Iterator[Words]:
    """To who accused the seat, or somebody whom it believes, since it last spoke."""
    yield from defence(table, seat, said)
    own = [words for who, *words in said if who == seat]
    last = max((n for n, (who, *_) in enumerate(said) if who == seat), default=-1)
    for who, verb, *args in said[last + 1 :]:
        if verb not in ACCUSING or args[0] in (who, seat) or ["suspect", args[0]] in own:
            continue
        if shares[args[0]] <= BELIEVED * of_a_stranger(table):
            yield "trust", args[0]


def news(table: Mapping[str, Any], seat: int, shares: Sequence[float]) -> Iterator[Words]:
    """Since the last turn: a meeting with somebody doubtful, and whom the seat has looked at."""
    recent = table["turn"] - 1
    met = {giver for turn, giver, to in table["gifts"] if to == seat and turn >= recent}
    gave = {to for turn, giver, to in table["gifts"] if giver == seat and turn >= recent}
    for c in sorted(met & gave):
        if shares[c] >= DOUBTED * of_a_stranger(table):
            yield "gave_alive", c
    for turn, checker, target, _, result, _ in table["looks"]:
        if checker == seat and result == "put_back" and turn >= recent:
            yield "saw_alive", target


def of_a_stranger(table: Mapping[str, Any]) -> float:
    """How likely a Cultist is whoever else is not known at all."""
    chance: float = table["cultists"] / (len(table["people"]) - 1)
    return chance
