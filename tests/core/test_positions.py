"""What the positions of all games have in common: steps, answers, claims, luck."""

from random import Random

import pytest

from cabale import Match, new_match, replay
from cabale.core import ScenarioError
from cabale.core.position import nested
from cabale.core.snapshot import Origins, restore, take

CASTLE = """societies: order brotherhood order brotherhood
professions: priest doctor thug alchemist
hands: key | goblet | whip | coat
"""
WOLVES = "players: seer robber curator\ncentre: villager villager werewolf\n"


def castle(*lines: str) -> Match:
    text = CASTLE + "\n".join(lines)
    return new_match("castle", 4, 1, {"edition": "devil"}, scenario=text)


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        (("steps: dance",), "line 4, steps: there is no step 'dance'"),
        (("steps:",), "line 4, steps: no step is named"),
        (("steps: turn", "begin: turn"), "line 4, steps: `begin` says already"),
        (("steps: answer 0 1 key",), "line 4, steps: the first is one of"),
        (("steps: turn, after",), "line 4, steps: the first is one of"),
        (("steps: after, answer 0 1",), "line 4, steps: '0 1' lacks a item"),
        (("steps: after, answer 0 1 key 2",), "line 4, steps: '0 1 key 2' has a word too many"),
        (("steps: after, answer 0 7 key",), "line 4, steps: '7' is no seat"),
        (("steps: after, answer 0 1 hat",), "line 4, steps: there is no item 'hat'"),
        (("steps: after, answer 0 1 (key)",), "line 4, steps: one item is needed"),
        (("steps: after, reacting 0",), "line 4, steps: '0' stands for several"),
        (("steps: after, reacting ((0 sing))",), "line 4, steps: there is no choice 'sing'"),
        (("steps: after, answer (0 1 key",), "line 4, steps: a bracket is not closed"),
        (("steps: after, answer 0) 1 key",), "line 4, steps: a bracket is closed"),
        (("steps: after, answer 0 1 whip",), "line 4, steps: the rules cannot go on from there"),
        (("steps: after, reactions",), "line 4, steps: the rules cannot go on from there"),
        (("then: 0 sing",), "line 4, then: there is no choice 'sing'"),
        (("then: 4 pass",), "line 4, then: '4 pass' does not begin with a seat"),
        (("then: 1 duel 0",), "line 4, then: seat 1 cannot play duel 0: not-asked"),
        (("then: 0 duel 1, 1 duel 2",), "line 4, then: seat 1 cannot play duel 2"),
        (("said: 0 sing",), "line 4, said: there is no choice 'sing'"),
        (("said: 0 suspect 0",), "line 4, said: seat 0 cannot have said suspect 0"),
        (("draws: many",), "line 4, draws: two numbers"),
    ],
)
def test_a_bad_line(lines: tuple[str, ...], complaint: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        castle(*lines)
    assert complaint in str(refused.value)


def test_the_rules_lead_into_the_middle_of_anything() -> None:
    match = castle("then: 0 offer 1 key, 1 accept goblet, 1 duel 2, 0 pass, 3 support attacker")
    duel = match.view(None)["board"]["duel"]
    assert (duel["attacker"], duel["defender"]) == (1, 2)
    assert match.view(None)["board"]["turn"] == 1
    assert match.view(3)["answered"]
    assert match.entries == []
    assert not match.can_undo(3)
    assert replay(match.log).state == match.state


def test_claims_are_heard_again_and_leave_no_entry() -> None:
    match = castle("said: 0 suspect 2, 3 am priest")
    assert match.view(1)["said"] == [[0, "suspect", 2], [3, "am", "priest"]]
    assert match.entries == []
    assert castle(*match.scenario_lines().splitlines()[3:]).said == match.said


def test_what_was_said_by_day_and_voted_since() -> None:
    night = "night: 0 look 1, 2 curate 1\ncarried: 1 mask_of_muting"
    talk = "said: 0 suspect 1, 1 point 2\nthen: 0 vote 1, 2 pass late"
    lines = f"{WOLVES}{night}\nbegin: vote\n{talk}"
    match = new_match("werewolf", 3, 1, scenario=lines)
    assert [match.view(seat)["answered"] for seat in range(3)] == [True, False, True]
    assert len(match.view(0)["said"]) == 2
    match.play(1, match.choice("vote", 0))
    end = match.view(None)["board"]["end"]
    assert end["votes"] == [1, 0, None]
    with pytest.raises(ScenarioError, match="seat 1 cannot have said suspect 0"):
        new_match("werewolf", 3, 1, scenario=lines.replace("1 point 2", "1 suspect 0"))
    with pytest.raises(ScenarioError, match="seat 0 cannot have said"):
        new_match("werewolf", 3, 1, scenario=f"{WOLVES}begin: night\nsaid: 0 suspect 1")


def test_the_same_luck_goes_on_from_a_position() -> None:
    """With `draws` and the same seed even what is drawn later is the same."""
    match = new_match("abyss", 2, "luck")
    for _ in range(12):
        seat, decision = next(iter(match.decisions.items()))
        match.play(seat, decision.choices[-1])
    twin = new_match("abyss", 2, "luck", scenario=match.scenario_lines())
    while match.decisions:
        seat, decision = next(iter(match.decisions.items()))
        match.play(seat, decision.choices[-1])
        twin.play(seat, decision.choices[-1])
    assert twin.state == match.state


def test_words_in_brackets() -> None:
    assert nested("steps", "pay (a (b)) ()") == ["pay", ["a", ["b"]], []]


def test_the_end_has_no_words() -> None:
    match = new_match("abyss", 2, 1)
    while match.decisions:
        seat, decision = next(iter(match.decisions.items()))
        match.play(seat, decision.choices[0])
    with pytest.raises(ScenarioError, match="no words for the end"):
        match.scenario_lines()


def test_an_imagined_world_has_no_past() -> None:
    with pytest.raises(ScenarioError, match="imagined"):
        castle().imagine(0, Random(1)).scenario_lines()


def test_a_snapshot_keeps_what_a_position_says_was_said() -> None:
    match = castle("said: 0 suspect 2")
    match.say(1, match.claim("trust", 0))
    board = match.board
    origins = Origins(match.game, 4, board.options, match.origin, match.live)
    assert restore(origins, take(match)).said == match.said
