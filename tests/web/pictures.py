"""The pictures of the cards, drawn from `web/art` and turned into pixels without a browser."""

from __future__ import annotations

import io
import json
import shutil
import subprocess
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import resvg_py
from PIL import Image

WEB = Path(__file__).parents[2] / "web"
Grey = npt.NDArray[np.float64]
NODE = shutil.which("node") or shutil.which("node", path=str(WEB.parent / ".venv" / "bin"))


def draw_all(out: Path) -> dict[str, dict[str, str]]:
    """Every picture of every game as SVG text, by game and by name (`devil.item-key`)."""
    assert NODE is not None
    subprocess.run([NODE, "scripts/art.mjs", str(out.resolve())], cwd=WEB, check=True)
    return {
        folder.name: {file.stem: file.read_text("utf-8") for file in sorted(folder.glob("*.svg"))}
        for folder in sorted(out.iterdir())
        if folder.is_dir()
    }


def render(svg: str, width: int) -> Image.Image:
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))
    return Image.open(io.BytesIO(png)).convert("RGB")


def grey(svg: str, width: int = 64) -> Grey:
    """As seen at that width without colours: drawn large, then made small."""
    large = render(svg, width * 2).convert("L")
    small = large.resize((width, round(width * large.height / large.width)), Image.Resampling.BOX)
    return np.asarray(small, dtype=np.float64)


_FLAT = (0.03 * 255) ** 2


@cache
def _window(length: int) -> Grey:
    """The Gaussian window of 11 pixels at every place of a line, as a matrix."""
    weights = np.exp(-0.5 * ((np.arange(11) - 5) / 1.5) ** 2)
    rows = np.zeros((length - 10, length))
    for i, row in enumerate(rows):
        row[i : i + 11] = weights / weights.sum()
    return rows


def _blur(picture: Grey) -> Grey:
    height, width = picture.shape
    blurred: Grey = _window(height) @ picture @ _window(width).T
    return blurred


class Look(NamedTuple):
    """A picture in grey, with what every comparison asks of it."""

    grey: Grey
    mean: Grey
    spread: Grey


def look(svg: str) -> Look:
    seen = grey(svg)
    mean = _blur(seen)
    return Look(seen, mean, _blur(seen * seen) - mean**2)


def likeness(one: Look, other: Look) -> float:
    """Mean contrast-structure term of SSIM (Wang et al. 2004): 1 for the same picture.

    The luminance term is left out: a darker copy of a picture is the same picture.
    """
    common = _blur(one.grey * other.grey) - one.mean * other.mean
    return float(((2 * common + _FLAT) / (one.spread + other.spread + _FLAT)).mean())


def closest(pictures: dict[str, str]) -> list[tuple[float, str, str]]:
    """All pairs of one shape, the most alike first."""
    seen = {name: look(svg) for name, svg in pictures.items()}
    pairs = [
        (likeness(seen[a], seen[b]), a, b)
        for a, b in combinations(seen, 2)
        if seen[a].grey.shape == seen[b].grey.shape
    ]
    return sorted(pairs, reverse=True)


def draw_faces(count: int) -> tuple[list[str], list[str], list[str]]:
    """So many faces of people and of bots, each for another name, and the codes of these."""
    assert NODE is not None
    done = subprocess.run(
        [NODE, "scripts/faces.mjs", str(count)],
        cwd=WEB,
        check=True,
        capture_output=True,
        text=True,
    )
    people, bots, codes = json.loads(done.stdout)
    return people, bots, codes
