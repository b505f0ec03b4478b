"""A log that was altered anywhere, and then chained and signed off again, fails every receipt."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.core.toy import GAME

from cabale.core import (
    EditedLog,
    LogError,
    Luck,
    Match,
    Receipt,
    ReceiptError,
    compare,
    loads,
    loads_receipt,
    new_match,
    replay,
)
from cabale.core.log import FORMAT, heads, split
from cabale.testing.conformance import play_out

SEATS = 3
GIVEN = (("a" * 32, ""), ("b" * 32, "sept"), None)


def played(seed: int, luck: Luck | None = None, live: bool = True) -> Match:
    luck = luck or Luck(Random(seed).randbytes(32), "t-1", GIVEN)
    match = new_match(GAME, SEATS, luck=luck, live=live)
    play_out(match, Random(seed))
    return match


def receipts(text: str) -> list[Receipt]:
    """Those of each seat and of a spectator; one saw every head, the others fewer."""
    log, lines = loads(text), split(text)
    assert log.luck is not None
    seen = heads(log.luck, lines[:-1])
    every: list[tuple[int | None, list[str]]] = [(0, seen), (1, seen[3:]), (2, seen[-1:])]
    every.append((None, [*seen[::4], seen[-1]]))
    sealed, name = log.header["commitment"], log.header["game"]
    return [
        Receipt(
            *(FORMAT, "t-1", name, seat, sealed),
            luck=GIVEN[seat] if seat is not None else None,
            heads=list(dict.fromkeys(some)),
        )
        for seat, some in every
    ]


def holds(text: str, receipt: Receipt) -> bool:
    try:
        return all(check.ok for check in compare(text, receipt))
    except LogError:
        return False


def folds(text: str) -> bool:
    try:
        return replay(loads(text), game=GAME).outcome is not None
    except LogError:
        return False


def forge(header: dict[str, Any], entries: list[Any], footer: dict[str, Any]) -> str:
    """A log with these lines, numbered, committed to and chained as an honest one is."""
    entries = [{**entry, "n": number} for number, entry in enumerate(entries)]
    given = tuple(one and (one[0], one[1]) for one in header["luck"])
    luck = Luck(bytes.fromhex(footer["secret"]), header["table"], given)
    header = {**header, "commitment": luck.commitment}
    lines = [json.dumps(one, ensure_ascii=False) for one in (header, *entries)]
    lines.append(json.dumps({**footer, "head": heads(luck, lines)[-1]}))
    return "\n".join(lines) + "\n"


def forgeries(text: str) -> Iterator[str]:
    """Every entry altered, dropped, doubled, swapped; every part of the header; the luck."""
    header, *entries, footer = map(json.loads, text.splitlines())
    for number, entry in enumerate(entries):
        other = {**entry, "seat": (entry["seat"] + 1) % SEATS}
        yield forge(header, [*entries[:number], other, *entries[number + 1 :]], footer)
        yield forge(header, entries[:number] + entries[number + 1 :], footer)
        late = {"seat": entry["seat"], "expired": True}
        yield forge(header, [*entries[:number], late, *entries[number:]], footer)
        if number and {**entry, "n": 0} != {**entries[number - 1], "n": 0}:
            before, after = entries[: number - 1], entries[number + 1 :]
            yield forge(header, [*before, entry, entries[number - 1], *after], footer)
    for change in (
        {"cabale": 1},
        {"game": "other"},
        {"seats": 2},
        {"rules": "0"},
        {"options": {"quick": True}},
        {"live": not header["live"]},
        {"scenario": "x"},
        {"table": "t-2"},
        {"note": "nobody asked for this"},
        {"luck": [None, header["luck"][1], None]},
        {"luck": [header["luck"][0], None, None]},
        {"luck": [header["luck"][0], [header["luck"][1][0], "huit"], None]},
        {"luck": [header["luck"][1], header["luck"][0], None]},
        {"luck": [*header["luck"][:2], ["c" * 32, ""]]},
    ):
        yield forge({**header, **change}, entries, footer)
    yield forge(header, entries, {**footer, "secret": "5e" * 32})


def past_the_end(text: str) -> Iterator[str]:
    """What stands behind the last head that was shown: no receipt knows it, the fold does."""
    header, *entries, footer = map(json.loads, text.splitlines())
    yield forge(header, [*entries, entries[-1]], footer)
    yield forge(header, [*entries, {"seat": 0, "expired": True}], footer)
    yield forge(header, entries, {**footer, "end": {**footer["end"], "winners": []}})
    yield forge(header, entries, {**footer, "end": {**footer["end"], "reason": "mercy"}})


def test_66_of_66_forged_logs_are_refused_against_any_receipt() -> None:
    honest = played(72, live=False).log.dumps()
    kept = receipts(honest)
    assert all(holds(honest, receipt) for receipt in kept)
    forged = list(forgeries(honest))
    assert not [text for text in forged for receipt in kept if holds(text, receipt)]
    longer = list(past_the_end(honest))
    assert not [text for text in longer if folds(text)]
    assert len({*forged, *longer}) == len(forged) + len(longer) == 66


@pytest.mark.parametrize("seed", range(12))
def test_a_forged_log_is_refused_whatever_was_played(seed: int) -> None:
    honest = played(seed).log.dumps()
    kept = receipts(honest)
    for text in forgeries(honest):
        assert not any(holds(text, receipt) for receipt in kept)
    assert folds(honest)
    assert not any(map(folds, past_the_end(honest)))


@pytest.mark.parametrize("seed", range(6))
def test_a_true_fold_of_another_match_is_refused(seed: int) -> None:
    """A forger plays on honestly from somewhere, or deals anew: the log folds, but is not ours."""
    match = played(seed)
    honest = match.log.dumps()
    kept = receipts(honest)
    others = []
    for number in range(len(match.entries)):
        fork = replay(match.log.beginning, game=GAME)
        for entry in match.entries[:number]:
            fork.repeat(entry)
        play_out(fork, Random(f"other {seed}"))
        others.append(fork.log.dumps())
    luck = match.luck
    fewer = (None, *GIVEN[1:])
    others.append(played(seed, luck._replace(contributions=fewer)).log.dumps())
    others.append(played(seed, luck._replace(secret=bytes(32))).log.dumps())
    others.append(played(seed, luck._replace(table="t-2")).log.dumps())
    for text in set(others) - {honest}:
        replay(loads(text), game=GAME)
        assert not any(holds(text, receipt) for receipt in kept)


def test_each_lie_is_named() -> None:
    honest = played(5).log.dumps()
    header, *entries, footer = map(json.loads, honest.splitlines())
    mine = receipts(honest)[0]

    def broken(text: str) -> set[str]:
        return {check.name for check in compare(text, mine) if not check.ok}

    assert broken(honest) == set()
    assert broken(forge(header, entries[:-1], footer)) == {"heads"}
    assert broken(forge({**header, "game": "other"}, entries, footer)) == {"table", "heads"}
    assert broken(forge(header, entries, {**footer, "secret": "5e" * 32})) == {"secret", "heads"}
    without = {**header, "luck": [None, *header["luck"][1:]]}
    assert broken(forge(without, entries, footer)) == {"luck", "heads"}


def test_an_operator_who_lays_the_cards_out_is_found_out() -> None:
    """Secret, luck and chain are all in order: the match was begun from a scenario."""
    luck = Luck(bytes(32), "t-1", GIVEN)
    match = new_match(GAME, SEATS, luck=luck, scenario="hands: 1 2 3", live=True)
    play_out(match, Random(5))
    text = match.log.dumps()
    seen = heads(luck, split(text)[:-1])
    mine = Receipt(FORMAT, "t-1", GAME.name, 0, luck.commitment, GIVEN[0], seen)
    with pytest.raises(EditedLog, match="by hand"):
        loads(text)
    with pytest.raises(EditedLog, match="by hand"):
        compare(text, mine)


def test_a_receipt_says_how_far_it_reaches() -> None:
    text = played(5).log.dumps()
    whole = receipts(text)[0]
    entries = len(loads(text).entries)
    assert compare(text, whole)[-1].entries == entries
    left = Receipt(FORMAT, "t-1", whole.game, None, whole.commitment, None, whole.heads[:4])
    assert compare(text, left)[-1].entries == 3
    assert compare(text, Receipt(FORMAT, "t-1", whole.game, None, whole.commitment)) != []
    turned = Receipt(FORMAT, "t-1", whole.game, None, whole.commitment, None, whole.heads[::-1])
    assert not holds(text, turned)


def test_a_receipt_is_written_and_read_again() -> None:
    receipt = receipts(played(5).log.dumps())[1]
    assert loads_receipt(receipt.dumps()) == receipt
    receipt.saw(receipt.heads[0])
    receipt.saw(None)
    assert loads_receipt(receipt.dumps()) == receipt


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"cabale": 1}, "format 2"),
        ({"table": None}, "lacks"),
        ({"commitment": 7}, "lacks"),
        ({"seat": "0"}, "seat"),
        ({"seat": True}, "seat"),
        ({"luck": ["x", ""]}, "luck"),
        ({"heads": "abc"}, "heads"),
        ({"heads": [1]}, "heads"),
    ],
)
def test_a_spoilt_receipt_is_refused(change: dict[str, Any], message: str) -> None:
    record = json.loads(receipts(played(5).log.dumps())[0].dumps())
    with pytest.raises(ReceiptError, match=message):
        loads_receipt(json.dumps({**record, **change}))


@pytest.mark.parametrize("text", ["", "[]", "{", "null"])
def test_what_is_no_receipt(text: str) -> None:
    with pytest.raises(ReceiptError, match="not a receipt"):
        loads_receipt(text)


def test_a_running_match_is_held_against_nothing() -> None:
    match = new_match(GAME, SEATS, luck=Luck(bytes(32), "t-1", GIVEN))
    with pytest.raises(ReceiptError, match="last line"):
        compare(match.log.dumps(), receipts(played(5).log.dumps())[0])
