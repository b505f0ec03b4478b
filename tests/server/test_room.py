"""A table is a fold of its log: any worker that reads it has the same table, to the number."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from tests.server.logs import Scribe
from tests.server.people import variant

from cabale import names
from cabale.core.log import heads, split
from cabale.server.tables import entries as e
from cabale.server.tables import sight
from cabale.server.tables.clocks import closing_time, length
from cabale.server.tables.now import Now
from cabale.server.tables.room import MOST_TAKEN_BACK, Room
from cabale.server.wire.clocks import ClockSettings
from cabale.server.wire.refusal import Refusal

KEPT = (
    *("length", "last_at", "turn", "opened", "held", "asked", "last"),
    *("seq", "taken_back", "chairs", "host", "paused", "chat", "quiet"),
    *("numbers", "put_at", "told_at"),
)


def evening(name: str, seed: int) -> Iterator[tuple[Room, list[tuple[int, bytes]]]]:
    """A table where people play, hold, think again, talk, run out of time and pause."""
    found, seats, options = variant(name)
    rng = Random(f"{name}/{seed}")
    room, log, at = Room("t"), [], 0
    todo: list[e.Entry] = [
        e.Opened(
            *("CODE", name, seats, options, "p0"),
            clock=ClockSettings(mode="live"),
            secret=f"{seed:064x}",
        )
    ]
    todo += [e.Sat(seat, f"p{seat}", f"P{seat}") for seat in range(seats - 1)]
    todo += [e.BotSat(seats - 1, "random", "B"), e.Started(found.rules)]
    while room.phase != "over":
        entry = todo.pop(0) if todo else whatever(room, rng)
        at += rng.randrange(-50, 1000)
        try:
            after = room.consider(entry)
        except Refusal:
            continue
        room.accept(at, entry, after)
        log.append((at, e.encode(entry)))
        yield room, log


def whatever(room: Room, rng: Random) -> e.Entry:
    """Something that could come next, or could not."""
    match = room.match
    assert match is not None
    seat = rng.choice(list(match.decisions))
    words = rng.choice(match.decisions[seat].choices).to_json()
    claims = list(match.game.claim_catalogue(match.seats))[1:]
    rare: list[e.Entry] = [
        e.Undone(seat),
        e.Released(seat),
        e.Chatted("p0", "P0", "hm", 0),
        e.Chatted("x", "X", "they lie"),
        e.Paused(),
        e.Resumed(),
        e.BotSat(0, "random", "B"),
        e.Sat(0, "p0", "P0"),
    ]
    if claims:
        rare.append(e.Claimed(seat, rng.choice(claims).to_json()))
    if rng.random() < 0.2:
        return rng.choice(rare)
    if room.blind:
        return e.Closed() if rng.random() < 0.2 else e.Held(seat, words)
    return e.Expired(seat) if rng.random() < 0.05 else e.Played(seat, words)


def fold(log: list[tuple[int, bytes]]) -> Room:
    room = Room("t")
    for at, body in log:
        entry = e.decode(body)
        room.accept(at, entry, room.consider(entry, folding=True))
    return room


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("seed", range(3))
def test_a_log_folds_into_the_same_table(name: str, seed: int) -> None:
    rng = Random(seed)
    for room, log in evening(name, seed):
        if room.match is None or (rng.random() < 0.97 and room.phase != "over"):
            continue
        again = fold(log)
        assert again.match is not None
        for part in KEPT:
            assert getattr(again, part) == getattr(room, part), part
        assert again.match.state == room.match.state
        for eyes in (None, *range(room.match.seats)):
            one, two = (
                sight.snapshot(each, eyes, Now.of(each, 0), language=None) for each in (room, again)
            )
            assert one == two


@pytest.mark.parametrize("name", names())
def test_a_refusal_changes_nothing(name: str) -> None:
    rng = Random(name)
    for room, _ in evening(name, 7):
        if room.phase != "playing" or rng.random() < 0.9:
            continue
        assert room.match is not None
        before, state = (room.length, dict(room.seq), dict(room.held)), room.match.state.copy()
        asked = next(iter(room.asked))
        for wrong in (
            e.Played(asked, ["no-such-verb"]),
            e.Held(asked, ["no-such-verb"]),
            e.Played(99, ["pass"]),
            e.Started(room.game.rules),
            e.Stood(0),
            e.Rematched("x"),
        ):
            with pytest.raises(Refusal):
                room.consider(wrong)
        room.consider(e.Closed()) if room.blind else None
        assert (room.length, dict(room.seq), dict(room.held)) == before
        assert room.match.state == state


def test_rules_of_another_version_are_not_played_on() -> None:
    name = names()[0]
    _, seats, options = variant(name)
    room = Room("t")
    entries: list[e.Entry] = [e.Opened("CODE", name, seats, options, "p")]
    entries += [e.Sat(seat, "p", "P") for seat in range(seats)]
    for entry in entries:
        room.accept(0, entry, room.consider(entry))
    with pytest.raises(Refusal, match="no longer played"):
        room.consider(e.Started("rules of old"))


def test_a_card_paid_tells_nothing_before_the_last_one() -> None:
    quiet = set()
    for room, _ in evening("abyss", 1):
        if room.quiet is not None and room.phase == "playing":
            quiet.add(room.running().view(room.quiet)["step"])
    assert "pay" in quiet
    assert not quiet & {"turn", "offer", "take", "monster"}


def test_a_bot_takes_nobody_s_seat_before_the_start() -> None:
    """Two workers may hear of a person and of a bot for one seat: the log settles who has it."""
    name = names()[0]
    _, seats, options = variant(name)
    room = Room("t")
    for entry in (e.Opened("CODE", name, seats, options, "p"), e.Sat(1, "q", "Q")):
        room.accept(0, entry, room.consider(entry))
    with pytest.raises(Refusal) as no:
        room.consider(e.BotSat(1, "random", "B"))
    assert no.value.code == "seat-taken"


NEVER = None


@pytest.mark.parametrize(
    ("pace", "limit", "answered", "private", "closes"),
    [
        ("window", 5000, False, False, 5000),  # whoever can only pass need not answer
        ("window", 5000, True, False, 300),  # every person has answered by hand
        ("window", NEVER, False, False, NEVER),  # nobody is hurried
        ("window", NEVER, True, False, 300),
        ("night", 20000, False, False, 20000),
        ("night", 20000, True, False, 20000),  # a night runs for its whole time
        ("night", 20000, True, True, 300),  # one person among bots
        ("talk", 180000, True, False, 300),
        ("talk", 180000, False, False, 180000),
    ],
)
def test_when_windows_close(
    pace: str, limit: int | None, answered: bool, private: bool, closes: int | None
) -> None:
    when = closing_time(
        opened=1_000_000,
        pace=pace,
        limit=limit,
        floor=300,
        everybody_answered=answered,
        private=private,
    )
    assert when == (NEVER if closes is NEVER else 1_000_000 + closes)


def test_lengths_of_the_clocks() -> None:
    assert length(ClockSettings(), "turn") is None
    assert length(ClockSettings(mode="live"), "night") == 20_000
    assert length(ClockSettings(mode="live", night=7), "night") == 7_000
    assert length(ClockSettings(mode="relaxed"), "talk") == 300_000


def test_who_cannot_see_a_gesture_gets_no_frame_of_it() -> None:
    """Not even the number of the next frame tells the Shroud's bearer that somebody pointed."""
    cards = "curator,villager,villager,seer,werewolf,drunk"
    options = {"deck": cards, "artefacts": "shroud_of_shame"}
    for seed in range(20):
        room = Room("t")
        todo: list[e.Entry] = [
            e.Opened("CODE", "werewolf", 3, options, "p0", secret=f"{seed:064x}")
        ]
        todo += [e.Sat(seat, f"p{seat}", f"P{seat}") for seat in range(3)]
        for entry in [*todo, e.Started("1.0")]:
            room.accept(0, entry, room.consider(entry))
        while room.running().pace == "night":
            seat, decision = next(iter(room.running().decisions.items()))
            choice = decision.choices[-1].to_json()
            entry = e.Held(seat, choice) if room.blind else e.Played(seat, choice)
            for one in (entry, e.Closed()) if room.blind else (entry,):
                room.accept(0, one, room.consider(one))
        match = room.running()
        hidden = [s for s in range(3) if match.view(s)["board"]["you"]["shrouded"]]
        if not hidden:
            continue
        (blind,) = hidden
        before, head = dict(room.seq), room.seal.head
        pointed = e.Claimed((blind + 1) % 3, ["point", blind])
        change = room.accept(0, pointed, room.consider(pointed))
        assert change.eyes is not None
        assert {one for one in before if room.seq[one] > before[one]} == set(change.eyes)
        assert set(change.eyes) == {None, 0, 1, 2} - {blind}
        # A pause is a frame for all: it must not show that something unseen came before it.
        room.clock = ClockSettings(mode="live")
        for clock in (e.Paused(), e.Resumed()):
            room.accept(0, clock, room.consider(clock))
            assert room.seal.head == head
        # It is on the chain all the same, from the next move on that everybody sees.
        room.accept(0, e.Closed(), room.consider(e.Closed()))
        assert room.match is not None
        lines = split(room.match.log.dumps())[: 1 + len(room.match.entries)]
        assert room.seal.head == heads(room.match.luck, lines)[-1]
        return
    raise AssertionError("no curator was dealt")


def test_a_table_speaks_the_words_of_its_edition() -> None:
    for edition, name in (("devil", "Sceau de la Loge"), ("coach", "Armure de la Loge")):
        room = Room("t")
        opened = e.Opened("CODE", "castle", 4, {"edition": edition}, "p0", clock=ClockSettings())
        room.accept(0, opened, room.consider(opened))
        assert sight.words(room, "fr", None).value("item", "lodge_seal") == name


@pytest.mark.parametrize("name", names())
def test_after_so_many_second_thoughts_one_has_to_choose(name: str) -> None:
    scribe = Scribe(name)
    room = scribe.room
    scribe.hesitate(MOST_TAKEN_BACK - 1)
    answer = e.decode(scribe.rows[-2].body)
    assert isinstance(answer, e.Played | e.Held)
    seat, back = answer.seat, e.Undone if isinstance(answer, e.Played) else e.Released
    scribe.write(answer)
    assert room.can_undo(seat)
    scribe.write(back(seat))
    scribe.write(answer)
    assert not room.can_undo(seat)
    while room.hesitated:
        scribe.play()
    assert room.match is not None
    assert room.match.settled, "with the next question one may think again"


def test_changes_of_a_held_answer_are_second_thoughts() -> None:
    scribe = Scribe("werewolf")
    while not scribe.room.blind:
        scribe.play()
    seat, decision = next(iter(scribe.room.running().decisions.items()))
    answer = e.Held(seat, decision.choices[0].to_json())
    for _ in range(1 + MOST_TAKEN_BACK):
        scribe.write(answer)
    with pytest.raises(Refusal, match="often enough"):
        scribe.write(answer)
    scribe.room.consider(answer, folding=True)  # a log of before is a log
    scribe.write(e.Closed())
