"""What was said by day leaves behind in an observation."""

from cabale.core import game
from cabale.core.past import Past
from cabale.games.werewolf.sight.past import ACTS, RECOLLECTIONS


def fold(*claims: tuple[int, list[int | str]]) -> dict[tuple[str, int, int], int]:
    past = Past(ACTS)
    for seat, claim in claims:
        RECOLLECTIONS["said"](past, {"seat": seat, "claim": claim})
    found = {(ACTS[act].name, who, whom): n for (act, who, whom), (n, _) in past.cells.items()}
    return {cell: times for cell, times in found.items() if cell[0] != "spoke"}


def test_what_is_said_of_others_is_told_apart_by_what_it_means() -> None:
    found = fold(
        (0, ["saw", 1, "mystic_wolf"]),
        (0, ["saw", 2, "tanner"]),
        (1, ["robbed", 0, "minion"]),
        (2, ["was", 0, "seer"]),
        (2, ["either", 0, 1]),
        (2, ["exchanged", 0, 1]),
        (1, ["became", "villager"]),
        (1, ["saw_centre", 0, "werewolf"]),
    )
    assert found == {
        ("saw: a wolf", 0, 1): 1,
        ("saw: the tanner", 0, 2): 1,
        ("robbed: a wolf", 1, 0): 1,
        ("saw: of the village", 2, 0): 1,
        ("suspect", 2, 0): 1,
        ("suspect", 2, 1): 1,
        ("exchanged", 2, 0): 1,
        ("exchanged", 2, 1): 1,
        ("became: of the village", 1, 1): 1,
        ("centre: a wolf", 1, 1): 1,
    }


def test_every_claim_can_be_folded() -> None:
    claims = game("werewolf").claim_catalogue(4)[1:]
    past = Past(ACTS)
    for claim in claims:
        RECOLLECTIONS["said"](past, {"seat": 0, "claim": claim.to_json()})
    assert sum(n for (act, _, _), (n, _) in past.cells.items() if ACTS[act].name == "spoke") == len(
        claims
    )
