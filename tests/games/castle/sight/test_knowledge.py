"""What seats know: dated notes, what stays certain, and worlds that fit it."""

import json
from random import Random

import pytest
from tests.games.castle.helpers import duel, play, table, trade

from cabale import Match
from cabale.games.castle.rules.state import CastleState
from cabale.games.castle.sight import knowledge
from cabale.games.castle.sight.facts import Facts, spelled
from cabale.games.castle.sight.memory import Knowledge
from cabale.testing import rule
from cabale.testing.conformance import Case, cases, positions, same_eyes


def true_of(facts: Facts, state: CastleState) -> bool:
    """Whether the facts hold in a world, counted the slow way."""
    places = [*state.hands, state.pile]
    for mask, least, cards in spelled(facts):
        found = [item for p, held in enumerate(places) if mask >> p & 1 for item in held]
        if sum(min(found.count(card), cards.count(card)) for card in set(cards)) < least:
            return False
    return True


def facts_of(match: Match) -> CastleState:
    assert isinstance(match.state, CastleState)
    return match.state


@rule("CAS-200")
def test_notes_are_dated_and_say_what_was_seen() -> None:
    match = table("monocle | goblet | privilege | dagger")
    trade(match, 0, 1, "monocle", "goblet")
    play(match, 0, "ability", "monocle")
    notes = match.view(0)["board"]["notes"]
    assert {"turn": 0, "what": "society", "seat": 1, "cards": ["brotherhood"]} in notes
    assert {"turn": 0, "what": "item", "seat": 1, "cards": ["monocle"]} in notes
    play(match, 1, "spy", 3)
    assert {"turn": 1, "what": "item", "seat": 3, "cards": ["dagger"]} in match.view(1)["board"][
        "notes"
    ]
    assert {"turn": 1, "what": "shown", "seat": 1, "cards": ["dagger"]} in match.view(3)["board"][
        "notes"
    ]
    assert all(note["seat"] != 3 for note in match.view(0)["board"]["notes"])
    assert "notes" not in match.view(None)["board"]


@rule("CAS-200")
def test_what_is_known_stays_known_only_while_it_must_be_true() -> None:
    match = table("privilege | goblet whip | key | dagger")
    trade(match, 0, 1, "privilege", "goblet")
    play(match, 0, "ability", "privilege")
    assert match.view(0)["board"]["seats"][1]["sure"] == ["privilege", "whip"]
    trade(match, 1, 2, "whip", "key")
    assert match.view(0)["board"]["seats"][1]["sure"] == []
    assert match.view(1)["board"]["seats"][2]["sure"] == ["whip"]


@rule("CAS-201")
def test_strict_memory_forgets_after_the_next_turn() -> None:
    match = table("monocle | goblet | key | dagger", options={"memory": "strict"})
    trade(match, 0, 1, "monocle", "goblet")
    play(match, 0, "ability", "monocle")
    assert match.view(0)["board"]["notes"]
    assert match.view(0)["board"]["seats"][1]["society"] is None
    assert match.view(0)["board"]["seats"][1]["sure"] == []
    play(match, 1, "spy", 3)
    play(match, 2, "spy", 3)
    assert match.view(0)["board"]["notes"] == []


@rule("CAS-202")
def test_public_facts_are_public() -> None:
    match = table("key whip | goblet | monocle | dagger", face_up="2", tokens="0 3 0 0")
    view = match.view(None)["board"]
    assert [seat["hand"] for seat in view["seats"]] == [2, 1, 1, 1]
    assert view["seats"][2]["profession"] == "grand_master"
    assert (view["pile"], view["unused"]) == (16, 6)
    assert (view["stock"], view["seats"][1]["tokens"]) == (9, 3)


@rule("CAS-016", "CAS-083")
def test_a_spectator_sees_no_secret() -> None:
    match = table("key whip | goblet | monocle | dagger")
    text = json.dumps(match.view(None)["board"]["seats"])
    assert "key" not in text
    assert "order" not in text


@pytest.mark.parametrize("case", cases("castle"), ids=str)
def test_what_seats_are_sure_of_is_true_and_imagined_worlds_fit_it(case: Case) -> None:
    rng = Random(f"{case}")
    for match in positions(case, "know", listening=False):
        state = facts_of(match)
        if match.outcome is not None or rng.random() < 0.7:
            continue
        n = case.seats
        for seat in range(n):
            known = knowledge.of(state, seat)
            assert true_of(known.facts, state)
            for p in range(n):
                assert known.professions[state.profession[p]] >> p & 1
                assert known.societies[p] in (-1, state.society[p])
            assert all(known.professions[card] >> n & 1 for card in state.unused)
        seat = rng.randrange(n)
        world = facts_of(match.imagine(seat, rng))
        for other in range(n):
            assert true_of(knowledge.of(world, other).facts, world)
        assert true_of(knowledge.of(state, seat).facts, world)


@pytest.mark.parametrize("case", cases("castle"), ids=str)
def test_what_a_seat_knows_does_not_hang_on_when_it_looked(case: Case) -> None:
    """Cards of others' exchange that are heard of one by one, and at once."""
    rng, nobody_looked = Random(f"{case}"), None
    for match in positions(case, "looks", listening=False):
        state = facts_of(match)
        nobody_looked = nobody_looked or state.chronicle
        for seat in range(case.seats):
            if rng.random() < 0.3:
                knowledge.of(state, seat)
    assert nobody_looked is not None
    records = state.chronicle.records()[len(nobody_looked.records()) :]
    for seat in range(case.seats):
        before = nobody_looked.now(seat).copy()
        assert isinstance(before, Knowledge)
        knowledge.read(before, records)
        assert before == knowledge.of(state, seat)


def test_a_demanded_card_is_known_even_where_a_mirror_silences_all() -> None:
    match = table("mirror coat | privilege whip | key | dagger", "diplomat")
    play(match, 0, "use", "diplomat")
    play(match, 0, "demand", 1, "privilege")
    play(match, 0, "give", "mirror")
    play(match, 1, "give", "privilege")
    seats = match.view(2)["board"]["seats"]
    assert (seats[0]["sure"], seats[1]["sure"]) == (["privilege"], ["mirror"])


def test_the_same_dice_imagine_the_same_world_in_worlds_that_look_the_same() -> None:
    match = table("key whip | goblet | monocle bag_key | dagger coat")
    trade(match, 0, 1, "whip", "goblet")
    duel(match, 2, "ad")
    for seat in range(4):
        other = match.imagine(seat, Random(1))
        worlds = [facts_of(m.imagine(seat, Random(7))) for m in (match, other)]
        assert worlds[0].hands == worlds[1].hands
        assert worlds[0].pile == worlds[1].pile
        assert worlds[0].society == worlds[1].society
        assert worlds[0].profession == worlds[1].profession


def test_imagined_worlds_differ() -> None:
    match = table("key | goblet | monocle | dagger")
    worlds = [facts_of(match.imagine(0, Random(i))) for i in range(60)]
    assert len({world.hands[1] for world in worlds}) > 5
    assert len({tuple(world.society) for world in worlds}) == 3
    assert len({world.profession[1] for world in worlds}) == 9
    assert len({world.pile[-1] for world in worlds}) > 5


def test_an_offer_that_lies_on_the_table_is_imagined_too() -> None:
    match = table("key whip monocle | goblet | coat | dagger")
    play(match, 0, "offer", 1, "key")
    offers = set()
    for i in range(40):
        world = match.imagine(2, Random(i))
        offer = world.view(1)["board"]["trade"]["item"]
        assert offer in world.view(0)["board"]["seats"][0]["items"]
        offers.add(offer)
    assert len(offers) > 5
    assert match.imagine(1, Random(0)).view(1)["board"]["trade"]["item"] == "key"


def test_others_memory_says_nothing_of_the_real_world() -> None:
    """Another seat is sure of its imagined hand, and of what the seat that imagines is sure of."""
    match = table("privilege | goblet whip | key | dagger")
    trade(match, 0, 1, "privilege", "goblet")
    play(match, 0, "ability", "privilege")
    assert match.imagine(2, Random(0)).view(0)["board"]["notes"] == []
    seats = [match.imagine(2, Random(i)).view(0)["board"]["seats"] for i in range(40)]
    assert {tuple(seat[1]["sure"]) for seat in seats} == {("privilege",)}
    assert {tuple(seat[2]["sure"]) for seat in seats} == {()}, "its own hand is nobody else's"
    assert len({tuple(seat[0]["items"]) for seat in seats}) > 5


SOAK = 100_000


@pytest.mark.soak
def test_secrecy_over_many_positions() -> None:
    """Whatever a seat cannot know is drawn again, and nothing it is given changes."""
    rng = Random("secrecy")
    every = cases("castle")
    checked = seed = 0
    while checked < SOAK:
        for match in positions(every[seed % len(every)], f"soak-{seed}"):
            if match.outcome is None:
                seat = rng.randrange(match.seats)
                same_eyes(match, match.imagine(seat, rng), seat)
                checked += 1
        seed += 1
