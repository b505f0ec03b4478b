"""Everything a player reads exists in both languages and says what it should."""

from inspect import getsource
from random import Random

import pytest

from cabale.core import Reason, game, new_match
from cabale.games.werewolf.rules import reasons
from cabale.games.werewolf.rules.components import ARTEFACT_IDS, CALLS, ROLE_IDS
from cabale.games.werewolf.rules.steps import victory
from cabale.testing import rule
from cabale.words import LANGUAGES, Words

WEREWOLF = game("werewolf")
NAMES = ["Ana", "Bo", "Cléo", "Dan", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo"]


def ids(language: str) -> set[str]:
    lines = WEREWOLF.words(language).splitlines()
    return {line.partition(" =")[0] for line in lines if line.startswith("werewolf-")}


def test_both_languages_have_the_same_messages() -> None:
    assert ids("fr") == ids("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_and_claim_has_words(language: str) -> None:
    words = Words(WEREWOLF, language, NAMES)
    for choice in WEREWOLF.catalogue(4):
        assert words.choice(choice) != str(choice)
    for claim in list(WEREWOLF.claim_catalogue(4))[1:]:
        assert words.claim(claim) != str(claim)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_reason_option_and_warning_has_words(language: str) -> None:
    known = ids(language)
    wanted = {f"werewolf-role-{role}" for role in ROLE_IDS}
    wanted |= {f"werewolf-power-{role}" for role in ROLE_IDS}
    wanted |= {f"werewolf-artefact-{artefact}" for artefact in ARTEFACT_IDS}
    wanted |= {f"werewolf-effect-{artefact}" for artefact in ARTEFACT_IDS}
    wanted |= {f"werewolf-call-{call.id}" for call in CALLS}
    for option in WEREWOLF.options:
        wanted.add(f"werewolf-option-{option.name}")
        if option.name not in ("deck", "artefacts"):  # these show roles and artefacts
            wanted |= {f"werewolf-option-{option.name}-{value}" for value in option.values}
    found = [value for value in vars(reasons).values() if isinstance(value, Reason)]
    wanted |= {f"werewolf-why-{reason.key}" for reason in found}
    assert wanted <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_random_matches_is_complete(language: str) -> None:
    words = Words(WEREWOLF, language, NAMES)
    for seats in (3, 6, 10):
        for options in WEREWOLF.variants(seats):
            for seed in range(4):
                match = new_match("werewolf", seats, seed, options, live=True)
                rng = Random(seed)
                while match.decisions:
                    seat, decision = rng.choice(list(match.decisions.items()))
                    prompt = match.prompt(seat)
                    assert words.question(decision.kind, prompt) != decision.kind
                    match.play(seat, rng.choice(decision.choices))
                assert match.outcome is not None
                assert words.outcome(match.outcome.reason) != match.outcome.reason
                for seat in range(seats):
                    for event in match.events(seat):
                        assert not words.event(event, seats).startswith(event["kind"])


def test_one_wolf_sleeps_and_two_sleep() -> None:
    """A doppelgänger may copy the dream wolf."""
    said = {}
    for language in LANGUAGES:
        words = Words(WEREWOLF, language, NAMES)
        for asleep in ([1], [1, 2]):
            for awake in ([], [3]):
                event = {"kind": "meet_pack", "call": "wolves", "awake": awake, "asleep": asleep}
                said[language, len(asleep), len(awake)] = words.event(event, 5)
    assert said["fr", 1, 0] == "Un Loup-Garou dort\u00a0: Bo."
    assert said["fr", 2, 0] == "Des Loups-Garous dorment\u00a0: Bo et Cléo."
    assert said["fr", 1, 1] == "Votre meute\u00a0: Dan\u202f; Bo dort."
    assert said["fr", 2, 1] == "Votre meute\u00a0: Dan\u202f; Bo et Cléo dorment."
    assert said["en", 2, 0] == "Werewolves are asleep: Bo and Cléo."


@rule("WER-096", "WER-129")
def test_whoever_is_told_of_traces_is_told_of_others() -> None:
    """A doppelgänger who copied the aura seer has herself looked at a card."""
    nobody = {"kind": "see_traces", "call": "doppelganger_aura_seer", "traces": []}
    said = [Words(WEREWOLF, language, NAMES, me=0).event(nobody, 5) for language in ("fr", "en")]
    assert said == [
        "Personne d’autre n’a encore regardé ni déplacé de carte.",
        "Nobody else has moved or looked at a card yet.",
    ]


@rule("WER-071", "WER-093", "WER-099", "WER-115", "WER-175", "WER-178", "WER-193", "WER-198")
@pytest.mark.parametrize(
    ("role", "fr", "en"),
    [
        ("alpha_wolf", "seul, peut regarder une carte", "alone, may look at a centre card"),
        ("mystic_wolf", "seul, peut regarder une carte", "alone, may look at a centre card"),
        ("paranormal_investigator", "il s’arrête là", "stops there"),
        ("revealer", "d’un autre joueur", "another player’s"),
        ("curator", "la sienne comprise", "their own included"),
        ("bodyguard", "le suivant meurt", "the next one dies"),
        ("prince", "personne ne meurt à sa place", "nobody dies instead"),
        ("tanner", "et pas autrement", "and not otherwise"),
        ("minion", "la mort de quelqu’un d’autre", "somebody else must die"),
    ],
)
def test_what_a_role_does_is_said_whole(role: str, fr: str, en: str) -> None:
    for language, part in (("fr", fr), ("en", en)):
        lines = WEREWOLF.words(language).splitlines()
        (said,) = [line for line in lines if line.startswith(f"werewolf-power-{role} =")]
        assert part in said


def test_a_part_that_stayed_the_same_is_said_once() -> None:
    said = []
    for language in ("fr", "en"):
        words = Words(WEREWOLF, language, NAMES, me=0)
        for seat, start in ((1, "sentinel"), (0, "sentinel"), (1, "seer")):
            event = {"kind": "unmasked", "seat": seat, "start": start, "role": "sentinel"}
            said.append(words.event(event, 5))
    assert said == [
        "Bo\u00a0: Sentinelle, au départ comme à la fin.",
        "Vous\u00a0: Sentinelle, au départ comme à la fin.",
        "Bo\u00a0: Voyante au départ, Sentinelle à la fin.",
        "Bo: Sentinel, both at first and at the end.",
        "You: Sentinel, both at first and at the end.",
        "Bo: Seer at first, Sentinel at the end.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_has_words(language: str) -> None:
    text = getsource(victory)
    known = {
        name.removeprefix("werewolf-outcome-") for name in ids(language) if "-outcome-" in name
    }
    assert all(f'"{reason}"' in text for reason in known)
    assert len(known) == 10


def test_french_is_written_in_french() -> None:
    text = WEREWOLF.words("fr")
    sentences = [line.partition("= ")[2] for line in text.splitlines() if "= " in line]
    for sentence in sentences:
        assert not any(f" {sign}" in sentence for sign in "?!;:"), sentence
        assert "'" not in sentence, sentence
