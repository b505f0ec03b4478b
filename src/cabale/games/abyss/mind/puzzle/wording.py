"""The words of these puzzles as events, which the catalogue has sentences for."""

from __future__ import annotations

from cabale.core.puzzle import Sentence, Words
from cabale.games.abyss.mind.puzzle.line import LISTS, NUMBERS

LINES = ("at_most", "plan", "fails")


def sentence(words: Words) -> Sentence:
    what, *rest = words
    if what in LINES:
        return _of_line(str(what), str(rest[0]), _line(rest[1:]))
    if what == "no_more":
        return {"kind": f"puzzle-no_more-{rest[0]}"}
    if what == "recruit":
        return {"kind": "puzzle-recruit", "lord": rest[0]}
    if what in ("support", "support_two"):
        return {"kind": "puzzle-support", "races": rest}
    return {"kind": "puzzle-explore"}


def _of_line(what: str, verb: str, line: dict[str, object]) -> Sentence:
    """A bad day of exploring has no more to it than its points."""
    if what == "fails" and line["points"] == line["theirs"]:
        what = "ties"
    if verb != "explore":
        return {"kind": f"puzzle-{what}", **line}
    kept = [name for name in ("points", "rival", "theirs") if name in line]
    return {"kind": f"puzzle-explore-{what}", **{name: line[name] for name in kept}}


def _line(rest: list[str | int]) -> dict[str, object]:
    """The lists and numbers of a line, and who is ahead of it."""
    lists, numbers = rest[: len(LISTS)], rest[len(LISTS) :]
    found: dict[str, object] = {
        name: str(names).split() for name, names in zip(LISTS, lists, strict=True)
    }
    return {**found, **dict(zip((*NUMBERS, "rival", "theirs"), numbers, strict=False))}
