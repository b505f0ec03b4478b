"""Run as a program, this reads an SVG drawing and writes a PNG picture (`drawing.py`)."""

from __future__ import annotations

import sys

import resvg_py

from cabale.server.operations.bounds import read_errand


def main() -> None:
    svg = read_errand().decode()
    sys.stdout.buffer.write(bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)))


if __name__ == "__main__":
    main()
