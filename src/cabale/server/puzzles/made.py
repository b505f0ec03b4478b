"""Puzzles that people have made of matches: each for whoever has its link."""

from __future__ import annotations

import json
import secrets
from typing import cast

from sqlalchemy import Connection, func, insert, select

from cabale.puzzles.puzzle import Puzzle
from cabale.server.tables.clocks import now_ms
from cabale.server.wire.refusal import Refusal
from cabale.store import Store
from cabale.store.schema import made_puzzles

MOST = 200
"""So many puzzles of one person are kept."""
MARK = "made-"
"""How the id of such a puzzle begins; it is a secret, and the only way to it."""


class Made:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, puzzle: str) -> Puzzle | None:
        if not puzzle.startswith(MARK):
            return None
        query = select(made_puzzles.c.body).where(made_puzzles.c.id == puzzle)
        found = await self._store.read(lambda db: db.execute(query).scalar())
        return None if found is None else cast("Puzzle", json.loads(found))

    async def keep(self, person: str, puzzles: list[Puzzle]) -> list[Puzzle]:
        """The same puzzles under the ids that they now have; one that was made before has its."""

        def act(db: Connection) -> list[Puzzle]:
            return [_keep(db, person, one) for one in puzzles]

        return await self._store.write(act)


def _keep(db: Connection, person: str, puzzle: Puzzle) -> Puzzle:
    mine = made_puzzles.c.person == person
    this = mine & (made_puzzles.c.position == puzzle["id"])
    known = db.execute(select(made_puzzles.c.body).where(this)).scalar()
    if known is not None:
        return cast("Puzzle", json.loads(known))
    number = db.execute(select(func.count()).select_from(made_puzzles).where(mine)).scalar()
    if (number or 0) >= MOST:
        raise Refusal("too-often", "you have made enough puzzles")
    kept: Puzzle = {**puzzle, "id": MARK + secrets.token_urlsafe(12)}
    body = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
    row = {"id": kept["id"], "person": person, "position": puzzle["id"], "at": now_ms()}
    db.execute(insert(made_puzzles).values({**row, "body": body}))
    return kept
