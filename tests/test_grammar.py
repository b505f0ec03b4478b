"""Every sentence about somebody reads well, and speaks to its reader."""

import pytest

from cabale import game
from cabale.testing.grammar import check_grammar


@pytest.mark.parametrize("name", ["castle", "cultists", "werewolf"])
def test_every_event_reads_well_and_calls_its_reader_you(name: str) -> None:
    check_grammar(game(name))
