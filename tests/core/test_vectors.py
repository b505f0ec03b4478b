"""The test vectors of docs/protocol.md hold: by our code, and by the formulas that stand there."""

import hmac
import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from cabale.core import Chance, Luck
from cabale.core.log import heads

DOCS = Path(__file__).parents[2] / "docs" / "protocol.md"


@pytest.fixture(scope="module")
def vectors() -> dict[str, Any]:
    (block,) = re.findall(r"```json vectors\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    read: dict[str, Any] = json.loads(block)
    return read


def test_our_code_gives_them(vectors: dict[str, Any]) -> None:
    given = tuple(one and (one[0], one[1]) for one in vectors["luck"])
    luck = Luck(bytes.fromhex(vectors["secret"]), vectors["table"], given)
    assert luck.commitment == vectors["commitment"]
    assert luck.key.hex() == vectors["deal_key"]
    assert luck.chain_key.hex() == vectors["chain_key"]
    chance = Chance(luck.key)
    for one in vectors["words"]:
        words = chance.words(one["stream"], one["number"], 4)
        assert [f"{word:016x}" for word in words] == one["words"]
    for one in vectors["below"]:
        assert chance.below(one["n"], one["stream"], one["number"]) == one["is"]
    shuffle = vectors["shuffle"]
    items = list(shuffle["from"])
    chance.shuffle(items, shuffle["stream"], shuffle["number"])
    assert items == shuffle["to"]
    assert heads(luck, vectors["log"]) == vectors["heads"]


def test_the_formulas_give_them(vectors: dict[str, Any]) -> None:
    """As somebody would write them down who has read the page and not the code."""

    def mac(key: bytes, message: bytes) -> bytes:
        return hmac.new(key, message, sha256).digest()

    secret, table = bytes.fromhex(vectors["secret"]), vectors["table"]
    assert mac(secret, f"cabale/2/commit/{table}".encode()).hex() == vectors["commitment"]
    body = json.dumps([table, vectors["luck"]], ensure_ascii=False, separators=(",", ":"))
    assert "cabale/2/deal/" + body == vectors["deal_message"]
    key = mac(secret, vectors["deal_message"].encode())
    assert key.hex() == vectors["deal_key"]
    for one in vectors["words"]:
        block = sha256(key + f"{one['stream']}/{one['number']}/0".encode()).digest()
        assert [block[at : at + 8].hex() for at in (0, 8, 16, 24)] == one["words"]
    for one in vectors["below"]:
        first = sha256(key + f"{one['stream']}/{one['number']}/0".encode()).digest()[:8]
        assert int.from_bytes(first, "big") * one["n"] >> 64 == one["is"]
    shuffle, items = vectors["shuffle"], list(vectors["shuffle"]["from"])
    for number, place in enumerate(range(len(items) - 1, 0, -1)):
        where = f"{shuffle['stream']}/{shuffle['number']}/{number // 4}"
        block = sha256(key + where.encode()).digest()
        word = int.from_bytes(block[8 * (number % 4) :][:8], "big")
        other = word * (place + 1) >> 64
        items[place], items[other] = items[other], items[place]
    assert items == shuffle["to"]
    chain = mac(secret, f"cabale/2/chain/{table}".encode())
    assert chain.hex() == vectors["chain_key"]
    head = b""
    for line, shown in zip(vectors["log"], vectors["heads"], strict=True):
        head = mac(chain, head + line.encode())
        assert head[:16].hex() == shown
