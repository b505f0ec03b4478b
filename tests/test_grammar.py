"""Every sentence about somebody reads well, and speaks to its reader."""

import pytest

from cabale import game, names
from cabale.testing.grammar import check_grammar


@pytest.mark.parametrize("name", names())
def test_every_event_reads_well_and_calls_its_reader_you(name: str) -> None:
    check_grammar(game(name))
