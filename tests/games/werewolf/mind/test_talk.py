"""When liars speak, and what they take care not to say."""

from random import Random

import pytest
from tests.games.werewolf.sit import act, sit, sleep

from cabale.bots.floor import talk
from cabale.core import Eyes, Match
from cabale.games.werewolf.mind.adept import Adept
from cabale.games.werewolf.mind.claim_risk import claim_risks
from cabale.games.werewolf.mind.cover_stories import CoverStories, Story, done_talking


def say(match: Match, seat: int, verb: str, *words: str | int) -> None:
    match.say(seat, match.game.claim_catalogue(match.seats)(verb, *words))


def adept(match: Match, seat: int) -> Adept:
    return Adept(match.game, seat, match.seats, match.board.options, Random(seat))


def tales(match: Match, seat: int) -> list[Story]:
    return list(CoverStories(match.view(seat), seat, match.seats, set()).all())


def words_of(match: Match, seat: int) -> list[str]:
    return [str(claim) for who, claim in match.said if who == seat]


def test_liars_who_do_not_know_each_other_do_not_wait_for_ever() -> None:
    players = "mystic_wolf werewolf paranormal_investigator robber villager villager"
    match = sit(players, "witch drunk hunter")
    act(match, 2, "look 0")
    act(match, 3, "rob 1")
    sleep(match)
    talk(match, [adept(match, seat) for seat in range(6)], Random(1))
    assert {seat for seat, _ in match.said} == set(range(6))
    assert done_talking(match.view(4)) == set(range(6))


def test_who_was_dealt_a_harmless_card_says_so_at_once() -> None:
    """Nobody can deny it, though the investigator has become a wolf."""
    match = sit("mystic_wolf paranormal_investigator villager villager", "witch drunk hunter")
    act(match, 1, "look 0")
    sleep(match)
    claim = adept(match, 1).speak(Eyes(match, 1))
    assert str(claim) == "started paranormal_investigator"


def test_a_liar_waits_where_marks_check_the_stories_and_dares_early_where_they_do_not() -> None:
    """Three are to come, and six cards are not accounted for: hardly both villagers are theirs."""
    players = "werewolf mystic_wolf seer robber insomniac"
    marked = sit(players, "sentinel revealer villager")
    sleep(marked)
    assert adept(marked, 0).speak(Eyes(marked, 0)) is None
    match = sit(players, "villager villager hunter")
    sleep(match)
    assert str(adept(match, 0).speak(Eyes(match, 0))) == "started villager"
    risks = claim_risks(match.view(0), {0, 1})
    assert risks["villager"] == pytest.approx(3 / 6 * 2 / 5)
    assert risks["seer"] == pytest.approx(3 / 6)
    say(match, 2, "started", "seer")
    say(match, 3, "started", "robber")
    risks = claim_risks(match.view(0), {0, 1})
    assert (risks["seer"], risks["hunter"], risks["villager"]) == (1, 1 / 4, 0)


def test_who_saw_its_own_card_in_the_slot_keeps_that_to_itself() -> None:
    match = sit("alpha_wolf apprentice_seer villager villager", "witch drunk hunter")
    act(match, 0, "peek 0", "plant 1")
    act(match, 1, "peek 3")
    sleep(match)
    talk(match, [adept(match, seat) for seat in range(4)], Random(1))
    said = words_of(match, 1)
    assert said[0] == "started apprentice_seer"
    assert [word.split()[0] for word in said[1:3]] == ["saw_centre", "will_vote"]
    assert all(word.startswith("will_vote") for word in said[3:])
    assert said[1] != "saw_centre 3 apprentice_seer"


def test_an_accuser_names_no_wolf_that_is_known_to_be_elsewhere() -> None:
    match = sleep(sit("alpha_wolf mystic_wolf villager villager", "seer drunk hunter"))
    say(match, 1, "started", "mystic_wolf")
    accused = {tale[1][2] for tale in tales(match, 0) if tale[0][1] == "seer" and len(tale) == 2}
    assert "mystic_wolf" not in accused
    assert {"alpha_wolf", "werewolf"} <= accused  # the slot's wolf, too


def test_who_shows_a_token_and_who_was_passed_over_has_no_more_to_say() -> None:
    match = sleep(sit("werewolf villager seer robber", "aura_seer drunk hunter"))
    say(match, 2, "started", "seer")
    say(match, 3, "started", "robber")
    say(match, 1, "started", "villager")
    assert done_talking(match.view(0)) == {1}
    say(match, 3, "robbed", 1, "villager")
    assert done_talking(match.view(0)) == {1, 3}
    say(match, 3, "suspect", 0)
    assert done_talking(match.view(0)) == {1, 2, 3}
