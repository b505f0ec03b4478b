"""A position of Abyss that a test plays on: `scene(2, hands="crab-1 | ")`, `do("explore")`."""

from __future__ import annotations

from typing import Any

from cabale.core import Choice, Match, Reason, new_match
from cabale.games.abyss.rules.components import LOCATIONS, LORD_IDS
from cabale.games.abyss.rules.state import AbyssState
from cabale.games.abyss.sight.view import allies


class Scene:
    def __init__(self, seats: int, lines: dict[str, str], seed: int = 7) -> None:
        text = "\n".join(f"{name}: {value}" for name, value in lines.items())
        self.match: Match = new_match("abyss", seats, seed=seed, scenario=text)

    @property
    def s(self) -> AbyssState:
        state = self.match.state
        assert isinstance(state, AbyssState)
        return state

    # --- what is asked -------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[int, ...]:
        return tuple(self.match.decisions)

    @property
    def kind(self) -> str:
        return next(iter(self.match.decisions.values())).kind

    def offers(self, seat: int | None = None) -> set[str]:
        """The choices of a seat (of the only one asked) in words."""
        seat = self.asked[0] if seat is None else seat
        return {str(choice) for choice in self.match.decisions[seat].choices}

    def verbs(self) -> set[str]:
        return {offer.split()[0] for offer in self.offers()}

    def choice(self, words: str) -> Choice:
        verb, *args = words.split()
        return self.match.board.catalogue(verb, *[int(a) if a.isdigit() else a for a in args])

    def why(self, words: str) -> Reason | None:
        return self.match.why_not(self.asked[0], self.choice(words))

    # --- playing -------------------------------------------------------------------------------

    def do(self, *moves: str) -> Scene:
        """Play these, each by the seat that is asked; `1: buy` names it."""
        for move in moves:
            seat, colon, words = move.partition(":")
            if colon:
                self.match.play(int(seat), self.choice(words))
            else:
                self.match.play(self.asked[0], self.choice(move))
        return self

    def recruit(self, lord: str, *allies: str) -> Scene:
        return self.do(f"recruit {lord}", *[f"spend {ally}" for ally in allies], "settle")

    # --- looking -------------------------------------------------------------------------------

    def hand(self, seat: int) -> list[str]:
        return allies(self.s.hands[seat])

    def federated(self, seat: int) -> list[str]:
        return allies(self.s.federated[seat])

    def lords(self, seat: int) -> list[str]:
        return [LORD_IDS[lord] for lord in self.s.lords[seat]]

    def active(self, seat: int) -> list[str]:
        return [LORD_IDS[lord] for lord in self.s.lords[seat] if self.s.active[lord] == seat]

    def under(self, seat: int) -> dict[str, str]:
        return {
            LORD_IDS[lord]: LOCATIONS[self.s.under[lord]]
            for lord in self.s.lords[seat]
            if self.s.under[lord] >= 0
        }

    @property
    def court(self) -> list[str]:
        return [LORD_IDS[lord] for lord in self.s.court]

    def locations(self, seat: int) -> list[str]:
        return [LOCATIONS[tile] for tile in self.s.locations[seat]]

    @property
    def open_locations(self) -> list[str]:
        return [LOCATIONS[tile] for tile in self.s.open_locations]

    def view(self, seat: int | None) -> dict[str, Any]:
        table: dict[str, Any] = self.match.view(seat)["board"]
        return table

    def told(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """What a seat (a spectator) saw of events of this kind."""
        return [event for event in self.match.events(seat) if event["kind"] == kind]


def scene(seats: int = 2, seed: int = 7, /, **lines: str) -> Scene:
    return Scene(seats, lines, seed)
