"""Anybody may have a log folded: in bounded time, one after the other, and in nobody's way."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.houses import Worker

from cabale import Choice, Match, new_match
from cabale.core import Luck
from cabale.core.log import heads, line
from cabale.server.client import Client
from cabale.server.operations.errands import AT_ONCE, MOST_OF_ONE_ADDRESS, MOST_WAITING
from cabale.server.operations.verifier import Verifier
from cabale.server.wire.afterwards import Verdict
from cabale.server.wire.refusal import Refusal
from cabale.server.wire.requests import VerifyLog


def second_thoughts(match: Match) -> tuple[Match, int, Choice]:
    """Where a choice can be taken back."""
    while True:
        seat, decision = next(iter(match.decisions.items()))
        for choice in decision.choices:
            after = match.clone()
            after.play(seat, choice)
            if after.can_undo(seat):
                return match, seat, choice
        match.play(seat, decision.choices[0])


def hesitating(times: int) -> str:
    """A log in which somebody plays and takes back, and nothing else."""
    luck = Luck(bytes(32), "t", (None, None, None))
    match = new_match("abyss", 3, luck=luck, live=True)
    match, seat, choice = second_thoughts(match)
    lines = [*match.log.dumps().splitlines()]
    first = len(match.entries)
    for n in range(first, first + 2 * times, 2):
        lines += [
            line({"n": n, "seat": seat, "play": choice.to_json()}),
            line({"n": n + 1, "seat": seat, "undo": n}),
        ]
    end = {"end": {"winners": []}, "secret": luck.secret.hex(), "head": heads(luck, lines)[-1]}
    return "\n".join([*lines, line(end), ""])


def test_a_log_in_which_much_was_taken_back_is_folded(house: Worker) -> None:
    verdict = asyncio.run(Client(house.url).post("/api/verify", log=hesitating(2_000)))
    assert not verdict["ok"]
    assert "does not end as" in verdict["message"]


def test_what_takes_too_long_is_ended_and_the_answer_says_so() -> None:
    async def act() -> None:
        with pytest.raises(Refusal) as no:
            await Verifier(seconds=0.01).verify("ada", VerifyLog(hesitating(10)))
        assert no.value.code == "too-long"
        assert "cabale verify" in no.value.message

    asyncio.run(act())


def test_one_log_after_the_other_for_each_person() -> None:
    async def act() -> list[str]:
        verifier = Verifier(seconds=0.01)
        log = VerifyLog(hesitating(1))
        people = ["ada", "ada", *map(str, range(AT_ONCE + MOST_WAITING))]
        found = await asyncio.gather(
            *(verifier.verify(who, log) for who in people), return_exceptions=True
        )
        again = await asyncio.gather(verifier.verify("ada", log), return_exceptions=True)
        return [one.code for one in [*found, *again] if isinstance(one, Refusal)]

    codes = asyncio.run(act())
    assert codes[1] == "too-often"
    assert codes.count("too-often") == 1
    assert codes[-2] == "busy", "so many wait, and no more"
    assert codes.count("too-long") == AT_ONCE + MOST_WAITING + 1


def test_many_guests_of_one_address_keep_nobody_else_waiting() -> None:
    async def act() -> None:
        order: list[VerifyLog] = []

        class Watched(Verifier):
            """Whose turn comes first; who is ended first is a matter of luck."""

            async def _run(self, log: VerifyLog) -> Verdict:
                order.append(log)
                return await super()._run(log)

        verifier, text = Watched(seconds=0.01), hesitating(1)
        hers = VerifyLog(text)

        async def ask(who: str, address: str, log: VerifyLog | None = None) -> str:
            with pytest.raises(Refusal) as no:  # it has no time
                await verifier.verify(who, log or VerifyLog(text), address)
            return no.value.code

        guests = [ask(f"guest {i}", "192.0.2.1") for i in range(12)]
        codes = await asyncio.gather(*guests, ask("ada", "192.0.2.2", hers))
        assert codes.count("too-often") == 12 - MOST_OF_ONE_ADDRESS
        assert codes[-1] == "too-long", "her turn came"
        assert [log is hers for log in order].index(True) <= AT_ONCE

    asyncio.run(act())
