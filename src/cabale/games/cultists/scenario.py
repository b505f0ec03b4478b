"""A position in a few readable lines."""

from __future__ import annotations

from collections.abc import Mapping

from cabale.games.cultists.state import T


def arrange(t: T, facts: Mapping[str, str]) -> None:
    raise NotImplementedError
