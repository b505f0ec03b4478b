"""The curve of a run, drawn."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from matplotlib.figure import Figure

from cabale.train.points import Point


def draw_curve(points: Sequence[Point], judge: str, even: float, path: Path) -> None:
    """Wins in the arena against the time of learning, with their intervals, as the suffix says."""
    figure = Figure(figsize=(6, 3.2), layout="constrained")
    axes = figure.subplots()
    minutes = [point.seconds / 60 for point in points]
    shares = [point.share * 100 for point in points]
    below = [(point.share - point.low) * 100 for point in points]
    above = [(point.high - point.share) * 100 for point in points]
    axes.errorbar(minutes, shares, [below, above], marker="o", capsize=3)
    axes.axhline(even * 100, color="grey", linewidth=0.8, linestyle="--")
    axes.set_xlabel("minutes of learning")
    axes.set_ylabel(f"wins against {judge}, %")
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
