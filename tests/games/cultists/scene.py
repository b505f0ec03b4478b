"""A table set by a scenario, and short words to play and to look at it."""

from __future__ import annotations

from typing import Any, cast

from cabale import new_match
from cabale.core import Match
from cabale.games.cultists.rules.components import ROLES
from cabale.games.cultists.rules.floorplan import FloorPlan
from cabale.games.cultists.rules.state import HAND, CultistsState

FIVE = "roles: cultist investigator investigator investigator investigator\nroutes: 1 2 3 4 5"
SEVEN = (
    "roles: cultist cultist investigator investigator investigator investigator investigator\n"
    "routes: 1 2 3 4 5 6 7"
)
EIGHT = (
    "roles: cultist cultist prophet investigator investigator investigator investigator"
    " investigator\nroutes: 1 2 3 4 5 6 7 8"
)
# Everybody in a place of their own, the video room and the portal room empty.
APART = "places: dark_blue_1 dark_blue_2 orange_1 orange_2 pink_1"


class Scene:
    def __init__(
        self, text: str = FIVE, seats: int = 5, seed: str = "1", live: bool = False, **options: Any
    ) -> None:
        self.match: Match = new_match(
            "cultists", seats, seed=seed, options=options, scenario=text, live=live
        )

    @property
    def s(self) -> CultistsState:
        return cast("CultistsState", self.match.state)

    @property
    def plan(self) -> FloorPlan:
        return self.s.plan

    def at(self, name: str) -> int:
        return self.plan.index[name]

    @property
    def asked(self) -> list[int]:
        return list(self.match.decisions)

    @property
    def kind(self) -> str | None:
        """What is being asked now."""
        return next((decision.kind for decision in self.match.decisions.values()), None)

    def do(self, seat: int, verb: str, *args: int | str) -> Scene:
        self.match.play(seat, self.match.board.catalogue(verb, *args))
        return self

    def may(self, seat: int, verb: str, *args: int | str) -> bool:
        decision = self.match.decisions.get(seat)
        return decision is not None and self.match.board.catalogue(verb, *args) in decision.choices

    def offered(self, seat: int, verb: str) -> list[tuple[int | str, ...]]:
        decision = self.match.decisions[seat]
        return [choice.args for choice in decision.choices if choice.verb == verb]

    def verbs(self, seat: int) -> set[str]:
        return {choice.verb for choice in self.match.decisions[seat].choices}

    def why(self, seat: int, verb: str, *args: int | str) -> str | None:
        reason = self.match.why_not(seat, self.match.board.catalogue(verb, *args))
        return None if reason is None else reason.rule

    def say(self, seat: int, verb: str, *args: int | str) -> Scene:
        self.match.say(seat, self.match.game.claim_catalogue(self.match.seats)(verb, *args))
        return self

    def may_say(self, seat: int, verb: str, *args: int | str) -> bool:
        claim = self.match.game.claim_catalogue(self.match.seats)(verb, *args)
        return self.match.may_say(seat, claim)

    def go_on(self) -> Scene:
        """One dull answer from somebody: stop, pass, abstain, or the first possibility."""
        seat, decision = next(iter(self.match.decisions.items()))
        dull = [c for c in decision.choices if c.verb in ("pass", "stop", "abstain")]
        self.match.play(seat, (dull or decision.choices)[0])
        return self

    def until(self, kind: str, seat: int | None = None) -> Scene:
        """Dull answers until this is asked (of this seat)."""
        for _ in range(500):
            if any(d.kind == kind and seat in (None, s) for s, d in self.match.decisions.items()):
                return self
            self.go_on()
        raise AssertionError(f"nobody was asked {kind!r}")

    def until_turn(self, turn: int) -> Scene:
        while self.s.turn < turn:
            self.go_on()
        return self

    def vote(self, *targets: int | None) -> Scene:
        """Everybody votes, by seat; None abstains."""
        for seat, target in enumerate(targets):
            if target is None:
                self.do(seat, "abstain")
            else:
                self.do(seat, "point", target)
        return self

    def events(self, seat: int | None = None, kind: str | None = None) -> list[dict[str, Any]]:
        return [e for e in self.match.events(seat) if kind in (None, e["kind"])]

    def happened(self, kind: str) -> bool:
        return bool(self.events(None, kind))

    def hand(self, c: int) -> list[int]:
        return self.s.hand[HAND * c : HAND * c + HAND]

    def role(self, c: int) -> str:
        return ROLES[self.s.role[c]]

    def pulse(self, c: int) -> tuple[int, int]:
        """Alive and Dead cards of the pulse pile."""
        return self.s.pulse_size[c] - self.s.pulse_dead[c], self.s.pulse_dead[c]

    def pile(self, room: str) -> list[int]:
        return [self.s.cards[card][3] for card in self.s.piles[self.at(room)]]

    @property
    def reason(self) -> str | None:
        return None if self.match.outcome is None else self.match.outcome.reason

    @property
    def winners(self) -> set[str]:
        assert self.match.outcome is not None
        return {self.role(seat) for seat in self.match.outcome.winners}


def scene(*lines: str, **kwargs: Any) -> Scene:
    return Scene("\n".join(lines), **kwargs)
