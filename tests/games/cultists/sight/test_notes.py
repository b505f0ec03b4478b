"""What a seat is shown of the past: all of it, or what is fresh."""

from random import Random

import pytest
from tests.games.cultists.scene import scene

from cabale.core import Match, game, new_match
from cabale.games.cultists.mind.adept import Adept
from cabale.games.cultists.sight.view import CultistsView
from cabale.testing import rule
from cabale.testing.conformance import Case, check_fair

PUBLIC = ("gifts", "looks", "laid", "shown", "room_acts", "votes", "walks")
OWN = ("gave", "saw", "laid")


def late(memory: str, seed: int) -> Match:
    """Turn 4 of a random match."""
    match = new_match("cultists", 7, seed, options={"memory": memory}, listening=False)
    rng = Random(seed)
    while match.outcome is None:
        seat, decision = rng.choice(list(match.decisions.items()))
        match.play(seat, rng.choice(decision.choices))
        if match.view(None)["board"]["turn"] == 4 and match.view(None)["step"] == "act":
            return match
    raise AssertionError("it ended too soon")


def fresh(notes: CultistsView, name: str) -> list[object]:
    """What is left of a note without its place in the order, from the last turn on."""
    rows: list[dict[str, object]] = notes[name]  # type: ignore[literal-required]
    counts = ("gifts", "laid") if name in ("looks", "walks", "shown") else ()
    recent = [row for row in rows if row["turn"] in (3, 4)]
    return [{key: row[key] for key in row if key not in counts} for row in recent]


@rule("CUL-295")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_who_must_remember_is_shown_this_turn_and_the_last(seed: int) -> None:
    whole, strict = late("notes", seed), late("strict", seed)
    assert whole.state == strict.state
    for seat in range(7):
        all_notes, few = whole.view(seat)["board"], strict.view(seat)["board"]
        assert {gift["turn"] for gift in all_notes["gifts"]} >= {1, 2}
        for name in PUBLIC:
            assert fresh(few, name) == fresh(all_notes, name)
            assert len(few[name]) == len(fresh(few, name))
        for name in OWN:
            recent = [note for note in all_notes["me"][name] if note["turn"] >= 3]
            assert few["me"][name] == recent
        assert few["me"]["known_cultists"] == all_notes["me"]["known_cultists"]


@rule("CUL-295")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_counts_of_what_came_before_count_what_is_noted(seed: int) -> None:
    """The gifts before a look are the same gifts, as far as they are noted."""
    whole, strict = late("notes", seed).view(0)["board"], late("strict", seed).view(0)["board"]
    gone = len(whole["gifts"]) - len(strict["gifts"])
    for name in ("looks", "walks"):
        recent = [row for row in whole[name] if row["turn"] >= 3]
        assert [row["gifts"] for row in strict[name]] == [row["gifts"] - gone for row in recent]
    laid = len(whole["laid"]) - len(strict["laid"])
    recent = [row for row in whole["shown"] if row["turn"] >= 3]
    assert [row["laid"] for row in strict["shown"]] == [row["laid"] - laid for row in recent]


@rule("CUL-295")
def test_what_a_deed_ruled_out_is_to_be_remembered_too() -> None:
    roles = "roles: cultist mechanic rookie investigator investigator"
    facts = ("begin: action", "places: green light_blue orange_1 orange_2 pink_1", "first: 1")
    for memory, could_be in (("notes", False), ("strict", True)):
        table = scene(roles, *facts, memory=memory)
        assert "rookie" in table.match.view(0)["board"]["people"][1]["could_be"]
        table.do(1, "start_vote")  # and lives
        assert ("rookie" in table.match.view(0)["board"]["people"][1]["could_be"]) == could_be


@rule("CUL-295")
def test_the_vector_forgets_what_the_view_forgets() -> None:
    """Gifts, looks and cards of long ago are in neither; with notes they are in both."""
    roles = "roles: cultist investigator rookie investigator investigator"
    places = "places: green light_blue orange_1 orange_2 pink_1"
    past = ("gifts: 1>2 alive, 3>1 alive", "pile red: success success@1", "not 3: cultist")
    for memory, forgotten in (("strict", True), ("notes", False)):
        later = ("turn: 3", "hand 1: 6 0 7 0 0", "routes: 1 2 3 4 5", "bag: lightning")
        with_past = scene(roles, places, *past, *later, memory=memory)
        numbers = list(with_past.match.observe(1))
        s = with_past.s
        s.gifts.clear()
        s.cards = [(turn, -2, pile, kind) for turn, _, pile, kind in s.cards]
        s.could_be = [sum(1 << role for role in set(s.roles_in_play))] * 5
        assert (list(with_past.match.observe(1)) == numbers) == forgotten


@rule("CUL-295")
@pytest.mark.parametrize(
    ("clock", "turn", "noted"),
    [
        ("under_control", 2, True),
        ("under_control lightning", 3, False),
        ("under_control mirror", 3, False),  # the Mirror came to the next holder of the Knife
        ("lightning under_control mirror", 4, False),
        ("lightning under_control", 3, False),  # it was another who had the Knife then
    ],
)
def test_a_token_removed_long_ago_is_to_be_remembered_too(
    clock: str, turn: int, noted: bool
) -> None:
    roles = "roles: cultist investigator investigator investigator investigator"
    drawn = f"clock: {clock}"
    left = "bag: secret_doors secret_doors morale_boost"
    facts = (roles, drawn, f"turn: {turn}", "first: 0", left, "removed: 0 morale_zero")
    notes = scene(*facts).match
    strict = scene(*facts, memory="strict").match
    assert notes.view(0)["board"]["removed_tokens"] == [0]
    assert notes.view(0)["board"]["me"]["removed_tokens"] == ["morale_zero"]
    assert strict.view(3)["board"]["removed_tokens"] == [0] * noted
    assert strict.view(0)["board"]["me"]["removed_tokens"] == ["morale_zero"] * noted
    assert (list(strict.observe(0)) == list(notes.observe(0))) == noted


def test_bots_of_short_memory_are_fair() -> None:
    for seats in (5, 7):
        check_fair(Case(game("cultists"), seats, {"memory": "strict"}), Adept, 3, share=0.05)
