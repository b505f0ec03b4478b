"""Finding puzzles in matches of bots."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from random import Random

from cabale.bots.floor import Floor, remark, talk
from cabale.bots.play import sit_down
from cabale.core import Eyes, Match, new_match
from cabale.puzzles.grading import graded, shape_of
from cabale.puzzles.proof import prove
from cabale.puzzles.puzzle import Puzzle, name_of, puzzler_of, words


def mine(game: str, wanted: int, seed: int, jobs: int) -> Iterator[Puzzle]:
    """So many puzzles, no two alike, from one match after the other; the same for any `jobs`."""
    shapes = set[tuple[object, ...]]()
    for found in _searched(game, seed, jobs):
        for puzzle in found:
            shape = shape_of(puzzle)
            if shape not in shapes:
                shapes.add(shape)
                yield puzzle
                if len(shapes) == wanted:
                    return


def _searched(game: str, seed: int, jobs: int) -> Iterator[list[Puzzle]]:
    """What each match holds, in the order of their seeds, without end."""
    numbers = count(seed)
    if jobs == 1:
        yield from (search(game, number) for number in numbers)
    pool = ProcessPoolExecutor(jobs)
    running = [pool.submit(search, game, next(numbers)) for _ in range(2 * jobs)]
    try:
        while True:
            yield running.pop(0).result()
            running.append(pool.submit(search, game, next(numbers)))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def search(game: str, seed: int) -> list[Puzzle]:
    """The puzzles of one match: at most one for each kind of question, the one of most facts."""
    puzzler, rng = puzzler_of(game), Random(f"puzzle/{game}/{seed}")
    seats, options = puzzler.table(rng)
    match = new_match(game, seats, str(seed), options)
    player = puzzler.players[seed % len(puzzler.players)]
    bots = sit_down(match, [player] * seats, seed)
    floor = Floor()
    best: dict[str, Puzzle] = {}
    while match.decisions:
        if floor.opens(match):
            talk(match, bots, rng)
        if puzzler.is_moment(match):
            for puzzle in at(match):
                before = best.get(puzzle["kind"])
                if before is None or len(puzzle["proof"]) > len(before["proof"]):
                    best[puzzle["kind"]] = puzzle
        seat = next(iter(match.decisions))
        remark(match, seat, bots[seat])
        match.play(seat, bots[seat].choose(Eyes(match, seat)))
    return [graded(puzzle) for puzzle in best.values()]


def at(match: Match) -> Iterator[Puzzle]:
    """The puzzles of one moment, not yet graded."""
    puzzler = puzzler_of(match.game.name)
    for seat in range(match.seats):
        for kind in puzzler.kinds:
            if puzzler.is_open(match, seat, kind):
                continue
            puzzle = make(match, seat, kind)
            if puzzle is not None and is_worth(puzzle):
                yield puzzle


def is_worth(puzzle: Puzzle) -> bool:
    """Whether its proof is long enough, and not dull."""
    proof = [words(fact) for fact in puzzle["proof"]]
    puzzler = puzzler_of(puzzle["game"])
    return len(proof) >= puzzler.shortest and not puzzler.is_dull(puzzle["kind"], proof)


def make(match: Match, seat: int, kind: str) -> Puzzle | None:
    """The puzzle of this question, if its answer can be proved."""
    game = match.game.name
    case = puzzler_of(game).case(match, seat, kind)
    proof = None if case is None else prove(case)
    if case is None or proof is None:
        return None
    scenario = match.scenario_lines()
    return {
        "id": name_of(game, scenario, seat, kind),
        "game": game,
        "seats": match.seats,
        "options": dict(match.board.options),
        "scenario": scenario,
        "seat": seat,
        "kind": kind,
        "answer": list(proof.answer),
        "proof": [list(step.fact) for step in proof.steps],
        "left": [step.left for step in proof.steps],
        "certain": [[list(words) for words in step.certain] for step in proof.steps],
        "worlds": case.worlds,
        "solved": {},
        "grade": 0,
    }
