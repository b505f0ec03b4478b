"""A match as a sequence of single actions, which is how every research interface sees a game.

An action is a number: a choice's index in the game's catalogue, and above those, with `talk`, the
claims. Where several seats are asked at once they answer one after the other, in the order of the
seats, and learn nothing of each other's answers until all are in.
"""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence
from typing import Any, Literal

from cabale.core import Choice, Feature, Game, IllegalChoice, Match, new_match
from cabale.core import game as find_game
from cabale.core.tokens import WIDTH, Token

WON, LOST = 1.0, -1.0
MOST_ACTIONS = 10_000
"""Actions of one seat after which a match is truncated: many times what any match takes."""
NOTHING: Token = (0,) * WIDTH


class Rules:
    """What is fixed for one game at one number of seats: actions, observation, features.

    `talk` is how many claims a seat may make before each of its answers; 0 for a silent table, and
    ``small`` for one of a few (`Game.small_claims`), so that the game can be solved.
    Without a number of seats it is the game's smallest. With a `position`, the lines of a
    scenario, every match begins from there. Without `past` an observation tells of the moment
    alone; with `events` the last so many tokens of what the seat saw go with it.
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        talk: int | Literal["small"] = 0,
        position: str | None = None,
        *,
        past: bool = True,
        events: int = 0,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats = seats = self.game.seats[0] if seats is None else seats
        self.game.check_seats(seats)
        self.options = self.game.read_options(seats, options or {})
        small = talk == "small"
        self.small_talk = small
        self.talk = 1 if talk == "small" else talk
        self.position = position
        self.past = past and bool(self.game.acts)
        self.events = events
        self.catalogue = self.game.catalogue(seats)
        claims = self.game.claim_catalogue(seats)[1:] if talk else ()
        few = self.game.small_claims(seats, self.options) if small else frozenset(claims)
        self.claims = tuple(claim for claim in claims if claim in few)
        self.claim_numbers = {claim: number for number, claim in enumerate(self.claims)}
        self.actions = len(self.catalogue) + len(self.claims)
        self.duel = seats == 2 and type(self.game).teams is Game.teams
        """Whether two play against each other: what one wins the other loses."""
        self.features = self._features()
        self.size = sum(feature.size for feature in self.features)

    def _features(self) -> tuple[Feature, ...]:
        features = tuple(self.game.features(self.seats))
        if self.past:
            features += tuple(self.game.past_features(self.seats))
        if not self.talk:
            return features
        heard = Feature(
            "claims", self.seats * len(self.claims), "for each seat and claim: 1 once it was said"
        )
        return (*features, heard)

    def begin(self, seed: int | str, *, listening: bool = False) -> Match:
        """A match under these rules. It listens if somebody must; a past needs only be counted."""
        return new_match(
            self.game,
            self.seats,
            seed,
            self.options,
            scenario=self.position,
            listening=listening or self.events > 0,
            counting=self.past,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        talk = "small" if self.small_talk else self.talk
        return _rules, (
            self.game,
            self.seats,
            self.options,
            talk,
            self.position,
            self.past,
            self.events,
        )

    def __deepcopy__(self, memo: object) -> Rules:
        return self  # which nothing changes

    def name_of(self, action: int) -> str:
        """An action in words that are unique in the game."""
        if action < len(self.catalogue):
            return str(self.catalogue[action])
        return f"say {self.claims[action - len(self.catalogue)]}"


class Turns:
    """One match under `Rules`: who acts, what it may do, what came of it."""

    __slots__ = ("_legal", "match", "rules", "seat", "spoken")

    def __init__(self, rules: Rules, match: Match) -> None:
        self.rules = rules
        self.match = match
        self.spoken = [0] * rules.seats
        self.seat = -1
        self._legal: list[int] | None = None
        self._find_seat()

    @property
    def over(self) -> bool:
        return self.seat < 0

    def legal(self) -> list[int]:
        """The actions of the seat whose turn it is, in ascending order; none when over."""
        if self._legal is None:
            self._legal = [] if self.over else self._legal_actions()
        return self._legal

    def act(self, action: int) -> None:
        """Take an action. `IllegalChoice`, and nothing changed, if it is not legal."""
        match, seat = self.match, self.seat
        if seat < 0:
            raise IllegalChoice("the match is over")
        if not 0 <= action < self.rules.actions:
            raise IllegalChoice(f"there is no action {action}: they are 0 to {self.rules.actions}")
        rules = self.rules
        choices = len(rules.catalogue)
        if action >= choices:
            self._say(seat, rules.claims[action - choices])
        elif not rules.talk:
            match.play(seat, rules.catalogue[action])
        else:
            waiting = set(match.decisions) - {seat}
            match.play(seat, rules.catalogue[action])
            if not waiting or waiting != set(match.decisions):
                self.spoken = [0] * rules.seats
        self._find_seat()

    def returns(self) -> list[float]:
        """What each seat got: 1 for winners, -1 for the others, and 0 while the match runs.

        Two who play against each other and win (or lose) together have split the match: 0 each.
        """
        outcome = self.match.outcome
        if outcome is None or (self.rules.duel and len(outcome.winners) != 1):
            return [0.0] * self.rules.seats
        return [WON if seat in outcome.winners else LOST for seat in range(self.rules.seats)]

    def mask(self, out: MutableSequence[int]) -> None:
        """Write 1 for each of the `legal` actions into `out`, which is all zeros."""
        if self.rules.talk:
            for action in self.legal():
                out[action] = 1
        elif self.seat >= 0:
            self.match.mask(self.seat, out)

    def observe(self, seat: int, out: MutableSequence[float], *, past: bool = True) -> None:
        """Write the seat's observation into `out`, which is all zeros.

        Without `past` that part of it is left to somebody else.
        """
        rules = self.rules
        self.match.observe(seat, out, past=past and rules.past)
        if rules.talk:
            start, width = rules.size - rules.features[-1].size, len(rules.claims)
            for speaker, claim in self.match.said_to(seat):
                if claim in rules.claim_numbers:
                    out[start + speaker * width + rules.claim_numbers[claim]] = 1.0

    def tokens(self, seat: int) -> list[Token]:
        """The last of what the seat saw, as many tokens as the rules say, the newest last."""
        empty = [NOTHING] * self.rules.events
        return (empty + self.match.tokens(seat, self.rules.events))[-self.rules.events :]

    def __reduce__(self) -> tuple[Any, ...]:
        return _turns, (self.rules, self.match, self.spoken, self.seat)

    def clone(self) -> Turns:
        return self._in(self.match.clone())

    def imagine(self, seat: int, rng: Any) -> Turns:
        """The same moment in a world that the seat cannot tell from this one.

        What others answered blind is drawn again as well: they are asked after this seat.
        """
        new = self._in(self.match.imagine(seat, rng))
        if seat in new.match.state.asked:
            new.seat = seat
        return new

    def _in(self, match: Match) -> Turns:
        new = Turns(self.rules, match)
        new.spoken = self.spoken[:]
        new._find_seat()
        return new

    def _find_seat(self) -> None:
        self._legal = None
        asked = self.match.state.asked
        if len(asked) == 1:
            self.seat = asked[0]
        elif not asked:
            self.seat = -1
        elif not self.rules.talk:
            self.seat = min(asked)
        else:
            spoken = self.spoken
            self.seat = min(asked, key=lambda seat: (spoken[seat], seat))

    def _legal_actions(self) -> list[int]:
        match, seat, rules = self.match, self.seat, self.rules
        legal = sorted(choice.index for choice in match.decisions[seat].choices)
        if self.spoken[seat] < rules.talk:
            first = len(rules.catalogue)
            legal += [
                first + i for i, claim in enumerate(rules.claims) if match.may_say(seat, claim)
            ]
        return legal

    def _say(self, seat: int, claim: Choice) -> None:
        if self.spoken[seat] >= self.rules.talk:
            raise IllegalChoice(f"seat {seat} has said enough before this answer")
        self.match.say(seat, claim)
        self.spoken[seat] += 1


def _rules(*given: Any) -> Rules:
    *table, past, events = given
    return Rules(*table, past=past, events=events)


def _turns(rules: Rules, match: Match, spoken: list[int], seat: int) -> Turns:
    turns = Turns(rules, match)
    turns.spoken = spoken
    turns.seat = seat
    return turns
