"""Under the Shroud of Shame the server's words name no place (WER-153)."""

from random import Random

import pytest

from cabale.core import game
from cabale.server.tables import entries as e
from cabale.server.tables import sight
from cabale.server.tables.room import Room

NAMES = ["Zoé", "Yann", "Xénia", "Wanda"]
DECK = ["curator", "werewolf", "villager", "villager", "seer", "robber", "drunk"]


def at_the_vote(seed: int) -> Room:
    """A table of four that has slept, laid the Shroud on somebody and talked."""
    rng = Random(seed)
    options = {"deck": DECK, "artefacts": ["shroud_of_shame"]}
    room = Room("t")
    opened = e.Opened("CODE", "werewolf", 4, options, "p0", secret=f"{seed:064x}")
    entries: list[e.Entry] = [opened]
    entries += [e.Sat(seat, f"p{seat}", name) for seat, name in enumerate(NAMES)]
    entries.append(e.Started(game("werewolf").rules))
    for entry in entries:
        room.accept(0, entry, room.consider(entry))
    assert room.match is not None
    while room.match.view(None)["step"] != "vote":
        for seat in [*room.asked]:
            choices = room.match.decisions[seat].choices
            laid = [choice for choice in choices if choice.verb == "curate"]
            held = e.Held(seat, rng.choice(laid or choices).to_json())
            room.accept(0, held, room.consider(held))
        room.accept(0, e.Closed(), room.consider(e.Closed()))
    return room


@pytest.mark.parametrize("language", ["fr", "en"])
def test_worded_choices_name_nobody(language: str) -> None:
    veiled = 0
    for seed in range(12):
        room = at_the_vote(seed)
        assert room.match is not None
        for seat in range(4):
            words = sight.snapshot(room, seat, 0, has=0, seq=-1, language=language).words
            assert words is not None
            text = " ".join([words.ask, *words.choices])
            shrouded = room.match.view(seat)["board"]["you"]["shrouded"]
            veiled += shrouded
            others = [name for other, name in enumerate(NAMES) if other != seat]
            assert [name for name in others if name in text] == ([] if shrouded else others)
            assert len(set(words.choices)) == 3
    assert veiled
