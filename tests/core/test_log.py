"""Logs: what a person reads, what is refused, and that the secret stays one until the end."""

import json
from random import Random

import pytest
from tests.core.toy import GAME

from cabale.core import (
    EditedLog,
    LogError,
    Luck,
    Match,
    SealedLog,
    TruncatedLog,
    loads,
    new_match,
    replay,
)
from cabale.core.log import heads
from cabale.testing.conformance import play_out


def finished() -> str:
    match = new_match(GAME, 3, seed="a sealed seed")
    play_out(match, Random(5))
    return match.log.dumps()


def again(text: str) -> Match:
    return replay(loads(text), game=GAME)


def test_a_log_says_what_was_played_in_words() -> None:
    header, first, *_, footer = map(json.loads, finished().splitlines())
    assert header["game"] == "toy"
    assert header["rules"] == "1"
    assert (header["table"], header["luck"]) == (None, None)
    assert header["commitment"] == Luck.of_seed("a sealed seed").commitment
    assert first["n"] == 0
    assert isinstance(first["play"][0], str)
    assert footer["seed"] == "a sealed seed"


def test_the_seed_stays_sealed_while_the_match_runs() -> None:
    match = new_match(GAME, 3, seed="a sealed seed")
    text = match.log.dumps()
    assert "a sealed seed" not in text
    with pytest.raises(SealedLog):
        again(text)
    assert replay(loads(text), "a sealed seed", game=GAME).state == match.state
    with pytest.raises(EditedLog, match="commits to"):
        replay(loads(text), "another", game=GAME)


def test_two_matches_without_a_seed_differ() -> None:
    assert new_match(GAME, 3).luck != new_match(GAME, 3).luck


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        (lambda lines: [], TruncatedLog),
        (lambda lines: lines[:2] + lines[3:], TruncatedLog),
        (lambda lines: lines[:-1], SealedLog),
        (lambda lines: [*lines[:2], "{", *lines[3:]], TruncatedLog),
        (lambda lines: [*lines[:2], "[]", *lines[3:]], EditedLog),
        (lambda lines: ["{}", *lines[1:]], LogError),
        (lambda lines: [lines[0].replace('"seats": 3', '"seats": 4'), *lines[1:]], EditedLog),
        (lambda lines: [lines[0].replace('"toy"', "1"), *lines[1:]], EditedLog),
        (lambda lines: [*lines[:-1], lines[-1].replace("a sealed seed", "mine")], EditedLog),
        (lambda lines: [*lines[:-1], '{"end": 1}'], EditedLog),
    ],
)
def test_a_spoilt_log_is_refused(spoil, error) -> None:  # type: ignore[no-untyped-def]
    lines = spoil(finished().splitlines())
    with pytest.raises(error):
        again("\n".join(lines) + "\n" if lines else "")


def test_a_log_cut_within_a_line() -> None:
    with pytest.raises(TruncatedLog, match="cut off"):
        loads(finished()[:-10])


def test_a_log_whose_head_was_written_anew_must_still_fit_the_match() -> None:
    *lines, footer = finished().splitlines()
    lines[1] = json.dumps({"n": 0, "seat": 0, "play": ["accuse", 1]})
    end = json.loads(footer) | {"head": heads(Luck.of_seed("a sealed seed"), lines)[-1]}
    with pytest.raises(EditedLog, match="entry 0 does not fit"):
        again("\n".join([*lines, json.dumps(end)]) + "\n")


def test_rules_of_another_version() -> None:
    match = new_match(GAME, 3, seed=1)
    log = match.log
    other = type(log)(dict(log.header) | {"rules": "0"}, [], log.luck, None)
    with pytest.raises(LogError, match="under rules 0 of toy; these are rules 1"):
        replay(other, game=GAME)


def written_anew(text: str, entries: int, **changes: object) -> str:
    """A log of which so many entries are left, with a last line that was written for them."""
    header, *body, footer = text.splitlines()
    kept, last = [header, *body[:entries]], json.loads(footer)
    last |= {**changes, "head": heads(Luck.of_seed(last["seed"]), kept)[-1]}
    return "\n".join([*kept, json.dumps(last)]) + "\n"


@pytest.mark.parametrize(
    "end",
    [
        {"winners": [0], "reason": "old-rules", "scores": None},
        {"winners": [], "reason": "old-rules", "scores": [9, 0, 0]},
        {"winners": ["0"], "reason": "old-rules"},
        {"winners": "abc", "reason": "old-rules"},
        {"reason": "old-rules"},
        [],
    ],
)
def test_a_match_that_was_stopped_has_no_winner(end: object) -> None:
    stopped: dict[str, object] = {"winners": [], "reason": "old-rules", "scores": None}
    again(written_anew(finished(), 2, end=stopped))
    with pytest.raises(EditedLog):
        again(written_anew(finished(), 2, end=end))


@pytest.mark.parametrize("rules", ["1\n2", "\x1b[2J", "1 (checked)", "9" * 41])
def test_a_version_of_rules_is_one_short_word(rules: str) -> None:
    header, *rest = finished().splitlines()
    first = json.dumps({**json.loads(header), "rules": rules})
    with pytest.raises(EditedLog, match="version"):
        loads("\n".join([first, *rest]) + "\n")


def test_a_bottomless_line_is_no_log() -> None:
    with pytest.raises(TruncatedLog):
        loads("[" * 4000 + "\n")
