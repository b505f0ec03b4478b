"""Who has solved what: people and puzzles rate each other, as players of a match do.

Whoever answers a puzzle rightly at once has won against it; with a wrong answer first, or by giving
up, it has won; with hints it is a draw. The first answer counts and no other. What is kept here is
kept of accounts; guests keep theirs on their own device, and move no puzzle's rating. An account
that has answered nothing yet may be given what its owner kept as a guest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from cabale.server.people.ratings import MODEL, is_provisional, shown
from cabale.server.wire.puzzles import MyPuzzles, ShownStanding, Standing
from cabale.store import Store
from cabale.store.schema import puzzle_attempts, puzzle_ratings

Result = Literal["won", "drawn", "lost"]
RANKS: dict[Result, list[float]] = {"won": [0, 1], "drawn": [0, 0], "lost": [1, 0]}
"""Of the person and of the puzzle."""
FIRST = {1: 15.0, 2: 25.0, 3: 35.0}
"""The mean that a puzzle of a grade begins with: 1200, 1500, 1800."""
SURE = 5.0
"""How far a new puzzle's rating may be off."""
LOWEST, HIGHEST = 10.0, 45.0
"""What somebody brings along is what their device says: no more than 1050 to 2100 is believed of
it, and no more surely than of a new puzzle. Else it would move the puzzles that they answer."""
MOST_DAYS = 1000


class Scored(NamedTuple):
    """The standing of a person and of a puzzle, after an answer."""

    person: Standing
    puzzle: Standing


def result_of(*, right: bool, hints: int) -> Result:
    if not right:
        return "lost"
    return "drawn" if hints else "won"


def first_of(grade: int) -> Standing:
    """How a puzzle begins that nobody has answered."""
    return Standing(FIRST[grade], SURE, 0)


def rated(person: Standing | None, puzzle: Standing, result: Result) -> Scored:
    """Both as they are after this result; `person` None: it is their first puzzle."""
    before = person or Standing(float(MODEL.mu), float(MODEL.sigma), 0)
    sides = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in (before, puzzle)]
    [[mine], [its]] = MODEL.rate(sides, ranks=RANKS[result])
    return Scored(
        Standing(mine.mu, mine.sigma, before.played + 1),
        Standing(its.mu, its.sigma, puzzle.played + 1),
    )


def to_show(one: Standing) -> ShownStanding:
    return ShownStanding(one.mu, one.sigma, one.played, shown(one.mu), is_provisional(one.played))


class Scores:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of_puzzle(self, puzzle: str, grade: int) -> Standing:
        return await self._store.read(lambda db: _of(db, puzzle)) or first_of(grade)

    async def of_person(self, person: str) -> MyPuzzles:
        def query(db: Connection) -> MyPuzzles:
            mine = select(puzzle_attempts).where(puzzle_attempts.c.person == person)
            rows: Sequence[Any] = db.execute(mine.order_by(puzzle_attempts.c.at)).all()
            standing = _of(db, person)
            days = sorted({row.day for row in rows if row.solved and row.day is not None})
            return MyPuzzles(
                True,
                None if standing is None else to_show(standing),
                [row.puzzle for row in rows if row.solved],
                [row.puzzle for row in rows if not row.solved],
                days[-MOST_DAYS:],
            )

        return await self._store.read(query)

    async def answered(
        self,
        person: str,
        puzzle: str,
        grade: int,
        result: Result,
        *,
        gave_up: bool,
        day: int | None,
        at: int,
    ) -> Scored | None:
        """Note an answer; None where an earlier one has counted. `day`: it is that day's puzzle."""
        solved = result != "lost"
        this = (puzzle_attempts.c.person == person) & (puzzle_attempts.c.puzzle == puzzle)

        def act(db: Connection) -> Scored | None:
            _one_at_a_time(db)
            before = db.execute(select(puzzle_attempts).where(this)).first()
            if before is not None:
                if not before.closed and (solved or gave_up):
                    values = {"solved": solved, "closed": True, "day": day}
                    db.execute(update(puzzle_attempts).where(this).values(**values))
                return None
            row = {"person": person, "puzzle": puzzle, "at": at, "day": day}
            row |= {"result": result, "solved": solved, "closed": solved or gave_up}
            db.execute(insert(puzzle_attempts).values(row))
            scored = rated(_of(db, person), _of(db, puzzle) or first_of(grade), result)
            for who, one in ((person, scored.person), (puzzle, scored.puzzle)):
                db.execute(delete(puzzle_ratings).where(puzzle_ratings.c.who == who))
                new = {"who": who, "mu": one.mu, "sigma": one.sigma, "played": one.played}
                db.execute(insert(puzzle_ratings).values(new))
            return scored

        return await self._store.write(act)

    async def brought(
        self,
        person: str,
        solved: Mapping[str, int | None],
        missed: Sequence[str],
        standing: Standing | None,
        at: int,
    ) -> None:
        """What somebody did as a guest; nothing where the account has answered something.

        `solved`: the puzzles, each with the day whose it was. No puzzle's rating is moved.
        """

        def act(db: Connection) -> None:
            _one_at_a_time(db)
            mine = select(puzzle_attempts.c.puzzle).where(puzzle_attempts.c.person == person)
            if _of(db, person) is not None or db.execute(mine).first() is not None:
                return
            common = {"person": person, "at": at}
            rows = [
                {**common, "puzzle": one, "day": day}
                | {"result": "won", "solved": True, "closed": True}
                for one, day in solved.items()
            ]
            rows += [
                {**common, "puzzle": one, "day": None}
                | {"result": "lost", "solved": False, "closed": False}
                for one in missed
            ]
            if rows:
                db.execute(insert(puzzle_attempts), rows)
            if standing is not None:
                mu, sigma = min(max(standing.mu, LOWEST), HIGHEST), max(standing.sigma, SURE)
                new = {"mu": mu, "sigma": sigma, "played": standing.played}
                db.execute(insert(puzzle_ratings).values(who=person, **new))

        await self._store.write(act)


def _one_at_a_time(db: Connection) -> None:
    """Two answers may come at once, each the first one to the same puzzle, or of one person."""
    if db.dialect.name == "postgresql":
        db.execute(select(func.pg_advisory_xact_lock(func.hashtext("puzzles"))))


def _of(db: Connection, who: str) -> Standing | None:
    row: Any = db.execute(select(puzzle_ratings).where(puzzle_ratings.c.who == who)).first()
    return None if row is None else Standing(row.mu, row.sigma, row.played)
