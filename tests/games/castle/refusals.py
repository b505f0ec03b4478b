"""What each reason of a refusal says, read off the cards: it shares nothing with the rules."""

from __future__ import annotations

from collections import Counter

from cabale.core import Choice, Match, Reason
from cabale.games.castle.rules.components import ITEM, PROFESSIONS, SINGLE_USE
from cabale.games.castle.rules.state import CastleState

ASKS = {
    "turn": {"pass", "spy", "offer", "duel", "announce", "accuse", "alone", "use"},
    "answer": {"accept", "refuse"},
    "ability": {"pass", "ability", "take", "turn"},
    "before_draw": {"pass", "use"},
    "round": {"give"},
    "overflow": {"hand"},
    "foresee": {"top"},
    "demand": {"demand"},
    "demand_gift": {"give"},
    "demand_answer": {"give"},
    "interruption": {"pass", "use"},
    "tribute": {"give"},
    "support": {"pass", "support"},
    "hypnosis": {"pass", "hypnotise"},
    "reactions": {"pass", "use", "decide", "show", "token"},
    "after_duel": {"pass", "use"},
    "spoils": {"look", "rob"},
    "theft": {"steal"},
    "replacement": {"give"},
    "after": {"pass", "use"},
    "naming": {"name", "done"},
}
"""What each question is about: anything else is not asked for."""

NO_PASS = {"turn", "support"}
GIVEN_BY = {"CAS-040": "offer", "CAS-041": "accept", "CAS-061": "hand", "CAS-104": "show"}
GIVES_AT = {
    "CAS-078": "round",
    "CAS-113": "demand_gift",
    "CAS-141": "replacement",
    "CAS-161": "tribute",
}
AIMED_BY = {
    "CAS-030": "spy",
    "CAS-040": "offer",
    "CAS-061": "hand",
    "CAS-113": "demand",
    "CAS-130": "duel",
    "CAS-184": "name",
}
DUEL = {"interruption", "hypnosis", "reactions", "after_duel"}
COUNTED = {"CAS-168": "thug", "CAS-169": "grand_master", "CAS-170": "bodyguard"}
OWNERS = COUNTED | {
    "CAS-114": "diplomat",
    "CAS-160": "priest",
    "CAS-163": "hypnotist",
    "CAS-165": "swordsman",
    "CAS-171": "alchemist",
    "CAS-173": "doctor",
}
"""The profession of which each rule speaks."""

PARTS = {
    "dagger": "CAS-150",
    "gloves": "CAS-151",
    "knives": "CAS-152",
    "whip": "CAS-153",
    "poison_ring": "CAS-154",
}


class Refusal:
    """One refused choice of one seat; `holds` says whether a reason is true of it."""

    def __init__(self, match: Match, seat: int, choice: Choice) -> None:
        assert isinstance(match.state, CastleState)
        self.s, self.seat, self.choice = match.state, seat, choice
        self.kind = match.decisions[seat].kind
        self.frame = match.board.frame
        self.verb = choice.verb
        self.word = str(choice.args[-1]) if choice.args else ""
        self.item = ITEM.get(self.word, -1)
        self.aimed = choice.args[0] if choice.args and isinstance(choice.args[0], int) else -1
        self.hand = self.s.hands[seat]
        self.own = PROFESSIONS[self.s.profession[seat]]
        self.legal = {str(one) for one in match.decisions[seat].choices}

    def holds(self, reason: Reason) -> bool:
        self.rule = reason.rule
        return bool(getattr(self, reason.key.replace("-", "_"))())

    # --- the part in a duel --------------------------------------------------------------------

    @property
    def attacks(self) -> bool:
        return self.s.duel is not None and self.seat == self.s.active

    @property
    def defends(self) -> bool:
        return self.s.duel is not None and self.seat == self.s.duel.defender

    @property
    def supports(self) -> str:
        """Whom the seat helps; after the supports."""
        side = self.s.duel.sides[self.seat] if self.s.duel else -1
        fights = self.attacks or self.defends
        return "" if fights or side < 0 else ("attacker", "defender")[side]

    def has_part(self) -> bool:
        fights = self.attacks or self.defends
        return {
            "thug": self.attacks,
            "grand_master": self.defends,
            "bodyguard": not fights,
            "swordsman": fights,
            "alchemist": not fights,
        }[self.own]

    # --- whatever is asked ---------------------------------------------------------------------

    def not_now(self) -> bool:
        idle = self.verb == "pass" and self.kind not in NO_PASS
        return self.rule is None and (idle or self.verb not in ASKS[self.kind])

    def not_yourself(self) -> bool:
        return self.aimed == self.seat and AIMED_BY[str(self.rule)] == self.verb

    def not_yours(self) -> bool:
        by_verb = GIVEN_BY.get(str(self.rule)) == self.verb
        at_step = self.verb == "give" and GIVES_AT.get(str(self.rule)) == self.kind
        return (by_verb or at_step) and self.item >= 0 and self.item not in self.hand

    # --- the turn ------------------------------------------------------------------------------

    def no_idle(self) -> bool:
        return (self.s.edition.name, self.kind, self.verb) == ("devil", "turn", "pass")

    def no_spy(self) -> bool:
        return (self.s.edition.name, self.verb) == ("coach", "spy")

    def no_accuse(self) -> bool:
        return (self.s.edition.name, self.verb) == ("coach", "accuse")

    def pearl(self) -> bool:
        return self.verb in {"announce", "accuse", "alone"} and ITEM["black_pearl"] in self.hand

    def counting(self, society: int) -> int:
        kinds = (ITEM[("key", "goblet")[society]], ITEM[("bag_key", "bag_goblet")[society]])
        return sum(card == kinds[0] or (card == kinds[1] and not self.s.pile) for card in self.hand)

    def nothing_counts(self) -> bool:
        return self.verb == "announce" and not self.counting(self.s.society[self.seat])

    def no_seal(self) -> bool:
        return self.verb == "alone" and ITEM["lodge_seal"] not in self.hand

    def too_few_alone(self) -> bool:
        return self.verb == "alone" and self.counting(0) + self.counting(1) < 3

    # --- professions ---------------------------------------------------------------------------

    def not_your_profession(self) -> bool:
        wanted = {"decide": "alchemist", "hypnotise": "hypnotist", "use": self.word}[self.verb]
        return wanted != self.own

    def spent(self) -> bool:
        single = self.s.profession[self.seat] in SINGLE_USE
        return self.verb in {"use", "decide"} and single and self.s.face_up[self.seat]

    def pile_empty(self) -> bool:
        return self.word == self.own == "clairvoyant" and not self.s.pile

    def not_your_turn(self) -> bool:
        return self.word == self.own == "clairvoyant" and self.seat != self.s.active

    def wrong_moment(self) -> bool:
        """The profession is not for this moment, whatever the seat's part is."""
        if self.verb != "use" or self.word != self.own:
            return False
        if self.rule == "CAS-131":
            return self.kind in {"interruption", "after_duel"} and self.has_part()
        if OWNERS[str(self.rule)] != self.own:
            return False
        return {
            "diplomat": self.kind not in {"turn", "after"},
            "priest": self.kind != "interruption" or self.attacks,
            "hypnotist": self.kind != "hypnosis",
            "doctor": self.kind != "after_duel",
        }.get(self.own, self.kind not in DUEL)

    def wrong_part(self) -> bool:
        acts = self.verb == "decide" or self.word == self.own
        return acts and OWNERS[str(self.rule)] == self.own and self.not_in_its_part()

    def not_in_its_part(self) -> bool:
        if self.own == "bodyguard" and self.kind == "reactions":
            return not self.supports
        return self.kind in DUEL and not self.has_part()

    def name_winner(self) -> bool:
        return self.word == self.own == "alchemist" and "decide attacker" in self.legal

    # --- trades, gifts, abilities --------------------------------------------------------------

    def must_accept(self) -> bool:
        offered = {"CAS-090": "black_pearl", "CAS-092": "mirror"}[str(self.rule)]
        return self.verb == "refuse" and self.frame[3] == ITEM[offered]

    def bag_for_bag(self) -> bool:
        bags = {ITEM["bag_key"], ITEM["bag_goblet"]}
        if not self.s.pile:
            return False
        if self.kind == "answer":
            return self.rule == "CAS-045" and {self.item, self.frame[3]} == bags
        if self.kind == "demand":
            return self.rule == "CAS-118" and self.word == "bag" and set(self.hand) <= bags
        return self.rule == "CAS-118" and self.frame[2] == "bag" and self.item in bags

    def not_passed(self) -> bool:
        own = {"coat": "take", "sextant": "turn"}.get(self.frame[3], "ability")
        return self.kind == "ability" and (self.verb, self.word) != (own, self.frame[3])

    def keep_it(self) -> bool:
        return (self.verb, self.frame[3]) == ("take", "coat") and self.word == self.own

    def not_unused(self) -> bool:
        held = [PROFESSIONS[card] for card in self.s.profession]
        return (self.verb, self.frame[3]) == ("take", "coat") and self.word in held

    def gave_already(self) -> bool:
        return self.verb == "hand" and self.aimed in self.s.given

    def receiver_full(self) -> bool:
        full = len(self.s.hands[self.aimed]) >= self.s.limit
        return self.verb == "hand" and self.s.edition.name == "devil" and full

    def not_in_pile(self) -> bool:
        picked = self.frame[1:].count(self.item)
        return self.verb == "top" and Counter(self.s.pile)[self.item] <= picked

    def no_such_item(self) -> bool:
        cards = [*self.s.pile, *(card for hand in self.s.hands for card in hand)]
        keys = {"key": "bag_key", "goblet": "bag_goblet"}
        become = ITEM[keys[self.word]] in cards and not self.s.pile if self.word in keys else False
        return self.verb == "demand" and self.item not in cards and not become

    def no_bags_left(self) -> bool:
        return (self.verb, self.word) == ("demand", "bag") and not self.s.pile

    def must_yield(self) -> bool:
        return self.kind == "demand_answer" and f"give {self.word}" not in self.legal

    # --- duels ---------------------------------------------------------------------------------

    def no_neutral(self) -> bool:
        return (self.s.edition.name, self.kind, self.verb) == ("devil", "support", "pass")

    def no_duellist(self) -> bool:
        duel = self.s.duel
        aimed = duel is not None and self.aimed in (self.s.active, duel.defender)
        return self.verb == "hypnotise" and aimed

    def no_token(self) -> bool:
        return self.verb == "token" and self.s.tokens[self.seat] == 0

    def wrong_part_item(self) -> bool:
        helps = {
            "dagger": self.attacks,
            "gloves": self.defends,
            "knives": self.supports == "attacker",
            "whip": self.supports == "defender",
            "poison_ring": self.attacks or self.defends,
        }
        return self.rule == PARTS[self.word] and self.item in self.hand and not helps[self.word]

    def shown_already(self) -> bool:
        shown = self.s.duel.shown if self.s.duel else ()
        return self.verb == "show" and (self.seat, self.item) in shown

    def used_already(self) -> bool:
        used = self.s.duel.used if self.s.duel else ()
        return self.word == self.own and (self.seat, self.s.profession[self.seat]) in used

    def abstained(self) -> bool:
        fights = self.attacks or self.defends
        return self.verb in {"show", "token"} and not fights and not self.supports

    def decided(self) -> bool:
        return self.s.duel is not None and self.s.duel.verdict >= 0

    def not_there(self) -> bool:
        return self.verb == "steal" and self.item not in self.s.hands[self.frame[2]]

    def not_the_stolen(self) -> bool:
        return self.kind == "replacement" and self.item == self.frame[3]

    def named_already(self) -> bool:
        said = self.s.announcement
        return self.verb == "name" and said is not None and self.aimed in said.named

    def name_one(self) -> bool:
        said = self.s.announcement
        return self.verb == "done" and said is not None and not said.named
