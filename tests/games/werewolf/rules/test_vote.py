"""Chapters 8 and 9 of the ledger: the vote, deaths, winners."""

from itertools import product

import pytest
from tests.games.werewolf.sit import act, by_day, end, legal, sit, sleep, vote, winners

from cabale.core import IllegalChoice, Match, new_match
from cabale.games.werewolf.rules.components import ROLE, WOLVES
from cabale.games.werewolf.rules.steps.victory import deaths, verdict
from cabale.testing import rule

# case, final roles, votes, counts, dead, winners
EXAMPLES = [
    ("wolf first", "werewolf villager witch revealer", "1 0 0 0", "3 1 0 0", "0", "1 2 3"),
    ("circle, wolf", "werewolf villager witch dream_wolf", "1 2 3 0", "1 1 1 1", "", "0 3"),
    ("circle, none", "villager villager witch revealer", "1 2 3 0", "1 1 1 1", "", "0 1 2 3"),
    ("minion wins", "minion villager witch revealer", "1 0 1 1", "1 3 0 0", "1", "0"),
    ("only minion", "minion villager witch revealer", "1 0 0 0", "3 1 0 0", "0", "1 2 3"),
    ("minion ties", "minion villager witch revealer", "1 0 0 1", "2 2 0 0", "0 1", "0"),
    ("tanner alone", "tanner werewolf witch minion", "1 0 0 0", "3 1 0 0", "0", "0"),
    (
        *("tanner and wolf", "tanner werewolf witch minion seer", "1 0 1 0 2"),
        *("2 2 1 0 0", "0 1", "0 2 4"),
    ),
    ("tanner, no wolf", "tanner minion witch seer", "1 0 0 0", "3 1 0 0", "0", "0"),
    ("prince", "prince werewolf witch seer villager", "1 0 0 1 0", "3 2 0 0 0", "", "1"),
    (
        *("bodyguard", "bodyguard villager werewolf seer witch revealer", "1 2 1 1 2 1"),
        *("0 4 2 0 0 0", "2", "0 1 3 4 5"),
    ),
    (
        *("bodyguard, prince", "bodyguard prince werewolf seer witch revealer", "1 2 1 1 2 1"),
        *("0 4 2 0 0 0", "2", "0 1 3 4 5"),
    ),
    ("hunter", "hunter werewolf villager seer", "1 0 0 0", "3 1 0 0", "0 1", "0 2 3"),
    ("no vote", "villager werewolf witch seer", "1 2 3 -", "0 1 1 1", "", "1"),
]


@rule("WER-193", "WER-194", "WER-133")
def test_each_of_two_tanners_counts_alone() -> None:
    lines = "players: doppelganger tanner werewolf seer\ncentre: villager villager villager"
    match = new_match("werewolf", 4, scenario=f"{lines}\nbegin: vote\nnight: 0 copy 1, 2 peek 0")
    for seat, target in enumerate((1, 0, 0, 0)):
        match.play(seat, match.choice("vote", target))
    assert end(match)["roles"][:2] == ["tanner", "tanner"]
    assert (end(match)["dead"], winners(match)) == ([0], [0])


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


@rule("WER-172", "WER-173", "WER-190", "WER-191", "WER-192", "WER-193", "WER-194", "WER-195")
@rule("WER-196", "WER-197", "WER-198", "WER-175", "WER-178", "WER-179", "WER-180", "WER-171")
@pytest.mark.parametrize(
    ("roles", "votes", "counts", "dead", "won"),
    [case[1:] for case in EXAMPLES],
    ids=[case[0] for case in EXAMPLES],
)
def test_checked_examples(roles: str, votes: str, counts: str, dead: str, won: str) -> None:
    match = vote(by_day(roles), votes)
    assert end(match)["counts"] == numbers(counts)
    assert end(match)["dead"] == numbers(dead)
    assert winners(match) == numbers(won)


def after(roles: str, votes: str) -> Match:
    return vote(by_day(roles), votes)


@rule("WER-170")
def test_votes_are_simultaneous_and_secret() -> None:
    match = by_day("werewolf seer villager")
    for seat in range(3):
        match.play(seat, match.board.catalogue("ready"))
    before = match.view(2)
    match.play(0, match.board.catalogue("vote", 2))
    assert match.view(2) == before
    assert match.can_undo(0), "a vote may be changed until all are in"


@rule("WER-171")
def test_no_vote_for_oneself_and_no_abstention() -> None:
    match = by_day("werewolf seer villager")
    for seat in range(3):
        match.play(seat, match.board.catalogue("ready"))
    assert legal(match, 1) == ["vote 0", "vote 2"]
    for words, key in ((("vote", 1), "vote-self"), (("pass",), "vote-pass")):
        choice = match.board.catalogue(*words)
        reason = match.why_not(1, choice)
        assert reason is not None
        assert reason.key == key
        with pytest.raises(IllegalChoice):
            match.play(1, choice)


@rule("WER-171")
def test_a_missing_vote_counts_for_nobody() -> None:
    match = after("werewolf seer villager hunter", "- 0 0 -")
    assert end(match)["votes"] == [None, 0, 0, None]
    assert end(match)["dead"] == [0]


@rule("WER-172")
def test_everybody_tied_dies() -> None:
    assert end(after("werewolf seer villager insomniac", "1 0 1 0"))["dead"] == [0, 1]


@rule("WER-173")
def test_nobody_dies_with_one_vote() -> None:
    assert end(after("werewolf seer villager", "1 2 0"))["dead"] == []


@rule("WER-174", "WER-199")
def test_the_card_in_front_decides() -> None:
    match = sit("robber werewolf villager", "mason mason minion")
    act(match, 0, "rob 1")
    vote(match, "1 0 0")
    assert end(match)["dead"] == [0]
    assert winners(match) == [1, 2]
    shown = {e["seat"]: (e["start"], e["role"]) for e in match.events(2) if e["kind"] == "unmasked"}
    assert shown[0] == ("robber", "werewolf")


@rule("WER-175")
def test_the_runner_up_needs_two_votes() -> None:
    match = after("bodyguard werewolf villager seer", "1 2 1 1")
    assert end(match)["dead"] == []


@rule("WER-175")
def test_two_bodyguards_protect_two_players() -> None:
    """One by copy: both leaders leave the ranking, and the next with two votes dies."""
    match = sit("doppelganger bodyguard werewolf seer robber villager hunter")
    act(match, 0, "copy 1")
    vote(match, "2 3 3 2 2 3 5")  # 2 and 3 lead with three votes each and are protected
    assert end(match)["counts"] == [0, 0, 3, 3, 0, 1, 0]
    assert end(match)["dead"] == []
    again = sit("doppelganger bodyguard werewolf seer robber villager hunter mason mason")
    act(again, 0, "copy 1")
    vote(again, "2 3 3 2 2 3 5 5 1")
    assert end(again)["counts"] == [0, 1, 3, 3, 0, 2, 0, 0, 0]
    assert end(again)["dead"] == [5]


@rule("WER-176")
def test_of_tied_leaders_only_the_protected_one_lives() -> None:
    match = after("bodyguard werewolf villager seer hunter insomniac drunk", "1 2 1 2 5 0 5")
    assert end(match)["counts"] == [1, 2, 2, 0, 0, 2, 0]
    assert end(match)["dead"] == [2, 5]


@rule("WER-177")
def test_a_dying_bodyguard_protects_and_an_absent_one_does_not() -> None:
    match = after("bodyguard werewolf villager seer", "1 0 0 1")
    assert end(match)["dead"] == [0]
    absent = after("bodyguard werewolf villager seer", "- 0 1 1")
    assert end(absent)["dead"] == [1]


@rule("WER-178")
def test_those_tied_with_the_prince_die() -> None:
    match = after("prince werewolf villager seer", "1 0 0 1")
    assert end(match)["dead"] == [1]


@rule("WER-178")
def test_the_hunter_does_not_kill_the_prince() -> None:
    match = after("hunter prince villager seer", "1 0 0 0")
    assert end(match)["dead"] == [0]


@rule("WER-181")
def test_hunter_against_bodyguard_and_hunter() -> None:
    saved = after("hunter bodyguard werewolf seer villager", "2 2 0 0 0")
    assert end(saved)["dead"] == [0]
    roles = [ROLE[name] for name in ["hunter", "hunter", "werewolf", "seer", "villager"]]
    chain = deaths(roles, [1, 2, 0, 0, 0])
    assert chain.by_vote == (0,)
    assert chain.by_hunter == (1, 2)
    absent = after("hunter werewolf villager seer", "- 0 0 0")
    assert end(absent)["dead"] == [0]


@rule("WER-190", "WER-174")
def test_teams_follow_the_final_roles() -> None:
    match = sit("witch werewolf villager minion", "dream_wolf tanner seer")
    act(match, 0, "brew 0", "give 2")
    vote(match, "1 0 0 0")
    assert match.game.teams(match.board) == ["village", "pack", "pack", "pack"]


@rule("WER-193")
def test_a_living_tanner_does_not_win() -> None:
    assert winners(after("tanner werewolf villager seer", "1 0 1 1")) == [2, 3]


@rule("WER-194")
def test_a_dead_tanner_bars_pack_and_village() -> None:
    match = after("tanner werewolf villager seer", "2 0 0 2")
    assert end(match)["dead"] == [0, 2]
    assert winners(match) == [0]


@rule("WER-196")
def test_without_wolves() -> None:
    erred = after("villager seer hunter", "1 0 1")
    assert end(erred)["dead"] == [1]
    assert winners(erred) == []
    assert winners(after("tanner seer hunter", "1 0 0")) == [0]


@rule("WER-198")
@pytest.mark.parametrize(
    ("votes", "must_survive", "won"),
    [
        ("1 0 0 1", False, [0]),
        ("1 0 0 1", True, []),
        ("1 0 1 1", True, [0]),
    ],
)
def test_minion_alone(votes: str, must_survive: bool, won: list[int]) -> None:
    match = by_day("minion villager witch revealer", minion_alone_must_survive=must_survive)
    assert winners(vote(match, votes)) == won


@rule("WER-199")
def test_cards_of_the_centre_count_for_nothing() -> None:
    match = sleep(sit("villager hunter prince", "werewolf minion tanner"))
    vote(match, "1 2 0")
    assert winners(match) == [0, 1, 2]


@rule("WER-200")
def test_a_team_wins_together_dead_or_alive() -> None:
    pack = after("werewolf villager seer minion", "3 3 3 0")
    assert end(pack)["dead"] == [3]
    assert winners(pack) == [0, 3]
    tie = after("werewolf villager seer minion", "1 0 0 1")
    assert end(tie)["dead"] == [0, 1]
    assert winners(tie) == [1, 2]


@rule("WER-191", "WER-192", "WER-193", "WER-194", "WER-195", "WER-196", "WER-197", "WER-200")
def test_every_combination_of_small_tables_has_one_verdict() -> None:
    """The verdict against the table of the rules, written out a second time."""
    kinds = ["werewolf", "minion", "tanner", "villager"]
    for names in product(kinds, repeat=4):
        for alive in product((True, False), repeat=4):
            dead = [seat for seat in range(4) if not alive[seat]]
            roles = [ROLE[name] for name in names]
            fallen = {names[seat] for seat in dead}
            team = {name: {s for s in range(4) if names[s] == name} for name in kinds}
            won: set[int] = {seat for seat in dead if names[seat] == "tanner"}
            if "werewolf" in fallen:
                won |= team["villager"]
            elif "tanner" in fallen:
                pass
            elif team["werewolf"]:
                won |= team["werewolf"] | team["minion"]
            elif not fallen or fallen == {"minion"}:
                won |= team["villager"]
            else:
                won |= team["minion"]
            assert set(verdict(roles, dead).winners) == won, (names, dead)


def test_random_votes_give_lawful_deaths() -> None:
    for seed in range(200):
        seats = 3 + seed % 8
        match = new_match("werewolf", seats, seed, {"scenario": "anarchie"}, listening=False)
        while match.decisions:
            seat, decision = next(iter(match.decisions.items()))
            match.play(seat, decision.choices[(seed * 7 + seat) % len(decision.choices)])
        table = end(match)
        for seat in table["dead"]:
            assert table["roles"][seat] != "prince"
            assert table["counts"][seat] >= 2 or "hunter" in table["roles"]
        assert not table["dead"] or max(table["counts"]) >= 2
        assert {ROLE[r] in WOLVES for r in table["roles"]} <= {True, False}
