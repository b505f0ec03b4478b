"""Matches as data: what was seen, allowed, chosen and believed at each decision, and the end.

A dataset is columns of one length, a row for each decision that was one. Files that end in ``.npz``
are NumPy's; ``.parquet`` and ``.arrow`` are for what reads Arrow, and need pyarrow.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cabale.arena.spread import spread
from cabale.bots import BotSpec, Playing, TalkRules, find_bot, sit_down
from cabale.bots.floor import USUAL
from cabale.bots.insight import question
from cabale.core import CabaleError, Eyes, game, new_match

Columns = dict[str, NDArray[Any]]
PIECE = 4  # deals
SUFFIXES = (".npz", ".parquet", ".arrow")


@dataclass(frozen=True)
class Recording:
    """What is played, by whom, and what is kept of it."""

    game: str
    seats: int
    bots: Sequence[BotSpec]
    options: Mapping[str, Any] = field(default_factory=dict)
    scenario: str | None = None
    talk: TalkRules = USUAL
    every: int = 1
    """Only each so-manieth decision of a seat is kept."""
    beliefs: bool = True
    """Whether to ask the house's belief at each, which takes its time."""

    def check(self) -> None:
        found = game(self.game)
        found.check_seats(self.seats)
        found.read_options(self.seats, self.options)
        for one in self.bots:
            find_bot(found, one)

    def play(self, seeds: Sequence[int]) -> Columns:
        """The decisions of these matches."""
        return joined([self._one(seed) for seed in seeds])

    def _one(self, seed: int) -> Columns:
        match = new_match(self.game, self.seats, seed, self.options, scenario=self.scenario)
        places = [(seat + seed) % len(self.bots) for seat in range(self.seats)]
        minds = sit_down(match, [self.bots[place] for place in places], seed)
        playing = Playing(match, minds, Random(f"{seed}/talk"), self.talk)
        rows: list[dict[str, Any]] = []
        asked = [0] * self.seats
        while (seat := playing.next_seat()) is not None:
            decision = match.decisions[seat]
            choice = minds[seat].choose(Eyes(match, seat))
            if not decision.forced:
                if asked[seat] % self.every == 0:
                    rows.append(self._row(Eyes(match, seat), choice.index, seed))
                asked[seat] += 1
            playing.answer(seat, choice)
        if match.outcome is None:
            raise CabaleError(f"{self.game}, seed {seed}: no end in {playing.decisions} decisions")
        truth = np.array(question(match).truth, np.int8)
        won = [1.0 if seat in match.outcome.winners else -1.0 for seat in range(self.seats)]
        for row in rows:
            row["returns"] = won[row["seats"]]
            row["truth"] = truth
        return self._columns(rows)

    def _row(self, eyes: Eyes, choice: int, seed: int) -> dict[str, Any]:
        told = eyes.suspicion(Random(f"{seed}/belief/{eyes.seat}")) if self.beliefs else None
        unknown = [np.nan] * self.seats
        return {
            "observations": np.array(eyes.observe(), np.float32),
            "masks": np.frombuffer(bytes(eyes.mask()), np.uint8),
            "choices": choice,
            "seats": eyes.seat,
            "matches": seed,
            "beliefs": np.array(unknown if told is None else told, np.float32),
        }

    def _columns(self, rows: Sequence[Mapping[str, Any]]) -> Columns:
        found = game(self.game)
        kinds: dict[str, tuple[Any, tuple[int, ...]]] = {
            "observations": (np.float32, (found.observation_size(self.seats, past=True),)),
            "masks": (np.uint8, (len(found.catalogue(self.seats)),)),
            "choices": (np.int32, ()),
            "seats": (np.int32, ()),
            "matches": (np.int64, ()),
            "returns": (np.float32, ()),
            "truth": (np.int8, (self.seats,)),
            "beliefs": (np.float32, (self.seats,)),
        }
        return {
            name: np.array([row[name] for row in rows], kind).reshape(len(rows), *shape)
            for name, (kind, shape) in kinds.items()
        }


def record(recording: Recording, seeds: Sequence[int], jobs: int = 1) -> Iterator[Columns]:
    """The dataset in pieces as they are done, in no order."""
    recording.check()
    pieces = [seeds[i : i + PIECE] for i in range(0, len(seeds), PIECE)]
    yield from spread(partial(Recording.play, recording), pieces, jobs)


def joined(parts: Sequence[Columns]) -> Columns:
    """All rows, the matches in the order of their numbers."""
    whole = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    order = np.argsort(whole["matches"], kind="stable")
    return {name: column[order] for name, column in whole.items()}


def check_file(path: Path) -> None:
    """Say what cannot be written before anything is played."""
    if path.suffix not in SUFFIXES:
        raise CabaleError(f"a dataset ends in {', '.join(SUFFIXES)}, not {path.name!r}")
    if path.suffix != ".npz":
        _arrow()


def write(path: Path, columns: Columns) -> None:
    if path.suffix == ".npz":
        np.savez_compressed(path, **columns)  # type: ignore[arg-type]  # the columns by name
        return
    arrow = _arrow()
    table = arrow.table({name: _column(arrow, column) for name, column in columns.items()})
    if path.suffix == ".parquet":
        import pyarrow.parquet

        pyarrow.parquet.write_table(table, path)
    else:
        with arrow.OSFile(str(path), "wb") as file, arrow.ipc.new_file(file, table.schema) as sink:
            sink.write_table(table)


def _arrow() -> Any:
    try:
        import pyarrow
    except ModuleNotFoundError:
        raise CabaleError("this needs pyarrow: pip install 'cabale[data]', or write .npz") from None
    return pyarrow


def _column(arrow: Any, column: NDArray[Any]) -> Any:
    """A column of numbers, or of lists of one length."""
    if column.ndim == 1:
        return arrow.array(column)
    flat = arrow.array(column.reshape(-1))
    return arrow.FixedSizeListArray.from_arrays(flat, column.shape[1])
