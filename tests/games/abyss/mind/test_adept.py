"""The adept: it counts right, is fair, and beats the novice."""

from random import Random

import pytest
from tests.games.abyss.scene import scene

from cabale.core import Bot, Eyes, Temper, game, new_match
from cabale.games.abyss.mind.adept import Adept, plotting
from cabale.games.abyss.mind.appraisal import STAGES, Appraisal
from cabale.games.abyss.mind.exploring import Exploration, unseen
from cabale.games.abyss.mind.novice import Novice
from cabale.games.abyss.rules.components import CARDS, EXPLORATION_CARDS, LORDS_TO_END, MONSTER
from cabale.testing.conformance import Case, cases, check_fair, positions

ABYSS = game("abyss")


@pytest.mark.parametrize("case", cases("abyss"), ids=str)
def test_the_adept_is_fair(case: Case) -> None:
    check_fair(case, Adept, 1, share=0.025)


def test_what_was_not_seen_is_what_is_left() -> None:
    """Counted from what a seat is shown: all cards but those that lie open or that it remembers."""
    case = Case(ABYSS, 3, {})
    for match in positions(case, seed=1):
        seen = match.view(0)["board"]
        notes = seen["notes"]
        known = [card for hand in notes["hands"] for card in hand]
        known += [card for stack in notes["council"].values() for card in stack]
        known += [card for player in seen["players"] for card in player["federated"]]
        known += seen["track"]
        s = match.state
        left = unseen(s)  # type: ignore[arg-type]
        if not seen["left"]["exploration"] or seen["payment"] or match.outcome is not None:
            continue
        for kind, card in enumerate(CARDS):
            whole = EXPLORATION_CARDS.count(kind)
            gone = s.discard[kind]  # type: ignore[attr-defined]
            assert left[kind] == whole - known.count(card) - gone


def test_who_may_stop_expects_no_less_than_who_may_not() -> None:
    at = scene(court="shepherd keeper reaper", hands="seahorse-4 |", pearls="3 | 0")
    ahead = Exploration(Appraisal(at.s, 0))
    later = [ahead.ahead(space, 0) for space in range(1, 5)]
    blind = sum(chance * gain for chance, gain, _ in ahead.allies) + ahead.monster * ahead.fight(0)
    assert all(worth > blind for worth in later)


def test_monsters_left_in_the_deck_make_a_high_threat_worth_exploring() -> None:
    at = scene(court="shepherd", hands="|", keys="1 | 0", threat="6")
    hunter = Exploration(Appraisal(at.s, 0)).ahead(1, at.s.threat)
    at.s.deck = [card for card in at.s.deck if card != MONSTER]
    assert Exploration(Appraisal(at.s, 0)).ahead(1, at.s.threat) < hunter - 0.5


def test_a_lord_is_worth_more_to_who_has_its_location() -> None:
    with_tile = scene(court="shepherd", locations="sargasso_silos |")
    without = scene(court="shepherd", locations="|")
    lord = with_tile.s.court[0]
    gain = Appraisal(with_tile.s, 0).lord(lord) - Appraisal(without.s, 0).lord(lord)
    assert gain == pytest.approx(2)


def test_in_its_last_turn_it_counts_the_points_that_will_be() -> None:
    at = scene(court="shepherd", hands="crab-3 crab-1 squid-4 |", pearls="2 | 0")
    at.s.ended_by = 1
    eyes = Appraisal(at.s, 0)
    assert eyes.now == pytest.approx(1 + 4 + 0.02 * 2), "the weakest of each race is federated"


def test_nobody_pays_to_plot_without_hope() -> None:
    at = scene(court="shepherd", hands="|", pearls="5 | 0")
    assert plotting(Appraisal(at.s, 0), 3.0) < 0


@pytest.mark.parametrize("seats", [2, 4])
def test_the_adept_beats_the_novice(seats: int) -> None:
    won = 0
    for seed in range(16):
        match = new_match(ABYSS, seats, seed=seed + 100, listening=False)
        lone = seed % seats
        bots: list[Bot] = [
            (Adept if seat == lone else Novice)(ABYSS, seat, seats, {}, Random(seed))
            for seat in range(seats)
        ]
        while match.decisions:
            seat = next(iter(match.decisions))
            match.play(seat, bots[seat].choose(Eyes(match, seat)))
        assert match.outcome is not None
        won += lone in match.outcome.winners
    assert won >= 16 / seats + 2


def test_every_stage_of_a_match_has_its_weights() -> None:
    assert len(STAGES) == LORDS_TO_END + 1


def test_the_bold_go_on_where_the_timid_take() -> None:
    """Somewhere along a match they differ; most of the time they agree."""
    match = new_match(ABYSS, 2, seed=3, listening=False)
    differ = asked = 0
    while match.decisions:
        seat, decision = next(iter(match.decisions.items()))
        answers = []
        for boldness in (-1.0, 1.0):
            mind = Adept(ABYSS, seat, 2, {}, Random(1))
            mind.temper = Temper(boldness=boldness)
            answers.append(mind.choose(Eyes(match, seat)))
        if not decision.forced:
            asked += 1
            differ += answers[0] != answers[1]
        match.play(seat, answers[0])
    assert 0 < differ < asked / 5
