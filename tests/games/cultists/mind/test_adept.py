"""The adept: fair, consistent in what it says, and better than the novice on both sides."""

from random import Random
from typing import Any

import pytest
from tests.games.cultists.scene import APART, EIGHT, FIVE, SEVEN, scene

from cabale.bots import play_out, sit_down
from cabale.core import Eyes, Match, game, new_match
from cabale.core.bot import MOODS
from cabale.games.cultists.mind.adept import Adept, Sage
from cabale.games.cultists.mind.belief import Belief
from cabale.games.cultists.mind.cover import Cover
from cabale.games.cultists.mind.naive import NaiveBelief
from cabale.games.cultists.mind.numbers import ADEPT, SAGE
from cabale.games.cultists.mind.worth import Worth
from cabale.games.cultists.rules.components import CULTIST, DEAD
from cabale.games.cultists.rules.state import CultistsState
from cabale.testing.conformance import Case, check_fair


@pytest.mark.parametrize(
    ("seats", "options"), [(4, {}), (5, {}), (6, {"automa": True}), (8, {"roles": "expert"})]
)
def test_the_adept_cannot_tell_worlds_apart(seats: int, options: dict[str, Any]) -> None:
    for live in (False, True):
        check_fair(Case(game("cultists"), seats, options, live), Adept, 3, share=0.05)


def test_who_is_ahead_follows_kills_and_points() -> None:
    def cultists(*lines: str) -> float:
        table = scene(FIVE, APART, *lines)
        chances = table.match.game.mind.standing(table.match.board)
        assert chances is not None
        assert chances[1:] == pytest.approx([1 - chances[0]] * 4)
        return chances[0]

    start = cultists()
    assert 0 < cultists("points: 8") < start < cultists("gifts: 0>1 dead, 0>2 dead") < 1
    assert cultists("gifts: 0>1 dead, 0>2 dead, 0>3 dead") > 0.8


def played(seats: int, levels: tuple[str, str], seed: int) -> Match:
    """A match of (Investigators, Cultists) to its end."""
    match = new_match("cultists", seats, seed, listening=False)
    sides = match.game.teams(match.board) or ()
    bots = sit_down(match, [levels[side == "cultists"] for side in sides], seed)
    play_out(match, bots, Random(seed))
    assert match.outcome is not None
    return match


def test_nobody_contradicts_himself() -> None:
    """No seat says two things of which only one can be so, and Investigators tell the truth."""
    talked = 0
    for seats in (5, 7):
        for seed in range(10 - seats):
            match = played(seats, ("adept", "adept"), seed)
            s = match.state
            assert isinstance(s, CultistsState)
            for seat in range(seats):
                said = [(c.verb, *c.args) for who, c in match.said if who == seat]
                talked += len(said)
                facts = [words for words in said if words[0] != "suspect"]
                assert len(set(facts)) == len(facts)
                assert {words[0] for words in said} <= {"suspect", "gave_alive", "saw_alive"}
                assert ("suspect", seat) not in said
                for verb, *args in facts if s.role[seat] != CULTIST else ():
                    if verb == "gave_alive":
                        kinds = [k for _, by, to, k in s.gifts if by == seat and to == args[0]]
                        assert kinds
                        assert DEAD not in kinds
    assert talked > 20


def test_the_adept_beats_the_novice_on_both_sides() -> None:
    """The same deals, sides swapped: a small sample with a wide margin."""

    def cultists_win(levels: tuple[str, str]) -> int:
        won = 0
        for seed in range(30):
            match = played(5, levels, seed)
            sides = match.game.teams(match.board) or ()
            assert match.outcome is not None
            won += all(sides[seat] == "cultists" for seat in match.outcome.winners)
        return won

    assert cultists_win(("adept", "novice")) + 4 <= cultists_win(("novice", "adept"))


def test_a_cultist_keeps_to_the_route() -> None:
    places = "places: red green orange_1 orange_2 pink_1"
    table = scene(FIVE, "begin: action", places, "pile red: success success success success",
                  "explored: red")  # fmt: skip
    match = table.match
    line = match.view(0)["board"]["me"]["route"][0]
    mind = Adept(match.game, 0, 5, match.board.options, Random(1))
    choice = mind.choose(Eyes(match, 0))
    in_room = choice.verb in ("add", "inspect", "camera")
    assert in_room == ("red" in line)


def test_a_friend_is_given_up_only_when_lost() -> None:
    table = scene(SEVEN, "begin: action", "places: light_blue" + " orange_1" * 6, seats=7)
    table.do(0, "start_vote")
    match = table.match
    friend = next(c for c in match.view(0)["board"]["me"]["known_cultists"] if c != 0)
    others = [seat for seat in range(7) if seat not in (0, friend)]

    def spared() -> bool:
        mind = Adept(match.game, 0, 7, match.board.options, Random(1))
        mind.look_at(match.view(0))
        return not mind.is_lost(friend)

    assert spared()
    for seat in others[:4]:
        table.say(seat, "suspect", friend)
    assert not spared()


def test_a_victim_without_cards_gives_nothing_back() -> None:
    match = new_match("cultists", 4, 1, listening=False)
    view = match.view(0)
    automa = view["board"]["automa"]
    view["board"]["gifts"] = [{"turn": 1, "giver": automa, "target": 1 + i % 3} for i in range(7)]
    view["board"]["people"][automa]["encounter_cards"] = 0
    view["board"]["me"]["known_cultists"] = [0]
    mind = Adept(match.game, 0, 4, match.board.options, Random(1))
    mind.look_at(view)
    assert -1 <= mind.exposure(automa) <= 1


def test_a_victim_is_sought_once_a_turn() -> None:
    match = new_match("cultists", 5, 1, listening=False)
    cultist = next(
        seat for seat in range(5) if match.view(seat)["board"]["me"]["team"] == "cultists"
    )
    one, other = [seat for seat in range(5) if seat != cultist][:2]
    table = match.view(cultist)["board"]
    table["me"]["first_pulses"] = None
    table["gifts"] = [{"turn": 1, "giver": c, "target": one} for c in (other, cultist)]
    table["me"]["gave"] = [{"turn": 1, "target": one, "card": "alive"}]
    mind = Adept(match.game, cultist, 5, match.board.options, Random(1))
    view = match.view(cultist)
    view["board"] = table
    mind.look_at(view)
    assert mind._worth().prey(one) == 0
    table["me"]["gave"] = [{"turn": 0, "target": one, "card": "alive"}]
    assert mind._worth().prey(one) > 0


def test_nobody_walks_there_and_back_and_there_again() -> None:
    """A move cannot end where it began: who knows that does not have to turn round."""
    for seed in range(4):
        match = new_match("cultists", 5, seed)
        play_out(match, sit_down(match, ["adept"] * 5, seed), Random(seed))
        ways: dict[tuple[int, int], list[str]] = {}
        turn = 0
        for event in match.events(None):
            turn += event["kind"] == "turn"
            if event["kind"] == "moved":
                ways.setdefault((turn, event["seat"]), []).append(event["place"])
        assert not [way for way in ways.values() if len(way) == 3 and way[0] == way[2]]


def test_the_bold_vote_and_kill_sooner() -> None:
    for plain in (*ADEPT.values(), *SAGE.values()):
        bold, timid = plain.of(MOODS["bold"]), plain.of(MOODS["timid"])
        assert bold.vote < plain.vote < timid.vote
        assert bold.risk > plain.risk > timid.risk
        assert plain.of(MOODS["even"]) == plain


def test_a_masters_adviser_cannot_tell_worlds_apart() -> None:
    for live in (False, True):
        check_fair(Case(game("cultists"), 5, {}, live), Sage, 3, share=0.05)


def test_one_kill_short_the_adviser_goes_for_anybody() -> None:
    places = "places: red light_blue orange_1 orange_2 dark_blue_1"
    table = scene(FIVE, places, "begin: movement", "gifts: 0>1 dead, 0>2 dead")
    match = table.match
    mind = Sage(match.game, 0, 5, match.board.options, Random(1))
    mind.look_at(match.view(0))
    worth = mind._worth()
    plan = worth.plan
    fresh, dead = plan.index["orange_2"], plan.index["light_blue"]
    assert worth.of_meeting(fresh) > 5 > 0 >= worth.of_meeting(dead)


def test_a_cultists_ghost_helps_nobody() -> None:
    match = new_match("cultists", 7, 1, listening=False)
    seat = next(s for s in range(7) if match.view(s)["board"]["me"]["team"] == "cultists")
    view = match.view(seat)
    mind = Adept(match.game, seat, 7, match.board.options, Random(1))
    view["board"]["people"][seat]["ghost"] = True
    mind.look_at(view)
    worth = mind._worth()
    assert worth._inspect("green") < worth.of_action(match.board.catalogue("pass"))
    assert worth._add("green", "fail") > worth._add("green", "success")


def test_the_prophet_starts_no_vote_against_the_innocent() -> None:
    for seed in range(40):
        match = new_match("cultists", 5, seed, listening=False)
        roles = match.game.roles(match.board) or ()
        if "prophet" in roles:
            break
    seat = list(roles).index("prophet")
    mind = Adept(match.game, seat, 5, match.board.options, Random(1))
    mind.look_at(match.view(seat))
    (cultist,) = mind.me["known_cultists"]
    for likely in range(5):
        if likely != seat:
            mind.belief.cultist = [0.9 * (c == likely) for c in range(5)]
            assert mind._worth().wants_vote() == (likely == cultist)


def test_at_first_one_must_be_surer_to_vote_against_somebody() -> None:
    match = new_match("cultists", 5, 1, listening=False)
    seat = next(s for s in range(5) if match.view(s)["board"]["me"]["role"] == "investigator")
    other = (seat + 1) % 5
    for turn, likely, wanted in ((1, 0.5, None), (1, 0.7, other), (3, 0.5, other)):
        view = match.view(seat)
        view["board"]["turn"] = turn
        mind = Adept(match.game, seat, 5, match.board.options, Random(1))
        mind.look_at(view)
        mind.belief.cultist = [likely if c == other else 0.1 for c in range(5)]
        assert mind.accused() == wanted


def largest_company(seed: int) -> int:
    """How many of eight adepts are in one place after the first movement phase."""
    match = new_match("cultists", 8, seed, listening=False)
    bots = sit_down(match, ["adept"] * 8, seed)
    while "act" not in {decision.kind for decision in match.decisions.values()}:
        seat = next(iter(match.decisions))
        match.play(seat, bots[seat].choose(Eyes(match, seat)))
    s = match.state
    assert isinstance(s, CultistsState)
    return max(s.place.count(place) for place in s.place)


def test_eight_do_not_walk_as_a_flock() -> None:
    assert max(largest_company(seed) for seed in range(10)) <= 5


def test_who_moves_later_will_be_gone() -> None:
    """Of four who stand in a room, those count who will still be there when one acts."""
    places = "places: orange_1 orange_1 orange_1 orange_1 dark_blue_1 dark_blue_2 pink_1 pink_2"
    table = scene(EIGHT, places, "first: 0", seats=8)
    views = [table.match.view(seat)["board"] for seat in range(8)]
    worth = [Worth(view, seat, NaiveBelief(view, seat)) for seat, view in enumerate(views)]
    room = table.at("orange_1")
    for seat, eyes in enumerate(worth):
        eyes.crowd = 1.0
        assert eyes.of_crowd(room) == -max(min(seat, 4) - 2, 0)


def test_two_cultists_bide_their_time() -> None:
    """At seven seats they spend Success cards first, and inspect where they expect nothing good."""
    facts = ("begin: action", "pile pink_1: success success", "first: 0")
    table = scene(SEVEN, "places: pink_1 orange_1 orange_2 red red green green", *facts, seats=7)
    view = table.match.view(0)["board"]
    worth = Cover(view, 0, Belief(view, 0, unaware=True), ADEPT[2].biding())
    hasty = Cover(view, 0, Belief(view, 0, unaware=True), ADEPT[2])
    # Somebody else is at work there.
    view["laid"].append({"turn": 1, "source": 2, "pile": "pink_1"})
    success, fail = (table.match.board.catalogue("add", "pink_1", c) for c in ("success", "fail"))
    assert worth.of_action(success) > worth.of_action(fail)
    assert hasty.of_action(success) < hasty.of_action(fail)
    bad = worth.belief.bad_card("pink_1")
    assert worth.of_inspecting("pink_1") == pytest.approx(bad)
    for cast, seats in ((SEVEN, 7), (EIGHT, 8)):
        match = scene(cast, seats=seats).match
        mind = Adept(match.game, 0, seats, match.board.options, Random(1))
        mind.look_at(match.view(0))
        assert mind.manner.bides == (seats == 7)


def test_a_lone_cultist_looks_at_the_living_and_leaves_victims_alone() -> None:
    places = "places: orange_1 orange_1 orange_1 red red"
    table = scene(FIVE, places, "begin: action", "first: 0", "gifts: 0>2 dead")
    match = table.match
    mind = Adept(match.game, 0, 5, match.board.options, Random(1))
    mind.look_at(match.view(0))
    worth = mind._worth()
    assert worth._check(1) > worth._add("orange_1", "success") > worth._check(2) == 0


def test_nobody_is_cleared_by_what_all_can_do() -> None:
    """An action that costs nothing must tell little, or Cultists would do nothing else."""
    table = scene(FIVE, APART, "begin: action", "first: 0").match.view(4)["board"]
    before = Belief(table, 4).cultist[1]
    table["looks"].append(
        {"turn": 1, "checker": 1, "target": 2, "how": "check", "result": "put_back", "gifts": 0}
    )
    assert Belief(table, 4).cultist[1] == pytest.approx(before, abs=0.05)


def test_one_must_be_surer_where_a_wrong_vote_is_the_last_kill() -> None:
    match = new_match("cultists", 5, 1, listening=False)
    seat = next(s for s in range(5) if match.view(s)["board"]["me"]["role"] == "investigator")
    others = [c for c in range(5) if c != seat]
    for dead, wanted in ((0, others[0]), (3, None)):
        view = match.view(seat)
        view["board"]["turn"] = 3
        for c in others[4 - dead :]:
            view["board"]["people"][c]["ghost"] = True
        mind = Adept(match.game, seat, 5, match.board.options, Random(1))
        mind.look_at(view)
        mind.belief.cultist = [0.47 if c == others[0] else 0.1 for c in range(5)]
        assert mind.accused() == wanted
