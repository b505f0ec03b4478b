"""From the host's wishes to cards on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabale.core import BadOption, Board, Option
from cabale.games.werewolf.rules import decks
from cabale.games.werewolf.rules.components import (
    ALPHA_WOLF,
    ARTEFACT,
    ARTEFACT_IDS,
    BOXES,
    CURATOR,
    ROLE,
    ROLE_IDS,
    SLOT_WOLVES,
)
from cabale.games.werewolf.rules.state import NONE, Werewolf
from cabale.games.werewolf.rules.steps.night import Call, calls_of

RECOMMENDED, ANARCHY, FREE = "recommended", "anarchie", "free"

OPTIONS = (
    Option("scenario", RECOMMENDED, (RECOMMENDED, *decks.SCENARIO, ANARCHY, FREE)),
    Option("deck", [], ROLE_IDS, many=True),
    Option("boxes", [], BOXES, many=True, once=True),
    Option("artefacts", list(ARTEFACT_IDS), ARTEFACT_IDS, many=True, once=True),
    Option("slot_wolf", "auto", ("auto", *(ROLE_IDS[role] for role in SLOT_WOLVES))),
    Option("slot_open", True),
    Option("minion_alone_must_survive", False),
    Option("shroud_votes_openly", False),
    Option("memory", "notes", ("notes", "strict")),
)


def scenario_of(seats: int, options: Mapping[str, Any]) -> str:
    """The scenario that is played; a deck of one's own makes it a free one."""
    named: str = options["scenario"]
    if named != RECOMMENDED:
        return named
    if options["deck"]:
        return FREE
    return "sombre_reveil" if seats <= 6 else "nuit_du_loup_garou"


def boxes_of(scenario: str, options: Mapping[str, Any]) -> tuple[str, ...]:
    if scenario in decks.SCENARIO:
        return decks.SCENARIO[scenario].boxes
    return tuple(options["boxes"]) or (BOXES if scenario == FREE else BOXES[:1])


def deck_of(seats: int, options: Mapping[str, Any]) -> tuple[int, ...] | None:
    """The deck, as far as the options fix it: Anarchie draws its own."""
    scenario = scenario_of(seats, options)
    if scenario == ANARCHY:
        return None
    if scenario == FREE:
        return tuple(ROLE[name] for name in options["deck"])
    return decks.SCENARIO[scenario].decks[seats]


def check(seats: int, options: Mapping[str, Any]) -> None:
    """WER-013, WER-031: what a host cannot have."""
    scenario = scenario_of(seats, options)
    artefacts = options["artefacts"]
    if options["deck"] and scenario != FREE:
        raise BadOption(f"scenario {scenario!r} has its own deck; leave out 'deck' or play 'free'")
    if options["boxes"] and scenario in decks.SCENARIO:
        raise BadOption(f"scenario {scenario!r} has its own boxes; leave out 'boxes'")
    if scenario == ANARCHY and not artefacts:
        raise BadOption("Anarchie may draw the curator, who needs at least one artefact")
    if scenario in decks.SCENARIO and seats not in decks.SCENARIO[scenario].decks:
        counts = sorted(decks.SCENARIO[scenario].decks)
        raise BadOption(
            f"scenario {scenario!r} is for {counts[0]} to {counts[-1]} players, not {seats}"
        )
    deck = deck_of(seats, options)
    if deck is not None:
        _check_deck(deck, seats, options)


def _check_deck(deck: tuple[int, ...], seats: int, options: Mapping[str, Any]) -> None:
    boxes = boxes_of(scenario_of(seats, options), options)
    artefacts = [ARTEFACT[name] for name in options["artefacts"]]
    faults = decks.faults(deck, seats, boxes, artefacts)
    if faults:
        raise BadOption("; ".join(faults))
    wanted = options["slot_wolf"]
    if wanted == "auto":
        return
    free = decks.slot_wolves(deck, boxes) if ALPHA_WOLF in deck else ()
    if ROLE[wanted] not in free:
        names = ", ".join(ROLE_IDS[role] for role in free) or "none: the deck has no alpha wolf"
        raise BadOption(f"'slot_wolf' cannot be {wanted!r}; what is left over is {names}")


def warnings(seats: int, options: Mapping[str, Any]) -> tuple[str, ...]:
    if scenario_of(seats, options) != FREE:
        return ()
    artefacts = [ARTEFACT[name] for name in options["artefacts"]]
    return decks.warnings(deck_of(seats, options) or (), seats, artefacts)


def variants(seats: int) -> Sequence[Mapping[str, Any]]:
    """Tables that between them hold every role, for the tests that play them all."""
    return (
        {"scenario": ANARCHY, "boxes": ["daybreak", "base"], "slot_open": seats % 2 == 0},
        {"scenario": "metamorphoses_malefiques", "slot_wolf": "dream_wolf", "memory": "strict"},
        {},
    )


def deal(t: Board[Werewolf]) -> None:
    """WER-004 to WER-008."""
    deck = deck_of(t.seats, t.options) or _anarchy(t)
    cards = list(deck)
    t.shuffle(cards)
    lay_out(t, deck, cards, _slot_wolf(t, deck) if ALPHA_WOLF in deck else NONE)
    t.push(Call, 0)


def lay_out(t: Board[Werewolf], deck: tuple[int, ...], cards: list[int], slot: int) -> None:
    """Put the cards on the table, each player's first, and let everybody look once."""
    s = t.state
    s.deck = deck
    s.calls = calls_of(deck)
    if CURATOR in deck:
        s.stock = tuple(sorted(ARTEFACT[name] for name in t.options["artefacts"]))
    if slot != NONE:
        s.slot = slot
        s.reach = 4 if t.options["slot_open"] else 3
        cards = [*cards, s.slot]
    s.deal(cards)
    for seat in range(t.seats):
        t.tell("dealt", to=(seat,), role=ROLE_IDS[cards[seat]])


def _slot_wolf(t: Board[Werewolf], deck: tuple[int, ...]) -> int:
    """WER-011; in Anarchie a wish that the deck does not leave open gives way."""
    free = decks.slot_wolves(deck, boxes_of(scenario_of(t.seats, t.options), t.options))
    wanted = ROLE.get(t.options["slot_wolf"], free[0])
    return wanted if wanted in free else free[0]


def _anarchy(t: Board[Werewolf]) -> tuple[int, ...]:
    """WER-027: draw, and draw everything again while there are more than three wolves."""
    pool = decks.pool(boxes_of(ANARCHY, t.options))
    while True:
        t.shuffle(pool)
        deck = tuple(sorted(pool[: t.seats + 3]))
        if decks.wolves_in(deck) <= decks.MOST_WOLVES:
            return deck
