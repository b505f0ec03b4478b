"""A receipt: what one player kept of a match, and how a log is held against it.

The receipt is made on the player's side while the match is played, and never leaves it before the
end. So whoever writes the log cannot know which lies it would bring to light.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field

from cabale.core.errors import ReceiptError
from cabale.core.log import FORMAT, heads, loads, split
from cabale.core.luck import commitment, is_contribution


@dataclass(slots=True)
class Receipt:
    """`commitment` is the first one seen, `luck` what one gave oneself, `heads` all in order."""

    cabale: int
    table: str
    game: str
    seat: int | None
    commitment: str
    luck: tuple[str, str] | None = None
    heads: list[str] = field(default_factory=list)

    def saw(self, head: str | None) -> None:
        """The server showed the head of the log's chain."""
        if head is not None and head not in self.heads:
            self.heads.append(head)

    def dumps(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False) + "\n"


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that a receipt was asked: "table", "secret", "luck" or "heads".

    `entries`, of "heads": after so many entries of the log stood the last head that was seen; None
    where none was.
    """

    name: str
    ok: bool
    entries: int | None = None


REFUSALS = {
    "table": "the log is one of another table, or of another game, than the receipt",
    "secret": "the secret in the log does not open the commitment of the receipt",
    "luck": "the luck of the receipt is not in the log at its seat",
    "heads": "a head of the receipt does not lie on the chain of the log",
}


def loads_receipt(text: str) -> Receipt:
    try:
        record = json.loads(text)
    except ValueError:
        raise ReceiptError("this is not a receipt: it is not JSON") from None
    if not isinstance(record, dict) or record.get("cabale") != FORMAT:
        raise ReceiptError(f"this is not a receipt of a match whose log has format {FORMAT}")
    if not all(isinstance(record.get(name), str) for name in ("table", "game", "commitment")):
        raise ReceiptError("the receipt lacks its table, its game or the commitment")
    table, game, sealed = record["table"], record["game"], record["commitment"]
    seat, luck, seen = (record.get(name) for name in ("seat", "luck", "heads"))
    if seat is not None and type(seat) is not int:
        raise ReceiptError("the seat of a receipt is a number, or null for a spectator")
    if not is_contribution(luck):
        raise ReceiptError("the luck of a receipt is [luck, word], or null where none was given")
    if not isinstance(seen, list) or not all(isinstance(head, str) for head in seen):
        raise ReceiptError("the heads of a receipt are a list of texts")
    return Receipt(FORMAT, table, game, seat, sealed, luck and (luck[0], luck[1]), seen)


def compare(text: str, receipt: Receipt) -> list[Check]:
    """Hold a finished log against a receipt. That the log is whole and folds is asked elsewhere."""
    log, lines = loads(text), split(text)
    header, luck = log.header, log.luck
    if luck is None:
        raise ReceiptError("a receipt is held against a log that has its last line")
    checks = [
        Check("table", (header.get("table"), header["game"]) == (receipt.table, receipt.game)),
        Check("secret", commitment(luck.secret, receipt.table) == receipt.commitment),
    ]
    if receipt.luck is not None:
        given = dict(enumerate(luck.contributions or ()))
        mine = None if receipt.seat is None else given.get(receipt.seat)
        checks.append(Check("luck", mine == receipt.luck))
    return [*checks, _heads(heads(luck, lines[:-1]), receipt.heads)]


def _heads(chain: list[str], seen: list[str]) -> Check:
    """Whether all that was seen lies on the chain, in that order."""
    place = {head: number for number, head in enumerate(chain)}
    at = None
    for head in seen:
        if place.get(head, -1) < (at or 0):
            return Check("heads", False)
        at = place[head]
    return Check("heads", True, at)
