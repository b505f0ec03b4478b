"""Luck: one secret, a key of its own for each purpose, and everybody's own luck in the deal."""

import pytest
from tests.core.toy import GAME

from cabale.core import EditedLog, Luck, loads, new_match
from cabale.core.luck import commitment, is_contribution, is_word

SECRET = bytes(range(32))
MINE, YOURS = ("0" * 32, ""), ("1" * 32, "trèfle à quatre")
LUCK = Luck(SECRET, "table", (MINE, None, YOURS))


def test_every_purpose_has_a_key_of_its_own() -> None:
    keys = {LUCK.secret.hex(), LUCK.key.hex(), LUCK.commitment, LUCK.chain_key.hex(), LUCK.dice}
    assert len(keys) == 5
    seed = Luck.of_seed("7")
    assert len({seed.key.hex(), seed.commitment, seed.chain_key.hex(), seed.dice}) == 4


@pytest.mark.parametrize(
    "other",
    [
        LUCK._replace(secret=bytes(32)),
        LUCK._replace(table="another"),
        LUCK._replace(contributions=(MINE, None, None)),
        LUCK._replace(contributions=(None, MINE, YOURS)),
        LUCK._replace(contributions=(MINE, None, (YOURS[0], "trèfle"))),
        LUCK._replace(contributions=(MINE, None, ("2" * 32, YOURS[1]))),
    ],
)
def test_the_deal_hangs_on_the_secret_the_table_and_everybody_s_luck(other: Luck) -> None:
    assert other.key != LUCK.key


def test_the_commitment_was_there_before_anybody_gave_luck() -> None:
    nobody = LUCK._replace(contributions=(None, None, None))
    assert LUCK.commitment == nobody.commitment == commitment(SECRET, "table")


def test_a_match_of_a_table_says_so_in_its_log() -> None:
    header = new_match(GAME, 3, luck=LUCK).log.header
    assert (header["table"], header["commitment"]) == ("table", LUCK.commitment)
    assert header["luck"] == [list(MINE), None, list(YOURS)]
    assert "secret" not in new_match(GAME, 3, luck=LUCK).log.dumps()


@pytest.mark.parametrize("word", ["two  spaces", " before", "after ", "a\nb", "a\u200bb", "x" * 41])
def test_a_word_is_one_line_with_nothing_invisible(word: str) -> None:
    assert not is_word(word)
    assert not is_contribution(["0" * 32, word])


@pytest.mark.parametrize(
    "value", [[], ["0" * 32], ["0" * 31, ""], ["A" * 32, ""], [0, ""], ["0" * 32, None], "x", 1]
)
def test_what_is_no_contribution(value: object) -> None:
    assert not is_contribution(value)


def test_a_shorter_secret_is_refused_though_hmac_takes_it_for_the_same() -> None:
    luck = LUCK._replace(secret=SECRET[1:] + b"\0")
    match = new_match(GAME, 3, luck=luck)
    while match.outcome is None:
        match.expire(next(iter(match.decisions)))
    text = match.log.dumps()
    assert loads(text).luck == luck
    short = luck._replace(secret=SECRET[1:])
    assert short.commitment == luck.commitment
    with pytest.raises(EditedLog, match="32 bytes"):
        loads(text.replace(luck.secret.hex(), short.secret.hex()))
