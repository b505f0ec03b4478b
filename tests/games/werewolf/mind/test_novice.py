"""The novice: lawful, fair, and clearly better than chance."""

from random import Random

import pytest
from tests.games.werewolf.sit import by_day, sit, sleep

from cabale.bots import play_out, sit_down
from cabale.core import Eyes, Match, game, new_match
from cabale.games.werewolf.mind.novice import Novice
from cabale.games.werewolf.rules.components import ROLES, VILLAGE
from cabale.testing.conformance import cases, check_fair

WEREWOLF = game("werewolf")


def novice(match: Match, seat: int, seed: int = 1) -> Novice:
    return Novice(WEREWOLF, seat, match.seats, match.board.options, Random(seed))


def story(match: Match, seat: int) -> list[str]:
    """What the seat says when it may talk as long as it likes."""
    mind, told = novice(match, seat), []
    while (claim := mind.speak(Eyes(match, seat))) is not None:
        match.say(seat, claim)
        told.append(str(claim))
        assert len(told) < 20
    return told


def test_an_honest_seer_tells_what_she_saw() -> None:
    match = sit("seer werewolf villager robber")
    while match.pace == "night":
        seat = next(iter(match.decisions))
        match.play(seat, novice(match, seat).choose(Eyes(match, seat)))
    told = story(match, 0)
    assert told[0] == "started seer"
    assert told[1].startswith(("saw ", "saw_centre "))


def test_a_wolf_claims_a_harmless_role_and_only_one() -> None:
    match = sleep(sit("werewolf seer villager robber", "drunk mason mason"))
    told = story(match, 0)
    assert [claim for claim in told if claim.startswith("started")] == told[:1]
    role = told[0].split()[1]
    assert ROLES[[r.id for r in ROLES].index(role)].team == VILLAGE


def test_a_masked_novice_shows_a_token() -> None:
    match = sit("curator villager seer", artefacts=["mask_of_muting"])
    match.play(2, match.decisions[2].choices[0])
    match.play(0, match.board.catalogue("curate", 1))
    assert story(match, 1) == ["token villager"]
    assert story(match, 2)


def test_a_seen_wolf_gets_the_vote() -> None:
    match = sit("seer werewolf villager robber")
    match.play(1, match.board.catalogue("pass"))
    match.play(0, match.board.catalogue("look", 1))
    sleep(match)
    for seat in range(4):
        match.play(seat, match.board.catalogue("ready"))
    assert str(novice(match, 0).choose(Eyes(match, 0))) == "vote 1"


def test_a_bodyguard_does_not_save_the_suspect() -> None:
    match = by_day("bodyguard werewolf seer villager")
    say = WEREWOLF.claim_catalogue(4)
    match.say(1, say("started", "seer"))
    match.say(2, say("started", "seer"))
    match.say(2, say("saw", 1, "werewolf"))
    match.say(3, say("started", "villager"))
    for seat in range(4):
        match.play(seat, match.board.catalogue("ready"))
    assert str(novice(match, 0).choose(Eyes(match, 0))) == "vote 3"


@pytest.mark.parametrize("case", cases(WEREWOLF, (3, 6, 10)), ids=str)
def test_the_novice_is_fair(case: object) -> None:
    check_fair(case, Novice, seed=2, share=0.2)  # type: ignore[arg-type]


def village_wins(village: str, pack: str, seats: int, games: int) -> float:
    """How often the village wins when each side, as dealt, is played by one kind of bot."""
    won = 0
    for seed in range(games):
        match = new_match("werewolf", seats, seed, listening=False)
        dealt = [match.view(seat)["board"]["you"]["start"] for seat in range(seats)]
        teams = {role.id: role.team for role in ROLES}
        levels = [village if teams[role] == VILLAGE else pack for role in dealt]
        play_out(match, sit_down(match, levels, seed), Random(f"{seed}/talk"))
        sides = WEREWOLF.teams(match.board)
        assert sides is not None
        assert match.outcome is not None
        won += any(sides[seat] == "village" for seat in match.outcome.winners)
    return won / games


@pytest.mark.parametrize("seats", [5, 7])
def test_novices_beat_chance_on_both_sides(seats: int) -> None:
    chance = village_wins("random", "random", seats, 200)
    against_chance = village_wins("novice", "random", seats, 200)
    among_novices = village_wins("novice", "novice", seats, 200)
    assert against_chance > chance + 0.3
    assert among_novices < against_chance - 0.1
