"""Villages vote together: they say whom, hear each other, and share a rule for ties."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.werewolf.sit import sit, sleep

from cabale.bots import play_out, sit_down
from cabale.bots.search import Search
from cabale.core import Eyes, game, new_match
from cabale.games.werewolf.mind.adept import Adept
from cabale.games.werewolf.mind.belief import Belief, posterior
from cabale.games.werewolf.mind.claims import claims_of
from cabale.games.werewolf.mind.lie_models import free_card, habitual, naive, plain, uniform
from cabale.games.werewolf.mind.numbers import LATE
from cabale.games.werewolf.mind.votes import (
    announced,
    best_vote,
    last_word,
    scapegoat,
    village_wins,
)
from cabale.games.werewolf.rules.components import ROLE, TANNER, VILLAGER, WEREWOLF, WOLVES
from cabale.games.werewolf.rules.state import Werewolf

WERE = game("werewolf")
BASE = ["werewolf", "werewolf", "villager", "villager"]
BASE += ["seer", "robber", "troublemaker", "insomniac"]
MARKED = [*BASE[:-2], "sentinel", "revealer"]


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


def ends(*worlds: tuple[str, float]) -> Belief:
    """One in which the seats end in these roles, so likely."""
    found = Belief(len(worlds[0][0].split()), [0.2] * 9, total=1.0, doubt=0.0)
    found.ends = {tuple(ROLE[name] for name in roles.split()): p for roles, p in worlds}
    return found


def test_votes_of_those_one_trusts_decide_between_suspects() -> None:
    mine = belief(0.0, 0.3, 0.35, 0.35, 0.0)
    assert best_vote(mine, {}, 0)[0] == 2, "of equals all take the lowest number"
    assert best_vote(mine, {4: 3}, 0)[0] == 3
    assert best_vote(mine, {4: 3, 1: 2}, 0)[0] == 3, "a suspect's own vote weighs less"
    assert best_vote(mine, {0: 3}, 0)[0] == 2, "one does not follow oneself"
    sure = belief(0.0, 0.05, 0.9, 0.05, 0.0)
    assert best_vote(sure, {1: 3, 3: 1, 4: 3}, 0)[0] == 2, "who knows better stays with it"


def test_peace_is_over_when_somebody_is_to_die() -> None:
    """Nobody dies of a ring; of the same ring with two votes on one seat that one would."""
    mine = ends(
        ("villager villager villager villager seer", 0.6),
        ("villager werewolf villager villager seer", 0.4),
    )
    assert best_vote(mine, {2: 3, 3: 4}, 0) == (1, True)
    assert best_vote(mine, {1: 4, 2: 4}, 0) == (1, False), "it is the suspect this time"


def test_a_minion_is_worth_a_vote_only_where_no_wolf_is_about() -> None:
    """Who looks worst is the minion; to hang it wins nothing while a wolf lives."""
    roles = "villager {} {} seer robber"
    away = ends(
        (roles.format("villager", "minion"), 0.9), (roles.format("minion", "villager"), 0.1)
    )
    assert best_vote(away, {}, 0) == (2, False), "and a ring would not hold"
    about = ends(
        (roles.format("minion", "werewolf"), 0.6), (roles.format("werewolf", "minion"), 0.4)
    )
    assert best_vote(about, {}, 0)[0] == 2


def test_a_bodyguard_does_not_save_the_suspect() -> None:
    mine = ends(
        ("villager werewolf bodyguard seer villager", 0.6),
        ("villager villager werewolf seer villager", 0.4),
    )
    assert best_vote(mine, {}, 0)[0] == 1


def test_a_hunter_takes_along_whom_he_votes_for() -> None:
    mine = ends(
        ("villager werewolf hunter seer villager", 0.45),
        ("villager villager werewolf seer hunter", 0.35),
        ("villager villager hunter werewolf seer", 0.2),
    )
    assert best_vote(mine, {}, 0)[0] == 1
    assert best_vote(mine, {2: 1}, 0)[0] == 2, "a wolf, or the one to shoot the wolf"


def test_who_hedges_leaves_two_suspects_level() -> None:
    """All who have most votes die; a wolf that is one of both has voted for the other already."""
    mine = belief(0.0, 0.45, 0.4, 0.15, 0.0)
    votes = {1: 2, 2: 1, 3: 2, 4: 1}
    assert best_vote(mine, votes, 0)[0] == 1
    assert best_vote(mine, votes, 0, hedge=True)[0] == 3, "not 4, who is no wolf"
    votes = {1: 4, 2: 1, 3: 1, 4: 2}
    assert best_vote(mine, votes, 0, hedge=True)[0] == 2, "to make them level"
    assert best_vote(mine, votes, 0, hedge=True, broken=0.2)[0] == 2
    assert best_vote(mine, votes, 0, hedge=True, broken=1.0)[0] != 2, "a wolf would not let it be"


def test_a_pack_that_may_break_its_word_is_weighed_by_how_likely_it_does() -> None:
    """A wolf at 1 votes for 2, its rival, if it may; of a wolf at 2 both die in any case."""
    mine = belief(0.0, 0.45, 0.4, 0.15, 0.0)
    cast = [2, 4, 1, 1, 2]
    for broken, chance in ((0.0, 0.85), (0.2, 0.76), (1.0, 0.4)):
        assert village_wins(mine, cast, 0, broken) == pytest.approx(chance)


def test_the_last_word_of_the_pack_saves_a_wolf() -> None:
    """Two are to die, of whom one is a wolf: a vote more for the other, and it dies alone."""
    mine = ends(("werewolf werewolf villager seer robber", 1.0))
    table = belief(0.0, 0.1, 0.0, 0.9, 0.0)
    votes = {1: 2, 2: 1, 3: 1, 4: 2}
    assert scapegoat(mine, table, votes, 0, [2, 3, 4]) == 3
    assert last_word(mine, table, votes, 0, [2, 3, 4]) == 2


def test_the_pack_goes_along_against_an_innocent() -> None:
    mine, table = belief(1.0, 0.0, 0.0, 0.0, 0.0), belief(0.2, 0.2, 0.2, 0.2, 0.2)
    assert scapegoat(mine, table, {1: 3, 2: 3, 3: 0}, 0, range(1, 5)) == 3


def minds() -> tuple[Adept, Adept]:
    """An adept at the first of five seats, and who advises a master there."""
    match = sleep(sit("villager seer robber hunter drunk"))
    adept, master = (sit_down(match, [level] * 5, 0)[0] for level in ("adept", "master"))
    assert isinstance(adept, Adept)
    assert isinstance(master, Search)
    assert isinstance(master.adviser, Adept)
    return adept, master.adviser


def test_a_master_of_the_pack_does_not_vote_as_it_says() -> None:
    """It says what a villager would say, be it against its own; an adept says what it does."""
    mine = ends(("werewolf werewolf villager seer robber", 1.0))
    table = belief(0.0, 0.5, 0.1, 0.4, 0.0)
    view = heard(*[(seat, "will_vote", vote) for seat, vote in ((1, 3), (2, 1), (3, 1), (4, 3))])
    for bot, said in zip(minds(), (3, 1), strict=True):
        assert bot._scapegoat(view, mine, table, [2, 3, 4], aloud=True) == said
        assert bot._scapegoat(view, mine, table, [2, 3, 4], aloud=False) == 3


def test_an_adept_of_the_pack_breaks_its_word_now_and_then_where_villages_reckon_with_it() -> None:
    """As above, where its last word would be another one."""
    mine = ends(("werewolf werewolf villager seer robber", 1.0))
    table = belief(0.0, 0.1, 0.0, 0.9, 0.0)
    said = [(1, "will_vote", 2), (2, "will_vote", 1), (3, "will_vote", 1), (4, "will_vote", 2)]
    adept, _ = minds()
    for deck, votes in ((BASE, {2, 3}), (MARKED, {3})):
        view = heard(*said, deck=deck)
        cast = {adept._scapegoat(view, mine, table, [2, 3, 4], aloud=False) for _ in range(40)}
        assert cast == votes
        aloud = {adept._scapegoat(view, mine, table, [2, 3, 4], aloud=True) for _ in range(40)}
        assert aloud == {3}


def test_adepts_hedge_where_marks_do_not_check_the_stories() -> None:
    mine = belief(0.0, 0.45, 0.4, 0.15, 0.0)
    votes = [(1, "will_vote", 2), (2, "will_vote", 1), (3, "will_vote", 2), (4, "will_vote", 1)]
    adept, adviser = minds()
    unchecked, checked = heard(*votes), heard(*votes, deck=MARKED)
    assert adept._accused(unchecked, mine) == 3, "so that both die"
    assert adept._accused(checked, mine) == 1
    assert adviser._accused(checked, mine) == 3
    away = [(1, "will_vote", 4), (2, "will_vote", 1), (3, "will_vote", 1), (4, "will_vote", 2)]
    assert adept._accused(heard(*away), mine) == 2, "worth it, though a wolf might not let it be"
    sure = belief(0.0, 0.75, 0.1, 0.15, 0.0)
    assert adept._accused(heard(*away), sure) != 2, "the wolf dies without it"
    assert adviser._accused(heard(*away), sure) == 2, "adepts keep their word"


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
    unturned = heard(*told, deck=[*BASE[:-2], "sentinel", "curator"])
    assert naive(unturned, claims_of(unturned)) == free_card(unturned, claims_of(unturned)), (
        "none is turned up"
    )
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
