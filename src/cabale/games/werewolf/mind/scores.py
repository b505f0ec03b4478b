"""The novice's linear evidence score: how much each seat looks like a wolf, by counted claims."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from cabale.core import SeatView
from cabale.games.werewolf.mind.claims import Claim
from cabale.games.werewolf.mind.testimony import WOLF_NAMES, testimony
from cabale.games.werewolf.rules.components import DOPPELGANGER, ROLE_IDS
from cabale.games.werewolf.rules.steps.moves import shift
from cabale.games.werewolf.sight.view import own_of, table_of

SURE = 6.0  # I saw it myself, or it lies face up
TOLD = 1.5  # somebody says so whom nobody contradicts
RIVAL = 1.0  # more people claim a role than there are cards of it
SILENT = 0.5  # no role claimed
HINT = 0.2  # a mere suspicion

_BY_ROLE = {
    "saw": {"seer", "mystic_wolf", "paranormal_investigator"},
    "saw_centre": {"seer", "apprentice_seer", "witch", *WOLF_NAMES},
    "robbed": {"robber"},
    "robbed_card": {"robber"},
    "gave": {"witch"},
    "gave_card": {"witch"},
    "exchanged": {"troublemaker"},
    "shifted": {"village_idiot"},
    "revealed": {"revealer"},
    "copied": {ROLE_IDS[DOPPELGANGER]},
}
_ROBS = ("robbed", "robbed_card")


class WolfScores:
    """Scores for a view: evidence on the card dealt to a seat travels with that card."""

    def __init__(self, view: SeatView) -> None:
        table = table_of(view)
        assert view["seat"] is not None
        self.me = view["seat"]
        self.seats = view["seats"]
        self.deck = Counter(table["deck"])
        self.you = own_of(view)
        self.claims: dict[int, list[Claim]] = {seat: [] for seat in range(self.seats)}
        for seat, *claim in view["said"]:
            self.claims[seat].append(tuple(claim))
        self.roles: dict[int, str] = {
            seat: claim[1]
            for seat, claims in self.claims.items()
            for claim in claims
            if claim[0] == "started"
        }
        self.card = [0.0] * self.seats
        self.place = [0.0] * self.seats
        self.at = list(range(self.seats))
        self._weigh_roles()
        self._weigh_what_i_saw()
        for seat in range(self.seats):
            if seat != self.me and self.credible(seat):
                self._weigh_testimony(seat, self.claims[seat], TOLD)
        self._follow_the_cards()
        for card in table["sight"]["face_up"]:
            unsure = card["role"] in {"doppelganger", "paranormal_investigator"}
            self.place[card["seat"]] -= HINT if unsure else SURE

    def credible(self, seat: int) -> bool:
        """Nobody contradicts the role that this seat claims, as far as I know."""
        role = self.roles.get(seat)
        if role is None or role in WOLF_NAMES:
            return False
        return self._rivals(role) <= 0 and self.card[seat] < SURE

    def _rivals(self, role: str) -> int:
        """How many claims there are beyond the cards: mine counts as true."""
        claimed = sum(other == role for seat, other in self.roles.items() if seat != self.me)
        mine = int(self.you["start"] == role)
        return claimed + mine - self.deck[role]

    def _weigh_roles(self) -> None:
        in_centre = Counter(
            note["role"] for note in self.you["notes"] if note["verb"] in {"peek", "brew"}
        )
        for seat in range(self.seats):
            role = self.roles.get(seat)
            if seat == self.me:
                continue
            if role is None:
                self.card[seat] += SILENT
            elif role in WOLF_NAMES:
                self.card[seat] += TOLD
            elif self.deck[role] <= in_centre[role] + (self.you["start"] == role):
                self.card[seat] += SURE
            elif self._rivals(role) > 0:
                self.card[seat] += RIVAL

    def _weigh_what_i_saw(self) -> None:
        self._weigh_testimony(self.me, testimony(self.you), SURE)
        for note in self.you["notes"]:
            for seat in note.get("awake", []) + note.get("asleep", []) + note.get("pack", []):
                self.card[seat] += SURE

    def _weigh_testimony(self, witness: int, claims: Iterable[Claim], weight: float) -> None:
        role = self.roles.get(witness)
        for verb, *words in claims:
            if witness != self.me and verb in _BY_ROLE and role not in _BY_ROLE[verb]:
                continue
            match verb, words:
                case (("saw" | "copied"), [target, face]):
                    self.card[target] += weight if face in WOLF_NAMES else -weight / 2
                case "robbed", [target, face]:
                    self.card[target] += weight if face in WOLF_NAMES else -weight / 2
                case "revealed", [target, face]:
                    self.place[target] += weight if face in WOLF_NAMES else -weight
                case "met", [target, _]:
                    self.card[target] -= weight / 2
                case "suspect", [target]:
                    self.card[target] += HINT
                case "clear", [target]:
                    self.card[target] -= HINT

    def _moves(self) -> dict[str, list[tuple[int, list[Any]]]]:
        """Who says so, and is believed, by the verb of what he says he moved."""
        moves: dict[str, list[tuple[int, list[Any]]]] = {}
        for seat in range(self.seats):
            told = testimony(self.you) if seat == self.me else self.claims[seat]
            for verb, *words in told if seat == self.me or self.credible(seat) else ():
                if seat == self.me or self.roles.get(seat) in _BY_ROLE.get(verb, ()):
                    moves.setdefault(verb, []).append((seat, words))
        return moves

    def _follow_the_cards(self) -> None:
        """Where the cards went, if those who say they moved them tell the truth."""
        moves = self._moves()
        robbed = {(seat, words[0]) for verb in _ROBS for seat, words in moves.get(verb, [])}
        for seat, target in sorted(robbed):
            self._swap(seat, target)
        for _, (target,) in moves.get("gave_card", []):
            self.at[target] = -1
        for _, (target, face) in moves.get("gave", []):
            self.at[target] = -1
            self.place[target] += SURE if face in WOLF_NAMES else -TOLD
        for _, (one, other) in moves.get("exchanged", []):
            self._swap(one, other)
        for seat, (direction,) in moves.get("shifted", []):
            shift(self.at, [q for q in range(self.seats) if q != seat], direction == "left")

    def _swap(self, one: int, other: int) -> None:
        self.at[one], self.at[other] = self.at[other], self.at[one]

    def score(self, seat: int) -> float:
        card = self.at[seat]
        return self.place[seat] + (self.card[card] if card >= 0 else 0.0)
