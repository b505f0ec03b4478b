"""Votes, and the rights of ghosts."""

import pytest
from tests.games.cultists.scene import FIVE, SEVEN, Scene, scene

from cabale.games.cultists.rules.steps.votes import elected
from cabale.testing import rule

ACT = "begin: action"
CAFETERIA = "places: light_blue green orange_1 orange_2 pink_1"
SIX = "roles: cultist" + " investigator" * 5
SEVEN_AT_VOTE = "places: light_blue" + " orange_1" * 6


def vote(*lines: str, **kwargs: object) -> Scene:
    """The Cultist in seat 0 has started a vote, but does not hold the Knife."""
    return (
        scene(FIVE, ACT, CAFETERIA, "first: 3", *lines, **kwargs)
        .until("act", 0)
        .do(0, "start_vote")
    )


@rule("CUL-202", "CUL-201")
@pytest.mark.parametrize(
    ("against", "abstentions", "out"),
    [
        ({"antoine": 2, "suzanne": 2}, 2, None),
        ({"antoine": 3, "suzanne": 1}, 2, "antoine"),
        ({"ben": 3, "louison": 1}, 3, None),
        ({"ben": 1, "louison": 1, "marie": 3}, 2, "marie"),
    ],
)
def test_the_rulebooks_examples(against: dict[str, int], abstentions: int, out: str | None) -> None:
    names = list(against)
    found = elected({names.index(name): votes for name, votes in against.items()}, abstentions)
    assert (None if found is None else names[found]) == out


@rule("CUL-201")
@pytest.mark.parametrize(
    ("against", "abstentions", "out"),
    [({}, 5, None), ({}, 0, None), ({1: 1}, 0, 1), ({1: 1}, 1, None), ({1: 3}, 3, None)],
)
def test_the_edges_of_a_majority(
    against: dict[int, int], abstentions: int, out: int | None
) -> None:
    assert elected(against, abstentions) == out


@rule("CUL-202")
def test_three_against_antoine_at_a_table_of_six() -> None:
    table = scene(SIX, ACT, "places: light_blue" + " orange_1" * 5, seats=6)
    table.do(0, "start_vote").vote(2, 2, 3, 2, None, None).do(0, "pass")
    assert table.s.ghost[2]
    tied = scene(SIX, ACT, "places: light_blue" + " orange_1" * 5, seats=6)
    tied.do(0, "start_vote").vote(2, 2, 3, 3, None, None).do(0, "pass")
    assert not any(tied.s.ghost)


@rule("CUL-200")
def test_everybody_votes_blind_and_at_once() -> None:
    table = vote("ghosts: 4")
    assert table.asked == [0, 1, 2, 3, 4]
    assert table.offered(1, "point") == [(0,), (1,), (2,), (3,)]  # the own one, no ghost
    table.do(0, "point", 1).do(4, "point", 1)
    assert not table.happened("voted")
    for seat in (1, 2, 3):
        assert table.match.view(seat)["asked"] == [0, 1, 2, 3, 4]
    table.do(1, "abstain").do(2, "abstain").do(3, "abstain")
    (voted,) = table.events(2, "voted")
    assert voted["votes"] == [1, None, None, None, 1]


@rule("CUL-200", "CUL-213")
def test_ghosts_cannot_be_voted_for() -> None:
    table = vote("ghosts: 4")
    assert table.why(1, "point", 4) == "CUL-213"


@rule("CUL-203")
def test_with_one_cultist_the_first_player_may_change_the_vote() -> None:
    table = vote().vote(1, 1, None, 2, None)
    assert (table.kind, table.asked) == ("change_vote", [3])
    assert not table.may(3, "point", 2)
    table.do(3, "point", 1)
    assert table.s.ghost[1]
    kept = vote().vote(1, 1, None, 2, None).do(3, "pass")
    assert not any(kept.s.ghost)
    saved = vote().vote(1, 1, 1, 1, None).do(3, "abstain")
    assert saved.s.ghost[1]
    ghost = vote("ghosts: 4").vote(1, 1, None, 2, None)
    assert ghost.offered(3, "point") == [(0,), (1,), (3,)]  # no ghost, and not the same again


@rule("CUL-204", "CUL-205")
def test_with_two_cultists_the_first_player_counts_double() -> None:
    table = scene(SEVEN, ACT, SEVEN_AT_VOTE, seats=7).do(0, "start_vote")
    assert "point_twice" in table.verbs(0)
    assert "point_twice" not in table.verbs(1)
    assert table.why(1, "point_twice", 2) == "CUL-204"
    table.do(0, "point_twice", 3).do(1, "point", 3).do(2, "point", 3)
    for seat in (3, 4, 5):
        table.do(seat, "abstain")
    table.do(6, "point", 4)
    assert table.s.ghost[3]
    assert table.events(None, "voted")[0]["double"] == 0


@rule("CUL-205")
def test_single_is_allowed_and_an_abstention_may_be_doubled() -> None:
    table = scene(SEVEN, ACT, SEVEN_AT_VOTE, seats=7).do(0, "start_vote")
    table.do(0, "point", 3).do(1, "point", 3).do(2, "point", 3)
    for seat in (3, 4, 5):
        table.do(seat, "abstain")
    table.do(6, "point", 4)
    assert not any(table.s.ghost)
    table = scene(SEVEN, ACT, SEVEN_AT_VOTE, seats=7).do(0, "start_vote")
    table.do(0, "abstain_twice")
    for seat in (1, 2, 3):
        table.do(seat, "point", 4)
    for seat in (4, 5):
        table.do(seat, "point", 1)
    table.do(6, "abstain")
    assert not any(table.s.ghost)


@rule("CUL-206", "CUL-212")
def test_a_ghost_with_the_knife_has_no_privilege() -> None:
    table = vote("ghosts: 3").vote(1, 1, None, 2, None)
    assert table.kind == "act"
    two = scene(SEVEN, ACT, SEVEN_AT_VOTE, "first: 6", "ghosts: 6", seats=7)
    two.until("act", 0).do(0, "start_vote")
    assert "point_twice" not in two.verbs(6)


@rule("CUL-207")
def test_voted_out_is_a_ghost_with_its_secrets() -> None:
    table = vote("gifts: 0>1 dead").vote(1, 1, 1, None, None).do(3, "pass")
    person = table.match.view(2)["board"]["people"][1]
    assert person["ghost"]
    assert not person["dead_open"]
    assert person["role"] is None


@rule("CUL-207", "CUL-231")
def test_the_last_cultist_must_confess() -> None:
    table = vote().vote(None, 0, 0, 0, None).do(3, "pass")
    assert table.reason == "eliminated"
    assert table.winners == {"investigator"}


@rule("CUL-207")
def test_the_first_of_two_cultists_says_nothing() -> None:
    table = scene(SEVEN, ACT, SEVEN_AT_VOTE, "first: 2", seats=7)
    table.until("act", 0).do(0, "start_vote").vote(1, None, 1, 1, 1, None, None)
    assert table.s.ghost[1]
    assert table.reason is None
    people = table.match.view(3)["board"]["people"]
    assert people[1]["role"] is None
    assert "cultist" in people[1]["could_be"]


@rule("CUL-208")
def test_a_vote_after_a_murder_leaves_the_token_alone() -> None:
    lines = ("places: green red red orange_1 pink_1", "first: 1", "gifts: 0>2 dead")
    table = scene(FIVE, ACT, *lines).do(1, "check", 2).vote(None, None, None, None, None)
    table.do(1, "pass")
    assert table.s.vote_active
    used = scene(FIVE, ACT, *lines, "vote: inactive").do(1, "check", 2)
    assert used.kind == "vote"
    used.vote(None, None, None, None, None).do(1, "pass")
    assert not used.s.vote_active


def test_who_is_absent_abstains() -> None:
    table = vote()
    for seat in range(5):
        table.match.expire(seat)
    assert table.events(None, "voted")[0]["votes"] == [None] * 5


def test_who_is_absent_does_no_harm() -> None:
    meeting = scene(FIVE, "places: dark_blue_1 red green light_blue pink_1").do(0, "go", "red")
    meeting.match.expire(0)
    assert meeting.pulse(1) == (2, 0)
    lines = (ACT, "places: red green red orange_1 pink_1", "gifts: 0>2 dead")
    look = scene(FIVE, *lines).do(0, "check", 2)
    look.match.expire(0)
    assert not look.s.ghost[2]
    token = scene(FIVE, "begin: event", "bag: under_control | lightning").do(0, "draw_token")
    token.match.expire(0)
    assert sum(token.s.bag) == 1


@rule("CUL-210", "CUL-211", "CUL-212")
def test_ghosts_add_and_inspect_and_nothing_else() -> None:
    lines = ("pile light_blue: success success success", "explored: light_blue")
    table = scene(
        FIVE, ACT, "places: green red light_blue orange_2 pink_1", "ghosts: 2", "first: 2", *lines
    )
    assert table.verbs(2) == {"pass", "add", "inspect"}  # Route 3 allows light blue in turn 1
    assert table.why(2, "start_vote") == "CUL-210"
    off_route = scene(FIVE, ACT, "places: green red orange_1 orange_2 pink_1", "ghosts: 2")
    off_route.until("act", 2)
    assert off_route.verbs(2) == {"pass"}


@rule("CUL-211")
def test_a_cultist_ghost_is_free_of_the_route() -> None:
    table = scene(SEVEN, ACT, "places: red" + " green" * 6, "ghosts: 0", seats=7)
    assert table.verbs(0) == {"pass", "add"}
    assert len(table.offered(0, "add")) == 3


@rule("CUL-213")
def test_ghosts_are_no_targets() -> None:
    table = scene(FIVE, ACT, "places: red red red red red", "ghosts: 1 2")
    assert table.offered(0, "check") == [(3,), (4,)]


@rule("CUL-209")
def test_every_vote_begins_with_a_discussion() -> None:
    table = vote()
    murder = scene(FIVE, ACT, "places: green red red orange_1 pink_1", "gifts: 0>1 dead")
    murder.until("act", 2).do(2, "check", 1)
    for voting in (table, murder):
        assert voting.kind == "vote"
        assert voting.match.pace == "talk"
        assert all(voting.may_say(seat, "suspect", 0) for seat in range(5))
