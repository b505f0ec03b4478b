"""What a seat is given has the type that the game declares, to the letter.

Needs the library typeguard, which the extra `testing` brings.
"""

from __future__ import annotations

from random import Random
from typing import get_args, get_type_hints

from typeguard import CollectionCheckStrategy, check_type

from cabale.core import Match, SeatView
from cabale.testing.conformance import Case, every, positions


def check_types(case: Case, seed: object, share: float = 0.2) -> None:
    """Every view and event of a random match: no key is missing, none is unknown."""
    rng = Random(f"types-{seed}")
    kinds = {get_args(get_type_hints(one)["kind"])[0]: one for one in case.game.event_types()}
    heard = 0
    for match in every(positions(case, seed), rng, share):
        for seat in (None, *range(case.seats)):
            view = match.view(seat)
            _check(view, SeatView)
            _check(view["board"], case.game.view_type)
            check_parts(match, seat)
            for event in match.events(seat, heard):
                assert event["kind"] in kinds, f"no type for the event {event}"
                _check(event, kinds[event["kind"]])
        heard = match.heard


def check_parts(match: Match, seat: int | None) -> None:
    """What a game calls open to all is what spectators see; a view is that and the rest."""
    shown = match.game.open_view(match.board)
    own = match.game.own_view(match.board, seat)
    public = match.view(None)["board"]
    assert {name: public[name] for name in shown} == shown
    assert not shown.keys() & own.keys()
    assert {**shown, **own} == match.view(seat)["board"]


def _check(value: object, kind: type) -> None:
    check_type(value, kind, collection_check_strategy=CollectionCheckStrategy.ALL_ITEMS)
