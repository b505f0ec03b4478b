"""Lines of a scenario for how a position came about, each with the turn it happened in.

::

    laid: start green success, 2 green fail t1, draw_pile red fail t2   # every Room card, in order
    pile green: 0 7                    # then: the numbers of those in a pile, the top last
    unshuffled: green 1                # how many lie on top since the last shuffle
    showed: green fail 9 - t2          # turned over when 9 cards were laid; which one, if all know
    votes: 1 0* - 2 1 t1               # by seat; `*`: it counted twice
    walks: 0 3 t1, - 3 t1              # who set out after how many gifts; `-`: all had moved
    room_acts: 2 green t1, 3 red ghost t2
    turn_end: gifts 3, ghosts 1 2      # how it stood at the end of the last turn
    pyromaniac: cards 20, ghosts 1, burnt 3        # and at the check of his turn
    acted: 0 2                         # who has had an action in this turn
    held: mirror                       # the token drawn by Under Control
    ending: yes                        # all is settled but for the naming of the Prophet

Every refusal begins with the name of its line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cabale.core import ScenarioError
from cabale.core.position import sayings
from cabale.games.cultists.rules.components import COLOURS, PASSAGE_PILE, ROOM_CARDS, TOKENS
from cabale.games.cultists.rules.scenario_words import number, one_of, room, timed
from cabale.games.cultists.rules.state import (
    FROM_DRAW_PILE,
    FROM_PASSAGE_START,
    FROM_START,
    HAND,
    PASSAGE,
    ROOM_PART,
    CultistsState,
    set_up_of,
)

SOURCES = {"start": FROM_START, "draw_pile": FROM_DRAW_PILE, "passage_start": FROM_PASSAGE_START}
PASSAGE_NAME = "passage"


# --- Room cards --------------------------------------------------------------------------------


def lay_all(s: CultistsState, value: str) -> None:
    """Every Room card that was laid, in order; what a seat or the draw pile gave it has no more."""
    s.cards.clear()
    s.passage = ()
    s.piles = [()] * len(s.plan.places)
    for entry in sayings(value):
        text, turn = timed(entry, "laid")
        words = text.split()
        if len(words) != 3:
            raise ScenarioError(f"laid: who, where and which card, like `2 green fail t1`: {entry}")
        pile = PASSAGE if words[1] == PASSAGE_NAME else room(s, words[1], "laid")
        kind = one_of(words[2], ROOM_CARDS, "laid")
        s.cards.append((turn, _source(s, words[0], kind), pile, kind))
    _check_start(s)
    for card, (_, _, pile, _) in enumerate(s.cards):
        if pile == PASSAGE:
            s.passage += (card,)
        else:
            s.piles[pile] += (card,)


def _source(s: CultistsState, word: str, kind: int) -> int:
    if word in SOURCES:
        if word == "draw_pile":
            s.draw_pile[kind] -= 1
            if s.draw_pile[kind] < 0:
                raise ScenarioError(f"laid: the draw pile has no more {ROOM_CARDS[kind]} cards")
        return SOURCES[word]
    source = number(word, s.characters, "laid")
    s.hand[HAND * source + ROOM_PART + kind] -= 1
    if s.hand[HAND * source + ROOM_PART + kind] < 0:
        raise ScenarioError(f"laid: {source} has no {ROOM_CARDS[kind]} card for that")
    return source


def _check_start(s: CultistsState) -> None:
    """The cards of the set-up come first: one for each room, then those of the passage."""
    rooms = [(FROM_START, one) for one in s.plan.rooms]
    passage = [(FROM_PASSAGE_START, PASSAGE)] * (sum(PASSAGE_PILE) if s.dangers else 0)
    begun = [(source, pile) for _, source, pile, _ in s.cards[: len(rooms) + len(passage)]]
    later = s.cards[len(begun) :]
    if begun != rooms + passage or any(card[1] in (-1, -3) for card in later):
        raise ScenarioError("laid: the starting cards of the rooms and of the passage come first")
    kinds = [card[3] for card in s.cards[: len(rooms)]]
    for kind, count in enumerate(set_up_of(s).room_cards):
        if kinds.count(kind) > count:
            raise ScenarioError(f"laid: there are {count} {ROOM_CARDS[kind]} starting cards")


def numbered_cards(s: CultistsState, pile: int, value: str, line: str) -> tuple[int, ...]:
    """What is left in a pile: ``0 7``, the top last."""
    cards = []
    for word in value.split():
        card = number(word, len(s.cards), line)
        if s.cards[card][2] != pile or card in cards:
            raise ScenarioError(f"{line}: card {word} was not laid there, or is named twice")
        cards.append(card)
    return tuple(cards)


def _unshuffled(s: CultistsState, value: str) -> None:
    for entry in sayings(value):
        name, _, count = entry.partition(" ")
        one = room(s, name, "unshuffled")
        s.unshuffled[one] = number(count, len(s.piles[one]) + 1, "unshuffled")


def _showed(s: CultistsState, value: str) -> None:
    for entry in sayings(value):
        text, turn = timed(entry, "showed")
        words = text.split()
        if len(words) != 4:
            raise ScenarioError(f"showed: a pile, a card, two numbers: {entry}")
        pile = PASSAGE if words[0] == PASSAGE_NAME else room(s, words[0], "showed")
        kind = one_of(words[1], ROOM_CARDS, "showed")
        laid = number(words[2], len(s.cards) + 1, "showed")
        known = -1 if words[3] == "-" else number(words[3], laid, "showed")
        if known >= 0 and s.cards[known][2:] != (pile, kind):
            raise ScenarioError(f"showed: card {known} is no {words[1]} of {words[0]}")
        s.seen_cards.append((turn, pile, kind, laid, known))


# --- what everybody saw ------------------------------------------------------------------------


def _votes(s: CultistsState, value: str) -> None:
    seats = s.characters - (s.automa >= 0)
    for entry in sayings(value):
        text, turn = timed(entry, "votes")
        words = text.split()
        twice = [seat for seat, word in enumerate(words) if word.endswith("*")]
        if len(words) != seats or len(twice) > 1:
            raise ScenarioError(f"votes: one of each of {seats} seats, one of them twice at most")
        targets = [word.removesuffix("*") for word in words]
        votes = [-1 if word == "-" else number(word, s.characters, "votes") for word in targets]
        s.votes.append((turn, twice[0] if twice else -1, *votes))


def _walks(s: CultistsState, value: str) -> None:
    for entry in sayings(value):
        text, turn = timed(entry, "walks")
        who, _, gifts = text.partition(" ")
        walker = -1 if who == "-" else number(who, s.characters, "walks")
        s.walks.append((turn, walker, number(gifts, len(s.gifts) + 1, "walks")))


def _room_acts(s: CultistsState, value: str) -> None:
    for entry in sayings(value):
        text, turn = timed(entry, "room_acts")
        words = text.split()
        if len(words) not in (2, 3) or words[2:] not in ([], ["ghost"]):
            raise ScenarioError(f"room_acts: who, and which colour, like `2 green t1`: {entry}")
        who = number(words[0], s.characters, "room_acts")
        colour = one_of(words[1], COLOURS, "room_acts")
        s.room_acts.append((turn, who, colour, len(words) - 2))


# --- how far the turn is -----------------------------------------------------------------------


def _acted(s: CultistsState, value: str) -> None:
    s.acted = list(_flags(s, value.split(), "acted"))


def _flags(s: CultistsState, words: list[str], line: str) -> tuple[int, ...]:
    who = {number(word, s.characters, line) for word in words}
    return tuple([int(c in who) for c in range(s.characters)])


def _parts(value: str) -> Iterator[tuple[str, list[str]]]:
    for part in sayings(value):
        name, *words = part.split()
        yield name, words


def _turn_end(s: CultistsState, value: str) -> None:
    for name, words in _parts(value):
        if name == "gifts":
            s.gifts_at_turn_end = number(" ".join(words), len(s.gifts) + 1, "turn_end")
        elif name == "ghosts":
            s.ghosts_at_turn_end = _flags(s, words, "turn_end")
        else:
            raise ScenarioError(f"turn_end: {name!r} is neither gifts nor ghosts")


def _pyromaniac(s: CultistsState, value: str) -> None:
    for name, words in _parts(value):
        if name == "ghosts":
            s.ghosts_at_pyromaniac_check = _flags(s, words, "pyromaniac")
        elif name == "cards":
            most = len(s.cards) + 1
            s.cards_at_pyromaniac_check = number(" ".join(words), most, "pyromaniac")
        elif name == "burnt":
            s.burnt_pyromaniac = number(" ".join(words), s.characters, "pyromaniac")
        else:
            raise ScenarioError(f"pyromaniac: {name!r} is none of cards, ghosts, burnt")


def _held(s: CultistsState, value: str) -> None:
    token = one_of(value, TOKENS, "held")
    if not s.bag[token]:
        raise ScenarioError(f"held: there is no {value} token left")
    s.bag[token] -= 1
    s.held_token = token


def _ending(s: CultistsState, value: str) -> None:
    s.ending = one_of(value, ("no", "yes"), "ending")


PAST_LINES: dict[str, Callable[[CultistsState, str], None]] = {
    "unshuffled": _unshuffled,
    "showed": _showed,
    "votes": _votes,
    "walks": _walks,
    "room_acts": _room_acts,
    "turn_end": _turn_end,
    "pyromaniac": _pyromaniac,
    "acted": _acted,
}
BEFORE_LINES = {"ending": _ending}
TOKEN_LINES = {"held": _held}
