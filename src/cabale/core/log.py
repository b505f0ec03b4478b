"""The log of a match: JSON lines that a person can read, and that fold into the same match again.

    {"cabale": 2, "game": …, "rules": …, "seats": …, "options": {…}, "luck": […], "commitment": …}
    {"n": 0, "seat": 2, "play": ["vote", 3]}
    {"n": 1, "seat": 0, "say": ["suspect", 3]}
    {"n": 2, "seat": 2, "undo": 0}
    {"n": 3, "seat": 1, "expired": true}
    {"n": 4, "seat": null, "rules": {"before": "1.0", "now": "1.1", "state": {…}, "events": […]}}
    {"end": {"winners": …}, "secret": …, "head": …}

A match that goes on under other rules than it was begun under has the facts of that moment in its
log, as the rules before left them: each stretch is folded under its own rules.

The last line is there once the match is over: only then is the secret none any more. The lines are
a chain: `head` is a keyed hash of all before it.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

from cabale.core.errors import EditedLog, LogError, TruncatedLog
from cabale.core.luck import SECRET_BYTES, Luck, is_contribution, is_hex

FORMAT = 2
LONGEST_VERSION = 40
HEAD_BYTES = 16
"""So much of a head is shown; the chain goes on with all of it."""
LogEntry = Mapping[str, Any]
_encode = json.JSONEncoder(ensure_ascii=False, separators=(", ", ": ")).encode
DEEDS = ("play", "say", "undo", "expired", "rules")


class RulesChange(TypedDict):
    """From here on other rules hold. It is all that was hidden: for nobody before the end."""

    before: str
    now: str
    state: dict[str, Any]
    """As the rules before left it, in the form of `cabale.core.plain_data`."""
    events: list[list[Any]]


class Chain:
    """The heads of a log: each a keyed hash of a line and of the head before it."""

    __slots__ = ("_head", "_keyed", "length")

    def __init__(self, luck: Luck, header: str) -> None:
        self._keyed = hmac.new(luck.chain_key, digestmod="sha256")
        self._head = self._hash(header.encode())
        self.length = 0
        """How many entries it holds."""

    def add(self, entry: str) -> None:
        self._head = self._hash(self._head + entry.encode())
        self.length += 1

    def _hash(self, text: bytes) -> bytes:
        """The key is worked in once: a copy of that costs less than to begin anew."""
        keyed = self._keyed.copy()
        keyed.update(text)
        return keyed.digest()

    @property
    def head(self) -> str:
        return self._head[:HEAD_BYTES].hex()

    @property
    def whole_head(self) -> bytes:
        """For whoever goes on with the chain elsewhere: nobody is shown this."""
        return self._head

    def go_on(self, head: bytes, length: int) -> None:
        """Go on from where a chain of the same log stood."""
        self._head, self.length = head, length


def heads(luck: Luck, lines: Sequence[str]) -> list[str]:
    """Every head of a log's lines: after the header, and after each entry."""
    chain = Chain(luck, lines[0])
    found = [chain.head]
    for line in lines[1:]:
        chain.add(line)
        found.append(chain.head)
    return found


@dataclass(frozen=True, slots=True)
class Log:
    """A match as it was played. `luck` is a secret until `end` is set."""

    header: Mapping[str, Any]
    entries: Sequence[LogEntry]
    luck: Luck | None
    end: Mapping[str, Any] | None

    @property
    def beginning(self) -> Log:
        """The same match before the first entry, or when the rules changed for the last time."""
        return Log(self.header, self.entries[: self.changes[-1] + 1], self.luck, None)

    @property
    def changes(self) -> list[int]:
        """After which entries other rules held than before; -1: as the match began."""
        return [-1, *(n for n, entry in enumerate(self.entries) if "rules" in entry)]

    def dumps(self) -> str:
        """The log as text; without the secret while the match is running."""
        lines = [line(self.header), *map(line, self.entries)]
        if self.end is not None and self.luck is not None:
            luck = self.luck
            sealed = {"secret": luck.secret.hex()} if luck.seed is None else {"seed": luck.seed}
            lines.append(line({"end": self.end, **sealed, "head": heads(luck, lines)[-1]}))
        return "\n".join(lines) + "\n"


def loads(text: str) -> Log:
    """Read a log, and check that it is whole and as it was written."""
    lines = split(text)
    records = [_read(number, line) for number, line in enumerate(lines, 1)]
    header = records[0]
    _check_header(header)
    footer = records.pop() if len(records) > 1 and "end" in records[-1] else None
    entries = records[1:]
    for number, entry in enumerate(entries):
        _check_entry(number, entry)
    if footer is None:
        return Log(header, entries, None, None)
    _check_end(footer["end"])
    luck = _luck(header, footer)
    if luck.commitment != header["commitment"]:
        raise EditedLog("the secret at the end is not the one that was committed to at the start")
    if footer.get("head") != heads(luck, lines[:-1])[-1]:
        raise EditedLog("the log's lines are not those that its last line was written for")
    return Log(header, entries, luck, footer["end"])


def split(text: str) -> list[str]:
    """The lines of a log."""
    if not text.strip():
        raise TruncatedLog("the log is empty; its first line is a header")
    if not text.endswith("\n"):
        raise TruncatedLog("the last line of the log is cut off")
    return text.removesuffix("\n").split("\n")


def line(record: Mapping[str, Any] | list[Any]) -> str:
    """A record, or a part of one, as the log has it."""
    return _encode(record)


def _luck(header: Mapping[str, Any], footer: Mapping[str, Any]) -> Luck:
    """What the match was dealt with: of a table its secret, else a seed."""
    secret, seed, table = footer.get("secret"), footer.get("seed"), header.get("table")
    if table is None:
        if not isinstance(seed, str):
            raise EditedLog("the log's last line lacks the seed")
        return Luck.of_seed(seed)
    if not isinstance(secret, str) or not is_hex(secret, SECRET_BYTES):
        raise EditedLog(f"the log's last line lacks the secret: {SECRET_BYTES} bytes in hex digits")
    given = tuple(None if one is None else (one[0], one[1]) for one in header["luck"])
    return Luck(bytes.fromhex(secret), table, given)


def _read(number: int, line: str) -> dict[str, Any]:
    try:
        record = json.loads(line)
        (line + json.dumps(record, ensure_ascii=False)).encode()  # as the chain and the key do
    except (ValueError, RecursionError):
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
    _check_version(header["rules"])
    table, given = header.get("table"), header.get("luck")
    if table is None and given is None:
        return
    if not isinstance(table, str) or not isinstance(given, list):
        raise EditedLog("the log's header names a table without luck, or luck without a table")
    if len(given) != header["seats"] or not all(map(is_contribution, given)):
        raise EditedLog("the log's header does not say what each seat contributed")
    if header.get("scenario") is not None:
        # A scenario lays the cards out: the secret would be kept, and have dealt nothing.
        raise EditedLog("the log's header lays out by hand what a table's luck has to deal")


def _check_entry(number: int, entry: Mapping[str, Any]) -> None:
    if entry.get("n") != number:
        raise TruncatedLog(
            f"entry {number} of the log is missing: entry {entry.get('n')!r} follows"
        )
    deeds = set(DEEDS) & entry.keys()
    seat = entry.get("seat")
    fits = seat is None if "rules" in entry else type(seat) is int
    if not fits or len(deeds) != 1:
        raise EditedLog(f"entry {number} names no seat, or not one thing that the seat did")
    if "rules" in entry:
        _check_change(number, entry["rules"])


def _check_change(number: int, change: object) -> None:
    kinds = {"before": str, "now": str, "state": dict, "events": list}
    if not isinstance(change, dict) or not all(
        isinstance(change.get(name), kind) for name, kind in kinds.items()
    ):
        raise EditedLog(f"entry {number} does not say how all lay when the rules changed")
    _check_version(change["before"])
    _check_version(change["now"])


def _check_version(rules: str) -> None:
    """It is shown as it stands: so it is one short word."""
    if not rules.isprintable() or len(rules) > LONGEST_VERSION or " " in rules:
        raise EditedLog("the log names a version of the rules that cannot be one")


def _check_end(end: object) -> None:
    winners = end.get("winners") if isinstance(end, dict) else None
    if not isinstance(winners, list) or not all(type(one) is int for one in winners):
        raise EditedLog("the log's last line lacks the outcome")
