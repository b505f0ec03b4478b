"""What the tests of a game need, also of a game in somebody else's package."""

from cabale.testing.ledger import Ledger, read_ledger, rules_in_tests
from cabale.testing.rule import rule

__all__ = ["Ledger", "read_ledger", "rule", "rules_in_tests"]
