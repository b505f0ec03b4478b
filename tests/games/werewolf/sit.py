"""Sit down at a table with a known deal, and let only those act whom a test is about."""

from typing import Any

from cabale.core import PASS, Match, new_match
from cabale.games.werewolf.rules.state import Werewolf

CENTRE = "villager villager villager"


def sit(players: str, centre: str = CENTRE, slot: str = "", **options: Any) -> Match:
    """A match in which the seats were dealt these roles; the night begins."""
    lines = [f"players: {players}", f"centre: {centre}"]
    if slot:
        lines.append(f"slot: {slot}")
    seats = len(players.split())
    return new_match("werewolf", seats, seed=1, options=options, scenario="\n".join(lines))


def by_day(players: str, **options: Any) -> Match:
    """A match without a night: everybody is what they were dealt."""
    lines = f"players: {players}\ncentre: {CENTRE}\nbegin: day"
    seats = len(players.split())
    return new_match("werewolf", seats, seed=1, options=options, scenario=lines)


def legal(match: Match, seat: int) -> list[str]:
    """What a seat may answer now; nothing when it is not asked."""
    decision = match.decisions.get(seat)
    return [str(choice) for choice in decision.choices] if decision else []


def act(match: Match, seat: int, *words: str) -> None:
    """The seat answers each time it is asked; everybody before it passes where they may."""
    for answer in words:
        sleep_until(match, seat)
        verb, *args = answer.split()
        choice = match.board.catalogue(verb, *(int(a) if a.isdigit() else a for a in args))
        match.play(seat, choice)


def sleep_until(match: Match, seat: int) -> None:
    while seat not in match.decisions:
        assert match.pace == "night", f"seat {seat} is not asked any more"
        _sleep(match)


def sleep(match: Match) -> Match:
    """Until dawn nobody does more than they must."""
    while match.pace == "night":
        _sleep(match)
    return match


def _sleep(match: Match) -> None:
    seat, decision = next(iter(match.decisions.items()))
    match.play(seat, PASS if PASS in decision.choices else decision.choices[0])


def notes(match: Match, seat: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = match.view(seat)["board"]["you"]["notes"]
    return found


def note(match: Match, seat: int, verb: str) -> dict[str, Any]:
    """The one thing of this kind that a seat noted at night."""
    (found,) = [n for n in notes(match, seat) if n["verb"] == verb]
    return found


def sight(match: Match, seat: int | None) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["board"]["sight"]
    return found


def vote(match: Match, votes: str) -> Match:
    """Sleep, be ready, and vote: ``"1 0 -"`` with a dash for who is absent."""
    sleep(match)
    for seat in range(match.seats):
        match.play(seat, match.board.catalogue("ready"))
    for seat, target in enumerate(votes.split()):
        if target == "-":
            match.expire(seat)
        else:
            match.play(seat, match.board.catalogue("vote", int(target)))
    return match


def end(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["board"]["end"]
    return found


def finish(match: Match) -> dict[str, Any]:
    """Vote in a circle and turn everything up."""
    seats = match.seats
    return end(vote(match, " ".join(str((seat + 1) % seats) for seat in range(seats))))


def state(match: Match) -> Werewolf:
    assert isinstance(match.state, Werewolf)
    return match.state


def winners(match: Match) -> list[int]:
    assert match.outcome is not None
    return list(match.outcome.winners)


def called(match: Match) -> list[str]:
    """The calls that everybody heard."""
    return [event["call"] for event in match.events(None) if event["kind"] == "called"]
