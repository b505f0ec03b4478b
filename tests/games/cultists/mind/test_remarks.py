"""What is said between votes, and by whom."""

from random import Random
from typing import Any, cast

import pytest
from tests.games.cultists.scene import SEVEN, Scene, scene

from cabale.bots import play_out, sit_down
from cabale.core import Choice, Eyes, Match, Temper, new_match
from cabale.games.cultists.mind.adept import Adept
from cabale.games.cultists.mind.remarks import news, replies
from cabale.games.cultists.rules.components import DEAD
from cabale.games.cultists.rules.state import CultistsState, is_cultist
from cabale.games.cultists.sight.view import CultistsView


def seen(**facts: Any) -> CultistsView:
    """The part of a view that remarks are made of."""
    me = {"team": "investigators", "laid": []}
    people: list[dict[str, Any]] = [{}] * 7
    nothing: dict[str, Any] = {"gifts": [], "looks": [], "shown": [], "rooms": {}}
    part = {"turn": 3, "cultists": 2, "people": people, "me": me, **nothing, **facts}
    return cast("CultistsView", part)


EVEN = [1 / 3] * 7
DOUBTS = [0.0, 0.6, 0.1, *[1 / 3] * 4]


def test_who_is_accused_answers_and_who_is_believed_is_defended() -> None:
    said = [[1, "suspect", 0], [3, "vote_for", 2], [2, "suspect", 1]]
    assert list(replies(seen(), 0, said, DOUBTS)) == [("investigator",), ("trust", 2)]
    assert list(replies(seen(), 0, said[1:], EVEN)) == []
    changed = [[0, "suspect", 2], *said[1:]]
    assert list(replies(seen(), 0, changed, DOUBTS)) == []  # of him it has said otherwise
    heard = [*said[1:], [0, "suspect", 1]]
    assert list(replies(seen(), 0, heard, DOUBTS)) == []  # it has had its say since


def test_who_is_asked_is_an_investigator() -> None:
    assert list(replies(seen(), 0, [[1, "ask", 0]], EVEN)) == [("investigator",)]
    assert list(replies(seen(), 0, [[1, "ask", 2]], EVEN)) == []
    evil = seen(me={"team": "cultists", "laid": []})
    assert list(replies(evil, 0, [[1, "ask", 0]], EVEN)) == [("investigator",)]


def test_a_novice_that_is_asked_says_so_once_whoever_it_is() -> None:
    match = new_match("cultists", 5, 1)
    bots = sit_down(match, ["novice"] * 5, 1)
    while not match.decisions or next(iter(match.decisions.values())).kind != "move":
        seat = next(iter(match.decisions))
        match.play(seat, bots[seat].choose(Eyes(match, seat)))
    [seat] = match.decisions
    claims = match.game.claim_catalogue(5)
    match.live = True
    assert bots[seat].speak(Eyes(match, seat)) is None
    match.say((seat + 1) % 5, claims("ask", seat))
    assert bots[seat].speak(Eyes(match, seat)) == claims("investigator")
    match.say(seat, claims("investigator"))
    assert bots[seat].speak(Eyes(match, seat)) is None


def test_a_meeting_with_somebody_doubtful_is_news() -> None:
    pairs = [(1, 0), (0, 1), (2, 0), (0, 2)]
    both = [{"turn": 3, "giver": giver, "target": target} for giver, target in pairs]
    assert list(news(seen(gifts=both), 0, DOUBTS)) == [("gave_alive", 1)]
    assert list(news(seen(gifts=both, turn=5), 0, DOUBTS)) == []
    assert list(news(seen(gifts=both[:1]), 0, DOUBTS)) == []  # nothing was given in return
    assert list(news(seen(gifts=both), 3, DOUBTS)) == []


def test_a_look_is_news_to_the_others() -> None:
    looks = [
        {"turn": 2, "checker": 0, "target": 4, "result": "put_back"},
        {"turn": 3, "checker": 0, "target": 5, "result": "revealed"},
    ]
    assert list(news(seen(looks=looks), 0, EVEN)) == [("saw_alive", 4)]
    assert list(news(seen(looks=looks, turn=4), 0, EVEN)) == []


def remark(table: Scene, seat: int, patience: float = -1.0) -> Choice | None:
    match = table.match
    mind = Adept(match.game, seat, match.seats, match.board.options, Random(1))
    mind.temper = Temper(0.0, patience)
    return mind.speak(Eyes(match, seat))


TOGETHER = "places: dark_blue_3 corridor_west dark_blue_3 dark_blue_3 orange_1 orange_2 pink_1"


@pytest.mark.parametrize(("checker", "pulse"), [(0, "dead"), (0, "alive"), (3, "alive")])
def test_who_hides_a_murder_says_what_an_investigator_would(checker: int, pulse: str) -> None:
    """A Cultist who found something, one who did not, an Investigator: the same words."""
    facts = ("begin: action", f"first: {checker}", f"gifts: 1>2 {pulse}")
    table = scene(SEVEN, TOGETHER, *facts, seats=7, live=True).do(checker, "check", 2)
    if table.kind == "found":
        table.do(checker, "put_back")
    table.until_turn(2).until("act", checker)
    assert str(remark(table, checker)) == "saw_alive 2"
    assert remark(table, checker, patience=1.0) is None


def test_only_where_people_may_listen() -> None:
    for live in (True, False):
        table = scene(SEVEN, TOGETHER, seats=7, live=live).until("act", 2).say(1, "suspect", 2)
        assert (str(remark(table, 2)) == "investigator") == live


def live_match(seats: int, seed: int) -> Match:
    match = new_match("cultists", seats, seed, live=True, listening=False)
    play_out(match, sit_down(match, ["adept"] * seats, seed), Random(seed))
    return match


def test_nobody_says_a_thing_twice_and_investigators_say_what_is_so() -> None:
    verbs: set[Any] = set()
    for seats, seed in ((5, 1), (5, 2), (7, 1)):
        match = live_match(seats, seed)
        s = match.state
        assert isinstance(s, CultistsState)
        for seat in range(seats):
            said = [(c.verb, *c.args) for who, c in match.said if who == seat]
            verbs |= {words[0] for words in said}
            facts = [words for words in said if words[0] not in ("suspect", "trust")]
            assert len(set(facts)) == len(facts)
            for verb, *args in facts if not is_cultist(s, seat) else ():
                kinds = [kind for _, by, to, kind in s.gifts if [by, to] == [seat, *args]]
                assert verb != "gave_alive" or (kinds and DEAD not in kinds)
                assert verb != "cultist"
    assert verbs >= {"suspect", "gave_alive", "saw_alive", "investigator"}
    assert verbs <= {"suspect", "gave_alive", "saw_alive", "investigator", "trust", "added"}


def test_what_is_said_is_the_same_in_worlds_that_look_alike() -> None:
    match = new_match("cultists", 7, 3, live=True, listening=False)
    bots = sit_down(match, ["novice"] * 7, 3)
    rng = Random(3)
    words = 0
    while match.decisions and words < 6:
        seat = next(iter(match.decisions))
        first, second = (
            sit_down(world, ["adept"] * 7, 3)[seat].speak(Eyes(world, seat))
            for world in (match, match.imagine(seat, rng))
        )
        assert first == second
        if first is not None:
            words += 1
            match.say(seat, first)
        match.play(seat, bots[seat].choose(Eyes(match, seat)))
    assert words == 6


def test_who_is_named_as_giver_or_met_answers_what_he_gave() -> None:
    gifts = [{"turn": 2, "giver": 0, "target": 3}, {"turn": 2, "giver": 3, "target": 0}]
    for team in ("investigators", "cultists"):
        view = seen(gifts=gifts, me={"team": team, "laid": []})
        assert list(replies(view, 0, [[3, "was_given", 0]], EVEN)) == [("gave_alive", 3)]
        assert list(replies(view, 0, [[3, "met", 0], [0, "gave_alive", 3]], EVEN)) == []
        assert list(replies(view, 0, [[4, "met", 0]], EVEN)) == []  # with him there was nothing
