"""The belief is what brute force comes to, never rules out what is, and hears what is shown."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import cast

import pytest
from tests.games.werewolf.brute import Brute
from tests.games.werewolf.exact import any_deck, before_the_vote, difference, printed_decks
from tests.games.werewolf.sit import sit

from cabale.bots import sit_down
from cabale.bots.floor import talk
from cabale.core import Eyes, Match, SeatView, game, new_match
from cabale.games.werewolf.mind.belief import Belief, Inference, posterior, usual_nights
from cabale.games.werewolf.mind.claims import Claim, claims_of
from cabale.games.werewolf.mind.night_policy import pass_rate
from cabale.games.werewolf.mind.numbers import PASS_RATE, SECOND_LOOK_PASS_RATE
from cabale.games.werewolf.rules.components import (
    ROLE,
    ROLE_IDS,
    WOLVES,
)
from cabale.games.werewolf.rules.state import Werewolf

WERE = game("werewolf")
WOLF_NAMES = {ROLE_IDS[role] for role in WOLVES}


def check_deck(seats: int, deck: list[str], seed: int) -> None:
    assert difference(seats, deck, seed) < 1e-9


@pytest.mark.parametrize("seed", range(16))
def test_the_belief_is_that_of_brute_force(seed: int) -> None:
    check_deck(3, any_deck(3, seed), seed)


@pytest.mark.parametrize("deck", list(printed_decks(3)))
def test_the_belief_is_that_of_brute_force_in_printed_scenarios(deck: list[str]) -> None:
    check_deck(3, deck, 1)


@pytest.mark.parametrize(
    "deck",
    [
        "werewolf minion robber seer doppelganger villager",
        "werewolf witch aura_seer villager drunk apprentice_seer",
    ],
)
@pytest.mark.parametrize("seed", [0, 28, 3])
def test_so_it_is_where_something_is_left_out(deck: str, seed: int) -> None:
    """« I robbed Bob »: the card's role, or a centre card's place, is not told."""
    assert difference(3, deck.split(), seed, vague=True) < 1e-9


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 400))
def test_the_belief_is_that_of_brute_force_in_many_decks(seed: int) -> None:
    seats = 3 if seed < 340 else 4
    check_deck(seats, any_deck(seats, seed), seed)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(500, 504))
def test_the_belief_is_that_of_brute_force_at_five_seats(seed: int) -> None:
    check_deck(5, any_deck(5, seed), seed)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("seats", "deck"), [(n, deck) for n in (4, 5) for deck in printed_decks(n)]
)
def test_the_belief_is_that_of_brute_force_at_larger_tables(seats: int, deck: list[str]) -> None:
    check_deck(seats, deck, 2)


def through_the_match(match: Match) -> Iterator[tuple[Werewolf, float]]:
    """All ways the night can go, by playing the match itself."""
    if match.pace == "talk":
        state = match.state
        assert isinstance(state, Werewolf)
        yield state, 1.0
        return
    seat, decision = next(iter(match.decisions.items()))
    acting = [choice for choice in decision.choices if choice.verb != "pass"]
    for choice in decision.choices:
        chance = 1 / len(acting) if acting else 1.0
        if acting and len(acting) < len(decision.choices):
            again = match.prompt(seat)["moment"] == 1
            investigator = acting[0].verb == "look" and again
            idle = SECOND_LOOK_PASS_RATE if investigator else PASS_RATE
            chance = idle if choice.verb == "pass" else (1 - idle) / len(acting)
        world = match.clone()
        world.play(seat, choice)
        for state, rest in through_the_match(world):
            yield state, chance * rest


@pytest.mark.parametrize(
    "deck",
    [
        "werewolf paranormal_investigator troublemaker robber insomniac villager",
        "alpha_wolf minion seer witch drunk village_idiot",
    ],
)
def test_brute_force_walks_the_night_as_matches_do(deck: str) -> None:
    match = before_the_vote(3, deck.split(), 4)
    truth = match.state
    assert isinstance(truth, Werewolf)
    brute = Brute(match.board, 0, pass_rate)
    expected: Counter[int] = Counter()
    for deal in brute.deals():
        names = [ROLE_IDS[role] for role in deal]
        lines = f"players: {' '.join(names[:3])}\ncentre: {' '.join(names[3:])}"
        start = new_match(WERE, 3, 1, {"deck": deck.split()}, scenario=lines)
        for state, chance in through_the_match(start):
            if [deed for deed in state.deeds if deed.seat == 0] != brute.mine:
                continue
            wolves = sum((state.final_role(q) in WOLVES) << q for q in range(3))
            expected[wolves] += chance  # type: ignore[assignment]
    found = brute.weights(lambda _s, _seat: 1.0)
    one, other = sum(expected.values()), sum(found.values())
    for wolves in expected.keys() | found.keys():
        assert expected[wolves] / one == pytest.approx(found[wolves] / other, abs=1e-9)


# --- drawn instead of gone through ---------------------------------------------------------------


def mean_wolves(belief: Belief) -> list[float]:
    return [
        sum(w for mask, w in belief.wolves.items() if mask >> seat & 1) / belief.total
        for seat in range(belief.seats)
    ]


def test_what_is_drawn_comes_to_the_same_on_average() -> None:
    match = new_match(WERE, 6, 3, {"scenario": "nuit_du_loup_garou"})
    bots = sit_down(match, ["novice"] * 6, 3)
    while match.pace != "talk":
        seat = next(iter(match.decisions))
        match.play(seat, bots[seat].choose(Eyes(match, seat)))
    talk(match, bots, Random(3))
    said = claims_of(match.view(0))
    table = match.imagine(0, Random(0)).board
    whole = posterior(table, 0, said, Random(1), Inference(None))
    total = 0.0
    sums = [0.0] * 6
    for seed in range(200):
        part = posterior(table, 0, said, Random(seed), Inference(60))
        assert part.doubt > whole.doubt
        total += part.total
        sums = [a + b * part.total for a, b in zip(sums, mean_wolves(part), strict=True)]
    for drawn, exact in zip(sums, mean_wolves(whole), strict=True):
        assert drawn / total == pytest.approx(exact, abs=0.05)


@pytest.mark.parametrize("seats", [5, 8, 10])
def test_the_belief_never_rules_out_what_is(seats: int) -> None:
    for seed in range(3):
        match = new_match(WERE, seats, seed)
        bots = sit_down(match, ["novice"] * seats, seed)
        while match.pace != "talk":
            seat = next(iter(match.decisions))
            match.play(seat, bots[seat].choose(Eyes(match, seat)))
        for spoken in range(2):
            if spoken:
                talk(match, bots, Random(seed))
            said = claims_of(match.view(seed))
            belief = posterior(match.imagine(seed, Random(0)).board, seed, said, Random(1))
            assert belief.total
            assert all(0 < belief.wolf(seat) < 1 for seat in range(seats))


def test_a_night_in_which_somebody_could_not_have_done_what_lies_open_is_left_out() -> None:
    match = before_the_vote(10, [], 1)
    for seat in (0, 2):
        told = WERE.mind.suspicion(match, seat, Random(1))
        assert told is not None
        assert all(0 < chance < 1 for chance in told)


# --- what is heard -----------------------------------------------------------------------------


def test_who_takes_it_back_begins_anew() -> None:
    said = [
        (0, "started", "seer"),
        (0, "saw", 1, "werewolf"),
        (1, "started", "robber"),
        (1, "started", "villager"),
        (0, "retract"),
        (0, "suspect", 1),
        (2, "point", 1),
        (2, "token", "mason"),
    ]
    assert claims_of(cast("SeatView", {"seats": 3, "said": said})) == [
        frozenset(),
        frozenset({("started", "villager")}),
        frozenset({("token", "mason")}),
    ]


def test_a_token_shown_is_a_claim() -> None:
    """Two show the same token, of which there is one card: both are doubted more than the rest."""
    match = before_the_vote(
        4, ["werewolf", "seer", "villager", "villager", "robber", "drunk", "hunter"], 1
    )
    state = match.state
    assert isinstance(state, Werewolf)
    table = match.imagine(0, Random(0)).board
    others = [role for role in ("hunter", "seer") if ROLE[role] != state.start[0]]
    token = frozenset({("token", others[0])})
    said = [frozenset(), token, token, frozenset({("started", "villager")})]
    belief = posterior(table, 0, said, Random(1))
    assert min(belief.wolf(1), belief.wolf(2)) > belief.wolf(3)


def test_who_only_shows_a_token_may_wear_the_mask() -> None:
    """Two artefacts: of one the seat becomes a wolf, of the other it may not speak."""
    pair = ["claw_of_the_werewolf", "mask_of_muting"]
    match = sit("curator villager seer", "drunk robber werewolf", artefacts=pair)
    match.play(2, match.decisions[2].choices[0])
    match.play(0, match.board.catalogue("curate", 1))
    said = [frozenset({("started", "curator"), ("curated", 1)}), frozenset({("token", "villager")})]
    said.append(frozenset())
    mine = posterior(match.imagine(0, Random(0)).board, 0, said, Random(1))
    assert mine.wolf(1) < 0.6
    said[1] = frozenset({("started", "villager")})
    assert posterior(match.imagine(0, Random(0)).board, 0, said, Random(1)).wolf(1) > 0.9


def test_a_person_who_errs_does_not_stop_the_others_from_thinking() -> None:
    match = before_the_vote(3, ["villager", "villager", "seer", "robber", "hunter", "drunk"], 1)
    table = match.imagine(0, Random(0)).board
    said: list[frozenset[Claim]] = [frozenset({("started", "hunter")})] * 3
    belief = posterior(table, 0, said, Random(1))
    assert belief.total


def test_who_has_no_time_thinks_less() -> None:
    match = before_the_vote(6, any_deck(6, 3), 1)
    table = match.imagine(0, Random(0)).board
    said = claims_of(match.view(0))
    whole = posterior(table, 0, said, Random(1))
    hurried = Inference(usual_nights(6), out_of_time=lambda: True)
    part = posterior(table, 0, said, Random(1), hurried)
    assert 0 < len(part.ends) < len(whole.ends)
    assert part.doubt > whole.doubt
    assert all(0 < part.wolf(seat) < 1 for seat in range(6))


def test_who_has_no_time_deals_few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a doppelgänger is about each seating has many: dealing them all takes too long."""
    *_, deck = [deck for deck in printed_decks(10) if "doppelganger" in deck]
    match = before_the_vote(10, deck, 1)
    dealt = 0
    deal = Werewolf.deal

    def counted(world: Werewolf, cards: list[int]) -> None:
        nonlocal dealt
        dealt += 1
        deal(world, cards)

    monkeypatch.setattr(Werewolf, "deal", counted)
    table, said = match.imagine(0, Random(0)).board, claims_of(match.view(0))
    dealt = 0
    hurried = Inference(usual_nights(10), out_of_time=lambda: True)
    belief = posterior(table, 0, said, Random(1), hurried)
    assert dealt < 300
    assert all(0 < belief.wolf(seat) < 1 for seat in range(10))


def test_what_cannot_have_been_done_is_no_night() -> None:
    """The alpha wolf would have put its wolf where a shield lies: so one of them lies."""
    players = ["sentinel", "villager", "apprentice_seer", "alpha_wolf"]
    centre = ["hunter", "prince", "bodyguard"]
    lines = f"players: {' '.join(players)}\ncentre: {' '.join(centre)}"
    match = new_match(WERE, 4, 1, {"deck": players + centre}, scenario=lines)
    match.play(0, next(one for one in match.decisions[0].choices if one.args == (1,)))
    while match.pace != "talk":
        seat, decision = next(iter(match.decisions.items()))
        match.play(seat, decision.choices[0])
    said: list[frozenset[Claim]] = [
        frozenset({("started", "sentinel"), ("shielded", 1)}),
        frozenset({("started", "villager")}),
        frozenset({("started", "apprentice_seer"), ("saw_centre", 3, "villager")}),
        frozenset({("started", "hunter")}),
    ]
    belief = posterior(match.imagine(0, Random(0)).board, 0, said, Random(1))
    assert belief.wolf(2) > belief.wolf(3)


def test_a_seer_who_says_who_is_a_wolf_is_read_as_one_who_saw_it() -> None:
    """People say « I am the Seer, Bob is a wolf »: that is a finding, not a Seer with no story."""
    deck = ["werewolf", "werewolf", "seer", "villager", "villager", "robber", "hunter"]
    matches = (before_the_vote(4, deck, seed) for seed in range(9))
    match = next(one for one in matches if one.view(0)["board"]["you"]["start"] == "villager")
    table = match.imagine(0, Random(0)).board
    claimed = [[1, "started", "robber"], [2, "started", "seer"], [3, "started", "hunter"]]

    def belief(*said: list[int | str]) -> list[float]:
        heard = cast("SeatView", {**match.view(0), "said": [*claimed, *said]})
        found = posterior(table, 0, claims_of(heard), Random(1), Inference(None))
        return [found.wolf(seat) for seat in range(4)]

    finding, silent = belief([2, "suspect", 1]), belief()
    assert finding[1] > finding[2]
    assert finding[2] < silent[2]
    assert finding == belief([2, "saw", 1, "werewolf"]) == belief([2, "is_now", 1, "werewolf"])
    # Whoever suspects two, or has told what was seen, has no more than an opinion.
    assert belief([2, "suspect", 1], [2, "suspect", 3]) == silent
    told: list[int | str] = [2, "saw_centre", 0, "villager"]
    assert belief(told, [2, "suspect", 1]) == belief(told)
