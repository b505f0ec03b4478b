"""The log of a match: JSON lines that a person can read, and that fold into the same match again.

    {"cabale": 1, "game": …, "rules": …, "seats": …, "options": {…}, "commitment": …}
    {"n": 0, "seat": 2, "play": ["vote", 3]}
    {"n": 1, "seat": 0, "say": ["suspect", 3]}
    {"n": 2, "seat": 2, "undo": 0}
    {"n": 3, "seat": 1, "expired": true}
    {"end": {"winners": …}, "seed": …, "digest": …}

The last line is there once the match is over: only then is the seed no secret any more.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from cabale.core.errors import EditedLog, LogError, TruncatedLog

FORMAT = 1
Entry = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Log:
    """A match as it was played. `seed` is a secret until `end` is set."""

    header: Mapping[str, Any]
    entries: Sequence[Entry]
    seed: str | None
    end: Mapping[str, Any] | None

    def dumps(self) -> str:
        """The log as text; without the seed while the match is running."""
        lines = [_line(self.header), *map(_line, self.entries)]
        if self.end is not None:
            footer = {"end": self.end, "seed": self.seed, "digest": _digest(lines)}
            lines.append(_line(footer))
        return "\n".join(lines) + "\n"


def loads(text: str) -> Log:
    """Read a log, and check that it is whole and as it was written."""
    if not text.strip():
        raise TruncatedLog("the log is empty; its first line is a header")
    if not text.endswith("\n"):
        raise TruncatedLog("the last line of the log is cut off")
    lines = text.removesuffix("\n").split("\n")
    records = [_read(number, line) for number, line in enumerate(lines, 1)]
    header = records[0]
    _check_header(header)
    footer = records.pop() if len(records) > 1 and "end" in records[-1] else None
    entries = records[1:]
    for number, entry in enumerate(entries):
        _check_entry(number, entry)
    if footer is None:
        return Log(header, entries, None, None)
    seed = footer.get("seed")
    if not isinstance(seed, str) or not isinstance(footer["end"], dict):
        raise EditedLog("the log's last line lacks the seed or the outcome")
    if footer.get("digest") != _digest(lines[:-1]):
        raise EditedLog("the log's lines are not those that its last line was written for")
    if sha256(seed.encode()).hexdigest() != header["commitment"]:
        raise EditedLog("the seed at the end is not the one that was committed to at the start")
    return Log(header, entries, seed, footer["end"])


def _line(record: Mapping[str, Any]) -> str:
    return json.dumps(record, ensure_ascii=False, separators=(", ", ": "))


def _digest(lines: Sequence[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()


def _read(number: int, line: str) -> dict[str, Any]:
    try:
        record = json.loads(line)
    except ValueError:
        raise TruncatedLog(f"line {number} of the log is not a JSON object") from None
    if not isinstance(record, dict):
        raise EditedLog(f"line {number} of the log is not a JSON object")
    return record


def _check_header(header: Mapping[str, Any]) -> None:
    kinds = {"game": str, "rules": str, "seats": int, "options": dict, "commitment": str}
    if header.get("cabale") != FORMAT:
        raise LogError(f"this is not a Cabale log of format {FORMAT}: its first line says so")
    for name, kind in kinds.items():
        if not isinstance(header.get(name), kind):
            raise EditedLog(f"the log's header lacks {name!r}")


def _check_entry(number: int, entry: Mapping[str, Any]) -> None:
    if entry.get("n") != number:
        raise TruncatedLog(
            f"entry {number} of the log is missing: entry {entry.get('n')!r} follows"
        )
    verbs = {"play", "say", "undo", "expired"} & entry.keys()
    if type(entry.get("seat")) is not int or len(verbs) != 1:
        raise EditedLog(f"entry {number} names no seat, or not one thing that the seat did")
