"""A line of play in the last turn, told by what was done and what it comes to."""

from __future__ import annotations

from cabale.core import Choice, Match
from cabale.core.puzzle import Words
from cabale.games.abyss.mind.puzzle.search import Search, outcomes, own_choices, played
from cabale.games.abyss.rules.components import LOCATIONS, LORD_IDS, VALUE_OF
from cabale.games.abyss.rules.scoring import score
from cabale.games.abyss.rules.state import AbyssState
from cabale.games.abyss.rules.steps.recruit import required_value

DEEDS = {
    "support": "races",
    "support_two": "races",
    "recruit": "lords",
    "spend": "allies",
    "sell": "sold",
    "dismiss": "dismissed",
    "give": "given",
    "search": "searched",
}
"""By the verb of a choice: the list of the line to which its arguments belong."""
LISTS = ("races", "lords", "allies", "sold", "dismissed", "given", "more", "searched", "locations")
NUMBERS = ("pearls", "drawn", "points", "of_locations", "of_lords", "of_allies", "of_tokens")


class Line:
    """What the seat does from one position to the end of the match."""

    def __init__(self, match: Match, me: int) -> None:
        self._first, self._me = match, me
        self._done: dict[str, list[str]] = {name: [] for name in LISTS}
        self._pearls = self._drawn = 0
        self.end = match

    def note(self, match: Match, choice: Choice) -> None:
        """The next choice, and where it is made."""
        if choice.verb in DEEDS:
            self._done[DEEDS[choice.verb]] += map(str, choice.args)
        if choice.verb == "settle":
            _, lord, spent = match.board.frame
            value = required_value(match.board.state, self._me, lord)
            self._pearls += max(0, value - sum(VALUE_OF[kind] for kind in spent))

    def go_on(self, match: Match) -> None:
        """What came of it."""
        before: AbyssState = self.end.board.state
        now: AbyssState = match.board.state
        self._drawn += max(0, len(before.location_deck) - len(now.location_deck))
        self.end = match

    def words(self) -> Words:
        """As it is kept: the lists as names with spaces between them, then the numbers."""
        first: AbyssState = self._first.board.state
        last: AbyssState = self.end.board.state
        me, done = self._me, self._done
        lords = [LORD_IDS[one] for one in last.lords[me] if one not in first.lords[me]]
        done["more"] = [lord for lord in lords if lord not in done["lords"]]
        tiles = [one for one in last.locations[me] if one not in first.locations[me]]
        # What the Black Smokers were exchanged for is theirs, not taken.
        done["locations"] = [
            name for tile in tiles if (name := LOCATIONS[tile]) not in done["searched"]
        ]
        points = score(last, me)
        lists = [" ".join(done[name]) for name in LISTS]
        return (*lists, self._pearls, self._drawn, points.total, *points)


def best_line(search: Search, match: Match, me: int, choice: Choice) -> Line:
    """The best that a choice leads to when the decks and the others do their worst."""
    line = Line(match, me)
    value = search.after(match, choice)
    while True:
        line.note(match, choice)
        worlds = outcomes(match, me, choice)
        match = next(world for world in worlds if search.secured(world) == value)
        line.go_on(match)
        while match.outcome is None and me not in match.decisions:
            seat, decision = next(iter(match.decisions.items()))
            answers = [played(match, seat, one) for one in decision.choices]
            match = min(answers, key=search.secured)
        if match.outcome is not None:
            line.end = match
            return line
        choices = own_choices(match, me)
        choice = next(one for one in choices if search.after(match, one) == value)
