"""Board games of secrets: play them with people, study them with machines.

import cabale

match = cabale.new_match("werewolf", seats=5, seed=7)
match.decisions                       # {seat: Decision}
match.play(2, match.choice("look", 3))
match.view(2)                         # all that seat 2 may know
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cabale.core import (
        CabaleError,
        Choice,
        Decision,
        Match,
        Outcome,
        game,
        loads,
        moments,
        names,
        new_match,
        replay,
    )

__version__ = "0.1.0"

__all__ = [
    "CabaleError",
    "Choice",
    "Decision",
    "Match",
    "Outcome",
    "__version__",
    "game",
    "loads",
    "moments",
    "names",
    "new_match",
    "replay",
]


def __getattr__(name: str) -> Any:
    """The engine is loaded when it is first asked for: a command's help needs none of it."""
    if name not in __all__:
        raise AttributeError(f"module 'cabale' has no attribute {name!r}")
    from cabale import core

    return getattr(core, name)
