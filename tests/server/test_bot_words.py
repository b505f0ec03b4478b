"""Bots make their claims in words, which stand in the chat and tell nothing but the claim."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.houses import Worker
from tests.server.people import newcomer, play_all
from tests.server.test_shroud import at_the_vote, wearer

from cabale.core import game
from cabale.server.bots import wording
from cabale.server.bots.driver import Driver
from cabale.server.bots.wording import QUICKEST, SLOWEST, Typing, thumbs, typed
from cabale.server.config import Config
from cabale.server.tables import entries as e
from cabale.server.tables import hall, hearing, sight
from cabale.server.tables.books import beside
from cabale.server.tables.clocks import now_ms
from cabale.server.tables.fanout import Alone
from cabale.server.wire.refusal import Refusal
from cabale.server.wire.talking import spoken
from cabale.store import open_store
from cabale.talk import Hearer


def test_a_claim_in_words_is_a_line_with_the_claim_under_it() -> None:
    room = at_the_vote(3, step="talk")
    entry = e.Claimed(1, ["started", "seer"], text="Bon, moi, c’est Voyante.")
    change = room.accept(7, entry, room.consider(entry))
    line = sight.chat_lines(room.lines("p0"))[-1]
    assert (line.seat, line.text, line.at) == (1, "Bon, moi, c’est Voyante.", 7)
    assert line.claims == [["started", "seer"]]
    assert change.line is room.chat[-1]
    assert room.running().said[-1].to_json() == [1, "started", "seer"]


def test_what_spectators_say_keeps_no_bot_from_speaking() -> None:
    room = at_the_vote(3, step="talk")
    about = Typing(1, None, "Ah bon ?", room.moment, len(wording.aloud(room.running())), 0)
    room.chairs[1].kind = "bot"
    for seat, answers in ((None, True), (2, False)):
        entry = e.Chatted("p", "Ada", "Ah bon ?", seat)
        room.accept(7, entry, room.consider(entry))
        assert (about.entry(room, 0) is not None) == answers


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


def test_nobody_is_written_down_for_a_bots_word() -> None:
    """A row without a person would be swept up as somebody deleted, and all bots' names with it."""
    room = at_the_vote(3, step="talk")
    assert beside(room, e.Chatted("", "Basile", "Et toi ?", 1), None, 7) is None
    assert beside(room, e.Chatted("p9", "Ada", "Bonsoir", None), None, 7) is not None


def test_nobody_is_pressed_by_two_bots_within_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    room = at_the_vote(3, step="talk")
    room.chairs[1].kind = room.chairs[2].kind = "bot"
    clock = now_ms()
    monkeypatch.setattr(wording, "now_ms", lambda: clock)
    assert not wording.presses(room, ["ask", 0], "en")
    entry: e.Entry = e.Claimed(1, ["ask", 0], text="And what were you, Ada?")
    room.accept(clock, entry, room.consider(entry))
    assert wording.presses(room, ["ask", 0], "en")
    assert not wording.presses(room, ["ask", 3], "en")
    assert not wording.presses(room, ["suspect", 0], "en")
    clock += wording.A_MINUTE + 1
    assert not wording.presses(room, ["ask", 0], "en")
    name = room.chairs[0].shown_name
    entry = e.Chatted("", "Bot", f"{name}, we’re waiting.", 2)
    room.accept(clock, entry, room.consider(entry))
    assert wording.pressed(room, "en") == {0}


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


def test_a_bot_that_is_spoken_of_answers_in_a_line_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'cabale.db'}")
        await store.open()
        house = hall.Hall(Config(), store, Alone())
        monkeypatch.setattr(house, "_drive", lambda place: None)  # the test drives
        at = await house.create(e.Opened("", "castle", 4, {}, "p"))
        entries: list[e.Entry] = [e.Sat(0, "p", "Ada")]
        entries += [e.BotSat(seat, "novice", f"Bot{seat}") for seat in (1, 2, 3)]
        entries.append(e.Started(game("castle").rules))
        for entry in entries:
            await house.propose(at, lambda _, entry=entry: entry)  # type: ignore[misc]
        room, driver = at.room, Driver(house, at)
        driver._words(room)
        claims: list[list[int | str]] = [["suspect", 1], ["trust", 2], ["doubt", 3]]
        for claim in 2 * claims:
            await house.propose(at, lambda _, claim=claim: e.Claimed(0, claim))  # type: ignore[misc]
            plan = driver._words(room)
            assert plan is not None
            await plan[1]()
            if driver._typing is not None:
                when, say = driver._words(room) or (0, plan[1])
                assert when > room.told_at  # as long as thumbs need
                await say()
        lines = [line for line in room.chat if line.seat]
        assert len(lines) >= 4
        assert all(not line.claims and "Ada" in line.text for line in lines)
        assert len({line.text for line in lines}) == len(lines)
        assert len(room.running().said) == 6  # nothing was claimed by it
        # Nor is anything heard of a gesture: the bots have had their word on what was said aloud.
        driver._answered -= 1
        gesture = driver._words(room)
        assert gesture is not None
        await gesture[1]()
        assert driver._typing is None
        # Who asks a bot something has an answer, whatever others say meanwhile.
        for n, text in enumerate(("Bot2, t'es quoi ?", "Bot1 t'as vu quoi ?", "bonsoir", "Bot2 ?")):
            asked = len(room.chat)
            chatted = e.Chatted("p", "Ada", text, 0)
            await house.propose(at, lambda _, chatted=chatted: chatted)  # type: ignore[misc]
            plan = driver._words(room)
            assert plan is not None
            await plan[1]()
            if "Bot" not in text:
                assert driver._typing is None
                continue
            word: list[int | str] = ["trust", 1 + n % 3]
            await house.propose(at, lambda _, word=word: e.Claimed(0, word))  # type: ignore[misc]
            when, say = driver._words(room) or (0, plan[1])
            assert when > room.chat[asked].at
            await say()
            driver._answered = len(room.running().said)
            line = room.chat[-1]
            assert (f"Bot{line.seat}" in text, "Ada" in line.text) == (True, True)
        assert len({line.text for line in room.chat}) == len(room.chat)
        assert driver._answering.unread(room) is None
        assert Driver(house, at)._answering.unread(room) is None
        # Whoever takes over later answers nothing of what was said before.
        again = Driver(house, at)
        again._words(room)
        assert again._answered == len(room.running().said)
        assert again._typing is None
        await store.close()

    asyncio.run(visit())
