"""What who is suspected says for himself."""

from typing import cast

from cabale.bots import sit_down
from cabale.core import Eyes, Match, new_match
from cabale.games.cultists.mind.defence import defence
from cabale.games.cultists.sight.view import CultistsView


def seen(team: str, card: str, shown: str) -> CultistsView:
    """The part of a view that a defence is made of."""
    part = {
        "me": {"team": team, "laid": [{"pile": p, "card": card} for p in ("green", "passage")]},
        "rooms": {"green": {}, "red": {}},
        "shown": [{"pile": "green", "card": shown}, {"pile": "passage", "card": "fail"}],
    }
    return cast("CultistsView", part)


ACCUSED = [[1, "suspect", 0]]
LOYAL = ("investigator",)
WORK = ("added", "green", "success")


def test_nobody_defends_himself_without_need() -> None:
    assert list(defence(seen("investigators", "success", "fail"), 0, [[0, "suspect", 1]])) == []


def test_what_was_laid_where_bad_cards_came_to_light() -> None:
    assert list(defence(seen("investigators", "success", "fail"), 0, ACCUSED)) == [WORK, LOYAL]
    assert list(defence(seen("investigators", "success", "success"), 0, ACCUSED)) == [LOYAL]
    assert list(defence(seen("investigators", "fail", "fail"), 0, ACCUSED)) == [LOYAL]
    assert list(defence(seen("cultists", "fail", "fail"), 0, ACCUSED)) == [WORK, LOYAL]


def at_a_vote(*, live: bool) -> Match:
    match = new_match("cultists", 5, 3, live=live)
    bots = sit_down(match, ["novice"] * 5, 3)
    while "vote" not in {decision.kind for decision in match.decisions.values()}:
        seat = next(iter(match.decisions))
        match.play(seat, bots[seat].choose(Eyes(match, seat)))
    return match


def test_only_where_people_may_listen() -> None:
    for live in (True, False):
        match = at_a_vote(live=live)
        match.say(1, match.game.claim_catalogue(5)("suspect", 0))
        said = set()
        for _ in range(5):
            claim = sit_down(match, ["adept"] * 5, 0)[0].speak(Eyes(match, 0))
            if claim is None or claim.verb in said:
                break
            said.add(claim.verb)
            match.say(0, claim)
        assert ("investigator" in said) == live
