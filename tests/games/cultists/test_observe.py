"""What a learner is given is what its names say."""

from tests.games.cultists.scene import FIVE, scene

from cabale.games.cultists.observe import FEATURES, _parts


def test_every_part_fits_its_feature() -> None:
    table = scene(FIVE, "places: red green pink_1 orange_1 light_blue")
    parts = dict(zip([f.name for f in FEATURES], _parts(table.s, 1), strict=True))
    sizes = {f.name: f.size for f in FEATURES}
    assert all(len(numbers) <= sizes[name] for name, numbers in parts.items())
    for name, units in (("globals", 1), ("characters", 5), ("places", len(table.plan.places))):
        (meaning,) = [f.meaning for f in FEATURES if f.name == name]
        assert len(parts[name]) == units * len(meaning.split(","))
    assert list(parts["hand"]) == [7, 0, 8, 0, 0]
    assert sum(parts["bag"]) == 12
    assert list(parts["role"]).index(1) == table.s.role[1]


def test_the_seat_comes_first_among_the_characters() -> None:
    table = scene(FIVE, "ghosts: 3", "places: red green pink_1 orange_1 light_blue")
    living = {}
    for seat in range(5):
        numbers = _parts(table.s, seat)[6]
        size = len(numbers) // 5
        living[seat] = [bool(numbers[i * size + 1]) for i in range(5)]
    assert living[3] == [False, True, True, True, True]
    assert living[2] == [True, False, True, True, True]
