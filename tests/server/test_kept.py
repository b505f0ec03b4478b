"""A finished match is kept as every pair of eyes saw it, in a few kilobytes."""

from __future__ import annotations

import json
from importlib.resources import files
from random import Random
from statistics import median
from typing import Any

import msgspec
import pytest

from cabale.bots import levels, play_out, sit_down
from cabale.core import Match, game, names, new_match
from cabale.core.witnesses import Eyes, everything, tell_again
from cabale.server.tables.kept import Kept, changes, keep, patched

LARGEST_MEDIAN = 60_000


def played(name: str, seats: int, seed: int) -> Match:
    match = new_match(name, seats, seed=seed, live=True)
    level = "novice" if "novice" in levels(game(name)) else "random"
    play_out(match, sit_down(match, [level] * seats, seed), Random(seed))
    return match


def as_sent(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("name", names())
def test_what_is_kept_is_what_was_seen(name: str) -> None:
    seats = game(name).seats[0]
    match = played(name, seats, seed=5)
    kept = Kept(keep(match.log))
    everybody: list[Eyes] = ["open", None, *range(seats)]
    for eyes in everybody:
        told = kept.moments(eyes)
        again = list(tell_again(match.log, eyes))
        assert kept.entries(eyes) == [moment.entry for moment in again]
        assert [moment.n for moment in told] == [moment.n for moment in again]
    for eyes in (None, *range(seats)):
        for moment, then in zip(kept.moments(eyes), tell_again(match.log, eyes), strict=True):
            seen = then.match.seen(eyes, then.heard)
            assert as_sent(moment.view) == as_sent(then.match.view(eyes))
            assert as_sent(moment.events) == as_sent([event for event, _ in seen])
            assert moment.secret == [n for n, (_, secret) in enumerate(seen) if secret]
            assert (moment.seat, moment.did, moment.words) == then.act
            public = sum(event.to is None for event in everything(then.match, 0))
            assert moment.public == public


@pytest.mark.parametrize("name", ["abyss", "castle", "cultists", "werewolf"])
def test_what_a_seat_did_is_counted_from_what_was_kept(name: str) -> None:
    seats = game(name).seats[0]
    match = played(name, seats, seed=7)
    kept = Kept(keep(match.log))
    words = (files(f"cabale.games.{name}") / "words" / "fr.ftl").read_text("utf-8")
    assert match.outcome is not None
    for seat in range(seats):
        done = game(name).deeds(seat, *kept.story(seat))
        assert done
        assert all(f"\n{name}-deed-{deed} = " in words for deed in done)
        assert min(done.values()) >= 0
        if name == "abyss":
            columns = [done[column] for column in ("locations", "lords", "allies", "tokens")]
            assert match.outcome.scores is not None
            assert sum(columns) == match.outcome.scores[seat]
        if name == "castle":
            wins = [e for e in kept.story(seat)[0] if e["kind"] == "won" and e["seat"] == seat]
            assert done["duels_won"] == len(wins)


def test_a_lie_is_believed_where_nobody_points_at_the_liar() -> None:
    def told(target: int) -> dict[str, int]:
        events = [
            {"kind": "voted", "seat": 0, "target": 1},
            {"kind": "voted", "seat": 1, "target": target},
            {"kind": "unmasked", "seat": 0, "start": "werewolf", "role": "werewolf"},
            {"kind": "unmasked", "seat": 1, "start": "seer", "role": "mystic_wolf"},
        ]
        return dict(game("werewolf").deeds(0, events, [["started", "witch"], ["suspect", 1]]))

    assert told(2) == {"wolves_found": 1, "pointed_at": 0, "died": 0, "lies": 1, "lies_believed": 1}
    assert told(0)["lies_believed"] == 0


@pytest.mark.parametrize("name", names())
def test_with_open_cards_every_seat_is_seen(name: str) -> None:
    seats = game(name).seats[0]
    match = played(name, seats, seed=6)
    last = Kept(keep(match.log)).moments("open")[-1]
    for seat, own in enumerate(last.own):
        board = {**as_sent(last.view)["board"], **as_sent(own)}
        assert board == as_sent(match.view(seat)["board"])


def test_a_kept_match_is_small() -> None:
    sizes = [
        len(keep(played(name, seats, seed=1).log))
        for name in names()
        for seats in (game(name).seats[0], game(name).seats[len(game(name).seats) // 2])
    ]
    assert median(sizes) <= LARGEST_MEDIAN


def test_changes_lead_from_one_tree_to_the_other() -> None:
    rng = Random(3)

    def tree(depth: int) -> Any:
        kind = rng.randrange(4) if depth else 3
        if kind == 0:
            return {key: tree(depth - 1) for key in "abcd" if rng.random() < 0.6}
        if kind == 1:
            return [tree(depth - 1) for _ in range(rng.randrange(4))]
        return rng.randrange(3)

    for _ in range(500):
        old, new = tree(4), tree(4)
        assert patched(old, as_sent(list(changes(old, new)))) == new
        assert list(changes(new, new)) in ([], [([], new)])
