"""A position from a few readable lines, for tests, tutorials and puzzles.

::

    societies: order brotherhood order brotherhood   # one more: the card put away
    professions: priest doctor thug alchemist
    hands: key dagger | goblet | bag_key | whip monocle
    pile: coat tome ...     # the top first, the rest below in any order; without this line: all
    out: sextant mirror     # items out of the game; `...`: all that lie nowhere else
    face_up: 2              # seats whose profession lies face up
    tokens: 0 1 0 0
    active: 0
    turn: 12                # how many turns were taken
    start: key goblet ...   # coach: the starting items, where all have seen them
    knows: 0 society 1, 2 hand 0, 3 item 1 goblet, 1 profession 2   # who has seen what of whom
    begin: offer 1 key      # the active player has done this: an offer that waits for its answer,
                            # `duel 1` before the supports, `duel 1 attacker -` after them, by seat

What is not said is as at the start of a match. The lines of `past.py` and `middle.py` tell how it
came about and what is going on; `describe` writes a position out again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cabale.core.errors import ScenarioError
from cabale.core.position import Wording, stand
from cabale.games.castle.rules.components import (
    ITEM,
    ITEMS,
    NEUTRAL,
    PROFESSION,
    PROFESSIONS,
    SIDES,
    SOCIETIES,
)
from cabale.games.castle.rules.editions import items_in_game
from cabale.games.castle.rules.hands import (
    CastleBoard,
    see_hand,
    see_item,
    see_profession,
    see_society,
    show_profession,
)
from cabale.games.castle.rules.middle import read_middle
from cabale.games.castle.rules.past import Retold, read_past, write_past
from cabale.games.castle.rules.setup import know_own_cards, prepare
from cabale.games.castle.rules.state import setup_for
from cabale.games.castle.rules.steps.duel import Hypnosis, supporters
from cabale.games.castle.rules.steps.turn import Turn

CARDS = ("societies", "professions", "hands", "pile", "out", "start")
PAST = ("dealt_professions", "dealt_hands", "in_play", "past")
MIDDLE = ("duel", "announcement", "given", "revealed")
LINES = (*CARDS, "face_up", "tokens", "active", "turn", "knows", "begin", "steps", *PAST, *MIDDLE)
REST = "..."


def arrange(t: CastleBoard, facts: Mapping[str, str]) -> None:
    """Set the table as the lines say."""
    s, n = t.state, t.seats
    for name in facts:
        if name not in LINES:
            raise ScenarioError(f"{name}: there is no such line; there are: {', '.join(LINES)}")
    prepare(t)
    _societies(t, facts)
    _professions(t, facts)
    _items(t, facts)
    s.active = _number("active", facts.get("active", "0"), n)
    s.turn = _number("turn", facts.get("turn", "0"), t.options["rounds"] * n)
    s.first = (s.active - s.turn) % n
    _tokens(t, facts)
    for seat in _seats("face_up", facts, n):
        s.face_up[seat] = True
    _remember(t, facts)
    for known in _parts(facts.get("knows", "")):
        _learn(t, known)
    read_middle(t, facts)
    if not stand(t, facts):
        t.push(Turn)
        _begin(t, facts.get("begin", "turn").split())


def _parts(line: str) -> list[list[str]]:
    return [part.split() for part in line.split(",") if part.strip()]


def _number(line: str, word: str, below: int) -> int:
    if not word.isdecimal() or int(word) >= below:
        raise ScenarioError(f"{line}: {word!r} is not a number from 0 to {below - 1}")
    return int(word)


def _seats(line: str, facts: Mapping[str, str], n: int) -> list[int]:
    seats = [_number(line, word, n) for word in facts.get(line, "").split()]
    for seat in seats:
        if seats.count(seat) > 1:
            raise ScenarioError(f"{line}: seat {seat} is named twice")
    return seats


def _read(words: Mapping[str, int], line: str, value: str) -> list[int]:
    for word in value.split():
        if word not in words:
            raise ScenarioError(f"{line}: there is no {word!r}; there are: {', '.join(words)}")
    return [words[word] for word in value.split()]


# --- cards and tokens --------------------------------------------------------------------------


def _societies(t: CastleBoard, facts: Mapping[str, str]) -> None:
    s, n = t.state, t.seats
    each = setup_for(t).societies
    words = {word: i for i, word in enumerate(SOCIETIES)}
    cards = _read(words, "societies", facts.get("societies", ""))
    odd = n % 2
    if len(cards) != n + odd or any(cards.count(society) != each for society in (0, 1)):
        last = ", the last one for the card put away" if odd else ""
        raise ScenarioError(f"societies: it names {each} of each kind{last}")
    s.society, s.spare = cards[:n], cards[n] if odd else -1


def _professions(t: CastleBoard, facts: Mapping[str, str]) -> None:
    s, n = t.state, t.seats
    cards = _read(PROFESSION, "professions", facts.get("professions", ""))
    if len(cards) != n or len(set(cards)) != n:
        raise ScenarioError(f"professions: it names {n} different ones")
    s.profession = cards
    s.unused = tuple([card for card in range(len(PROFESSIONS)) if card not in cards])


def _items(t: CastleBoard, facts: Mapping[str, str]) -> None:
    """Every item of the game lies in a hand, in the pile, or out of the game."""
    s, n = t.state, t.seats
    hands = [_read(ITEM, "hands", part) for part in facts.get("hands", "").split("|")]
    steps = facts.get("steps", "")  # between two steps a hand may be too full, or empty
    least, most = 1 - ("replacement" in steps), s.limit + ("overflow" in steps)
    if len(hands) != n or not all(least <= len(hand) <= most for hand in hands):
        raise ScenarioError(f"hands: it names {n} hands of 1 to {s.limit} items, parted by |")
    left = list(items_in_game(setup_for(t), t.options))
    for hand in hands:
        _take("hands", hand, left)
    pile, below = _pile(facts, left)
    if "pile" in facts and below:
        t.shuffle(below)
    s.hands = [tuple(sorted(hand)) for hand in hands]
    s.pile = tuple(reversed([*pile, *below]))
    s.start = tuple(sorted(_read(ITEM, "start", facts.get("start", ""))))
    missing = [item for item in s.start if not any(item in hand for hand in s.hands)]
    if missing:
        raise ScenarioError(f"start: {ITEMS[missing[0]]} is in no hand, and would be for good")


def _pile(facts: Mapping[str, str], left: list[int]) -> tuple[list[int], list[int]]:
    """The items of the pile that are named, and those below; the others are out of the game."""
    pile, more = _named("pile", facts.get("pile", REST if "out" not in facts else ""))
    _take("pile", pile, left)
    out, rest_out = _named("out", facts.get("out", ""))
    _take("out", out, left)
    if more and rest_out:
        raise ScenarioError("out: the rest cannot be out of the game and in the pile")
    if left and not more and not rest_out:
        lost = ", ".join(ITEMS[item] for item in left)
        raise ScenarioError(f"pile: {lost} would vanish; say `out: {REST}` or end with {REST}")
    return pile, left if more else []


def _named(line: str, value: str) -> tuple[list[int], bool]:
    """The items of a line, and whether all the rest follows."""
    rest = value == REST or value.endswith(f" {REST}")
    return _read(ITEM, line, value.removesuffix(REST) if rest else value), rest


def _take(line: str, items: Sequence[int], left: list[int]) -> None:
    for item in items:
        if item not in left:
            raise ScenarioError(f"{line}: there are not so many of {ITEMS[item]!r}")
        left.remove(item)


def _tokens(t: CastleBoard, facts: Mapping[str, str]) -> None:
    s, n = t.state, t.seats
    tokens = facts.get("tokens", "0 " * n).split()
    if len(tokens) != n:
        raise ScenarioError(f"tokens: it names {len(tokens)} seats, the table has {n}")
    s.tokens = [_number("tokens", word, s.edition.tokens + 1) for word in tokens]
    s.stock -= sum(s.tokens)
    if s.stock < 0:
        raise ScenarioError(f"tokens: there are only {s.edition.tokens}")


# --- what was seen, and what is going on -------------------------------------------------------


def _remember(t: CastleBoard, facts: Mapping[str, str]) -> None:
    """What everybody has seen so far: the own cards, and what the line `past` tells."""
    s = t.state
    if "past" not in facts:
        for name in PAST:
            if name in facts:
                raise ScenarioError(f"{name}: that is for positions with a line `past`")
        know_own_cards(s, s.start)
        for seat, up in enumerate(s.face_up):
            if up:
                show_profession(t, seat)
        return
    hands = [tuple(sorted(_read(ITEM, "dealt_hands", part))) for part in _dealt_hands(t, facts)]
    professions = _read(PROFESSION, "dealt_professions", facts.get("dealt_professions", ""))
    professions = professions or s.profession[:]
    if len(set(professions)) != t.seats or len(professions) != t.seats:
        raise ScenarioError(f"dealt_professions: it names {t.seats} different ones")
    in_play = tuple(sorted(_read(ITEM, "in_play", facts.get("in_play", ""))))
    try:
        cards = Retold(s, hands, professions[:])
    except ValueError:
        raise ScenarioError("dealt_hands: some of these are not in the game") from None
    s.chronicle = s.chronicle.then(
        "dealt", tuple(s.society), tuple(professions), tuple(hands), tuple(cards.pile), in_play
    )
    wording = Wording(t)
    for record in read_past(wording, facts["past"], s.turn):
        if not cards.tell(record):
            raise ScenarioError(f"past: {write_past(wording, [record])!r} cannot have been so")
        s.chronicle = s.chronicle.then(*record)
    if not cards.leads_to(s):
        raise ScenarioError("past: it leads from what was dealt to other cards than these")


def _dealt_hands(t: CastleBoard, facts: Mapping[str, str]) -> list[str]:
    parts = facts.get("dealt_hands", facts["hands"]).split("|")
    if len(parts) != t.seats:
        raise ScenarioError(f"dealt_hands: it names {t.seats} hands, parted by |")
    return parts


def _learn(t: CastleBoard, words: list[str]) -> None:
    """A seat has seen something, which must be true."""
    n = t.seats
    match words:
        case [who, "society", whose]:
            see_society(t, _number("knows", who, n), _number("knows", whose, n))
        case [who, "profession", whose]:
            see_profession(t, _number("knows", who, n), _number("knows", whose, n))
        case [who, "hand", whose]:
            see_hand(t, _number("knows", who, n), _number("knows", whose, n))
        case [who, "item", whose, item]:
            seat, holder = _number("knows", who, n), _number("knows", whose, n)
            (card,) = _read(ITEM, "knows", item)
            if card not in t.state.hands[holder]:
                raise ScenarioError(f"knows: seat {holder} has no {item}")
            see_item(t, seat, holder, card)
        case _:
            raise ScenarioError(
                f"knows: {' '.join(words)!r} is none of `0 society 1`, `0 profession 1`, "
                "`0 hand 1`, `0 item 1 key`"
            )


def _begin(t: CastleBoard, words: list[str]) -> None:
    """The active player has chosen an action."""
    match words:
        case ["turn"]:
            return
        case ["offer", target, item]:
            (card,) = _read(ITEM, "begin", item)
            _act(t, "offer", _number("begin", target, t.seats), ITEMS[card])
        case ["duel", target, *sides]:
            _act(t, "duel", _number("begin", target, t.seats))
            if sides:
                _support(t, sides)
        case _:
            raise ScenarioError(
                f"begin: {' '.join(words)!r} is none of `turn`, `offer 1 key`, `duel 1`, "
                "`duel 1 attacker -`"
            )


def _act(t: CastleBoard, verb: str, *args: int | str) -> None:
    step, seat = t.game.step(Turn.name), t.state.active
    choice = t.choice(verb, *args)
    if choice not in step.legal(t, seat):
        raise ScenarioError(f"begin: seat {seat} cannot {choice}")
    step.play(t, seat, choice)


def _support(t: CastleBoard, sides: list[str]) -> None:
    """The others have said whom they support; in the order of seats."""
    s = t.state
    others = sorted(supporters(t))
    free = ("-",) if not s.edition.secret_support else ()
    words = {word: side for side, word in enumerate(SIDES)} | dict.fromkeys(free, NEUTRAL)
    if len(sides) != len(others):
        raise ScenarioError(f"begin: {len(others)} others support somebody, not {len(sides)}")
    duel = s.duel
    assert duel is not None
    for seat, side in zip(others, _read(words, "begin", " ".join(sides)), strict=True):
        duel.sides[seat] = side
    duel.asked = 0 if s.edition.secret_support else len(others)
    t.goto(Hypnosis)
