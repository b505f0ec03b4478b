"""What people say of items, professions and plans: believed as far as the speaker is a friend.

Both societies have reason to lie, so what somebody says who is surely a foe weighs nothing, and no
word moves what was seen. Bots never say such things themselves; they heed them.
"""

from __future__ import annotations

from collections.abc import Sequence

from cabale.games.castle.rules.components import BAG, BAGS, ITEM

LACKING = 0.25
"""How likely a friend says that an item is not there if it is, against if it is not."""
CREDIT = 0.8
"""How far a friend is believed who names a profession."""


class Rumours:
    """What was said to one seat and may still hold."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self._came = [0] * seats
        """By seat: how many cards have come into its hand."""
        self._lacking: dict[tuple[int, int], dict[int, int]] = {}
        """By item and holder: who said that it is not there, and what had come there by then."""
        self._professions: dict[int, dict[int, str]] = {}
        self.announcing: set[int] = set()
        """Who said that he will announce, and has not had his turn since."""
        self.asking: set[int] = set()
        """Who asked this seat for a trade that has not been offered since."""

    def hear(self, speaker: int, claim: Sequence[int | str]) -> None:
        match claim:
            case ["lack", str(item)]:
                self._lacks(item, speaker, speaker)
            case ["lacks", int(target), str(item)]:
                self._lacks(item, target, speaker)
            case ["am", str(profession)]:
                self._professions.setdefault(speaker, {})[speaker] = profession
            case ["has_profession", int(target), str(profession)]:
                self._professions.setdefault(target, {})[speaker] = profession
            case ["will_announce"]:
                self.announcing.add(speaker)
            case ["trade_with", int(target)] if target == self.seat:
                self.asking.add(speaker)

    def _lacks(self, word: str, holder: int, speaker: int) -> None:
        for item in BAGS if word == BAG else (ITEM[word],):
            self._lacking.setdefault((item, holder), {})[speaker] = self._came[holder]

    def came(self, seat: int) -> None:
        """A card came into a hand: what it lacked before, it may have now."""
        self._came[seat] += 1

    def turn_over(self, seat: int) -> None:
        self.announcing.discard(seat)

    def where(self, item: int, trail: Sequence[float], trust: Sequence[float]) -> list[float]:
        """How likely a card of a kind is with each player, after what was said of it."""
        if not any(said == item for said, _ in self._lacking):
            return list(trail)
        likely = [p * self._factor(item, holder, trust) for holder, p in enumerate(trail)]
        total = sum(likely) + max(0.0, 1.0 - sum(trail))  # the rest lies in the pile
        return [chance / total for chance in likely] if total else list(trail)

    def _factor(self, item: int, holder: int, trust: Sequence[float]) -> float:
        factor = 1.0
        for speaker, came in self._lacking.get((item, holder), {}).items():
            if speaker != self.seat and came == self._came[holder]:
                factor *= 1 - trust[speaker] * (1 - LACKING)
        return factor

    def profession(self, seat: int, word: str, trust: Sequence[float]) -> float:
        """How likely a seat has a profession that nobody has seen."""
        said = self._professions.get(seat, {})
        return max((CREDIT * trust[who] for who, named in said.items() if named == word), default=0)
