"""docs/screenshots/art-<game>.webp: every picture at 160 px and at 64 px. Run by `make art`."""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image
from tests.web.pictures import closest, draw_all, render

OUT = Path(__file__).parents[2] / "docs" / "screenshots"
COLUMNS = 10
GAP = 6
GROUND = (24, 24, 30)


def _row(pictures: list[Image.Image]) -> Image.Image:
    width = sum(one.width for one in pictures) + GAP * (len(pictures) - 1)
    row = Image.new("RGB", (width, max(one.height for one in pictures)), GROUND)
    x = 0
    for one in pictures:
        row.paste(one, (x, 0))
        x += one.width + GAP
    return row


def _stack(rows: list[Image.Image]) -> Image.Image:
    height = sum(one.height for one in rows) + GAP * (len(rows) - 1)
    sheet = Image.new("RGB", (max(one.width for one in rows), height), GROUND)
    y = 0
    for one in rows:
        sheet.paste(one, (0, y))
        y += one.height + GAP
    return sheet


def _rows(pictures: list[Image.Image], columns: int) -> list[Image.Image]:
    return [_row(pictures[i : i + columns]) for i in range(0, len(pictures), columns)]


def sheet(svgs: list[str]) -> Image.Image:
    """The pictures of one shape stand together, the large ones first."""
    large = sorted((render(svg, 160) for svg in svgs), key=lambda one: one.height, reverse=True)
    small = sorted((render(svg, 64) for svg in svgs), key=lambda one: one.height, reverse=True)
    return _stack([*_rows(large, COLUMNS), *_rows(small, COLUMNS * 166 // 70)])


def main(folder: Path) -> None:
    for game, pictures in draw_all(folder).items():
        sheet(list(pictures.values())).save(OUT / f"art-{game}.webp", quality=70, method=6)
        print(f"{game}: {len(pictures)} pictures")
        for livery in sorted({name.rpartition(".")[0] for name in pictures}):
            own = {key: svg for key, svg in pictures.items() if key.rpartition(".")[0] == livery}
            for score, one, other in closest(own)[:3]:
                print(f"  most alike {livery}: {one} and {other} ({score:.2f})")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
