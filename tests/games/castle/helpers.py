"""Positions and moves in a few words."""

from collections.abc import Mapping
from typing import Any, cast

from cabale import Match, new_match
from cabale.games.castle.rules.events import CastleEvent

PROFESSIONS = "bodyguard thug grand_master hypnotist doctor alchemist swordsman priest diplomat"


def table(
    hands: str,
    professions: str = "",
    societies: str = "",
    *,
    edition: str = "devil",
    live: bool = False,
    seed: str = "test",
    options: Mapping[str, Any] | None = None,
    **lines: str,
) -> Match:
    """A match in which seat 0 is to act. Professions not named are harmless ones."""
    seats = hands.count("|") + 1
    named = professions.split()
    named += [word for word in PROFESSIONS.split() if word not in named]
    each = "order brotherhood " * 5
    text = {
        "hands": hands,
        "professions": " ".join(named[:seats]),
        "societies": societies or " ".join(each.split()[: seats + seats % 2]),
        **lines,
    }
    if "pile" in text and not text["pile"].endswith("..."):
        text.setdefault("out", "...")
    return new_match(
        "castle",
        seats,
        seed=seed,
        options={"edition": edition, **(options or {})},
        scenario="\n".join(f"{name}: {value}" for name, value in text.items()),
        live=live,
    )


def play(match: Match, seat: int, verb: str, *args: str | int) -> None:
    match.play(seat, match.board.catalogue(verb, *args))


def may(match: Match, seat: int) -> set[str]:
    """What a seat may do now, as words."""
    decision = match.decisions.get(seat)
    return {str(choice) for choice in decision.choices} if decision else set()


def kind(match: Match) -> str | None:
    """What is being asked."""
    step: str | None = match.view(None)["step"]
    return step


def hand(match: Match, seat: int) -> list[str]:
    items: list[str] = match.view(seat)["board"]["seats"][seat]["items"]
    return items


def seen(match: Match, seat: int | None, event: str) -> list[dict[str, Any]]:
    """The events of a kind that a seat saw."""
    return [found for found in match.events(seat) if found["kind"] == event]


def events(match: Match, seat: int, since: int = 0) -> list[CastleEvent]:
    """What a seat saw happen, by its type."""
    return cast("list[CastleEvent]", match.events(seat, since))


def trade(match: Match, a: int, b: int, offered: str, returned: str) -> None:
    play(match, a, "offer", b, offered)
    play(match, b, "accept", returned)


def pass_all(match: Match) -> None:
    """Everybody who is asked in a window passes, until something else is asked."""
    while match.pace == "window":
        play(match, next(iter(match.decisions)), "pass")


def duel(match: Match, defender: int, sides: str) -> None:
    """The active seat challenges; the others, in the order of seats, support a (attacker), d or
    nobody (-). Stops at the Hypnotist or at the reactions."""
    play(match, match.view(None)["board"]["active"], "duel", defender)
    while kind(match) == "interruption":
        play(match, next(iter(match.decisions)), "pass")
    support(match, sides)


def support(match: Match, sides: str) -> None:
    duel_now = match.view(None)["board"]["duel"]
    others = [
        s for s in range(match.seats) if s not in (duel_now["attacker"], duel_now["defender"])
    ]
    answers = dict(zip(others, sides.replace(" ", ""), strict=True))
    while kind(match) == "support":
        seat = next(iter(match.decisions))
        side = {"a": "attacker", "d": "defender", "-": None}[answers[seat]]
        if side is None:
            play(match, seat, "pass")
        else:
            play(match, seat, "support", side)


def count(match: Match) -> None:
    """Nobody plays anything more in the duel."""
    while kind(match) in ("hypnosis", "reactions"):
        play(match, next(iter(match.decisions)), "pass")


def score(match: Match) -> tuple[int, int]:
    """Swords and shields now, or of the duel that has just ended."""
    shown = match.view(None)["board"]["duel"] or seen(match, None, "count")[-1]
    return shown["attack"], shown["defence"]
