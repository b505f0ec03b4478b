"""A match that is told again holds for each pair of eyes what they saw, and for open ones all."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cabale import names, new_match
from cabale.core import Match, game
from cabale.core.witnesses import Eyes, Told, tell_again


def played(name: str, seats: int, seed: int) -> Match:
    """A match played at random at a live table, with second thoughts and claims."""
    rng = Random(f"{name}/{seats}/{seed}")
    match = new_match(name, seats, seed, game(name).variants(seats)[0], live=True)
    claims = list(game(name).claim_catalogue(seats))[1:]
    while match.outcome is None:
        seat = rng.choice(list(match.decisions))
        if match.can_undo(seat) and rng.random() < 0.2:
            match.undo(seat)
        elif claims and rng.random() < 0.1:
            claim = rng.choice(claims)
            if match.may_say(seat, claim):
                match.say(seat, claim)
        elif rng.random() < 0.05:
            match.expire(seat)
        else:
            match.play(seat, rng.choice(match.decisions[seat].choices))
    return match


def facts(told: Told, eyes: int | None) -> dict[str, Any]:
    """All that a replay may show of a moment."""
    return {
        "n": told.n,
        "act": told.act,
        "events": told.match.events(eyes, told.heard),
        "secret": told.match.secrets(eyes, told.heard),
        "view": told.match.view(eyes),
    }


@pytest.mark.parametrize("name", names())
def test_each_moment_shows_something_and_only_what_was_seen(name: str) -> None:
    match = played(name, game(name).seats[1], 1)
    everybody: list[int | None] = [None, *range(match.seats)]
    for eyes in everybody:
        shown: list[dict[str, Any]] = []
        asked: list[int] = []
        for told in tell_again(match.log, eyes):
            fact = facts(told, eyes)
            seat, did, words = told.act
            assert fact["n"] == len(shown) - 1
            if shown and seat != eyes:
                last = shown[-1]
                assert fact["events"] or fact["view"] != last["view"] or _asked_anew(told, eyes)
            if seat is not None and seat != eyes and did != "say":
                assert words == []
                assert asked == [seat]
            if did == "say" and seat != eyes:
                assert [seat, *words] in fact["view"]["said"]
            shown.append(fact)
            asked = fact["view"]["asked"]
        assert shown[-1]["view"] == match.view(eyes)


def _asked_anew(told: Told, eyes: int | None) -> bool:
    return eyes in told.match.decisions


@pytest.mark.parametrize("name", names())
def test_events_are_those_that_were_seen(name: str) -> None:
    """Where nothing was taken back; what was taken back was seen, too."""
    match = played(name, game(name).seats[0], 2)
    undone = any("undo" in entry for entry in match.entries)
    everybody: list[int | None] = [None, *range(match.seats)]
    for eyes in everybody:
        told = [e for one in tell_again(match.log, eyes) for e in one.match.events(eyes, one.heard)]
        seen = match.events(eyes)
        assert [e for e in seen if e not in told] == []
        assert undone or told == seen


@pytest.mark.parametrize("name", names())
def test_open_cards_keep_nothing_back(name: str) -> None:
    match = played(name, game(name).seats[0], 3)
    told = list(tell_again(match.log, "open"))
    assert [one.entry for one in told] == list(range(-1, len(match.entries)))
    assert [one.n for one in told] == [one.entry for one in told]
    for one, entry in zip(told[1:], match.entries, strict=True):
        assert one.act.seat == entry["seat"]
        assert one.act.words == entry.get("play", entry.get("say", []))


def to_a_payment(seed: int) -> Match:
    rng = Random(seed)
    match = new_match("abyss", 3, seed, live=True)
    while match.outcome is None:
        seat = next(iter(match.decisions))
        choices = match.decisions[seat].choices
        if match.view(None)["step"] == "pay" and len(choices) > 1 and choices[1].verb == "spend":
            return match
        match.play(seat, rng.choice(choices))
    raise AssertionError("nobody paid anything")


@pytest.mark.parametrize("seed", range(3))
def test_second_thoughts_about_a_payment_are_the_payer_s_alone(seed: int) -> None:
    straight, wavering = to_a_payment(seed), to_a_payment(seed)
    (payer,) = straight.decisions
    for _ in range(3):
        wavering.play(payer, wavering.decisions[payer].choices[1])
        wavering.undo(payer)
    rng = Random(seed)
    while straight.outcome is None:
        seat = rng.choice(list(straight.decisions))
        choice = rng.choice(straight.decisions[seat].choices)
        straight.play(seat, choice)
        wavering.play(seat, choice)

    def told(match: Match, eyes: Eyes) -> list[dict[str, Any]]:
        assert eyes != "open"
        return [facts(one, eyes) for one in tell_again(match.log, eyes)]

    for eyes in {None, 0, 1, 2} - {payer}:
        assert told(straight, eyes) == told(wavering, eyes)
    assert len(told(wavering, payer)) == len(told(straight, payer)) + 6
