"""The same deals for everybody, seats and sides swapped, and honest intervals."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from cabale.arena.mix import meta_nash
from cabale.arena.ratings import detectors_and_deceivers, skills
from cabale.arena.tournament import Contest, Record, Results, compete
from cabale.arena.verdict import bootstrap, points, quantile, verdict, wilson
from cabale.bots import RandomBot
from cabale.core import Bot, CabaleError, Choice, Eyes, game, names, new_match
from cabale.testing.conformance import Case, positions


def record(levels: str, winners: tuple[int, ...], sides: str | None = None) -> Record:
    seats = tuple(levels)
    pair = (seats[0], next((x for x in seats if x != seats[0]), seats[0]))
    teams = tuple(sides) if sides else None
    return Record(1, pair, seats, teams, None, winners, None, "end")


def test_each_for_himself_sits_alone_on_every_seat() -> None:
    played = Contest("abyss", 3, ("novice", "random")).play([5])
    assert [r.levels.count("novice") for r in played.records] == [1, 1, 1, 2, 2, 2]
    lone = [r.levels.index(r.pair[0]) for r in played.records]
    assert lone == [0, 1, 2, 0, 1, 2]
    assert not played.failures


def test_sides_are_swapped_on_the_same_deal() -> None:
    one, other = Contest("werewolf", 5, ("novice", "random")).play([5]).records
    assert one.sides == other.sides
    assert one.roles == other.roles
    swapped = {"novice": "random", "random": "novice"}
    assert tuple(swapped[level] for level in one.levels) == other.levels
    assert one.sides is not None
    assert len({(level, side) for level, side in zip(one.levels, one.sides, strict=True)}) == 2


def test_pieces_add_up_in_any_number_of_processes() -> None:
    contest = Contest("werewolf", 4, ("novice", "random"))
    seeds = range(6)
    at_once = verdict(contest, contest.play(seeds))
    in_pieces = verdict(contest, sum(compete(contest, seeds, jobs=2), Results()))
    for figures in (at_once, in_pieces):
        del figures["seconds_per_decision"]
    assert at_once == in_pieces


def test_the_decisions_of_every_match_are_timed() -> None:
    contest = Contest("werewolf", 3, ("novice", "random"))
    apart = [contest.play([seed]).times["novice"].total() for seed in (1, 2)]
    assert 0 < sum(apart) == contest.play([1, 2]).times["novice"].total()


def test_the_deals_asked_for() -> None:
    assert Contest("abyss", 2, ("novice", "random")).deals(11) == 6
    assert Contest("abyss", 4, ("novice", "random")).deals(8) == 1
    assert Contest("werewolf", 4, ("novice", "random")).deals(10) == 5


def test_points() -> None:
    assert points(record("ab", (0,)), "a") == 1
    assert points(record("ab", (0, 1)), "b") == 0.5
    assert points(record("abb", (1,)), "a") == 0
    assert points(record("abb", (1,)), "b") is None, "the company is not measured"
    assert points(record("aabb", (0, 1), "xxyy"), "a") == 1
    assert points(record("aabb", (), "xxyy"), "a") == 0.5, "nobody won"
    assert points(record("aabb", (0, 2, 3), "xxyy"), "a") == 0
    assert points(record("aaaa", (0, 1, 2), "yyyy"), "a") == 0.75
    assert points(record("ab", (0,)), "c") is None


def seat_by_seat(seed: int, *matches: tuple[str, tuple[int, ...]]) -> list[Record]:
    """A deal whose bots change places: `points` see the sides as dealt, whatever came of them."""
    return [
        Record(seed, ("a", "b"), tuple(levels), tuple("xxyyy"), None, winners, None, "end")
        for levels, winners in matches
    ]


def test_where_sides_change_hands_the_seats_of_a_bot_are_counted() -> None:
    contest = Contest("werewolf", 5, ("a", "b"))
    one = seat_by_seat(1, ("aabbb", (0, 1, 2)), ("bbaaa", (2, 3)))
    other = seat_by_seat(2, ("aabbb", (1, 3, 4)), ("bbaaa", (0, 1)))
    cut_off = seat_by_seat(3, ("aabbb", (0, 1)))  # only half of a deal: its seats are not alike
    figures = verdict(contest, Results((*one, *other, *cut_off)))
    assert figures["seats_won"]["a"]["won"] == pytest.approx((4 / 5 + 1 / 5) / 2)
    assert figures["seats_won"]["a"]["ahead"] == pytest.approx((3 / 5 - 3 / 5) / 2)
    assert figures["seats_won"]["b"]["ahead"] == -figures["seats_won"]["a"]["ahead"]
    assert figures["seats_won"]["a"]["deals"] == 2
    assert figures["seats_won"]["a"]["interval"] == pytest.approx((-3 / 5, 3 / 5))
    assert figures["win_rate"]["a"] == pytest.approx((1 + 1 + 0 + 0 + 1) / 5), "as before"


def test_seats_are_counted_for_each_rival_and_not_for_the_partner() -> None:
    contest = Contest("werewolf", 4, ("a", "b", "c"), partner="p")
    records = [
        Record(1, pair, tuple(levels), tuple("xxyy"), None, (0, 1), None, "end")
        for pair, levels in (
            (("a", "b"), "apbb"),
            (("b", "a"), "bbap"),
            (("a", "c"), "apcc"),
            (("c", "a"), "ccap"),
        )
    ]
    figures = verdict(contest, Results(tuple(records)))["seats_won"]
    assert {got["deals"] for got in figures.values()} == {1}
    assert {got["won"] for got in figures.values()} == {0.5}
    assert set(figures) == {"a", "b", "c"}


def test_the_rivals_of_a_deal_stay_together_in_its_interval() -> None:
    """All of them win all of the one deal and nothing of the other: two deals, and not six."""
    contest = Contest("werewolf", 2, ("a", "b", "c", "d"))
    records = []
    for seed in (1, 2):
        for rival in "bcd":
            for levels in (("a", rival), (rival, "a")):
                won = (levels.index("a" if seed == 1 else rival),)
                pair = (levels[0], levels[1])
                records.append(Record(seed, pair, levels, ("x", "y"), None, won, None, "end"))
    got = verdict(contest, Results(tuple(records)))["seats_won"]["a"]
    assert (got["ahead"], got["interval"], got["deals"]) == (0.0, (-1.0, 1.0), 2)


def test_which_measure_is_a_matter_of_the_game() -> None:
    found = {
        name: verdict(Contest(name, 4, ("novice", "random")), Results())["seats_won"]
        for name in ("castle", "cultists", "werewolf", "abyss")
    }
    assert [name for name, figures in found.items() if figures is not None] == ["werewolf"]
    assert verdict(Contest("werewolf", 4, ("novice",)), Results())["seats_won"] is None


@pytest.mark.parametrize("name", names())
def test_a_game_says_whether_a_seat_may_change_its_side(name: str) -> None:
    rules = game(name)
    changed = False
    for seats, seed in product(rules.seats, range(4)):
        dealt = rules.teams(new_match(name, seats, seed).board)
        *_, end = positions(Case(rules, seats, {}), seed, listening=False)
        ended = rules.teams(end.board)
        changed |= dealt != ended and dealt is not None
    assert changed == rules.sides_change


def test_the_interval_counts_deals_and_not_matches() -> None:
    rng = Random(3)
    alike = [[float(rng.random() < 0.5)] * 10 for _ in range(100)]
    low, high = bootstrap(alike)
    naive_low, naive_high = wilson(0.5, 1000)
    assert high - low > 2 * (naive_high - naive_low)
    assert low < 0.5 < high


def test_the_interval_covers_the_truth() -> None:
    rng = Random(4)
    hits = 0
    for _ in range(40):
        low, high = bootstrap([[float(rng.random() < 0.3)] for _ in range(60)])
        hits += low <= 0.3 <= high
    assert hits >= 34


def test_detectors_and_deceivers_are_told_apart() -> None:
    """A good liar that listens badly beats, as a wolf, a village that plays itself well."""
    records = []
    for village, pack, wins in (("a", "b", 10), ("b", "a", 2), ("a", "a", 5), ("b", "b", 7)):
        for match in range(12):
            levels = village * 3 + pack
            records.append(record(levels, (0, 1, 2) if match < wins else (3,), "vvvp"))
    rated = detectors_and_deceivers(records)
    assert rated is not None
    assert rated["detector"]["a"] > rated["detector"]["b"]
    assert rated["deceiver"]["a"] > rated["deceiver"]["b"]


def test_skill_goes_to_the_winner() -> None:
    rated = skills([record("ab", (0,)), record("ba", (1,))] * 5)
    assert rated is not None
    assert rated["a"]["ordinal"] > rated["b"]["ordinal"]


def test_quantiles() -> None:
    times = Counter({10: 98, 1000: 1, 5000: 1})
    assert quantile(times, 0.5) == 10e-6
    assert quantile(times, 0.99) == 1000e-6


def test_what_is_wrong_is_said_before_anything_is_played() -> None:
    for bots, seats in ((("novice", "genius"), 4), (("novice", "novice"), 4), (("random",), 99)):
        with pytest.raises(CabaleError):
            list(compete(Contest("werewolf", seats, bots), [1]))


def matrix(rows: dict[str, dict[str, float]]) -> dict[str, dict[str, float | None]]:
    return {row: {other: line.get(other) for other in rows} for row, line in rows.items()}


def test_the_mix_is_the_one_that_beats_all_others() -> None:
    line = matrix({"a": {"b": 0.7, "c": 0.9}, "b": {"a": 0.3, "c": 0.8}, "c": {"a": 0.1, "b": 0.2}})
    assert meta_nash("abc", line)["a"] > 0.99


def test_the_mix_of_a_ring_is_even() -> None:
    ring = matrix({"a": {"b": 0.8, "c": 0.2}, "b": {"a": 0.2, "c": 0.8}, "c": {"a": 0.8, "b": 0.2}})
    assert meta_nash("abc", ring) == pytest.approx(dict.fromkeys("abc", 1 / 3), abs=0.02)


def test_a_bot_that_breaks_a_match_off_is_blamed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Bot, eyes: Eyes) -> Choice:
        raise RuntimeError("lost my glasses")

    monkeypatch.setattr(RandomBot, "choose", fail)
    contest = Contest("abyss", 2, ("novice", "random"))
    results = contest.play([1])
    assert results.forfeits == Counter({"random": 2})
    assert "lost my glasses" in results.failures[0]
    assert verdict(contest, results)["forfeits"] == {"novice": 0, "random": 2}


def test_a_partner_has_every_second_seat_of_the_first_bots_side() -> None:
    contest = Contest("castle", 6, ("novice", "random"), partner="novice:timid")
    contest.check()
    for record in contest.play([3]).records:
        assert Counter(record.levels) == {"novice": 2, "novice:timid": 1, "random": 3}
        assert record.sides is not None
        sides: dict[str, set[str]] = {level: set() for level in record.levels}
        for level, side in zip(record.levels, record.sides, strict=True):
            sides[level].add(side)
        assert sides["novice"] == sides["novice:timid"] != sides["random"]
        assert points(record, "novice") == 1 - (points(record, "random") or 0)


def test_partners_that_cannot_be() -> None:
    for wrong in (
        Contest("abyss", 2, ("novice", "random"), partner="novice:bold"),
        Contest("castle", 4, ("novice", "random"), partner="novice"),
        Contest("castle", 4, ("novice", "random"), partner="novice:sleepy"),
    ):
        with pytest.raises(CabaleError):
            wrong.check()
