"""Single WebSocket frames (RFC 6455, 5.2), read and written without a general library."""

from __future__ import annotations

from struct import Struct

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

FINAL_TEXT = 0x81
"""The first byte of a frame that holds a whole text."""
MASKED, SHORT, MASK, HEAD = 0x80, 126, slice(2, 6), 6
"""Of a frame from a client: the bit of its second byte, the first length that needs more bytes, and
in a shorter one where the mask stands and the text begins."""
_MIDDLE, _LONG = Struct("!BBH").pack, Struct("!BBQ").pack
"""Write the head of a longer frame."""


def frame_of(text: bytes) -> tuple[bytes, bytes]:
    """A text as one WebSocket frame (RFC 6455, 5.2): unmasked, uncompressed, header and payload.

    What a general library does about it took a seventh of the time that a choice costs.
    """
    length = len(text)
    if length < SHORT:
        return bytes((FINAL_TEXT, length)), text
    if length < 1 << 16:
        return _MIDDLE(FINAL_TEXT, SHORT, length), text
    return _LONG(FINAL_TEXT, SHORT + 1, length), text


def text_of(data: bytes) -> bytes | None:
    """The text, where what has come is one whole short text of a client; None: it is not that."""
    if len(data) < HEAD or data[0] != FINAL_TEXT or data[1] != len(data) - HEAD + MASKED:
        return None
    return apply_mask(data[HEAD:], data[MASK]) if data[1] < MASKED + SHORT else None


def ends_whole(data: bytes) -> bool:
    """Whether frames of a client that begin here also end here, and nothing is left to come."""
    at = 0
    while at + 2 <= len(data):
        length, at = data[at + 1] & ~MASKED, at + 2
        if length >= SHORT:
            more = 2 if length == SHORT else 8
            length, at = int.from_bytes(data[at : at + more]), at + more
        at += 4 + length
    return at == len(data)


def is_text(data: bytes) -> bool:
    if data.isascii():
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
