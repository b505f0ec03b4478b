"""Bots make their claims in words, which stand in the chat and tell nothing but the claim."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.houses import Worker
from tests.server.people import newcomer, play_all
from tests.server.test_shroud import at_the_vote, wearer

from cabale.core import game
from cabale.server.bots.wording import QUICKEST, SLOWEST, thumbs, typed
from cabale.server.tables import entries as e
from cabale.server.tables import hearing, sight
from cabale.server.wire.refusal import Refusal
from cabale.server.wire.talking import spoken
from cabale.talk import Hearer


def test_a_claim_in_words_is_a_line_with_the_claim_under_it() -> None:
    room = at_the_vote(3, step="talk")
    entry = e.Claimed(1, ["started", "seer"], text="Bon, moi, c’est Voyante.")
    change = room.accept(7, entry, room.consider(entry))
    line = sight.chat_lines(room, "p0")[-1]
    assert (line.seat, line.text, line.at) == (1, "Bon, moi, c’est Voyante.", 7)
    assert line.claims == [["started", "seer"]]
    assert change.line is room.chat[-1]
    assert room.running().said[-1].to_json() == [1, "started", "seer"]


def test_a_gesture_is_made_without_words() -> None:
    for seed in range(12):
        room = at_the_vote(seed, step="talk")
        blind = wearer(room, "shrouded")
        if blind is None:
            continue
        seat, target = (blind + 1) % 4, (blind + 2) % 4
        assert asyncio.run(typed(room, seat, ["point", target], "fr")) == ""
        with pytest.raises(Refusal, match="shown, not said"):
            room.consider(e.Claimed(seat, ["point", target], text="that one"))
        return
    raise AssertionError("nobody wore the shroud")


def test_words_hang_on_nothing_secret() -> None:
    """The same claim at the same table is worded the same, whatever was dealt and sealed."""
    rooms = [at_the_vote(seed, step="talk") for seed in range(3)]
    for seat in range(4):
        claims: list[list[int | str]] = [["started", "seer"], ["suspect", (seat + 1) % 4]]
        for claim in claims:
            texts = {asyncio.run(typed(room, seat, claim, "en")) for room in rooms}
            assert len(texts) == 1
            assert "" not in texts


def test_whoever_is_forgotten_is_forgotten_by_the_voices_too() -> None:
    asyncio.run(typed(at_the_vote(0, step="talk"), 0, ["started", "seer"], "en"))
    assert hearing.voices.cache_info().currsize > 0
    hearing.forget_names()
    assert hearing.voices.cache_info().currsize == 0


def test_thumbs_need_longer_for_longer_lines_within_limits() -> None:
    pauses = [thumbs("x" * length) for length in range(1, 200, 7)]
    assert pauses == sorted(pauses)
    assert (pauses[0], pauses[-1]) == (QUICKEST, SLOWEST)
    assert thumbs("I am the Seer.") == thumbs("I am the Mute.")


def test_bots_speak_the_language_of_who_sits_there() -> None:
    assert spoken("fr-CA,fr;q=0.8,en;q=0.5") == "fr"
    assert spoken("en-GB,en;q=0.9,fr-FR;q=0.2") == "fr"  # as the client chooses
    assert spoken("de,en;q=0.5") == "en"
    assert spoken("") == "fr"


def test_what_bots_type_at_a_table_is_heard_as_what_they_claim(house: Worker) -> None:
    async def visit() -> None:
        ada = await newcomer(house.url, "Ada")
        table = await ada.post("/api/tables", game="werewolf", seats=4)
        for seat in range(1, 4):
            await ada.post(f"/api/tables/{table['id']}/bot", seat=seat, level="novice")
        table = await ada.post(f"/api/tables/{table['id']}/start")
        await play_all(table, [ada])
        replay = await ada.get(f"/api/tables/{table['id']}/replay?eyes=open")
        table = await ada.get(f"/api/tables/{table['id']}")
        names = [seat["name"] for seat in table["seats"]]
        typed_lines = [line for line in replay["chat"] if line["seat"]]
        assert typed_lines
        hearer = Hearer(game("werewolf"), "fr")
        for line in typed_lines:
            heard = hearer.hear(line["text"], names, line["seat"])
            assert [one.claim.to_json() for one in heard] == line["claims"], line["text"]
        assert len({line["text"] for line in typed_lines}) == len(typed_lines)

    asyncio.run(visit())
