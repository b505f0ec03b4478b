"""Short signals: who says what of whom, and that nobody contradicts himself."""

from random import Random

import pytest
from tests.games.castle.helpers import events, table

from cabale import Match, new_match
from cabale.bots import play_out, sit_down, take_seat
from cabale.core import Choice, Eyes
from cabale.core.bot import Temper
from cabale.games.castle import GAME
from cabale.games.castle.mind.adept import Adept
from cabale.games.castle.mind.belief import assignments
from cabale.games.castle.mind.listeners import listeners
from cabale.games.castle.mind.witness import Witness
from cabale.games.castle.rules.editions import SETUPS
from cabale.games.castle.rules.hands import see_society
from cabale.games.castle.rules.state import CastleState

FRANK, LIAR = Temper(0.0, -1.0), Temper(1.0, -1.0)


def seen(match: Match, seat: int, other: int) -> None:
    """Let a seat have seen the society card of another, and a round be over."""
    see_society(match.board, seat, other)
    assert isinstance(match.state, CastleState)
    match.state.turn = match.seats * 2 + match.state.active


def words(match: Match, seat: int, temper: Temper) -> str | None:
    mind = Adept(GAME, seat, match.seats, match.board.options, Random(1))
    mind.temper = temper
    claim = mind.speak(Eyes(match, seat))
    return None if claim is None else str(claim)


def witness(match: Match, seat: int) -> Witness:
    made = Witness(seat, match.seats, match.board.options)
    made.read(match.view(seat), events(match, seat))
    return made


@pytest.fixture
def four() -> Match:
    return table(
        "key whip | key | dagger | gloves",
        societies="order order brotherhood brotherhood",
        edition="coach",
    )


def test_who_has_seen_nothing_says_nothing(four: Match) -> None:
    assert words(four, 0, FRANK) is None


@pytest.mark.parametrize(("other", "said"), [(1, "trust 1"), (2, "suspect 2")])
def test_the_frank_say_what_they_have_seen_once(four: Match, other: int, said: str) -> None:
    seen(four, 0, other)
    assert words(four, 0, FRANK) == said
    four.say(0, GAME.claim_catalogue(4)(*said.split()[:1], other))
    assert words(four, 0, FRANK) is None


@pytest.mark.parametrize(("other", "said"), [(1, None), (2, "trust 2")])
def test_the_bold_speak_as_if_of_the_other_society(
    four: Match, other: int, said: str | None
) -> None:
    seen(four, 0, other)
    assert words(four, 0, LIAR) == said


def test_who_is_asked_is_of_the_askers_society_friend_or_foe(four: Match) -> None:
    """A friend says so and a foe says so, once: nobody learns anything from it."""
    claims = GAME.claim_catalogue(4)
    for asker in (1, 2):
        match = four.clone()
        match.say(asker, claims("ask", 0))
        assert words(match, 0, FRANK) == words(match, 0, LIAR) == f"same_society {asker}"
        before = witness(match, 3).societies.in_order(0)
        match.say(0, claims("same_society", asker))
        assert witness(match, 3).societies.in_order(0) == before
        assert words(match, 0, FRANK) is None


def test_who_has_said_otherwise_does_not_give_in_when_asked(four: Match) -> None:
    claims = GAME.claim_catalogue(4)
    four.say(0, claims("suspect", 2))
    four.say(2, claims("ask", 0))
    assert words(four, 0, FRANK) is None


def test_who_calls_for_help_is_spoken_of_first_and_sooner(four: Match) -> None:
    seen(four, 0, 1)
    seen(four, 0, 2)
    assert words(four, 0, Temper(0.0, 1.0)) is None
    four.say(2, GAME.claim_catalogue(4)("help"))
    assert words(four, 0, Temper(0.0, 1.0)) == words(four, 0, FRANK) == "suspect 2"


def test_the_patient_wait(four: Match) -> None:
    seen(four, 0, 1)
    assert words(four, 0, Temper(0.0, 1.0)) is None


@pytest.mark.parametrize(("seats", "edition"), [(5, "devil"), (6, "coach")])
def test_nobody_contradicts_himself(seats: int, edition: str) -> None:
    """What a seat says is true in some world; nor does it speak twice of one player."""
    claims = 0
    for seed in range(6):
        match = new_match(GAME, seats, seed, {"edition": edition})
        bots = sit_down(match, ["adept"] * seats, seed)
        bots[0] = take_seat(match, 0, "adept:bold", f"{seed}")
        play_out(match, bots, Random(seed))
        for speaker in range(seats):
            mine = [said.claim for said in match.said if said.seat == speaker]
            about = [claim.args[0] for claim in mine]
            assert len(set(about)) == len(about)
            claims += len(mine)
            worlds = assignments(seats, SETUPS[edition][seats].societies)
            assert any(all(_holds(world, speaker, c) for c in mine) for world in worlds)
    assert claims > 10


def _holds(world: int, speaker: int, claim: Choice) -> bool:
    same = world >> speaker & 1 == world >> int(claim.args[0]) & 1
    return same == (claim.verb == "trust")


def test_words_of_one_who_has_seen_the_card_weigh_more(four: Match) -> None:
    """A claim moves the listener, and never far."""
    believed = []
    for known in (False, True):
        match = four.clone()
        if known:
            match.board.tell("saw_society", seat=1, target=2)
        match.say(1, GAME.claim_catalogue(4)("suspect", 2))
        witness = Witness(0, 4, match.board.options)
        witness.read(match.view(0), events(match, 0))
        believed.append(witness.societies.friend(1))
    assert 1 / 3 < believed[0] < believed[1] < 0.6


def test_the_trusting_listener_believes_at_nine_of_ten(four: Match) -> None:
    before = listeners(four, 0)["trusting"]
    assert before[1:] == pytest.approx([2 / 3] * 3, abs=0.02)
    four.say(1, GAME.claim_catalogue(4)("member", "order"))
    odds = {True: 0.5 * 9, False: 1.0}
    after = listeners(four, 0)["trusting"][1]
    assert after == pytest.approx(1 - odds[True] / (odds[True] + 1), abs=0.03)
    four.say(0, GAME.claim_catalogue(4)("suspect", 1))
    assert listeners(four, 0)["trusting"][1] == after, "nobody believes himself"
