"""What may be said, and what may not."""

from tests.games.cultists.scene import APART, FIVE, Scene, scene

from cabale.core import game
from cabale.games.cultists.rules.components import ROLES
from cabale.testing import rule


def claims() -> list[str]:
    return [str(claim) for claim in game("cultists").claim_catalogue(5)]


@rule("CUL-060")
def test_the_team_may_be_claimed_by_anybody_and_the_role_by_nobody() -> None:
    table = Scene(FIVE)
    for seat in range(5):
        assert table.may_say(seat, "investigator")
        assert table.may_say(seat, "cultist")
    table.say(0, "investigator")
    assert table.match.view(3)["said"] == [[0, "investigator"]]
    said = {word for claim in claims() for word in claim.split()}
    assert said & set(ROLES) == {"investigator", "cultist"}  # the two teams


@rule("CUL-061")
def test_nobody_can_tell_a_number_of_kills() -> None:
    assert not any("kill" in claim or "gave_dead" in claim for claim in claims())


@rule("CUL-062")
def test_a_claim_proves_nothing() -> None:
    table = scene(FIVE, APART)
    table.say(0, "gave_alive", 1).say(0, "saw_dead", 2).say(0, "added", "green", "success")
    before = [table.match.view(seat)["board"] for seat in range(5)]
    table.say(0, "trust", 3)
    assert [table.match.view(seat)["board"] for seat in range(5)] == before


@rule("CUL-060", "CUL-213")
def test_ghosts_talk_too() -> None:
    assert scene(FIVE, APART, "ghosts: 3").may_say(3, "suspect", 0)


def test_nothing_is_said_after_the_end() -> None:
    table = scene(FIVE, "begin: clean-up", "turn: 10").do(0, "pass")
    assert not table.may_say(1, "suspect", 0)


@rule("CUL-118")
def test_the_silence_ends_with_the_match() -> None:
    silent = scene(FIVE, "begin: clean-up", "turn: 10", "event: connection_lost")
    assert not silent.match.game.may_talk(silent.match.board, 1)
    silent.do(0, "pass")
    assert silent.match.game.may_talk(silent.match.board, 1)
