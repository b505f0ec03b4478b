"""The thread from a rule of the ledger to the test that shows it."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Say which rules of `docs/rules/*.md` a test (or a class of tests) shows to hold.

    The ids are string literals, because the ledger is checked without importing the tests.
    """
    import pytest  # only tests need it; the rest of this package is also used by `cabale ledgers`

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.rule(*ids)(test)
        return marked

    return mark
