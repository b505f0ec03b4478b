"""What is shown of a puzzle: the eyes of its seat and nothing else, and its solution apart."""

from __future__ import annotations

from cabale.puzzles.puzzle import Puzzle, position, puzzler_of, words
from cabale.puzzles.telling import told
from cabale.server.tables.faces import drawn_face, own_face
from cabale.server.wire.messages import SeatInfo
from cabale.server.wire.puzzles import (
    OfferedAnswer,
    PuzzleFact,
    PuzzleSolution,
    ShownPuzzle,
)

NAMES = (
    "Agathe", "Basile", "Colombe", "Désiré", "Edmée", "Florian", "Garance", "Honoré",
    "Inès", "Jocelyn",
)  # fmt: skip
"""Whoever sat there is nobody's business: at every table of a puzzle sit the same people."""


def shown(puzzle: Puzzle, rating: int | None) -> ShownPuzzle:
    match, seat = position(puzzle), puzzle["seat"]
    puzzler, parts = puzzler_of(puzzle["game"]), told(puzzle)
    # What the seat remembers of the time before comes before what the position tells.
    story = [(dict(one), False) for one in parts["story"]]
    seen = [*story, *match.seen(seat)]
    decision = match.decisions.get(seat)
    acts = [
        (choice, puzzler.answer(match, seat, puzzle["kind"], choice))
        for choice in (() if decision is None else decision.choices)
    ]
    by_act = {given for _, given in acts}
    offered = zip(parts["answers"], parts["sentences"], strict=True)
    return ShownPuzzle(
        id=puzzle["id"],
        game=puzzle["game"],
        kind=puzzle["kind"],
        grade=puzzle["grade"],
        worlds=puzzle["worlds"],
        facts=len(puzzle["proof"]),
        seat=seat,
        seats=_people(puzzle["seats"], seat),
        options=puzzle["options"],
        view=match.view(seat),
        events=[event for event, _ in seen],
        secret=[number for number, (_, secret) in enumerate(seen) if secret],
        choices=[choice.to_json() for choice, given in acts if given is not None],
        answers=[
            OfferedAnswer(answer, dict(sentence))
            for answer, sentence in offered
            if words(answer) not in by_act
        ],
        rating=rating,
    )


def _people(seats: int, you: int) -> list[SeatInfo]:
    faces: list[str] = []
    for seat in range(seats):
        faces.append(own_face(drawn_face(NAMES[seat]), faces))
    return [
        SeatInfo(seat, "person", NAMES[seat], you=seat == you, here=True, face=faces[seat])
        for seat in range(seats)
    ]


def solution(puzzle: Puzzle) -> PuzzleSolution:
    match, seat = position(puzzle), puzzle["seat"]
    puzzler, parts, answer = puzzler_of(puzzle["game"]), told(puzzle), words(puzzle["answer"])
    decision = match.decisions.get(seat)
    return PuzzleSolution(
        answer=puzzle["answer"],
        sentence=dict(puzzler.sentence(answer, puzzle["seats"])),
        choices=[
            choice.to_json()
            for choice in (() if decision is None else decision.choices)
            if puzzler.answer(match, seat, puzzle["kind"], choice) == answer
        ],
        proof=[
            PuzzleFact(dict(step["fact"]), step["left"], [*map(dict, step["certain"])])
            for step in parts["proof"]
        ],
    )
