"""What the tests of a game need, also of a game in somebody else's package."""

import sys

from cabale.testing.ledger import Ledger, read_ledger, rules_in_tests
from cabale.testing.rule import rule

__all__ = ["Ledger", "read_ledger", "rule", "rules_in_tests"]

if pytest := sys.modules.get("pytest"):
    # So that a check that fails says what differs, as a test does.
    pytest.register_assert_rewrite("cabale.testing.conformance", "cabale.testing.words")
