"""Observations that remember: what all saw happen, and what a seat saw as a sequence of tokens."""

import pickle
from random import Random

import pytest
from tests.core.toy import GAME as TOY

from cabale.bots import play_out, sit_down
from cabale.core import CabaleError, Match, game, names, new_match
from cabale.core.past import PER_PAIR, Past, past_of, place_of
from cabale.core.tokens import NUMBER, SEATS, SECRET, WIDTH, WORDS

PLAYED: dict[str, Match] = {}


def played(name: str) -> Match:
    """A match of novices with its talk, to its end."""
    if name not in PLAYED:
        match = new_match(name, game(name).seats[2], 5)
        play_out(match, sit_down(match, ["novice"] * match.seats, 5), Random(5))
        PLAYED[name] = match
    return PLAYED[name]


def told_to_all(match: Match) -> Past:
    """The past, counted from nothing but what all were told."""
    past = Past(match.game.acts)
    for event in match.events(None):
        past.clock += 1
        if event["kind"] in match.game.recollections:
            match.game.recollections[event["kind"]](past, event)
    return past


@pytest.mark.parametrize("name", names())
def test_the_past_is_what_all_were_told(name: str) -> None:
    match = played(name)
    past = past_of(match)
    assert past.cells
    told = told_to_all(match)
    assert {cell: times for cell, (times, _) in past.cells.items()} == {
        cell: times for cell, (times, _) in told.cells.items()
    }


@pytest.mark.parametrize("name", names())
def test_the_numbers_stand_where_the_features_say(name: str) -> None:
    match = played(name)
    for seat in (0, match.seats - 1):
        numbers = list(match.observe(seat, past=True))
        at = match.game.observation_size(match.seats)
        assert numbers[:at] == list(match.observe(seat))
        assert len(numbers) == match.game.observation_size(match.seats, past=True)
        players = match.game.players(match.seats)
        found: dict[str, list[float]] = {}
        for feature in match.game.past_features(match.seats):
            found[feature.name] = numbers[at : at + feature.size]
            at += feature.size
        assert at == len(numbers)
        assert found["me"].index(1.0) == seat
        for feature in match.game.features(match.seats):
            assert feature.size % (feature.slots or match.seats) ** feature.by_seat == 0
        for (act, who, whom), (times, _) in past_of(match).cells.items():
            one = match.game.acts[act]
            place = place_of(who, seat, match.seats)
            if not one.alone:
                place = place * players + place_of(whom, seat, match.seats)
            often, fresh = found[f"past {one.name}"][PER_PAIR * place : PER_PAIR * (place + 1)]
            assert often == times / 4
            assert 0 < fresh <= 1


def test_what_was_counted_is_shared_and_what_is_taken_back_is_not_counted() -> None:
    match = new_match("abyss", 2, 3)
    rng = Random(3)
    undone = 0
    for _ in range(60):
        seat = next(iter(match.decisions))
        before, copy = dict(past_of(match).cells), match.clone()
        assert past_of(copy) is past_of(match)
        match.play(seat, rng.choice(match.decisions[seat].choices))
        assert past_of(copy).cells == before, "a clone has a past of its own"
        if match.can_undo(seat):
            past_of(match)
            match.undo(seat)
            assert past_of(match).cells == before
            undone += 1
            match.play(seat, match.decisions[seat].choices[0])
    assert past_of(match).cells == told_to_all(match).cells
    assert undone


@pytest.mark.parametrize("name", names())
def test_a_board_that_counts_remembers_the_same_and_keeps_no_event(name: str) -> None:
    seats, rng = game(name).seats[2], Random(4)
    match = new_match(name, seats, 4)
    counting = new_match(name, seats, 4, listening=False, counting=True)
    left = counting.clone()
    first = list(left.observe(0, past=True))
    for turn in range(80):
        if not match.decisions:
            break
        seat = next(iter(match.decisions))
        choice = rng.choice(match.decisions[seat].choices)
        match.play(seat, choice)
        counting.play(seat, choice)
        for eyes in (seat, 0):
            assert counting.observe(eyes, past=True) == match.observe(eyes, past=True)
        if turn % 20 == 7:
            counting = pickle.loads(pickle.dumps(counting)) if turn % 40 == 7 else counting.clone()
    assert past_of(counting).cells == past_of(match).cells
    assert list(left.observe(0, past=True)) == first, "a clone has a past of its own"
    assert (counting.events(0), counting.can_undo(0)) == ([], False)


def test_a_match_must_listen_to_have_a_past() -> None:
    deaf = new_match("abyss", 2, 3, listening=False)
    with pytest.raises(CabaleError, match="no past"):
        deaf.observe(0, past=True)
    assert len(deaf.observe(0)) == deaf.game.observation_size(2)
    toy = new_match(TOY, 3, 1, listening=False)
    assert list(toy.observe(0, past=True)) == list(toy.observe(0)), "a game without acts"


@pytest.mark.parametrize("name", names())
def test_tokens_tell_what_the_seat_saw(name: str) -> None:
    match = played(name)
    vocabulary = match.game.vocabulary(match.seats)
    kinds = {number: kind for kind, number in vocabulary.kinds.items()}
    for seat in (0, 1):
        tokens = match.tokens(seat, 100_000)
        assert {len(token) for token in tokens} == {WIDTH}
        assert match.tokens(seat, 7) == tokens[-7:]
        assert match.tokens(seat, 0) == []
        seen = {event["kind"] for event in match.events(seat)} - {"said"}
        told = {kinds[token[0]] for token in tokens}
        assert {kind for kind in told if not kind.startswith("said ")} == seen
        players = match.game.players(match.seats)
        assert all(0 <= place <= players for token in tokens for place in token[SEATS:WORDS])
        assert max(token[NUMBER] for token in tokens) < 1002
        assert any(token[SECRET] for token in tokens) or name == "abyss"
        said = [token for token in tokens if kinds[token[0]].startswith("said ")]
        assert len(said) == len(match.said_to(seat))
        assert all(token[SEATS] for token in said)


@pytest.mark.parametrize("name", names())
def test_every_word_of_an_event_is_in_the_vocabulary(name: str) -> None:
    match = played(name)
    vocabulary = match.game.vocabulary(match.seats)
    for seat in range(match.seats):
        for event in match.events(seat):
            for field, kind in vocabulary.fields.get(event["kind"], {}).items():
                for value in event[field] if isinstance(event.get(field), list) else [field]:
                    word = value if isinstance(event.get(field), list) else event.get(field)
                    if isinstance(word, str):
                        assert word in vocabulary.words, (event["kind"], field, kind, word)


def test_a_seat_counts_from_itself() -> None:
    assert [place_of(player, 2, 4) for player in range(6)] == [2, 3, 0, 1, 4, 5]
    match = new_match("castle", 4, 2)
    seat = next(iter(match.decisions))
    for eyes in range(4):
        kind, who, *_ = match.tokens(eyes, 1)[0]
        assert kind == match.game.vocabulary(4).kinds["turn"]
        assert who == (seat - eyes) % 4 + 1
