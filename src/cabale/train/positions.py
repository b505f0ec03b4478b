"""Positions that a value net learns from: matches of bots, looked at wherever nothing is half done.

Bots slip at first, so that it shows what comes of things they would not do; what is kept of a match
begins after the last slip, so that nobody's mistakes to come are part of a position's worth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cabale.arena.spread import spread
from cabale.bots import find_bot, take_seat
from cabale.bots.playout import worth
from cabale.bots.value import position
from cabale.core import Bot, Eyes, Game, Match, game, new_match

SLIPS = (0.0, 0.05, 0.1, 0.2, 0.4)
"""Shares of answers that are drawn blindly while a match may slip; one is drawn for each match."""
LONGEST_SLIPPERY = 60
"""At most so many settled positions of a match are slippery, mostly far fewer."""
PIECE = 20
"""Matches that are played and kept together."""
POINTS = 20.0
"""Final scores are learnt in units of so many points."""


@dataclass(frozen=True)
class Matches:
    """Which matches are played."""

    game: str
    seats: int
    bots: Sequence[str]
    """One of them has all seats of a match."""
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1

    @property
    def rules(self) -> Game[Any]:
        return game(self.game)

    def check(self) -> None:
        """Say what is wrong before anything is played."""
        self.rules.check_seats(self.seats)
        self.rules.read_options(self.seats, self.options)
        for bot in self.bots:
            find_bot(self.rules, bot)


class Positions(NamedTuple):
    """A row for each position and seat; those of one seat in one match after each other."""

    seen: NDArray[np.float16]
    won: NDArray[np.float32]
    """1 for a win, a share of a shared one, 0 else."""
    margin: NDArray[np.float32]
    """The final score less the best of the others, in units of `POINTS`."""
    last: NDArray[np.bool_]
    """The last position of a seat in a match."""
    phase: NDArray[np.float32]
    """Which part of the match had been played."""
    deal: NDArray[np.int64]
    """Which match it is of."""

    @staticmethod
    def joined(parts: Sequence[Positions]) -> Positions:
        return Positions(*(np.concatenate(some) for some in zip(*parts, strict=True)))

    def save(self, path: Path) -> None:
        np.savez(path, **self._asdict())

    @staticmethod
    def load(path: Path) -> Positions:
        with np.load(path) as found:
            return Positions(**found)


def gather(
    plan: Matches, folder: Path, matches: int, jobs: int, say: Callable[[str], object]
) -> Positions:
    """What was seen in at least so many matches, with those that the folder holds already."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{piece}.positions.npz" for piece in range(-(-matches // PIECE))]
    missing = [piece for piece, path in enumerate(paths) if not path.exists()]
    work = partial(_keep, plan, folder)
    for done, piece in enumerate(spread(work, missing, jobs), 1):
        say(f"piece {piece}: {done} of {len(missing)}")
    return Positions.joined([Positions.load(path) for path in paths])


def _keep(plan: Matches, folder: Path, piece: int) -> int:
    """Play a piece; the file has its name only when it is whole."""
    part = folder / f"{piece}.part.npz"
    play(plan, piece, PIECE).save(part)
    part.rename(folder / f"{piece}.positions.npz")
    return piece


def play(plan: Matches, piece: int, matches: int) -> Positions:
    """What was seen in so many matches; every `piece` has other ones."""
    rng = Random(f"positions/{plan.seed}/{piece}")
    return Positions.joined([_one(plan, rng) for _ in range(matches)])


def _one(plan: Matches, rng: Random) -> Positions:
    rules = plan.rules
    deal = rng.getrandbits(48)
    kind = find_bot(rules, rng.choice(plan.bots))
    match = new_match(rules, plan.seats, deal, plan.options, listening=kind.listens)
    rows: list[NDArray[np.float16]] = []
    at: list[int] = []
    for clean in settled(match, kind, rng):
        if not clean:
            rows.clear()
            at.clear()
            continue
        row = np.stack([position(match, seat) for seat in range(plan.seats)])
        rows.append(row.astype(np.float16))
        at.append(match.length)
    return _ended(match, deal, rows, at)


def _ended(
    match: Match,
    deal: int,
    rows: Sequence[NDArray[np.float16]],
    at: Sequence[int],
) -> Positions:
    seats, outcome, number = match.seats, match.outcome, len(rows)
    size = match.game.mind.traits_size(seats)
    scores = np.array(outcome.scores if outcome and outcome.scores else [0.0] * seats, np.float32)
    margins = [score - max(np.delete(scores, seat)) for seat, score in enumerate(scores)]
    last = np.arange(number) == number - 1
    return Positions(
        np.array(rows, np.float16).reshape(number, seats, size).swapaxes(0, 1).reshape(-1, size),
        np.repeat(np.array(worth(match), np.float32), number),
        np.repeat(np.array(margins, np.float32) / POINTS, number),
        np.tile(last, seats),
        np.tile(np.array(at, np.float32) / max(1, match.length), seats),
        np.full(number * seats, deal, np.int64),
    )


def settled(match: Match, kind: type[Bot], rng: Random) -> Iterator[bool]:
    """The match is played; before each settled position False while it may slip, then True."""
    seats = range(match.seats)
    minds = [take_seat(match, seat, kind, f"{rng.getrandbits(64)}") for seat in seats]
    slip, slippery = rng.choice(SLIPS), LONGEST_SLIPPERY * rng.random() ** 2
    number = 0
    while asked := match.decisions:
        (seat, decision), *_ = asked.items()
        if match.game.mind.settled(match.board):
            number += 1
            yield not slip or number > slippery
        if decision.forced:
            choice = decision.choices[0]
        elif number <= slippery and rng.random() < slip:
            choice = rng.choice(decision.choices)
        elif kind.listens:
            choice = minds[seat].choose(Eyes(match, seat))
        else:  # as in a rollout
            choice = minds[seat].choose_in(match)
        match.play(seat, choice)
