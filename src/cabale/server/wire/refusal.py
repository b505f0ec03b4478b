"""How the server says no: what was wrong, never what is hidden."""

from __future__ import annotations

from cabale.core import Reason

STATUS = {
    "malformed": 400,
    "nobody": 401,
    "wrong-password": 401,
    "not-yours": 403,
    "not-welcome": 403,
    "banned": 403,
    "private": 403,
    "origin": 403,
    "not-here": 403,
    "unknown": 404,
    "unknown-table": 404,
    "broken": 410,
    "too-large": 413,
    "too-long": 413,
    "not-json": 415,
    "unfit": 422,
    "too-often": 429,
    "busy": 503,
}
"""HTTP status of each code; any other is 409: not now."""


class Refusal(Exception):
    """Something was asked that cannot be done; nothing changed."""

    def __init__(self, code: str, message: str, *, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.reason = reason
        """The rule of the game that forbids a choice, where that is why."""

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)


def nobody() -> Refusal:
    """Whoever asks is not known, or not any more."""
    return Refusal("nobody", "say who you are first: POST /api/me")


def trouble(error: BaseException) -> dict[str, str]:
    """For the operator's log: what kind of error and where. Its message may tell what is hidden."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "?" if trace is None else f"{trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}"
    return {"error": type(error).__name__, "where": where}
