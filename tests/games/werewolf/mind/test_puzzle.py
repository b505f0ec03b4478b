"""Who lies: the worlds are those of a brute force that knows nothing of puzzles."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.werewolf.brute import Brute

from cabale.core import Eyes, Match
from cabale.games.werewolf.mind.claims import claims_of
from cabale.games.werewolf.mind.evidence import LIARS
from cabale.games.werewolf.mind.puzzle import PUZZLER
from cabale.games.werewolf.mind.puzzle.statements import is_checked
from cabale.games.werewolf.mind.testimony import Experience
from cabale.games.werewolf.mind.testimony import testimony as all_that_happened
from cabale.games.werewolf.rules.components import ROLE_IDS, WOLVES
from cabale.games.werewolf.rules.events import note
from cabale.games.werewolf.rules.state import Werewolf
from cabale.puzzles.proof import prove, proved
from cabale.puzzles.puzzle import Puzzle, bundle, case_of, position

SMALL = sorted(bundle("werewolf"), key=lambda one: one["worlds"])[:12]


def told(s: Werewolf, seat: int) -> set[tuple[object, ...]]:
    """All that an honest player has to tell of this night."""
    notes = [note(deed) for deed in s.deeds if deed.seat == seat]
    you: Experience = {
        "start": ROLE_IDS[s.start[seat]],
        "copied": None,
        "artefact": None,
        "notes": notes,
    }
    return set(all_that_happened(you))


@pytest.mark.parametrize("puzzle", SMALL, ids=lambda one: one["id"])
def test_the_answer_holds_in_every_world_of_a_brute_force(puzzle: Puzzle) -> None:
    match, me = position(puzzle), puzzle["seat"]
    said = claims_of(match.view(me))
    heard = [{claim for claim in claims if is_checked(claim)} for claims in said]

    def honest(s: Werewolf, seat: int) -> float:
        """1 where a seat may say what it said: a liar anything, anybody else what was so."""
        return float(s.start[seat] in LIARS or heard[seat] <= told(s, seat))

    if puzzle["kind"] == "wolf":
        weights = Brute(match.board, me, lambda _call, _moment: 0.5).weights(honest)
        surely = [
            seat
            for seat in range(match.seats)
            if seat != me and all(wolves >> seat & 1 for wolves, w in weights.items() if w)
        ]
        assert surely == [puzzle["answer"][1]]
    assert ROLE_IDS[match.board.state.final_role(me)] not in WOLVES or puzzle["kind"] == "myself"


def imagined(match: Match, seat: int, seed: int) -> Match:
    world = Eyes(match, seat).imagine(Random(seed))
    assert world is not None
    return world


@pytest.mark.parametrize("puzzle", SMALL[:4], ids=lambda one: one["id"])
def test_a_case_hangs_on_what_the_seat_knows_alone(puzzle: Puzzle) -> None:
    case, match = case_of(puzzle), position(puzzle)
    assert case is not None
    proof = prove(case)
    assert proof is not None
    for seed in range(5):
        other = imagined(match, puzzle["seat"], seed)
        again = PUZZLER.case(other, puzzle["seat"], puzzle["kind"])
        assert again is not None
        assert (again.worlds, again.facts, again.answers) == (case.worlds, case.facts, case.answers)
        assert proved(again, again.facts) == [proof.answer]
