"""A match whose rules are gone: it can be looked at as it last stood, and no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cabale.core.board import Board
from cabale.core.chance import Chance
from cabale.core.looking import LookAtBoard
from cabale.core.match import Match
from cabale.core.plain_data import Plain
from cabale.core.sight import SeatView
from cabale.core.snapshot import MatchSnapshot, Origins, chains
from cabale.core.state import Outcome
from cabale.core.undo import NO_COPIES


def eyes_of(seats: int) -> tuple[int | None, ...]:
    """All who look on: spectators, then each seat."""
    return (None, *range(seats))


def _bare(game: str, seats: int, seat: int | None) -> SeatView:
    """What is shown where nobody has written down what was seen."""
    return {
        "game": game,
        "seat": seat,
        "seats": seats,
        "step": None,
        "pace": None,
        "asked": [],
        "decision": None,
        "answered": False,
        "said": [],
        "outcome": None,
        "board": {},
    }


class Relic(Match):
    """Made of a snapshot that other rules have written. Nobody is asked anything here."""

    __slots__ = ("data", "views")

    data: MatchSnapshot
    views: Sequence[SeatView]

    def __init__(self, origins: Origins, data: MatchSnapshot) -> None:
        """`origins.options` are the options as they were: nobody reads them again."""
        game, seats, options, origin, live = origins
        self.data = data
        self.views = data.get("views") or [_bare(game.name, seats, seat) for seat in eyes_of(seats)]
        self.board: Board[Any] = Board(game, seats, options, Chance(origin.luck.key))
        found = chains(data["events"])
        self.board.events, self.board.heard = found[-1], len(found) - 1
        self.board.state.outcome = Plain(Outcome).load(data["state"]["outcome"])
        self.live = live
        self._origin = origin
        header = data.get("header") or {**self.header, "rules": data["rules"]}
        self._origin = origin._replace(header=header)
        self._entries = None
        for seat, deed, words in data["entries"]:
            self._entries = (self._entries, seat, deed, words)
        self._length = len(data["entries"])
        self._said = None
        self._undoable, self._copies = (), NO_COPIES
        self._eyes = self._decisions = self._step = None

    @property
    def version(self) -> str:
        """Of the rules that it was played under."""
        return self.data["rules"]

    def view(
        self,
        seat: int | None,
        *,
        talk: bool = True,
        board: LookAtBoard | None = None,
        known: SeatView | None = None,
    ) -> SeatView:
        """As it was last seen, but for the question."""
        self._check_seat(seat)
        shown = self.views[0 if seat is None else seat + 1]
        return {**shown, "decision": None, "said": shown["said"] if talk else []}

    def clone(self) -> Relic:
        """Nothing about it ever changes."""
        return self

    def ended(self, origins: Origins, outcome: Outcome) -> Relic:
        """The same match, which has an end, and everybody is told so."""
        plain = Plain(Outcome)
        views = [view.copy() for view in self.views]
        for view in views:
            view["step"] = view["pace"] = view["decision"] = None
            view["asked"], view["answered"] = [], False
            view["outcome"] = outcome.to_json()
        state = {**self.data["state"], "outcome": plain.dump(outcome)}
        told = ["ended", {"winners": [*outcome.winners], "reason": outcome.reason}, None, {}]
        data: MatchSnapshot = {**self.data, "state": state, "views": views, "back": []}
        data["events"] = [*self.data["events"], told]
        return Relic(origins, data)
