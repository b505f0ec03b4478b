"""The suite catches leaks: toy games that leak on purpose, each through one channel of its own."""

from collections.abc import Sequence
from typing import Any

import pytest
from tests.core import toy
from tests.core.toy import Thief, Toy, ToyState, Turn

from cabale.core import PASS, Board, Choice, Game
from cabale.testing.conformance import Case, check


class ShowsTheInitialState(Toy):
    def view(self, t: Board[ToyState], seat: int | None) -> dict[str, Any]:
        return super().view(t, seat) | {"deal": list(t.state.hands)}


class ShowsTheDeckOrder(Toy):
    def view(self, t: Board[ToyState], seat: int | None) -> dict[str, Any]:
        return super().view(t, seat) | {"next": t.state.pile[-1:]}


class ShowsAShape(Toy):
    """The list has one more item when somebody holds the thief."""

    def view(self, t: Board[ToyState], seat: int | None) -> dict[str, Any]:
        return super().view(t, seat) | {"x": [0] * (toy.THIEF in t.state.hands)}


class ShowsInNumbers(Toy):
    def observe(self, t: Board[ToyState], seat: int, out: Any) -> None:
        super().observe(t, seat, out)
        out[0] = t.state.hands[0]


class MutesByHand(Toy):
    """Who may speak depends on another seat's card."""

    def may_say(self, t: Board[ToyState], seat: int, claim: Choice) -> bool:
        return t.state.hands[(seat + 1) % t.seats] % 2 == 0


class TellingTurn(Turn):
    def play(self, t: Board[ToyState], seat: int, choice: Choice) -> None:
        super().play(t, seat, choice)
        t.tell("deal", hands=list(t.state.hands))


class TellsTheTable(Toy):
    steps = (TellingTurn, *toy.GAME.steps[1:])


class KnowingTurn(Turn):
    def legal(self, t: Board[ToyState], seat: int) -> Sequence[Choice]:
        choices = super().legal(t, seat)
        return choices if t.state.pile[-1] > t.state.hands[seat] else choices[:1]


class OffersOnlyGoodTrades(Toy):
    steps = (KnowingTurn, *toy.GAME.steps[1:])


class NakedThief(Thief):
    """A window that names who is asked, and so who holds the thief."""

    def public(self, t: Board[ToyState]) -> Sequence[int]:
        return self.ask(t) or ()

    def legal(self, t: Board[ToyState], seat: int) -> Sequence[Choice]:
        return super().legal(t, seat) or (PASS,)


class AsksOnlyTheThief(Toy):
    steps = (*toy.GAME.steps[:2], NakedThief, *toy.GAME.steps[3:])


class HastyTurn(Turn):
    """A turn after which the window is opened only where somebody holds the thief."""

    def play(self, t: Board[ToyState], seat: int, choice: Choice) -> None:
        super().play(t, seat, choice)
        if t.frame[0] == Thief.name and toy.THIEF not in t.state.hands:
            t.pop()


class StopsForTheThief(Toy):
    steps = (HastyTurn, *toy.GAME.steps[1:])


class LosingTurn(Turn):
    def play(self, t: Board[ToyState], seat: int, choice: Choice) -> None:
        super().play(t, seat, choice)
        if choice.verb == "trade":
            t.state.pile.pop()


class LosesACard(Toy):
    steps = (LosingTurn, *toy.GAME.steps[1:])


@pytest.mark.parametrize(
    "leaky",
    [
        ShowsTheInitialState,
        ShowsTheDeckOrder,
        ShowsAShape,
        ShowsInNumbers,
        MutesByHand,
        TellsTheTable,
        OffersOnlyGoodTrades,
        AsksOnlyTheThief,
        LosesACard,
    ],
)
@pytest.mark.parametrize("live", [False, True])
def test_the_suite_catches(leaky: type[Game[Any]], live: bool) -> None:
    with pytest.raises((AssertionError, StopIteration)):
        check(Case(leaky(), 4, {}, live), range(40), share=1)


def test_the_suite_catches_a_live_table_that_stops_where_a_secret_is() -> None:
    """A simulation opens no window that nobody needs, and so has nothing to catch."""
    with pytest.raises(AssertionError):
        check(Case(StopsForTheThief(), 4, {}, live=True), range(40), share=1)
