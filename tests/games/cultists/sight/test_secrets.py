"""No path leads from a secret to a seat that may not know it."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.cultists.scene import FIVE, Scene, scene

from cabale.core import Match, new_match
from cabale.core.log import loads
from cabale.games.cultists.rules.components import CULTIST, DEAD, PROPHET, SET_UPS
from cabale.games.cultists.rules.floorplan import ROUTE_LINE, ROUTES
from cabale.games.cultists.rules.setup import room_deck
from cabale.games.cultists.rules.state import (
    CHECK,
    FROM_DRAW_PILE,
    FROM_PASSAGE_START,
    FROM_START,
    HAND,
    PASSAGE,
    PUT_BACK,
    REVEALED,
    ROOM_PART,
    CultistsState,
    dead_seen,
)
from cabale.testing import rule
from cabale.testing.conformance import same_eyes, same_stop

TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (5, {"roles": "expert"}),
    (6, {"automa": True, "prophet": True}),
    (7, {}),
    (8, {}),
]


def random_positions(
    seats: int, options: dict[str, Any], seed: int, share: float, live: bool = False
) -> Iterator[Match]:
    """Positions of a random match whose Cultist waits with declaring."""
    match = new_match("cultists", seats, seed=seed, options=options, live=live)
    rng = Random(seed)
    while match.outcome is None:
        seat = rng.choice(list(match.decisions))
        decision = match.decisions[seat]
        if rng.random() < share:
            yield match
        quiet = decision.kind == "clean_up"
        match.play(seat, decision.choices[0] if quiet else rng.choice(decision.choices))


def state_of(match: Match) -> CultistsState:
    assert isinstance(match.state, CultistsState)
    return match.state


@rule("CUL-290", "CUL-291")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_an_imagined_world_looks_the_same_and_keeps_every_fact(
    seats: int, options: dict[str, Any]
) -> None:
    for seed in range(4):
        rng = Random(seed)
        for match in random_positions(seats, options, seed, share=0.08, live=seed % 2 == 1):
            for seat in range(seats):
                world = match.imagine(seat, rng)
                same_eyes(match, world, seat)
                check_world(state_of(world))


@rule("CUL-292")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_where_a_live_table_stops_tells_nothing(seats: int, options: dict[str, Any]) -> None:
    """Looks, murders that are found or hidden, meetings and clean-ups ask the same of everybody."""
    for seed in range(2):
        for match in random_positions(seats, options, seed, share=0.3, live=True):
            same_stop(match, Random(seed))


def check_world(s: CultistsState) -> None:
    """A world that could have come about: no card is lost, nothing seen is denied."""
    set_up = SET_UPS[s.characters]
    for c, role in enumerate(s.role):
        deck = set_up.cultist_encounter if role == CULTIST else set_up.investigator_encounter
        given = [gift[3] for gift in s.gifts if gift[1] == c]
        laid = [card[3] for card in s.cards if card[1] == c]
        hand = s.hand[HAND * c : HAND * c + HAND]
        assert [hand[kind] + given.count(kind) for kind in range(2)] == list(deck)
        found = [hand[ROOM_PART + kind] + laid.count(kind) for kind in range(3)]
        assert found == list(room_deck(role))
    start = [card[3] for card in s.cards if card[1] == FROM_START]
    drawn = [card[3] for card in s.cards if card[1] == FROM_DRAW_PILE]
    assert tuple(start.count(kind) for kind in range(3)) == set_up.room_cards
    assert tuple(drawn.count(k) + s.draw_pile[k] for k in range(3)) == set_up.room_cards
    assert sorted(s.roles_in_play) == sorted(s.role)
    assert len(set(s.route)) == s.characters
    check_piles(s)
    for turn, c, colour, ghost in s.room_acts:
        mechanic_alive = s.role[c] == 4 and not ghost
        if s.role[c] != CULTIST and not mechanic_alive:
            assert colour in ROUTES[s.route[c]][ROUTE_LINE[turn]]
    for look in s.looks:
        _, checker, _, how, _, result = look
        if result == REVEALED:
            assert dead_seen(s, look)
        elif how == CHECK and result == PUT_BACK and s.role[checker] != CULTIST:
            assert not dead_seen(s, look)
    for c in range(s.characters):
        dead = sum(1 for g in s.gifts if g[2] == c and g[3] == DEAD) + (s.first_pulse[c] == DEAD)
        assert dead == s.pulse_dead[c]
        assert not (s.role[c] == CULTIST and s.first_pulse[c] == DEAD)
        assert s.could_be[c] >> s.role[c] & 1


def check_piles(s: CultistsState) -> None:
    """Every card that was shown can have lain where it was drawn."""
    for room in s.plan.rooms:
        laid = [card[3] for card in s.cards if card[2] == room]
        shown = [seen[2] for seen in s.seen_cards if seen[1] == room]
        left = [s.cards[card][3] for card in s.piles[room]]
        if not s.completed[room]:
            assert sorted(shown + left) == sorted(laid)
    for _, pile, kind, number, _ in s.seen_cards:
        if pile == PASSAGE:
            assert kind in [card[3] for card in s.cards[:number] if card[2] == PASSAGE]
    assert sum(card[1] == FROM_PASSAGE_START for card in s.cards) == (2 if s.dangers else 0)


@rule("CUL-290")
def test_one_may_be_dead_or_alive_for_all_one_knows() -> None:
    text = FIVE + "\nplaces: dark_blue_1 red green light_blue pink_1"
    table = scene(text).do(0, "go", "red").do(0, "give", "dead", 1)
    worlds = [table.match.imagine(1, Random(i)) for i in range(60)]
    assert {state_of(world).pulse_dead[1] > 0 for world in worlds} == {True, False}
    killed = scene(text).do(0, "go", "red").do(0, "give", "dead", 1)
    spared = scene(text).do(0, "go", "red").do(0, "give", "alive", 1)
    for seat in (None, 1, 2, 3, 4):
        assert killed.match.view(seat) == spared.match.view(seat)
        assert killed.match.events(seat) == spared.match.events(seat)
        if seat is not None:
            assert list(killed.match.observe(seat)) == list(spared.match.observe(seat))
            assert killed.match.decisions.get(seat) == spared.match.decisions.get(seat)


@rule("CUL-290")
def test_the_starting_pulse_card_is_hidden_from_its_owner() -> None:
    lines = "places: dark_blue_1 red green light_blue pink_1"
    dead = scene(FIVE, lines, "pulses: alive dead alive alive alive")
    alive = scene(FIVE, lines, "pulses: alive alive alive alive alive")
    for seat in (None, 1, 2, 3, 4):
        assert dead.match.view(seat) == alive.match.view(seat)
        assert dead.match.events(seat) == alive.match.events(seat)
    assert dead.match.view(0) != alive.match.view(0)


@rule("CUL-291")
def test_routes_hands_and_roles_of_others_do_not_show() -> None:
    one = scene("roles: investigator cultist investigator rookie investigator", "routes: 1 2 3 4 5")
    two = scene("roles: investigator rookie investigator cultist investigator", "routes: 1 3 2 5 4")
    for seat in (None, 0):
        assert one.match.view(seat) == two.match.view(seat)
        assert one.match.events(seat) == two.match.events(seat)
    assert list(one.match.observe(0)) == list(two.match.observe(0))


@rule("CUL-291")
def test_worlds_differ_in_what_a_seat_cannot_know() -> None:
    table = Scene(FIVE)
    worlds = [state_of(table.match.imagine(1, Random(i))) for i in range(60)]
    assert {world.role.index(CULTIST) for world in worlds} == {0, 2, 3, 4}
    assert len({tuple(world.route) for world in worlds}) > 30
    assert {world.route[1] for world in worlds} == {table.s.route[1]}


@rule("CUL-053", "CUL-291")
def test_cultist_and_prophet_imagine_what_they_know() -> None:
    table = scene(FIVE.replace("cultist investigator", "cultist prophet"))
    for i in range(20):
        assert state_of(table.match.imagine(1, Random(i))).role.index(CULTIST) == 0
    prophets = {state_of(table.match.imagine(0, Random(i))).role.index(PROPHET) for i in range(60)}
    assert prophets == {1, 2, 3, 4}


@rule("CUL-292")
def test_every_look_is_answered() -> None:
    lines = ("begin: action", "places: green red red orange_1 pink_1", "first: 1")
    for gifts in ("gifts: 0>2 alive", "gifts: 0>2 dead"):
        table = scene(FIVE, *lines, gifts, live=True).do(1, "check", 2)
        assert table.asked == [1]
        assert len(table.match.decisions[1].choices) == 1
        others = [table.match.view(seat) for seat in (0, 2, 3, 4)]
        assert {view["step"] for view in others} == {"found"}
        assert all(view["asked"] == [1] for view in others)
    clean = scene(FIVE, *lines, "gifts: 0>2 alive", live=True).do(1, "check", 2)
    found = scene(FIVE, *lines, "gifts: 0>2 dead", live=True).do(1, "check", 2)
    for seat in (2, 3, 4):
        assert clean.match.view(seat) == found.match.view(seat)


@rule("CUL-294", "CUL-264")
def test_a_death_that_two_roles_explain_tells_neither() -> None:
    """A murder shown by the camera kills the Coward as well as the Rookie."""
    lines = ("begin: action", "places: green red orange_1 orange_2 pink_1", "gifts: 0>4 dead")
    seen = []
    for pair in ("rookie coward", "coward rookie"):
        roles = f"roles: cultist {pair} investigator investigator\nroutes: 1 2 3 4 5"
        table = scene(roles, *lines, "first: 1").do(1, "check", 4)
        assert table.s.ghost[1]
        assert table.match.view(0)["board"]["people"][1]["could_be"] == ["rookie", "coward"]
        found = [table.match.imagine(0, Random(i)) for i in range(20)]
        assert len({state_of(world).role[1] for world in found}) == 2
        seen.append([(table.match.view(seat), table.match.events(seat)) for seat in (None, 0, 3)])
    assert seen[0] == seen[1]


@rule("CUL-290", "CUL-291")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_views_name_no_hidden_card(seats: int, options: dict[str, Any]) -> None:
    """A spectator's view is the same in every world: what differs is not in it."""
    for match in random_positions(seats, options, seed=7, share=0.1):
        for seat in range(seats):
            world = match.imagine(seat, Random(1))
            assert json.dumps(world.view(None)) == json.dumps(match.view(None))
            public = world.view(seat)["board"]
            private = public.pop("me")
            assert private == match.view(seat)["board"]["me"]
            spectators = match.view(None)["board"]
            assert public == spectators


def test_a_world_is_found_late_at_a_table_of_eight() -> None:
    """One draw of roles in thirty fits all Routes and red cards that were seen by then."""
    log = loads(Path(__file__).with_name("late.jsonl").read_text("utf-8"))
    match = new_match("cultists", 8, 565172)
    assert match.log.header == log.header
    for entry in log.entries:
        match.repeat(entry)
    for number in range(150):
        match.imagine(5, Random(number))
