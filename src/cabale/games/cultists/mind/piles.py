"""Who may have laid which Room card, from what Inspect and the dangerous passage turned up.

For each pile that showed a card: how likely those cards are, given whose cards in it may be bad.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cabale.games.cultists.mind.numbers import AUTOMA_CARDS, PYROMANIAC_CARDS, SLIP, Mix, Style
from cabale.games.cultists.rules.components import PASSAGE_PILE, ROOM_CARDS, SET_UPS
from cabale.games.cultists.sight.view import CultistsView

CERTAIN: tuple[Mix, Mix, Mix] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
GOOD = CERTAIN[0]
INVESTIGATOR, CULTIST, PYROMANIAC, AUTOMA = range(4)

Contents = dict[tuple[int, int, int], float]


def lay(contents: Contents, mix: Mix) -> Contents:
    """One more card of unknown kind."""
    after: Contents = {}
    for counts, weight in contents.items():
        for kind, chance in enumerate(mix):
            if chance:
                more = _one(counts, kind, 1)
                after[more] = after.get(more, 0.0) + weight * chance
    return after


def show(contents: Contents, kind: int, put_back: bool) -> Contents:
    """A card drawn at random was of this kind."""
    after: Contents = {}
    for counts, weight in contents.items():
        if counts[kind]:
            left = counts if put_back else _one(counts, kind, -1)
            after[left] = after.get(left, 0.0) + weight * counts[kind] / sum(counts)
    return after


def _one(counts: tuple[int, int, int], kind: int, by: int) -> tuple[int, int, int]:
    success, fail, sabotage = counts
    if kind == 0:
        return success + by, fail, sabotage
    if kind == 1:
        return success, fail + by, sabotage
    return success, fail, sabotage + by


@lru_cache(maxsize=1 << 13)
def contents(passage: bool, steps: tuple[Mix | int, ...]) -> Contents:
    """What a pile may hold after cards were laid (what each may be) and shown (which it was).

    Piles change little from one question to the next, and all seats remember much the same.
    """
    if not steps:
        return {PASSAGE_PILE if passage else (0, 0, 0): 1.0}
    before, step = contents(passage, steps[:-1]), steps[-1]
    return show(before, step, passage) if isinstance(step, int) else lay(before, step)


PileEvent = tuple[str, int]
"""``known`` or ``shown`` and the kind of the card; ``by`` and who laid it; ``unknown``."""


def laid_cards(table: CultistsView, me: int | None) -> list[tuple[str, PileEvent]]:
    """Every card that was laid, in order: on which pile, and what the seat knows of it."""
    mine = iter(table["me"]["laid"]) if me is not None else iter(())
    laid: list[tuple[str, PileEvent]] = []
    for card in table["laid"]:
        source = card["source"]
        if not isinstance(source, int):
            event = ("unknown", 0)
        elif source == me:
            event = ("known", ROOM_CARDS.index(next(mine)["card"]))
        else:
            event = ("by", source)
        laid.append((card["pile"], event))
    return laid


def pile_events(table: CultistsView, me: int | None) -> dict[str, list[PileEvent]]:
    """What was laid on each pile and shown of it, in order."""
    laid = laid_cards(table, me)
    events: dict[str, list[PileEvent]] = {}
    at = 0
    for shown in table["shown"]:
        before = shown["laid"]
        for where, event in laid[at:before]:
            events.setdefault(where, []).append(event)
        at = max(at, before)
        events.setdefault(shown["pile"], []).append(("shown", ROOM_CARDS.index(shown["card"])))
    for where, event in laid[at:]:
        events.setdefault(where, []).append(event)
    return events


class PileHistory:
    """What was laid and shown, pile by pile, as one seat remembers it."""

    def __init__(self, table: CultistsView, me: int | None) -> None:
        mix = SET_UPS[len(table["people"])].room_cards
        total = sum(mix)
        self.usual: Mix = (mix[0] / total, mix[1] / total, mix[2] / total)
        self.events = pile_events(table, me)
        self.layers = {
            pile: sorted({who for what, who in events if what == "by"})
            for pile, events in self.events.items()
        }
        self.telling = [
            pile
            for pile, events in self.events.items()
            if self.layers[pile] and any(what == "shown" for what, _ in events)
        ]
        self.automa = table["automa"]
        self._known: dict[tuple[str, Mix, tuple[int, ...]], float] = {}

    def likelihood(self, cultists: Sequence[int], pyromaniac: int | None, style: Style) -> float:
        """Of all cards shown, these being the Cultists and the Pyromaniac."""
        chance = 1.0
        for pile in self.telling:
            parts = tuple(self.part(c, cultists, pyromaniac) for c in self.layers[pile])
            key = (pile, style.cards, parts)
            found = self._known.get(key)
            if found is None:
                likely = sum(self.contents(pile, parts, style).values())
                found = self._known[key] = max(SLIP**3, likely)
            chance *= found
        return chance

    def bad(self, pile: str, parts: tuple[int, ...], style: Style) -> float:
        """The share of bad cards to be expected there."""
        contents = self.contents(pile, parts, style)
        likely = sum(contents.values())
        bad = sum(w * (f + b) / (s + f + b) for (s, f, b), w in contents.items() if s + f + b)
        return bad / likely if likely else 0.5

    def contents(self, pile: str, parts: tuple[int, ...], style: Style) -> Contents:
        """What the pile may hold now, weighted by how likely what it showed was; `parts` says on
        which side each of its layers is."""
        mixes = (GOOD, style.cards, PYROMANIAC_CARDS, AUTOMA_CARDS)
        layer = dict(zip(self.layers.get(pile, ()), (mixes[part] for part in parts), strict=True))
        steps: list[Mix | int] = [self.usual] if pile != "passage" else []
        for what, which in self.events.get(pile, ()):
            if what == "shown":
                steps.append(which)
            elif what == "known":
                steps.append(CERTAIN[which])
            else:
                steps.append(layer[which] if what == "by" else self.usual)
        return contents(pile == "passage", tuple(steps))

    def part(self, c: int, cultists: Sequence[int], pyromaniac: int | None) -> int:
        if c in cultists:
            return AUTOMA if c == self.automa else CULTIST
        return PYROMANIAC if c == pyromaniac and c != self.automa else INVESTIGATOR
