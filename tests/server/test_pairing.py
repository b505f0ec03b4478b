"""Rounds of events: nobody meets twice needlessly, sitting out is shared, standings add up."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import combinations
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabale.core import Match, new_match
from cabale.server.events import rounds
from cabale.server.events.kept import Entrant, Event, Held
from cabale.server.events.pairing import Kind, Past, TooFew, pair, split
from cabale.server.events.standings import Result, Seated, past, points_at, standings
from cabale.server.wire.clocks import ClockSettings
from cabale.server.wire.refusal import Refusal

NOTHING = Past(0, {}, {}, {})


class Played(NamedTuple):
    people: list[str]
    seats: list[Seated]
    results: dict[str, list[Result]]

    @property
    def meetings(self) -> Counter[frozenset[str]]:
        """Counted from the seats alone, as somebody would who has the list of the tables."""
        met: Counter[frozenset[str]] = Counter()
        for table in {seat.table for seat in self.seats if seat.table}:
            here = [seat.person for seat in self.seats if seat.table == table]
            met.update(frozenset(both) for both in combinations(here, 2))
        return met


def to_the_end(match: Match, rng: Random) -> Match:
    while match.outcome is None:
        for seat, decision in match.decisions.items():
            match.play(seat, rng.choice(decision.choices))
            break
    return match


def simulated(kind: Kind, number: int, size: int, rounds: int, game: str) -> Played:
    """An event whose people are bots, from the first round to the last."""
    played = Played([f"p{i}" for i in range(number)], [], {})
    rng = Random(7)
    for round_ in range(1, rounds + 1):
        before = past(played.people, played.seats, played.results, frozenset())
        sizes = [2] if size == 2 else [size - 1, size, size + 1]
        found = pair(kind, played.people, size, sizes, before, Random(round_), rounds - round_ + 1)
        for at, table in enumerate(found.tables, 1):
            name = f"{round_}-{at}"
            match = to_the_end(new_match(game, len(table), name, listening=False), rng)
            outcome = match.outcome
            assert outcome is not None
            played.seats.extend(Seated(round_, one, at, name) for one in table)
            played.results[name] = [
                Result(
                    one,
                    seat in outcome.winners,
                    None if outcome.scores is None else outcome.scores[seat],
                )
                for seat, one in enumerate(table)
            ]
        played.seats.extend(Seated(round_, one, 0, None) for one in found.byes)
    return played


def by_hand(played: Played) -> list[tuple[str, float]]:
    """The standings once more, from the lists alone, by somebody who has not read our code."""
    total = dict.fromkeys(played.people, 0.0)
    for seat in played.seats:
        if seat.table is None:
            total[seat.person] += 1
            continue
        table = played.results[seat.table]
        (mine,) = [row for row in table if row.player == seat.person]
        if mine.score is None:
            total[seat.person] += 1 if mine.won else 0
            continue
        beaten = 0.0
        for row in table:
            if row.player != seat.person:
                assert row.score is not None
                if (mine.won, mine.score) > (row.won, row.score):
                    beaten += 1
                if (mine.won, mine.score) == (row.won, row.score):
                    beaten += 0.5
        total[seat.person] += beaten / (len(table) - 1)
    met = {one: [] for one in played.people}  # type: dict[str, list[float]]
    for seat in played.seats:
        for other in played.seats:
            if seat.table and seat.table == other.table and seat.person != other.person:
                met[seat.person].append(total[other.person])
    mean = {one: sum(those) / len(those) if those else 0 for one, those in met.items()}
    return sorted(
        ((one, round(total[one], 4)) for one in total),
        key=lambda row: (-round(total[row[0]], 4), -round(mean[row[0]], 4), row[0]),
    )


def check_standings(played: Played) -> None:
    ours = standings(played.people, played.seats, played.results)
    theirs = by_hand(played)
    # Those who share a place may stand in any order among themselves.
    assert [round(one.points, 4) for one in ours] == [points for _, points in theirs]
    assert dict(theirs) == {one.person: round(one.points, 4) for one in ours}
    order = [(one.place, -one.points, -one.buchholz) for one in ours]
    assert order == sorted(order)
    for one, other in combinations(ours, 2):
        equal = abs(one.points - other.points) < 1e-6 and abs(one.buchholz - other.buchholz) < 1e-6
        assert (one.place == other.place) == equal


def test_a_swiss_of_24_over_5_rounds() -> None:
    played = simulated("swiss", 24, 2, 5, "abyss")
    assert set(played.meetings.values()) == {1}, "there are enough whom one has not met"
    check_standings(played)
    for round_ in range(2, 6):
        before = [seat for seat in played.seats if seat.round < round_]
        points = {
            one.person: one.points for one in standings(played.people, before, played.results)
        }
        tables = Counter(seat.table for seat in played.seats if seat.round == round_)
        gaps = [
            abs(points[one] - points[other])
            for table in tables
            for one, other in [[seat.person for seat in played.seats if seat.table == table]]
        ]
        drawn = list(combinations(points.values(), 2))
        by_lot = sum(abs(one - other) for one, other in drawn) / len(drawn)
        assert sum(gaps) / len(gaps) < by_lot / 2, "like meets like"


def test_an_evening_of_12_over_6_rounds() -> None:
    played = simulated("evening", 12, 4, 6, "werewolf")
    pairs = [played.meetings[frozenset(both)] for both in combinations(played.people, 2)]
    assert sum(pairs) == 6 * 3 * 6
    assert max(pairs) <= 3
    assert min(pairs) >= 1, "everybody has met everybody"
    assert pairs.count(3) <= 4
    assert all(seat.number for seat in played.seats), "nobody sat out"
    check_standings(played)


def test_sitting_out_is_shared() -> None:
    played = simulated("swiss", 7, 2, 7, "abyss")
    byes = Counter(seat.person for seat in played.seats if seat.number == 0)
    assert sorted(byes.values()) == [1] * 7
    check_standings(played)
    half = simulated("evening", 11, 6, 4, "werewolf")
    assert {seat.number for seat in half.seats} == {1, 2}, "five and six play, nobody sits out"


@pytest.mark.parametrize("number", [4, 5, 8, 9])
def test_in_a_league_everybody_meets_everybody_once(number: int) -> None:
    people = [f"p{i}" for i in range(number)]
    met: Counter[frozenset[str]] = Counter()
    byes: Counter[str] = Counter()
    for round_ in range(number - 1 + number % 2):
        found = pair("league", people, 2, [2], Past(round_, met, {}, byes), Random(0))
        met.update(frozenset(table) for table in found.tables)
        byes.update(found.byes)
    assert set(met.values()) == {1}
    assert len(met) == number * (number - 1) // 2
    assert set(byes.values()) <= {1}


def test_a_league_goes_on_when_people_come_and_go() -> None:
    people = [f"p{i}" for i in range(8)]
    met: Counter[frozenset[str]] = Counter()
    for round_ in range(11):
        if round_ == 2:
            people = [*people[1:], "late"]
        found = pair("league", people, 2, [2], Past(round_, met, {}, {}), Random(0))
        met.update(frozenset(table) for table in found.tables)
    here = [met[frozenset(both)] for both in combinations(people, 2)]
    assert min(here) >= 1
    assert max(here) <= 2


def test_two_who_do_not_want_each_other_sit_apart() -> None:
    people = [f"p{i}" for i in range(6)]
    apart = frozenset(frozenset(("p0", other)) for other in ("p1", "p2", "p3", "p4"))
    rounds: list[tuple[Kind, int]] = [("league", 2), ("swiss", 2), ("evening", 3)]
    for kind, size in rounds:
        found = pair(kind, people, size, [size], NOTHING._replace(apart=apart), Random(3))
        (mine,) = [table for table in found.tables if "p0" in table]
        assert "p5" in mine


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 20), st.integers(2, 8), st.integers(0, 2), st.integers(0, 5))
def test_everybody_sits_once_or_sits_out(number: int, size: int, more: int, seed: int) -> None:
    people = [f"p{i}" for i in range(number)]
    sizes = range(max(2, size - more), size + more + 1)
    try:
        parts, spare = split(number, size, sizes)
    except TooFew:
        assert number < sizes[0]
        return
    assert set(parts) <= set(sizes)
    assert spare < sizes[0]
    found = pair("evening", people, size, sizes, NOTHING, Random(seed))
    assert sorted(sum(found.tables, found.byes)) == sorted(people)
    assert sorted(map(len, found.tables)) == sorted(parts)


def test_points_are_the_share_of_those_whom_one_has_beaten() -> None:
    table = [Result("a", True, 50), Result("b", False, 50), Result("c", False, 30)]
    table.append(Result("d", False, 30))
    assert points_at(table) == {"a": 1.0, "b": 2 / 3, "c": 1 / 6, "d": 1 / 6}
    sides = [Result("a", True, None), Result("b", True, None), Result("c", False, None)]
    assert points_at(sides) == {"a": 1.0, "b": 1.0, "c": 0.0}
    assert points_at([]) == {}


def test_a_round_that_cannot_begin_is_refused_before_it_is_thought_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def think(*_: object) -> None:
        raise AssertionError("asked again and again, this would keep everybody waiting")

    monkeypatch.setattr(rounds, "pair", think)
    event = Event("", "", "", "", "league", "abyss", 4, {}, ClockSettings(), 5, 2, None, "open")
    first_group = [Entrant(f"p{n}", n, f"P{n}", "", gone=n % 2 == 0) for n in range(1, 33)]
    with pytest.raises(Refusal, match="not enough people"):
        rounds.draw(Held(event, first_group, [], {}, {}), NOTHING, Random(1))


def test_whoever_knows_an_event_does_not_know_its_next_round() -> None:
    event = Event("e", "", "", "", "evening", "abyss", 4, {}, ClockSettings(), 5, 1, None, "open")
    everybody = [Entrant(f"p{n}", n, f"P{n}", "", gone=False) for n in range(1, 33)]
    held = Held(event, everybody, [], {}, {})

    def drawn() -> frozenset[tuple[str, int]]:
        found = asyncio.run(rounds.think_out(held, frozenset()))
        return frozenset((seat.person, seat.number) for seat in found)

    assert len({drawn() for _ in range(3)}) == 3
