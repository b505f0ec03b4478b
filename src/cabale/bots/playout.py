"""How a search guesses what a position is worth: rules of thumb play on from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from cabale.bots.floor import Floor, talk
from cabale.bots.random import RandomBot
from cabale.core import Bot, Game, Match, Mind

MOST_DECISIONS = 400


class Playout:
    """Plays imagined matches on, with a bot of the game on every seat, and values them.

    After `depth` decisions, and when nothing is half done any more (`Mind.settled`), a game that
    can tell how the seats stand (`Mind.standing`) is asked; any other is played to its end, or
    until nobody could say. `late` says that time is up.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, Any],
        rng: Random,
        depth: int,
        level: str = "novice",
        late: Callable[[], bool] = lambda: False,
    ) -> None:
        bots = game.mind.bots()
        self.mind: type[Bot] = bots.get(level) or bots.get("novice", RandomBot)
        self.game = game
        self.seats = seats
        self.options = options
        self.rng = rng
        self.depth = depth
        self.late = late

    def minds(self) -> list[Bot]:
        return [
            self.mind(self.game, seat, self.seats, self.options, self.rng)
            for seat in range(self.seats)
        ]

    def quiet(self, world: Match) -> None:
        """No events in a world from now on, unless those who play on in it listen."""
        if not self.mind.listens and world.board.listening:
            world.listen(False)

    def answer_others(self, world: Match, seat: int) -> Match:
        """Where several answer at once and unseen, what the others say does not hang on this seat.

        The world in which they have answered; the same one where that would change the question.
        """
        future, minds = world.clone(), self.minds()
        for other in world.decisions:
            decision = future.decisions.get(other)
            if other == seat or decision is None:
                continue
            if self.late():
                raise OutOfTime
            forced = decision.forced
            future.play(other, decision.choices[0] if forced else minds[other].choose_in(future))
        now = future.decisions.get(seat)
        return future if now and now.choices == world.decisions[seat].choices else world

    def values(self, world: Match) -> list[float]:
        """What each seat gets, between 0 and 1. The world is played on."""
        self.play_on(world)
        return worth(world)

    def play_on(self, world: Match) -> None:
        """To the end, or to where the game can tell how the seats stand."""
        self.quiet(world)
        minds = self.minds()
        cut = type(self.game.mind).standing is not Mind.standing
        floor = Floor(world)
        for done in range(MOST_DECISIONS):
            asked = world.decisions
            if not asked or (cut and done >= self.depth and self.game.mind.settled(world.board)):
                break
            if self.late():
                raise OutOfTime
            if floor.opens(world):
                talk(world, minds, self.rng)
            seat, decision = next(iter(asked.items()))
            forced = decision.forced
            world.play(seat, decision.choices[0] if forced else minds[seat].choose_in(world))


class OutOfTime(Exception):
    """A playout was broken off."""


def worth(world: Match) -> list[float]:
    """1 for each winner of a side, a share where each plays for himself, a guess before the end."""
    outcome = world.outcome
    if outcome is None:
        guess = world.game.mind.standing(world.board)
        return list(guess) if guess is not None else [0.5] * world.seats
    alone = world.game.teams(world.board) is None
    part = 1 / len(outcome.winners) if alone and outcome.winners else 1.0
    return [part if seat in outcome.winners else 0.0 for seat in range(world.seats)]
