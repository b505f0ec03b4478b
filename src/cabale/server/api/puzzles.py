"""Puzzles: those that come along, and those that people make of their matches."""

from __future__ import annotations

import asyncio
import json

import msgspec

from cabale.core.relic import Relic
from cabale.puzzles.puzzle import Puzzle, position, puzzler_of, words
from cabale.server.api.http import Call, route
from cabale.server.api.past import finished
from cabale.server.people.ratings import shown as as_number
from cabale.server.puzzles import library, showing
from cabale.server.puzzles.making import Moment
from cabale.server.puzzles.scores import MOST_DAYS, rated, result_of, to_show
from cabale.server.tables import replays
from cabale.server.tables.clocks import now_ms
from cabale.server.wire.puzzles import (
    AnswerPuzzle,
    BringPuzzles,
    MadePuzzle,
    MadePuzzles,
    MakePuzzle,
    MyPuzzles,
    PuzzleAnswered,
    PuzzleFact,
    PuzzleShelves,
    PuzzleSolution,
    ShownPuzzle,
    ShownStanding,
)
from cabale.server.wire.refusal import Refusal

PATH = "/api/puzzles/{game}/{puzzle}"


@route("GET", "/api/puzzles", reply=PuzzleShelves)
async def puzzles(_call: Call) -> PuzzleShelves:
    """The puzzles of each game by grade, and today's (UTC), which is the same for everybody."""
    day = library.day_of(now_ms())
    return PuzzleShelves(day, [library.shelf(game, day) for game in library.games()])


@route("GET", "/api/me/puzzles", reply=MyPuzzles)
async def my_puzzles(call: Call) -> MyPuzzles:
    """How an account stands; what a guest has solved is kept on the guest's device alone."""
    me = _account(call)
    nothing = MyPuzzles(account=False, standing=None, solved=[], missed=[], days=[])
    return nothing if me is None else await call.house.scores.of_person(me)


@route("POST", "/api/me/puzzles", body=BringPuzzles, reply=MyPuzzles)
async def bring_puzzles(call: Call, body: BringPuzzles) -> MyPuzzles:
    """What somebody has solved as a guest comes along into an account that has answered nothing.

    Only days whose puzzle is among those solved count. Of guests nothing is kept.
    """
    me = _account(call)
    if me is None:
        raise Refusal("unfit", "what a guest has solved is kept on the guest's device")
    at = now_ms()
    today = library.day_of(at)
    days = {day for day in body.days if today - MOST_DAYS < day <= today}
    solved = await asyncio.to_thread(library.days_of, body.solved, days)
    missed = [one for one in dict.fromkeys(body.missed) if library.is_known(one)]
    missed = [one for one in missed if one not in solved]
    await call.house.scores.brought(me, solved, missed, body.standing, at)
    return await call.house.scores.of_person(me)


@route("GET", PATH, reply=ShownPuzzle)
async def show_puzzle(call: Call, game: str, puzzle: str) -> ShownPuzzle:
    """A position as its seat sees it, and a question; neither the answer nor the proof."""
    if library.find(game, puzzle) is None:
        return await asyncio.to_thread(showing.shown, await _made(call, game, puzzle), None)
    found = await asyncio.to_thread(library.shown, game, puzzle)
    standing = await call.house.scores.of_puzzle(puzzle, found.grade)
    return msgspec.structs.replace(found, rating=as_number(standing.mu))


@route("GET", PATH + "/hints/{number}", reply=PuzzleFact)
async def hint(call: Call, game: str, puzzle: str, number: str) -> PuzzleFact:
    """One fact of the proof, counted from 1, in the order in which it can be followed."""
    proof = (await _solution(call, game, puzzle)).proof
    if number not in map(str, range(1, len(proof) + 1)):
        raise Refusal("unknown", "the proof has no such fact")
    return proof[int(number) - 1]


@route("GET", PATH + "/solution", reply=PuzzleSolution)
async def todays_solution(call: Call, game: str, puzzle: str) -> PuzzleSolution:
    """Of today's puzzle: what a client needs to check an answer without a network."""
    found = library.find(game, puzzle)
    if found is None or library.of_today(game, library.day_of(now_ms())) != puzzle:
        raise Refusal("not-over", "the solution comes with the right answer, or when one gives up")
    return await _solution(call, game, puzzle)


@route("POST", PATH + "/answer", body=AnswerPuzzle, reply=PuzzleAnswered)
async def answer_puzzle(call: Call, game: str, puzzle: str, body: AnswerPuzzle) -> PuzzleAnswered:
    """Whether an answer is right. With the right one, or when one gives up, comes the proof."""
    found = library.find(game, puzzle) or await _made(call, game, puzzle)
    given_up = body.choice is None and body.answer is None
    right = not given_up and await asyncio.to_thread(_is_right, found, body)
    solution = await _solution(call, game, puzzle) if right or given_up else None
    if found["grade"] == 0:
        return PuzzleAnswered(right, solution, None, None)
    standing = await _score(call, found, body, right=right, given_up=given_up)
    rating = await call.house.scores.of_puzzle(puzzle, found["grade"])
    return PuzzleAnswered(right, solution, standing, as_number(rating.mu))


async def _score(
    call: Call, puzzle: Puzzle, body: AnswerPuzzle, *, right: bool, given_up: bool
) -> ShownStanding | None:
    """How whoever answered stands now; None where this answer does not count."""
    scores, me = call.house.scores, _account(call)
    name, grade = puzzle["id"], puzzle["grade"]
    result = result_of(right=right, hints=body.hints)
    if me is None:
        if not body.first:
            return None
        rival = await scores.of_puzzle(name, grade)
        return to_show(rated(body.standing, rival, result).person)
    at = now_ms()
    day = library.day_of(at)
    today = day if library.of_today(puzzle["game"], day) == name else None
    scored = await scores.answered(me, name, grade, result, gave_up=given_up, day=today, at=at)
    return None if scored is None else to_show(scored.person)


def _is_right(puzzle: Puzzle, body: AnswerPuzzle) -> bool:
    wanted = words(puzzle["answer"])
    if body.answer is not None:
        return words(body.answer) == wanted
    match = position(puzzle)
    choice = match.board.catalogue.from_json(body.choice or [])
    decision = match.decisions.get(puzzle["seat"])
    if decision is None or choice not in decision.choices:
        raise Refusal("unfit", "this cannot be chosen here")
    puzzler = puzzler_of(puzzle["game"])
    return puzzler.answer(match, puzzle["seat"], puzzle["kind"], choice) == wanted


def _account(call: Call) -> str | None:
    """Who is signed in with an account."""
    return None if call.me is None or call.me.login is None else call.me.id


async def _made(call: Call, game: str, puzzle: str) -> Puzzle:
    found = await call.house.made.find(puzzle)
    if found is None or found["game"] != game:
        raise Refusal("unknown", "there is no such puzzle")
    return found


async def _solution(call: Call, game: str, puzzle: str) -> PuzzleSolution:
    if library.find(game, puzzle) is None:
        return await asyncio.to_thread(showing.solution, await _made(call, game, puzzle))
    return await asyncio.to_thread(library.solution, game, puzzle)


# --- making ------------------------------------------------------------------------------------


@route(
    "POST",
    "/api/tables/{table}/puzzles",
    body=MakePuzzle,
    reply=MadePuzzles,
    query=(("key", "string"),),
)
async def make_puzzles(call: Call, ref: str, body: MakePuzzle) -> MadePuzzles:
    """The puzzles of a moment of a match that is over, or which other world spoils each.

    One moment at a time for each person, for so long as the server allows (`too-long`).
    """
    me, room = call.somebody(), (await call.read(ref)).room
    match = finished(room)
    if isinstance(match, Relic):
        raise Refusal("old-rules", "this was played under rules that are no longer here")
    room.chair(body.seat)
    if room.game.puzzler is None:
        raise Refusal("unfit", "there are no puzzles of this game")
    kept = await call.hall.archive.of(room.id, match)
    entry = replays.entry_after(kept, replays.eyes_of(body.eyes, body.seat), body.n)
    moment = Moment(match.log.dumps(), entry, body.seat)
    found = await call.house.maker.make(me.id, moment, call.client)
    made = await call.house.made.keep(me.id, found.puzzles)
    return MadePuzzles([_linked(one) for one in made], found.spoilt)


def _linked(puzzle: Puzzle) -> MadePuzzle:
    line = json.dumps(puzzle, ensure_ascii=False, separators=(",", ":"))
    return MadePuzzle(puzzle["kind"], f"/puzzles/{puzzle['game']}/{puzzle['id']}", line + "\n")
