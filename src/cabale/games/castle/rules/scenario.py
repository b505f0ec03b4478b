"""A position from a few readable lines, for tests, tutorials and puzzles.

societies: order brotherhood order brotherhood     # one more: the card put away
professions: priest doctor thug alchemist
hands: key dagger | goblet | bag_key | whip monocle
pile: coat tome             # the top first; without this line: all other items
face_up: 2                  # seats whose profession lies face up
tokens: 0 1 0 0
active: 0
"""

from __future__ import annotations

from collections.abc import Mapping

from cabale.core.errors import ScenarioError
from cabale.games.castle.rules.components import ITEM, PROFESSION, PROFESSIONS, SOCIETIES
from cabale.games.castle.rules.editions import items_in_game
from cabale.games.castle.rules.hands import CastleBoard, show_profession
from cabale.games.castle.rules.setup import know_own_cards, prepare
from cabale.games.castle.rules.state import setup_for

LINES = ("societies", "professions", "hands", "pile", "face_up", "tokens", "active")


def arrange(t: CastleBoard, facts: Mapping[str, str]) -> None:
    """Set the table as the lines say."""
    s, n = t.state, t.seats
    for name in facts:
        if name not in LINES:
            raise ScenarioError(f"there is no line {name!r}; there are: {', '.join(LINES)}")
    prepare(t)
    _societies(t, facts)
    _professions(t, facts)
    _items(t, facts)
    s.active = s.first = _number(facts.get("active", "0"), n)
    tokens = facts.get("tokens", "0 " * n).split()
    if len(tokens) != n:
        raise ScenarioError(f"tokens names {len(tokens)} seats, the table has {n}")
    s.tokens = [_number(word, s.edition.tokens + 1) for word in tokens]
    s.stock -= sum(s.tokens)
    if s.stock < 0:
        raise ScenarioError(f"there are only {s.edition.tokens} tokens")
    know_own_cards(s)
    for word in facts.get("face_up", "").split():
        seat = _number(word, n)
        s.face_up[seat] = True
        show_profession(t, seat)


def _number(word: str, below: int) -> int:
    if not word.isdecimal() or int(word) >= below:
        raise ScenarioError(f"{word!r} is not a number from 0 to {below - 1}")
    return int(word)


def _read(words: Mapping[str, int], line: str) -> list[int]:
    for word in line.split():
        if word not in words:
            raise ScenarioError(f"there is no {word!r}; there are: {', '.join(words)}")
    return [words[word] for word in line.split()]


def _societies(t: CastleBoard, facts: Mapping[str, str]) -> None:
    s, n = t.state, t.seats
    each = setup_for(t).societies
    cards = _read({word: i for i, word in enumerate(SOCIETIES)}, facts.get("societies", ""))
    odd = n % 2
    if len(cards) != n + odd or any(cards.count(society) != each for society in (0, 1)):
        raise ScenarioError(
            f"societies names {each} of each kind"
            + (", the last one for the card put away" if odd else "")
        )
    s.society, s.spare = cards[:n], cards[n] if odd else -1


def _professions(t: CastleBoard, facts: Mapping[str, str]) -> None:
    s, n = t.state, t.seats
    cards = _read(PROFESSION, facts.get("professions", ""))
    if len(cards) != n or len(set(cards)) != n:
        raise ScenarioError(f"professions names {n} different ones")
    s.profession = cards
    s.unused = tuple([card for card in range(len(PROFESSIONS)) if card not in cards])


def _items(t: CastleBoard, facts: Mapping[str, str]) -> None:
    s, n = t.state, t.seats
    hands = [_read(ITEM, part) for part in facts.get("hands", "").split("|")]
    if len(hands) != n or not all(1 <= len(hand) <= s.limit for hand in hands):
        raise ScenarioError(f"hands names {n} hands of 1 to {s.limit} items, parted by |")
    left = [*items_in_game(setup_for(t), t.options)]
    pile = _read(ITEM, facts["pile"]) if "pile" in facts else None
    for item in [item for hand in hands for item in hand] + (pile or []):
        if item not in left:
            raise ScenarioError(f"there are not so many of {list(ITEM)[item]!r}")
        left.remove(item)
    s.hands = [tuple(sorted(hand)) for hand in hands]
    s.pile = tuple(reversed(left if pile is None else pile))
