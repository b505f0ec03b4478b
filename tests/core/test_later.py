"""Knowledge is worked out when somebody looks, once, and never for the wrong copy."""

from dataclasses import dataclass, field

import pytest

from cabale.core import Later, plain
from cabale.core.later import Copied, Record


@plain
@dataclass(slots=True)
class Diary(Copied):
    lines: list[str] = field(default_factory=list)


def write(diary: Diary, records: list[Record]) -> None:
    diary.lines += [record[0] for record in records]


def test_nothing_is_done_before_somebody_looks_and_then_once() -> None:
    done: list[int] = []

    def count(diary: Diary, records: list[Record]) -> None:
        done.extend([record[1] for record in records])

    later = Later([Diary()], count).then("number", 1).then("number", 2)
    assert done == []
    assert later.now(0) is later.now(0)
    assert done == [1, 2]


def test_two_lines_from_one_beginning_are_independent() -> None:
    begun = Later([Diary()], write).then("a")
    one, two = begun.then("b"), begun.then("c")
    assert one.now(0).lines == ["a", "b"]
    assert begun.now(0).lines == ["a"]
    assert two.now(0).lines == ["a", "c"]
    assert one != two
    assert two == Later([Diary(["a"])], write).then("c")


def test_each_reader_reads_for_himself() -> None:
    read: list[str] = []

    def count(diary: Diary, records: list[Record]) -> None:
        read.extend([f"{diary.lines[0]} {record[0]}" for record in records])

    later = Later([Diary(["one"]), Diary(["two"])], count).then("a")
    later.now(1)
    assert read == ["two a"]
    assert [diary.lines for diary in later.all()] == [["one"], ["two"]]
    assert read == ["two a", "one a"]


def test_a_long_wait_is_no_trouble() -> None:
    later = Later([Diary()], write)
    for number in range(100_000):
        later = later.then(str(number))
    assert len(later.now(0).lines) == 100_000


def test_what_cannot_be_copied_says_why() -> None:
    with pytest.raises(NotImplementedError, match="@plain"):
        Later([Copied()], write).then("a").now(0)
