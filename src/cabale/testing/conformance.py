"""What holds for every game: one suite that a game gets by being on the shelf.

In a test file of any package::

    from cabale.testing.conformance import cases, check

    @pytest.mark.parametrize("case", cases("mygame"), ids=str)
    def test_contract(case): check(case, seeds=range(5))
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from cabale.core import (
    Bot,
    Choice,
    Eyes,
    Game,
    IllegalChoice,
    Match,
    NotAllowed,
    game,
    loads,
    new_match,
    replay,
)
from cabale.core.snapshot import Origins, restore, take

MOST_DECISIONS = 100_000
CLAIM_CHANCE = 0.05
LEAST_QUESTIONS = 3
USUAL_LENGTH = 40
"""So many positions of a match are all as likely to be looked at; of later ones ever fewer are."""


class Case(NamedTuple):
    """A game at one seat count under one set of options."""

    game: Game[Any]
    seats: int
    options: Mapping[str, Any]
    live: bool = False

    def __str__(self) -> str:
        options = ",".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.game.name}-{self.seats}{'-live' if self.live else ''}[{options}]"

    def match(self, seed: object, listening: bool = True) -> Match:
        return new_match(
            self.game,
            self.seats,
            seed=str(seed),
            options=self.options,
            live=self.live,
            listening=listening,
        )


def cases(name: str | Game[Any], seats: Iterable[int] | None = None) -> list[Case]:
    """Every seat count and variant of a game, as a simulation and as a live table."""
    found = game(name) if isinstance(name, str) else name
    return [
        Case(found, count, options, live)
        for count in seats or found.seats
        for options in found.variants(count)
        for live in (False, True)
    ]


def positions(case: Case, seed: object, listening: bool = True) -> Iterator[Match]:
    """A random match of people who talk and think again: the same object after every entry."""
    match = case.match(seed, listening)
    rng = Random(f"play-{seed}")
    claims = list(case.game.claim_catalogue(case.seats))[1:]
    yield match
    for _ in range(MOST_DECISIONS):
        if match.outcome is not None:
            return
        seat = rng.choice(list(match.decisions))
        if claims and rng.random() < CLAIM_CHANCE:
            speaker, claim = rng.randrange(match.seats), rng.choice(claims)
            if match.may_say(speaker, claim):
                match.say(speaker, claim)
        if match.can_undo(seat) and rng.random() < CLAIM_CHANCE:
            match.undo(seat)
        elif rng.random() < CLAIM_CHANCE / 2:
            match.expire(seat)
        else:
            match.play(seat, rng.choice(match.decisions[seat].choices))
        yield match
    raise AssertionError(f"{case} with seed {seed} does not end")


def every(matches: Iterable[Match], rng: Random, share: float) -> Iterator[Match]:
    """A share of the positions, ever fewer of a long match (but 1 is all), and always the last."""
    for number, match in enumerate(matches, 1):
        wanted = share if share == 1 else share * min(1, USUAL_LENGTH / number)
        if match.outcome is None and rng.random() < wanted:
            yield match
    yield match


def check(case: Case, seeds: Iterable[int], share: float = 0.25) -> None:
    """All the properties, over random play."""
    for seed in seeds:
        check_replay(case, seed)
        check_conservation(case, seed)
        check_views(case, seed, share)
        check_legality(case, seed, share)
        check_secrecy(case, seed, share)
        check_imagination(case, seed, share / 2)
        check_events(case, seed, share)
        check_copies(case, seed, share)
        if case.live:
            check_stops(case, seed, share / 2)
            check_snapshots(case, seed, share / 16)


def check_replay(case: Case, seed: object) -> None:
    """The log folds into an equal match, quietly too, and as text it says the same."""
    *_, match = positions(case, seed)
    text = match.log.dumps()
    again = replay(loads(text), game=case.game)
    assert again.state == match.state
    for seat in (None, *range(case.seats)):
        assert again.events(seat) == match.events(seat)
        assert again.view(seat) == match.view(seat)
    quiet = replay(loads(text), game=case.game, listening=False)
    assert quiet.state == match.state
    assert quiet.heard == 0


def check_snapshots(case: Case, seed: object, share: float) -> None:
    """A match that is written down as JSON and taken up again goes on as it would have."""
    rng = Random(f"snapshot-{seed}")
    for match in every(positions(case, seed), rng, share):
        text = json.dumps(take(match))
        origins = Origins(case.game, case.seats, match.board.options, match.origin, case.live)
        again, original = restore(origins, json.loads(text)), match.clone()
        assert json.dumps(take(again)) == text
        for _ in range(4):
            assert again.state == original.state
            assert again.decisions == original.decisions
            for seat in (None, *range(case.seats)):
                assert again.view(seat) == original.view(seat)
                assert json.dumps(again.seen(seat)) == json.dumps(original.seen(seat))
            if original.outcome is not None:
                break
            seat, decision = rng.choice(list(original.decisions.items()))
            choice = rng.choice(decision.choices)
            undo = original.can_undo(seat)
            assert again.can_undo(seat) == undo
            for one in (again, original):
                one.undo(seat) if undo else one.play(seat, choice)


def check_conservation(case: Case, seed: object) -> None:
    """No card is lost or doubled, in the match or in an imagined world."""
    rng = Random(f"census-{seed}")
    census = case.game.census
    whole: list[Any] | None = None
    for match in positions(case, seed, listening=False):
        now = sorted(census(match.board))
        whole = now if whole is None else whole
        assert now == whole
        if match.outcome is None and rng.random() < CLAIM_CHANCE:
            world = match.imagine(rng.randrange(case.seats), rng)
            assert sorted(census(world.board)) == whole


def check_views(case: Case, seed: object, share: float) -> None:
    """Views, observations and masks are well formed, and looking changes nothing."""
    rng = Random(f"views-{seed}")
    size = case.game.observation_size(case.seats)
    for match in every(positions(case, seed), rng, share):
        before = match.state.copy()
        for seat in range(case.seats):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view, "a view is plain JSON"
            assert len(match.observe(seat)) == size
            decision = match.decisions.get(seat)
            legal = {choice.index for choice in decision.choices} if decision else set()
            assert legal == {i for i, bit in enumerate(match.mask(seat)) if bit}
        match.view(None)
        assert match.state == before


def check_legality(case: Case, seed: object, share: float) -> None:
    """Every listed choice plays; every other one is refused and changes nothing."""
    rng = Random(f"legal-{seed}")
    for match in every(positions(case, seed), rng, share):
        before, entries = match.state.copy(), len(match.entries)
        for seat in range(case.seats):
            decision = match.decisions.get(seat)
            choices = decision.choices if decision else ()
            assert decision is None or choices, "a seat that is asked has a choice"
            assert len({c.index for c in choices}) == len(choices), "no choice is listed twice"
            for choice in rng.sample(choices, min(len(choices), 6)):
                assert match.why_not(seat, choice) is None
                match.clone().play(seat, choice)
            catalogue = list(match.board.catalogue)
            for choice in rng.sample(catalogue, min(len(catalogue), 6)):
                if choice not in choices:
                    assert match.why_not(seat, choice) is not None
                    refuse(match, seat, choice)
        assert match.state == before
        assert len(match.entries) == entries


def refuse(match: Match, seat: int, choice: Any) -> None:
    with suppress(IllegalChoice):
        match.play(seat, choice)
        raise AssertionError(f"seat {seat} was let play {choice}")


def check_secrecy(case: Case, seed: object, share: float) -> None:
    """What a seat cannot know changes nothing that it is given; not even the shape of it."""
    rng = Random(f"secret-{seed}")
    for match in every(positions(case, seed), rng, share):
        if match.outcome is None:
            for seat in range(case.seats):
                same_eyes(match, match.imagine(seat, rng), seat)


def same_eyes(match: Match, other: Match, seat: int) -> None:
    """Two matches that this seat cannot tell apart."""
    assert other.view(seat) == match.view(seat)
    assert other.events(seat) == match.events(seat)
    assert other.decisions.get(seat) == match.decisions.get(seat)
    past = match.board.keeping
    assert list(other.observe(seat, past=past)) == list(match.observe(seat, past=past))
    assert other.tokens(seat, 12) == match.tokens(seat, 12)
    assert other.pace == match.pace
    claims = list(match.game.claim_catalogue(match.seats))[1:40]
    assert [other.may_say(seat, c) for c in claims] == [match.may_say(seat, c) for c in claims]
    assert other.game.may_talk(other.board, seat) == match.game.may_talk(match.board, seat)


def check_imagination(case: Case, seed: object, share: float) -> None:
    """An imagined world keeps no trace of the true one: the same dice imagine it from any world
    that the seat cannot tell apart."""
    rng = Random(f"imagine-{seed}")
    for match in every(positions(case, seed, listening=False), rng, share):
        if match.outcome is None:
            seat = rng.randrange(case.seats)
            world = match.imagine(seat, Random(f"a-{seed}"))
            once = match.imagine(seat, Random(f"b-{seed}"))
            twice = world.imagine(seat, Random(f"b-{seed}"))
            assert once.state == twice.state


def check_events(case: Case, seed: object, share: float) -> None:
    """An event tells a seat nothing that its view does not: same choice, same view, same events.

    A simulation leaves out questions that have one answer, and so may go past the moment at which
    a view that forgets (`memory=strict`) held what an event told. There the view is that of a seat
    which takes notes, and what the forgetful one is shown follows from it.
    """
    rng = Random(f"events-{seed}")
    for match in every(positions(case, seed), rng, share):
        if match.outcome is not None:
            return
        actor, decision = rng.choice(list(match.decisions.items()))
        choice = rng.choice(decision.choices)
        after = match.clone()
        after.play(actor, choice)
        for seat in range(case.seats):
            world = match.imagine(seat, rng)
            offered = world.decisions.get(actor)
            if offered is None or choice not in offered.choices:
                continue
            world.play(actor, choice)
            known = Match.view if case.live else remembered
            if known(world, seat) == known(after, seat):
                assert world.events(seat, match.heard) == after.events(seat, match.heard)
                assert world.view(seat) == after.view(seat)


def remembered(match: Match, seat: int) -> Any:
    """What the seat would see if it kept notes."""
    if match.board.options.get("memory") != "strict":
        return match.view(seat)
    keen = match.clone()
    keen.board.options = {**match.board.options, "memory": "notes"}
    return keen.view(seat)


def check_stops(case: Case, seed: object, share: float) -> None:
    """At a live table neither the next question nor who is asked tells a secret.

    A simulation spares itself the questions that have one answer, and so stops elsewhere.
    """
    rng = Random(f"stops-{seed}")
    for match in every(positions(case, seed), rng, share):
        if match.outcome is None:
            same_stop(match, rng)


def same_stop(match: Match, rng: Random) -> None:
    """After the same answers, a seat that was told the same sees the table wait for the same."""
    if any(answer >= 0 for answer in match.state.answers):
        return  # in an imagined world nobody has answered yet
    after = match.clone()
    answers = answer_all(after, rng)
    for seat in range(match.seats):
        world = match.imagine(seat, rng)
        world.board.chance = match.board.chance  # what is drawn must not hide what is asked
        if not repeat_all(world, answers):
            continue
        if world.events(seat, match.heard) == after.events(seat, match.heard):
            assert waits_for(world, seat) == waits_for(after, seat)


def waits_for(match: Match, seat: int) -> list[Any]:
    """What the whole table can tell of the question that stands."""
    view = match.view(seat)
    return [view["step"], view["pace"], view["asked"], match.outcome is None]


def answer_all(match: Match, rng: Random) -> dict[int, Choice]:
    """Everybody who is asked answers at random; the others' answers wait where they are blind."""
    answers = {}
    for seat, decision in match.decisions.items():
        answers[seat] = rng.choice(decision.choices)
        match.play(seat, answers[seat])
    return answers


def repeat_all(match: Match, answers: Mapping[int, Choice]) -> bool:
    """The same answers in another world; False if somebody could not give them there."""
    if match.decisions.keys() != answers.keys():
        return False
    if any(answers[seat] not in asked.choices for seat, asked in match.decisions.items()):
        return False
    for seat, choice in answers.items():
        match.play(seat, choice)
    return True


def check_copies(case: Case, seed: object, share: float) -> None:
    """Playing on a clone, or in an imagined world, never touches the original; both end."""
    rng = Random(f"copies-{seed}")
    for match in every(positions(case, seed), rng, share / 4):
        before, entries = match.state.copy(), match.entries
        play_out(match.clone(), rng)
        if match.outcome is None:
            world = match.imagine(rng.randrange(case.seats), rng)
            play_out(world, rng)
            with suppress(NotAllowed):
                world.undo(0)
        assert match.state == before
        assert match.entries == entries


def play_out(match: Match, rng: Random) -> None:
    for _ in range(MOST_DECISIONS):
        if not match.decisions:
            break
        seat, decision = rng.choice(list(match.decisions.items()))
        match.play(seat, rng.choice(decision.choices))
    assert match.outcome is not None


def check_fair(case: Case, bot: type[Bot], seed: object, share: float = 0.1) -> None:
    """With the same numbers a bot chooses and says the same in worlds it cannot tell apart: at a
    share of the questions of a random match, and at some in any case."""
    rng = Random(f"fair-{seed}")
    asked = questions(positions(case, seed))
    assert asked, f"nobody is asked anything in {case} with seed {seed}"
    wanted = max(LEAST_QUESTIONS, round(share * len(asked)))
    for match, seat in rng.sample(asked, min(wanted, len(asked))):
        same_answer(match, match.imagine(seat, rng), seat, bot, f"{seed}-{seat}")


def questions(matches: Iterable[Match]) -> list[tuple[Match, int]]:
    """Copies of a match at each question that leaves a choice, and who is asked."""
    return [
        (match.clone(), seat)
        for match in matches
        for seat, decision in match.decisions.items()
        if not decision.forced
    ]


def same_answer(match: Match, world: Match, seat: int, bot: type[Bot], numbers: str) -> None:
    """Two matches in which the bot says and chooses the same."""
    answers = []
    for one in (match, world):
        mind = bot(one.game, seat, one.seats, one.board.options, Random(numbers))
        mind.haste = 1000.0  # else a live bot stops thinking by the clock, when the machine is busy
        eyes = Eyes(one, seat)
        answers.append((mind.speak(eyes), mind.choose(eyes)))
    assert answers[0] == answers[1]
    assert answers[0][1] in match.decisions[seat].choices
