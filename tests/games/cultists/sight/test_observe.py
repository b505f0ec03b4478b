"""What a learner is given is what its names say."""

from tests.games.cultists.scene import FIVE, Scene, scene

from cabale.games.cultists.rules.components import MAX_CHARACTERS, MAX_PLACES
from cabale.games.cultists.sight.observe import FEATURES

PLACES = "places: red green pink_1 orange_1 light_blue"


def parts(table: Scene, seat: int) -> dict[str, list[float]]:
    numbers, found = list(table.match.observe(seat)), {}
    for feature in FEATURES:
        found[feature.name], numbers = numbers[: feature.size], numbers[feature.size :]
    assert not numbers
    return found


def columns(table: Scene, seat: int, name: str, rows: int) -> list[dict[str, float]]:
    """A part that repeats the same names, row by row."""
    (meaning,) = [feature.meaning for feature in FEATURES if feature.name == name]
    names = [one.strip() for one in meaning.split(",")]
    numbers = parts(table, seat)[name]
    assert len(numbers) == rows * len(names)
    return [
        dict(zip(names, numbers[row * len(names) :], strict=False))
        for row in range(len(numbers) // len(names))
    ]


def test_every_part_is_what_its_feature_says() -> None:
    table = scene(FIVE, PLACES)
    seen = parts(table, 1)
    assert seen["hand"] == [7, 0, 8, 0, 0]
    assert sum(seen["bag"]) == 12
    assert seen["role"].index(1) == table.s.role[1]
    assert seen["place"].index(1) == table.s.place[1]
    rooms = columns(table, 1, "places", MAX_PLACES)
    for place, room in enumerate(rooms[: len(table.plan.places)]):
        assert room["characters here"] == table.s.place.count(place)
        assert room["cards"] == len(table.s.piles[place])
        assert room["books"] == table.s.books[place]


def test_the_seat_comes_first_among_the_characters() -> None:
    table = scene(FIVE, "ghosts: 3", PLACES)
    for seat, living in ((3, [0, 1, 1, 1, 1]), (2, [1, 0, 1, 1, 1])):
        characters = columns(table, seat, "characters", MAX_CHARACTERS)
        assert [one["living"] for one in characters[:5]] == living
        assert [one["in the match"] for one in characters] == [1] * 5 + [0] * 3
        assert sum(one["knife"] for one in characters) == 1
        assert [one["room cards"] for one in characters[:5]] == [8] * 5
