"""Bots that are named by where their code stands, handed over, or asked for many seats at once."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from cabale import game, new_match
from cabale.arena import Setup, simulate
from cabale.arena.tournament import Contest
from cabale.bots import (
    Asked,
    RandomBot,
    TalkRules,
    UnknownBot,
    bot,
    find_bot,
    levels,
    load_bot,
    play_out,
    sit_down,
)
from cabale.bots.floor import talk
from cabale.bots.loading import names_code, split_bots
from cabale.core import Choice
from cabale.server.api.shelf import check_level

CODE = """
from cabale.core import Bot
from cabale.bots import RandomBot

class At(Bot):
    def __init__(self, game, seat, seats, options, rng, place=0, *, step=1):
        super().__init__(game, seat, seats, options, rng)
        self.place = place * step

    def choose(self, eyes):
        return eyes.decision.choices[self.place % len(eyes.decision.choices)]

class Policy:
    def __init__(self, place):
        self.place = place

    def choose_many(self, asked):
        return [one.eyes.decision.choices[self.place].index for one in asked]

class Neither:
    pass

a_number = 3
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "mine.py"
    path.write_text(CODE, encoding="utf-8")
    return str(path)


class Drawing:
    """Chooses by chance, and counts how often it was asked for how many seats."""

    def __init__(self) -> None:
        self.calls: list[int] = []

    def choose_many(self, asked: Sequence[Asked]) -> list[Choice | int]:
        self.calls.append(len(asked))
        drawn: list[Choice | int] = []
        for eyes, rng in asked:
            assert eyes.decision is not None
            assert [i for i, legal in enumerate(eyes.mask()) if legal] == sorted(
                choice.index for choice in eyes.decision.choices
            )
            drawn.append(rng.choice(eyes.decision.choices))
        return drawn


class OneByOne(Drawing):
    """The same, asked by a table that has no other."""

    def choose_many(self, asked: Sequence[Asked]) -> list[Choice | int]:
        return [super(OneByOne, self).choose_many([one])[0] for one in asked]


def test_code_is_named_by_where_it_stands(file: str) -> None:
    abyss = game("abyss")
    assert find_bot(abyss, "cabale.bots.random:RandomBot") is RandomBot
    match = new_match("abyss", 2, 1)
    first, third = sit_down(match, [f"{file}:At", f"{file}:At(1, step=3)"], 1)
    assert (first.place, third.place) == (0, 3)  # type: ignore[attr-defined]
    assert load_bot(f"{file}:Policy(0)") is load_bot(f"{file}:Policy(0)"), "one policy for all"
    assert load_bot(f"{file}:Policy(0)") is not load_bot(f"{file}:Policy(1)")
    counts = simulate(Setup("werewolf", 3, {}, (f"{file}:Policy(0)", f"{file}:At(1)")), range(3))
    assert (counts.finished, counts.failures) == (3, ())


def test_what_is_wrong_with_a_bot_is_said(file: str) -> None:
    abyss = game("abyss")
    for spec, why in (
        (f"{file}:Neither", "no class of `Bot`"),
        (f"{file}:a_number", "no class of `Bot`"),
        (f"{file}:Nobody", "no class of `Bot`"),
        (f"{file}:At(open('x'))", "no literals"),
        (f"{file}:Policy()", "cannot be loaded: TypeError"),
        ("nowhere/there.py:Bot", "no such file"),
        ("no.such.package:Bot", "cannot be loaded: ModuleNotFoundError"),
        ("genius", "no bot 'genius' plays abyss"),
    ):
        with pytest.raises(UnknownBot, match=why):
            find_bot(abyss, spec)
    with pytest.raises(UnknownBot, match="no class of `Bot`"):
        find_bot(abyss, 3)  # type: ignore[arg-type]


def test_a_list_of_bots() -> None:
    assert split_bots("a, b@4,c.py:D(1, (2, 3), x='y'),e.f:G,") == [
        "a",
        "b@4",
        "c.py:D(1, (2, 3), x='y')",
        "e.f:G",
    ]
    assert not any(
        map(names_code, ("adept", "adept:bold", "master@40", "llm:big", "adept:bold(1)"))
    )


def test_people_cannot_name_code(file: str) -> None:
    for spec in (f"{file}:At", "cabale.bots.random:RandomBot", "os.path:join"):
        assert names_code(spec)
        with pytest.raises(UnknownBot):
            check_level(game("abyss"), spec)
        with pytest.raises(UnknownBot):
            bot(game("abyss"), spec)


def test_the_operator_gives_code_a_name(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABALE_BOTS", f"abyss.first={file}:At; third = {file}:At(3);")
    assert levels(game("abyss"))[-2:] == ["first", "third"]
    assert levels(game("castle"))[-1] == "third"
    check_level(game("abyss"), "first")
    assert bot(game("abyss"), "first") is load_bot(f"{file}:At")
    monkeypatch.setenv("CABALE_BOTS", "first=adept")
    with pytest.raises(UnknownBot, match="CABALE_BOTS is written"):
        levels(game("abyss"))


def test_a_policy_is_asked_once_for_all_matches_that_wait_for_it() -> None:
    together, alone = Drawing(), OneByOne()
    played = [
        Contest("abyss", 2, ("net", "random"), kinds={"net": policy}).play(range(4))
        for policy in (together, alone)
    ]
    assert played[0].records == played[1].records, "nobody's answer hangs on who else is asked"
    assert not played[0].failures
    assert together.calls[0] > 1
    assert len(together.calls) < len(alone.calls) / 3
    assert sum(together.calls) == sum(alone.calls)
    assert 0 < played[0].times["net"].total() <= sum(together.calls)
    counts = [
        simulate(Setup("abyss", 2, {}, ("net",), kinds={"net": policy}), range(3))
        for policy in (together, alone)
    ]
    assert counts[0] == counts[1]


def test_a_policy_that_fails_forfeits_and_the_others_play_on(file: str) -> None:
    bots = ("random", f"{file}:Policy(99)")
    played = Contest("abyss", 2, bots).play([1])
    assert played.forfeits == {bots[1]: 2}
    assert not played.records
    played = Contest("abyss", 2, (*bots, "novice")).play([1])
    assert {record.pair for record in played.records} == {("random", "novice")}


def test_how_bots_talk() -> None:
    def spoken(rules: TalkRules) -> list[int]:
        match = new_match("werewolf", 5, 4)
        minds, rng = sit_down(match, ["novice"] * 5, 4), Random(4)
        while match.pace != "talk":
            seat = next(iter(match.decisions))
            match.play(seat, match.decisions[seat].choices[0])
        talk(match, minds, rng, rules)
        return [seat for seat, _ in match.said]

    assert spoken(TalkRules(0)) == []
    order = spoken(TalkRules(1, (3, 1, 4, 0, 2)))
    assert order == sorted(order, key=[3, 1, 4, 0, 2].index)
    assert len(order) > 2
    quiet = new_match("castle", 5, 4)
    play_out(quiet, sit_down(quiet, ["novice"] * 5, 4), Random(4), TalkRules(0))
    assert quiet.outcome is not None
    assert not quiet.said


def test_matches_from_a_position() -> None:
    lines = new_match("abyss", 2, 8).scenario_lines()
    contest = Contest("abyss", 2, ("novice", "random"), scenario=lines)
    assert {contest.begin(seed).scenario_lines() for seed in range(3)} == {lines}
    assert len(contest.play([1]).records) == 2
    assert simulate(Setup("abyss", 2, scenario=lines), [1, 2]).finished == 2
