"""What leaves the house: snapshots and frames for one pair of eyes, made of its view alone."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any

from msgspec.structs import astuple

from cabale.core import Arg, Lesson, Match, Reason, SeatQuestion, SeatView
from cabale.core.witnesses import everything
from cabale.server.tables import orders
from cabale.server.tables.chairs import Line, Viewer
from cabale.server.tables.clocks import is_slow, seconds
from cabale.server.tables.now import News, Now
from cabale.server.tables.room import Room
from cabale.server.wire.messages import (
    ChatLine,
    Coaching,
    Frame,
    Question,
    SeatInfo,
    Snapshot,
    TableInfo,
    Wording,
)
from cabale.server.wire.told import NOTHING, Told, crc
from cabale.words import Words


def snapshot(
    room: Room,
    eyes: Viewer,
    now: Now,
    *,
    told: Told = NOTHING,
    language: str | None,
    asked: bool = True,
    lines: Sequence[Line] | None = None,
) -> Snapshot:
    """Everything for these eyes; without the events that a client has been `told` of.

    Whoever only looks on from a seat that a bot keeps is not `asked` what the bot is. `lines` is
    the chat of whoever reads it; by default that of a stranger.
    """
    seen = _match(room).seen(eyes)
    anew = told.seq > room.seq[eyes]
    if told.crc is not None:
        anew |= told.crc != crc(event for event, _ in seen[: told.events])
    known = room.taken_back.get(eyes, -1) <= told.seq and told.events <= len(seen) and not anew
    first = told.events if known else 0
    said = events_before(room, eyes, room.lines(None) if lines is None else lines)
    events = [event for event, _ in seen[first:]]
    secret = [number for number, (_, secret) in enumerate(seen[first:]) if secret]
    whole = _frame(room, eyes, (events, secret), now, language, asked)
    return Snapshot(*astuple(whole), first=first, lines=said, anew=anew)


def events_before(room: Room, eyes: Viewer, lines: Sequence[Line]) -> list[int]:
    """How many events these eyes had been told before each line, of those that still stand."""
    if not lines:
        return []
    told = [event.seen_by(eyes) is not None for event in everything(_match(room), 0)]
    count = [0, *accumulate(told)]
    places = [count[min(line.heard, len(told))] for line in lines]
    # Where something was taken back, an earlier line may have come after more than a later one.
    return list(accumulate(reversed(places), min))[::-1]


def frame(
    room: Room, eyes: Viewer, heard: int, now: Now, language: str | None, asked: bool = True
) -> Frame:
    """What these eyes see of the last entry; `heard` events were known before it."""
    return _frame(room, eyes, now.news(heard, eyes), now, language, asked)


def _match(room: Room) -> Match:
    assert room.match is not None
    return room.match


def _frame(
    room: Room, eyes: Viewer, news: News, now: Now, language: str | None, asked: bool
) -> Frame:
    m = now.match
    events, secret = news
    # Whoever puts a view into words reads it; the others' is written out as it comes.
    look = now.boards.seen_by if language is None else None
    view = m.view(eyes, board=look, known=now.known)
    question: Question | None = None
    undo = talk = gesture = False
    ordered: list[list[Arg]] = []
    if eyes is not None and asked and not now.closed:
        put = view["decision"]
        if put is not None:
            question = _question(room, eyes, put)
            view["answered"] = question.held is not None
        t = m.board
        undo = room.can_undo(eyes)
        talk, gesture = t.game.may_talk(t, eyes), t.game.may_gesture(t, eyes)
        if room.orders:
            ordered = [order.to_json() for order in orders.standing(room, eyes)]
    words = None if language is None else _wording(room, view, question, events, language)
    coach = None if room.lesson is None else _coaching(room, room.lesson, eyes, question)
    return Frame(
        eyes,
        room.seq[eyes],
        events,
        secret,
        view,
        question,
        undo,
        talk,
        gesture,
        now.clock,
        now.at,
        words,
        coach,
        room.seal.head,
        ordered,
    )


def _coaching(
    room: Room, lesson: Lesson, eyes: Viewer, question: Question | None
) -> Coaching | None:
    """What the coach tells the learner, until the answer is given."""
    if eyes != lesson.seat:
        return None
    hint = lesson.hint(_match(room))
    if hint is None or (question is not None and question.held is not None):
        return None
    choice = None if hint.choice is None else hint.choice.to_json()
    return Coaching(list(hint.pages), choice, hint.last)


def _question(room: Room, seat: int, asked: SeatQuestion) -> Question:
    match, held = _match(room), room.held.get(seat)
    ordered = orders.answer(room, seat) if held is None and room.orders else None
    return Question(
        room.asked[seat],
        asked["kind"],
        dict(asked["prompt"]),
        [[choice.verb, *choice.args] for choice in match.decisions[seat].choices],
        match.blind,
        None if held is None else held.to_json(),
        None if ordered is None else ordered.to_json(),
    )


# --- in words ----------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _words(name: str, language: str, names: tuple[str, ...], options: str, eyes: Viewer) -> Words:
    from cabale.core import game

    return Words(game(name), language, names, json.loads(options), eyes)


@lru_cache(maxsize=32)
def _claims_in_words(say: Words, seats: int) -> list[str]:
    """All that can be claimed, by number: there may be thousands, asked for again and again."""
    return ["", *(say.claim(claim) for claim in say.game.claim_catalogue(seats)[1:])]


def claims_in_words(room: Room, language: str, eyes: Viewer) -> list[str]:
    return _claims_in_words(words(room, language, eyes), len(room.chairs))


def forget_words() -> None:
    """Names may stand in them that are to be forgotten."""
    _words.cache_clear()
    _claims_in_words.cache_clear()


def words(room: Room, language: str, eyes: Viewer) -> Words:
    """The words for these eyes, whose own seat is "you"."""
    names = tuple(c.shown_name for c in room.chairs)
    return _words(room.game.name, language, names, json.dumps(room.options), eyes)


def _wording(
    room: Room,
    view: SeatView,
    question: Question | None,
    events: list[dict[str, Any]],
    language: str,
) -> Wording:
    say, m = words(room, language, view["seat"]), _match(room)
    catalogue = m.board.catalogue
    return Wording(
        step="" if view["step"] is None else say.step(view["step"], view["asked"], m.seats),
        ask="" if question is None else say.question(question.kind, question.prompt),
        choices=[say.choice(catalogue.from_json(c), view) for c in question.choices]
        if question
        else [],
        events=[say.event(event, m.seats) for event in events],
        outcome="" if m.outcome is None else say.outcome(m.outcome.reason),
    )


def reason(room: Room, why: Reason, language: str | None) -> str:
    return words(room, language or "en", None).reason(why)


# --- the table around it -----------------------------------------------------------------------


def chat_lines(lines: Iterable[Line]) -> list[ChatLine]:
    return [chat_line(number, line) for number, line in enumerate(lines)]


def chat_line(number: int, line: Line) -> ChatLine:
    return ChatLine(
        number,
        line.seat,
        line.name,
        line.text,
        line.at,
        line.face,
        line.person,
        [list(claim) for claim in line.claims],
    )


def _is_asked(room: Room, seats: Collection[int]) -> bool:
    """Whether one of these seats has something to answer."""
    return room.phase == "playing" and any(
        seat in room.asked and seat not in room.held for seat in seats
    )


def _settled(room: Room) -> dict[str, list[str]]:
    if room.phase != "open":
        return {}
    found = room.game.settled(len(room.chairs), room.options)
    return {name: list(values) for name, values in found.items()}


def _seats(
    room: Room, own: Collection[int], kept: Collection[int], here: Collection[str]
) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat=seat,
            kind=chair.kind,  # type: ignore[arg-type]  # one of the three
            name=chair.shown_name,
            level=chair.level if chair.kind == "bot" else None,
            player=chair.player,
            you=seat in own,
            here=chair.kind == "bot" or chair.person in here or is_slow(room.clock),
            kept=seat in kept,
            face=chair.face if chair.kind == "person" else "",
        )
        for seat, chair in enumerate(room.chairs)
    ]


def table_info(
    room: Room, me: str | None, here: Collection[str] = (), watching: int = 0
) -> TableInfo:
    """The table as person `me` may see it."""
    own = set() if me is None else set(room.seats_of(me))
    kept = set() if me is None else set(room.kept_for(me))
    hosts = [s for s, c in enumerate(room.chairs) if c.person == room.host]
    yours = room.played_by(me)
    return TableInfo(
        id=room.id,
        code=room.code,
        link=f"/t/{room.code}",
        game=room.game.name,
        options=room.options,
        phase=room.phase,
        listed=room.listed,
        rated=room.rated,
        language=room.language,
        level=room.level,
        circle=room.circle,
        spectators=room.spectators,
        delay=room.delay,
        clock=room.clock,
        seconds=seconds(room.clock),
        seats=_seats(room, own, kept, here),
        host=me == room.host,
        host_seat=hosts[0] if hosts else None,
        paused=room.paused is not None,
        warnings=list(room.game.warnings(len(room.chairs), room.options)),
        settled=_settled(room),
        commitment=room.seal.commitment,
        created=room.created,
        started=room.started,
        ended=room.ended,
        # Whoever knows the next table can sit down there.
        rematch=room.rematch if yours or room.spectators else None,
        watching=watching,
        shown_out=len(room.banned) if me == room.host else 0,
        lesson=None if room.lesson is None else room.lesson.name,
        yours=yours,
        asked=_is_asked(room, own),
        until=room.until() if own or kept else None,
    )
