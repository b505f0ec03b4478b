"""Nothing that a seat was rightly shown is forgotten while it must still be true."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from tests.games.castle.helpers import play, table, trade
from tests.games.castle.sight.tracker import PILE, Items, Tracker

from cabale import Match
from cabale.games.castle.rules.components import ITEMS, PROFESSIONS
from cabale.games.castle.rules.editions import SETUPS, items_in_game
from cabale.games.castle.rules.state import CastleState
from cabale.games.castle.sight import knowledge
from cabale.games.castle.sight.facts import sure_everywhere
from cabale.testing import rule
from cabale.testing.conformance import Case, cases


def trackers(match: Match) -> list[Tracker]:
    setup = SETUPS[match.board.options["edition"]][match.seats]
    cards = [ITEMS[item] for item in items_in_game(setup, match.board.options)]
    fixed = match.view(None)["board"]["start"] or [ITEMS[item] for item in setup.fixed]
    return [
        Tracker(seat, cards, fixed, match.view(seat)["board"], PROFESSIONS)
        for seat in range(match.seats)
    ]


def fits(items: Items, state: CastleState) -> bool:
    """Whether what a tracker says is true of a world."""
    lies = {p: [ITEMS[item] for item in hand] for p, hand in enumerate(state.hands)}
    lies[PILE] = [ITEMS[item] for item in state.pile]
    for card, places in items.where.items():
        if not any(card in lies[place] for place in places):
            return False
    for kind, tokens in items.tokens.items():
        copies = [place for place, cards in lies.items() for card in cards if card == kind]
        if not any(
            all(place in places for place, places in zip(order, tokens, strict=False))
            for order in permutations(copies, len(tokens))
        ):
            return False
    return True


def check(match: Match, tracker: Tracker, rng: Random) -> None:
    state, seat = match.state, tracker.seat
    assert isinstance(state, CastleState)
    assert fits(tracker.items, state), "the tracker is right"
    known = sure_everywhere(knowledge.of(state, seat).facts, match.seats + 1)
    seen = match.view(seat)["board"]["seats"]
    strict = match.board.options["memory"] == "strict"
    for place in tracker.items.sizes:
        certain = Counter(tracker.items.certain(place))
        assert certain <= Counter(ITEMS[item] for item in known[place])
        if place not in (PILE, seat) and not strict:
            assert certain <= Counter(seen[place]["sure"])
    for card, places in tracker.professions.items():
        (owner,) = places if len(places) == 1 else (PILE,)
        if owner != PILE and not strict:
            assert seen[owner]["profession"] == card
    for owner, society in tracker.societies.items():
        assert strict or seen[owner]["society"] == society
    world = match.imagine(seat, rng).state
    assert isinstance(world, CastleState)
    assert fits(tracker.items, world), "so are imagined worlds"
    for card, places in tracker.professions.items():
        number = PROFESSIONS.index(card)
        at = world.profession.index(number) if number in world.profession else PILE
        assert at in places


@pytest.mark.parametrize("case", cases("castle"), ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_was_shown_is_forgotten(case: Case, seed: int) -> None:
    rng = Random(f"memory-{case}-{seed}")
    match = case.match(f"memory-{seed}")
    every = trackers(match)
    heard = match.heard
    while match.outcome is None:
        asked = rng.choice(list(match.decisions))
        choices = match.decisions[asked].choices
        match.play(asked, rng.choice(choices))
        for tracker in every:
            for event in match.events(tracker.seat, heard):
                tracker.hear(event)
            decision = match.decisions.get(tracker.seat)
            stack = [c.args[0] for c in decision.choices if c.verb == "take"] if decision else []
            if stack:
                tracker.saw_stack([str(card) for card in stack])
        heard = match.heard
        if match.decisions and rng.random() < 0.15:
            check(match, every[rng.randrange(match.seats)], rng)


def sure(match: Match, seat: int, holder: int) -> list[str]:
    items: list[str] = match.view(seat)["board"]["seats"][holder]["sure"]
    return items


def test_a_giver_remembers_what_went_to_his_neighbour_by_the_sextant() -> None:
    match = table("sextant whip | goblet | key dagger | coat")
    trade(match, 0, 1, "sextant", "goblet")
    play(match, 0, "turn", "left")
    for seat, item in enumerate(("whip", "sextant", "dagger", "coat")):
        play(match, seat, "give", item)
    assert sure(match, 0, 1) == ["whip"]
    assert sure(match, 2, 3) == ["dagger"]
    assert sure(match, 3, 0) == ["coat"]


def test_key_for_key_leaves_the_partner_with_a_key() -> None:
    match = table("key whip | key dagger | goblet | coat")
    trade(match, 0, 1, "key", "key")
    assert sure(match, 0, 1) == ["key"]
    assert sure(match, 1, 0) == ["key"]


def test_an_only_card_is_followed_into_the_next_hand() -> None:
    match = table("privilege | goblet | dagger | coat")
    trade(match, 0, 1, "privilege", "goblet")
    play(match, 0, "ability", "privilege")
    assert sure(match, 0, 1) == ["privilege"]
    trade(match, 1, 2, "privilege", "dagger")
    assert sure(match, 0, 2) == ["privilege"]


def test_who_reads_one_card_out_has_kept_the_others() -> None:
    match = table("privilege whip | goblet coat monocle | dagger key | tome")
    trade(match, 0, 1, "privilege", "goblet")
    play(match, 0, "ability", "privilege")
    assert sure(match, 0, 1) == ["coat", "monocle", "privilege"]
    trade(match, 1, 2, "monocle", "dagger")
    assert sure(match, 0, 1) == ["coat", "privilege"]
    assert sure(match, 0, 2) == ["monocle"]


def test_a_card_that_is_always_read_out_has_stayed_if_none_was() -> None:
    match = table("privilege mirror | goblet coat whip | dagger key | tome")
    trade(match, 0, 1, "privilege", "goblet")
    play(match, 0, "ability", "privilege")
    trade(match, 1, 2, "whip", "dagger")
    assert sure(match, 0, 1) == ["coat", "privilege"]


@rule("CAS-201")
def test_the_vector_forgets_what_the_view_forgets() -> None:
    """A society seen long ago is in neither; with notes it is in both."""
    for memory in ("strict", "notes"):
        seen = []
        for past in ("", "0 society_seen 0 1 brotherhood, 0 hand_seen 0 2 (whip)"):
            hands, options = "key | goblet | whip | coat", {"memory": memory}
            match = table(hands, options=options, turn="8", past=past)
            seen.append((match.view(0), list(match.observe(0))))
        assert (seen[0] == seen[1]) == (memory == "strict")
        assert (seen[0][1] == seen[1][1]) == (memory == "strict")
