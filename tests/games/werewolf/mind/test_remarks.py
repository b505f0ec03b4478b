"""What adepts say of each other where people may be listening."""

from typing import Any

from cabale.bots import sit_down
from cabale.core import Eyes, Match, game, new_match
from cabale.games.werewolf.mind.remarks import questions, replies, to_judge

WERE = game("werewolf")


def by_day(seats: int, seed: int, *, live: bool = True) -> Match:
    match = new_match(WERE, seats, seed, live=live)
    while match.pace != "talk":
        seat = next(iter(match.decisions))
        bots = sit_down(match, ["adept"] * seats, seed)
        match.play(seat, bots[seat].choose(Eyes(match, seat)))
    return match


def hear_out(match: Match, seed: int) -> None:
    """Everybody in turn, each time with a new mind, until nobody has anything to add."""
    silent = 0
    for turn in range(100):
        seat = turn % match.seats
        claim = sit_down(match, ["adept"] * match.seats, f"{seed}/{turn}")[seat].speak(
            Eyes(match, seat)
        )
        silent = silent + 1 if claim is None else 0
        if claim is not None:
            match.say(seat, claim)
        if silent == match.seats:
            return
    raise AssertionError("they talk for ever")


def votes(match: Match, seed: int) -> dict[int, int]:
    while match.pace == "talk":
        seat = next(iter(match.decisions))
        match.play(seat, match.decisions[seat].choices[0])
    bots = sit_down(match, ["adept"] * match.seats, seed)
    return {seat: int(bots[seat].choose(Eyes(match, seat)).args[0]) for seat in match.decisions}


def test_all_say_in_the_end_how_they_will_vote_and_most_keep_to_it() -> None:
    kept = said = 0
    for seed in range(3):
        match = by_day(5, seed)
        hear_out(match, seed)
        last = {who: claim.args[0] for who, claim in match.said if claim.verb == "will_vote"}
        assert len(last) == 5
        voted = votes(match, seed)
        said += len(last)
        kept += sum(voted[who] == target for who, target in last.items())
    assert kept > 0.8 * said


def test_they_answer_and_ask_only_where_people_may_listen() -> None:
    match = by_day(5, 0, live=False)
    hear_out(match, 0)
    verbs = {claim.verb for _, claim in match.said}
    assert not verbs & {"ask", "doubt", "believe", "no_wolf_here"}
    assert "will_vote" in verbs


def test_no_third_says_that_no_wolf_is_about() -> None:
    claim = WERE.claim_catalogue(3)("no_wolf_here")

    def says_so(*others: int) -> bool:
        match = by_day(3, 3)
        for other in others:
            match.say(other, claim)
        hear_out(match, 3)
        assert any(who == 2 and said.verb == "will_vote" for who, said in match.said)
        return (2, claim) in [(who, said) for who, said in match.said]

    assert says_so(0)
    assert not says_so(0, 1)


def test_one_more_claim_is_something_to_judge_by() -> None:
    match = by_day(5, 1)
    hear_out(match, 1)
    match.say(0, WERE.claim_catalogue(5)("saw", 1, "werewolf"))
    assert all(to_judge(match.view(seat), seat) for seat in range(1, 5))


def test_a_wolf_who_is_asked_waits_no_longer() -> None:
    claims = WERE.claim_catalogue(5)
    for seed in range(20):
        match = by_day(5, seed)
        wolves = [s for s in range(5) if match.view(s)["board"]["you"]["start"] == "werewolf"]
        if wolves:
            break
    (wolf,) = wolves
    mind = sit_down(match, ["adept"] * 5, 0)[wolf]
    assert mind.speak(Eyes(match, wolf)) is None
    match.say((wolf + 1) % 5, claims("ask", wolf))
    claim = mind.speak(Eyes(match, wolf))
    assert claim is not None
    assert claim.verb == "started"


def heard(*said: tuple[Any, ...], deck: tuple[str, ...] = ("seer", "villager", "werewolf")) -> Any:
    return {"said": [list(one) for one in said], "seats": 4, "board": {"deck": list(deck)}}


def test_answers_to_what_was_said_of_oneself() -> None:
    mine = (0, "started", "seer")
    assert list(replies(heard(mine, (1, "started", "seer")), 0)) == [("doubt", 1)]
    assert list(replies(heard(mine, (1, "started", "villager")), 0)) == []
    assert list(replies(heard(mine, (1, "saw", 0, "seer")), 0)) == [("believe", 1)]
    assert list(replies(heard(mine, (1, "robbed", 0, "werewolf")), 0)) == [("doubt", 1)]
    assert list(replies(heard(mine, (1, "gave", 0, "werewolf")), 0)) == [("doubt", 1)]
    assert list(replies(heard(mine, (1, "saw", 2, "werewolf")), 0)) == []
    assert list(replies(heard((1, "saw", 0, "werewolf")), 0)) == [], "nothing was claimed yet"


def test_who_is_silent_is_asked_once() -> None:
    one, two = (1, "started", "villager"), (2, "started", "seer")
    assert list(questions(heard(one), 1, set())) == [("ask", 2)]
    assert list(questions(heard(one), 1, {2})) == [("ask", 3)], "not who is of one's pack"
    assert list(questions(heard(one), 2, set())) == [], "tells first who he is himself"
    assert list(questions(heard(one, two, (1, "ask", 3)), 2, set())) == [("ask", 0)]
    assert list(questions(heard(one, two, (1, "ask", 3), (2, "ask", 0)), 1, set())) == []


def test_nobody_keeps_silent_for_ever() -> None:
    for seed in range(2):
        match = by_day(6, seed)
        hear_out(match, seed)
        told = {who for who, claim in match.said if claim.verb in {"started", "token"}}
        assert told == set(range(6))
