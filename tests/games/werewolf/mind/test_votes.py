"""Villages vote together: they say whom, hear each other, and share a rule for ties."""

from collections import Counter
from random import Random
from typing import Any

from tests.games.werewolf.sit import sit, sleep

from cabale.bots import play_out, sit_down
from cabale.core import Eyes, game, new_match
from cabale.games.werewolf.mind.belief import Belief, posterior
from cabale.games.werewolf.mind.claims import claims_of
from cabale.games.werewolf.mind.lie_models import free_card, habitual, naive, plain, uniform
from cabale.games.werewolf.mind.numbers import LATE
from cabale.games.werewolf.mind.votes import announced, common_suspect, scapegoat
from cabale.games.werewolf.rules.components import ROLE, TANNER, VILLAGER, WEREWOLF, WOLVES
from cabale.games.werewolf.rules.state import Werewolf

WERE = game("werewolf")
BASE = ["werewolf", "werewolf", "villager", "villager"]
BASE += ["seer", "robber", "troublemaker", "insomniac"]


def heard(*said: tuple[Any, ...], deck: list[str] = BASE) -> Any:
    return {"said": [list(one) for one in said], "seats": 5, "board": {"deck": deck}}


def belief(*chances: float) -> Belief:
    """One in which each seat ends as a wolf so likely, and nobody doubts."""
    found = Belief(len(chances), [0.0] * len(chances), total=1.0, doubt=0.0)
    for seat, chance in enumerate(chances):
        ends = [ROLE["villager"]] * len(chances)
        ends[seat] = ROLE["werewolf"]
        found.ends[tuple(ends)] = chance
    return found


def test_the_last_word_on_a_vote_counts() -> None:
    one, two = (0, "will_vote", 2), (1, "suspect", 3)
    assert announced(heard(one, two)) == {0: 2, 1: 3}
    assert announced(heard(one, two, (0, "point", 4))) == {0: 4, 1: 3}
    assert announced(heard(one, (3, "agree", 0))) == {0: 2, 3: 2}
    assert announced(heard(one, (2, "agree", 0))) == {0: 2}, "nobody votes for himself"
    assert announced(heard(one, (0, "retract"))) == {}


def test_votes_of_those_one_trusts_decide_between_suspects() -> None:
    mine = belief(0.0, 0.3, 0.35, 0.35, 0.0)
    assert common_suspect(mine, {}, 0) == 2, "of equals all take the lowest number"
    assert common_suspect(mine, {4: 3}, 0) == 3
    assert common_suspect(mine, {4: 3, 1: 2}, 0) == 3, "a suspect's own vote weighs less"
    assert common_suspect(mine, {0: 3}, 0) == 2, "one does not follow oneself"
    sure = belief(0.0, 0.05, 0.9, 0.05, 0.0)
    assert common_suspect(sure, {1: 3, 3: 1, 4: 3}, 0) == 2, "who knows better stays with it"


def test_the_pack_goes_along_against_an_innocent() -> None:
    mine, table = belief(1.0, 0.0, 0.0, 0.0, 0.0), belief(0.2, 0.2, 0.2, 0.2, 0.2)
    assert scapegoat(mine, table, {1: 3, 2: 3, 3: 0}, 0, range(1, 5)) == 3


def test_a_claim_of_a_free_card_after_some_waiting_is_the_likelier_lie() -> None:
    told = [(0, "started", "seer"), (1, "started", "villager"), (2, "started", "robber")]
    more = [(0, "saw", 1, "villager"), (2, "robbed", 1, "villager")]
    last = (4, "started", "villager")
    at_once, waited = heard(*told, last, *more), heard(*told, *more, last)
    early, late = (free_card(view, claims_of(view)) for view in (at_once, waited))
    assert early[:4] == late[:4], "nobody else has waited"
    assert late[4] > 1.5 * early[4] > early[1], "and fewer cards were free then"
    assert late == naive(waited, claims_of(waited))


def test_cards_that_leave_a_mark_check_the_stories() -> None:
    """One says nothing of what the others tell; two leave little room."""
    told = (0, "started", "seer"), (4, "started", "villager")
    one = heard(*told, deck=[*BASE[:-1], "sentinel"])
    assert naive(one, claims_of(one)) == free_card(one, claims_of(one))
    assert plain(one, claims_of(one)) == habitual(one, claims_of(one), talking=False, late=LATE)
    deck = [*BASE[:-2], "sentinel", "revealer"]
    two = heard(*told, deck=deck)
    said = claims_of(two)
    assert naive(two, said) == plain(two, said) == uniform([ROLE[name] for name in deck], said)


def test_the_pack_spares_a_tanner() -> None:
    tanner = Belief(3, [0.3] * 3, 1.0, {(WEREWOLF, TANNER, VILLAGER): 1.0})
    assert scapegoat(tanner, belief(0.2, 0.6, 0.2), {1: 2, 2: 1}, 0, [1, 2]) == 2


def test_who_says_that_he_is_a_wolf_is_taken_for_a_tanner() -> None:
    match = sleep(sit("tanner seer villager", "robber werewolf drunk"))
    match.say(0, WERE.claim_catalogue(3)("started", "werewolf"))
    mine = posterior(match.board, 2, claims_of(match.view(2)), Random(1))
    assert mine.ends_as(0, frozenset({TANNER})) > 3 * mine.ends_as(0, WOLVES)


def test_people_who_announce_a_vote_are_heard_as_bots_are() -> None:
    """Three have said nothing; the seer goes by the word of the insomniac, whose card she saw."""
    for named in (1, 2, 3):
        match = new_match(
            WERE,
            5,
            3,
            scenario=f"""
            players: seer villager werewolf villager insomniac
            centre: robber werewolf troublemaker
            begin: vote
            night: 2 peek 0, 0 look 4
            said: 0 started seer, 4 started insomniac, 0 saw 4 insomniac, 4 will_vote {named}
            """,
        )
        mind = sit_down(match, ["adept"] * 5, 0)[0]
        assert mind.choose(Eyes(match, 0)).args[0] == named


def test_a_village_of_adepts_does_not_scatter_its_votes() -> None:
    """Of five votes most fall on one seat; before they said whom, it was two on the average."""
    most = []
    for seed in range(5001, 5006):
        match = new_match(WERE, 5, seed, {"deck": BASE})
        play_out(match, sit_down(match, ["adept"] * 5, seed), Random(f"{seed}/talk"))
        assert isinstance(match.state, Werewolf)
        most.append(max(Counter(match.state.votes).values()))
    assert sum(most) / len(most) >= 3
