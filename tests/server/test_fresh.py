"""What is remembered of people for some seconds is of those who were there in these seconds."""

from __future__ import annotations

import pytest

from cabale.server.people import fresh, limits
from cabale.server.people.fresh import Fresh
from cabale.server.people.limits import Buckets


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(fresh, "time", made)
    monkeypatch.setattr(limits, "time", made)
    return made


def test_what_was_read_long_ago_is_neither_believed_nor_kept(clock: Clock) -> None:
    known = Fresh[str](10.0, 100)
    known.put("ada", "Ada")
    clock.now += 9
    assert known.get("ada") == "Ada"
    known.put("eve", "Eve")
    clock.now += 2
    assert known.get("ada") is None
    known.put("eve", "Eva")
    assert dict(known.items()) == {"eve": "Eva"}
    for number in range(1000):
        clock.now += 1
        known.put(f"p{number}", "P")
    assert len(known) <= 11


def test_of_what_is_fresh_the_oldest_goes_when_there_is_too_much(clock: Clock) -> None:
    known = Fresh[int](10.0, 3)
    for number in range(5):
        known.put(str(number), number)
    known.put("2", 2)
    known.put("5", 5)
    assert dict(known.items()) == {"4": 4, "2": 2, "5": 5}


def test_a_bucket_that_is_full_again_is_forgotten(clock: Clock) -> None:
    buckets = Buckets(rate=1.0, burst=5.0)
    for number in range(1000):
        clock.now += 1
        assert buckets.take(f"p{number}")
    assert len(buckets) <= 5
    for _ in range(5):
        assert buckets.take("ada")
    clock.now += 4
    assert buckets.take("eve")
    assert [buckets.take("ada") for _ in range(5)] == [True, True, True, True, False]
