"""What can be computed from all that anybody is told while a match is running: nothing.

Strangers, a spectator and every seat put together whatever a real server gives them, over HTTP and
sockets, together with what they gave themselves. Every string in it, as it stands and decoded, is
then tried as the secret, the key, the prefix and the seed of the match, alone and with every label.
The same adversaries find everything at a server on which one thing was put back: that no label
tells the keys apart, so that what is shown as the commitment is the key of the draws.
"""

from __future__ import annotations

import asyncio
import base64
import hmac
import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from itertools import product
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from tests.server.houses import Postgres, Worker
from tests.server.people import newcomer, table_of
from tests.server.talk import Talk

from cabale import names, new_match
from cabale.core import Chance, Luck, Match, luck
from cabale.core.chance import DECK
from cabale.server.api import ROUTES
from cabale.server.client import Client
from cabale.server.tables import entries as e
from cabale.server.tables.room import Room
from cabale.store import open_store

ANSWERS = 6
"""So much is played before the adversaries sit down and think."""
LABELS = (luck.COMMIT, luck.DEAL, luck.CHAIN, luck.IMAGINE)


def unlabelled(secret: bytes, _label: str) -> bytes:
    """The old derivation: one hash of the secret for all purposes."""
    return sha256(secret).digest()


class Old(Worker):
    """A server with the old derivation."""

    def command(self) -> list[str]:
        python, flag, code, *rest = super().command()
        put_back = (
            "from hashlib import sha256; from cabale.core import luck; "
            "luck._under = lambda secret, _: sha256(secret).digest(); "
        )
        return [python, flag, put_back + code, *rest]


@pytest.fixture(scope="module")
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Worker, str]]:
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('adversary') / 'cabale.db'}"
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.database()
    yield from _serve(Worker(url), url)


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Worker, str]]:
    path: Path = tmp_path_factory.mktemp("old") / "cabale.db"
    url = f"sqlite:///{path}"
    yield from _serve(Old(url), url)


def _serve(worker: Worker, url: str) -> Iterator[tuple[Worker, str]]:
    try:
        yield worker.start(), url
    finally:
        worker.stop()


# --- collecting ----------------------------------------------------------------------------------


class Loot(NamedTuple):
    """What was found out about a running match, and the truth about it."""

    table: str
    texts: list[str]
    """All that was told, word for word, and what the adversaries gave themselves."""
    others: list[str]
    """What somebody else than the reader gave, whose text must not hold it."""
    dealt: Match
    now: Match


def paths(table: dict[str, str], people: list[str]) -> list[str]:
    """Everything that answers a GET, but for the words of the games, which are the same always."""
    found = ["/healthz", "/metrics", f"/t/{table['code']}", f"/plain/{table['code']}"]
    for route in ROUTES:
        if route.method == "GET" and "/words/" not in route.path:
            ends = ["", "?seat=0"] if route.query else [""]
            for player, end in product(people if "{player}" in route.path else [""], ends):
                parts = {"game": table["game"], "player": player, "number": "0"}
                parts |= dict.fromkeys(("table", "puzzle", "circle", "event"), table["id"])
                found.append(route.path.format(**parts) + end)
    return found


def fetch(client: Client, path: str) -> str:
    """The whole answer: its head and its body, whatever the status."""
    request = urllib.request.Request(client.url + path, headers=client._headers())
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return f"{answer.headers}\n{answer.read().decode()}"
    except urllib.error.HTTPError as no:
        with no:
            return f"{no.headers}\n{no.read().decode()}"


async def collect(server: Worker, store: str, name: str) -> Loot:
    spectator, stranger = await newcomer(server.url, "Spectator"), Client(server.url)
    goes_on = False
    while not goes_on:  # some matches are over after a few answers at random: there is another
        table, people = await table_of(server.url, name, listed=True)
        told: dict[Client, list[str]] = {client: [] for client in (*people, spectator, stranger)}
        goes_on = await _play(table["id"], people, spectator, told)
    players = [seat["player"] for seat in table["seats"]]
    for client, texts in told.items():
        for path in paths(table, players):
            texts.append(await asyncio.to_thread(fetch, client, path))
    others = []
    for client, texts in told.items():
        kept = client.receipts.get(table["id"])
        for giver in people:
            gave = giver.receipts[table["id"]].luck
            assert gave is not None
            others += [gave[0] for text in texts if giver is not client and gave[0] in text]
        texts += [] if kept is None else [kept.dumps(), client.cookie or ""]
    dealt, now = await _truth(store, table["id"])
    return Loot(
        table["id"], [text for texts in told.values() for text in texts], others, dealt, now
    )


async def _play(
    table: str, people: list[Client], spectator: Client, told: dict[Client, list[str]]
) -> bool:
    """A part of the match, as every seat and a spectator hear it; whether it goes on."""
    talks = [Talk(client, table) for client in (*people, spectator)]
    rng = Random(table)
    for talk in talks:
        await talk.__aenter__()
    try:
        answered = 0
        while answered < ANSWERS:
            for seat, talk in enumerate(talks[:-1]):
                state = await talk.settle()
                if state["view"]["outcome"] is not None:
                    return False
                question = state["question"]
                asked = question is not None and question["held"] is None
                if asked and answered < ANSWERS:
                    answered += 1
                    await talk.answer("why", seat=seat, choice=["pass"])
                    await talk.answer("claims", seat=seat)
                    await talk.choose(rng.choice(question["choices"]))
        for seat, talk in enumerate(talks):
            spectates = talk.client is spectator
            await talk.answer("chat", seat=None if spectates else seat, text="Hm.")
            await talk.settle()
    finally:
        for talk in talks:
            await talk.__aexit__()
    for talk in talks:
        told[talk.client] += [json.dumps(message, ensure_ascii=False) for message in talk.all]
    return True


async def _truth(url: str, table: str) -> tuple[Match, Match]:
    """The match as it was dealt, and as it stands, from the table's log on disk."""
    store = open_store(url)
    await store.open()
    rows = await store.entries(table)
    await store.close()
    room, dealt = Room(table), None
    for row in rows:
        entry = e.decode(row.body)
        room.accept(row.at, entry, room.consider(entry))
        if isinstance(entry, e.Started):
            assert room.match is not None
            dealt = room.match.clone()
    assert dealt is not None
    assert room.match is not None
    assert room.match.outcome is None, "adversaries are at work before the end"
    return dealt, room.match


# --- trying --------------------------------------------------------------------------------------


def strings(texts: list[str]) -> set[str]:
    """Every string that stands in what was told: of JSON the leaves and keys, and each word."""
    found = set()
    for text in texts:
        found.add(text)
        found.update(re.findall(r'"((?:[^"\\]|\\.)*)"', text))
        found.update(re.findall(r"[^\s\",:;=\[\]{}()]+", text))
        found.update(re.findall(r"[0-9A-Za-z]+", text))
    return found


def decoded(text: str) -> Iterator[bytes]:
    """The string as bytes: as it stands, from hex, from base64 of either alphabet."""
    yield text.encode("utf-8", "surrogatepass")
    with_padding = text + "=" * (-len(text) % 4)
    for read in (bytes.fromhex, base64.b64decode, base64.urlsafe_b64decode):
        for form in (text, with_padding):
            with suppress(ValueError):
                yield read(form)


def keys(value: bytes, table: str, lucks: list[str]) -> Iterator[bytes]:
    """What the draws could be made of if this value were their key, secret or seed."""
    yield value
    yield sha256(value).digest()
    yield sha256(value.hex().encode()).digest()
    for label in LABELS:
        for purpose in ("", table, *lucks):
            yield hmac.digest(value, (label + purpose).encode(), "sha256")
        yield hmac.digest(label.encode(), value, "sha256")
        yield sha256(label.encode() + value).digest()
        yield sha256(value + label.encode()).digest()


def opens(loot: Loot) -> list[bytes]:
    """The keys that give the next draw of the match, out of all that can be made of the loot."""
    given = loot.dealt.luck.contributions
    nobody = [None] * loot.dealt.seats
    # The adversaries together know what they gave; the seats of this match have no others.
    lucks = [luck._json([loot.table, known]) for known in (given, nobody)]
    values = {value for text in strings(loot.texts) for value in decoded(text)}
    number = loot.now.state.draws[DECK]
    truth = loot.now.board.chance.words(DECK, number, 1)
    return [
        key
        for value in values
        for key in keys(value, loot.table, lucks)
        if Chance(key).words(DECK, number, 1) == truth
    ]


def deal(loot: Loot, key: bytes) -> Match:
    """The same table dealt with this key, as it would be before the first choice."""
    match = loot.dealt
    known = Luck(key, seed="its key is taken as it is")
    options = match.board.options
    return new_match(match.game, match.seats, luck=known, options=options, live=True)


SERVED = [
    *[("sqlite", name) for name in names()],
    ("postgresql", names()[0]),
    *[pytest.param("postgresql", name, marks=pytest.mark.soak) for name in names()[1:]],
]


@pytest.mark.parametrize(("served", "name"), SERVED, indirect=["served"])
def test_nothing_that_anybody_is_told_opens_a_running_match(
    served: tuple[Worker, str], name: str
) -> None:
    loot = asyncio.run(collect(*served, name))
    assert len(loot.texts) > 100
    assert loot.others == [], "nobody sees what another gave"
    assert opens(loot) == []
    # Whatever is long enough to be a key is dealt with, too: no deal is the one that is played.
    long = {value for text in strings(loot.texts) for value in decoded(text) if len(value) >= 16}
    assert bytes.fromhex(loot.dealt.luck.commitment) in long
    for value in sorted(long, key=len)[:400]:
        assert deal(loot, value).state != loot.dealt.state
    # The truth itself would be recognised.
    assert deal(loot, loot.dealt.luck.key).state == loot.dealt.state
    told = [loot.dealt.luck.secret.hex()]
    assert opens(loot._replace(texts=told)) == [loot.dealt.luck.key]


@pytest.mark.parametrize("name", names())
def test_with_the_old_derivation_everything_is_found(
    old: tuple[Worker, str], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(luck, "_under", unlabelled)
    loot = asyncio.run(collect(*old, name))
    found = opens(loot)
    assert set(found) == {bytes.fromhex(loot.dealt.luck.commitment)}
    again = deal(loot, found[0])
    assert again.state == loot.dealt.state
    for entry in loot.now.entries:
        again.repeat(entry)
    assert again.state == loot.now.state
