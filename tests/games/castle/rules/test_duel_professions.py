"""Priest, Hypnotist, Swordsman, Thug, Grand Master, Alchemist and Doctor."""

from tests.games.castle.helpers import (
    count,
    duel,
    hand,
    kind,
    may,
    play,
    score,
    seen,
    support,
    table,
)

from cabale.testing import rule

QUIET = "key | goblet | monocle | coat"


@rule("CAS-160", "CAS-162")
def test_priest_stops_a_duel_before_the_supports() -> None:
    for priest in (1, 2):
        professions = ["thug", "bodyguard", "grand_master", "hypnotist"]
        professions[priest] = "priest"
        match = table("key whip | goblet | monocle | coat", " ".join(professions))
        play(match, 0, "duel", 1)
        assert set(match.decisions) == {priest}
        play(match, priest, "use", "priest")
        assert match.view(None)["board"]["duel"] is None
        assert seen(match, None, "supported") == []


@rule("CAS-160")
def test_the_attacker_is_no_priest_to_himself_and_nobody_after_the_supports() -> None:
    match = table(QUIET, "priest thug bodyguard hypnotist")
    play(match, 0, "duel", 1)
    assert kind(match) == "support"
    match = table(QUIET, "thug priest bodyguard hypnotist")
    duel(match, 1, "aa")
    assert "use priest" not in may(match, 1)


@rule("CAS-161")
def test_the_attacker_pays_the_priest_and_loses_his_turn() -> None:
    match = table("key whip | goblet | monocle | coat", "thug bodyguard priest")
    play(match, 0, "duel", 1)
    play(match, 2, "use", "priest")
    assert (kind(match), may(match, 0)) == ("tribute", {"give key", "give whip"})
    play(match, 0, "give", "whip")
    assert hand(match, 2) == ["monocle", "whip"]
    assert "item" not in seen(match, 3, "gave")[0]
    assert set(match.decisions) == {1}


@rule("CAS-061", "CAS-161")
def test_a_priest_with_a_full_hand_gives_one_away_before_the_turn_ends() -> None:
    match = table(
        "key whip | goblet | monocle dagger gloves knives tome | coat | sextant",
        "thug bodyguard priest grand_master hypnotist",
    )
    play(match, 0, "duel", 1)
    play(match, 2, "use", "priest")
    play(match, 0, "give", "whip")
    assert (kind(match), set(match.decisions)) == ("overflow", {2})
    play(match, 2, "hand", 3, "whip")
    assert hand(match, 3) == ["coat", "whip"]
    assert (kind(match), set(match.decisions)) == ("turn", {1})


@rule("CAS-161")
def test_an_attacker_with_one_item_pays_nothing() -> None:
    match = table(QUIET, "thug bodyguard priest")
    play(match, 0, "duel", 1)
    play(match, 2, "use", "priest")
    assert hand(match, 0) == ["key"]
    assert (kind(match), set(match.decisions)) == ("turn", {1})


@rule("CAS-163")
def test_hypnotist_takes_a_player_out() -> None:
    match = table(
        "key | goblet | knives | coat | tome", "hypnotist thug bodyguard", tokens="0 0 1 0 0"
    )
    duel(match, 1, "daa")
    assert may(match, 0) == {"pass", "hypnotise 2", "hypnotise 3", "hypnotise 4"}
    reason = match.why_not(0, match.board.catalogue("hypnotise", 1))
    assert reason is not None
    assert reason.rule == "CAS-163"
    play(match, 0, "hypnotise", 2)
    assert score(match) == (3, 1)
    assert match.view(3)["board"]["duel"]["hypnotised"] == 2
    assert 2 not in match.decisions
    assert match.view(None)["board"]["seats"][0]["profession"] == "hypnotist"


@rule("CAS-163", "CAS-171")
def test_a_hypnotised_alchemist_is_silent() -> None:
    match = table(QUIET, "hypnotist thug alchemist bodyguard")
    duel(match, 1, "da")
    play(match, 0, "hypnotise", 2)
    assert 2 not in match.decisions


@rule("CAS-163")
def test_only_an_attacker_hypnotises() -> None:
    match = table(QUIET, "thug hypnotist bodyguard alchemist")
    duel(match, 1, "aa")
    assert kind(match) == "reactions"


@rule("CAS-164")
def test_hypnotist_again_and_again() -> None:
    match = table(QUIET, "hypnotist thug", face_up="0")
    duel(match, 1, "aa")
    assert may(match, 0) == {"pass", "hypnotise 2", "hypnotise 3"}


@rule("CAS-165", "CAS-166")
def test_swordsman_after_everything_was_played() -> None:
    match = table(
        "dagger | gloves | knives | whip", "bodyguard swordsman", tokens="1 1 2 0", face_up="0"
    )
    duel(match, 1, "ad")
    play(match, 0, "token")
    play(match, 1, "token")
    play(match, 2, "token")
    play(match, 3, "show", "whip")
    assert score(match) == (4, 4)
    for seat in (0, 2):
        play(match, seat, "pass")
    play(match, 1, "use", "swordsman")
    assert score(match) == (2, 3)
    assert set(match.decisions) == {0, 1}
    assert match.view(None)["board"]["duel"]["laid"] == [1, 1, 0, 0]
    assert match.view(None)["board"]["stock"] == 9
    play(match, 0, "show", "dagger")
    play(match, 1, "pass")
    assert score(match) == (3, 3)


@rule("CAS-165")
def test_a_supporter_is_no_swordsman() -> None:
    match = table(QUIET, "bodyguard thug swordsman")
    duel(match, 1, "aa")
    assert "use swordsman" not in may(match, 2)


@rule("CAS-101", "CAS-165")
def test_a_spent_swordsman_has_nothing_left() -> None:
    match = table(QUIET, "swordsman thug bodyguard hypnotist", face_up="0")
    duel(match, 1, "aa")
    assert 0 not in match.decisions


@rule("CAS-167")
def test_an_early_swordsman_is_alone_with_his_rival() -> None:
    match = table(QUIET, "swordsman thug bodyguard alchemist")
    play(match, 0, "duel", 1)
    assert may(match, 0) == {"pass", "use swordsman"}
    play(match, 0, "use", "swordsman")
    assert seen(match, None, "supported") == []
    assert kind(match) == "spoils"
    assert score(match) == (2, 1)


@rule("CAS-160", "CAS-167")
def test_a_priest_may_still_stop_an_early_swordsman() -> None:
    match = table(QUIET, "swordsman thug priest alchemist")
    play(match, 0, "duel", 1)
    play(match, 0, "use", "swordsman")
    play(match, 2, "use", "priest")
    assert (kind(match), set(match.decisions)) == ("turn", {1})


@rule("CAS-168", "CAS-169")
def test_thug_attacks_and_grand_master_defends() -> None:
    match = table(QUIET, "thug grand_master bodyguard alchemist")
    duel(match, 1, "ad")
    play(match, 0, "use", "thug")
    play(match, 1, "use", "grand_master")
    play(match, 2, "pass")
    play(match, 3, "pass")
    assert score(match) == (3, 3)
    match = table(QUIET, "grand_master thug bodyguard alchemist")
    duel(match, 1, "ad")
    assert set(match.decisions) == {2, 3}


@rule("CAS-171")
def test_alchemist_names_the_winner_whatever_the_count() -> None:
    match = table(QUIET, "bodyguard thug alchemist hypnotist")
    duel(match, 1, "aa")
    assert may(match, 2) == {"pass", "decide attacker", "decide defender"}
    play(match, 2, "decide", "defender")
    assert seen(match, None, "won")[0]["seat"] == 1
    assert match.view(None)["board"]["seats"][2]["face_up"]


@rule("CAS-171")
def test_a_duellist_is_no_alchemist() -> None:
    match = table(QUIET, "alchemist thug bodyguard hypnotist")
    duel(match, 1, "aa")
    assert 0 not in match.decisions


@rule("CAS-172", "CAS-166")
def test_a_swordsman_undoes_the_alchemists_word() -> None:
    match = table(QUIET, "swordsman thug alchemist bodyguard")
    play(match, 0, "duel", 1)
    play(match, 0, "pass")
    support(match, "dd")
    play(match, 0, "pass")
    play(match, 3, "pass")
    play(match, 2, "decide", "defender")
    assert may(match, 0) == {"pass", "use swordsman"}
    assert set(match.decisions) == {0}
    play(match, 0, "use", "swordsman")
    assert score(match) == (2, 1)
    assert seen(match, None, "won")[0]["seat"] == 0
    assert match.view(None)["board"]["seats"][2]["face_up"]


@rule("CAS-172")
def test_after_a_swordsman_the_alchemist_is_silent() -> None:
    match = table("dagger | goblet | monocle | coat", "swordsman thug alchemist bodyguard")
    play(match, 0, "duel", 1)
    play(match, 0, "pass")
    support(match, "dd")
    play(match, 3, "pass")
    play(match, 0, "use", "swordsman")
    play(match, 2, "decide", "defender")
    assert set(match.decisions) == {0}
    assert not match.view(None)["board"]["seats"][2]["face_up"], "his word came too late"


@rule("CAS-173")
def test_doctor_cancels_a_duel() -> None:
    for doctor in (1, 2):
        professions = ["thug", "bodyguard", "grand_master", "hypnotist"]
        professions[doctor] = "doctor"
        match = table(QUIET, " ".join(professions))
        duel(match, 1, "aa")
        count(match)
        assert match.view(None)["board"]["duel"]["winner"] == 0
        play(match, doctor, "use", "doctor")
        assert (kind(match), set(match.decisions)) == ("turn", {1})
        assert seen(match, None, "saw_society") == []


@rule("CAS-174")
def test_doctor_cancels_the_draw_of_a_tie_too() -> None:
    match = table(QUIET, "bodyguard alchemist doctor hypnotist", pile="tome sextant")
    duel(match, 1, "ad")
    count(match)
    play(match, 2, "use", "doctor")
    assert hand(match, 0) == ["key"]
    assert match.view(None)["board"]["pile"] == 2


@rule("CAS-174")
def test_a_hypnotised_or_shut_out_doctor_may_act() -> None:
    match = table(QUIET, "hypnotist thug doctor bodyguard")
    duel(match, 1, "da")
    play(match, 0, "hypnotise", 2)
    count(match)
    assert may(match, 2) == {"pass", "use doctor"}
    match = table(QUIET, "swordsman thug doctor bodyguard")
    play(match, 0, "duel", 1)
    play(match, 0, "use", "swordsman")
    assert may(match, 2) == {"pass", "use doctor"}


@rule("CAS-175")
def test_coach_an_abstainer_has_only_the_alchemist() -> None:
    match = table(
        "key | goblet | knives | whip",
        "hypnotist thug alchemist bodyguard",
        edition="coach",
        face_up="0",
    )
    duel(match, 1, "--")
    if kind(match) == "hypnosis":
        play(match, 0, "pass")
    assert may(match, 2) == {"pass", "decide attacker", "decide defender"}
    assert 3 not in match.decisions


@rule("CAS-175")
def test_coach_an_abstainer_may_be_the_doctor_when_the_duel_is_over() -> None:
    match = table(
        "key | goblet | knives | whip",
        "thug priest doctor",
        edition="coach",
        duel="defender 1, sides attacker defender - attacker",
        steps="after, after_duel attacker",
    )
    assert may(match, 2) == {"pass", "use doctor"}
    play(match, 2, "use", "doctor")
    assert match.view(None)["board"]["active"] == 1


@rule("CAS-101", "CAS-173")
def test_a_spent_doctor_cannot_act_again() -> None:
    match = table(QUIET, "bodyguard thug doctor hypnotist", face_up="2")
    duel(match, 1, "aa")
    count(match)
    assert kind(match) == "spoils"


@rule("CAS-165", "CAS-167")
def test_a_swordsman_who_does_not_fight_is_not_asked() -> None:
    match = table(QUIET, "bodyguard thug swordsman hypnotist")
    play(match, 0, "duel", 1)
    assert kind(match) == "support"
    support(match, "ad")
    assert "use swordsman" not in may(match, 2)


@rule("CAS-106", "CAS-172")
def test_after_the_alchemist_both_duellists_are_asked_whoever_they_are() -> None:
    for professions in ("thug bodyguard alchemist", "swordsman bodyguard alchemist"):
        match = table(QUIET, professions, live=True)
        duel(match, 1, "ad")
        while kind(match) == "hypnosis":
            play(match, 0, "pass")
        play(match, 2, "decide", "defender")
        for seat in (0, 1, 3):
            play(match, seat, "pass")
        assert (kind(match), match.view(3)["asked"]) == ("reactions", [0, 1])
