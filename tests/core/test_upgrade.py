"""A match goes on under later rules, and every stretch of its log is checked under its own."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from tests.core.test_match import play, toy
from tests.core.toy import GAME
from tests.server.days import TODAY, TOMORROW, YESTERDAY, live_in

from cabale.bots import play_out, sit_down
from cabale.core import (
    CannotUpgrade,
    EditedLog,
    LogError,
    Match,
    Outcome,
    game,
    loads,
    moments,
    names,
    new_match,
    replay,
    verify,
)
from cabale.core.log import Log
from cabale.core.relic import Relic
from cabale.core.snapshot import MatchSnapshot, Origins, restore, take
from cabale.core.upgrade import OLD_RULES, is_older, upgrade
from cabale.core.witnesses import tell_again


def begun(name: str, decisions: int = 25) -> Match:
    """A match some way in, with claims and things that can be taken back."""
    seats = game(name).seats[len(game(name).seats) // 2]
    rng = Random(name)
    match = new_match(name, seats, seed=7, live=True)
    for _ in range(decisions):
        seat, decision = rng.choice(list(match.decisions.items()))
        claims = [one for one in game(name).claim_catalogue(seats)[1:] if match.may_say(seat, one)]
        if claims:
            match.say(seat, rng.choice(claims))
        match.play(seat, rng.choice(decision.choices))
    assert match.outcome is None
    return match


def written(match: Match) -> tuple[Origins, MatchSnapshot]:
    """As a server keeps it."""
    options = match.board.options
    origins = Origins(match.game, match.seats, options, match.origin, match.live)
    return origins, json.loads(json.dumps(take(match)))


def to_the_end(match: Match) -> Match:
    play_out(match, sit_down(match, ["random"] * match.seats, 3), Random(3))
    assert match.outcome is not None
    return match


@pytest.fixture
def live(monkeypatch: pytest.MonkeyPatch) -> Any:
    return lambda day: live_in(day, monkeypatch.setattr)


@pytest.mark.parametrize("name", names())
def test_a_match_of_yesterday_goes_on_today(name: str, live: Any) -> None:
    live(YESTERDAY)
    before = begun(name)
    origins, data = written(before)
    head = json.dumps(before.header)
    live(TODAY)
    match = upgrade(origins, data)
    assert match.state.stack == before.state.stack
    assert match.said == before.said
    assert json.dumps(match.header) == head
    for eyes in (None, *range(match.seats)):
        news = {"kind": "updated", "before": YESTERDAY, "now": TODAY}
        assert match.events(eyes) == [*before.events(eyes), news]
        assert eyes is None or not match.can_undo(eyes)
    again = to_the_end(match)
    text = again.log.dumps()
    log = loads(text)
    change = len(before.entries)
    assert log.entries[change]["rules"]["before"] == YESTERDAY

    # A program of today folds the second stretch, one of yesterday the first.
    assert verify(log) == [
        (YESTERDAY, 0, change, False),
        (TODAY, change, len(log.entries), True),
    ]
    assert replay(log).state == again.state
    assert replay(log).log.dumps() == text
    told = list(moments(log))
    assert [moment.n for moment in told] == list(range(change, len(log.entries)))
    assert next(tell_again(log, 0)).match.events(0)[-1]["kind"] == "updated"
    live(YESTERDAY)
    assert [part.checked for part in verify(log)] == [True, False]
    with pytest.raises(LogError, match="these are rules 0"):
        replay(log)
    with pytest.raises(EditedLog, match="how all lay under"):
        verify(altered(log, change))


def altered(log: Log, change: int) -> Log:
    """Whoever keeps the log lets the rules change in another position."""
    entries = [dict(entry) for entry in log.entries]
    state = {**entries[change]["rules"]["state"], "draws": [99, 99]}
    entries[change] = {**entries[change], "rules": {**entries[change]["rules"], "state": state}}
    return Log(log.header, entries, log.luck, log.end)


@pytest.mark.parametrize("name", names())
def test_a_match_that_cannot_go_on_can_be_looked_at(name: str, live: Any) -> None:
    before = begun(name)
    origins, data = written(before)
    live(TOMORROW)
    with pytest.raises(CannotUpgrade):
        upgrade(origins, data)
    relic = Relic(origins, data)
    assert relic.log.header == before.header | {"rules": TODAY}
    for eyes in (None, *range(relic.seats)):
        view = json.loads(json.dumps(before.view(eyes)))
        assert relic.view(eyes) == {**view, "decision": None}
        assert relic.events(eyes) == before.events(eyes)
    assert relic.decisions == {}
    over = relic.ended(origins, Outcome((), OLD_RULES))
    assert over.outcome == Outcome((), OLD_RULES)
    for eyes in (None, *range(relic.seats)):
        assert over.view(eyes)["outcome"] == {"winners": [], "reason": OLD_RULES, "scores": None}
        assert over.view(eyes)["decision"] is None
        assert over.events(eyes)[-1] == {"kind": "ended", "winners": [], "reason": OLD_RULES}
    log = loads(over.log.dumps())
    assert verify(log) == [(TODAY, 0, len(log.entries), False)]
    live(TODAY)
    assert verify(log) == [(TODAY, 0, len(log.entries), True)]


def test_a_match_goes_through_several_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    match = toy()
    play(match, 0, "peek")
    for version in ("2", "3"):
        origins, data = written(match)
        monkeypatch.setattr(type(GAME), "reads", (GAME.rules,))
        monkeypatch.setattr(type(GAME), "rules", version)
        match = upgrade(origins, data)
        assert restore(*written(match)).state == match.state
    log = loads(to_the_end(match).log.dumps())
    assert [part[:2] for part in verify(log, game=GAME)] == [("1", 0), ("2", 1), ("3", 2)]
    assert replay(log, game=GAME).outcome == match.outcome
    entries = [log.entries[0], *log.entries[2:]]
    with pytest.raises(EditedLog, match="changes rules 2; those were 1"):
        verify(Log(log.header, entries, log.luck, log.end), game=GAME)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda state, _: {**state, "more": 1},
        lambda state, _: {**state, "stack": [{"tuple": ["nowhere"]}]},
        lambda state, _: 1 / 0,
    ],
    ids=["fields", "step", "bug"],
)
def test_an_upgrade_that_fails_is_none(spoil: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    origins, data = written(toy())
    monkeypatch.setattr(type(GAME), "rules", "2")
    monkeypatch.setattr(type(GAME), "reads", ("1",))
    monkeypatch.setattr(GAME, "upgrade", spoil, raising=False)
    with pytest.raises(CannotUpgrade):
        upgrade(origins, data)


def test_a_game_that_says_nothing_takes_no_older_match(monkeypatch: pytest.MonkeyPatch) -> None:
    origins, data = written(toy())
    monkeypatch.setattr(type(GAME), "rules", "2")
    with pytest.raises(CannotUpgrade, match="cannot read a match of 1"):
        upgrade(origins, data)


@pytest.mark.parametrize(
    "change", [None, [], {}, {"before": "1"}, {"before": 1, "now": "2", "state": {}, "events": []}]
)
def test_a_change_of_rules_in_a_log_has_its_form(change: Any) -> None:
    header, *rest = to_the_end(toy()).log.dumps().splitlines()
    entry = json.dumps({"n": 0, "seat": None, "rules": change})
    with pytest.raises(EditedLog, match="when the rules changed"):
        loads("\n".join([header, entry, *rest[1:]]) + "\n")


def test_which_of_two_versions_is_the_older() -> None:
    assert is_older("0.9", "1.0")
    assert is_older("1.9", "1.10")
    assert is_older("1", "1.0")
    assert not is_older("1.0", "1.0")
    assert not is_older("1.1", "1.0")
    assert not is_older("first", "second")


def hesitant(match: Match) -> tuple[int, Match] | None:
    """A seat that has answered an open question and may take it back, and the match then."""
    for seat, decision in match.decisions.items():
        for choice in decision.choices:
            after = match.clone()
            after.play(seat, choice)
            if after.can_undo(seat) and not match.game.step(match.state.stack[-1][0]).blind:
                return seat, after
    return None


def test_what_is_done_after_an_update_can_be_taken_back_and_no_more(live: Any) -> None:
    live(YESTERDAY)
    before = begun("abyss", decisions=0)
    rng = Random(1)
    while hesitant(before) is None:
        seat, decision = next(iter(before.decisions.items()))
        before.play(seat, rng.choice(decision.choices))
    origins, data = written(before)
    live(TODAY)
    match = upgrade(origins, data)
    found = hesitant(match)
    assert found is not None
    seat, after = found
    after.undo(seat)
    assert after.state == match.state
    assert after.events(seat) == match.events(seat)
    assert not after.can_undo(seat)
