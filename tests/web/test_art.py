"""The pictures of the cards: each thing has one, no two look alike, and they are light."""

from __future__ import annotations

import gzip
import re
from hashlib import sha256
from pathlib import Path

import pytest
from tests.web.conftest import APP

from cabale.core import game
from cabale.games.abyss.rules import components as abyss
from cabale.games.castle.rules import components as castle
from cabale.games.cultists.rules import components as cultists
from cabale.games.werewolf.rules import components as werewolf
from cabale.server.tables.faces import code_of
from cabale.server.wire.portraits import kit_of, portrait
from cabale.words import LANGUAGES, Words

pictures = pytest.importorskip("tests.web.pictures")

SIZE = 120_000
"""What the art of one game may weigh, gzipped."""
ALIKE = 0.58
"""Two pictures of one game are less alike than this, in grey at 64 px."""

IDS: dict[str, dict[str, list[str]]] = {
    "abyss": {
        "lord": list(abyss.LORD_IDS),
        "race": list(abyss.RACES),
        "card": ["monster"],
        "location": list(abyss.LOCATIONS),
        "back": ["exploration", "lord", "location"],
    },
    "castle": {
        "item": [*castle.ITEMS, castle.BAG],
        "profession": list(castle.PROFESSIONS),
        "society": list(castle.SOCIETIES),
        "back": ["item", "profession"],
    },
    "cultists": {
        "role": list(cultists.ROLES),
        "character": list(cultists.CHARACTERS),
        "token": list(cultists.TOKENS),
        "pulse": list(cultists.ENCOUNTER_CARDS),
        "card": list(cultists.ROOM_CARDS),
        "colour": [*cultists.COLOURS, "corridor"],
        "back": ["role", "room", "encounter"],
    },
    "werewolf": {
        "role": list(werewolf.ROLE_IDS),
        "artefact": list(werewolf.ARTEFACT_IDS),
        "slot": ["wolf"],
        "beat": ["nobody"],
        "back": ["role"],
    },
}
LIVERIES = {"castle": ("devil", "coach")}
TRAVELLERS = 10


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, dict[str, str]]]:
    if pictures.NODE is None or not (pictures.WEB / "node_modules").is_dir():
        pytest.skip("the web client is not built: make web")
    folder = tmp_path_factory.mktemp("art")
    return folder, pictures.draw_all(folder)


def _by_livery(name: str, all_of_it: dict[str, str]) -> list[dict[str, str]]:
    liveries = LIVERIES.get(name)
    if liveries is None:
        return [all_of_it]
    return [
        {key.partition(".")[2]: svg for key, svg in all_of_it.items() if key.startswith(livery)}
        for livery in liveries
    ]


@pytest.mark.parametrize("name", IDS)
def test_everything_has_a_picture_a_title_and_a_description(
    name: str, drawn: tuple[Path, dict[str, dict[str, str]]]
) -> None:
    for album in _by_livery(name, drawn[1][name]):
        wanted = {f"{kind}-{one}" for kind, ids in IDS[name].items() for one in ids}
        travellers = {key for key in album if key.startswith("traveller-")}
        assert len(travellers) == (TRAVELLERS if name == "castle" else 0)
        assert set(album) == wanted | travellers
        for language in LANGUAGES:
            words = Words(game(name), language)
            for key in set(album) - {key for key in album if key.startswith("back-")}:
                assert words.has(f"{name}-{key}"), (language, key)
                assert words.has(f"{name}-{key}-picture"), (language, key)


@pytest.mark.parametrize("name", IDS)
def test_no_two_pictures_look_alike(
    name: str, drawn: tuple[Path, dict[str, dict[str, str]]]
) -> None:
    for album in _by_livery(name, drawn[1][name]):
        pairs = pictures.closest(album)
        assert pairs[0][0] < ALIKE, pairs[:5]


@pytest.mark.parametrize("name", IDS)
def test_everything_in_the_gallery_has_its_rule(name: str) -> None:
    source = (pictures.WEB / "src" / "boards" / name / "rules.ts").read_text("utf-8")
    found = dict(re.findall(r"^  '?([\w-]+)'?: '([A-Z]+-\d+)',$", source, re.MULTILINE))
    things = {kind: ids for kind, ids in IDS[name].items() if kind not in ("back", "beat")}
    assert set(found) == {f"{kind}-{one}" for kind, ids in things.items() for one in ids}
    for language in ("", "fr/"):
        page = pictures.WEB.parent / "docs" / "rules" / f"{language}{name}.md"
        ledger = page.read_text("utf-8")
        missing = {number for number in found.values() if f"- **{number}** " not in ledger}
        assert missing == set()


@pytest.mark.parametrize("name", IDS)
def test_every_picture_is_credited(
    name: str, drawn: tuple[Path, dict[str, dict[str, str]]]
) -> None:
    told = (pictures.WEB / "CREDITS.md").read_text("utf-8")
    credited = re.findall(
        r"^- (\S+): ", told.partition(f"### {name}\n")[2].partition("###")[0], re.M
    )
    own = {key for album in _by_livery(name, drawn[1][name]) for key in album}
    assert sorted(credited) == sorted(own), "npm run credits"


def test_the_same_picture_in_other_colours_would_be_found(
    drawn: tuple[Path, dict[str, dict[str, str]]],
) -> None:
    seer = drawn[1]["werewolf"]["role-seer"]
    recoloured = re.sub(r"#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})", r"#\2\3\1", seer)
    assert recoloured != seer
    assert pictures.likeness(pictures.look(seer), pictures.look(recoloured)) > ALIKE


@pytest.mark.parametrize("name", IDS)
def test_the_art_of_a_game_is_light(
    name: str, drawn: tuple[Path, dict[str, dict[str, str]]]
) -> None:
    assert len(gzip.compress((drawn[0] / f"{name}.json").read_bytes())) <= SIZE


def test_the_first_load_brings_no_cards() -> None:
    index = APP / "index.html"
    if not index.is_file():
        pytest.skip("the web client is not built: make web")
    first = re.findall(r'(?:src|href)="/app/(assets/[^"]+\.js)"', index.read_text("utf-8"))
    loaded = [(APP / name).read_text("utf-8") for name in first]
    assert not any("tentacle.short" in text for text in loaded)
    assert any("tentacle.short" in path.read_text("utf-8") for path in APP.glob("assets/*.js"))


def test_there_are_faces_enough(tmp_path: Path) -> None:
    if pictures.NODE is None or not (pictures.WEB / "node_modules").is_dir():
        pytest.skip("the web client is not built: make web")
    people, bots, codes = pictures.draw_faces(10_000)
    assert len(set(people)) > 9_990  # one in so many millions is drawn twice now and then
    assert len(set(bots)) > 500
    assert codes == [code_of(f"name {i}") for i in range(10_000)]  # the server knows what is shown
    kit = kit_of(APP / "previews" / "faces.json")
    for shown, bot in ((people, False), (bots, True)):  # and draws the same for links
        drawn = [portrait(kit, code, bot=bot) for code in codes[:200]]
        assert [sha256(svg.encode()).hexdigest()[:16] for svg in drawn] == shown[:200]
