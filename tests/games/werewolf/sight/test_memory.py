"""A table at which everybody must remember the night."""

from random import Random

import pytest
from tests.games.werewolf.sit import act, note, notes, sight, sleep, state

from cabale.core import Eyes, Match, game, new_match
from cabale.games.werewolf.mind.adept import Adept
from cabale.games.werewolf.mind.novice import Novice
from cabale.games.werewolf.mind.recollection import seen_by
from cabale.games.werewolf.sight.view import table_of
from cabale.testing import rule
from cabale.testing.conformance import Case, check_fair

CARDS = "players: minion seer werewolf robber\ncentre: villager drunk insomniac"


def strict(lines: str = CARDS, live: bool = True) -> Match:
    return new_match("werewolf", 4, 1, options={"memory": "strict"}, scenario=lines, live=live)


def answer_all(match: Match) -> None:
    for seat, decision in list(match.decisions.items()):
        match.play(seat, decision.choices[0])


@rule("WER-165")
def test_what_a_call_has_shown_stays_while_the_next_one_lasts() -> None:
    match = strict(f"{CARDS}\nbegin: seer\nnight: 2 peek 0")
    assert note(match, 0, "see_pack")["pack"] == [2]  # no question comes between the two calls
    assert note(match, 2, "peek")["role"] == "villager"
    match.play(1, match.choice("look", 2))
    while match.view(None)["board"]["call"] == "seer":
        assert note(match, 0, "see_pack")
        answer_all(match)
    assert not notes(match, 0)
    assert not notes(match, 2)
    assert note(match, 1, "look")["role"] == "werewolf"  # while the next call lasts
    answer_all(match)
    assert match.view(None)["board"]["call"] != "robber"
    assert not notes(match, 1)
    assert match.view(1)["board"]["you"]["start"] == "seer"
    assert len([deed for deed in state(match).deeds if deed.seat == 1])


@rule("WER-165")
def test_the_last_call_can_be_read_until_the_vote_begins() -> None:
    cards = "players: minion seer werewolf insomniac\ncentre: villager drunk robber"
    match = sleep(strict(cards, live=False))
    assert match.pace == "talk"
    assert [n["verb"] for n in notes(match, 3)] == ["see_own"]
    assert not notes(match, 0)
    answer_all(match)
    for seat in range(4):
        assert not notes(match, seat)
        answered = match.view(seat)["board"]["you"]
        assert answered["start"] == cards.split()[1:5][seat]


@rule("WER-165")
def test_whoever_takes_notes_keeps_them() -> None:
    match = new_match("werewolf", 4, 1, scenario=CARDS)
    act(match, 1, "look 2")
    sleep(match)
    answer_all(match)
    assert match.view(None)["step"] == "vote"
    assert note(match, 1, "look")["role"] == "werewolf"


@rule("WER-165")
def test_the_vector_forgets_what_the_view_forgets() -> None:
    """Two tables that look the same to a seat at the vote give it the same numbers."""
    seen = {}
    for target in (0, 2):
        match = strict(f"{CARDS}\nbegin: vote\nnight: 1 look {target}, 2 peek 0")
        seen[target] = match.view(1), list(match.observe(1))
    assert seen[0] == seen[2]


SHROUDED = "players: curator sentinel robber villager\ncentre: villager drunk werewolf"


@rule("WER-165")
def test_what_a_sleeper_saw_on_the_table_is_a_memory_like_the_rest() -> None:
    match = strict(f"{SHROUDED}\nbegin: robber\nnight: 1 shield 3", live=True)
    assert sight(match, 2)["shields"] == [3]  # awake
    assert not sight(match, 1)["shields"]  # the sentinel's call is long over
    answer_all(match)
    assert match.view(None)["board"]["call"] == "drunk"
    assert sight(match, 2)["shields"] == [3]  # while the next call lasts
    answer_all(match)
    assert match.view(None)["board"]["call"] == "curator"
    assert not sight(match, 2)["shields"]
    sleep(match)
    assert sight(match, 2)["shields"] == [3]  # by daylight everybody sees it


@rule("WER-165")
def test_under_the_shroud_the_table_of_the_night_must_be_remembered() -> None:
    """The shield is before everybody's eyes, but not before hers."""
    seen = {}
    for shielded in (0, 3):
        night = f"night: 1 shield {shielded}, 0 curate 2\ncarried: 2 shroud_of_shame"
        match = strict(f"{SHROUDED}\nbegin: vote\n{night}")
        assert not sight(match, 2)["shields"]
        assert sight(match, 3)["shields"] == [shielded]
        seen[shielded] = match.view(2), list(match.observe(2))
        assert match.imagine(2, Random(1)).view(2) == match.view(2)
    assert seen[0] == seen[3]


@pytest.mark.parametrize("bot", [Novice, Adept])
def test_bots_remember_by_themselves(bot: type[Novice]) -> None:
    check_fair(Case(game("werewolf"), 5, {"memory": "strict"}), bot, 3, share=0.05)
    match = strict(f"{CARDS}\nbegin: day\nnight: 1 look 2, 2 peek 0", live=True)
    assert not notes(match, 1)
    mind = bot(match.game, 1, 4, match.board.options, Random(1))
    said: list[str] = []
    while len(said) < 3:
        claim = mind.speak(Eyes(match, 1))
        if claim is None:
            break
        match.say(1, claim)
        said.append(str(claim))
    assert "saw 2 werewolf" in said


def test_bots_remember_the_table_of_the_night_under_the_shroud() -> None:
    night = "night: 1 shield 3, 0 curate 2\ncarried: 2 shroud_of_shame"
    match = strict(f"{SHROUDED}\nbegin: vote\n{night}")
    assert not sight(match, 2)["shields"]
    remembered = seen_by(Eyes(match, 2), match.board.options)
    assert table_of(remembered)["sight"]["shields"] == [3]
