"""Finding puzzles in matches of bots, and in logs that those who played have given away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import chain, count, islice
from random import Random

from cabale.bots.floor import Floor, remark, talk
from cabale.bots.play import sit_down
from cabale.core import Eyes, Log, Match, moments, new_match
from cabale.puzzles.grading import graded, shape_of
from cabale.puzzles.proof import prove
from cabale.puzzles.puzzle import Puzzle, name_of, puzzler_of, words


def mine(game: str, wanted: int, seed: int, jobs: int) -> Iterator[Puzzle]:
    """So many puzzles, no two alike, from one match after the other; the same for any `jobs`."""
    return balanced(unlike(_searched(game, seed, jobs)), wanted)


def balanced(found: Iterable[Puzzle], wanted: int) -> Iterator[Puzzle]:
    """So many, of which no grade has more than half: what is rare is searched for longer."""
    most, grades = (wanted + 1) // 2, Counter[int]()
    fitting = (one for one in found if grades[one["grade"]] < most)
    for puzzle in islice(fitting, wanted):
        grades[puzzle["grade"]] += 1
        yield puzzle


def unlike(found: Iterable[Iterable[Puzzle]]) -> Iterator[Puzzle]:
    """Of those that are alike the first."""
    shapes = set[tuple[object, ...]]()
    for puzzle in chain.from_iterable(found):
        shape = shape_of(puzzle)
        if shape not in shapes:
            shapes.add(shape)
            yield puzzle


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
    best = _Best()
    while match.decisions:
        if floor.opens(match):
            talk(match, bots, rng)
        best.look_at(match)
        seat = next(iter(match.decisions))
        remark(match, seat, bots[seat])
        match.play(seat, bots[seat].choose(Eyes(match, seat)))
    return best.graded()


def search_log(log: Log) -> list[Puzzle]:
    """The puzzles of a match that was played: as above, and nothing is kept of who sat there."""
    best = _Best()
    for moment in moments(log):
        best.look_at(moment.match)
    return best.graded()


class _Best:
    """Of the puzzles of a match those of most facts, one for each kind of question."""

    def __init__(self) -> None:
        self._found: dict[str, Puzzle] = {}

    def look_at(self, match: Match) -> None:
        if not puzzler_of(match.game.name).is_moment(match):
            return
        for puzzle in at(match):
            before = self._found.get(puzzle["kind"])
            if before is None or len(puzzle["proof"]) > len(before["proof"]):
                self._found[puzzle["kind"]] = puzzle

    def graded(self) -> list[Puzzle]:
        return [graded(puzzle) for puzzle in self._found.values()]


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
    dull = puzzler.is_dull(puzzle["kind"], words(puzzle["answer"]), proof)
    return len(proof) >= puzzler.shortest and not dull


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
