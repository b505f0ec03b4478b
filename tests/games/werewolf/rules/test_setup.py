"""Chapters 1 and 2 of the ledger: the cards, and the decks they make."""

from collections import Counter
from typing import Any

import pytest
from tests.games.werewolf.sit import act, by_day, called, legal, notes, sit

from cabale.core import BadOption, BadSeats, Match, game, new_match
from cabale.games.werewolf.rules import decks
from cabale.games.werewolf.rules.components import ROLE, ROLE_IDS, ROLES, WOLVES
from cabale.testing import rule

WEREWOLF = game("werewolf")
BOTH = ["daybreak", "base"]

# Every list of the rulebook, with what is added for each further player.
SCENARIOS = {
    "sombre_reveil": (
        3,
        "werewolf mystic_wolf revealer witch apprentice_seer villager",
        "sentinel villager dream_wolf",
    ),
    "nuit_du_loup_garou": (
        5,
        "villager mystic_wolf alpha_wolf sentinel apprentice_seer revealer witch aura_seer",
        "bodyguard paranormal_investigator curator dream_wolf prince",
    ),
    "terrible_ennemi": (
        3,
        "alpha_wolf witch village_idiot apprentice_seer sentinel bodyguard",
        "revealer",
    ),
    "alliances_fragiles": (
        3,
        "alpha_wolf witch curator paranormal_investigator revealer village_idiot",
        "aura_seer sentinel apprentice_seer mystic_wolf",
    ),
    "metamorphoses_malefiques": (
        3,
        "alpha_wolf mystic_wolf doppelganger minion robber witch",
        "insomniac werewolf troublemaker seer curator paranormal_investigator apprentice_seer",
    ),
    "ne_te_fie_a_personne": (
        3,
        "alpha_wolf dream_wolf doppelganger tanner robber witch",
        "insomniac werewolf troublemaker seer",
    ),
}
SAGES = "werewolf mystic_wolf seer apprentice_seer paranormal_investigator insomniac witch revealer"
SAGES_DECKS = {
    5: SAGES,
    6: f"{SAGES} troublemaker",
    7: f"{SAGES} mason mason",
    8: f"{SAGES} mason mason troublemaker",
    9: f"{SAGES} mason mason troublemaker minion",
    10: f"{SAGES} mason mason troublemaker minion robber",
}


def printed() -> list[tuple[str, int, str]]:
    found = []
    for name, (first, core, more) in SCENARIOS.items():
        extra = more.split()
        for count in range(len(extra) + 1):
            found.append((name, first + count, " ".join([core, *extra[:count]])))
    return found + [("les_sages", seats, deck) for seats, deck in SAGES_DECKS.items()]


def deck(match: Match) -> list[str]:
    found: list[str] = match.view(None)["board"]["deck"]
    return found


@rule("WER-001")
@pytest.mark.parametrize("seats", [2, 11])
def test_three_to_ten_players(seats: int) -> None:
    with pytest.raises(BadSeats, match="3 to 10"):
        new_match("werewolf", seats)


@rule("WER-002", "WER-020", "WER-021", "WER-022", "WER-023", "WER-024", "WER-025", "WER-026")
@pytest.mark.parametrize(("name", "seats", "cards"), printed())
def test_printed_deck(name: str, seats: int, cards: str) -> None:
    match = new_match("werewolf", seats, seed=5, options={"scenario": name})
    assert Counter(deck(match)) == Counter(cards.split())
    assert len(deck(match)) == seats + 3


def test_there_are_36_printed_decks() -> None:
    assert len(printed()) == 36
    assert sum(len(scenario.decks) for scenario in decks.SCENARIOS) == 36


@rule("WER-003", "WER-011")
def test_deck_and_wolf_of_the_slot_are_public() -> None:
    match = new_match("werewolf", 5, seed=1, options={"scenario": "nuit_du_loup_garou"})
    table = match.view(None)["board"]
    assert len(table["deck"]) == 8
    assert table["slot_wolf"] == "werewolf"


@rule("WER-004", "WER-012")
def test_everybody_plays_and_three_cards_are_left() -> None:
    match = new_match("werewolf", 6, seed=3)
    dealt = [match.view(seat)["board"]["you"]["start"] for seat in range(6)]
    assert not Counter(dealt) - Counter(deck(match))
    assert (Counter(deck(match)) - Counter(dealt)).total() == 3


@rule("WER-004")
def test_the_deal_is_shuffled() -> None:
    deals = {
        tuple(new_match("werewolf", 3, seed=seed).view(0)["board"]["you"]["start"])
        for seed in range(60)
    }
    assert len(deals) == 6


@rule("WER-005")
def test_each_sees_the_own_card_alone() -> None:
    match = sit("seer robber villager")
    dealt = [[e for e in match.events(seat) if e["kind"] == "dealt"] for seat in (0, 1, 2, None)]
    roles = [[e["role"] for e in events] for events in dealt]
    assert roles == [["seer"], ["robber"], ["villager"], []]


@rule("WER-006")
def test_wolf_slot_only_with_the_alpha_wolf() -> None:
    with_alpha = new_match("werewolf", 3, seed=1, options={"scenario": "terrible_ennemi"})
    without = new_match("werewolf", 3, seed=1)
    assert len(WEREWOLF.census(with_alpha.board)) == 7
    assert len(WEREWOLF.census(without.board)) == 6
    assert without.view(None)["board"]["slot_wolf"] is None


@rule("WER-007")
def test_artefacts_only_with_the_curator() -> None:
    with_curator = new_match("werewolf", 3, seed=1, options={"scenario": "alliances_fragiles"})
    assert len(with_curator.view(None)["board"]["artefacts"]) == 6
    assert new_match("werewolf", 3, seed=1).view(None)["board"]["artefacts"] == []


@rule("WER-008")
def test_one_shield_or_two_with_the_doppelganger() -> None:
    match = sit("sentinel doppelganger villager seer")
    act(match, 0, "shield 2")
    act(match, 1, "copy 0", "shield 3")
    assert match.view(1)["board"]["sight"]["shields"] == [2, 3]


@rule("WER-009", "WER-010")
def test_what_the_boxes_hold() -> None:
    daybreak, base = decks.copies(["daybreak"]), decks.copies(["base"])
    assert sum(daybreak) == sum(base) == 16
    assert {ROLE_IDS[r]: c for r, c in enumerate(daybreak) if c > 1} == {"villager": 2}
    assert {ROLE_IDS[r]: c for r, c in enumerate(base) if c > 1} == {
        "villager": 3,
        "werewolf": 2,
        "mason": 2,
    }
    in_base = {ROLE_IDS[r] for r, c in enumerate(base) if c}
    assert in_base == {
        *("doppelganger", "werewolf", "minion", "mason", "seer", "robber", "troublemaker"),
        *("drunk", "insomniac", "hunter", "tanner", "villager"),
    }
    assert set(ROLE_IDS) - in_base == {
        *("alpha_wolf", "mystic_wolf", "dream_wolf", "revealer", "village_idiot", "witch"),
        *("paranormal_investigator", "apprentice_seer", "curator", "bodyguard", "prince"),
        *("sentinel", "aura_seer"),
    }


@rule("WER-011")
def test_the_wolf_of_the_slot() -> None:
    def slot(seats: int, **options: Any) -> str:
        match = new_match("werewolf", seats, seed=1, options=options)
        found: str = match.view(None)["board"]["slot_wolf"]
        return found

    assert slot(9, scenario="nuit_du_loup_garou") == "werewolf"
    assert slot(3, scenario="terrible_ennemi", slot_wolf="dream_wolf") == "dream_wolf"
    taken = "alpha_wolf,werewolf,witch,seer,robber,drunk"
    assert slot(3, deck=taken, boxes="daybreak,base") == "werewolf"
    with pytest.raises(BadOption, match="what is left over is werewolf"):
        slot(9, scenario="nuit_du_loup_garou", slot_wolf="dream_wolf")
    with pytest.raises(BadOption, match="no alpha wolf"):
        slot(3, slot_wolf="werewolf")


@rule("WER-011")
def test_in_anarchy_a_wish_for_the_slot_gives_way() -> None:
    slots = set()
    for seed in range(150):
        options = {"scenario": "anarchie", "slot_wolf": "dream_wolf"}
        match = new_match("werewolf", 8, seed, options)
        slot = match.view(None)["board"]["slot_wolf"]
        assert slot != "dream_wolf" or "dream_wolf" not in deck(match)
        slots.add(slot)
    assert slots == {None, "dream_wolf", "werewolf", "mystic_wolf"}


@rule("WER-013", "WER-030")
@pytest.mark.parametrize(
    ("cards", "options", "complaint"),
    [
        ("seer,robber,drunk,werewolf,villager", {}, "need 6 role cards, not 5"),
        ("seer,seer,drunk,werewolf,villager,robber", {}, "hold 1 × seer, not 2"),
        ("seer,robber,drunk,werewolf,villager,hunter", {"boxes": ["daybreak"]}, "hold 0 × seer"),
        (
            "alpha_wolf,werewolf,mystic_wolf,dream_wolf,witch,villager",
            {"boxes": ["daybreak"]},
            "left for its slot",
        ),
        ("mason,robber,drunk,werewolf,villager,hunter", {}, "both or none"),
        ("curator,robber,drunk,werewolf,villager,hunter", {"artefacts": []}, "one artefact"),
    ],
)
def test_free_decks_that_are_refused(cards: str, options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        new_match("werewolf", 3, options={"deck": cards, **options})


@rule("WER-030")
def test_a_free_deck() -> None:
    cards = "seer,robber,drunk,werewolf,villager,bodyguard"
    match = new_match("werewolf", 3, seed=1, options={"deck": cards})
    assert deck(match) == cards.split(",")


@rule("WER-014", "WER-030")
@pytest.mark.parametrize(
    ("cards", "artefacts", "warning"),
    [
        ("werewolf,alpha_wolf,mystic_wolf,dream_wolf,seer,robber", 6, ["many_wolves"]),
        ("seer,robber,drunk,villager,hunter,tanner", 6, ["no_wolf"]),
        ("werewolf,robber,drunk,villager,hunter,bodyguard", 6, ["early_bodyguard"]),
        ("werewolf,insomniac,seer,villager,hunter,tanner", 6, ["idle_insomniac"]),
        ("werewolf,insomniac,seer,villager,hunter,doppelganger", 6, ["idle_insomniac"]),
        ("werewolf,insomniac,robber,villager,hunter,doppelganger", 6, []),
        ("werewolf,doppelganger,curator,villager,hunter,tanner", 1, ["single_artefact"]),
        ("werewolf,doppelganger,curator,villager,hunter,tanner", 2, []),
    ],
)
def test_free_decks_that_draw_a_warning(cards: str, artefacts: int, warning: list[str]) -> None:
    some = ["void_of_nothingness", "mask_of_muting", "shroud_of_shame"]
    given = {"deck": cards} | ({"artefacts": some[:artefacts]} if artefacts < 3 else {})
    options = WEREWOLF.read_options(3, given)
    assert list(WEREWOLF.warnings(3, options)) == warning


@rule("WER-030")
def test_a_printed_scenario_draws_no_warning() -> None:
    options = WEREWOLF.read_options(3, {"scenario": "terrible_ennemi"})
    assert "bodyguard" in deck(new_match("werewolf", 3, options=options))
    assert not WEREWOLF.warnings(3, options)


@rule("WER-015")
def test_stars() -> None:
    stars = {role.id: role.stars for role in ROLES if role.daybreak}
    assert {name for name, count in stars.items() if count == 3} == {"village_idiot"}
    assert {name for name, count in stars.items() if count == 2} == {
        "alpha_wolf",
        "dream_wolf",
        "paranormal_investigator",
        "curator",
        "bodyguard",
    }
    assert min(stars.values()) == 1


@rule("WER-027")
@pytest.mark.parametrize("boxes", [["daybreak"], BOTH])
@pytest.mark.parametrize("seats", [3, 10])
def test_anarchy(seats: int, boxes: list[str]) -> None:
    held = decks.copies(boxes)
    seen: set[str] = set()
    for seed in range(60):
        match = new_match("werewolf", seats, seed, {"scenario": "anarchie", "boxes": boxes})
        cards = deck(match)
        assert len(cards) == seats + 3
        assert sum(ROLE[name] in WOLVES for name in cards) <= 3
        assert all(count <= held[ROLE[name]] for name, count in Counter(cards).items())
        seen.update(cards)
    assert seen == {ROLE_IDS[role] for role, count in enumerate(held) if count}


@rule("WER-027")
def test_anarchy_takes_one_box_by_default() -> None:
    for seed in range(20):
        match = new_match("werewolf", 10, seed, {"scenario": "anarchie"})
        assert not {"seer", "robber", "doppelganger"} & set(deck(match))


@rule("WER-028")
def test_the_slot_does_not_count_as_one_of_three_wolves() -> None:
    for seed in range(300):
        match = new_match("werewolf", 10, seed, {"scenario": "anarchie"})
        cards = deck(match)
        if "alpha_wolf" in cards and sum(ROLE[name] in WOLVES for name in cards) == 3:
            assert match.view(None)["board"]["slot_wolf"] is not None
            return
    raise AssertionError("no deck of three wolves with the alpha wolf among them")


@rule("WER-029")
def test_anarchy_may_draw_a_single_mason() -> None:
    options = {"scenario": "anarchie", "boxes": BOTH}
    masons = {deck(new_match("werewolf", 5, seed, options)).count("mason") for seed in range(60)}
    assert 1 in masons


@rule("WER-031")
@pytest.mark.parametrize(
    ("name", "seats"), [("sombre_reveil", 7), ("les_sages", 4), ("terrible_ennemi", 5)]
)
def test_a_scenario_has_its_own_player_counts(name: str, seats: int) -> None:
    with pytest.raises(BadOption, match=f"{name}.*players, not {seats}"):
        new_match("werewolf", seats, options={"scenario": name})


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"scenario": "les_sages", "deck": "seer"}, "has its own deck"),
        ({"scenario": "les_sages", "boxes": "base"}, "has its own boxes"),
        ({"scenario": "anarchie", "artefacts": []}, "needs at least one artefact"),
        ({"artefacts": "mask_of_muting,mask_of_muting"}, "names .mask_of_muting. twice"),
        ({"boxes": "base,base", "scenario": "anarchie"}, "names .base. twice"),
        ({"scenario": "free"}, "role cards, not 0"),
        ({"deck": "vampire"}, "cannot be 'vampire'"),
    ],
)
def test_contradictory_options(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        new_match("werewolf", 5, options=options)


@rule("WER-032")
def test_recommended_scenarios_fit_every_table() -> None:
    for seats in WEREWOLF.seats:
        named = "sombre_reveil" if seats <= 6 else "nuit_du_loup_garou"
        chosen = new_match("werewolf", seats, seed=1, options={"scenario": named})
        assert deck(new_match("werewolf", seats, seed=1)) == deck(chosen)
        assert len(deck(chosen)) == seats + 3


def test_a_scenario_may_begin_by_day() -> None:
    match = by_day("werewolf seer villager")
    assert match.pace == "talk"
    assert called(match) == []
    assert notes(match, 1) == []
    assert legal(match, 0) == ["ready"]
