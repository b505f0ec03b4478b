"""Every way in which Cabale says no. Each message says what came and what would have been right."""

from __future__ import annotations


class CabaleError(Exception):
    """Something was asked that cannot be done; nothing changed."""


class UnknownGame(CabaleError):
    """No game of that name stands on the shelf."""


class BadSeats(CabaleError):
    """The game is not played by that many."""


class BadOption(CabaleError):
    """An option that the game does not know, or a value it cannot take."""


class UnknownChoice(CabaleError):
    """The game's catalogue has no such choice."""


class IllegalChoice(CabaleError):
    """The choice exists, but this seat may not take it now."""


class NotAllowed(CabaleError):
    """A seat may not say this, or take this back, now."""


class ScenarioError(CabaleError):
    """A scenario's lines do not describe a position of the game."""


class GameError(CabaleError):
    """A game's own declaration does not hold together; said to whoever writes the game."""


class LogError(CabaleError):
    """A log that cannot be folded."""


class TruncatedLog(LogError):
    """Lines are missing from the log."""


class EditedLog(LogError):
    """The log is not what the match wrote."""


class SealedLog(LogError):
    """The log of a match that is not over keeps its secret sealed."""


class SnapshotError(CabaleError):
    """What was to be taken up is no snapshot of a match of this game."""


class CannotUpgrade(CabaleError):
    """A match of an older version of the rules, which the game cannot read any more."""


class ReceiptError(CabaleError):
    """A receipt that cannot be read, or that nothing can be held against."""
