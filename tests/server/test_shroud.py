"""Under the Shroud of Shame no place is named and no face is seen; the Mask leaves faces."""

import re
from pathlib import Path
from random import Random

import pytest

from cabale.core import game
from cabale.server.tables import entries as e
from cabale.server.tables import sight
from cabale.server.tables.emotes import EMOTES, may_chat
from cabale.server.tables.now import Now
from cabale.server.tables.room import Room
from cabale.testing import rule

NAMES = ["Zoé", "Yann", "Xénia", "Wanda"]
DECK = ["curator", "werewolf", "villager", "villager", "seer", "robber", "drunk"]


def at_the_vote(seed: int, artefact: str = "shroud_of_shame", step: str = "vote") -> Room:
    """A table of four that has slept, laid the artefact on somebody and talked."""
    rng = Random(seed)
    options = {"deck": DECK, "artefacts": [artefact]}
    room = Room("t")
    opened = e.Opened("CODE", "werewolf", 4, options, "p0", secret=f"{seed:064x}")
    entries: list[e.Entry] = [opened]
    entries += [e.Sat(seat, f"p{seat}", name) for seat, name in enumerate(NAMES)]
    entries.append(e.Started(game("werewolf").rules))
    for entry in entries:
        room.accept(0, entry, room.consider(entry))
    assert room.match is not None
    while room.match.view(None)["step"] != step:
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
            words = sight.snapshot(room, seat, Now.of(room, 0), language=language).words
            assert words is not None
            text = " ".join([words.ask, *words.choices])
            shrouded = room.match.view(seat)["board"]["you"]["shrouded"]
            veiled += shrouded
            others = [name for other, name in enumerate(NAMES) if other != seat]
            assert [name for name in others if name in text] == ([] if shrouded else others)
            assert len(set(words.choices)) == 3
    assert veiled


def wearer(room: Room, key: str) -> int | None:
    assert room.match is not None
    own = [room.match.view(seat)["board"]["you"] for seat in range(4)]
    return next((seat for seat, you in enumerate(own) if you[key]), None)


def chat(room: Room, seat: int, text: str) -> None:
    entry = e.Chatted(f"p{seat}", NAMES[seat], text, seat)
    room.accept(0, entry, room.consider(entry))


@rule("WER-153")
def test_a_face_is_not_seen_under_the_shroud_until_the_end() -> None:
    tried = 0
    for seed in range(12):
        room = at_the_vote(seed, step="talk")
        blind = wearer(room, "shrouded")
        if blind is None:
            continue
        other = (blind + 1) % 4
        chat(room, other, "👀")
        chat(room, other, "Hush!")
        chat(room, blind, "👍")
        seen = {who: [line.text for line in room.lines(who)] for who in (f"p{blind}", f"p{other}")}
        assert seen == {f"p{blind}": ["Hush!", "👍"], f"p{other}": ["👀", "Hush!", "👍"]}
        assert [line.text for line in room.lines("watcher")] == ["👀", "Hush!", "👍"]
        assert [line.id for line in sight.chat_lines(room.lines(f"p{blind}"))] == [0, 1]
        while room.phase == "playing":
            assert room.match is not None
            for seat in [*room.asked]:
                words = room.match.decisions[seat].choices[0].to_json()
                held = e.Held(seat, words)
                room.accept(0, held, room.consider(held))
            room.accept(0, e.Closed(), room.consider(e.Closed()))
        assert [line.text for line in room.lines(f"p{blind}")] == ["👀", "Hush!", "👍"]
        tried += 1
    assert tried


@rule("WER-152")
def test_the_mask_forbids_sound_and_no_faces() -> None:
    tried = 0
    for seed in range(12):
        room = at_the_vote(seed, "mask_of_muting", step="talk")
        mute = wearer(room, "muted")
        for seat in range(4):
            state = sight.snapshot(room, seat, Now.of(room, 0), language=None)
            assert state.may_gesture
            assert state.may_talk == (seat != mute)
            assert may_chat(room.running(), seat, "👀")
            assert may_chat(room.running(), seat, "Hush!") == (seat != mute)
        tried += mute is not None
    assert tried


def test_nobody_makes_faces_at_night() -> None:
    room = at_the_vote(1, step="night")
    assert not sight.snapshot(room, 0, Now.of(room, 0), language=None).may_gesture


def test_emotes_are_those_of_the_client() -> None:
    source = Path(__file__).parents[2] / "web" / "src" / "lib" / "emotes.ts"
    assert set(re.findall(r"'(.)'", source.read_text(encoding="utf-8"))) == EMOTES
