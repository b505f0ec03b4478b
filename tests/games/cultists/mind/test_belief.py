"""The belief: equal to brute force, never sure of what is not so, and open to what is."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from cabale.bots import sit_down
from cabale.core import Eyes, Match, new_match
from cabale.games.cultists.mind.belief import Belief, possible_sets
from cabale.games.cultists.mind.naive import NaiveBelief
from cabale.games.cultists.mind.numbers import CONCEALS, HIDES, NO_DECLARATION, STYLES, Style
from cabale.games.cultists.mind.piles import CULTIST as LAID_BY_CULTIST
from cabale.games.cultists.mind.piles import INVESTIGATOR as LAID_BY_INVESTIGATOR
from cabale.games.cultists.mind.piles import PileHistory
from cabale.games.cultists.mind.pulses import DEAD_PILES, PulseHistory
from cabale.games.cultists.rules.components import CULTIST, PROPHET, SET_UPS
from cabale.games.cultists.rules.state import CultistsState


def positions(seats: int, levels: list[str], seed: int, every: int) -> Iterator[Match]:
    """A match as it goes on, now and then."""
    match = new_match("cultists", seats, seed, listening=False)
    bots = sit_down(match, levels, seed)
    done = 0
    while asked := match.decisions:
        if done % every == every - 1:
            yield match
        seat = next(iter(asked))
        match.play(seat, bots[seat].choose(Eyes(match, seat)))
        done += 1


def state_of(match: Match) -> CultistsState:
    assert isinstance(match.state, CultistsState)
    return match.state


# --- brute force: every starting card, every card of every gift -----------------------------------


def brute_force(history: PulseHistory, cultists: tuple[int, ...], style: Style) -> Counter[int]:
    """How likely each set of dead piles is, by going through all cards one by one."""
    set_up, n = history.set_up, history.characters
    alive, dead = set_up.starting_pulse
    others = [c for c in range(n) if c not in cultists]
    deck = [0] * (alive - len(cultists)) + [1] * dead if alive else [0] * len(others)
    theirs = [i for i, gift in enumerate(history.gifts) if gift[1] in cultists]
    found: Counter[int] = Counter()
    deals = list(combinations(range(len(deck)), sum(deck)))
    for deal in deals:
        start = sum(1 << c for at, c in enumerate(others) if at in deal)
        for kinds in product((0, 1), repeat=len(theirs)):
            chance, piles = _one_way(
                history, cultists, style, start, dict(zip(theirs, kinds, strict=True))
            )
            found[piles] += chance / len(deals)  # type: ignore[assignment]
    return found


def _one_way(
    history: PulseHistory,
    cultists: tuple[int, ...],
    style: Style,
    piles: int,
    kinds: dict[int, int],
) -> tuple[float, int]:
    chance = 1.0
    left = {c: list(history.set_up.cultist_encounter) for c in cultists}
    for number in range(len(history.gifts) + 1):
        for look in history.looks:
            if look.gifts == number:
                chance *= _look(look.dead, look.result, look.check, look.checker in cultists,
                                bool(piles >> look.target & 1))  # fmt: skip
        for end in history.ends:
            if end.gifts == number:
                victims = [c for c in range(8) if (piles | end.ghosts) >> c & 1]
                if len(set(victims) - set(cultists)) >= history.set_up.kill_target:
                    chance *= NO_DECLARATION
        if number in kinds:
            turn, giver, target = history.gifts[number]
            rate = style.kill_rates(turn, target in cultists)[piles >> target & 1]
            hand, kind = left[giver], kinds[number]
            if not hand[kind]:
                return 0.0, piles
            if hand[1 - kind]:
                chance *= rate if kind else 1 - rate
            hand[kind] -= 1
            piles |= kind << target
    return chance, piles


def _look(mine: bool | None, result: str, check: bool, evil: bool, dead: bool) -> float:
    if mine is not None:
        return float(mine == dead)
    if result == "pending":
        return 1.0
    if result == "revealed":
        return dead * (1 - CONCEALS if evil else 1.0)
    if not dead:
        return 1.0
    return CONCEALS if evil else 0.0 if check else HIDES


@pytest.mark.parametrize(("seats", "seed"), [(5, 3), (5, 8), (6, 2), (7, 4), (8, 1)])
def test_the_dead_cards_are_those_of_brute_force(seats: int, seed: int) -> None:
    compared = 0
    for match in positions(seats, ["novice"] * seats, seed, 23):
        table = match.view(0)["board"]
        history = PulseHistory(table, 0, False)
        style = STYLES[history.set_up.cultists][0]
        for cultists in possible_sets(table, 0)[:6]:
            if sum(1 for gift in history.gifts if gift[1] in cultists) > 8:
                continue
            likely, piles = history.forward(cultists, style)
            ours: Counter[int] = Counter()
            for state, weight in piles.items():
                ours[state & DEAD_PILES] += weight  # type: ignore[assignment]
            expected = brute_force(history, cultists, style)
            assert likely == pytest.approx(sum(expected.values()), abs=1e-12)
            for mask in expected.keys() | ours.keys():
                assert ours[mask] == pytest.approx(expected[mask], abs=1e-12)
            compared += 1
    assert compared > 5


def test_the_cards_that_came_to_light_are_those_of_brute_force() -> None:
    """Three cards laid on a start card, two shown: every kind, every order of drawing."""
    table = new_match("cultists", 5, 1).view(None)["board"]
    table["laid"] = [
        {"turn": turn, "source": source, "pile": "green"}
        for turn, source in ((1, 0), (1, "draw_pile"), (2, 3))
    ]
    table["shown"] = [
        {"turn": turn, "pile": "green", "card": card, "laid": 3}
        for turn, card in ((2, "fail"), (3, "success"))
    ]
    history = PileHistory(table, None)
    mix = SET_UPS[5].room_cards
    usual = [count / sum(mix) for count in mix]
    style = STYLES[1][1]
    expected = 0.0
    for kinds in product(range(3), repeat=3):
        chance = usual[kinds[0]] * usual[kinds[1]] * style.cards[kinds[2]]
        pile = [*kinds, 0]  # seat 0 is an Investigator: Success
        for first, second in product(range(4), repeat=2):
            if first != second and pile[first] == 1 and pile[second] == 0:
                expected += chance / 12
    assert history.likelihood((3,), None, style) == pytest.approx(expected, abs=1e-12)
    parts = (LAID_BY_INVESTIGATOR, LAID_BY_CULTIST)
    assert sum(history.contents("green", parts, style).values()) == pytest.approx(
        expected, abs=1e-12
    )


# --- play --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_the_truth_is_never_ruled_out_and_a_known_falsehood_always(seats: int) -> None:
    for seed, level in enumerate(("random", "novice", "adept")):
        for match in positions(seats, [level] * seats, seed, 29):
            s = state_of(match)
            true = tuple(c for c in range(s.characters) if s.role[c] == CULTIST)
            for seat in range(seats):
                view = match.view(seat)
                belief = Belief(view["board"], seat, view["said"])
                assert belief.sets[true] > 0
                assert sum(belief.sets.values()) == pytest.approx(1)
                worlds = [match.imagine(seat, Random(i)) for i in range(3)]
                for world in map(state_of, worlds):
                    assert tuple(c for c, r in enumerate(world.role) if r == CULTIST) in belief.sets
                novice = NaiveBelief(view["board"], seat).weights
                assert novice[true] > 0
                shown = {c for c in range(s.characters) if s.could_be[c] == 1 << CULTIST}
                for cultists in (*belief.sets, *novice):
                    assert all(s.could_be[c] >> CULTIST & 1 for c in cultists)
                    assert shown <= {*cultists}
                    assert s.role[seat] in (CULTIST, PROPHET) or seat not in cultists
                if s.role[seat] in (CULTIST, PROPHET):
                    assert set(belief.sets) == set(novice) == {true}


def test_chances_that_are_given_to_others_are_never_certain() -> None:
    match = next(positions(8, ["novice"] * 8, 5, 90))
    for seat in range(8):
        chances = match.game.mind.suspicion(match, seat, Random(1))
        assert chances is not None
        assert len(chances) == 8
        assert all(0 < p < 1 for p in chances)


def test_a_cultist_whom_all_have_found_out_has_no_cover_left() -> None:
    match = new_match("cultists", 5, 1, listening=False)
    true = [c for c, role in enumerate(state_of(match).role) if role == CULTIST]
    table = match.view(true[0])["board"]
    for c, person in enumerate(table["people"]):
        if c not in true:
            person["could_be"] = ["investigator", "prophet", "rookie", "clumsy", "coward"]
    assert Belief(table, true[0], unaware=True).sets == {tuple(true): 1.0}


@pytest.mark.parametrize("verb", ["was_given", "met"])
def test_who_speaks_of_a_gift_that_nobody_saw_is_doubted_a_little(verb: str) -> None:
    match = new_match("cultists", 6, 1, listening=False)
    me = state_of(match).role.index(0)
    others = [c for c in range(6) if c != me]
    table = match.view(me)["board"]

    def of(speaker: int, said: list[list[int | str]]) -> float:
        return Belief(table, me, said).cultist[speaker]

    speaker, named = others[:2]
    before = of(speaker, [])
    assert before < of(speaker, [[speaker, verb, named]]) < before + 0.15
    table["gifts"].append({"turn": 1, "giver": named, "target": speaker})
    assert of(speaker, [[speaker, verb, named]]) == of(speaker, [])
