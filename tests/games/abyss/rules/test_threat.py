"""Chapter 6: the threat track."""

import pytest
from tests.games.abyss.scene import scene

from cabale.core import IllegalChoice
from cabale.testing import rule


def rewards(space: int) -> set[str]:
    at = scene(threat=str(space), deck="monster").do("explore", "fight")
    return at.offers() if at.kind == "reward" else set()


@rule("ABY-060", "ABY-066")
def test_first_space() -> None:
    assert rewards(1) == {"reward 0 1 0", "reward 0 0 1"}


@rule("ABY-061", "ABY-066")
def test_second_space() -> None:
    assert rewards(2) == {"reward 0 2 0", "reward 0 1 1", "reward 0 0 2"}


@rule("ABY-063", "ABY-066")
def test_fourth_space() -> None:
    assert rewards(4) == {"reward 1 1 0", "reward 1 0 1"}


@rule("ABY-064", "ABY-066")
def test_fifth_space() -> None:
    assert rewards(5) == {"reward 1 2 0", "reward 1 1 1", "reward 1 0 2"}


@rule("ABY-062", "ABY-065")
@pytest.mark.parametrize(("space", "keys"), [(3, 1), (6, 2)])
def test_keys_without_a_choice(space: int, keys: int) -> None:
    at = scene(threat=str(space), deck="monster", pearls="1 | 0").do("explore", "fight")
    assert at.s.key_tokens == [keys, 0]
    assert at.s.key_supply == 10 - keys
    assert at.s.pearls == [1, 0]
    assert at.asked == (1,)


@rule("ABY-064")
def test_the_reward_is_gained() -> None:
    at = scene(threat="5", deck="monster").do("explore", "fight", "reward 1 1 1")
    assert (at.s.key_tokens[0], at.s.pearls[0], len(at.s.monster_tokens[0])) == (1, 2, 1)


@rule("ABY-067")
def test_tokens_are_random_and_only_their_owner_sees_them() -> None:
    seen = set()
    for seed in range(30):
        at = scene(2, seed, threat="2", deck="monster").do("explore", "fight", "reward 0 0 2")
        mine = at.view(0)["mine"]["token_values"]
        assert at.told("fought", 0)[0]["values"] == at.s.monster_tokens[0]
        assert sorted(at.s.monster_tokens[0]) == mine
        assert "values" not in at.told("fought", 1)[0]
        assert at.view(1)["players"][0]["monster_tokens"] == 2
        assert at.view(1)["players"][0]["token_values"] is None
        seen.update(mine)
    assert seen == {2, 3, 4}


@rule("ABY-068")
def test_rewards_need_tokens_in_the_stock() -> None:
    at = scene(threat="2", deck="monster").do("explore")
    at.s.token_stock = [3]
    at.do("fight")
    assert at.offers() == {"reward 0 2 0", "reward 0 1 1"}
    with pytest.raises(IllegalChoice):
        at.do("reward 0 0 2")


@rule("ABY-069")
def test_a_short_key_supply_gives_what_it_has() -> None:
    tiles = (
        "sargasso_silos hydrozoa_reserves sanctuary parliament barracks dockworks "
        "sargasso_fields abyss city_of_mirrors black_smokers oceanic_senate_assembly depths "
        "throne_room jail chasm closed_tower lost_tower chamber_of_allies nest_of_giant_clams "
        "coral_barrier"
    )
    at = scene(threat="6", deck="monster", keys="4 | 5", locations=f"| {tiles}")
    at.do("explore", "fight")
    assert at.s.key_tokens == [5, 5]
    assert at.s.key_supply == 0
