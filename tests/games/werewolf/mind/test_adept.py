"""The adept and who advises the master: they never contradict themselves, and they are fair."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from cabale.bots import sit_down
from cabale.bots.play import play_out
from cabale.core import Bot, Eyes, game, new_match
from cabale.games.werewolf.mind.adept import Adept
from cabale.games.werewolf.mind.adviser import Adviser
from cabale.games.werewolf.mind.belief import Belief, posterior
from cabale.games.werewolf.mind.quick import Quick
from cabale.testing.conformance import Case, check_fair

WERE = game("werewolf")


@pytest.mark.parametrize(
    ("kind", "seats"), [(Adept, 3), (Adept, 5), (Adviser, 3), (Adviser, 5), (Quick, 5)]
)
def test_the_same_choice_in_worlds_that_look_alike(kind: type[Bot], seats: int) -> None:
    check_fair(Case(WERE, seats, {}), kind, seed=2, share=0.3)


MAY_TELL = {
    "seer": {"saw", "saw_centre"},
    "apprentice_seer": {"saw_centre"},
    "paranormal_investigator": {"saw"},
    "robber": {"robbed"},
    "witch": {"saw_centre", "gave"},
    "troublemaker": {"exchanged"},
    "village_idiot": {"shifted"},
    "drunk": {"drank"},
    "insomniac": {"became"},
    "revealer": {"revealed"},
    "curator": {"curated"},
    "sentinel": {"shielded"},
    "aura_seer": {"trace"},
    "mason": {"met", "met_nobody"},
}
TWICE = {("seer", "saw_centre"), ("paranormal_investigator", "saw"), ("mason", "met")}
ANYBODY = {"suspect", "point", "token", "carries", "will_vote"}
AGAIN = {"trace", "will_vote"}


@pytest.mark.parametrize("forgetful", [False, True])
@pytest.mark.parametrize(
    ("level", "seats"), [("adept", 3), ("adept", 5), ("adept", 6), ("master", 4), ("quick", 5)]
)
def test_nobody_contradicts_himself(level: str, seats: int, forgetful: bool) -> None:
    """Everybody's words together are what one player of one role could have to tell.

    The forgetful are new bots each time they are asked, as at a table of the server.
    """
    for seed in range(4):
        match = new_match(WERE, seats, seed)
        bots: list[Bot] = sit_down(match, [level] * seats, seed)
        while match.pace != "talk":
            seat = next(iter(match.decisions))
            match.play(seat, bots[seat].choose(Eyes(match, seat)))
        for turn in range(6):
            for seat in range(seats):
                if forgetful:
                    bots = sit_down(match, [level] * seats, f"{seed}/{turn}/{seat}")
                claim = bots[seat].speak(Eyes(match, seat))
                if claim is not None:
                    match.say(seat, claim)
        assert {seat for seat, _ in match.said} == set(range(seats))
        for seat in range(seats):
            said = [claim for who, claim in match.said if who == seat]
            (role,) = [claim.args[0] for claim in said if claim.verb in {"started", "token"}]
            counts = Counter(claim.verb for claim in said)
            for verb, count in counts.items():
                assert verb in {"started"} | ANYBODY | MAY_TELL.get(str(role), set())
                assert count == 1 or (str(role), verb) in TWICE or verb in AGAIN
            told = [claim for claim in said if claim.verb != "will_vote"]
            assert len(set(told)) == len(told)


def test_a_table_of_adepts_plays_to_the_end() -> None:
    for seats in (3, 8):
        match = new_match(WERE, seats, 4)
        play_out(match, sit_down(match, ["adept"] * seats, 4), Random(4))
        assert match.outcome is not None


def test_a_quick_bot_reckons_when_the_stories_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once for its vote, and once more if it may belong to the pack; not after each story."""
    reckoned: Counter[int | None] = Counter()

    def counted(*args: Any) -> Belief:
        reckoned[args[1]] += 1
        return posterior(*args)

    monkeypatch.setattr("cabale.games.werewolf.mind.adept.posterior", counted)
    for seed in range(6):
        reckoned.clear()
        match = new_match(WERE, 5, seed)
        play_out(match, sit_down(match, ["quick"] * 5, seed), Random(seed))
        assert match.outcome is not None
        assert max(reckoned[seat] for seat in range(5)) <= 2
        assert any(said.claim.verb == "will_vote" for said in match.said)
