"""An observation says the same as a view: of single cards what is certain, and no more."""

import pytest

from cabale.games.castle.rules.components import ITEMS, PROFESSIONS, SOCIETIES
from cabale.games.castle.sight.packed import KNOWN_SIZE, OPEN_SIZE
from cabale.testing.conformance import Case, cases, positions


@pytest.mark.parametrize("case", cases("castle"), ids=str)
def test_what_is_known_of_seats_is_what_the_view_says(case: Case) -> None:
    for match in positions(case, "observe", listening=False):
        for seat in range(case.seats):
            numbers = list(match.observe(seat))[-case.seats * (OPEN_SIZE + KNOWN_SIZE) :]
            players = match.view(seat)["board"]["seats"]
            for away in range(case.seats):
                player = players[(seat + away) % case.seats]
                first = away * (OPEN_SIZE + KNOWN_SIZE) + OPEN_SIZE
                known = numbers[first : first + KNOWN_SIZE]
                society = [float(word == player["society"]) for word in SOCIETIES]
                profession = [float(word == player["profession"]) for word in PROFESSIONS]
                items = [float(player["sure"].count(word)) for word in ITEMS]
                assert known == [*society, *profession, *items]
