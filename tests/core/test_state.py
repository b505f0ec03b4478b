"""Plain states copy deep enough, and refuse what is not plain data."""

from dataclasses import dataclass, field

import pytest

from cabale.core import State, plain


@plain
@dataclass(slots=True)
class Hand:
    cards: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Board:
    spaces: tuple[str, ...]


@plain
@dataclass(slots=True, kw_only=True)
class Rich(State):
    number: int = 0
    flat: list[int] = field(default_factory=list)
    deep: list[list[int]] = field(default_factory=list)
    hands: list[Hand] = field(default_factory=list)
    notes: dict[int, list[int]] = field(default_factory=dict)
    seen: set[int] = field(default_factory=set)
    maybe: int | None = None
    drawn: Hand | None = None
    board: Board | None = None
    pair: tuple[int, int] = (0, 0)


def test_a_copy_is_equal_and_independent() -> None:
    one = Rich(flat=[1], deep=[[1], [2]], hands=[Hand([3])], notes={1: [4]}, seen={5})
    two = one.copy()
    assert one == two
    two.flat.append(9)
    two.deep[0].append(9)
    two.hands[0].cards.append(9)
    two.notes[1].append(9)
    two.seen.add(9)
    two.stack.append(("x",))
    two.draws[0] = 9
    assert one == Rich(flat=[1], deep=[[1], [2]], hands=[Hand([3])], notes={1: [4]}, seen={5})


def test_what_may_be_missing_is_copied_and_what_is_frozen_is_shared() -> None:
    one = Rich(drawn=Hand([1]), board=Board(("start",)))
    two = one.copy()
    assert two.board is one.board
    assert two.drawn is not None
    two.drawn.cards.append(9)
    assert one.drawn == Hand([1])
    assert Rich().copy().drawn is None


def test_a_state_is_plain_data() -> None:
    @dataclass(slots=True, kw_only=True)
    class Odd(State):
        thing: object = None

    with pytest.raises(TypeError, match="plain data"):
        plain(Odd)
