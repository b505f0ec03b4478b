"""Room cards drawn again: what was laid, what is left in hands and piles, for given roles."""

from __future__ import annotations

from random import Random

from cabale.games.cultists.rules.components import (
    CULTIST,
    FAIL,
    PASSAGE_PILE,
    PYROMANIAC,
    SABOTAGE,
    SUCCESS,
)
from cabale.games.cultists.rules.setup import room_deck
from cabale.games.cultists.rules.state import (
    FROM_DRAW_PILE,
    FROM_START,
    HAND,
    PASSAGE,
    ROOM_PART,
    CultistsState,
    set_up_of,
)
from cabale.games.cultists.sight.redeal import MANY, Demand, Pool, redeal


def draw_room_cards(s: CultistsState, seat: int, roles: list[int], rng: Random) -> bool:
    """Kinds of all Room cards that were laid down, hands and piles to match; False if none fit."""
    set_up = set_up_of(s)
    pools = {FROM_START: Pool(set_up.room_cards), FROM_DRAW_PILE: Pool(set_up.room_cards)}
    for c, role in enumerate(roles):
        if c != seat and role in (CULTIST, PYROMANIAC):
            pools[c] = Pool(room_deck(role))
    fixed = _fix_cards(s, seat, pools)
    if fixed is None:
        return False
    kinds = redeal(fixed, pools, _card_demands(s, seat, roles, rng), rng)
    if kinds is None:
        return False
    _lay_cards(s, seat, pools, kinds)
    _stack_piles(s, rng)
    return True


def _fix_cards(s: CultistsState, seat: int, pools: dict[int, Pool]) -> list[int] | None:
    """What is certain of each card that was laid, -1 for those that wait; None: impossible."""
    fixed = [-1] * len(s.cards)
    certain = {number: kind for _, _, kind, _, number in s.seen_cards if number >= 0}
    passage_start = [kind for kind, count in enumerate(PASSAGE_PILE) for _ in range(count)]
    for number, (_, source, _, kind) in enumerate(s.cards):
        if source == seat:
            fixed[number] = kind
        elif source in pools:
            if number not in certain:
                pools[source].slots.append(number)
            elif pools[source].take(certain[number]):
                fixed[number] = certain[number]
            else:
                return None
        else:
            fixed[number] = SUCCESS if source >= 0 else passage_start.pop(0)
        if certain.get(number, fixed[number]) != fixed[number]:
            return None
    return fixed


def _lay_cards(s: CultistsState, seat: int, pools: dict[int, Pool], kinds: list[int]) -> None:
    """The cards on the table, the draw pile and the hands, as dealt."""
    s.cards = [
        (turn, source, pile, kind)
        for (turn, source, pile, _), kind in zip(s.cards, kinds, strict=True)
    ]
    s.draw_pile = [pools[FROM_DRAW_PILE].left_over(kind) for kind in range(3)]
    for c in range(s.characters):
        if c == seat:
            continue
        at = HAND * c + ROOM_PART
        if c in pools:
            s.hand[at : at + 3] = [pools[c].left_over(kind) for kind in range(3)]
        else:
            s.hand[at : at + 3] = [sum(s.hand[at : at + 3]), 0, 0]


def _card_demands(s: CultistsState, seat: int, roles: list[int], rng: Random) -> list[Demand]:
    demands = []
    shown: dict[tuple[int, int], int] = {}
    for _, pile, kind, laid, _ in s.seen_cards:
        slots = [i for i in range(laid) if s.cards[i][2] == pile]
        if pile == PASSAGE:
            shown[pile, kind] = 1  # it was put back: one such card is enough for all
        else:
            shown[pile, kind] = shown.get((pile, kind), 0) + 1
        demands.append(Demand(slots, kind, shown[pile, kind], MANY))
    if s.cards_at_pyromaniac_check >= 0 and PYROMANIAC in roles:
        pyromaniac = roles.index(PYROMANIAC)
        if pyromaniac not in (seat, s.automa) and not s.ghosts_at_pyromaniac_check[pyromaniac]:
            demands += _pyromaniac_demands(s, pyromaniac, rng)
    return demands


def _pyromaniac_demands(s: CultistsState, c: int, rng: Random) -> list[Demand]:
    """Still alive: both red cards were played in time. Died by it: one of them was not."""
    slots = [i for i in range(s.cards_at_pyromaniac_check) if s.cards[i][1] == c]
    if s.burnt_pyromaniac == c:
        return [Demand(slots, rng.choice((FAIL, SABOTAGE)), 0, 0)]
    return [Demand(slots, FAIL, 1, 1), Demand(slots, SABOTAGE, 1, 1)]


def _stack_piles(s: CultistsState, rng: Random) -> None:
    """Which of the cards were drawn, and the order of what is left."""
    certain = {number for *_, number in s.seen_cards if number >= 0}
    for room in s.plan.rooms:
        if s.completed[room]:
            continue
        here = [i for i, card in enumerate(s.cards) if card[2] == room and i not in certain]
        for _, pile, kind, laid, number in s.seen_cards:
            if pile == room and number < 0:
                here.remove(rng.choice([i for i in here if i < laid and s.cards[i][3] == kind]))
        shuffled = here[: len(here) - s.unshuffled[room]]
        rng.shuffle(shuffled)
        s.piles[room] = (*shuffled, *here[len(shuffled) :])
