"""Bots: where they are found, and that they are given no more than a seat is."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from cabale import game, names, new_match
from cabale.bots import RandomBot, UnknownBot, bot, levels, play_out, sit_down, take_seat
from cabale.bots.search import Search
from cabale.core import Bot, Choice, Eyes
from cabale.skeleton.game import GAME
from cabale.testing.conformance import Case, cases, check_fair


def fair_cases() -> list[tuple[Case, str]]:
    """Each bot of each game, at the fewest and the most seats; for searches see test_search."""
    return [
        (case, level)
        for one in map(game, names())
        for level in levels(one)
        if not issubclass(bot(one, level), Search)
        for case in cases(one, (one.seats[0], one.seats[-1]))
        if level != "adept" or case.seats == one.seats[0]  # who thinks long is tried at few seats
    ]


@pytest.mark.parametrize(("case", "level"), fair_cases(), ids=str)
def test_a_bot_chooses_the_same_in_worlds_it_cannot_tell_apart(case: Case, level: str) -> None:
    check_fair(case, bot(case.game, level), seed=1, share=0.05)


def test_every_game_can_be_played_by_random_and_its_own_bots() -> None:
    assert levels(GAME) == ["random", "novice", "master", "ismcts", "pimc"]
    assert bot(GAME, "random") is RandomBot


def test_a_bot_that_nobody_knows() -> None:
    with pytest.raises(UnknownBot, match="no bot 'grandma' plays sample; there are random, novice"):
        bot(GAME, "grandma")


def test_other_packages_bring_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "clever_bots.py").write_text(
        "from cabale.bots import RandomBot\nclass Clever(RandomBot): ...\n"
    )
    info = tmp_path / "clever-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: clever\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[cabale.bots]\nclever = clever_bots:Clever\n"
        "sample.sly = clever_bots:Clever\nother.odd = clever_bots:Clever\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    guest = type(GAME)()
    assert levels(guest) == [
        *("random", "novice", "master", "ismcts", "pimc"),
        *("clever", "sly"),
    ]


def test_the_same_seed_plays_the_same_match() -> None:
    def log(seed: int) -> str:
        match = new_match(GAME, 4, seed=1)
        play_out(match, sit_down(match, ["random"] * 4, seed), Random(seed))
        return match.log.dumps()

    assert log(3) == log(3)
    assert len({log(seed) for seed in range(10)}) > 3


class Talker(Bot):
    """Claims to hold 1, 2 and 3 while people talk."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.said = 0

    def choose(self, eyes: Eyes) -> Choice:
        assert eyes.decision is not None
        return eyes.decision.choices[0]

    def speak(self, eyes: Eyes) -> Choice | None:
        self.said += 1
        return None if self.said > 3 else self.game.claim_catalogue(self.seats)("card", self.said)


def test_bots_talk_while_the_table_talks_until_they_fall_silent() -> None:
    from tests.core.toy import GAME as TOY

    match = new_match(TOY, 3, seed=1)
    minds = [Talker(TOY, seat, 3, {}, Random(seat)) for seat in range(3)]
    play_out(match, minds, Random(1))
    assert [mind.said for mind in minds] == [4, 4, 4], "asked until a round in which all are silent"
    said = [entry["say"] for entry in match.entries if "say" in entry]
    assert sorted(words[1] for words in said) == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    kinds = ["say" if "say" in entry else "play" for entry in match.entries]
    assert kinds == ["play"] * kinds.index("say") + ["say"] * 9 + ["play"] * 3


def test_bots_of_a_level_are_not_alike_but_stay_themselves() -> None:
    match = new_match(GAME, 4, seed=1)
    tempers = [mind.temper for mind in sit_down(match, ["novice"] * 4, seed=1)]
    assert len(set(tempers)) == 4
    assert all(-1 <= part <= 1 for temper in tempers for part in temper)
    later = [take_seat(match, 0, "novice", f"numbers {i}", temper="seat 0") for i in range(3)]
    assert len({mind.temper for mind in later}) == 1, "other numbers, the same person"
