"""Control of Locations: with the third key, or through an ambassador."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from cabale.core import PASS, Choice, Reason, SeatsAsked, Step
from cabale.core.step import NOT_NOW
from cabale.games.abyss.rules.components import (
    BLACK_SMOKERS,
    ELDER,
    HERMIT,
    KEYS_PER_LOCATION,
    LOCATIONS,
    LORD_IDS,
    LORD_KEYS,
    MOST_LOCATIONS_DRAWN,
    SAGE,
)
from cabale.games.abyss.rules.state import FREE, NOBODY, Abyss, AbyssState, keys
from cabale.games.abyss.rules.steps.powers import POWER_LORDS, OwnTurn, on_arrival, once_per_turn
from cabale.games.abyss.rules.verbs import location_in, lord_in, number_in

TOKEN = -1


class Control(Step[AbyssState]):
    """After the action: whoever has three keys takes a Location (ABY-160, ABY-161, ABY-168)."""

    name = "control"
    kind = "control"

    def ask(self, t: Abyss) -> SeatsAsked:
        s = t.state
        if keys(s, s.turn) < KEYS_PER_LOCATION or not (s.open_locations or s.location_deck):
            t.pop()
            return None
        choices = self.legal(t, s.turn)
        if len(choices) > 1:
            return {s.turn: choices}
        self.play(t, s.turn, choices[0])
        return None

    def legal(self, t: Abyss, seat: int) -> Sequence[Choice]:
        s, of = t.state, t.catalogue.of
        most = min(len(s.location_deck), MOST_LOCATIONS_DRAWN)
        return [*[of["control"][tile] for tile in s.open_locations], *of["draw"][:most]]

    def play(self, t: Abyss, seat: int, choice: Choice) -> None:
        if choice.verb == "draw":
            draw(t, number_in(choice), NOBODY)
        else:
            tile = location_in(choice)
            t.state.open_locations.remove(tile)
            t.push(PayKeys, tile, ())

    def why_not(self, t: Abyss, seat: int, choice: Choice) -> Reason:
        if choice.verb == "control":
            return Reason("not-face-up", "ABY-161")
        if choice.verb == "draw":
            return Reason("too-few-locations", "ABY-163")
        return in_control(choice)


def in_control(choice: Choice) -> Reason:
    """ABY-103: no other power comes between."""
    return Reason("control-first", "ABY-103") if choice.verb in POWER_LORDS else NOT_NOW


def send_ambassador(t: Abyss, number: int, lord: int) -> None:
    """ABY-154, ABY-155; without any tile left nothing happens (ABY-168)."""
    s = t.state
    if s.location_deck:
        draw(t, min(number, len(s.location_deck)), lord)
    elif s.open_locations:
        t.push(TakeOpen, lord)


for _lord, _number in (
    (SAGE, 2),  # ABY-151
    (HERMIT, 1),  # ABY-152
    (ELDER, 3),  # ABY-153
):
    on_arrival(_lord)(partial(send_ambassador, number=_number, lord=_lord))


class TakeOpen(Step[AbyssState]):
    """An ambassador (in the frame) who finds the Location deck empty takes a face-up tile."""

    name = "take_open"
    kind = "control"
    memory = ("lord",)

    def ask(self, t: Abyss) -> Sequence[int] | None:
        tiles = t.state.open_locations
        if len(tiles) > 1:
            return (t.state.turn,)
        self.take(t, tiles[0])
        return None

    def legal(self, t: Abyss, seat: int) -> Sequence[Choice]:
        return [t.catalogue.of["control"][tile] for tile in t.state.open_locations]

    def play(self, t: Abyss, seat: int, choice: Choice) -> None:
        self.take(t, location_in(choice))

    def take(self, t: Abyss, tile: int) -> None:
        lord = t.frame[1]
        t.pop()
        t.state.open_locations.remove(tile)
        take_control(t, tile, (lord,))

    def why_not(self, t: Abyss, seat: int, choice: Choice) -> Reason:
        if choice.verb == "control":
            return Reason("not-face-up", "ABY-155")
        if choice.verb == "draw":
            return Reason("too-few-locations", "ABY-155")
        return in_control(choice)


def draw(t: Abyss, number: int, lord: int) -> None:
    """Tiles are drawn, which the drawer alone sees (ABY-164)."""
    s = t.state
    tiles = tuple(sorted(s.location_deck.pop() for _ in range(number)))
    names = [LOCATIONS[tile] for tile in tiles]
    t.tell("drew", only={s.turn: {"locations": names}}, seat=s.turn, number=number)
    t.push(Choose, tiles, lord)


class Choose(Step[AbyssState]):
    """One of the tiles drawn is taken (ABY-162). The frame also names the ambassador who pays."""

    name = "choose"
    kind = "choose"
    memory = ("location*", "lord")

    def ask(self, t: Abyss) -> Sequence[int] | None:
        tiles = t.frame[1]
        if len(tiles) == 1:
            self.take(t, tiles[0])
            return None
        return (t.state.turn,)

    def legal(self, t: Abyss, seat: int) -> Sequence[Choice]:
        choose = t.catalogue.of["choose"]
        return [choose[tile] for tile in t.frame[1]]

    def play(self, t: Abyss, seat: int, choice: Choice) -> None:
        self.take(t, location_in(choice))

    def take(self, t: Abyss, tile: int) -> None:
        _, tiles, lord = t.frame
        others = [other for other in tiles if other != tile]
        if others:
            t.state.open_locations += others
            t.reveal("opened", seat=t.state.turn, locations=[LOCATIONS[x] for x in others])
        t.pop()
        if lord == NOBODY:
            t.push(PayKeys, tile, ())
        else:
            take_control(t, tile, (lord,))

    def why_not(self, t: Abyss, seat: int, choice: Choice) -> Reason:
        if choice.verb in ("choose", "control") and location_in(choice) not in t.frame[1]:
            return Reason("not-drawn", "ABY-162")
        return in_control(choice)


class PayKeys(Step[AbyssState]):
    """Three keys are used for the tile in the frame; a choice only if there are more (ABY-165)."""

    name = "pay_keys"
    kind = "keys"
    memory = ("location", "lord*")

    def left(self, t: Abyss) -> list[int]:
        """The keys not yet used: Lords, then tokens."""
        s, used = t.state, t.frame[2]
        lords = [
            lord
            for lord in s.lords[s.turn]
            if s.active[lord] == s.turn and LORD_KEYS[lord] and lord not in used
        ]
        return lords + [TOKEN] * (s.key_tokens[s.turn] - used.count(TOKEN))

    def ask(self, t: Abyss) -> SeatsAsked:
        _, tile, used = t.frame
        left = self.left(t)
        missing = KEYS_PER_LOCATION - worth(used)
        if missing > 0 and (worth(left) == missing or set(left) == {TOKEN}):
            used = (*used, *(left if worth(left) == missing else left[:missing]))
            missing = 0
        if missing > 0:
            choices = self.legal(t, t.state.turn)
            if len(choices) > 1:
                return {t.state.turn: choices}
            self.play(t, t.state.turn, choices[0])
            return None
        t.pop()
        take_control(t, tile, used)
        return None

    def prompt(self, t: Abyss, seat: int) -> Mapping[str, Any]:
        _, tile, used = t.frame
        return {"location": LOCATIONS[tile], "number": KEYS_PER_LOCATION - worth(used)}

    def legal(self, t: Abyss, seat: int) -> Sequence[Choice]:
        of, left = t.catalogue.of, self.left(t)
        missing = KEYS_PER_LOCATION - worth(t.frame[2])
        usable = [key for key in dict.fromkeys(left) if leads_to(left, key, missing)]
        # Where no mixture comes to exactly three, a Lord of more keys than are missing pays.
        usable = usable or [key for key in left if key != TOKEN]
        lords = [of["use_lord"][lord] for lord in usable if lord != TOKEN]
        return [*lords, *(of["use_token"] if TOKEN in usable else ())]

    def play(self, t: Abyss, seat: int, choice: Choice) -> None:
        _, tile, used = t.frame
        key = lord_in(choice) if choice.verb == "use_lord" else TOKEN
        t.goto(PayKeys, tile, (*used, key))

    def why_not(self, t: Abyss, seat: int, choice: Choice) -> Reason:
        if choice.verb not in ("use_lord", "use_token"):
            return in_control(choice)
        s, key = t.state, lord_in(choice) if choice.verb == "use_lord" else TOKEN
        if key in self.left(t):
            return Reason("not-three", "ABY-165")
        if key in s.lords[seat] and s.under[key] != FREE:
            return Reason("key-spent", "ABY-167")
        if key in s.lords[seat] and LORD_KEYS[key] and s.active[key] != seat:
            return Reason("key-struck", "ABY-114")
        return Reason("no-such-key", "ABY-165")


def leads_to(left: Sequence[int], key: int, missing: int) -> bool:
    """Whether a key leaves others that come to exactly what is then missing (ABY-165)."""
    rest = missing - worth((key,))
    others = list(left)
    others.remove(key)
    sums = {0}
    for other in others:
        sums |= {total + worth((other,)) for total in sums}
    return rest in sums


def worth(used: Sequence[int]) -> int:
    """How many keys these Lords and tokens are."""
    return sum(1 if key == TOKEN else LORD_KEYS[key] for key in used)


def take_control(t: Abyss, tile: int, used: Sequence[int]) -> None:
    """The tile lies in front of the player; Lords that paid go under it (ABY-166, ABY-167)."""
    s = t.state
    seat = s.turn
    s.locations[seat].append(tile)
    s.idle = 0
    lords = [key for key in used if key != TOKEN]
    for lord in lords:
        s.under[lord] = tile
        s.active[lord] = NOBODY
    tokens = len(used) - len(lords)
    s.key_tokens[seat] -= tokens
    s.key_supply += tokens
    t.tell(
        "controlled",
        seat=seat,
        location=LOCATIONS[tile],
        lords=[LORD_IDS[lord] for lord in lords],
        tokens=tokens,
    )
    receive(t, tile, in_control=True)


def receive(t: Abyss, tile: int, *, in_control: bool) -> None:
    """The Black Smokers act when they are received, in whatever way (ABY-169)."""
    if tile == BLACK_SMOKERS and t.state.location_deck:
        t.push(Search, in_control)


class Search(OwnTurn):
    """The Black Smokers may be exchanged for any tile of the deck."""

    name = "search"
    kind = "search"
    memory = ("yes",)

    def options(self, t: Abyss) -> Sequence[Choice]:
        search = t.catalogue.of["search"]
        return [PASS, *[search[tile] for tile in sorted(t.state.location_deck)]]

    def powers(self, t: Abyss) -> Sequence[Choice]:
        """None if keys were paid for the tile: control is not over (ABY-103)."""
        return () if t.frame[1] else once_per_turn(t)

    def answer(self, t: Abyss, choice: Choice) -> None:
        t.pop()
        if choice.verb == "search":
            s, tile = t.state, location_in(choice)
            s.location_deck.remove(tile)
            s.location_deck.append(BLACK_SMOKERS)
            t.shuffle(s.location_deck)
            swap_tile(s, s.turn, BLACK_SMOKERS, tile)
            t.tell("searched", seat=s.turn, location=LOCATIONS[tile])

    def why_not(self, t: Abyss, seat: int, choice: Choice) -> Reason:
        if choice.verb == "search":
            return Reason("not-in-the-deck", "ABY-169")
        return in_control(choice) if t.frame[1] else super().why_not(t, seat, choice)


def swap_tile(s: AbyssState, seat: int, old: int, new: int) -> None:
    """The Lords under the old tile stay under the new one."""
    tiles = s.locations[seat]
    tiles[tiles.index(old)] = new
    for lord in s.lords[seat]:
        if s.under[lord] == old:
            s.under[lord] = new
