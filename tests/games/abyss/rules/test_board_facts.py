"""What the board in the browser prints on its cards is what the rules say."""

from __future__ import annotations

import json
from pathlib import Path

from cabale.games.abyss.rules.components import GUILDS, LORDS, NO_RACE, RACES, THREAT_TRACK

FACTS = Path(__file__).parents[4] / "web/src/boards/abyss/facts.json"
POWERS = ("none", "arrow", "ongoing")


def test_the_board_prints_the_lords_and_the_threat_track_of_the_rules() -> None:
    printed = json.loads(FACTS.read_text())
    assert printed["lords"] == {
        lord.id: {
            "guild": GUILDS[lord.guild],
            "races": lord.races,
            "race": None if lord.race == NO_RACE else RACES[lord.race],
            "value": lord.value,
            "keys": lord.keys,
            "points": lord.influence,
            "power": POWERS[lord.timing],
        }
        for lord in LORDS
    }
    assert printed["threat"] == [[list(reward) for reward in space] for space in THREAT_TRACK]
