"""What somebody sees of a match, as text and as a picture of that text.

These games are cards and words, so a picture of the table is a page that can be read. The letters
are three dots wide and five high.
"""

from __future__ import annotations

import json
from textwrap import wrap
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cabale.core import Match

COLUMNS = 100
DOT = 2
"""Pixels along each side of a dot."""
PAPER, INK = np.array([(24, 22, 30), (232, 224, 205)], np.uint8)

_FONT = """
A25755 B65656 C34443 D65556 E74647 F74644 G34553 H55755 I72227 J11152 K55655 L44447 M57755
N65555 O25552 P65644 Q25573 R65655 S34216 T72222 U55557 V55552 W55775 X55255 Y55222 Z71247
075557 126227 271747 371317 455711 574717 674757 771122 875757 975717
.00002 ,00024 :02020 ;02024 -00700 _00007 +02720 (12221 )42224 [32223 ]62226 {32623 }62326
/11244 '22000 "55000 !22202 ?71202 =07070 *05250 #57575
"""
_LETTERS = {" ": "00000", **{glyph[0]: glyph[1:] for glyph in _FONT.split()}}
"""Each row of dots of a letter as an octal digit."""


def words(match: Match, seat: int | None) -> str:
    """The view of a seat (None: a spectator) as text."""
    return json.dumps(match.view(seat), ensure_ascii=False, indent=1)


def picture(match: Match, seat: int | None) -> NDArray[np.uint8]:
    """The same view as an image: height, width, and red, green and blue."""
    view = match.view(seat)
    lines: list[str] = []
    for key, value in {**view, **view["board"]}.items():
        if key == "table":
            continue
        several = isinstance(value, list) and any(isinstance(one, dict) for one in value)
        for one in value if several else [value]:
            lines += wrap(f"{key}: {_short(one)}", COLUMNS, subsequent_indent="  ")
    dots = np.zeros((6 * len(lines) + 1, 4 * COLUMNS + 1), bool)
    for row, line in enumerate(lines):
        for column, letter in enumerate(line.upper()):
            dots[6 * row + 1 : 6 * row + 6, 4 * column + 1 : 4 * column + 4] = _dots(letter)
    page: NDArray[np.uint8] = np.where(dots[..., None], INK, PAPER)
    return page.repeat(DOT, axis=0).repeat(DOT, axis=1)


def _dots(letter: str) -> list[list[bool]]:
    rows = _LETTERS.get(letter, _LETTERS["?"])
    return [[bool(int(row) >> bit & 1) for bit in (2, 1, 0)] for row in rows]


def _short(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": ")).replace('"', "")
