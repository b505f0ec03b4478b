"""How liars lie, as the master hears them, and the stories they choose from."""

from random import Random
from typing import Any, cast

from cabale.core import Match, SeatView, game, new_match
from cabale.games.werewolf.mind.belief import Inference, posterior, usual_nights
from cabale.games.werewolf.mind.claims import claims_of
from cabale.games.werewolf.mind.cover_stories import CoverStories, done_talking
from cabale.games.werewolf.mind.lie_models import habitual
from cabale.games.werewolf.mind.testimony import testimony as honest_words

WERE = game("werewolf")
DECK = ["werewolf", "seer", "witch", "villager", "villager", "robber", "hunter"]


def talk(*said: tuple[Any, ...]) -> SeatView:
    """The view of a table at which this was said."""
    return cast("SeatView", {"seats": 4, "said": said, "board": {"deck": DECK}})


def table(seats: str, centre: str) -> Match:
    lines = f"players: {seats}\ncentre: {centre}"
    match = new_match(WERE, 4, 1, {"deck": DECK}, scenario=lines)
    while match.pace != "talk":
        seat, decision = next(iter(match.decisions.items()))
        match.play(seat, decision.choices[0])
    return match


def test_a_liar_claims_what_nobody_has_claimed() -> None:
    view = talk((0, "started", "hunter"), (1, "started", "hunter"), (2, "started", "villager"))
    first, second, other, silent = habitual(view, claims_of(view), talking=False)
    assert second < first / 3
    assert other > first  # fewer roles are left to choose from
    assert silent == 1


def test_a_liar_likes_to_accuse() -> None:
    view = talk(
        *((0, "started", "seer"), (0, "saw", 1, "werewolf")),
        *((2, "started", "robber"), (2, "robbed", 3, "villager")),
    )
    accusing, _, harmless, _ = habitual(view, claims_of(view), talking=False)
    assert accusing > harmless


def test_who_knows_how_liars_lie_doubts_a_witch_who_gave_a_wolf_away() -> None:
    match = table("villager hunter werewolf villager", "witch seer robber")
    for seat, role in enumerate(["villager", "hunter", "witch", "villager"]):
        match.say(seat, match.game.claim_catalogue(4)("started", role))
    for words in (("saw_centre", 0, "werewolf"), ("gave", 0, "werewolf")):
        match.say(2, match.game.claim_catalogue(4)(*words))
    view = match.view(1)
    said = claims_of(view)
    world = match.imagine(1, Random(0)).board
    usual = Inference(usual_nights(4), talking=False)
    shrewd = Inference(usual_nights(4), talking=False, lies=habitual(view, said, False))
    plain = posterior(world, 1, said, Random(1), usual)
    wise = posterior(world, 1, said, Random(1), shrewd)
    assert wise.wolf(2) > plain.wolf(2)
    assert wise.wolf(0) < plain.wolf(0)


def test_stories_keep_to_roles_that_are_free_and_go_on_from_what_was_said() -> None:
    match = table("werewolf villager villager seer", "witch robber hunter")
    claims = match.game.claim_catalogue(4)
    for seat, role in ((1, "villager"), (2, "villager"), (3, "seer")):
        match.say(seat, claims("started", role))
    assert done_talking(match.view(0)) == {1, 2}
    roles = {tale[0][1] for tale in CoverStories(match.view(0), 0, 4, set()).all()}
    assert roles == {"witch", "robber", "hunter"}
    match.say(0, claims("started", "witch"))
    match.say(0, claims("saw_centre", 1, "robber"))
    tales = list(CoverStories(match.view(0), 0, 4, set()).all())
    assert {tale[0][1] for tale in tales} == {"witch"}
    assert any(("saw_centre", 1, "robber") in tale and len(tale) == 3 for tale in tales)


def test_an_honest_story_is_among_those_a_liar_could_tell() -> None:
    """Of a robber who tells what he did: the form of a lie is that of the truth."""
    match = table("robber villager hunter werewolf", "witch seer villager")
    truth = list(honest_words(match.view(0)["board"]["you"]))
    claims = match.game.claim_catalogue(4)
    for seat, role in ((1, "villager"), (2, "hunter"), (3, "seer")):
        match.say(seat, claims("started", role))
    verbs = [claim[0] for claim in truth]
    assert verbs in [
        [claim[0] for claim in tale] for tale in CoverStories(match.view(0), 0, 4, set()).all()
    ]
