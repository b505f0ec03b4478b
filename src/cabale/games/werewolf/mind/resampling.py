"""Threshold resampling (Fearnhead and Clifford 2003), the draw of every bound in this room."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def resample(
    items: Sequence[T], scores: Sequence[float], most: int, rng: Random
) -> list[tuple[T, float]]:
    """At most `most` of the items, each with its importance weight 1/p.

    Items whose score is above a threshold are kept for sure (p = 1). Of the others a systematic
    sample is drawn with p proportional to the score, so that weighted sums stay unbiased.
    """
    if len(items) <= most:
        return [(item, 1.0) for item in items]
    ranked = sorted(scores, reverse=True)
    left = sum(ranked)
    threshold = 0.0
    for kept, score in enumerate(ranked[:most]):
        threshold = left / (most - kept)
        if score <= threshold:
            break
        left -= score
    found = []
    point = rng.random() * threshold
    for item, score in zip(items, scores, strict=True):
        if score > threshold:
            found.append((item, 1.0))
            continue
        point -= score
        if point < 0:
            point += threshold
            found.append((item, threshold / score))
    return found
