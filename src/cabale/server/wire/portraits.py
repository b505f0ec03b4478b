"""The faces of people and bots as drawings, the same that the client draws (`web/art/faces.ts`).

The parts and the colours are the client's own: its build writes them down as `faces.json`.
"""

from __future__ import annotations

import math
import re
from functools import lru_cache
from pathlib import Path

import msgspec

from cabale.server.tables.faces import code_of

_COLOUR = re.compile(r"\$([A-Za-z])([+-]*|[ove])(?![a-z])")
_NEAR = "translate(-19 4) scale(.79)"


class Kit(msgspec.Struct):
    """What faces are made of; the lists stand in the order of the digits of a code."""

    parts: dict[str, str]
    light: dict[str, str]
    grounds: list[str]
    cloths: list[str]
    skins: list[str]
    hairs: list[str]
    metals: list[str]
    head: list[str]
    eyes: list[str]
    mouths: list[str]
    beards: list[str]
    hair: list[str]
    hats: list[str]
    bot_eyes: list[str]
    bot_tops: list[str]


@lru_cache(4)
def kit_of(path: Path) -> Kit:
    return msgspec.json.decode(path.read_bytes(), type=Kit)


def portrait(kit: Kit, face: str, *, bot: bool) -> str:
    """The face of this text, 120 by 120, as the text of an SVG file."""
    digits = [int(digit, 36) for digit in code_of(face)]

    def of(things: list[str], slot: int) -> str:
        return things[digits[slot] % len(things)]

    palette = {
        **kit.light,
        "n": of(kit.grounds, 0),
        "a": of(kit.cloths, 1),
        "b": of(kit.cloths, 3),
        "c": of(kit.grounds, 1),
        "s": of(kit.metals if bot else kit.skins, 2),
        "h": of(kit.hairs, 3),
    }
    names = (
        [of(kit.bot_tops, 9), "bot.head", of(kit.bot_eyes, 5), f"bot.mouth.{digits[6] % 2}"]
        if bot
        else [
            of(kit.head, 4),
            f"eyes.{of(kit.eyes, 5)}",
            f"mouth.{of(kit.mouths, 6)}",
            of(kit.beards, 7),
            f"hair.{of(kit.hair, 8)}",
            of(kit.hats, 9),
        ]
    )
    return _compose(kit.parts, palette, ["body.broad", *filter(None, names)])


def _compose(parts: dict[str, str], palette: dict[str, str], names: list[str]) -> str:
    used: dict[str, None] = {}

    def painted(found: re.Match[str]) -> str:
        letter, sign = found.groups()
        small = letter.lower()
        if letter == small and sign not in ("o", "v", "e"):
            return _tone(palette, small, sign)
        shade = small + (sign if sign in ("o", "v", "e") else "d")
        used[shade] = None
        return f"url(#{shade})"

    ground, *rest = (_COLOUR.sub(painted, parts[name]) for name in ("ground", *names))
    defs = "".join(_gradient(palette, shade) for shade in used)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120">'
        f'<defs>{defs}</defs>{ground}<g transform="{_NEAR}">{"".join(rest)}</g></svg>'
    )


def _tone(palette: dict[str, str], letter: str, sign: str) -> str:
    """The colour of a letter, lighter by each `+`, darker by each `-`."""
    colour = palette[letter]
    if sign.startswith("+"):
        return _mix(colour, palette["l"], len(sign) * 0.24)
    if sign.startswith("-"):
        return _mix(colour, palette["k"], len(sign) * 0.3)
    return colour


def _mix(one: str, other: str, share: float) -> str:
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{math.floor(a + (b - a) * share + 0.5):02x}" for a, b in pairs)


def _gradient(palette: dict[str, str], shade: str) -> str:
    letter, way = shade[0], shade[1]
    light, plain, dark = (_tone(palette, letter, sign) for sign in ("+", "", "--"))
    if way == "o":
        return (
            f'<radialGradient id="{shade}"><stop stop-color="{light}" stop-opacity=".95"/>'
            f'<stop offset=".4" stop-color="{plain}" stop-opacity=".5"/>'
            f'<stop offset="1" stop-color="{plain}" stop-opacity="0"/></radialGradient>'
        )
    if way == "e":
        return (
            f'<radialGradient id="{shade}" r=".72">'
            f'<stop offset=".62" stop-color="{plain}" stop-opacity="0"/>'
            f'<stop offset="1" stop-color="{plain}" stop-opacity=".6"/></radialGradient>'
        )
    sides = 'x2="0" y2="1"' if way == "v" else 'x2="1" y2=".5"'
    return (
        f'<linearGradient id="{shade}" {sides}><stop stop-color="{light}"/>'
        f'<stop offset=".45" stop-color="{plain}"/>'
        f'<stop offset="1" stop-color="{dark}"/></linearGradient>'
    )
