"""The logs of many matches, each in a file of its own."""

from __future__ import annotations

import re
from pathlib import Path

from cabale.core import CabaleError, Match


def check_logs(folder: str | None) -> None:
    """Say at once, not after the work, that nothing can be written there."""
    if folder is None:
        return
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CabaleError(f"{folder} cannot be made: {(error.strerror or '').lower()}") from None


def save_log(folder: str | None, match: Match, name: str) -> None:
    """Write the log of a match that is over, as ``cabale replay`` and ``verify`` read it."""
    if folder is not None and match.outcome is not None:
        plain = re.sub(r"[^\w.@+-]+", "_", name)
        (Path(folder) / f"{plain}.log").write_text(match.log.dumps(), encoding="utf-8")
