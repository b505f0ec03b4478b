"""What a seat knows, as numbers."""

from collections.abc import Mapping

from tests.games.werewolf.sit import act, by_day, sit, sleep

from cabale.core import Match, game
from cabale.games.werewolf.rules.components import ROLE, ROLE_IDS

WEREWOLF = game("werewolf")


def parts(match: Match, seat: int) -> Mapping[str, list[float]]:
    """An observation by the names of its features."""
    numbers, found, end = list(match.observe(seat)), {}, 0
    for feature in WEREWOLF.features(match.seats):
        found[feature.name] = numbers[end : end + feature.size]
        end += feature.size
    assert end == len(numbers)
    return found


def hot(numbers: list[float]) -> list[int]:
    return [index for index, number in enumerate(numbers) if number]


def test_what_is_public_and_what_is_mine() -> None:
    match = sit("seer alpha_wolf villager", slot="dream_wolf")
    seen = parts(match, 0)
    assert hot(seen["phase"]) == [0]
    assert hot(seen["start"]) == [ROLE["seer"]]
    assert hot(seen["slot"]) == [ROLE["dream_wolf"]]
    assert seen["deck"][ROLE["villager"]] == 4
    assert hot(parts(match, 1)["start"]) == [ROLE["alpha_wolf"]]


def test_what_was_learnt_at_night() -> None:
    match = sit("seer werewolf dream_wolf robber sentinel")
    act(match, 4, "shield 2")
    act(match, 0, "look 1")
    act(match, 3, "rob 0")
    sleep(match)
    roles = len(ROLE_IDS)
    assert hot(parts(match, 0)["seen"]) == [1 * roles + ROLE["werewolf"]]
    assert hot(parts(match, 0)["shields"]) == [2]
    # Seats are counted from the one that looks: 2 comes next after 1, and 0 is two after 3 of five.
    assert hot(parts(match, 1)["pack"]) == hot(parts(match, 1)["asleep"]) == [1]
    assert hot(parts(match, 3)["seen"]) == [0 * roles + ROLE["seer"]]
    assert hot(parts(match, 3)["touched"]) == [2]
    assert hot(parts(match, 4)["touched"]) == [3]
    assert hot(parts(match, 2)["seen"]) == []


def test_copies_traces_masons_and_shifts() -> None:
    match = sit("doppelganger mason mason aura_seer village_idiot")
    act(match, 0, "copy 1")
    act(match, 4, "shift right")
    sleep(match)
    assert hot(parts(match, 0)["copied"]) == [ROLE["mason"]]
    assert hot(parts(match, 0)["masons"]) == [1, 2]
    assert hot(parts(match, 3)["traces"]) == [1, 2], "seat 4 comes next, then seat 0"
    assert hot(parts(match, 4)["shifted"]) == [1]


def test_what_was_said() -> None:
    match = by_day("werewolf seer villager")
    say = WEREWOLF.claim_catalogue(3)
    match.say(1, say("started", "seer"))
    match.say(1, say("saw", 0, "werewolf"))
    match.say(0, say("clear", 2))
    roles = len(ROLE_IDS)
    for seat in range(3):
        heard = parts(match, seat)
        zero, one, two = ((other - seat) % 3 for other in range(3))
        assert hot(heard["claimed"]) == [one * roles + ROLE["seer"]]
        assert hot(heard["accused"]) == [one * 3 + zero]
        assert hot(heard["cleared"]) == [zero * 3 + two]
    match.say(1, say("clear", 0))
    assert hot(parts(match, 2)["accused"]) == []
    match.say(1, say("retract"))
    assert hot(parts(match, 2)["claimed"]) == []
    assert hot(parts(match, 2)["cleared"]) == [1 * 3 + 0], "seat 0, next after 2, of seat 2"
