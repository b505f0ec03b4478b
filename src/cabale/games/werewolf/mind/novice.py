"""The novice: honest villagers, wolves with a harmless story, votes from counted claims."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cabale.core import PASS, Bot, Choice, Eyes, SeatView
from cabale.games.werewolf.mind.claims import Claim
from cabale.games.werewolf.mind.recollection import seen_by
from cabale.games.werewolf.mind.scores import TOLD, WolfScores
from cabale.games.werewolf.mind.testimony import (
    PACK_NAMES,
    WOLF_NAMES,
    believed_role,
    testimony,
)
from cabale.games.werewolf.rules.components import PACK, ROLE, ROLES, VILLAGE
from cabale.games.werewolf.sight.view import Own, own_of, table_of

_RECKLESS = 0.5  # how often an investigator looks at a second card


class Novice(Bot):
    """Fixed rules: an honest report, a cover, and a vote for the highest `WolfScores`."""

    listens = False

    def choose(self, eyes: Eyes) -> Choice:
        assert eyes.decision is not None
        choices = eyes.decision.choices
        if len(choices) == 1:
            return choices[0]
        view = self._view(eyes)
        if eyes.decision.kind == "vote":
            return self._vote(view, choices)
        return self._at_night(view, choices)

    def speak(self, eyes: Eyes) -> Choice | None:
        view = self._view(eyes)
        said = {tuple(claim) for seat, *claim in view["said"] if seat == self.seat}
        claims = self.game.claim_catalogue(self.seats)
        for claim in self._words(eyes, view, said):
            for words in (claim, _gesture(claim)):
                if words is not None and words not in said and claim not in said:
                    choice = claims(*words)
                    if eyes.may_say(choice):
                        return choice
        return None

    def _view(self, eyes: Eyes) -> SeatView:
        return seen_by(eyes, self.options)

    def _words(self, eyes: Eyes, view: SeatView, said: set[Claim]) -> Iterator[Claim]:
        """What this seat would say now, most important first."""
        yield from self._story(view, said)
        yield from self._opinion(view, said)

    # --- the night -----------------------------------------------------------------------------

    def _at_night(self, view: SeatView, choices: tuple[Choice, ...]) -> Choice:
        assert view["decision"] is not None
        prompt = view["decision"]["prompt"]
        you = own_of(view)
        second_look = prompt["power"] == "paranormal_investigator" and prompt["moment"] == 1
        if second_look and self.rng.random() > _RECKLESS:
            return PASS
        if choices[0].verb == "give":
            return self._give(you, choices)
        acting = [choice for choice in choices if choice is not PASS]
        if prompt["power"] == "mystic_wolf":
            pack = self._pack(you)
            acting = [c for c in acting if c.args[0] not in pack] or acting
        return self.rng.choice(acting)

    def _give(self, you: Own, choices: tuple[Choice, ...]) -> Choice:
        """Keep a harmless card; hand a wolf to somebody, and tell the village who has it."""
        drawn = you["notes"][-1]["role"]
        keep = [c for c in choices if c.args[0] == self.seat]
        rest = [c for c in choices if c.args[0] != self.seat]
        return self.rng.choice(keep if _harmless(drawn) and keep else rest)

    # --- the talk ------------------------------------------------------------------------------

    def _story(self, view: SeatView, said: set[Claim]) -> Iterator[Claim]:
        """What this seat has to say, most important first."""
        you = own_of(view)
        role = believed_role(you, self.seat)
        if ROLES[ROLE[role]].team == VILLAGE:
            yield from testimony(you)
            if table_of(view)["sight"]["artefacts"] and you["artefact"]:
                yield ("carries", you["artefact"])
        elif not any(verb == "started" for verb, *_ in said):
            yield ("started", self._cover(view, role))

    def _opinion(self, view: SeatView, said: set[Claim]) -> Iterator[Claim]:
        """Whom this seat suspects, once, when most have spoken."""
        if len({seat for seat, *_ in view["said"]}) > self.seats // 2:
            target, score = self._most_suspect(view)
            if score > TOLD / 2 and not any(verb == "suspect" for verb, *_ in said):
                yield ("suspect", target)

    def _cover(self, view: SeatView, role: str) -> str:
        """A harmless role that is not spoken for; a tanner likes to be caught."""
        table, you = table_of(view), own_of(view)
        if role == "tanner":
            wolves = [name for name in table["deck"] if name in WOLF_NAMES]
            return self.rng.choice(wolves or table["deck"])
        if you["start"] not in PACK_NAMES:
            return you["start"]
        return self.rng.choice(_seen_in_centre(you) or _free_roles(view) or ["villager"])

    # --- the vote ------------------------------------------------------------------------------

    def _vote(self, view: SeatView, choices: tuple[Choice, ...]) -> Choice:
        target, score = self._most_suspect(view)
        if believed_role(own_of(view), self.seat) == "bodyguard":
            target = self._least_suspect(view)
        elif score <= 0 and self._perhaps_no_wolf(view):
            target = (self.seat + 1) % self.seats
        return next(choice for choice in choices if choice.args[0] == target)

    def _most_suspect(self, view: SeatView) -> tuple[int, float]:
        """The seat to vote for, which for the pack is whom the others will suspect."""
        scores_of = WolfScores(view)
        you = own_of(view)
        pack = self._pack(you)
        team = ROLES[ROLE[believed_role(you, self.seat)]].team
        others = [seat for seat in range(self.seats) if seat != self.seat]
        if team == PACK:
            others = [seat for seat in others if seat not in pack] or others
        scores = {seat: scores_of.score(seat) for seat in others}
        most = max(scores.values())
        return self.rng.choice([seat for seat in others if scores[seat] == most]), most

    def _least_suspect(self, view: SeatView) -> int:
        """A bodyguard saves whoever they point at."""
        others = [seat for seat in range(self.seats) if seat != self.seat]
        return min(others, key=WolfScores(view).score)

    @staticmethod
    def _pack(you: Own) -> set[int]:
        """The wolves that this seat met or was shown."""
        met: set[int] = set()
        for note in you["notes"]:
            met.update(note.get("awake", ()), note.get("asleep", ()), note.get("pack", ()))
        return met

    def _perhaps_no_wolf(self, view: SeatView) -> bool:
        """Of the wolves of the deck at most one was not seen in the centre."""
        table, you = table_of(view), own_of(view)
        seen = Counter(note["role"] for note in you["notes"] if note["verb"] in {"peek", "brew"})
        wolves = Counter(name for name in table["deck"] if name in WOLF_NAMES)
        return (wolves - seen).total() <= 1


def _harmless(name: str) -> bool:
    return ROLES[ROLE[name]].team == VILLAGE


def _seen_in_centre(you: Own) -> list[str]:
    """Harmless roles that nobody can have been dealt, as this seat knows."""
    seen = [note["role"] for note in you["notes"] if note["verb"] == "peek"]
    return [name for name in seen if _harmless(name)]


def _free_roles(view: SeatView) -> list[str]:
    """Harmless roles that fewer claim than there are cards of them."""
    claimed = Counter(words[0] for _, verb, *words in view["said"] if verb == "started")
    deck = Counter(table_of(view)["deck"])
    return [name for name, count in deck.items() if _harmless(name) and claimed[name] < count]


def _gesture(claim: Claim) -> Claim | None:
    """How somebody shows it who must not speak (WER-152)."""
    match claim:
        case ("started", role):
            return ("token", role)
        case ("suspect" | "will_vote", target):
            return ("point", target)
    return None
