"""A curve is made of points, each measured by the arena on deals that nobody saw before."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Point:
    """One measurement: when, after how much, and the share of wins with its interval."""

    seconds: float
    decisions: int
    share: float
    low: float
    high: float
    games: int
