"""What people type is heard as claims: on sentences of our own, in both languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabale.core import Game, game
from cabale.skeleton import game as skeleton
from cabale.talk import Hearer
from cabale.talk.corpus import hear_corpus, plain_claims, read_corpus

HERE = Path(__file__).parent
TALKING = ("castle", "cultists", "werewolf")
TROUBLE = [["exchanged", 1, 4], ["started", "troublemaker"]]
SUSPECTS = [["suspect", 1], ["suspect", 4]]
HAND = [["hold", "key"], ["hold", "goblet"]]
ROUTE = [["may_use", "red"], ["may_use", "green"]]
NAMES = ("Ada", "Basile", "Colette", "Dimitri", "Eva")


@cache
def hearer(name: str, language: str) -> Hearer:
    return Hearer(game(name), language, only=plain_claims(game(name)))


def heard(name: str, language: str, text: str, names: tuple[str, ...] = NAMES) -> list[Any]:
    return [one.claim.to_json() for one in hearer(name, language).hear(text, names, 0)]


@pytest.mark.parametrize("name", TALKING)
def test_our_own_sentences_are_heard(name: str) -> None:
    report = hear_corpus(game(name), read_corpus(HERE / f"{name}.jsonl"))
    for language, score in report.by_language.items():
        assert score.precision >= 0.97, language
        assert score.recall >= 0.95, language
        assert score.false_hearings <= 0.03, language


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I am not the seer"),
        ("en", "am I the seer?"),
        ("en", "if I were the seer I would tell"),
        ("en", "maybe Basile is the wolf"),
        ("en", "seer, speak up!"),
        ("fr", "voyante, dis un truc"),
        ("en", "Basile says he is the seer"),
        ("en", "according to Basile, Eva is a wolf"),
        ("en", "last game I was the seer"),
        ("en", "I'm the werewolf, just kidding"),
        ("en", "Basile or Eva is the wolf"),
        ("en", "“I am the seer”, he said"),
        ("fr", "je ne suis pas la voyante"),
        ("fr", "suis-je la voyante ?"),
        ("fr", "si j’étais la voyante je le dirais"),
        ("fr", "peut-être que Basile est loup"),
        ("fr", "Basile dit qu’il est voyante"),
        ("fr", "d’après Basile, Eva est loup"),
        ("fr", "la partie d’avant j’étais voyante"),
        ("fr", "je suis le loup, je rigole"),
        ("fr", "Basile ou Eva est loup"),
    ],
)
def test_what_is_not_asserted_claims_nothing(language: str, text: str) -> None:
    assert heard("werewolf", language, text) == []


@pytest.mark.parametrize(
    ("language", "text", "claims"),
    [
        ("en", "Basile, Eva is the wolf", [["suspect", 4]]),
        ("en", "Basile, Eva are wolves", [["suspect", 1], ["suspect", 4]]),
        ("en", "Basile, Eva and Dimitri are wolves", [["suspect", n] for n in (1, 4, 3)]),
        ("en", "I vote Basile, Eva is lying", [["will_vote", 1], ["doubt", 4]]),
        ("fr", "Basile, Eva ment", [["doubt", 4]]),
        ("fr", "je vote Basile, Eva ment", [["will_vote", 1], ["doubt", 4]]),
        ("fr", "je soupçonne Basile, Eva et Dimitri", [["suspect", n] for n in (1, 4, 3)]),
    ],
)
def test_who_is_spoken_to_is_none_of_those_spoken_of(
    language: str, text: str, claims: list[Any]
) -> None:
    assert heard("werewolf", language, text) == claims


@pytest.mark.parametrize(
    ("language", "text", "claims"),
    [
        ("en", "my left neighbour is lying", [["doubt", 1]]),
        ("en", "Colette's left neighbour is lying", [["doubt", 3]]),
        ("en", "whoever sits on Colette's right is lying", [["doubt", 1]]),
        ("fr", "la voisine de droite de Colette ment", [["doubt", 1]]),
    ],
)
def test_a_neighbour_may_be_somebody_elses(language: str, text: str, claims: list[Any]) -> None:
    assert heard("werewolf", language, text) == claims


@pytest.mark.parametrize(
    ("language", "text", "claims"),
    [
        ("en", "Basile calls me a liar, I'm the hunter!", [["started", "hunter"]]),
        ("en", "Basile says: I'm the hunter", []),
        ("en", "what Basile said is false", [["doubt", 1]]),
        ("en", "why vote me, I'm the hunter", [["started", "hunter"]]),
        ("en", "minion? no way", []),
        ("en", "hunter so don't you dare", [["started", "hunter"]]),
        ("en", "swapped Eva and Basile, troublemaker", TROUBLE),
        ("en", "the aura seer sees traces on Basile", []),
        ("en", "theory: Basile minion, Eva wolf", []),
        ("en", "heard Basile is the wolf", []),
        ("en", "say Basile is the wolf, what then?", []),
        ("en", "no no I am the hunter", [["started", "hunter"]]),
        ("fr", "je vote Basile sinon on perd", [["will_vote", 1]]),
        ("fr", "ce que dit Basile est faux", [["doubt", 1]]),
        ("fr", "je vote contre Basile, qui me suit ?", [["will_vote", 1]]),
        ("fr", "je ne crois ni Basile ni Eva", [["doubt", 1], ["doubt", 4]]),
        ("fr", "la diseuse voit des traces sur Basile", []),
        ("fr", "Ada, voyante", [["started", "seer"]]),
        ("fr", "Ada = voyante", []),
    ],
)
def test_what_is_asserted_is_told_from_what_stands_beside_it(
    language: str, text: str, claims: list[Any]
) -> None:
    assert heard("werewolf", language, text) == claims


def test_slips_abbreviations_and_nicknames() -> None:
    both = [["started", "seer"], ["suspect", 3]]
    assert heard("werewolf", "fr", "jsuis vovo et dimi est lg") == both
    assert heard("werewolf", "fr", "chui la voyente, dimitry est un loup") == both
    assert heard("werewolf", "en", "im teh seer and Dim is a ww") == both


def test_a_name_that_is_a_word_too_is_told_apart() -> None:
    names = ("Will", "Hunter", "Rose")
    assert heard("werewolf", "en", "will you please stop", names) == []
    assert heard("werewolf", "en", "I am the hunter", names) == [["started", "hunter"]]
    assert heard("werewolf", "en", "Hunter is lying", names) == [["doubt", 1]]


@pytest.mark.parametrize(
    ("called", "names", "seat"),
    [
        ("bobby", ("Ada", "Robert"), 1),
        ("peggy", ("Ada", "Margaret"), 1),
        ("manu", ("Ada", "Emmanuelle"), 1),
        ("lottie", ("Ada", "Charlotte"), 1),
        ("lulu", ("Ada", "Ludovic"), 1),
        ("jl", ("Ada", "Jean-Luc"), 1),
        ("gregry", ("Ada", "Gregory"), 1),
        ("kiki", ("Ada", "xKiki_92"), 1),
    ],
)
def test_people_are_called_by_their_pet_names(
    called: str, names: tuple[str, ...], seat: int
) -> None:
    assert heard("werewolf", "en", f"{called} is lying", names) == [["doubt", seat]]
    assert heard("werewolf", "fr", f"{called} ment", names) == [["doubt", seat]]


def test_a_word_of_the_grammar_is_nobodys_short_name() -> None:
    assert heard("cultists", "fr", "je vote pas contre Eva", ("Ada", "Pascal", "Eva")) == []


def test_the_same_is_true_of_another_too() -> None:
    both = [["has_society", 1, "order"], ["has_society", 4, "order"]]
    assert heard("castle", "fr", "basile est ordre, et eva aussi") == both
    assert heard("castle", "en", "Basile is Order and so is Eva") == both


def test_left_and_right_name_cards_only_beside_the_centre() -> None:
    seen = [["saw_centre", 0, "minion"], ["saw_centre", 2, "hunter"]]
    assert heard("werewolf", "en", "two center cards: left is minion, right is hunter") == seen
    assert heard("werewolf", "fr", "au centre : à gauche sbire, à droite chasseur") == seen
    assert heard("werewolf", "fr", "à gauche sbire") == []


def test_a_card_that_did_not_move_is_no_deed_of_its_owner() -> None:
    assert heard("werewolf", "fr", "ma carte a pas bougé") == []
    assert heard("werewolf", "en", "my card hasn't moved") == []


def test_a_long_tale_that_laughs_is_no_joke() -> None:
    tale = "robber. stole Eva's card, she was the minion. so i'm minion now lol"
    told = [["started", "robber"], ["robbed", 4, "minion"], ["became", "minion"]]
    assert heard("werewolf", "en", tale) == told
    assert heard("werewolf", "en", "haha I'm the minion") == []


def test_two_people_of_the_same_short_name_are_nobody() -> None:
    assert heard("castle", "fr", "Jean ment, jean est louche", ("Ada", "Jeanne", "Jeannot")) == []


@pytest.mark.parametrize(
    ("name", "language", "text", "claim"),
    [
        ("werewolf", "en", "I'm not a wolf", ["no_wolf"]),
        ("werewolf", "fr", "je suis du village", ["of_the_village"]),
        ("werewolf", "en", "I robbed Eva", ["robbed_card", 4]),
        ("werewolf", "fr", "Basile était voyante", ["was", 1, "seer"]),
        ("werewolf", "en", "Basile is the tanner now", ["is_now", 1, "tanner"]),
        ("werewolf", "fr", "le tanneur est au centre", ["centre_holds", "tanner"]),
        ("werewolf", "en", "nobody left a trace", ["no_traces"]),
        ("werewolf", "en", "Basile or Eva is the wolf", ["either", 1, 4]),
        ("werewolf", "fr", "soit Basile soit Eva est loup", ["either", 1, 4]),
        ("werewolf", "en", "someone shielded me", ["was_shielded"]),
        ("werewolf", "fr", "je suis un gentil", ["of_the_village"]),
        ("cultists", "fr", "Eva n'était pas sur son parcours", ["off_route", 4]),
        ("castle", "fr", "j'ai pas de clé", ["lack", "key"]),
        ("castle", "en", "Eva doesn't have the key", ["lacks", 4, "key"]),
        ("castle", "fr", "Basile est le docteur", ["has_profession", 1, "doctor"]),
        ("castle", "en", "Eva, which society are you?", ["ask", 4]),
        ("castle", "fr", "Basile ment", ["doubt", 1]),
        ("castle", "en", "Eva, trade with me", ["trade_with", 4]),
        ("castle", "fr", "Eva, échange avec moi", ["trade_with", 4]),
        ("castle", "fr", "Eva et moi on est de la même société", ["same_society", 4]),
        ("castle", "en", "I agree with Eva", ["agree", 4]),
        ("cultists", "fr", "Basile m'a donné une carte", ["was_given", 1]),
        ("cultists", "en", "I met Eva", ["met", 4]),
        ("cultists", "fr", "je suis d'accord avec Eva", ["agree", 4]),
        ("cultists", "en", "it is not Basile", ["not_that_one", 1]),
        ("castle", "en", "I want to trade with Eva", ["trade_with", 4]),
        ("castle", "en", "Eva, shall we trade?", ["trade_with", 4]),
        ("castle", "fr", "on échange Eva ?", ["trade_with", 4]),
        ("castle", "fr", "Eva tu veux échanger ?", ["trade_with", 4]),
        ("castle", "fr", "on est du même camp avec Eva", ["same_society", 4]),
        ("castle", "en", "one of Basile and Eva is our enemy", ["either", 1, 4]),
        ("cultists", "en", "Eva are you a cultist?", ["ask", 4]),
        ("cultists", "fr", "Eva t'es fanatique ?", ["ask", 4]),
        ("cultists", "fr", "un des deux, Basile ou Eva, est fanatique", ["either", 1, 4]),
        ("cultists", "en", "Eva wasn't where she should have been", ["off_route", 4]),
        ("cultists", "fr", "Eva et moi on s'est croisés", ["met", 4]),
        ("werewolf", "en", "I gave a card to Eva", ["gave_card", 4]),
        ("werewolf", "fr", "y'a la voyante au centre", ["centre_holds", "seer"]),
    ],
)
def test_what_people_say_beside_the_first_claims(
    name: str, language: str, text: str, claim: list[Any]
) -> None:
    """Corpora do not know these, so they are heard everywhere else."""
    assert heard(name, language, text) == []
    all_ears = Hearer(game(name), language)
    assert [one.claim.to_json() for one in all_ears.hear(text, NAMES, 0)] == [claim]


@pytest.mark.parametrize(
    ("name", "language", "text"),
    [
        ("castle", "en", "either Basile or Eva is Order"),  # friend or foe: of whom?
        ("castle", "fr", "soit Basile soit Eva est de l'Ordre"),
        ("castle", "en", "does Eva want to trade with Basile?"),
        ("castle", "fr", "on a échangé avec Eva"),
        ("castle", "fr", "je veux pas échanger avec Eva"),
        ("cultists", "en", "is Eva a cultist?"),
        ("cultists", "en", "one of us is a cultist"),
        ("werewolf", "fr", "on a mis un bouclier sur Eva"),
    ],
)
def test_what_is_near_the_later_claims_is_none(name: str, language: str, text: str) -> None:
    assert Hearer(game(name), language).hear(text, NAMES, 0) == []


@pytest.mark.parametrize("name", TALKING)
def test_the_first_claims_keep_their_places(name: str) -> None:
    """A log and a net know a claim by its place: what is new stands after what was there."""
    later = [verb.later for verb in game(name).claims]
    assert later == sorted(later)
    assert any(later)


def test_a_slip_makes_it_less_sure() -> None:
    [sure] = hearer("werewolf", "en").hear("I am the insomniac", NAMES, 0)
    [unsure] = hearer("werewolf", "en").hear("I am the insomniaq", NAMES, 0)
    [guessed] = hearer("werewolf", "en").hear("I suspect dimitry", NAMES, 0)
    assert sure.sure == 1.0 > unsure.sure > 0.8
    assert sure.sure > guessed.sure


def test_nobody_speaks_of_himself_by_pointing() -> None:
    assert heard("cultists", "en", "Ada is a cultist") == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_game_without_synonyms_is_heard_in_the_words_of_its_catalogue(language: str) -> None:
    lantern = a_game_of_somebody_elses()
    text = {"fr": "J'ai le 3", "en": "i hold 3"}[language]
    listens = Hearer(lantern, language)
    assert lantern.synonyms(language) == ""
    assert [one.claim.to_json() for one in listens.hear(text, NAMES[:3], 0)] == [["hold", 3]]
    assert listens.hear("bonjour hello", NAMES[:3], 0) == []


def a_game_of_somebody_elses() -> Game[Any]:
    module: ModuleType = skeleton
    [found] = [one for one in vars(module).values() if isinstance(one, type) and _is_game(one)]
    made: Game[Any] = found()
    return made


def _is_game(kind: type) -> bool:
    return issubclass(kind, Game) and kind is not Game


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=80), st.sampled_from(TALKING), st.sampled_from(["fr", "en"]))
def test_any_text_is_heard_without_an_error(text: str, name: str, language: str) -> None:
    catalogue = game(name).claim_catalogue(len(NAMES))
    for one in hearer(name, language).hear(text, NAMES, 0):
        assert catalogue.from_json(one.claim.to_json()) == one.claim
        assert 0 < one.sure <= 1


def test_a_long_line_takes_no_longer_than_a_line() -> None:
    assert heard("werewolf", "en", "x " * 500 + "I am the seer") == []


@pytest.mark.parametrize(
    ("language", "text", "names", "claims"),
    [
        ("en", "I hvae the dagger", NAMES, [["hold", "dagger"]]),  # two letters swapped
        ("en", "hope is on our team", ("Ada", "Hope"), [["trust", 1]]),
        ("en", "hope Ada has the key", ("Eva", "Hope", "Ada"), []),
        ("fr", "ludovic est de l'ordre", ("Ada", "Ludo"), [["has_society", 1, "order"]]),
        ("en", "Ty has the key", ("Ada", "Ty"), [["holds", 1, "key"]]),
        ("en", "ty, I have the key", ("Ada", "Ty"), [["hold", "key"]]),
        ("fr", "j'avais le fouet mais je l'ai échangé", NAMES, []),
        ("fr", "la clé, je l'ai donnée à Basile", NAMES, [["holds", 1, "key"]]),
        ("en", "I trust both Basile and Eva", NAMES, [["trust", 1], ["trust", 4]]),
    ],
)
def test_names_and_words_are_told_apart(
    language: str, text: str, names: tuple[str, ...], claims: list[Any]
) -> None:
    assert heard("castle", language, text, names) == claims


@pytest.mark.parametrize(
    ("name", "language", "text", "claims"),
    [
        ("castle", "fr", "j'peux pas annoncer j'ai la perle", [["hold", "black_pearl"]]),
        ("castle", "fr", "je pense pas que j'ai la perle", []),
        ("castle", "fr", "basile est de lordre jen suis sure", [["has_society", 1, "order"]]),
        ("castle", "fr", "cé basile ki a la clé", [["holds", 1, "key"]]),
        ("castle", "en", "got a goblet, any takers?", [["hold", "goblet"]]),
        ("castle", "en", "got a goblet?", []),
        ("castle", "en", "I'd love a key if anybody has a spare", [["need", "key"]]),
        ("castle", "fr", "notre chère Eva est de l'Ordre", [["has_society", 4, "order"]]),
        ("cultists", "fr", "sabotage en vert, c'est pas moi", []),
        ("cultists", "fr", "sabotage en vert, désolé", [["added", "green", "sabotage"]]),
        ("cultists", "fr", "Basile n'a rien saboté", []),
        ("cultists", "en", "I'm afraid Basile is the cultist", [["suspect", 1]]),
        ("cultists", "fr", "Je crains que Basile ne soit fanatique", [["suspect", 1]]),
        (
            "cultists",
            "en",
            "I can use pink and orange",
            [["may_use", "pink"], ["may_use", "orange"]],
        ),
        ("werewolf", "fr", "Eva a rien touché, Basile oui", [["no_trace", 4], ["trace", 1]]),
        ("werewolf", "fr", "Eva n’a rien déplacé", [["no_trace", 4]]),
        ("werewolf", "fr", "Basile a déplacé une carte", [["trace", 1]]),
    ],
)
def test_run_on_and_hasty_lines(name: str, language: str, text: str, claims: list[Any]) -> None:
    assert heard(name, language, text) == claims


@pytest.mark.parametrize(
    ("name", "language", "text", "claims"),
    [
        ("castle", "en", "I have zero goblets", []),
        ("castle", "en", "zero doubt Eva has the key", [["holds", 4, "key"]]),
        ("castle", "fr", "des clés j'en ai aucune", []),
        ("castle", "fr", "j'ai nada comme clé", []),
        ("castle", "en", "I'm with the Order. no wait, Brotherhood", [["member", "brotherhood"]]),
        ("castle", "en", "I have a key, I mean a goblet", [["hold", "goblet"]]),
        ("castle", "fr", "Ordre. Enfin non, j'ai mal lu, Confrérie", [["member", "brotherhood"]]),
        ("werewolf", "en", "I'm the seer, no wait, I'm the robber", [["started", "robber"]]),
        (
            "werewolf",
            "en",
            "I swapped Colette and Eva, no sorry, Basile and Eva",
            [["exchanged", 1, 4]],
        ),
        ("werewolf", "en", "I'm the hunter, sorry Basile", [["started", "hunter"]]),
        ("werewolf", "fr", "je vote Basile, non attendez, Eva", [["will_vote", 4]]),
        ("castle", "fr", "ma voisine de gauche, Basile, a un gobelet", [["holds", 1, "goblet"]]),
        ("castle", "en", "Basile, my left neighbour, has a key", [["holds", 1, "key"]]),
        ("werewolf", "en", "my left neighbour, Basile, and Eva are wolves", SUSPECTS),
        ("werewolf", "en", "claiming early: hunter", [["started", "hunter"]]),
        ("werewolf", "en", "two people claiming seer", []),
        ("werewolf", "fr", "mdr Eva tu mens", [["doubt", 4]]),
        ("werewolf", "fr", "mdr Eva dit que Basile ment", []),
        ("werewolf", "en", "guess who's the wolf. Eva", []),
        ("werewolf", "en", "guess who's the seer. me.", [["started", "seer"]]),
        ("cultists", "en", "a success in pink 2 last round", [["added", "pink_2", "success"]]),
        ("cultists", "en", "last round I was the cultist", []),
        ("cultists", "en", "red is on my route, so is green", ROUTE),
        ("werewolf", "en", "Eva your lying", [["doubt", 4]]),
        ("werewolf", "en", "vote Eva she's lying", [["will_vote", 4], ["doubt", 4]]),
        ("castle", "fr", "Eva a la clé, je l'ai vue", [["holds", 4, "key"]]),
        ("castle", "fr", "la clé, je l'ai vue", []),
        ("castle", "en", "key and goblet. that's my whole hand", HAND),
        ("cultists", "fr", "le fanatique, c'est moi", [["cultist"]]),
    ],
)
def test_what_is_counted_corrected_or_explained(
    name: str, language: str, text: str, claims: list[Any]
) -> None:
    assert heard(name, language, text) == claims


@pytest.mark.parametrize(
    ("name", "language", "text", "claims"),
    [
        ("castle", "en", "I have zero goblets", [["lack", "goblet"]]),
        ("castle", "fr", "on échange, Eva", [["trade_with", 4]]),
        ("castle", "fr", "on a échangé, Eva et moi", []),
        ("castle", "en", "I'm about to declare", [["will_announce"]]),
        ("werewolf", "en", "Eva or Dimitri, one of them is a wolf", [["either", 3, 4]]),
    ],
)
def test_later_claims_of_hasty_lines(
    name: str, language: str, text: str, claims: list[Any]
) -> None:
    hearer = Hearer(game(name), language)
    assert [one.claim.to_json() for one in hearer.hear(text, NAMES, 0)] == claims


@pytest.mark.parametrize(
    ("language", "text", "rest"),
    [
        ("fr", "je suis voyante", []),
        (
            "fr",
            "je suis voyante, enfin Eva bidouille les cartes",
            ["enfin Eva bidouille les cartes"],
        ),
        ("fr", "tout le monde ment et je suis voyante", ["tout le monde ment"]),
        ("fr", "j’ai faim, je suis chasseur", []),  # nothing of the game
        ("fr", "je suis voyante. Et toi, Basile ?", []),  # asked, which was understood
        ("fr", "le voleur se planque, c’est sûr", ["le voleur se planque"]),
        ("fr", "Basile est sympa", []),
        ("en", "Basile, hello everybody", []),
        (
            "en",
            "I'm the seer and Eva fiddled with the middle cards",
            ["Eva fiddled with the middle cards"],
        ),
    ],
)
def test_what_was_not_understood_is_told_as_it_was_typed(
    language: str, text: str, rest: list[str]
) -> None:
    hearer = Hearer(game("werewolf"), language)
    assert hearer.listen(text, NAMES, 0).rest == rest


@pytest.mark.parametrize(
    ("language", "text", "seat"),
    [
        ("fr", "Basile, t’es quoi ?", 1),
        ("fr", "Basile t’as vu quoi ?", 1),
        ("fr", "et toi Eva ?", 4),
        ("fr", "Eva ?", 4),
        ("fr", "qui est le loup ?", None),
        ("fr", "Basile est loup", None),
        ("en", "what did you see, Basile?", 1),
        ("en", "Eva, why are you so quiet?", 4),
        ("en", "is Basile the wolf?", None),
        ("en", "Basile, speak up", 1),
        ("en", "thoughts, Eva?", 4),
        ("en", "Basile speaks of Eva", None),
        ("fr", "basile répond stp", 1),
        ("fr", "Basile, un avis ?", 1),
        ("fr", "Eva tu votes pour qui", 4),
        ("fr", "Basile est là ?", None),
        ("en", "Ada, what are you?", None),  # who speaks asks himself
    ],
)
def test_a_question_is_put_to_somebody(language: str, text: str, seat: int | None) -> None:
    assert Hearer(game("werewolf"), language).asks(text, NAMES, 0) == seat
