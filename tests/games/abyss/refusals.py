"""What each reason of a refusal says, read off a seat's view: it shares nothing with the rules."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from cabale.core import Arg, Choice, Match, Reason
from cabale.games.abyss.rules.components import LORDS, RACES, THREAT_TRACK

LORD = {card.id: card for card in LORDS}
POWER = {"sell": "slaver", "sweep": "oracle", "replace": "opportunist"}


class Refusal:
    """One refused choice of one seat; `holds` says whether a reason is true of it."""

    def __init__(self, match: Match, seat: int, choice: Choice) -> None:
        self.match, self.seat, self.choice = match, seat, choice
        self.decision = match.decisions[seat]
        view: Any = match.view(seat)
        self.prompt: Any = view["decision"]["prompt"]
        self.board: Any = view["board"]
        self.me: Any = self.board["players"][seat]

    def holds(self, reason: Reason) -> bool:
        return bool(getattr(self, reason.key.replace("-", "_"))())

    @property
    def arg(self) -> Arg:
        return self.choice.args[0]

    # --- what lies on the table ----------------------------------------------------------------

    def active(self, seat: int, lord: str) -> bool:
        owned = self.board["players"][seat]["lords"]
        return {"lord": lord, "under": None, "disabled": False} in owned

    def suffers(self, lord: str) -> bool:
        others = [seat for seat in range(self.match.seats) if seat != self.seat]
        return not self.active(self.seat, "shaman") and any(self.active(o, lord) for o in others)

    def own(self, lord: Arg) -> Any:
        return next((own for own in self.me["lords"] if own["lord"] == lord), None)

    def put_down(self) -> list[str]:
        payment = self.board["payment"]
        return list(payment["allies"]) if payment and payment["allies"] else []

    # --- exploring -----------------------------------------------------------------------------

    def other_reward(self) -> bool:
        spaces = {self.board["threat"], max(1, self.board["threat"] - self.suffers("tamer"))}
        return all(self.choice.args not in THREAT_TRACK[space - 1] for space in spaces)

    def tamed(self) -> bool:
        return self.suffers("tamer") and self.choice.args in THREAT_TRACK[self.board["threat"] - 1]

    def too_few_tokens(self) -> bool:
        tokens = self.choice.args[2]
        assert isinstance(tokens, int)
        return tokens > int(self.board["left"]["monster_tokens"])

    # --- the turn ------------------------------------------------------------------------------

    def no_pearl(self) -> bool:
        return self.choice.verb == "plot" and self.me["pearls"] == 0

    def court_full(self) -> bool:
        return self.choice.verb == "plot" and len(self.board["court"]) == 6

    def no_more_lords(self) -> bool:
        return self.choice.verb in ("plot", "replace") and self.board["left"]["lords"] == 0

    def empty_stack(self) -> bool:
        return any(self.board["council"][race] == 0 for race in self.choice.args)

    def one_stack(self) -> bool:
        return self.choice.verb == "support_two" and not self.active(self.seat, "alchemist")

    def two_stacks(self) -> bool:
        filled = [race for race in RACES if self.board["council"][race]]
        return (
            self.choice.verb == "support"
            and self.active(self.seat, "alchemist")
            and (len(filled) > 1)
        )

    def not_doubled(self) -> bool:
        return (self.decision.kind, self.choice.verb) == ("learn", "support_two")

    # --- paying for a Lord ---------------------------------------------------------------------

    def lord(self) -> Any:
        """The Lord that is paid for, or that the seat would recruit."""
        payment = self.board["payment"]
        return LORD[payment["lord"] if payment else str(self.arg)]

    def spent(self) -> list[str]:
        return self.put_down() + ([str(self.arg)] if self.choice.verb == "spend" else [])

    def ways(self) -> list[tuple[str, ...]]:
        """The sets of races that could pay, given what has been put down."""
        lord, hand = self.lord(), {ally.split("-")[0] for ally in self.board["mine"]["hand"]}
        chosen = {ally.split("-")[0] for ally in self.spent()}
        if lord.race >= 0 and not self.active(self.seat, "diplomat"):
            chosen.add(RACES[lord.race])
        return [way for way in combinations(sorted(hand), lord.races) if chosen <= set(way)]

    def not_at_court(self) -> bool:
        return self.arg not in self.board["court"]

    def not_in_hand(self) -> bool:
        mine = self.board["mine"]
        gone = mine["set_aside"] + (self.put_down() if self.choice.verb == "spend" else [])
        return bool(mine["hand"].count(self.arg) <= gone.count(self.arg))

    def wrong_races(self) -> bool:
        races = {ally.split("-")[0] for ally in self.spent()}
        if self.choice.verb == "recruit":
            return not self.ways()
        more = len(races) > self.lord().races
        return bool(more if self.choice.verb == "spend" else len(races) != self.lord().races)

    def mandatory_race(self) -> bool:
        lord = self.lord()
        used = self.spent() if self.choice.verb == "spend" else self.board["mine"]["hand"]
        races = {ally.split("-")[0] for ally in used}
        full = self.choice.verb == "recruit" or len(races) == lord.races
        ignored = self.active(self.seat, "diplomat")
        return full and not ignored and RACES[lord.race] not in races

    def too_little(self) -> bool:
        need = self.lord().value + 2 * self.suffers("recruiter")
        need = max(0, need - 2 * self.active(self.seat, "treasurer"))
        if self.choice.verb == "settle":
            most = sum(int(ally[-1]) for ally in self.spent())
        else:
            hand = self.board["mine"]["hand"]
            most = max(
                sum(int(ally[-1]) for ally in hand if ally.split("-")[0] in way)
                for way in self.ways()
            )
        return bool(most + self.me["pearls"] < need)

    def not_spent(self) -> bool:
        return self.arg not in self.put_down()

    def not_the_weakest(self) -> bool:
        weakest = min(int(ally[-1]) for ally in self.put_down())
        weaker = weakest < int(str(self.arg)[-1])
        return weaker and not self.active(self.seat, "master_of_magic")

    # --- powers --------------------------------------------------------------------------------

    def no_such_power(self) -> bool:
        return not self.active(self.seat, POWER[self.choice.verb])

    def power_used(self) -> bool:
        return POWER[self.choice.verb] in self.board["used"]

    def spoils_payment(self) -> bool:
        """A Lord that is paid for is not replaced; an Ally that is needed is not sold."""
        if self.choice.verb == "replace":
            return bool(self.board["payment"]["lord"] == self.arg)
        return self.choice.verb == "sell" and self.decision.kind == "pay"

    def control_first(self) -> bool:
        return self.choice.verb in POWER and self.decision.kind in (
            *("control", "choose", "keys", "search"),
        )

    def not_your_turn(self) -> bool:
        return self.choice.verb in POWER and self.board["turn"] != self.seat

    def no_target(self) -> bool:
        if self.choice.verb == "disable":
            return not self.active(self.prompt["victim"], str(self.arg))
        victim = self.arg
        assert isinstance(victim, int)
        tokens = self.board["players"][victim]["monster_tokens"]
        return victim == self.seat or self.active(victim, "shaman") or tokens == 0

    def too_few_pearls(self) -> bool:
        return self.decision.kind == "corrupt" and self.me["pearls"] < 5

    def not_a_free_lord(self) -> bool:
        own = self.own(self.arg)
        return own is None or own["under"] or self.prompt["lord"] == self.arg

    # --- Locations -----------------------------------------------------------------------------

    def not_your_location(self) -> bool:
        return self.arg not in self.me["locations"]

    def not_face_up(self) -> bool:
        return self.arg not in self.board["locations"]

    def too_few_locations(self) -> bool:
        assert isinstance(self.arg, int)
        return self.arg > int(self.board["left"]["locations"])

    def not_drawn(self) -> bool:
        return self.arg not in self.board["mine"]["drawn_locations"]

    def used_keys(self) -> list[int]:
        return list(self.match.board.frame[2])

    def no_such_key(self) -> bool:
        used = self.used_keys()
        if self.choice.verb == "use_token":
            return bool(self.me["key_tokens"] <= used.count(-1))
        gone = LORDS.index(LORD[str(self.arg)]) in used
        return gone or self.own(self.arg) is None or LORD[str(self.arg)].keys == 0

    def not_three(self) -> bool:
        """No way of paying exactly three keys has this one in it."""
        used, tokens = self.used_keys(), self.me["key_tokens"]
        lords = [LORDS.index(LORD[own["lord"]]) for own in self.me["lords"]]
        usable = [lord for lord in lords if self.active(self.seat, LORDS[lord].id)] + [-1] * tokens
        key = -1 if self.choice.verb == "use_token" else LORDS.index(LORD[str(self.arg)])
        for one in (*used, key):
            usable.remove(one)
        so_far = sum(1 if one == -1 else LORDS[one].keys for one in (*used, key))
        return not any(
            so_far + sum(1 if one == -1 else LORDS[one].keys for one in more) == 3
            for size in range(3)
            for more in combinations(usable, size)
        )

    def key_spent(self) -> bool:
        return bool(self.own(self.arg)["under"])

    def key_struck(self) -> bool:
        return bool(self.own(self.arg)["disabled"])

    def not_in_the_deck(self) -> bool:
        held = [tile for player in self.board["players"] for tile in player["locations"]]
        return self.arg in held or self.arg in self.board["locations"]

    # --- anything ------------------------------------------------------------------------------

    def not_now(self) -> bool:
        return self.choice.verb not in {one.verb for one in self.decision.choices}
