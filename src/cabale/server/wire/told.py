"""What a client says that it has been told already, and how it is held against what there is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple
from zlib import crc32

import msgspec

from cabale.server.wire.messages import Hello

_encode = msgspec.json.Encoder(order="sorted").encode_lines


class Told(NamedTuple):
    """So many `events` by frame `seq`, and their CRC; None where a client does not reckon it."""

    seq: int = -1
    events: int = 0
    crc: int | None = None

    @classmethod
    def of(cls, hello: Hello) -> Told:
        return cls(hello.seq, hello.events, hello.crc)


NOTHING = Told()


def crc(events: Iterable[dict[str, Any]]) -> int:
    """The CRC-32 of the events: each a line of JSON without spaces, keys in order, in UTF-8."""
    return crc32(_encode(msgspec.to_builtins(list(events), str_keys=True)))
