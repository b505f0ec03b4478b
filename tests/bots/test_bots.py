"""Bots: where they are found, and that they are given no more than a seat is."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cabale import game, names, new_match
from cabale.bots import RandomBot, UnknownBot, bot, levels, play_out, sit_down, take_seat
from cabale.bots.floor import Floor, remark, talk
from cabale.bots.search import Search
from cabale.core import Bot, Choice, Eyes, Game, Match
from cabale.skeleton.game import GAME
from cabale.testing.conformance import Case, cases, check_fair, questions, same_answer


def fair_cases() -> Iterator[Any]:
    """Each bot of each game at the fewest and the most seats, whatever the options."""
    for one in map(game, names()):
        for level in levels(one):
            if issubclass(bot(one, level), Search):
                continue
            for case in cases(one, seats_to_try(one, level)):
                # Who forgets the night imagines it anew, and Werewolf's net thinks as its master.
                long = level == "net" and case.options.get("memory") == "strict"
                yield pytest.param(case, level, marks=pytest.mark.soak if long else ())


def seats_to_try(one: Game[Any], level: str) -> Sequence[int]:
    """A net is tried where it has weights, and who thinks long at few seats."""
    if level == "net":
        return (min(one.nets()),)
    return one.seats[:1] if level == "adept" else (one.seats[0], one.seats[-1])


@pytest.mark.parametrize(("case", "level"), list(fair_cases()), ids=str)
def test_a_bot_chooses_the_same_in_worlds_it_cannot_tell_apart(case: Case, level: str) -> None:
    check_fair(case, bot(case.game, level), seed=1, share=0.05)


@cache
def asked_of_novices(name: str, seats: int) -> list[tuple[Match, int]]:
    """The questions of a match that novices play, talk and all."""

    def play() -> Iterator[Match]:
        match = new_match(name, seats, seed=1)
        minds, rng, floor = sit_down(match, ["novice"] * seats, 1), Random(1), Floor()
        while match.decisions:
            if floor.opens(match):
                talk(match, minds, rng)
            yield match
            seat = next(iter(match.decisions))
            remark(match, seat, minds[seat])
            match.play(seat, minds[seat].choose(Eyes(match, seat)))

    return questions(play())


def every_count() -> Iterator[Any]:
    for name in names():
        there = levels(game(name))
        wanted = ("random", "novice", "adept", "master@6", "ismcts@6", "pimc@6", "grandmaster@6")
        counts = game(name).seats
        for seats in counts:
            for level in (each for each in wanted if each.partition("@")[0] in there):
                # There is no search in Werewolf: these two do what the master does.
                again = name == "werewolf" and level in ("ismcts@6", "pimc@6")
                # A search looks at fewer and more seats alike: between these, make soak.
                between = "@" in level and counts[0] < seats < counts[-1]
                long = pytest.mark.soak if again or between else ()
                yield pytest.param(name, seats, level, marks=long)


@pytest.mark.parametrize(("name", "seats", "level"), list(every_count()))
def test_a_bot_chooses_the_same_at_every_count(name: str, seats: int, level: str) -> None:
    asked, rng = asked_of_novices(name, seats), Random(f"{name}-{seats}-{level}")
    for match, seat in rng.sample(asked, 2):
        world = match.imagine(seat, rng)
        same_answer(match, world, seat, bot(match.game, level), f"{level}-{seat}")


def test_every_game_can_be_played_by_random_and_its_own_bots() -> None:
    assert levels(GAME) == ["random", "novice", "master", "ismcts", "pimc"]
    assert bot(GAME, "random") is RandomBot


def test_a_bot_that_nobody_knows() -> None:
    with pytest.raises(UnknownBot, match="no bot 'grandma' plays sample; there are random, novice"):
        bot(GAME, "grandma")


def announce(folder: Path, points: str) -> None:
    """A package of somebody else's, as installed."""
    (folder / "clever_bots.py").write_text(
        "from cabale.bots import RandomBot\nclass Clever(RandomBot): ...\nJUNK = 3\n"
    )
    (folder / "sick_bots.py").write_text("import a_module_that_nobody_has\n")
    info = folder / "clever-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: clever\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[cabale.bots]\n{points}")


def test_other_packages_bring_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    announce(
        tmp_path,
        "clever = clever_bots:Clever\n"
        "sample.sly = clever_bots:Clever\nother.odd = clever_bots:Clever\n",
    )
    monkeypatch.syspath_prepend(tmp_path)
    guest = type(GAME)()
    assert levels(guest) == [
        *("random", "novice", "master", "ismcts", "pimc"),
        *("clever", "sly"),
    ]
    match = new_match(guest, 4, seed=1)
    play_out(match, sit_down(match, ["clever", "sly", "clever:bold", "random"], 1), Random(1))
    assert match.outcome is not None


def test_a_broken_package_is_named_and_keeps_nobody_else_from_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    points = "sick = sick_bots:Clever\ngone = clever_bots:Gone\njunk = clever_bots:JUNK\n"
    announce(tmp_path, points)
    monkeypatch.syspath_prepend(tmp_path)
    guest = type(GAME)()
    assert bot(guest, "novice") is bot(GAME, "novice")
    for level, complaint in (
        ("sick", "'sick' .sick_bots:Clever. cannot be loaded: .*a_module_that_nobody_has"),
        ("gone", "cannot be loaded: .*'Gone'"),
        ("junk", "no class of `Bot`"),
    ):
        assert level in levels(guest)
        with pytest.raises(UnknownBot, match=complaint):
            bot(guest, level)


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
