"""How the server says no: what was wrong, never what is hidden."""

from __future__ import annotations

STATUS = {
    "malformed": 400,
    "nobody": 401,
    "wrong-password": 401,
    "not-yours": 403,
    "origin": 403,
    "not-here": 403,
    "unknown": 404,
    "unknown-table": 404,
    "too-large": 413,
    "not-json": 415,
    "unfit": 422,
    "too-often": 429,
    "busy": 503,
}
"""HTTP status of each code; any other is 409: not now."""


class Refusal(Exception):
    """Something was asked that cannot be done; nothing changed."""

    def __init__(
        self, code: str, message: str, why: str | None = None, rule: str | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.why = why
        self.rule = rule

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)
