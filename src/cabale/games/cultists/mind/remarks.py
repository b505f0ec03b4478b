"""What is said between votes: of a meeting, of a look, and in reply.

All of it is for people who may be listening. An Investigator says what is so, a Cultist what the
Investigator that it plays would say, at the same moments.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cabale.games.cultists.mind.defence import ACCUSING, defence
from cabale.games.cultists.mind.numbers import BELIEVED, DOUBTED
from cabale.games.cultists.sight.view import CultistsView

Words = tuple[Any, ...]


def replies(
    table: CultistsView, seat: int, said: Sequence[Sequence[Any]], shares: Sequence[float]
) -> Iterator[Words]:
    """To who accused the seat, or somebody whom it believes, since it last spoke.

    Who is asked is an Investigator, as everybody would say.
    """
    yield from defence(table, seat, said)
    if any(verb == "ask" and args[0] == seat for _, verb, *args in said):
        yield ("investigator",)
    own = [words for who, *words in said if who == seat]
    yield from _accounts(table, seat, said)
    last = max((n for n, (who, *_) in enumerate(said) if who == seat), default=-1)
    for who, verb, *args in said[last + 1 :]:
        if verb not in ACCUSING or args[0] in (who, seat) or ["suspect", args[0]] in own:
            continue
        if shares[args[0]] <= BELIEVED * of_a_stranger(table):
            yield "trust", args[0]


def _accounts(table: CultistsView, seat: int, said: Sequence[Sequence[Any]]) -> Iterator[Words]:
    """To who spoke of a meeting with the seat: what it gave, as every Investigator would answer."""
    gave = {gift["target"] for gift in table["gifts"] if gift["giver"] == seat}
    for who, verb, *args in said:
        named = verb in ("was_given", "met") and args[0] == seat
        if named and who in gave and [seat, "gave_alive", who] not in said:
            yield "gave_alive", who


def news(table: CultistsView, seat: int, shares: Sequence[float]) -> Iterator[Words]:
    """Since the last turn: a meeting with somebody doubtful, and whom the seat has looked at."""
    recent = table["turn"] - 1
    gifts = [gift for gift in table["gifts"] if gift["turn"] >= recent]
    met = {gift["giver"] for gift in gifts if gift["target"] == seat}
    gave = {gift["target"] for gift in gifts if gift["giver"] == seat}
    for c in sorted(met & gave):
        if shares[c] >= DOUBTED * of_a_stranger(table):
            yield "gave_alive", c
    for look in table["looks"]:
        mine = look["checker"] == seat and look["turn"] >= recent
        if mine and look["result"] == "put_back":
            yield "saw_alive", look["target"]


def of_a_stranger(table: CultistsView) -> float:
    """How likely a Cultist is whoever else is not known at all."""
    return table["cultists"] / (len(table["people"]) - 1)
