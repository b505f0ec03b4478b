"""A world that a seat could not tell from this one.

The night is played again with another deal: the seat repeats what it did, the others do something
that leaves the table as the seat knows it. Where the seat then sees another face than it saw, the
card in question is dealt again and the night repeated. A world that does not come out right is
thrown away. If none does, which is rare, the true world is shuffled in small steps that each keep
all that the seat has seen.
"""

from __future__ import annotations

from random import Random

from cabale.core import Board
from cabale.games.werewolf.rules.events import TAUGHT
from cabale.games.werewolf.rules.state import NONE, Werewolf
from cabale.games.werewolf.rules.steps.night import Night, awake
from cabale.games.werewolf.sight.knowledge import Knowledge
from cabale.games.werewolf.sight.reenact import Mismatch, Reenactment, Script, choice_of

TRIES = 5000  # one or two do in nearly all positions
REPAIRS = 6
SHUFFLES = 16
TRUST = 0.9  # how often a face seen is first thought to have been dealt where it was seen


def imagine(t: Board[Werewolf], seat: int, rng: Random) -> None:
    s = t.state
    if s.outcome is not None:
        return
    s.late = tuple([one for one in s.late if one[0] == seat])
    s.absent &= 1 << seat
    known = Knowledge(t, seat)
    allowed = known.allowed(s)
    pins = known.pins(s)
    for _ in range(TRIES):
        deal = _deal(s, allowed, pins, rng)
        if deal is None:
            continue
        world = _settle(t, known, allowed, deal, {}, rng)
        if world is not None:
            _adopt(t, world)
            return
    _shuffle_truth(t, known, allowed, rng)


def _settle(
    t: Board[Werewolf],
    known: Knowledge,
    allowed: list[int],
    deal: list[int],
    script: Script,
    rng: Random,
) -> Werewolf | None:
    """Play the night over this deal; mend the deal while a single face is wrong."""
    for _ in range(REPAIRS):
        world = Reenactment(t, known, deal, script, rng)
        wrong = world.play()
        if wrong is None:
            return world.s if world.fits else None
        mended = _mend(deal, wrong, known.me, allowed, rng)
        if mended is None:
            return None
        deal, script = mended, world.written
    return None


def _adopt(t: Board[Werewolf], world: Werewolf) -> None:
    s = t.state
    if t.frame[0] == Night.name:
        _, number, moment, _ = t.frame
        t.goto(Night, number, moment, awake(world, s.calls[number]))
    s.start = world.start
    s.at = world.at
    s.copied = world.copied
    s.turned = world.turned
    s.shields = world.shields
    s.face_up = world.face_up
    s.artefacts = world.artefacts
    s.laid = world.laid
    s.deeds = world.deeds
    s.traces = world.traces
    s.sights = world.sights


# --- dealing -----------------------------------------------------------------------------------


def _deal(
    s: Werewolf,
    allowed: list[int],
    pins: list[tuple[int, int, bool]],
    rng: Random,
) -> list[int] | None:
    """A random deal in which every place has a role that it may have."""
    masks = allowed.copy()
    for place, face, sure in pins:
        if masks[place] >> face & 1 and (sure or rng.random() < TRUST):
            masks[place] = 1 << face
    places = list(range(s.seats + 3))
    rng.shuffle(places)
    places.sort(key=lambda place: masks[place].bit_count())
    left = list(s.deck)
    rng.shuffle(left)
    deal = [NONE] * len(places)
    if not _fill(deal, places, 0, masks, left):
        return None
    if s.slot != NONE:
        deal.append(s.slot)
    return deal


def _fill(
    deal: list[int], places: list[int], first: int, masks: list[int], left: list[int]
) -> bool:
    """Backtracking; `left` is in random order, so the first fit is a random one."""
    if first == len(places):
        return True
    place = places[first]
    mask = masks[place]
    tried = 0
    for index, role in enumerate(left):
        if mask >> role & 1 and not tried >> role & 1:
            tried |= 1 << role
            deal[place] = role
            del left[index]
            if _fill(deal, places, first + 1, masks, left):
                return True
            left.insert(index, role)
    return False


def _mend(
    deal: list[int], wrong: Mismatch, me: int, allowed: list[int], rng: Random
) -> list[int] | None:
    """Give the card the face it must have, and its own to a card that had that face."""
    card, face = wrong
    if card == me or card >= len(allowed) or not allowed[card] >> face & 1:
        return None
    had = deal[card]
    donors = [
        place
        for place, mask in enumerate(allowed)
        if deal[place] == face and place != me and mask >> had & 1
    ]
    if not donors:
        return None
    donor = rng.choice(donors)
    mended = deal.copy()
    mended[card], mended[donor] = face, had
    return mended


# --- when nothing else fits --------------------------------------------------------------------


def _shuffle_truth(t: Board[Werewolf], known: Knowledge, allowed: list[int], rng: Random) -> None:
    """Exchange hidden cards of the true world two by two, as long as nothing shows."""
    s = t.state
    script: Script = {}
    for deed in s.deeds:
        if deed.seat != known.me and deed.verb not in TAUGHT:
            script.setdefault(deed.call, []).append(choice_of(t.catalogue, deed))
    for _ in range(SHUFFLES):
        one, other = rng.randrange(len(allowed)), rng.randrange(len(allowed))
        deal = s.start.copy()
        deal[one], deal[other] = deal[other], deal[one]
        if known.me in {one, other}:
            continue
        world = _settle(t, known, allowed, deal, script, rng)
        if world is not None:
            _adopt(t, world)
